"""Who is at the table now: players connected to this process, and to others, which say so over the feed.

Said in lines of ``process table players``, the players as ``0,1``; ``?`` in their place asks the others. It is
repeated, and believed for a while only: a process that dies says nothing.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable, Mapping

from trictrac.server.store.feed import LONGEST, PRESENCE, Feed
from trictrac.server.tables.room import Room, Watcher

AWAY = 3.0
"""Seconds after which somebody whose connection broke counts as away: a page that is loaded again is not."""
REPEATED = 20.0
"""Seconds between two times that a process says whom it has."""
BELIEVED = 2.5 * REPEATED


class PresenceKeeper:
    """Keeps ``Room.present`` true, in every process."""

    def __init__(self, feed: Feed, rooms: Mapping[str, Room]) -> None:
        self._process = secrets.token_hex(6)
        self._feed = feed
        self._rooms = rooms
        self._repeated = time.monotonic()
        feed.listen(PRESENCE, self._heard)

    def enter(self, room: Room, watcher: Watcher) -> None:
        """Somebody begins to watch. The caller holds the room's lock, so that nothing is told twice or missed."""
        if not room.watchers:
            self._feed.say(PRESENCE, f"{self._process} {room.live.id} ?")
        before = room.here
        room.add(watcher)
        self._changed(room, before)

    def leave(self, room: Room, watcher: Watcher) -> None:
        """Somebody has gone, or comes back in a moment."""
        before = room.here
        room.discard(watcher)
        if room.here != before:
            asyncio.get_running_loop().call_later(AWAY, self._changed, room, before)

    def sat(self, room: Room) -> None:
        """Somebody sat down or rose: a spectator may have become a player."""
        self._changed(room, room.present)

    def _changed(self, room: Room, before: Iterable[int]) -> None:
        room.tell_presence(time.monotonic() - BELIEVED)
        if room.here != before:
            self._feed.say(PRESENCE, self._line(room))

    def _line(self, room: Room) -> str:
        return f"{self._process} {room.live.id} {','.join(map(str, sorted(room.here)))}"

    def repeat(self) -> None:
        """From time to time: says again who is here, and forgets what others have not said again."""
        now = time.monotonic()
        if now - self._repeated < REPEATED:
            return
        self._repeated = now
        lines: list[str] = []
        for room in self._rooms.values():
            room.tell_presence(now - BELIEVED)
            if room.here:
                lines.append(self._line(room))
        while lines:
            most = LONGEST // (len(lines[0]) + 12)
            self._feed.say(PRESENCE, "\n".join(lines[:most]))
            del lines[:most]

    def _heard(self, text: str | None) -> None:
        for line in (text or "").splitlines():
            process, table, players = line.split(" ")
            room = self._rooms.get(table)
            if room is None or process == self._process:
                continue
            if players == "?":
                if room.here:
                    self._feed.say(PRESENCE, self._line(room))
                continue
            now = time.monotonic()
            room.elsewhere[process] = now, frozenset(map(int, filter(None, players.split(","))))
            room.tell_presence(now - BELIEVED)
