"""A throw of the two dice, its names and its text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from operator import index
from typing import TypeAlias, cast

from trictrac.errors import InvalidThrowError, WrongTypeError, expect_text
from trictrac.words import fact

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
        low, high = sorted((number_on_die(self.high), number_on_die(self.low)))
        object.__setattr__(self, "high", high)
        object.__setattr__(self, "low", low)

    @classmethod
    def of(cls, throw: ThrowLike) -> Throw:
        """Takes a throw, its text or its two numbers: ``Throw(6, 4)``, ``"6-4"``, ``(6, 4)``."""
        if isinstance(throw, Throw):
            return throw
        if isinstance(throw, str):
            return cls.parse(throw)
        return cls(*two_dice(throw))

    @classmethod
    def parse(cls, text: str) -> Throw:
        """Reads ``6-4``, ``64``, ``6 4`` or the name of a doublet."""
        word = expect_text(text, "a throw", "6-4").strip().lower()
        if word in _ALIASES:
            return cls(_ALIASES[word], _ALIASES[word])
        return cls(*read_dice(text))

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


ThrowLike: TypeAlias = Throw | str | Iterable[int]
"""What every function takes for a throw."""


def number_on_die(die: object) -> int:
    """The number that a die shows; anything else is refused."""
    try:
        number = index(die) if not isinstance(die, bool) else 0  # type: ignore[arg-type]
    except TypeError:
        number = 0
    if not 1 <= number <= 6:
        raise InvalidThrowError(fact("throw-bad-die", given=repr(die)), str(die))
    return number


def two_dice(dice: object) -> tuple[int, int]:
    """The two numbers of a pair, in their order."""
    try:
        if isinstance(dice, Set | Mapping):  # which keep no order, nor two equal numbers
            raise TypeError
        first, second = cast("Iterable[object]", dice)
    except (TypeError, ValueError):
        raise WrongTypeError("two dice are a Throw, a text such as '6-4' or a pair such as (6, 4)", dice) from None
    return number_on_die(first), number_on_die(second)


def read_dice(text: str) -> tuple[int, int]:
    """Reads two numbers such as ``6-4``, in their order."""
    match = _PATTERN.fullmatch(text.strip())
    if match is None:
        raise InvalidThrowError(fact("throw-unreadable", given=repr(text)), text)
    return int(match[1]), int(match[2])


ALL_THROWS = tuple(Throw(high, low) for high in range(6, 0, -1) for low in range(high, 0, -1))
"""The twenty-one distinct throws."""
