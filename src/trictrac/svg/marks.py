"""What a teacher points at: brass arrows along the march, a dot on the rest, dashed rings."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from trictrac.errors import TrictracError, WrongTypeError
from trictrac.play import Play, PlayLike
from trictrac.position import CASES, COIN, DAMES, Position
from trictrac.side import Side
from trictrac.svg.defs import piece
from trictrac.svg.geometry import COUNTED, DAME, FIELD, MIDDLE, Point, View, column
from trictrac.svg.pen import Element, Pen, Value, at, line

OUT = CASES + 1
"""The end of an arrow that leaves the board."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """A dame's way on its side's own march, perhaps through a rest: ``Arrow(Side.WHITE, 7, 17, rest=11)``."""

    side: Side
    start: int
    end: int
    """25 is out."""
    rest: int | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.start < self.end <= OUT:
            raise TrictracError(
                f"an arrow goes forward from a case 1 to 24, to 25 at most (out): not {self.start} to {self.end}",
                f"{self.start}-{self.end}",
            )
        if self.rest is not None and not self.start < self.rest < self.end:
            raise TrictracError(
                f"the rest of an arrow lies between its ends, {self.start} and {self.end}: not {self.rest}",
                str(self.rest),
            )


def arrows(play: PlayLike, side: Side) -> tuple[Arrow, ...]:
    """A play, or its text, as it is drawn, one arrow for a dame tout d'une; none for moves that no dame can make.

    >>> [arrow.rest for arrow in arrows(Play.parse("1-7-11"), Side.WHITE)]
    [7]
    """
    play = Play.of(play)
    if not isinstance(side, Side):
        raise WrongTypeError("arrows are drawn for a Side, such as trictrac.WHITE", side)
    if not all(1 <= start < end <= OUT for start, end in play.moves):
        return ()
    if play.tout_d_une:
        return (Arrow(side, play.moves[0][0], play.moves[1][1], play.moves[0][1]),)
    return tuple(Arrow(side, start, end) for start, end in play.moves)


def draw_marks(
    pen: Pen,
    root: Element,
    view: View,
    position: Position,
    arrows: Iterable[Arrow],
    highlights: Iterable[tuple[Side, int]],
) -> None:
    """Rings first, arrows over them."""
    arrows, highlights = tuple(arrows), tuple(highlights)
    if not arrows and not highlights:
        return
    group = pen.draw(root, "g", "marks")
    ends = {(arrow.side, arrow.end) for arrow in arrows}
    for side, case in highlights:
        if not 1 <= case <= CASES:
            raise TrictracError(f"there is no case {case} to highlight: cases go from 1 to 24", str(case))
        place = _landing if (side, case) in ends else _on
        _ring(pen, group, place(view, position, side, case), side, case)
    for arrow in arrows:
        _arrow(pen, group, view, position, arrow)


def _on(view: View, position: Position, side: Side, case: int) -> Point:
    """The top dame of whoever stands there, else the first place of the fleche."""
    mine, theirs = position.camp(side).on(case), position.camp(side.other).on(CASES + 1 - case)
    return view.top(side, case, mine or theirs)


def _landing(view: View, position: Position, side: Side, case: int) -> Point:
    """Where one more dame of this side would lie; on the opponent's top dame when that is what it hits."""
    if case == OUT:
        return view.slot(side, min(position.camp(side).out, DAMES - 1))
    mine, theirs = position.camp(side).on(case), position.camp(side.other).on(CASES + 1 - case)
    count = theirs if theirs and not mine else mine + 1
    x, y = view.top(side, case, count)
    # Beside the figure of a tall pile, not on it.
    return x, y + (view.inward(side, case) * 0.8 * DAME if count > COUNTED else 0)


def _ring(pen: Pen, group: Element, place: Point, side: Side, case: int) -> None:
    palette = pen.palette
    ring = pen.draw(group, "g", f"highlight {piece(side)} case-{case}", fill="none")
    for classes, stroke in (("casing", line(palette.mark_edge, 7.5, "0.75")), ("line", line(palette.mark, 4.5, "1"))):
        pen.circle(ring, classes, place, DAME + 1, **stroke, stroke_dasharray="13 8", stroke_linecap="round")


def _arrow(pen: Pen, group: Element, view: View, position: Position, arrow: Arrow) -> None:
    stops = [arrow.start, *([arrow.rest] if arrow.rest is not None else []), arrow.end]
    places = [_on(view, position, arrow.side, arrow.start)]
    places += [_landing(view, position, arrow.side, case) for case in stops[1:]]
    lows = [view.low_case(arrow.side, case) for case in stops]
    path = f"M{at(places[0])}"
    last: Point = places[0]
    for (start, end), (here, there) in zip(pairwise(lows), pairwise(places), strict=True):
        first, last = _controls(start, end, here, there)
        tip = _before(last, there, 12) if there is places[-1] else there
        path += f"C{at(first)} {at(last)} {at(tip)}"
    out = " out" if arrow.end == OUT else ""
    mark = pen.draw(group, "g", f"arrow {piece(arrow.side)} from-{arrow.start} to-{arrow.end}{out}")
    palette = pen.palette
    head = _head(last, places[-1])
    for classes, colour, width, edge in (("casing", palette.mark_edge, 9.5, 4.0), ("line", palette.mark, 5.5, 0.0)):
        opacity = "0.75" if edge else "1"
        shaft = line(colour, width, opacity)
        pen.draw(mark, "path", f"shaft {classes}", d=path, fill="none", **shaft, stroke_linecap="round")
        paint: dict[str, Value] = {"fill": colour, "stroke": colour, "stroke_width": 1 + edge, "opacity": opacity}
        pen.draw(mark, "path", f"head {classes}", d=head, **paint, stroke_linejoin="round")
    if arrow.rest is not None:
        pen.circle(
            mark, f"rest case-{arrow.rest}", places[1], 9, fill=palette.mark, stroke=palette.mark_edge, stroke_width=2.5
        )


def _controls(start: int, end: int, here: Point, there: Point) -> tuple[Point, Point]:
    """The two handles of a curve along the march: over the row, or round by the corners into the other row."""
    span = abs(there[0] - here[0])
    low = start <= COIN
    if not 1 <= end <= CASES:
        return (here[0] - 0.35 * span, here[1] + (-30 if low else 30)), (there[0] + 0.4 * span, there[1])
    if low == (end <= COIN):
        # Higher for a longer way, never much beyond the middle.
        lift = 46 + 0.2 * span
        crest = min(here[1], there[1]) - lift if low else max(here[1], there[1]) + lift
        limit = FIELD * 0.06
        crest = max(crest, MIDDLE - limit) if low else min(crest, MIDDLE + limit)
        lean = 0.22 * (there[0] - here[0])
        return (here[0] + lean, crest), (there[0] - 0.4 * lean, crest)
    bulge = (column(COIN) + 30 - (here[0] + there[0]) / 2) / 0.75
    dip = 0.28 * (there[1] - here[1])
    return (here[0] + bulge, here[1] + dip), (there[0] + bulge, there[1] - dip)


def _before(origin: Point, tip: Point, distance: float) -> Point:
    """The point so far short of the tip, coming from the origin."""
    dx, dy = tip[0] - origin[0], tip[1] - origin[1]
    length = math.hypot(dx, dy) or 1.0
    return tip[0] - dx / length * distance, tip[1] - dy / length * distance


def _head(origin: Point, tip: Point) -> str:
    """A slender arrow head."""
    base = _before(origin, tip, 26)
    dx, dy = (tip[0] - base[0]) / 26, (tip[1] - base[1]) / 26
    left = base[0] - dy * 11, base[1] + dx * 11
    right = base[0] + dy * 11, base[1] - dx * 11
    notch = _before(origin, tip, 20)
    return f"M{at(tip)}L{at(left)}L{at(notch)}L{at(right)}Z"
