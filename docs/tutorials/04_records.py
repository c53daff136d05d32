"""A game as a record: written, read again, and judged by the law."""

from trictrac import Game, records

game = Game()
for action in ("6-4", "1-7 1-5", "2-1", "1-3-4", "5-3", "1-6 1-4"):
    game.push(action)

text = str(records.from_game(game, players=("Anne", "Bruno")))
print(text)

lines = text.splitlines(keepends=True)
(record,) = records.read(lines, records.EventBuilder())
print(f"read again: {len(record.events)} events, the same text: {str(record) == text}")

(verdict,) = records.check(lines)
print(verdict.sentence("en"))

(verdict,) = records.check(text.replace("1-3-4", "1-3-5").splitlines(keepends=True))
print(verdict.sentence("en"))
