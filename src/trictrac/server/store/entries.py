"""What is stored: numbered entries, and the changes that append them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of a table's log."""

    seq: int
    kind: str
    at: float
    """Seconds since 1970; never less than the entry before."""
    player: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    ref: str | None = None
    """The name its sender gave the message that caused it; the same message again changes nothing."""
    user: str | None = None
    """Who sent that message, wherever they sit now."""

    @property
    def by(self) -> int:
        """The player who caused it, where it takes one."""
        assert self.player is not None
        return self.player


@dataclass(frozen=True, slots=True)
class NewTable:
    """What the store keeps of a table beside its log."""

    id: str
    secret: bytes
    """The server's seed of the dice: never in the log before the table is over."""
    form: str
    listed: bool
    created: float


@dataclass(frozen=True, slots=True)
class Stored(NewTable):
    """A table as the store knows it."""

    last_seq: int
    status: str


@dataclass(frozen=True, slots=True)
class Change:
    """Entries to append to one table, all or none, and what follows for the indexes."""

    table: str
    after: int
    """The last entry the writer knows: if the log is longer, nothing is written."""
    entries: Sequence[LogEntry]
    status: str
    """``open``, ``playing`` or ``over``."""
    create: NewTable | None = None
    wake: float | None = None
    """When the server must look at the table by itself: a clock runs out, a computer should have played."""
    standing: str | None = None
    """The dames of a table where people must find out themselves what throws are worth (``tables/standing.py``)."""
    seats: Mapping[int, tuple[str | None, str] | None] = field(default_factory=dict)
    """Players who sat down, by user and name, a computer by its name alone; None: who rose."""
    totals: Sequence[int] = ()
    """What each player won or lost, where this is the end."""
    trous: Sequence[int] = ()
    """What each made, where one game was all."""
    also: Change | None = None
    """Another table that changes in the same transaction: a rematch opens with the old table's last word."""
