"""What is wrong with a record, and where: a line, a coup, a fact to be told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from trictrac.errors import TrictracError
from trictrac.words import Fact, fact, say

NOT_UTF8 = "record-utf8"
"""The one thing wrong with a line that leaves the rest of it readable."""


class Where(NamedTuple):
    """A place in a record: the line of the file, the game or marque of the session, its coup (0: before the first)."""

    line: int
    game: int = 0
    coup: int = 0

    def text(self, lang: str) -> str:
        return say(self.told, lang)

    @property
    def told(self) -> Fact:
        return fact("record-place", line=self.line, game=self.game, coup=self.coup)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong at one place."""

    where: Where
    what: Fact

    @property
    def line(self) -> int:
        """The line of the file, from 1."""
        return self.where.line

    @property
    def told(self) -> Fact:
        return fact("record-problem", where=self.where.told, what=self.what)

    def sentence(self, lang: str = "en") -> str:
        """Where and what."""
        return say(self.told, lang)

    def __str__(self) -> str:
        return self.sentence("en")


class RecordError(TrictracError):
    """A text that does not say what it should."""


def short(text: object) -> str:
    """A piece of input as a sentence can hold it: quoted, printable, cut."""
    words = repr(str(text)[:60])
    return words if len(words) <= 60 else f"{words[:58]}…'"
