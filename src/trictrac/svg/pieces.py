"""What stands on the instrument in a position: dames, jetons, fichets, pavillon, dice."""

from __future__ import annotations

from trictrac.position import CASES, COIN, Position
from trictrac.side import Side
from trictrac.svg.defs import piece
from trictrac.svg.geometry import (
    COUNTED,
    DAME,
    HOLE_INSET,
    MIDDLE,
    PITCH,
    TRAY_WIDTH,
    TRAY_X,
    Point,
    View,
    column,
    resting_jetons,
)
from trictrac.svg.pen import Element, Pen, line
from trictrac.throw import Throw

JETONS = 3
"""All the jetons there are (art. III)."""


def draw_dames(pen: Pen, root: Element, view: View, position: Position) -> None:
    """Both sides' dames on their cases, the upper row first."""
    group = pen.draw(root, "g", "dames")
    for low in (*range(CASES, COIN, -1), *range(1, COIN + 1)):
        for side in Side:
            case = view.low_case(side, low)
            count = position.camp(side).on(case)
            if count > 0:
                _stack(pen, group, view, side, case, count)


def _stack(pen: Pen, parent: Element, view: View, side: Side, case: int, count: int) -> None:
    name = piece(side)
    stack = pen.draw(parent, "g", f"stack {name} case-{case}")
    piles = view.piles(side, case, count)
    # A tall pile hides the one behind it, so the pile nearest to the reader is drawn last.
    nearest_last = piles[::-1] if count > COUNTED and view.inward(side, case) < 0 else piles
    for pile in nearest_last:
        for place in pile:
            pen.use(stack, f"dame-{name}", f"dame {name} case-{case}", place)


def draw_counts(pen: Pen, root: Element, view: View, position: Position) -> None:
    """The number of dames on each tall pile, over everything else: no arrow may hide it."""
    group = pen.draw(root, "g", "counts")
    for side in Side:
        for case, count in position.camp(side).occupied().items():
            if count > COUNTED:
                _count(pen, group, side, case, count, view.top(side, case, count))


def _count(pen: Pen, group: Element, side: Side, case: int, count: int, place: Point) -> None:
    ink = pen.palette.white_ink if side is Side.WHITE else pen.palette.black_ink
    # The inner ring gives way to the figure.
    pen.circle(group, "boss", place, DAME * 0.62, fill=_middle_stop(pen, side))
    pen.text(group, f"count {piece(side)} case-{case}", str(count), place, 42, ink)


def _middle_stop(pen: Pen, side: Side) -> str:
    stops = pen.palette.white if side is Side.WHITE else pen.palette.black
    return stops[len(stops) // 2]


def draw_out(pen: Pen, root: Element, view: View, position: Position) -> None:
    """The dames that are out, on edge in a groove of the band they left by, with their number."""
    for side in Side:
        out = position.camp(side).out
        if out <= 0:
            continue
        name = piece(side)
        start, end = view.tray(side)
        away = 1 if end > start else -1
        tray, corner = pen.draw(root, "g", f"out {name}"), (TRAY_X - TRAY_WIDTH / 2, min(start, end))
        dark = pen.palette.leather[-1]
        edge = line(pen.palette.inlay, 1.2, "0.75")
        pen.rect(tray, "tray", corner, TRAY_WIDTH, abs(end - start), rx=5, fill=dark, **edge)
        for index in range(out):
            pen.use(tray, f"slab-{name}", f"dame {name} out", view.slot(side, index))
        pen.text(tray, f"count {name} out", str(out), (TRAY_X, start - away * 19), 32, pen.palette.label)


def draw_jetons(pen: Pen, root: Element, view: View, position: Position) -> None:
    """Three jetons in all: at the points they mark, the others at rest between the talons (art. IV, XV)."""
    group = pen.draw(root, "g", "jetons")
    left = JETONS
    for side in Side:
        points, jetons = position.camp(side).points, position.jetons(side)
        left -= jetons
        if not jetons:
            continue
        x, y = view.jeton(side, points)
        spread = ((0.0, 0.0),) if jetons == 1 else ((-8.0, -5.0), (8.0, 5.0))
        # Two jetons together keep off the wood beside them.
        shift = {6: -8.0, 8: 8.0, 10: -8.0}.get(points, 0.0) if jetons == 2 else 0.0
        for dx, dy in spread:
            pen.use(group, "jeton", f"jeton {piece(side)} points-{points}", (x + dx + shift, y + dy))
    for place in resting_jetons(max(left, 0)):
        pen.use(group, "jeton", "jeton rest", place)


def draw_fichets(pen: Pen, root: Element, view: View, position: Position) -> None:
    """Each side's fichet in the hole of its trou; past twelve it goes round again, with the number beside it."""
    group = pen.draw(root, "g", "fichets")
    for side in Side:
        trous = position.camp(side).trous
        x, y = view.trou_hole(side, trous)
        pen.use(group, f"fichet-{piece(side)}", f"fichet {piece(side)} trous-{trous}", (x, y))
        if trous > COIN:
            pen.text(group, f"count {piece(side)} trous", str(trous), (x + 34, y), 30, pen.palette.label)


def draw_pavillon(pen: Pen, root: Element, view: View, position: Position) -> None:
    """The pavillon in the middle hole, or where its owner's fichet began (art. IV, XV)."""
    owner = position.pavillon
    place = (HOLE_INSET, MIDDLE) if owner is None else view.start_hole(owner)
    pen.use(root, "pavillon", f"pavillon {'free' if owner is None else piece(owner)}", place)


def draw_dice(pen: Pen, root: Element, view: View, thrower: Side, throw: Throw | None) -> None:
    """The dice where they fell: in the grand jan table, a little towards their thrower."""
    if throw is None:
        return
    group = pen.draw(root, "g", f"dice {piece(thrower)}")
    towards = 1 if view.is_low(thrower) else -1
    centre = column(9) + PITCH / 2
    # The tilt follows the numbers, so that not every throw falls alike and each always falls the same.
    tilts = (-17 + 4 * (throw.high % 3), 12 + 5 * (throw.low % 4))
    for die, dx, dy, tilt in zip(throw, (-38.0, 38.0), (-9.0, 11.0), tilts, strict=True):
        pen.use(group, f"die-{die}", f"die die-{die}", (centre + dx, MIDDLE + dy * towards), tilt)
