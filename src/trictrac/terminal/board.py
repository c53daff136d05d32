"""The board as text: the whole instrument in seventeen lines of eighty columns.

White sits below; both talons are on the left, the petit jan in the left table, the grand jan in
the right one. As on the real instrument the jetons lie at the points they mark (2, 4, 6, 8, 10),
the fichets stand in the hole of their trou and the pavillon waits in the left band.
"""

from __future__ import annotations

from collections.abc import Mapping

from trictrac.position import COIN, Position
from trictrac.side import Side
from trictrac.terminal.canvas import Canvas
from trictrac.terminal.style import PLAIN, WIDTH, Style
from trictrac.terminal.texts import Words, cut
from trictrac.throw import Throw

HEIGHT = 17
ROWS = 5
"""Dames drawn on a fleche; a taller stack shows its number on the last row."""

_PITCH = 4
_TABLE = 6 * _PITCH + 1
_HINGE = 1 + _TABLE
_RIGHT = _HINGE + 3 + _TABLE
_PANEL = _RIGHT + 4
_PANEL_ROWS = 5
"""As many as fit between the edge and the dice."""
_TOP, _BOTTOM = 1, HEIGHT - 2
_MIDDLE = HEIGHT // 2
_TIPS = ("▐█▌", " █ ", " █ ", " ┃ ", " │ ")
"""An empty fleche in colour, from foot to point."""

_PIPS = {
    1: ("     ", "  *  ", "     "),
    2: ("*    ", "     ", "    *"),
    3: ("*    ", "  *  ", "    *"),
    4: ("*   *", "     ", "*   *"),
    5: ("*   *", "  *  ", "*   *"),
    6: ("*   *", "*   *", "*   *"),
}


def board(
    position: Position,
    *,
    throw: Throw | None = None,
    lang: str = "en",
    style: Style = PLAIN,
    names: Mapping[Side, str] | None = None,
    notes: Mapping[Side, str] | None = None,
) -> list[str]:
    """Draws a position; cases are numbered on the march of the side whose turn it is.

    ``names`` calls the sides otherwise than by their colours, ``notes`` says something under them.

    >>> print(board(Position())[-1].split()[-1])
    12
    """
    canvas = Canvas(HEIGHT, WIDTH, style)
    throw = throw or position.throw
    _draw_frame(canvas)
    for column in range(1, COIN + 1):
        for side in Side:
            _draw_fleche(canvas, position, side, column)
    _draw_numbers(canvas, position.turn)
    words = Words(lang)
    for side in Side:
        _draw_marks(canvas, position, side)
        _draw_panel(canvas, position, side, (names or words.sides)[side], (notes or {}).get(side, ""), words)
    _draw_pavillon(canvas, position)
    if throw:
        _draw_dice(canvas, throw)
    return canvas.lines()


def _x(column: int) -> int:
    """The middle of the column 1 to 12, counted from the left."""
    return (1 if column <= 6 else _HINGE + 3) + 2 + _PITCH * ((column - 1) % 6)


def _y(side: Side, step: int) -> int:
    """The row ``step`` places from the edge where a side sits; 0 is the first row of leather."""
    return _BOTTOM - 1 - step if side is Side.WHITE else _TOP + 1 + step


def _draw_frame(canvas: Canvas) -> None:
    glyphs = canvas.style.glyphs
    canvas.fill(_TOP, 0, HEIGHT - 2, _RIGHT + 1, "wood")
    for left in (1, _HINGE + 3):
        canvas.fill(_TOP + 1, left, HEIGHT - 4, _TABLE, "leather")
    coloured = _painted(canvas)
    if not coloured:
        for row, first in ((_TOP, 0), (_BOTTOM, 2)):
            hinge = glyphs.hinge[3 * first : 3 * first + 3]
            line = glyphs.edge * _TABLE
            canvas.put(row, 0, glyphs.corners[first] + line + hinge + line + glyphs.corners[first + 1])
        for row in range(_TOP + 1, _BOTTOM):
            for column, text in ((0, glyphs.side), (_HINGE, glyphs.hinge[3:6]), (_RIGHT, glyphs.side)):
                canvas.put(row, column, text)
    for row in (_TOP, _BOTTOM):
        for column in range(1, COIN + 1):
            canvas.put(row, _x(column), glyphs.hole, "hole")
    if coloured:
        for row in range(_MIDDLE - 1, _MIDDLE + 2):
            for column in (0, _RIGHT):
                canvas.put(row, column, glyphs.hole, "hole")
    for points in (2, 4, 6, 8, 10):
        canvas.put(_MIDDLE, _jeton_x(points), str(points).rjust(2 if points > 8 else 1), "scale")


def _draw_fleche(canvas: Canvas, position: Position, edge: Side, column: int) -> None:
    """The fleche of a column at the edge of one side, with whoever stands on it."""
    glyphs = canvas.style.glyphs
    light = (column + (edge is Side.WHITE)) % 2 == 1
    for step in range(ROWS):
        x, y = _x(column), _y(edge, step)
        if _painted(canvas):
            canvas.put(y, x - 1, _TIPS[step], "ivory" if light else "oxblood")
        else:
            canvas.put(y, x, (glyphs.light if light else glyphs.dark)[step])
    for side in Side:
        count = position.camp(side).on(column if side is edge else 25 - column)
        for step in range(min(count, ROWS)):
            counted = count if step == ROWS - 1 and count > ROWS else 0
            _draw_dame(canvas, _y(edge, step), _x(column), side, counted)


def _draw_dame(canvas: Canvas, y: int, x: int, side: Side, counted: int) -> None:
    """A dame, or the number of a stack in its place."""
    glyphs = canvas.style.glyphs
    colour = "white" if side is Side.WHITE else "black"
    if not _painted(canvas):
        dame = glyphs.white if side is Side.WHITE else glyphs.black
        canvas.put(y, x - 1, f"{counted:2} " if counted else f" {dame} ", colour)
    elif counted:
        canvas.put(y, x - 1, f"{counted:^3}", "black" if side is Side.WHITE else "white", colour)
    else:
        canvas.put(y, x - 1, "▐ ▌", colour)
        canvas.put(y, x, glyphs.ring, f"{colour}_ring", colour)


def _painted(canvas: Canvas) -> bool:
    """Whether dames and dice are painted surfaces: it takes colours and block characters."""
    return bool(canvas.style.colours) and not canvas.style.glyphs.white.isascii()


def _draw_numbers(canvas: Canvas, turn: Side) -> None:
    """The cases of the mover's march along both edges."""
    for column in range(1, COIN + 1):
        for edge in Side:
            case = column if edge is turn else 25 - column
            canvas.put(0 if edge is Side.BLACK else HEIGHT - 1, _x(column) - 1, f"{case:2}", None)


def _jeton_x(points: int) -> int:
    """Where the jetons of these points lie: 6 and 8 on either side of the hinge, 10 at the far band."""
    between = {2: _x(2) + 2, 4: _x(4) + 2, 6: _HINGE - 2, 8: _HINGE + 4, 10: _RIGHT - 3}
    return between[points]


def _draw_marks(canvas: Canvas, position: Position, side: Side) -> None:
    """Jetons at their points, the fichet in its hole."""
    glyphs = canvas.style.glyphs
    camp = position.camp(side)
    row = _MIDDLE + (1 if side is Side.WHITE else -1)
    if camp.points in range(2, 12, 2):
        canvas.put(row, _jeton_x(camp.points), glyphs.jeton * position.jetons(side), "brass")
    fichet = glyphs.white_fichet if side is Side.WHITE else glyphs.black_fichet
    if _painted(canvas):
        fichet = glyphs.black_fichet
    colour = "white" if side is Side.WHITE else "black"
    if camp.trous > 0:
        column = (camp.trous - 1) % COIN + 1
        canvas.put(_BOTTOM if side is Side.WHITE else _TOP, _x(column), fichet, colour)
    else:
        canvas.put(row, 0, fichet, colour)


def _draw_pavillon(canvas: Canvas, position: Position) -> None:
    """In the middle hole of the left band until somebody takes it."""
    if position.pavillon is None:
        canvas.put(_MIDDLE, 0, canvas.style.glyphs.pavillon, "flag")


def _draw_panel(canvas: Canvas, position: Position, side: Side, name: str, note: str, words: Words) -> None:
    """Whose dames they are and what is marked, beside the board."""
    glyphs = canvas.style.glyphs
    camp = position.camp(side)
    moves = position.turn is side
    dame = glyphs.white if side is Side.WHITE else glyphs.black
    rows = [("", ""), (words.points(camp.points), glyphs.jeton * position.jetons(side))]
    if camp.bredouille and camp.points:
        rows.append((words["in_bredouille"], ""))
    rows.append((words.trous(camp.trous), glyphs.pavillon if position.pavillon is side else ""))
    if camp.out > 0:
        rows.append((words.out(camp.out), ""))
    if note and len(rows) < _PANEL_ROWS:
        rows.insert(1, (note, ""))
    top = _TOP if side is Side.BLACK else _BOTTOM + 1 - len(rows)
    if moves:
        canvas.put(top, _PANEL - 2, glyphs.mover)
    left = _PANEL + 2
    if _painted(canvas):
        left += 2
        canvas.fill(top, _PANEL, 1, 3, "leather")
        _draw_dame(canvas, top, _PANEL + 1, side, 0)
    else:
        canvas.put(top, _PANEL, dame)
    canvas.put(top, left, cut(name, WIDTH - left))
    for row, (text, ornament) in enumerate(rows[1:], top + 1):
        canvas.put(row, left, text)
        canvas.put(row, left + len(text) + 1, ornament, "flag" if ornament == glyphs.pavillon else "brass")


def _draw_dice(canvas: Canvas, throw: Throw) -> None:
    glyphs = canvas.style.glyphs
    left_top, top, right_top, wall, left_bottom, right_bottom = tuple(glyphs.die)
    row = _MIDDLE - 2
    for index, number in enumerate(throw):
        column = _PANEL + 9 * index
        if _painted(canvas):
            canvas.put(row, column, "▄" * 7, "die")
            canvas.put(row + 4, column, "▀" * 7, "die")
        else:
            canvas.put(row, column, left_top + top * 5 + right_top)
            canvas.put(row + 4, column, left_bottom + top * 5 + right_bottom)
            for line in range(1, 4):
                canvas.put(row + line, column, wall + " " * 5 + wall)
        for line, pips in enumerate(_PIPS[number], row + 1):
            face = pips.replace("*", glyphs.pip)
            if _painted(canvas):
                canvas.put(line, column, f" {face} ", "black", "die")
            else:
                canvas.put(line, column + 1, face)
