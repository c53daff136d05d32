"""Looks after the tables whose time has come: each apart, so that none waits for another, and none behind many."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from trictrac.server.refusals import ServerRefused
from trictrac.server.store import StoreError
from trictrac.server.tables.opening import GRACE
from trictrac.server.tables.quarantine import Quarantine

LOOK = 0.25
"""Seconds between two looks at what is due."""
FROZEN = 5.0
"""Seconds late for a look after which the process was stopped, or the machine slept: others have gone on meanwhile."""
PAGE, PAGES = 200, 10
"""Tables asked for at once, and how often in one look; the next look goes on from there."""
AT_ONCE = 500
"""Tables looked at together; most of them wait for the database."""
Due = tuple[float, str]
"""When a table should have been looked at, and its name."""
_log = logging.getLogger(__name__)


class Tending:
    """Goes round the tables that are due, for ever; a table that fails is left alone for a while."""

    def __init__(
        self,
        due: Callable[[Due | None, int], Awaitable[list[Due]]],
        look_at: Callable[[str], Awaitable[None]],
        quarantine: Quarantine,
    ) -> None:
        self._due = due
        self._look_at = look_at
        self._quarantine = quarantine
        self._looked: dict[str, float] = {}
        self._looking: dict[str, asyncio.Task[None]] = {}
        self._last: Due | None = None
        self._away = False

    async def look(self) -> None:
        """One look: begins with the tables after the last one of the look before."""
        try:
            for _ in range(PAGES):
                found = await self._due(self._last, PAGE)
                for _, table in found:
                    self._begin(table)
                self._last = found[-1] if len(found) == PAGE else None
                if self._last is None:
                    break
        except StoreError as error:
            if not self._away:  # told once, however long it lasts
                _log.warning("the tables cannot be looked after: %s", error)
            self._away = True
        else:
            self._away = False
        old = time.monotonic() - GRACE
        self._looked = {table: at for table, at in self._looked.items() if at > old}

    def _begin(self, table: str) -> None:
        wait = table in self._looking or table in self._looked or self._quarantine.holds(table)
        if wait or len(self._looking) >= AT_ONCE:
            return
        self._looked[table] = time.monotonic()
        task = self._looking[table] = asyncio.create_task(self._one(table), name=f"tending {table}")
        task.add_done_callback(lambda _: self._looking.pop(table))

    async def _one(self, table: str) -> None:
        try:
            await self._look_at(table)
        except (ServerRefused, StoreError):
            pass  # the database is away, or others are quicker; what cannot be read is in quarantine already
        except Exception as error:  # whatever it is, it is this table's alone
            self._quarantine.failed(table, error)
        else:
            self._quarantine.well(table)

    async def stop(self) -> None:
        """Ends what is under way."""
        tasks = list(self._looking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
