"""The sheet of a throw as a table keeps it: the board it found, its plays and its reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from trictrac.kernel import state as rows
from trictrac.play import LegalPlays
from trictrac.position import Camp, Position, read_sheet
from trictrac.score import Score
from trictrac.side import Side
from trictrac.throw import Throw

if TYPE_CHECKING:
    from numpy.typing import NDArray

Judged = tuple[list[int], Throw, Side]
"""The reasons of a throw as the kernel packs them, its dice and whose it was."""


class Sheet(NamedTuple):
    """A throw as it was judged."""

    row: NDArray[np.int8]
    """The board before the play, by the thrower."""
    plays: LegalPlays
    judged: Judged

    @property
    def score(self) -> Score:
        """Its reasons, written out when somebody asks."""
        return read_sheet(list(self.plays.packed), *self.judged)[0]

    @property
    def thrower(self) -> Side:
        """Whose throw it was."""
        return self.judged[2]

    def by_the_other(self) -> Sheet:
        """The same throw once the two have changed colours."""
        return self._replace(judged=by_the_other(self.judged))

    @property
    def position(self) -> Position:
        """The dames it found."""
        return as_thrown(self.row, self.thrower)


def as_thrown(row: NDArray[np.int8], thrower: Side) -> Position:
    """The dames that a throw found: the row's mover is the thrower, whatever seat it names."""
    mover = Camp.from_row(row, rows.ME, rows.MINE)
    other = Camp.from_row(row, rows.OTHER, rows.THEIRS)
    return Position(mover, other, thrower) if thrower is Side.WHITE else Position(other, mover, thrower)


def by_the_other(judged: Judged) -> Judged:
    """The reasons once the two have changed colours."""
    reasons, throw, side = judged
    return reasons, throw, side.other
