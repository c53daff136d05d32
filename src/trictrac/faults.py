"""What can be wrong with a position that somebody set up."""

from __future__ import annotations

from dataclasses import dataclass

from trictrac.enums import DescribedEnum
from trictrac.side import Side
from trictrac.words import Fact, fact


class FaultKind(DescribedEnum):
    """A fault. A fatal one leaves nothing to judge; the others only say that no play could have led there."""

    fatal: bool

    NEGATIVE = ("a case holds fewer than no dames", True)
    TOO_MANY_DAMES = ("more than fifteen dames (art. III)", True)
    NO_DAME = ("no dame on the board to play", True)
    TWO_COLOURS = ("two colours on one case (art. VII)", True)
    LONE_ON_COIN = ("a lone dame on its corner, case 12 (art. IX)", True)
    ON_OTHER_COIN = ("a dame on the opponent's corner, case 13 (art. IX)", True)
    POINTS = ("points are even and from 0 to 10 (art. XV)", True)
    TROUS = ("trous are from 0 to 120", True)
    COUPS = ("coups are counted from 0 to 100", True)
    OWED = ("the points owed are not those the dice give (art. XVIII)", False)
    RUN_OF_NOTHING = ("in bredouille without having marked (art. XV)", False)
    BOTH_IN_BREDOUILLE = ("both sides in bredouille of points (art. XV)", False)
    BOTH_IN_SERIE = ("both sides in bredouille of trous (art. XV)", False)
    IN_FORBIDDEN_GRAND_JAN = ("dames in a grand jan the opponent can still fill (art. XIV)", False)
    IN_FORBIDDEN_PETIT_JAN = ("dames in a petit jan the opponent can still fill (art. XIV)", False)


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of a position: what, whose, and where (on that side's march)."""

    kind: FaultKind
    side: Side
    case: int | None = None

    def __str__(self) -> str:
        where = f" on {self.side.name.lower()}'s case {self.case}" if self.case else ""
        return f"{self.side.name.lower()}: {self.kind.value}{where}"

    @property
    def told(self) -> Fact:
        """The fault as a fact."""
        return self.told_of(fact(f"side-{self.side.name.lower()}"))

    def told_of(self, side: Fact | str) -> Fact:
        """The same where the side has another name than its colour."""
        what = fact(f"fault-{self.kind.name.lower()}")
        return fact("fault", side=side, what=what, case=self.case or "none")
