"""A table in this process: its fold, who watches it, and what they are sent."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from trictrac.server.messages import outgoing as out
from trictrac.server.store import LogEntry
from trictrac.server.tables.live import LiveTable
from trictrac.server.tables.views import table_view, wire
from trictrac.table.actions import Action


class Watcher(Protocol):
    """A connection that wants to know what happens."""

    @property
    def user(self) -> str | None:
        """Who it is."""

    def deliver(self, text: str) -> None:
        """Takes a message to send; never waits."""

    async def check(self) -> None:
        """Ends, if that person may not stay."""


class Room:
    """One table, folded once for all who watch it here. The one who changes it holds the lock until it is stored."""

    def __init__(self, live: LiveTable, entries: Sequence[LogEntry]) -> None:
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self._users: Counter[str] = Counter()
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        """Players connected to other processes: when each process last said so, and whom it has."""
        self.present: frozenset[int] = frozenset()
        """The players who are connected, as was last told."""
        self.used = time.monotonic()
        self.asked_by = ""
        """The address for which its computers think: of who acted last; where only computers sit, of who watches."""
        self.broken = False
        """Whether the fold holds something that was not stored; it is made again before anybody looks."""
        self.told = live.seq
        """The last entry that is on disk and was told to everybody."""
        self.playing: asyncio.Task[None] | None = None
        """Computers at work."""
        self.thinking: asyncio.Task[Action | None] | None = None
        """What they think about; cancelled when the table is over."""
        self.reset(live, entries)

    def reset(self, live: LiveTable, entries: Sequence[LogEntry]) -> None:
        """Takes a fresh fold."""
        self.live = live
        self._late: LiveTable | None = None
        self._held: list[LogEntry] = []
        if live.delayed:
            self._late = LiveTable(live.id, bytes.fromhex("".join(live.secrets)))
            self._held = list(entries)
            self._let_through()

    # Who is there

    def add(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        if watcher.user is not None:
            self._users[watcher.user] += 1

    def discard(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            if watcher.user is not None:
                self._users[watcher.user] -= 1
                if not self._users[watcher.user]:
                    del self._users[watcher.user]

    @property
    def here(self) -> frozenset[int]:
        """The players who are connected to this process."""
        seats = enumerate(self.live.seats)
        return frozenset(player for player, seat in seats if seat.user is not None and self._users[seat.user])

    def tell_presence(self, believed_since: float) -> None:
        """Says who is connected, if that has changed; what other processes said before that time counts no more."""
        present = self.here
        for process, (said, players) in list(self.elsewhere.items()):
            if said < believed_since:
                del self.elsewhere[process]
            else:
                present |= players
        if present != self.present:
            self.present = present
            text = out.Presence(here=sorted(present)).model_dump_json()
            for watcher in list(self.watchers):
                watcher.deliver(text)

    # What they see

    def seen_by(self, user: str | None) -> LiveTable:
        """The table as somebody may see it: spectators of some tables are one coup behind."""
        late = self._late
        return late if late is not None and self.live.player_of(user) is None else self.live

    def snapshot(self, user: str | None) -> out.Snapshot:
        """Everything at once."""
        live = self.seen_by(user)
        you, here = self.live.player_of(user), sorted(self.present)
        return out.Snapshot(
            you=you, talk=[out.TalkView(**said) for said in live.talk], here=here, view=table_view(live)
        )

    def tell(self, entries: Sequence[LogEntry]) -> None:
        """Sends stored entries to everybody; each text is made once, however many watch."""
        self.used = time.monotonic()
        self.told = entries[-1].seq
        late: list[LogEntry] = []
        if self._late is not None:
            self._held.extend(entries)
            late = self._let_through()
        if not self.watchers:
            return
        now = _text(entries, self.live)
        then = _text(late, self._late) if self._late is not None and late else None
        for watcher in list(self.watchers):
            if self.seen_by(watcher.user) is self.live:
                watcher.deliver(now)
            elif then is not None:
                watcher.deliver(then)

    def _let_through(self) -> list[LogEntry]:
        """Moves the late fold on as far as spectators may see."""
        assert self._late is not None
        limit = self.live.visible(None)
        through = [entry for entry in self._held if entry.seq <= limit]
        self._held = [entry for entry in self._held if entry.seq > limit]
        for entry in through:
            self._late.apply(entry)
        return through


def _text(entries: Sequence[LogEntry], live: LiveTable) -> str:
    message = out.Entries(entries=[wire(entry, live) for entry in entries], view=table_view(live))
    return message.model_dump_json(exclude_none=True)
