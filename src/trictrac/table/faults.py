"""What a table waits for, and what somebody may take up: faults, claims, proposals."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field

from trictrac.table.events import Proposable
from trictrac.table.marks import Slot


class TablePhase(enum.Enum):
    """What the table waits for (art. XVIII)."""

    SEATING = "seating"
    OPENING = "opening"
    """One die each (art. V)."""
    THROW = "throw"
    """The one to throw marks what they received, claims, and throws."""
    PLAY = "play"
    """They mark what their throw gained, stay or leave, play."""
    LEAVING = "leaving"
    """They announced that they leave; the opponent agrees or objects (art. XVI)."""
    ENDING = "ending"
    """Somebody marked the last trou with a fault in it; the opponent agrees or claims."""
    OVER = "over"


class TableFaultKind(enum.Enum):
    """A fault that the opponent may take up (art. XVII)."""

    LESS = "par moins"
    MORE = "par trop"
    NOT_DONE = "not done"  # a jan that could be filled or kept was not
    FALSE_PLAY = "fausse case"


@dataclass(slots=True)
class TableFault:
    """A complete fault; it stays open until the opponent takes it up or throws."""

    kind: TableFaultKind
    seat: int
    coup: int
    slot: Slot
    points: int
    open: bool = True
    jan: int = 0
    """Points of a jan that was marked and not done: they are taken back with the ecole (XVII.20)."""
    unmarked: int = 0
    """Points of a jan not done that may be marked yet, because nothing could be played (XVII.12)."""
    done: bool = False
    """Whether the play was put right, so that the points of the jan stay (XVII.20)."""
    declared: bool = False
    """Whether a declaration took these points off what is due, while others may still be marked there (XVII.21)."""


@dataclass(slots=True)
class OpenClaim:
    """A claim of an ecole; the one it hits may contest it until they throw."""

    seat: int
    points: int
    coup: int
    entries: tuple[int, ...]
    """What it added to the ledger: one entry for each fault it took up, then one for points beyond them."""
    hit: tuple[TableFault, ...] = ()
    """The faults it took up; none for a fausse ecole."""
    made_at: int = 0
    """The coup in which it was made: points that no fault is worth count there."""
    open: bool = True
    contested: bool = False
    augmentation: int = 0
    """The entry of the second ecole that a wrong contest brought, while the claimant may give it up."""
    worth: int = field(init=False)
    """What its faults are worth."""

    def __post_init__(self) -> None:
        self.worth = sum(fault.points for fault in self.hit)

    @property
    def right(self) -> bool:
        """Whether it is for exactly what its faults are worth."""
        return self.points == self.worth

    @property
    def false_part(self) -> int:
        """The part of it that is a fausse ecole (XVII.19)."""
        return max(0, self.points - self.worth)


@dataclass(slots=True)
class Proposal:
    """Something all whom it concerns must accept."""

    player: int
    what: Proposable
    first: int | None
    accepted: set[int]
