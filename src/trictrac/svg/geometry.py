"""Where everything stands: the measures of the instrument, in the units of its viewBox.

The side at the bottom has its talon at the lower left, petit jan left, grand jan right::

    24 23 22 21 20 19 | 18 17 16 15 14 13
     1  2  3  4  5  6 |  7  8  9 10 11 12

A point is an ``(x, y)`` pair. Places on the upper side are those of the lower one, mirrored in the middle line.
"""

from __future__ import annotations

from dataclasses import dataclass

from trictrac.position import CASES, COIN, DAMES
from trictrac.side import Side

Point = tuple[float, float]

PITCH = 88.0
"""From one fleche to the next."""
BAND = 68.0
"""The width of the frame."""
TABLE = 540.0
"""The width of one table, six fleches and a little air."""
HINGE = 40.0
FIELD = 692.0
"""The depth of the leather from foot to foot."""
WIDTH = 2 * BAND + 2 * TABLE + HINGE
HEIGHT = 2 * BAND + FIELD
MIDDLE = HEIGHT / 2
LEFT = BAND
RIGHT = WIDTH - BAND
HINGE_LEFT = BAND + TABLE
HINGE_RIGHT = HINGE_LEFT + HINGE

FLECHE_HALF = 36.0
FLECHE_LENGTH = 286.0
DAME = 39.0
"""The radius of a dame."""
FIRST = DAME + 4
"""From the band to the centre of the first dame."""
STEP = 2 * DAME - 1
LIFT = 4.0
"""How much higher each dame of a pile is drawn."""
FLAT = 3
COUNTED = 5
"""Beyond this number dames stand in piles with a count."""
JETON = 19.0
HOLE_INSET = 46.0
"""From the outer edge of the frame to the centre of a hole."""
SHORT_GAP = 78.0
"""Between the three holes of a short side."""
TRAY_X = 41.0
TRAY_WIDTH = 46.0
SLAB = 14.0
"""The thickness of a dame seen from its edge, lying in the tray."""


@dataclass(frozen=True, slots=True)
class View:
    """The instrument as seen by the side at the bottom."""

    bottom: Side

    def is_low(self, side: Side) -> bool:
        """Checks if a side sits at the bottom."""
        return side is self.bottom

    def low_case(self, side: Side, case: int) -> int:
        """The same fleche, counted on the march of the side at the bottom."""
        return case if self.is_low(side) else CASES + 1 - case

    def inward(self, side: Side, case: int) -> float:
        """The direction from the foot of a fleche to its point: -1 up, 1 down."""
        return -1.0 if self.low_case(side, case) <= COIN else 1.0

    def foot(self, side: Side, case: int) -> Point:
        """The middle of the foot of a fleche, on the edge of the leather."""
        low = self.low_case(side, case)
        y = HEIGHT - BAND if low <= COIN else BAND
        return column(low if low <= COIN else CASES + 1 - low), y

    def from_foot(self, side: Side, case: int, distance: float) -> Point:
        """A point on the axis of a fleche, so far from its foot."""
        x, y = self.foot(side, case)
        return x, y + self.inward(side, case) * distance

    def piles(self, side: Side, case: int, count: int) -> list[list[Point]]:
        """The centres of the dames on a case, pile by pile from the foot, each pile from below to its top.

        Three dames lie flat, five overlap; more stand in three piles, as at the talon (LL 25). Height rises up
        the page for both sides, so the upper side's piles are moved off the band by their height.
        """
        if count <= COUNTED:
            step = STEP if count <= FLAT else STEP * 2.1 / (count - 1)
            return [[self.from_foot(side, case, FIRST + step * index)] for index in range(count)]
        heights = [count // 3 + (index < count % 3) for index in range(3)]
        tallest = (heights[0] - 1) * LIFT
        clear = 0.0 if self.inward(side, case) < 0 else tallest
        piles = []
        for index, height in enumerate(heights):
            x, y = self.from_foot(side, case, FIRST + clear + (STEP + 0.8 * tallest) * index)
            piles.append([(x, y - LIFT * level) for level in range(height)])
        return piles

    def top(self, side: Side, case: int, count: int) -> Point:
        """The centre of the free dame nearest to the middle, or of the first place when there is none."""
        return self.piles(side, case, max(count, 1))[-1][-1]

    def trou_hole(self, side: Side, trous: int) -> Point:
        """The hole of a side's fichet (art. XV); at 0 it waits in the band of the talons (art. IV)."""
        if trous <= 0:
            return self.start_hole(side)
        x, _ = self.foot(side, (trous - 1) % COIN + 1)
        return x, HEIGHT - HOLE_INSET if self.is_low(side) else HOLE_INSET

    def start_hole(self, side: Side) -> Point:
        """The hole of the talon-side band nearest to a side (art. IV)."""
        return HOLE_INSET, MIDDLE + (SHORT_GAP if self.is_low(side) else -SHORT_GAP)

    def jeton(self, side: Side, points: int) -> Point:
        """Where a jeton marks 2 to 10 points, on its owner's half (art. XV); other numbers go to the nearest place."""
        against = JETON + 5
        x = {
            2: (column(2) + column(3)) / 2,
            4: (column(4) + column(5)) / 2,
            6: HINGE_LEFT - against,
            8: HINGE_RIGHT + against,
            10: RIGHT - against,
        }[min(max(points // 2 * 2, 2), 10)]
        return x, MIDDLE + (31 if self.is_low(side) else -31)

    def tray(self, side: Side) -> tuple[float, float]:
        """The two ends of the groove where a side's dames lie once out: in the band they leave by (art. VIII)."""
        start = BAND + 34
        end = start + DAMES * SLAB + 4
        return (HEIGHT - start, HEIGHT - end) if not self.is_low(side) else (start, end)

    def slot(self, side: Side, index: int) -> Point:
        """The centre of one dame on edge in the tray, the first nearest to the corner of the frame."""
        start, end = self.tray(side)
        away = 1 if end > start else -1
        return TRAY_X, start + away * (2 + SLAB * (index + 0.5))


def column(case: int) -> float:
    """The axis of fleche 1 to 12, counted from the left."""
    air = (TABLE - 6 * PITCH) / 2
    origin = LEFT if case <= 6 else HINGE_RIGHT
    return origin + air + PITCH * ((case - 1) % 6 + 0.5)


def all_holes() -> list[Point]:
    """The thirty holes: one at the foot of each fleche, three on each short side (art. III)."""
    holes = [(column(case), y) for y in (HOLE_INSET, HEIGHT - HOLE_INSET) for case in range(1, COIN + 1)]
    holes += [(x, MIDDLE + shift) for x in (HOLE_INSET, WIDTH - HOLE_INSET) for shift in (-SHORT_GAP, 0, SHORT_GAP)]
    return holes


def resting_jetons(count: int) -> list[Point]:
    """The jetons in nobody's use, against the band between the talons (art. IV)."""
    gap = 2 * JETON + 5
    return [(LEFT + JETON + 5, MIDDLE + gap * (index - (count - 1) / 2)) for index in range(count)]
