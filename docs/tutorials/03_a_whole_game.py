"""A game from the first dice to the last trou; the program marks."""

import random

from trictrac import Decision, Game, Phase

dice, game = random.Random(1), Game()
while not game.is_over:
    if game.phase in (Phase.OPENING, Phase.THROW):
        game.push((dice.randint(1, 6), dice.randint(1, 6)))  # at the opening one die each: equal dice are thrown again
    elif game.phase is Phase.DECIDE:  # a trou was made: stay, or leave and begin a new relevé
        game.push(Decision.LEAVE if game.position.other.points else Decision.STAY)
    else:
        game.push(dice.choice(game.legal_plays))

outcome = game.outcome()
assert outcome
print(f"{outcome.winner.name.lower()} wins by {max(outcome.trous)} trous to {min(outcome.trous)}")
print(f"{len(game.history)} actions; the last one was {game.peek()}")

game.pop()
print(f"without it, {game.turn.name.lower()} is to {game.phase.name.lower()}")
