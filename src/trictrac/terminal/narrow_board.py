"""The board in forty columns: the dames and the cases; what is marked stands below in words."""

from __future__ import annotations

from trictrac.position import COIN, Position
from trictrac.side import Side
from trictrac.terminal.canvas import Canvas
from trictrac.terminal.sheet import wrapped
from trictrac.terminal.style import Style
from trictrac.terminal.texts import Words

ROWS = 5
"""Dames drawn on a fleche; a taller stack shows its number on the last row."""
HEIGHT = 2 * ROWS + 5
WIDTH = 40

_PITCH = 3
_TABLE = 6 * _PITCH
_HINGE = 1 + _TABLE
_RIGHT = _HINGE + 1 + _TABLE
_TOP, _BOTTOM = 1, HEIGHT - 2


def narrow_board(position: Position, words: Words, style: Style) -> list[str]:
    """Draws a position, white below, cases numbered on the march of the side whose turn it is.

    >>> max(len(line) for line in narrow_board(Position(), Words("en"), Style()))
    39
    """
    canvas = Canvas(HEIGHT, WIDTH, Style(style.glyphs))
    _draw_frame(canvas)
    for column in range(1, COIN + 1):
        x = column * _PITCH - 1 + (column > COIN // 2)
        for edge in Side:
            case = column if edge is position.turn else 25 - column
            canvas.put(0 if edge is Side.BLACK else HEIGHT - 1, x - 1, f"{case:2}")
            _draw_fleche(canvas, position, edge, column, x)
    marks = [line for side in (Side.BLACK, Side.WHITE) for line in _marks(position, side, words, style)]
    return [*canvas.lines(), "", *marks]


def _draw_frame(canvas: Canvas) -> None:
    glyphs = canvas.style.glyphs
    for row, first in ((_TOP, 0), (_BOTTOM, 2)):
        line = glyphs.edge * _TABLE
        hinge = glyphs.hinge[3 * first]
        canvas.put(row, 0, glyphs.corners[first] + line + hinge + line + glyphs.corners[first + 1])
    for row in range(_TOP + 1, _BOTTOM):
        for column in (0, _HINGE, _RIGHT):
            canvas.put(row, column, glyphs.side)


def _draw_fleche(canvas: Canvas, position: Position, edge: Side, column: int, x: int) -> None:
    """The fleche of a column at the edge of one side, with whoever stands on it."""
    glyphs = canvas.style.glyphs
    light = (column + (edge is Side.WHITE)) % 2 == 1
    for step in range(ROWS):
        row = _BOTTOM - 1 - step if edge is Side.WHITE else _TOP + 1 + step
        canvas.put(row, x, (glyphs.light if light else glyphs.dark)[step])
        for side in Side:
            count = position.camp(side).on(column if side is edge else 25 - column)
            if step < count:
                dame = glyphs.white if side is Side.WHITE else glyphs.black
                stacked = step == ROWS - 1 and count > ROWS
                canvas.put(row, x - 1, f"{count:2}" if stacked else f" {dame}")


def _marks(position: Position, side: Side, words: Words, style: Style) -> list[str]:
    """What a side has marked."""
    glyphs, camp = style.glyphs, position.camp(side)
    told = [words.points(camp.points), words.trous(camp.trous)]
    if camp.bredouille and camp.points:
        told[0] += f" {glyphs.jeton * 2}"
    if camp.out > 0:
        told.append(words.out(camp.out))
    mover = glyphs.mover if position.turn is side else " "
    dame = glyphs.white if side is Side.WHITE else glyphs.black
    return wrapped(", ".join(told), f"{mover} {dame} ", "    ", style.width)
