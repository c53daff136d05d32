"""What each of the twenty-one throws would do in a position, and how many of the thirty-six do it.

Players count so before they play: a simple throw comes up in two ways of thirty-six, a doublet in
one (LL 53-55, 68-72, 99-103 list the throws that fill).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trictrac.camp import Camp, is_full
from trictrac.enums import DescribedEnum, NamedEnum
from trictrac.kernel.marking import POINTS_OF_A_TROU
from trictrac.play import LegalPlays
from trictrac.score import Jan, Mark, Score
from trictrac.side import Side
from trictrac.throw import Throw, ThrowLike

CHANCES = 36
"""The ways in which two dice fall."""


class Plein(DescribedEnum):
    """One of the three jans of six cases that are filled and kept (LL 47, 48), with its first case."""

    first: int

    PETIT = ("petit", 1)
    GRAND = ("grand", 7)
    RETOUR = ("retour", 19)

    @classmethod
    def full_in(cls, camp: Camp) -> Plein | None:
        """The jan that a side has full; with fifteen dames there is never a second one."""
        return next((plein for plein in cls if is_full(camp.dames, plein.first)), None)


class Effect(NamedEnum):
    """What can be counted of throws; each is a property of :class:`ThrowOutlook`."""

    GAINS = "gains"
    GIVES = "gives"
    TROU = "trou"
    FILLS = "fills"
    KEEPS = "keeps"
    BREAKS = "breaks"
    BEATS = "beats"
    BEATS_CORNER = "beats_corner"
    BEATS_IN_VAIN = "beats_in_vain"
    UNPLAYED = "unplayed"


FILLS = {Jan.REMPLIR_PETIT: Plein.PETIT, Jan.REMPLIR_GRAND: Plein.GRAND, Jan.REMPLIR_RETOUR: Plein.RETOUR}
KEEPS = {Jan.CONSERVER_PETIT: Plein.PETIT, Jan.CONSERVER_GRAND: Plein.GRAND, Jan.CONSERVER_RETOUR: Plein.RETOUR}


@dataclass(frozen=True, slots=True)
class ThrowOutlook:
    """What one throw would do: its sheet and its plays, read as players ask about them."""

    score: Score
    plays: LegalPlays
    held: Plein | None
    """The jan that is full before the throw."""
    points: int
    """Points that the thrower has marked before the throw."""

    @property
    def throw(self) -> Throw:
        """The dice."""
        return self.score.throw

    @property
    def chances(self) -> int:
        """How many of the thirty-six: two for a simple throw, one for a doublet."""
        return 1 if self.throw.is_doublet else 2

    @property
    def gains(self) -> int:
        """Points for the thrower."""
        return self.score.total(self.score.mover)

    @property
    def gives(self) -> int:
        """Points for the opponent."""
        return self.score.total(self.score.mover.other)

    @property
    def trou(self) -> bool:
        """Whether the thrower makes a trou."""
        return self.points + self.gains >= POINTS_OF_A_TROU

    @property
    def fills(self) -> Plein | None:
        """The jan that the throw fills."""
        return next((FILLS[mark.jan] for mark in self.score if mark.jan in FILLS), None)

    @property
    def keeps(self) -> Plein | None:
        """The full jan that the throw keeps, by playing or because it cannot play (LL 60, 76)."""
        return next((KEEPS[mark.jan] for mark in self.score if mark.jan in KEEPS), None)

    @property
    def breaks(self) -> Plein | None:
        """The full jan that every play of the throw breaks (LL 62, 78)."""
        return None if self.keeps else self.held

    @property
    def beats(self) -> int:
        """How many lone dames are beaten."""
        return len(self._marks(Jan.BATTRE))

    @property
    def beats_corner(self) -> bool:
        """Whether the opponent's empty corner is beaten."""
        return bool(self._marks(Jan.COIN_BATTU))

    @property
    def beats_in_vain(self) -> int:
        """How many lone dames are beaten a faux, for the opponent."""
        return len(self._marks(Jan.BATTRE_FAUX))

    @property
    def unplayed(self) -> tuple[int, ...]:
        """The numbers that cannot be played."""
        return tuple(number for mark in self._marks(Jan.IMPUISSANCE) for number in mark.numbers(self.throw))

    @property
    def effects(self) -> tuple[Effect, ...]:
        """All that the throw does."""
        return tuple(effect for effect in Effect if self.does(effect))

    def does(self, effect: Effect) -> bool:
        """Checks if the throw does something."""
        return bool(getattr(self, effect.value))

    def _marks(self, jan: Jan) -> list[Mark]:
        return [mark for mark in self.score if mark.jan is jan]

    def to_data(self) -> dict[str, object]:
        """Plain data: the throw, its chances and every answer."""
        return {
            "throw": str(self.throw),
            "chances": self.chances,
            "points": {"mover": self.gains, "other": self.gives},
            "trou": self.trou,
            "fills": self.fills.value if self.fills else None,
            "keeps": self.keeps.value if self.keeps else None,
            "breaks": self.breaks.value if self.breaks else None,
            "beats": self.beats,
            "beats_corner": self.beats_corner,
            "beats_in_vain": self.beats_in_vain,
            "unplayed": list(self.unplayed),
        }


@dataclass(frozen=True, slots=True)
class Throws:
    """The twenty-one throws of a position, sonnez first; made by :meth:`Position.throws`.

    >>> from trictrac import Position
    >>> throws = Position.parse("1x3-2x3-3x3-4x3-5x3_1x15_w").throws()
    >>> throws.chances(Effect.FILLS), throws["5-4"].fills
    (20, Plein.PETIT)
    """

    outlooks: tuple[ThrowOutlook, ...]
    mover: Side

    def __iter__(self) -> Iterator[ThrowOutlook]:
        return iter(self.outlooks)

    def __len__(self) -> int:
        return len(self.outlooks)

    def __getitem__(self, throw: ThrowLike) -> ThrowOutlook:
        sought = Throw.of(throw)
        return next(outlook for outlook in self.outlooks if outlook.throw == sought)

    def having(self, effect: Effect) -> tuple[Throw, ...]:
        """The throws that do something."""
        return tuple(outlook.throw for outlook in self.outlooks if outlook.does(effect))

    def chances(self, effect: Effect) -> int:
        """How many of the thirty-six do it."""
        return sum(outlook.chances for outlook in self.outlooks if outlook.does(effect))

    def points(self, side: Side) -> int:
        """The points of one side over all thirty-six; divided by 36, what a throw gives on average."""
        return sum(outlook.chances * outlook.score.total(side) for outlook in self.outlooks)

    def to_data(self) -> dict[str, object]:
        """Plain data: every throw, and the counts of thirty-six."""
        return {
            "throws": [outlook.to_data() for outlook in self.outlooks],
            "chances": {effect.value: self.chances(effect) for effect in Effect},
            "points": {"mover": self.points(self.mover), "other": self.points(self.mover.other)},
        }
