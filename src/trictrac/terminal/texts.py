"""The words of the terminal: messages of ``terminal.ftl`` in one language, and the names of the sides."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import ClassVar

from trictrac.errors import TrictracError
from trictrac.side import Side
from trictrac.words import Fact, fact, language, say
from trictrac.words.facts import Arg


class ToldError(TrictracError):
    """An error with a message of its subject: ``key`` names it, ``values`` fill it."""

    subject: ClassVar = "terminal"

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(_fact(self.subject, key, values), str(values))
        self.key = key
        self.values = values


class Words:
    """The messages of one language; ``names`` calls the sides otherwise than by their colours."""

    def __init__(self, lang: str, names: Mapping[Side, str] | None = None) -> None:
        self.lang = language(lang)
        self._names = names

    def __getitem__(self, key: str) -> str:
        return self(key)

    def __call__(self, key: str, **values: object) -> str:
        """A message with its blanks filled."""
        return say(_fact(self.subject(key), key, values), self.lang)

    def subject(self, _key: str) -> str:
        """Which catalogue has a message."""
        return "terminal"

    def side(self, side: Side) -> str:
        """The name of a side: its colour, unless it was given another."""
        if self._names is not None:
            return self._names[side]
        return say(f"side-{side.name.lower()}", self.lang)

    @property
    def sides(self) -> dict[Side, str]:
        return {side: self.side(side) for side in Side}

    def points(self, count: int) -> str:
        return say("points", self.lang, count=count)

    def trous(self, count: int) -> str:
        return say("trous", self.lang, count=count)

    def out(self, count: int) -> str:
        return self("dames_out", count=count)


def _fact(subject: str, key: str, values: Mapping[str, object]) -> Fact:
    """Whatever is no fact and no number is told as its text."""
    args: dict[str, Arg] = {
        name: value if isinstance(value, (int, float, str, tuple)) else str(value) for name, value in values.items()
    }
    return fact(f"{subject}-{key}", **args)


def folded(text: str) -> str:
    """Without case and accents."""
    plain = unicodedata.normalize("NFKD", text.strip().casefold().replace("’", "'"))
    return "".join(character for character in plain if not unicodedata.combining(character))


def cut(text: str, width: int) -> str:
    """A text in so many columns at most."""
    return text if len(text) <= width else f"{text[: width - 1]}…"
