"""A picture of a position with a play on it, written to board.svg."""

from pathlib import Path

from trictrac import Play, Position, Throw, svg

position = Position.parse("1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w")
play = Play.parse("5-11 4-8")
picture = svg.board(
    position,
    throw=Throw(6, 4),
    arrows=svg.arrows(play, position.turn),
    highlights=[(position.turn, 11)],
    palette="print",
    size=640,
)
Path("board.svg").write_text(picture, encoding="utf-8")
print(f"board.svg shows {play}, drawn for {position.turn.name.lower()}")
