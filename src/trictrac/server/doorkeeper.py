"""Puts people out: nobody banned or signed out keeps a connection, and no table waits for the banned."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from trictrac.server import bans
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import Database, Feed, StoreError
from trictrac.server.store.feed import PEOPLE
from trictrac.server.tables.service import TableService

_log = logging.getLogger(__name__)


class Doorkeeper:
    """Listens for changes among people. Accounts refuse requests; this ends what lasts longer."""

    def __init__(self, database: Database, feed: Feed, tables: TableService) -> None:
        self._database = database
        self._tables = tables
        self._tasks: set[asyncio.Task[Any]] = set()
        feed.listen(PEOPLE, self._heard)

    async def start(self) -> None:
        """Somebody may have been banned while no server ran."""
        await self._give_up_for_the_banned()

    async def stop(self) -> None:
        """Begins nothing new."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _heard(self, user: str | None) -> None:
        task = asyncio.create_task(self._see_to(user), name="doorkeeper")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _see_to(self, user: str | None) -> None:
        """Looks at the connections of somebody; without a name something was missed, and at everybody's."""
        try:
            for room in list(self._tables.rooms.values()):
                for watcher in list(room.watchers):
                    if watcher.user is not None and user in (None, watcher.user):
                        await watcher.check()
            await self._give_up_for_the_banned()
        except StoreError as error:  # the feed says so again when the database is back
            _log.error("the store failed: %s", error)
        except Exception:
            _log.exception("looking after the door failed")

    async def _give_up_for_the_banned(self) -> None:
        for table, user in await bans.seats_of_banned(self._database):
            with contextlib.suppress(ServerRefused):  # another process was quicker, or will be
                await self._tables.part(table, user)
