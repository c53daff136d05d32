"""What a table waits for, and what somebody may take up: faults, claims, proposals."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from trictrac.table.events import Proposable
from trictrac.table.marks import Slot


class TablePhase(enum.Enum):
    """What the table waits for (art. XVIII)."""

    SEATING = "seating"
    OPENING = "opening"
    """One die each (art. V)."""
    THROW = "throw"
    """The one to throw marks what he received, claims, and throws."""
    PLAY = "play"
    """He marks what his throw gained, stays or leaves, plays."""
    LEAVING = "leaving"
    """He announced that he leaves; the other agrees or objects (art. XVI)."""
    ENDING = "ending"
    """He marked the last trou with a fault in it; the other agrees or claims."""
    OVER = "over"


class TableFaultKind(enum.Enum):
    """A fault that the other may take up (art. XVII)."""

    LESS = "par moins"
    MORE = "par trop"
    NOT_DONE = "not done"  # a jan that could be filled or kept was not
    FALSE_PLAY = "fausse case"


@dataclass(slots=True)
class TableFault:
    """A complete fault; it stays open until the other takes it up or throws."""

    kind: TableFaultKind
    seat: int
    coup: int
    slot: Slot
    points: int
    open: bool = True


@dataclass(slots=True)
class OpenClaim:
    """A claim of an ecole; the one it hits may contest it until he throws."""

    seat: int
    points: int
    coup: int
    entry: int
    """The first entry it made in the ledger."""
    right: bool
    open: bool = True
    hit: tuple[TableFault, ...] = ()
    """The faults it took up; none for a fausse ecole."""
    contested: bool = False


@dataclass(slots=True)
class Proposal:
    """Something all whom it concerns must accept."""

    player: int
    what: Proposable
    first: int | None
    accepted: set[int]
