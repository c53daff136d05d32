"""A fact to be told: which message of the catalogues, and what fills it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias


class Case(NamedTuple):
    """A case on the thrower's march; a reader who sits opposite counts it from the other end."""

    number: int


class Moves(NamedTuple):
    """A play in the notation of docs/notation.md, told on the reader's march."""

    text: str


class Fact(NamedTuple):
    """One thing to be told; made by :func:`fact`. A tuple, since a judge makes and looks up millions."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()

    def to_data(self) -> dict[str, object]:
        """As the wire carries it: ``{"key": …, "args": {…}}``, without ``args`` where there are none."""
        data: dict[str, object] = {"key": self.key}
        if self.args:
            data["args"] = {name: _to_data(value) for name, value in self.args}
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Fact:
        """Reads what ``to_data`` wrote."""
        return cls(data["key"], tuple((name, _from_data(value)) for name, value in data.get("args", {}).items()))


Arg: TypeAlias = int | float | str | Case | Moves | Fact | tuple["Arg", ...]
"""What fills a message: numbers and texts as they are, cases, plays, other facts, lists of these."""


def fact(key: str, /, **args: Arg) -> Fact:
    """A fact: the key of its message and what fills it.

    >>> fact("points", count=4).to_data()
    {'key': 'points', 'args': {'count': 4}}
    """
    return Fact(key, tuple(args.items()))


def decimal(value: float, places: int = 1, signed: bool = False) -> Fact:
    """A number with so many digits after its point or comma."""
    text = f"{value:{'+' if signed else ''}.{places}f}"
    if not float(text):
        text = text.lstrip("+-")
    whole, _, digits = text.replace("-", "−").partition(".")
    return fact("decimal", whole=whole, digits=digits)


def percent(share: float, places: int = 1, bound: str = "none") -> Fact:
    """A share of one in hundredths; it may only be known to be ``below`` or ``above``."""
    return fact("percent", bound=bound, number=decimal(100 * share, places))


def _to_data(value: Arg) -> object:
    if isinstance(value, Fact):
        return value.to_data()
    if isinstance(value, Case):
        return {"case": value.number}
    if isinstance(value, Moves):
        return {"moves": value.text}
    if isinstance(value, tuple):
        return [_to_data(each) for each in value]
    return value


def _from_data(value: Any) -> Arg:
    if isinstance(value, list):
        return tuple(map(_from_data, value))
    if not isinstance(value, dict):
        return value  # type: ignore[no-any-return]
    if "key" in value:
        return Fact.from_data(value)
    return Case(value["case"]) if "case" in value else Moves(value["moves"])
