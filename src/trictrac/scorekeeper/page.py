"""The marks as people see them on the instrument: pegs in their holes, jetons at their points."""

from __future__ import annotations

from collections.abc import Mapping

from trictrac.marking import Marking
from trictrac.scorekeeper.texts import KeeperWords
from trictrac.side import Side
from trictrac.terminal.canvas import Canvas
from trictrac.terminal.style import PLAIN, WIDTH, Style

HOLES = 12
_PITCH = 3
_LEFT = 28
_STRIP = HOLES * _PITCH + 4
_COUNTS = _LEFT + _STRIP + 1


def page(
    marking: Marking, names: Mapping[Side, str], tags: Mapping[Side, str], words: KeeperWords, style: Style = PLAIN
) -> list[str]:
    """Two lines a player: the fichet in the hole of its trou, the jetons at their points.

    Past twelve trous the fichet goes round again, as on a board.
    """
    canvas = Canvas(4, WIDTH, style)
    for top, side in ((0, Side.WHITE), (2, Side.BLACK)):
        _draw_player(canvas, top, marking, side, names[side], tags[side], words)
    return canvas.lines()


def _draw_player(
    canvas: Canvas, top: int, marking: Marking, side: Side, name: str, tag: str, words: KeeperWords
) -> None:
    glyphs = canvas.style.glyphs
    marks = marking.marks(side)
    canvas.put(top, 1, name if tag.casefold() == name.casefold() else f"{tag} {name}")
    if marks.bredouille:
        canvas.put(top + 1, 3, words["in_bredouille"])
    canvas.fill(top, _LEFT, 1, _STRIP, "wood")
    for hole in range(1, HOLES + 1):
        canvas.put(top, _hole(hole), glyphs.hole, "hole")
    fichet = glyphs.white_fichet if side is Side.WHITE else glyphs.black_fichet
    canvas.put(top, _hole((marks.trous - 1) % HOLES + 1 if marks.trous else 0), fichet, "white")
    canvas.put(top, _COUNTS, words.trous(marks.trous))
    if marking.pavillon is side:
        canvas.put(top, _COUNTS + len(words.trous(marks.trous)) + 1, glyphs.pavillon, "flag")
    for points in range(2, 12, 2):
        canvas.put(top + 1, _hole(points), str(points), "scale")
    if marks.points:
        canvas.put(top + 1, _hole(marks.points), " " * len(str(marks.points)))
        canvas.put(top + 1, _hole(marks.points), glyphs.jeton * marking.jetons(side), "brass")
    canvas.put(top + 1, _COUNTS, words.points(marks.points))


def _hole(number: int) -> int:
    """Where a hole is; number 0 is the band where the fichet waits."""
    return _LEFT + 1 + _PITCH * number
