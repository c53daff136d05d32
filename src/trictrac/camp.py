"""One side of the table: its dames on its own march, its marks, its throws.

Every side counts on its own march: talon = case 1, corner = 12, the opponent's
corner = 13, the opponent's talon = 24. My case ``c`` is the opponent's ``25 - c``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trictrac.errors import InvalidPositionError, WrongTypeError
from trictrac.kernel import state
from trictrac.marks import NOTHING_MARKED, Marks
from trictrac.words import fact

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

DAMES = state.DAMES
CASES = 24
COIN = state.COIN

_DAMES = re.compile(r"0|\d{1,4}(?:x\d{1,4})?(?:-\d{1,4}(?:x\d{1,4})?)*")


@dataclass(frozen=True, slots=True)
class Camp:
    """What one side has on the table: dames on its own march, marks, and how often it has thrown.

    >>> camp = Camp.of({1: 13, 8: 1, 10: 1}, Marks(points=4, bredouille=True), coups=2)
    >>> camp.on(1), camp.points
    (13, 4)
    """

    dames: tuple[int, ...]
    """Twenty-four counts; ``dames[0]`` is the talon (case 1), ``dames[11]`` the corner."""
    marks: Marks = NOTHING_MARKED
    coups: int = 0
    """How many times this side has thrown since the dames were last stacked."""

    def __post_init__(self) -> None:
        if not isinstance(self.dames, tuple) or not isinstance(self.marks, Marks):
            raise WrongTypeError("a camp is a tuple of 24 counts of dames and Marks", (self.dames, self.marks))
        if len(self.dames) != CASES:
            raise InvalidPositionError(fact("camp-cases", cases=CASES, given=len(self.dames)), str(self.dames))

    @classmethod
    def of(cls, dames: Mapping[int, int], marks: Marks = NOTHING_MARKED, coups: int = 0) -> Camp:
        """Makes a camp from ``{case: dames}``; cases not named are empty, missing dames are out."""
        counts = [0] * CASES
        for case, count in dames.items():
            if not 1 <= case <= CASES:
                raise InvalidPositionError(fact("camp-no-case", case=case), str(case))
            counts[case - 1] = count
        return cls(tuple(counts), marks, coups)

    def on(self, case: int) -> int:
        """The number of dames on one of this side's cases, 1 to 24."""
        return self.dames[case - 1]

    @property
    def out(self) -> int:
        """How many dames have left the board."""
        return DAMES - sum(self.dames)

    @property
    def points(self) -> int:
        """Points marked."""
        return self.marks.points

    @property
    def bredouille(self) -> bool:
        """Whether the points would make a double trou."""
        return self.marks.bredouille

    @property
    def trous(self) -> int:
        """Trous marked."""
        return self.marks.trous

    @property
    def serie(self) -> bool:
        """Whether all trous were taken in one run."""
        return self.marks.serie

    def occupied(self) -> dict[int, int]:
        """The occupied cases as ``{case: dames}``."""
        return {index + 1: count for index, count in enumerate(self.dames) if count}

    # The kernel's row

    def to_row(self, row: bytearray, base: int, at: int) -> None:
        """Writes the camp into a row of the kernel: ``base`` is ``ME`` or ``OTHER``, ``at`` ``MINE`` or ``THEIRS``."""
        row[base + 1 : base + 26] = bytes((*self.dames, self.out))
        self.marks.to_row(row, at)
        row[at + state.COUPS] = self.coups

    @classmethod
    def from_row(cls, row: NDArray[np.int8], base: int, at: int) -> Camp:
        """Reads one side of a row of the kernel."""
        dames = tuple(row[base + 1 : base + 25].tolist())
        return cls(dames, Marks.from_row(row, at), int(row[at + state.COUPS]))

    # Text: the dames and the marks stand in different parts of a position (docs/notation.md)

    def dames_text(self) -> str:
        """The dames as a position writes them: ``1x13-8-10``."""
        groups = [f"{case}x{count}" if count > 1 else str(case) for case, count in self.occupied().items()]
        return "-".join(groups) or "0"

    def marks_text(self) -> str:
        """The marks and the number of throws as a position writes them: ``4b.2s.7``."""
        return f"{self.marks}.{self.coups}"


STACKED = Camp((DAMES,) + (0,) * (CASES - 1))
"""All fifteen dames on the talon, nothing marked."""


def parse_dames(part: str) -> dict[int, int]:
    """Reads ``1x13-8-10``; ``0`` is an empty board."""
    if _DAMES.fullmatch(part) is None:
        raise InvalidPositionError(fact("camp-bad-dames", given=repr(part)), part)
    dames: dict[int, int] = {}
    for group in part.split("-"):
        if group != "0":
            case, _, count = group.partition("x")
            dames[int(case)] = dames.get(int(case), 0) + int(count or 1)
    if any(count > DAMES for count in dames.values()):
        raise InvalidPositionError(fact("camp-fifteen-dames"), part)
    return dames


def lacking(dames: Sequence[int], first: int) -> int:
    """How many dames the jan that starts at case ``first`` lacks: two belong on each of its six cases (art. XIII)."""
    return sum(max(0, 2 - count) for count in dames[first - 1 : first + 5])


def is_full(dames: Sequence[int], first: int) -> bool:
    """Checks if the jan that starts at case ``first`` is full: two dames on each of its six cases (art. XIII)."""
    return min(dames[first - 1 : first + 5]) >= 2
