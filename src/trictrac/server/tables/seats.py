"""Who may sit and who sits: people and computers, the seals of their seeds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trictrac.players.levels import BY_KEY
from trictrac.table import Attention
from trictrac.words import capital

PERSON = "person"
COMPUTER = "computer"
NOBODY = ""
"""Stands in a log for the id of somebody who was forgotten; nobody can have it."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a session."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """What a seat is for, as the table was opened."""

    kind: str = PERSON
    level: str = "random"
    attention: float | None = None
    """How much a computer sees when it marks for itself; left out, as its level does."""

    def to_data(self) -> dict[str, Any]:
        """Plain data."""
        if self.kind == PERSON:
            return {"kind": PERSON}
        data: dict[str, Any] = {"kind": COMPUTER, "level": self.level}
        return data if self.attention is None else {**data, "attention": self.attention}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> SeatPlan:
        """Reads plain data."""
        return cls(**data)

    def called(self, number: int) -> str:
        """The name a computer plays under: that of its level."""
        if self.level in BY_KEY:
            return capital(BY_KEY[self.level].name("fr"))
        return f"{self.level} {number + 1}"

    @property
    def sees(self) -> Attention:
        """Its attention as the robot takes it."""
        if self.attention is not None:
            return Attention(self.attention, self.attention)
        return BY_KEY[self.level].attention if self.level in BY_KEY else Attention()


@dataclass(slots=True)
class Seat:
    """A seat now."""

    plan: SeatPlan
    user: str | None = None
    name: str = ""
    seal: str | None = None
    seed: str | None = None
    gone: bool = False
    """Whether its player went for good in the middle of the session."""

    @property
    def is_computer(self) -> bool:
        """Whether nobody needs to sit here."""
        return self.plan.kind == COMPUTER

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.is_computer or self.user is not None

    @property
    def ready(self) -> bool:
        """Whether the seed is open."""
        return self.is_computer or self.seed is not None
