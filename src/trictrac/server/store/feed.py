"""How server processes hear what others did: over PostgreSQL; on SQLite only the operator's commands are others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import asyncpg
from sqlalchemy import Connection, select, text

from trictrac.server.reasons import reason_of
from trictrac.server.store import schema
from trictrac.server.store.database import Database

Heard = Callable[[str | None], None]
"""Called with what was said; with None when something may have been missed."""
TABLES = "trictrac"
"""Said in the transaction that appends: a line for each table, its id and its last entry."""
PEOPLE = "trictrac_people"
"""Said in the transaction that revokes a session, bans or deletes somebody, with their id: ask the database again."""
PRESENCE = "trictrac_presence"
"""Who is connected where (``tables/presence.py``)."""
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")
LONGEST = 7900
"""Bytes that PostgreSQL carries at once."""
_log = logging.getLogger(__name__)
_AGAIN = 1.0
_PING = 15.0
_ASK = 1.0
"""Seconds after which a server on SQLite knows whom the operator has banned."""


class Feed:
    """The feed of a process that has its database to itself, but for an operator who bans people: it asks for those."""

    def __init__(self, database: Database) -> None:
        self._heard: dict[str, list[Heard]] = {}
        self._database = database
        self._task: asyncio.Task[None] | None = None
        self._banned: frozenset[str] = frozenset()

    def listen(self, channel: str, heard: Heard) -> None:
        """Lets somebody know what is said on a channel, perhaps by this process itself."""
        self._heard.setdefault(channel, []).append(heard)

    @property
    def whole(self) -> bool:
        """Whether nothing can be missed at the moment."""
        return True

    def say(self, channel: str, text: str) -> None:
        """Says something that matters only now: it is not durable, and lost while the line is cut."""

    def hear(self, channel: str, text: str | None) -> None:
        """Tells the listeners of this process."""
        for heard in self._heard.get(channel, ()):
            heard(text)

    async def start(self) -> None:
        self._banned = await self._who_is_banned()
        self._task = asyncio.create_task(self._run(), name="feed")

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(_ASK)
            try:
                banned = await self._who_is_banned()
            except Exception as error:  # the next time may go better
                _log.warning("who is banned cannot be asked: %s", reason_of(error))
                continue
            changed, self._banned = banned ^ self._banned, banned
            for user in changed:
                self.hear(PEOPLE, user)

    async def _who_is_banned(self) -> frozenset[str]:
        rows = await self._database.read(select(schema.users.c.id).where(schema.users.c.banned))
        return frozenset(row.id for row in rows)


class PostgresFeed(Feed):
    """LISTEN on a connection of its own; after a broken connection everything counts as missed."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        url = database.url
        self._options: dict[str, Any] = {
            "host": url.query.get("host", url.host),
            "port": url.port,
            "user": url.username,
            "password": url.password,
            "database": url.database,
        }
        self._begun = asyncio.Event()
        self._connected = False
        self._to_say: asyncio.Queue[tuple[str, str]] = asyncio.Queue(10_000)

    @property
    def whole(self) -> bool:
        return self._connected

    def say(self, channel: str, text: str) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._to_say.put_nowait((channel, text))

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="feed")
        await asyncio.wait_for(self._begun.wait(), 30)

    async def _run(self) -> None:
        while True:
            try:
                await self._until_broken()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                _log.warning("the feed was cut: %s", reason_of(error))
            await asyncio.sleep(_AGAIN)

    async def _until_broken(self) -> None:
        connection: Any = await asyncpg.connect(**self._options, timeout=10)
        connection.add_termination_listener(self._cut)
        try:
            for channel in self._heard:
                await connection.add_listener(channel, self._told)
            self._connected = True
            if self._begun.is_set():
                for channel in self._heard:
                    self.hear(channel, None)
            self._begun.set()
            while self._connected:
                with contextlib.suppress(TimeoutError):
                    channel, said = await asyncio.wait_for(self._to_say.get(), _PING)
                    if self._connected and channel:
                        await connection.execute("SELECT pg_notify($1, $2)", channel, said, timeout=10)
                    continue
                await connection.execute("SELECT 1", timeout=10)  # a line that is dead without saying so
        finally:
            self._connected = False
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)

    def _cut(self, _connection: Any) -> None:
        self._connected = False
        self.say("", "")  # wakes the one who waits for something to say

    def _told(self, _connection: Any, _pid: int, channel: str, payload: object) -> None:
        self.hear(channel, str(payload))


def notify(connection: Connection, channel: str, payload: str) -> None:
    """Says something in the transaction that makes it true; on SQLite the one server knows it, or asks."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"channel": channel, "payload": payload})


def feed_of(database: Database) -> Feed:
    return PostgresFeed(database) if database.is_postgres else Feed(database)
