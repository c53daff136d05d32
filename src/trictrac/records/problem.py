"""What is wrong with a record, and where: a line, a coup, a sentence in both languages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from trictrac.errors import BilingualError


class Where(NamedTuple):
    """A place in a record: the line of the file, the game or marque of the session, its coup (0: before the first)."""

    line: int
    game: int = 0
    coup: int = 0

    def text(self, lang: str) -> str:
        """The place in words."""
        french = lang == "fr"
        parts = [f"{'ligne' if french else 'line'} {self.line}"]
        if self.game:
            parts.append(f"{'partie' if french else 'game'} {self.game}")
        if self.coup:
            parts.append(f"coup {self.coup}")
        return ", ".join(parts)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong at one place."""

    where: Where
    english: str
    french: str

    @property
    def line(self) -> int:
        """The line of the file, from 1."""
        return self.where.line

    def reason(self, lang: str) -> str:
        """What is wrong."""
        return self.french if lang == "fr" else self.english

    def sentence(self, lang: str = "en") -> str:
        """Where and what."""
        text = self.reason(lang)
        return f"{self.where.text(lang)}{' : ' if lang == 'fr' else ': '}{text}"

    def __str__(self) -> str:
        return self.sentence("en")


class RecordError(BilingualError):
    """A text that does not say what it should."""


def short(text: object) -> str:
    """A piece of input as a sentence can hold it: quoted, printable, cut."""
    words = repr(str(text)[:60])
    return words if len(words) <= 60 else f"{words[:58]}…'"
