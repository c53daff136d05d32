"""Golden games: whole games as readable text, replayed and compared in tests.

python -m tests.golden      writes tests/golden/*.txt anew; read the difference before committing it
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from trictrac import Decision, Game, Phase, Rules, Side, Throw, explain
from trictrac.words import say

FOLDER = Path(__file__).parent / "golden"

STYLES = {
    "leaves_often": ("loi-2013", 0.7, "any"),
    "stays_and_runs": ("loi-2013", 0.0, "far"),
    "usage_19e_runs": ("usage-19e", 0.0, "far"),
    "builds_at_home": ("loi-2013", 0.2, "near"),
}
"""Name: rule set, how often to leave, which play to prefer."""


def choose(game: Game, rng: random.Random, style: str) -> int:
    """A play by taste: any, the one that advances the farthest dame, or the one that keeps dames back."""
    plays = list(game.legal_plays)
    if style == "any" or rng.random() < 0.2:
        return rng.randrange(len(plays))

    def reach(index: int) -> int:
        return sum(end * end - start * start for start, end in plays[index].moves)

    order = sorted(range(len(plays)), key=reach)
    return order[-1] if style == "far" else order[0]


def write_game(name: str) -> str:
    """Plays one game with dice and choices from the name, and tells it coup by coup."""
    return "\n".join(_lines(name)) + "\n"


def _lines(name: str) -> Iterator[str]:
    rules, leave_rate, style = STYLES[name]
    rng = random.Random(name)
    game = Game(Rules.of(rules))
    yield f"game {name}, rules {rules}"
    while game.phase is Phase.OPENING:
        white, black = rng.randint(1, 6), rng.randint(1, 6)
        yield f"opening: white {white}, black {black}"
        game.push_opening(white, black)
    number = 0
    while game.phase is not Phase.OVER:
        if game.phase is Phase.THROW:
            game.push_throw(Throw(rng.randint(1, 6), rng.randint(1, 6)))
        score = game.score
        assert score is not None
        number += 1
        side = game.turn
        yield f"coup {number}: {side.name.lower()} throws {score.throw}"
        for sentence in (say(told, "en") for told in explain.score(score, game.position)):
            yield f"    {sentence}"
        yield f"    {_marks(game)}; {len(game.legal_plays)} plays"
        if game.phase is Phase.DECIDE:
            decision = Decision.LEAVE if rng.random() < leave_rate else Decision.STAY
            game.push_decision(decision)
            yield f"    {decision.value}s"
        if game.phase is Phase.PLAY:
            play = game.legal_plays[choose(game, rng, style)]
            game.push_play(play)
            yield f"    plays {play}"
        yield f"    {game.position}"
    outcome = game.outcome()
    assert outcome is not None
    yield f"{outcome.winner.name.lower()} wins {max(outcome.trous)} to {min(outcome.trous)}" + (
        " in grande bredouille" * outcome.bredouille
    )


def _marks(game: Game) -> str:
    def camp(side: Side) -> str:
        mine = game.position.camp(side)
        return f"{side.name.lower()} {mine.trous} trous {mine.points} points{' in bredouille' * mine.bredouille}"

    return ", ".join(camp(side) for side in Side)


def main() -> None:
    """Writes every golden game."""
    FOLDER.mkdir(exist_ok=True)
    for name in STYLES:
        (FOLDER / f"{name}.txt").write_text(write_game(name))


if __name__ == "__main__":
    main()
