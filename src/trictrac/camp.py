"""One side of the table: its dames on its own march, its marks, its throws.

Every side counts on its own march: talon = case 1, corner = 12, the opponent's
corner = 13, the opponent's talon = 24. My case ``c`` is the opponent's ``25 - c``.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import TYPE_CHECKING

from trictrac.errors import InvalidPositionError, WrongTypeError, expect_text
from trictrac.kernel import state
from trictrac.marks import NOTHING_MARKED, Marks
from trictrac.words import fact

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

DAMES = state.DAMES
CASES = 24
COIN = state.COIN

_MADE_AT = {state.MINE: state.MADE, state.THEIRS: state.THEIR_MADE}
_DAMES = re.compile(r"0|\d{1,4}(?:x\d{1,4})?(?:-\d{1,4}(?:x\d{1,4})?)*")


class MadeJans(enum.Flag):
    """The opening jans of a side since the dames were stacked, kept where each counts once (``opening_jans_once``)."""

    NONE = 0
    DEUX_TABLES = state.MADE_DEUX_TABLES
    MEZEAS = state.MADE_MEZEAS

    @classmethod
    def parse(cls, text: str) -> MadeJans:
        """Reads ``d``, ``m``, ``dm`` or nothing."""
        found = _LETTERS.get(expect_text(text, "what was made", "dm"))
        if found is None:
            raise InvalidPositionError(f"deux tables and mezeas are written d and m, in this order, not {text!r}", text)
        return found

    def __str__(self) -> str:
        return "".join("d" if flag is MadeJans.DEUX_TABLES else "m" for flag in self)

    def __repr__(self) -> str:
        return " | ".join(f"MadeJans.{flag.name}" for flag in self) or "MadeJans.NONE"


_MADE = tuple(map(MadeJans, range(4)))
_LETTERS = {str(made): made for made in _MADE}


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
    made: MadeJans = MadeJans.NONE

    def __post_init__(self) -> None:
        if not isinstance(self.dames, tuple) or not {int}.issuperset(map(type, self.dames)):
            raise WrongTypeError("the dames of a camp are a tuple of 24 counts", self.dames)
        if not isinstance(self.marks, Marks) or type(self.coups) is not int or not isinstance(self.made, MadeJans):
            given = (self.marks, self.coups, self.made)
            raise WrongTypeError("a camp has Marks, a number of throws and MadeJans", given)
        if len(self.dames) != CASES:
            raise InvalidPositionError(fact("camp-cases", cases=CASES, given=len(self.dames)), str(self.dames))

    @classmethod
    def of(
        cls, dames: Mapping[int, int], marks: Marks = NOTHING_MARKED, coups: int = 0, made: MadeJans = MadeJans.NONE
    ) -> Camp:
        """Makes a camp from ``{case: dames}``; cases not named are empty, missing dames are out."""
        counts = [0] * CASES
        try:
            groups = [(index(case), index(count)) for case, count in dames.items()]
        except (AttributeError, TypeError):
            raise WrongTypeError("the dames of a camp are told by case, such as {1: 13, 8: 2}", dames) from None
        for case, count in groups:
            if not 1 <= case <= CASES:
                raise InvalidPositionError(fact("camp-no-case", case=case), str(case))
            counts[case - 1] = count
        return cls(tuple(counts), marks, coups, made)

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
        return {case: count for case, count in enumerate(self.dames, 1) if count}

    # The kernel's row

    def to_row(self, row: bytearray, base: int, at: int) -> None:
        """Writes the camp into a row of the kernel: ``base`` is ``ME`` or ``OTHER``, ``at`` ``MINE`` or ``THEIRS``."""
        row[base + 1 : base + 26] = bytes((*self.dames, self.out))
        self.marks.to_row(row, at)
        row[at + state.COUPS] = self.coups
        row[_MADE_AT[at]] = self.made.value

    @classmethod
    def from_row(cls, row: NDArray[np.int8], base: int, at: int, marks: Marks | None = None) -> Camp:
        """Reads one side of a row of the kernel; whoever keeps the marks elsewhere gives them."""
        dames, made = tuple(row[base + 1 : base + 25].tolist()), _MADE[row[_MADE_AT[at]]]
        return cls(dames, Marks.from_row(row, at) if marks is None else marks, int(row[at + state.COUPS]), made)

    # Text: the dames and the marks stand in different parts of a position (docs/notation.md)

    def dames_text(self) -> str:
        """The dames as a position writes them: ``1x13-8-10``."""
        groups = [f"{case}x{count}" if count > 1 else str(case) for case, count in self.occupied().items()]
        return "-".join(groups) or "0"

    def marks_text(self) -> str:
        """The marks, the number of throws and the opening jans made as a position writes them: ``4b.2s.7``."""
        return f"{self.marks}.{self.coups}{self.made}"


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
