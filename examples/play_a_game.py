"""Two players of the package play a game; its record and a picture of its last throw are written beside it.

python examples/play_a_game.py novice careful game.txt game.svg
"""

import random
import sys
from pathlib import Path

import trictrac
from trictrac import records, svg


def play(white: str, black: str, seed: int) -> trictrac.Game:
    """A whole game with the dice of a seed."""
    dice = random.Random(seed)
    engines = {trictrac.WHITE: trictrac.engine(white), trictrac.BLACK: trictrac.engine(black)}
    game = trictrac.Game()
    while not game.is_over:
        if game.phase in (trictrac.Phase.OPENING, trictrac.Phase.THROW):
            game.push((dice.randint(1, 6), dice.randint(1, 6)))
        else:
            game.push(engines[game.turn].choose(game, seed=len(game.history)))
    return game


def main(white: str, black: str, record: str, picture: str) -> None:
    """Plays, writes both files and says who won."""
    game = play(white, black, seed=7)
    Path(record).write_text(str(records.from_game(game, players=(white, black))), encoding="utf-8")
    while not isinstance(game.peek(), trictrac.Play):
        game.pop()
    last = game.pop()
    assert isinstance(last, trictrac.Play)
    drawn = svg.board(game, arrows=svg.arrows(last, game.turn), size=640)
    Path(picture).write_text(drawn, encoding="utf-8")
    print(f"{game.turn.name.lower()} played {last} last; see {record} and {picture}")


if __name__ == "__main__":
    main(*sys.argv[1:])
