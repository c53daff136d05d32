"""Marking by hand: points, trous and both bredouilles of two players, one event after another (art. XV).

For people who throw and play on a wooden board and want their marks kept. The law is the kernel's:
each event builds a state row, asks the kernel, and reads the row back. The two colours stand for the
two players; whoever shows them gives them names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from trictrac.enums import NamedEnum
from trictrac.errors import InvalidMarksError, TrictracError
from trictrac.kernel import coup, state
from trictrac.kernel.marking import POINTS_OF_A_TROU, gain
from trictrac.marks import NOTHING_MARKED, Marks
from trictrac.side import Side
from trictrac.words import Fact, fact, say

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_POINTS = 10_000
"""More than any coup is worth, and far from where the kernel's integers end."""
MOST_TROUS = 10**9
_SUMMED = 6
"""Sums of more trous than this are not written out."""
NAMES = {Side.WHITE: "A", Side.BLACK: "B"}


class MarkingOverError(TrictracError):
    """An event after the last trou of the game."""


class Act(NamedEnum):
    """What can happen to the marks."""

    GAIN = "gain"
    """Points are marked (art. XV)."""
    LEAVE = "leave"
    """S'en aller: the points of both are wiped (art. XVI)."""
    SORTIE = "sortie"
    """The last dame is out and a releve follows: the marks stay as they are (art. VIII)."""


@dataclass(frozen=True, slots=True)
class Marking:
    """The marks of both players. ``target`` trous win the game; 0: they are counted without end.

    >>> step = Marking(Marks(points=8), Marks(points=8, bredouille=True)).gain(Side.WHITE, 18)
    >>> step.made, step.after.white
    (3, Marks(points=2, bredouille=True, trous=3, serie=True))
    >>> print(step.text("en"))
    A marks 18: 8 + 18 = 26, so 1 + 2 = 3 trous, 2 points left over; B’s 8 points are wiped; A has 3 trous.
    """

    white: Marks = NOTHING_MARKED
    black: Marks = NOTHING_MARKED
    target: int = 0

    def __post_init__(self) -> None:
        for marks in (self.white, self.black):
            if marks.points not in range(0, POINTS_OF_A_TROU, 2):
                raise InvalidMarksError(f"points are even and go from 0 to 10, not {marks.points}", str(marks))
            if not 0 <= marks.trous <= MOST_TROUS:
                raise InvalidMarksError(f"a number of trous goes from 0 to {MOST_TROUS}, not {marks.trous}", str(marks))
        if not 0 <= self.target <= state.MANY_TROUS:
            raise InvalidMarksError(
                f"a game is won with 1 to {state.MANY_TROUS} trous, not {self.target}", str(self.target)
            )

    def marks(self, side: Side) -> Marks:
        """The marks of one player."""
        return self.white if side is Side.WHITE else self.black

    def jetons(self, side: Side) -> int:
        """How many jetons mark this player's points: two for the second to mark while in bredouille."""
        return self.marks(side).jetons(self.marks(side.other))

    @property
    def pavillon(self) -> Side | None:
        """Who holds the pavillon: the second to mark trous, still in an unbroken run."""
        for side in Side:
            if self.marks(side).has_pavillon(self.marks(side.other)):
                return side
        return None

    @property
    def winner(self) -> Side | None:
        """Who has the trous that win, if the game is played to a number of them."""
        for side in Side:
            if 0 < self.target <= self.marks(side).trous:
                return side
        return None

    # What happens to them

    def gain(self, side: Side, points: int) -> MarkingStep:
        """Marks points: even and at least 2."""
        if points not in range(2, MOST_POINTS + 1, 2):
            raise InvalidMarksError(f"points are even and go from 2 to {MOST_POINTS}, not {points}", str(points))
        row = self._row(side)
        made = int(gain(row, state.MINE, points))
        after = self._read(row, side, made)
        return MarkingStep(Act.GAIN, side, points, made, self, after, bool(row[state.PHASE] == state.OVER))

    def leave(self, side: Side) -> MarkingStep:
        """S'en aller. The right to it comes from a trou of one's own throw (art. XVI), which no mark shows."""
        row = self._row(side)
        coup.leave(row)
        return MarkingStep(Act.LEAVE, side, 0, 0, self, self._read(row, side, 0), bool(row[state.PHASE] == state.OVER))

    def sortie(self, side: Side) -> MarkingStep:
        """The last dame is out: a releve, and no mark changes. The points of the exit are points like others."""
        self._row(side)
        return MarkingStep(Act.SORTIE, side, 0, 0, self, self, False)

    def _row(self, side: Side) -> NDArray[np.int8]:
        """The kernel's row, seen by ``side``."""
        if self.winner:
            raise MarkingOverError("the game is over: nothing more is marked", str(self.target))
        mine, theirs = self.marks(side), self.marks(side.other)
        most = state.MANY_TROUS
        row = np.zeros(state.ROW, np.int8)
        # The row holds few trous. The kernel only asks whether there are any, and who has more.
        replace(mine, trous=min(mine.trous, most - (mine.trous < theirs.trous))).to_row(row, state.MINE)
        replace(theirs, trous=min(theirs.trous, most - (theirs.trous < mine.trous))).to_row(row, state.THEIRS)
        row[state.SEAT] = side is Side.BLACK
        row[state.PHASE] = state.THROW
        row[state.WINNER] = state.NOBODY
        row[state.TARGET] = self.target
        return row

    def _read(self, row: NDArray[np.int8], side: Side, made: int) -> Marking:
        mine, theirs = Marks.from_row(row, state.MINE), Marks.from_row(row, state.THEIRS)
        if not self.target:
            mine = replace(mine, trous=self.marks(side).trous + made)
        theirs = replace(theirs, trous=self.marks(side.other).trous)
        white, black = (mine, theirs) if side is Side.WHITE else (theirs, mine)
        return replace(self, white=white, black=black)


@dataclass(frozen=True, slots=True)
class MarkingStep:
    """One event: what was marked, and what it did to the marks of both."""

    act: Act
    side: Side
    gain: int
    """Points marked; 0 for leaving and for an exit."""
    made: int
    """Trous that these points made, as the law counts them; a game's last trou may leave some of them unmarked."""
    before: Marking
    after: Marking
    over: bool
    """Whether it ends the game, or the marque when this is the written game (art. II, XX)."""

    @property
    def total(self) -> int:
        """The points before and the points marked."""
        return self.before.marks(self.side).points + self.gain

    @property
    def trous(self) -> tuple[int, ...]:
        """What each twelve points counted: 1 or 2 for the first, 2 for every other."""
        count = self.total // POINTS_OF_A_TROU if self.made else 0
        return (self.made - 2 * (count - 1),) + (2,) * (count - 1) if count else ()

    @property
    def double(self) -> bool:
        """Whether the first twelve points were taken in bredouille."""
        return self.trous[:1] == (2,)

    @property
    def reste(self) -> int:
        """Points left over by a trou."""
        return self.after.marks(self.side).points if self.made else 0

    @property
    def wiped(self) -> int:
        """Points that the opponent lost."""
        had = self.before.marks(self.side.other).points
        return had if had and not self.after.marks(self.side.other).points else 0

    @property
    def broke(self) -> bool:
        """Whether the opponent was in bredouille with their points and is no longer."""
        before, after = self.before.marks(self.side.other), self.after.marks(self.side.other)
        return before.bredouille and before.points > 0 and not after.bredouille

    @property
    def pavillon_taken(self) -> bool:
        """Whether the player took the pavillon."""
        return self.after.pavillon is self.side and self.before.pavillon is not self.side

    @property
    def pavillon_lost(self) -> bool:
        """Whether the opponent lost the pavillon."""
        other = self.side.other
        return self.before.pavillon is other and self.after.pavillon is not other

    def text(self, lang: str, names: Mapping[Side, str] = NAMES) -> str:
        """What happened, in a sentence."""
        return say(self.told(names), lang)

    def told(self, names: Mapping[Side, str | Fact] = NAMES) -> Fact:
        """What happened, as a fact."""
        me, other = names[self.side], names[self.side.other]
        if self.act in (Act.LEAVE, Act.SORTIE):
            return fact(f"marking-{self.act.name.lower()}", name=me)
        had = self.before.marks(self.side).points
        shown = fact("marking-sum", had=had, gain=self.gain, total=self.total)
        mine = self.after.marks(self.side)
        if not self.made:
            return fact(
                "marking-points",
                name=me,
                gain=self.gain,
                sum=shown if had else "none",
                jetons=self.after.jetons(self.side),
                bredouille=mine.bredouille,
                broke=self._broken(),
                other=other,
            )
        sums = " + ".join(str(count) for count in self.trous) if 1 < len(self.trous) <= _SUMMED else "none"
        return fact(
            "marking-trou",
            name=me,
            gain=self.gain,
            sum=shown if had else "none",
            made=self.made,
            sums=sums,
            kind="several" if len(self.trous) > 1 else "double" if self.double else "simple",
            rest=self.reste,
            wiped=self.wiped,
            other=other,
            does=self._does(fact("trous", count=mine.trous)),
            lost=self.pavillon_lost,
        )

    def _broken(self) -> str:
        """What becomes of the other side's bredouille: it stays, it goes, it goes with a jeton."""
        other = self.side.other
        if not self.broke:
            return "no"
        return "jeton" if self.after.jetons(other) < self.before.jetons(other) else "yes"

    def _does(self, trous: Fact) -> tuple[Fact, ...]:
        """What the side that made a trou has and takes."""
        taken = (fact("marking-takes-pavillon"),) if self.pavillon_taken else ()
        won = (fact("marking-wins"),) if self.over else ()
        return (fact("marking-has", trous=trous), *taken, *won)
