"""A position: both sides' dames and marks, whose turn it is, perhaps the dice.

Every side counts on its own march: talon = case 1, corner = 12, the other's
corner = 13, the other's talon = 24. My case ``c`` is the other's ``25 - c``.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, replace

from trictrac.errors import InvalidPositionError
from trictrac.throw import Throw

DAMES = 15
CASES = 24
CORNER = 12


class Side(enum.Enum):
    """One of the two players, by the colour of the dames."""

    WHITE = "w"
    BLACK = "b"

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE

    def __repr__(self) -> str:
        return f"Side.{self.name}"


@dataclass(frozen=True, slots=True)
class Camp:
    """What one side has on the table: dames on its own march, jetons, fichet."""

    dames: tuple[int, ...]
    """Twenty-four counts; ``dames[0]`` is the talon (case 1), ``dames[11]`` the corner."""
    points: int = 0
    """Points marked, 0 to 10, always even."""
    bredouille: bool = False
    """Whether these points were taken in one run, so that the trou would be double (art. XV)."""
    trous: int = 0
    serie: bool = False
    """Whether all trous were taken in one run: the bredouille of trous (art. XV)."""
    coups: int = 0
    """How many times this side has thrown since the dames were last stacked."""

    @classmethod
    def of(cls, dames: Mapping[int, int], **marks: int) -> Camp:
        """Makes a camp from ``{case: dames}``; cases not named are empty, missing dames are out."""
        counts = [0] * CASES
        for case, count in dames.items():
            if not 1 <= case <= CASES:
                raise InvalidPositionError(f"there is no case {case}: cases go from 1 to 24", str(case))
            counts[case - 1] = count
        return replace(cls(tuple(counts)), **marks)  # type: ignore[arg-type]

    def on(self, case: int) -> int:
        """The number of dames on one of this side's cases, 1 to 24."""
        return self.dames[case - 1]

    @property
    def out(self) -> int:
        """How many dames have left the board."""
        return DAMES - sum(self.dames)

    def as_dict(self) -> dict[int, int]:
        """The occupied cases as ``{case: dames}``."""
        return {index + 1: count for index, count in enumerate(self.dames) if count}


STACKED = Camp((DAMES,) + (0,) * (CASES - 1))
"""All fifteen dames on the talon, nothing marked."""


@dataclass(frozen=True, slots=True)
class Position:
    """The table at a throw: two camps, the side to throw, and the dice once thrown."""

    white: Camp = STACKED
    black: Camp = STACKED
    turn: Side = Side.WHITE
    throw: Throw | None = None

    def camp(self, side: Side) -> Camp:
        """The camp of one side."""
        return self.white if side is Side.WHITE else self.black

    @property
    def mover(self) -> Camp:
        """The camp of the side to throw."""
        return self.camp(self.turn)

    @property
    def other(self) -> Camp:
        """The camp of the side that waits."""
        return self.camp(self.turn.other)

    @property
    def pavillon(self) -> Side | None:
        """The side that took the pavillon: the second to mark trous, still in an unbroken run (art. XV)."""
        for side in Side:
            if self.camp(side).serie and self.camp(side).trous and self.camp(side.other).trous:
                return side
        return None

    def jetons(self, side: Side) -> int:
        """How many jetons mark this side's points: two for the second to mark while in bredouille (art. XV)."""
        camp = self.camp(side)
        if not camp.points:
            return 0
        return 2 if camp.bredouille and self.camp(side.other).points else 1
