"""A throw of the two dice, its names and its text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from trictrac.errors import InvalidThrowError

DOUBLET_NAMES = {1: "bezet", 2: "double-deux", 3: "terne", 4: "carmes", 5: "quine", 6: "sonnez"}
"""The names of the six doublets (LL 17)."""

_ALIASES = {name: number for number, name in DOUBLET_NAMES.items()} | {
    "beset": 1,
    "ambezas": 1,
    "doublet-de-deux": 2,
    "ternes": 3,
    "carme": 4,
    "quines": 5,
    "sonnes": 6,
}
_PATTERN = re.compile(r"([1-6])[-.,/ ]?([1-6])")


@dataclass(frozen=True, slots=True, order=True)
class Throw:
    """Two dice, the larger number first: ``Throw(6, 4)``.

    >>> Throw.parse("4-6")
    Throw(6, 4)
    >>> str(Throw.parse("sonnez"))
    '6-6'
    """

    high: int
    low: int

    def __post_init__(self) -> None:
        for die in (self.high, self.low):
            if die not in (1, 2, 3, 4, 5, 6):
                raise InvalidThrowError(
                    f"a die shows a number from 1 to 6, not {die!r}",
                    f"un dé montre un nombre de 1 à 6, non {die!r}",
                    str(die),
                )
        if self.low > self.high:
            high, low = self.low, self.high
            object.__setattr__(self, "high", high)
            object.__setattr__(self, "low", low)

    @classmethod
    def parse(cls, text: str) -> Throw:
        """Reads ``6-4``, ``64``, ``6 4`` or the name of a doublet."""
        word = text.strip().lower()
        if word in _ALIASES:
            return cls(_ALIASES[word], _ALIASES[word])
        match = _PATTERN.fullmatch(word)
        if match is None:
            raise InvalidThrowError(
                f"invalid throw: {text!r}; write two numbers from 1 to 6 such as 6-4, or a name such as sonnez",
                f"jet illisible : {text!r} ; écrivez deux nombres de 1 à 6 comme 6-4, ou un nom comme sonnez",
                text,
            )
        return cls(int(match[1]), int(match[2]))

    @property
    def is_doublet(self) -> bool:
        """Checks if both dice show the same number."""
        return self.high == self.low

    @property
    def name(self) -> str | None:
        """The French name of a doublet, None for a simple throw."""
        return DOUBLET_NAMES[self.high] if self.is_doublet else None

    def __iter__(self) -> Iterator[int]:
        yield self.high
        yield self.low

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"

    def __repr__(self) -> str:
        return f"Throw({self.high}, {self.low})"


ALL_THROWS = tuple(Throw(high, low) for high in range(6, 0, -1) for low in range(high, 0, -1))
"""The twenty-one distinct throws."""
