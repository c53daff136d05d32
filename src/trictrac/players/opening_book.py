"""The opening book of the package: the best play of every first throw and of every reply (docs/knowledge.md)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from trictrac.play import Play
from trictrac.position import Position
from trictrac.throw import Throw, ThrowLike

FILE = resources.files("trictrac.players") / "opening_book.json"


@dataclass(frozen=True, slots=True)
class BookPlay:
    """The best play of a throw."""

    throw: Throw
    play: Play
    value: float
    """What it is worth to the player who throws, from -1 to 1, at two plies."""
    second: Play | None
    """The next best play; None where there is only one."""
    margin: float | None
    """By how much the second play is worth less."""


Book = dict[tuple[str, Throw], BookPlay]


@cache
def opening_book() -> Book:
    """All plays of the book, by the position before them and the throw.

    >>> len(opening_book())
    330
    """
    book: Book = {}
    for opening in json.loads(FILE.read_text(encoding="utf-8"))["openings"]:
        replies = ((opening["position"], reply) for reply in opening["replies"])
        for position, data in ((str(Position()), opening), *replies):
            entry = _entry(data)
            book[position, entry.throw] = entry
    return book


def book_play(position: Position, throw: ThrowLike) -> BookPlay | None:
    """What the book plays, whichever side began; None where it does not know the position.

    >>> str(book_play(Position(), "6-4").play)
    '1-7-11'
    """
    book, dice = opening_book(), Throw.of(throw)
    return book.get((str(position), dice)) or book.get((str(position.mirror()), dice))


def _entry(data: dict[str, Any]) -> BookPlay:
    second = data.get("second")
    return BookPlay(
        Throw.parse(data["throw"]),
        Play.parse(data["play"]),
        float(data["value"]),
        None if second is None else Play.parse(second),
        data.get("margin"),
    )
