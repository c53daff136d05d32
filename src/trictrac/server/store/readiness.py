"""Whether what people do can be kept: the database is there, may be written to, and its disk is not full."""

from __future__ import annotations

import asyncio
import time

from trictrac.server.store.database import Database
from trictrac.server.store.errors import StoreError

FRESH = 1.0
"""Seconds for which an answer counts: however many ask, little is written."""


class Readiness:
    """Finds out by writing."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = asyncio.Lock()
        self._tried = float("-inf")
        self._held = False

    async def holds(self) -> bool:
        """Whether a write reached the database just now."""
        async with self._lock:
            if time.monotonic() - self._tried > FRESH:
                try:
                    await self._database.try_writing()
                    self._held = True
                except StoreError:
                    self._held = False
                self._tried = time.monotonic()
            return self._held
