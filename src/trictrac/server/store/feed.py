"""How a server process learns what others appended: PostgreSQL tells it; on SQLite there are no others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import asyncpg

from trictrac.server.store.appending import CHANNEL
from trictrac.server.store.database import Database

Heard = Callable[[str | None, int], None]
"""Called with a table and its last entry; with None when something may have been missed."""
_log = logging.getLogger(__name__)
_AGAIN = 1.0
_PING = 15.0


class Feed(ABC):
    """Tells of entries that other processes appended (and perhaps of one's own)."""

    @abstractmethod
    async def start(self, heard: Heard) -> None:
        """Begins to tell."""

    @abstractmethod
    async def stop(self) -> None:
        """Stops."""


class LocalFeed(Feed):
    """One process has the file to itself."""

    async def start(self, heard: Heard) -> None:
        """Nothing comes from elsewhere."""

    async def stop(self) -> None:
        """Nothing was begun."""


class PostgresFeed(Feed):
    """LISTEN on a connection of its own; after a broken connection everything counts as missed."""

    def __init__(self, database: Database) -> None:
        url = database.url
        self._options: dict[str, Any] = {
            "host": url.query.get("host", url.host),
            "port": url.port,
            "user": url.username,
            "password": url.password,
            "database": url.database,
        }
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def start(self, heard: Heard) -> None:
        """Listens from now on."""
        self._task = asyncio.create_task(self._listen(heard), name="feed")
        await asyncio.wait_for(self._ready.wait(), 30)

    async def stop(self) -> None:
        """Hangs up."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                await self._until_broken(heard)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                _log.warning("the feed was cut: %s", error)
            await asyncio.sleep(_AGAIN)

    async def _until_broken(self, heard: Heard) -> None:
        connection: Any = await asyncpg.connect(**self._options, timeout=10)
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())

        def told(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
            for line in str(payload).splitlines():
                table, _, seq = line.partition(" ")
                heard(table, int(seq))

        try:
            await connection.add_listener(CHANNEL, told)
            if self._ready.is_set():
                heard(None, 0)
            self._ready.set()
            while not gone.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(gone.wait(), _PING)
                    return
                await connection.execute("SELECT 1", timeout=10)  # a line that is dead without saying so
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)


def feed_of(database: Database) -> Feed:
    """The feed that goes with a database."""
    return PostgresFeed(database) if database.is_postgres else LocalFeed()
