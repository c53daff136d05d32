"""The score of a throw: a list of reasons; totals are sums of it."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from dataclasses import dataclass, replace

from trictrac.enums import DescribedEnum
from trictrac.kernel import reasons
from trictrac.kernel.state import unpack_reason
from trictrac.side import Side, expect_side
from trictrac.throw import Throw


class Jan(DescribedEnum):
    """A rencontre of the tariff, with the article that gives it."""

    article: str

    SIX_TABLES = ("six_tables", "XII")
    DEUX_TABLES = ("deux_tables", "XII")
    CONTRE_DEUX_TABLES = ("contre_deux_tables", "XII")
    MEZEAS = ("mezeas", "XII")
    CONTRE_MEZEAS = ("contre_mezeas", "XII")
    BATTRE = ("battre", "X")
    BATTRE_FAUX = ("battre_faux", "X")
    COIN_BATTU = ("coin_battu", "XI")
    REMPLIR_PETIT = ("remplir_petit", "XIII")
    REMPLIR_GRAND = ("remplir_grand", "XIII")
    REMPLIR_RETOUR = ("remplir_retour", "XIII")
    CONSERVER_PETIT = ("conserver_petit", "XIII")
    CONSERVER_GRAND = ("conserver_grand", "XIII")
    CONSERVER_RETOUR = ("conserver_retour", "XIII")
    SORTIE = ("sortie", "VIII")
    IMPUISSANCE = ("impuissance", "VI")
    PILE_DE_MISERE = ("pile_de_misere", "tarif")
    PILE_CONSERVEE = ("pile_conservee", "tarif")


_BY_CODE = {getattr(reasons, jan.name): jan for jan in Jan}


class How(enum.Flag):
    """By which numbers a dame reaches its mark: the larger, the smaller, their sum."""

    NONE = 0
    HIGH = 1
    LOW = 2
    SUM = 4

    def __repr__(self) -> str:
        return " | ".join(f"How.{flag.name}" for flag in self) or "How.NONE"


@dataclass(frozen=True, slots=True)
class Mark:
    """One reason to mark points."""

    jan: Jan
    side: Side
    """Who marks."""
    points: int
    ways: int = 1
    """The facons; for ``impuissance`` the numbers left unplayed."""
    case: int | None = None
    """On the thrower's march: the case of the dame that is beaten, or that is filled."""
    how: How = How.NONE

    @property
    def article(self) -> str:
        """The article of the law that gives these points."""
        return self.jan.article

    def numbers(self, throw: Throw) -> tuple[int, ...]:
        """The numbers by which it is made, the sum last."""
        by = ((How.HIGH, throw.high), (How.LOW, throw.low), (How.SUM, throw.high + throw.low))
        return tuple(number for flag, number in by if flag in self.how)

    @classmethod
    def unpack(cls, packed: int, mover: Side) -> Mark:
        """Reads a reason of the kernel's sheet."""
        jan, whom, ways, case, how, points = unpack_reason(packed)
        side = mover if whom == reasons.FOR_MOVER else mover.other
        return cls(_BY_CODE[jan], side, points, ways, case or None, How(how))


@dataclass(frozen=True, slots=True)
class Score:
    """The score sheet of a throw."""

    marks: tuple[Mark, ...]
    throw: Throw
    mover: Side
    unplayed: int = 0
    """How many of the two numbers cannot be played."""

    def mirror(self) -> Score:
        """The same sheet with the colours changed."""
        marks = tuple(replace(mark, side=mark.side.other) for mark in self.marks)
        return replace(self, marks=marks, mover=self.mover.other)

    def total(self, side: Side) -> int:
        """The points of one side."""
        expect_side(side)
        return sum(mark.points for mark in self.marks if mark.side is side)

    def __iter__(self) -> Iterator[Mark]:
        return iter(self.marks)

    def __len__(self) -> int:
        return len(self.marks)

    def __bool__(self) -> bool:
        return bool(self.marks)
