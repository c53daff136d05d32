"""Logs of tables: read from any number, appended with a guard that lets one writer win, durable before acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from functools import partial

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from trictrac.server.store import schema
from trictrac.server.store.appending import append
from trictrac.server.store.database import Database, reason_of
from trictrac.server.store.entries import Change, LogEntry, Stored
from trictrac.server.store.errors import ConflictError, StoreError, UnknownTableError

MOST_AT_ONCE = 128
"""Changes of one transaction."""


@dataclass(slots=True)
class _Waiting:
    change: Change
    done: asyncio.Future[None]


class EventStore:
    """Appends and reads. Changes that come while the disk is busy go together in the next transaction.

    So a thousand tables cost the disk little more than one, and nobody is told before their own
    change is on it.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Opens the database, upgrades it, begins to write."""
        await self.database.upgrade()
        self._writer = asyncio.create_task(self._write(), name="event store")

    async def stop(self) -> None:
        """Writes what was asked for, then closes."""
        await self._queue.join()
        if self._writer:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.database.close()

    # Writing

    async def commit(self, change: Change) -> None:
        """Appends; it is on disk when this returns.

        Raises :class:`ConflictError` where the log is not as long as ``change.after``, and
        :class:`StoreError` where the database failed; in both cases nothing was written.
        """
        _check(change)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(change, done))
        await asyncio.shield(done)  # a caller who stops waiting does not undo it

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write_batch(batch)
            finally:
                for waiting in batch:
                    if not waiting.done.done():
                        waiting.done.set_exception(StoreError("the server stops"))
                        waiting.done.exception()  # nobody may be waiting any more
                    self._queue.task_done()

    async def _write_batch(self, batch: list[_Waiting]) -> None:
        """All in one transaction; where that fails, each alone, so that a bad one harms no other."""
        # Two processes that lock rows in one order cannot lock each other out.
        batch = sorted(batch, key=lambda waiting: waiting.change.table)
        changes = [waiting.change for waiting in batch]
        try:
            won = await self.database.write(partial(append, changes))
        except Exception as error:  # whatever it is, the writer goes on for the other tables
            if len(batch) == 1:
                batch[0].done.set_exception(_error(error))
            else:
                for waiting in batch:
                    await self._write_batch([waiting])
            return
        for waiting, wins in zip(batch, won, strict=True):
            if wins:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(ConflictError("the table has moved on", waiting.change.table))

    # Reading

    async def find(self, table: str) -> Stored:
        t = schema.tables.c
        query = select(t.id, t.secret, t.form, t.listed, t.created, t.last_seq, t.status).where(t.id == table)
        row = await self.database.first(query)
        if row is None:
            raise UnknownTableError("there is no such table", table)
        return Stored(*row)

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[LogEntry]:
        """The entries after one, in order."""
        e = schema.entries.c
        query = select(e.seq, e.kind, e.at, e.player, e.data, e.ref).where(e.table_id == table, e.seq > after)
        return [LogEntry(*row) for row in await self.database.read(query.order_by(e.seq).limit(most))]

    async def awake(self, now: float, most: int = 200) -> list[str]:
        """Tables whose time to be looked at has come, the longest waiting first."""
        t = schema.tables.c
        query = select(t.id).where(t.wake.is_not(None), t.wake <= now).order_by(t.wake).limit(most)
        return [row.id for row in await self.database.read(query)]

    async def open_tables(self, most: int = 100) -> list[str]:
        """Tables of the lobby that wait for players, the newest first."""
        t = schema.tables.c
        query = select(t.id).where(t.status == "open", t.listed).order_by(t.created.desc()).limit(most)
        return [row.id for row in await self.database.read(query)]

    async def count(self) -> dict[str, int]:
        query = select(schema.tables.c.status, func.count().label("number")).group_by(schema.tables.c.status)
        return {row.status: row.number for row in await self.database.read(query)}


def _check(change: Change) -> None:
    if not change.entries or any(e.seq != change.after + n for n, e in enumerate(change.entries, 1)):
        raise ValueError(f"the entries do not follow entry {change.after}")
    if change.also is not None:
        _check(change.also)


def _error(error: BaseException) -> StoreError:
    if isinstance(error, StoreError):
        return error
    if isinstance(error, IntegrityError):
        return ConflictError("another writer was quicker")
    return StoreError(f"the database did not take it: {reason_of(error)}")
