"""Who may sit and who sits: people and computers, the seals of their seeds."""

from __future__ import annotations

from dataclasses import dataclass

from trictrac.players.levels import BY_KEY
from trictrac.server.messages.entries import SeatKind
from trictrac.table import Attention
from trictrac.words import capital

HOUSE_LANGUAGE = "fr"
"""The language of names that the house gives before it knows anybody's: the game's own."""
NOBODY = ""
"""Stands in a log for the id of somebody who was forgotten; nobody can have it."""
NAMELESS = "?"
"""Stands for their name."""
UNSAID = "…"
"""Stands for what they said."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a session."""

    id: str
    name: str
    guest: bool = False
    """Whether nobody vouches for the name: it is not that of an account."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """What a seat is for, as the table was opened."""

    kind: SeatKind = "person"
    level: str = "random"
    attention: float | None = None
    """How much a computer sees when it marks for itself; left out, as its level does."""

    def to_data(self) -> dict[str, object]:
        """Its fields; a person's seat needs no more than that, a computer's attention may be its level's."""
        data: dict[str, object] = {"kind": self.kind}
        if self.kind == "computer":
            data["level"] = self.level
            if self.attention is not None:
                data["attention"] = self.attention
        return data

    def called(self, number: int) -> str:
        """The name a computer plays under: that of its level."""
        if self.level in BY_KEY:
            return capital(BY_KEY[self.level].name(HOUSE_LANGUAGE))
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
    guest: bool = False
    """Whether its player had no account when they sat down."""
    gone: bool = False
    """Whether its player went for good in the middle of the session."""

    @property
    def kind(self) -> SeatKind:
        return self.plan.kind

    @property
    def level(self) -> str | None:
        """How well its computer plays."""
        return self.plan.level if self.is_computer else None

    @property
    def is_computer(self) -> bool:
        """Whether nobody needs to sit here."""
        return self.kind == "computer"

    @property
    def taken(self) -> bool:
        return self.is_computer or self.user is not None

    @property
    def ready(self) -> bool:
        """Whether the seed is open."""
        return self.is_computer or self.seed is not None
