"""What the owners of accounts have learned: the file of ``trictrac.lessons.progress``, merged with each that comes in.

Merging loses nothing and its order does not matter, so that devices may send theirs whenever they like.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from trictrac.lessons.progress import ProgressError, merged, parse, written
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import Database, schema
from trictrac.words import fact

MOST_KEPT = 1024 * 1024
"""Bytes for one account: thousands of cards with their answers."""
TRIES = 8
"""Devices of one person that may write at the same moment."""


class Pupils:
    """One file for each account."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self._database = database
        self._now = now

    async def file_of(self, user: str) -> bytes | None:
        """What is kept of somebody; None: nothing yet."""
        found = await self._found(user)
        return found[1] if found else None

    async def data_of(self, user: str) -> dict[str, Any] | None:
        """The same as plain data."""
        file = await self.file_of(user)
        return None if file is None else json.loads(file)

    async def take_in(self, user: str, raw: bytes) -> bytes:
        """Merges a file into what is kept and returns the whole; a bad one is refused, and nothing changes."""
        for _ in range(TRIES):
            found = await self._found(user)
            revision, before = found or (0, None)
            file = await asyncio.to_thread(_together, before, raw)
            if file == before or await self._keeps(user, revision, file):
                return file
        raise ServerRefused("busy")

    async def _found(self, user: str) -> tuple[int, bytes] | None:
        p = schema.progress.c
        row = await self._database.first(select(p.revision, p.file).where(p.user_id == user))
        return (row.revision, bytes(row.file)) if row is not None else None

    async def _keeps(self, user: str, revision: int, file: bytes) -> bool:
        """Writes what was merged, unless another device wrote since."""
        p = schema.progress.c
        values = {"revision": revision + 1, "changed": self._now(), "file": file}

        def work(connection: Connection) -> bool:
            if revision == 0:
                connection.execute(insert(schema.progress).values(user_id=user, **values))
                return True
            same = update(schema.progress).where(p.user_id == user, p.revision == revision)
            return connection.execute(same.values(**values)).rowcount == 1

        try:
            return await self._database.write(work)
        except IntegrityError:
            return False


def _together(before: bytes | None, raw: bytes) -> bytes:
    try:
        one = parse(raw)
        file = written(one if before is None else merged(parse(before), one))
        if len(file) > MOST_KEPT:
            raise ProgressError(fact("progress-too-large", most=MOST_KEPT), "")
    except ProgressError as error:
        raise ServerRefused.of(error, "bad_progress") from None
    return file
