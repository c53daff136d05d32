"""Plays of the treatises that the master disputes: one file each, with the chances of both sides played out.

The files are written by ``scripts/weigh_books.py``; the comments are ``debate-ID`` of the catalogue ``books.ftl``.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Annotated

from trictrac.errors import TrictracError
from trictrac.lessons.exercise import Exercise, Item
from trictrac.lessons.kinds.choices import BETWEEN, best
from trictrac.lessons.weighed import Remark, WeighedChoice, right
from trictrac.plain import Listed, Plain, Reader
from trictrac.position import Position
from trictrac.words import Fact, decimal, fact

_FILES = resources.files("trictrac.lessons") / "debates"


class DebateError(TrictracError):
    """A file that is no debate."""


@dataclass(frozen=True, slots=True)
class Debate(Plain):
    """One throw on which a treatise and the master do not agree."""

    id: str
    source: str
    """LL = Lelasseux-Lafosse by number."""
    lesson: str
    """The lesson that it belongs to."""
    board: str
    """The position with its dice."""
    book: str
    """The treatise's play."""
    trials: int
    """How many games were played out from each of the two plays, with the same dice."""
    gap: float
    """How much more the master's play wins, in percent, in those games."""
    gap_error: float
    """Its standard error."""
    figures: Annotated[tuple[WeighedChoice, ...], Listed()]
    """Every play, the master's first: both sides' by those games, the others by looking two throws ahead."""

    @property
    def settled(self) -> bool:
        """Whether the difference is beyond doubt: three standard errors from nothing."""
        return self.gap > SURE * self.gap_error

    @property
    def key(self) -> str:
        """The plays that are right; while nothing is settled, the treatise's too."""
        return BETWEEN.join(dict.fromkeys([*right(self.figures), *([] if self.settled else [self.book])]))

    @property
    def exercise(self) -> Exercise:
        """Play it; what is right is told by the figures."""
        return replace(best(self.item), why=(self.verdict,))

    @property
    def item(self) -> Item:
        """What it is made of."""
        return Item(Position.parse(self.board), self.key)

    @property
    def verdict(self) -> Fact:
        """Who is right, as far as the games tell."""
        gap, error = decimal(self.gap), decimal(self.gap_error)
        return fact("book-gap", gap=gap, error=error, settled=self.settled)

    @property
    def title(self) -> Fact:
        """What it is about."""
        return fact(f"debate-{self.id}-title")

    @property
    def text(self) -> Fact:
        """What the treatise advises, before one plays."""
        return fact(f"debate-{self.id}-book")

    @property
    def comment(self) -> Fact:
        """Why the master plays otherwise."""
        return fact(f"debate-{self.id}-master")

    @property
    def told(self) -> Remark:
        """Both sides."""
        return Remark(self.comment, self.book, figures=self.figures, trials=self.trials)


SURE = 3.0
_read: Reader[Debate] = Reader(Debate, "a debate", DebateError)


@cache
def debates() -> dict[str, Debate]:
    """All debates by their id, in the order of their files."""
    files = sorted((file for file in _FILES.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    found = [_read(json.loads(file.read_text("utf-8"))) for file in files]
    return {each.id: each for each in found}


def debates_of(lesson: str) -> list[Debate]:
    """Those that belong to a lesson."""
    return [each for each in debates().values() if each.lesson == lesson]
