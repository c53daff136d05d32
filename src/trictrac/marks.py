"""What one side has marked: points, trous, and both bredouilles (art. XV)."""

from __future__ import annotations

import re
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from trictrac.errors import InvalidMarksError, WrongTypeError, expect_text
from trictrac.kernel import state
from trictrac.words import Fact, fact

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Row = MutableSequence[int] | NDArray[np.int8]

_TEXT = re.compile(r"(\d{1,10})(b?)\.(\d{1,10})(s?)")


@dataclass(frozen=True, slots=True)
class Marks:
    """The jetons and the fichet of one side. Whether play can lead to them is left to those who use them.

    >>> Marks.parse("4b.2s")
    Marks(points=4, bredouille=True, trous=2, serie=True)
    """

    points: int = 0
    """Points marked, 0 to 10, always even."""
    bredouille: bool = False
    """Whether these points were taken in one run, so that the trou would be double (art. XV)."""
    trous: int = 0
    serie: bool = False
    """Whether all trous were taken in one run: the bredouille of trous (art. XV)."""

    def __post_init__(self) -> None:
        numbers, runs = type(self.points) is type(self.trous) is int, type(self.bredouille) is type(self.serie) is bool
        if not (numbers and runs):
            values = (self.points, self.bredouille, self.trous, self.serie)
            raise WrongTypeError("marks are numbers of points and trous, each with True or False for its run", values)

    def jetons(self, opponent: Marks) -> int:
        """How many jetons mark these points: two for the second to mark while in bredouille (art. XV)."""
        if not self.points:
            return 0
        return 2 if self.bredouille and opponent.points else 1

    def has_pavillon(self, opponent: Marks) -> bool:
        """Whether this side took the pavillon: the second to mark trous, still in an unbroken run (art. XV)."""
        return self.serie and self.trous > 0 and opponent.trous > 0

    def without_points(self) -> Marks:
        """The same trous, the points wiped: somebody left (art. XVI)."""
        return replace(self, points=0, bredouille=False)

    def without_empty_runs(self) -> Marks:
        """The same marks; nobody is in bredouille of nothing."""
        bredouille, serie = self.bredouille and self.points > 0, self.serie and self.trous > 0
        if (bredouille, serie) == (self.bredouille, self.serie):
            return self
        return replace(self, bredouille=bredouille, serie=serie)

    # The kernel's row

    def to_row(self, row: Row, at: int) -> None:
        """Writes the marks into a row of the kernel, at ``MINE`` or ``THEIRS``."""
        row[at + state.POINTS] = self.points
        row[at + state.BREDOUILLE] = self.bredouille
        row[at + state.TROUS] = self.trous
        row[at + state.SERIE] = self.serie

    @classmethod
    def from_row(cls, row: Sequence[int] | NDArray[np.int8], at: int) -> Marks:
        """Reads the marks at ``MINE`` or ``THEIRS``."""
        return cls(
            int(row[at + state.POINTS]),
            bool(row[at + state.BREDOUILLE]),
            int(row[at + state.TROUS]),
            bool(row[at + state.SERIE]),
        )

    # Text

    @classmethod
    def parse(cls, text: str) -> Marks:
        """Reads ``4b.2s``: points, ``b`` in bredouille, trous, ``s`` all in one run."""
        match = _TEXT.fullmatch(expect_text(text, "a mark", "4b.2s"))
        if match is None:
            raise InvalidMarksError(f"invalid marks: {text!r}; write points.trous, such as 4b.2s", text)
        return cls(int(match[1]), bool(match[2]), int(match[3]), bool(match[4]))

    @property
    def told(self) -> Fact:
        """Points and trous, as a fact."""
        shown = self.bredouille and self.points > 0
        return fact("marks-stand", points=self.points, bredouille=shown, trous=self.trous)

    def __str__(self) -> str:
        return f"{self.points}{'b' * self.bredouille}.{self.trous}{'s' * self.serie}"


NOTHING_MARKED = Marks()
"""No points and no trous."""
