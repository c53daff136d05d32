"""Draws the pictures of the documentation: ``python scripts/draw_docs.py``."""

from pathlib import Path

from trictrac import Camp, Marks, Position, Side, Throw
from trictrac.svg import Arrow, board

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "img"

# Lepeintre's figure 9: 38 points, and the grand jan filled three ways.
FIGURE_9 = Position(
    Camp.of({1: 1, 4: 1, 5: 1, 7: 3, 8: 2, 9: 2, 10: 2, 11: 1, 12: 2}, Marks(points=10, trous=3)),
    Camp.of(
        {1: 2, 2: 1, 3: 1, 4: 1, 5: 1, 7: 1, 8: 1, 9: 2, 10: 2, 11: 1, 12: 2},
        Marks(points=4, bredouille=True, trous=5, serie=True),
    ),
    throw=Throw(6, 4),
)


def main() -> None:
    """Writes every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    filling = board(FIGURE_9, arrows=[Arrow(Side.WHITE, 7, 11)], highlights=[(Side.WHITE, 11)])
    (FOLDER / "board.svg").write_text(filling)
    (FOLDER / "start.svg").write_text(board(Position(), coordinates=True))


if __name__ == "__main__":
    main()
