"""Logs of tables: read from any number, appended with a guard that lets one writer win, durable before acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from sqlalchemy import and_, func, or_, select
from sqlalchemy.exc import IntegrityError

from trictrac.server.reasons import reason_of
from trictrac.server.store import restoring, schema
from trictrac.server.store.appending import AppendOutcome, append
from trictrac.server.store.database import Database
from trictrac.server.store.entries import Change, LogEntry, Stored
from trictrac.server.store.errors import ConflictError, StoreError, UnknownTableError

MOST_AT_ONCE = 128
"""Changes of one transaction."""
APART = 2
"""Transactions at once for tables that another process held."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.005, 0.1
"""Seconds between two tries at a table that another process holds."""
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Waiting:
    change: Change
    done: asyncio.Future[None]
    since: float = field(default_factory=time.monotonic)
    apart: bool = False
    """Whether another process held its table, so that it is tried again apart from the others."""


class EventStore:
    """Appends and reads. Changes that come while the disk is busy go together in the next transaction.

    So a thousand tables cost the disk little more than one, and nobody is told before their own
    change is on it.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._apart = asyncio.Semaphore(APART)
        self._retrying: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Opens the database, upgrades it, begins to write."""
        await self.database.upgrade()
        if marked := await self.database.write(restoring.look):
            _log.warning(
                "this database was restored from a copy: %d tables wait for the consent of their players", marked
            )
        self._writer = asyncio.create_task(self._write(), name="event store")

    async def stop(self) -> None:
        """Writes what was asked for, then closes."""
        await self._queue.join()
        await asyncio.gather(*self._retrying)
        if self._writer:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.database.close()

    # Writing

    async def commit(self, change: Change) -> None:
        """Appends; it is on disk when this returns.

        Raises :class:`ConflictError` where the log is not as long as ``change.after``, and
        :class:`StoreError` where the database failed; in both cases nothing was written, unless the database failed in
        the very moment of writing: its log says, and the reference of the message keeps it from being done twice.
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
                    if not waiting.apart:
                        _answer(waiting, StoreError("the server stops"))
                    self._queue.task_done()

    async def _write_batch(self, batch: list[_Waiting]) -> None:
        """All in one transaction; where that fails, each alone, so that a bad one harms no other."""
        batch = [waiting for waiting in batch if self._is_wanted(waiting)]
        if not batch:
            return
        try:
            outcomes = await self.database.write(partial(append, [waiting.change for waiting in batch]))
        except Exception as error:  # whatever it is, the writer goes on for the other tables
            if len(batch) == 1:
                _answer(batch[0], _error(error))
            else:
                for waiting in batch:
                    await self._write_batch([waiting])
            return
        for waiting, outcome in zip(batch, outcomes, strict=True):
            if outcome is AppendOutcome.LOST:
                _answer(waiting, ConflictError("the table has moved on", waiting.change.table))
            elif outcome is AppendOutcome.WON:
                _answer(waiting)
            elif not waiting.apart:
                waiting.apart = True
                task = asyncio.create_task(self._write_apart(waiting), name="event store, apart")
                self._retrying.add(task)
                task.add_done_callback(self._retrying.discard)

    async def _write_apart(self, waiting: _Waiting) -> None:
        """Tries again, while the writer goes on for the other tables."""
        pause = SHORTEST_PAUSE
        while not waiting.done.done():
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            async with self._apart:
                await self._write_batch([waiting])

    def _is_wanted(self, waiting: _Waiting) -> bool:
        """Whether it is still time: a process that was frozen must not write what people have given up long ago."""
        late = time.monotonic() - waiting.since > self.database.longest
        if late:
            _answer(waiting, StoreError("it waited too long", waiting.change.table))
        return not late

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
        query = select(e.seq, e.kind, e.at, e.player, e.data, e.ref, e.user_id).where(
            e.table_id == table, e.seq > after
        )
        return [LogEntry(*row) for row in await self.database.read(query.order_by(e.seq).limit(most))]

    async def awake(
        self, now: float, after: tuple[float, str] | None = None, most: int = 200
    ) -> list[tuple[float, str]]:
        """Tables whose time to be looked at has come, and since when; the longest waiting first, after one of them."""
        t = schema.tables.c
        query = select(t.wake, t.id).where(t.wake.is_not(None), t.wake <= now)
        if after is not None:
            query = query.where(or_(t.wake > after[0], and_(t.wake == after[0], t.id > after[1])))
        return [(row.wake, row.id) for row in await self.database.read(query.order_by(t.wake, t.id).limit(most))]

    async def open_tables(self, most: int = 100) -> list[str]:
        """Tables of the lobby that wait for players, the newest first."""
        t = schema.tables.c
        query = select(t.id).where(t.status == "open", t.listed).order_by(t.created.desc()).limit(most)
        return [row.id for row in await self.database.read(query)]

    async def unfinished(self, tables: Sequence[str]) -> set[str]:
        """Those of some tables that are not over."""
        t = schema.tables.c
        query = select(t.id).where(t.id.in_(tables), t.status != "over")
        return {row.id for row in await self.database.read(query)}

    async def count(self) -> dict[str, int]:
        query = select(schema.tables.c.status, func.count().label("number")).group_by(schema.tables.c.status)
        return {row.status: row.number for row in await self.database.read(query)}


def _check(change: Change) -> None:
    if not change.entries or any(e.seq != change.after + n for n, e in enumerate(change.entries, 1)):
        raise ValueError(f"the entries do not follow entry {change.after}")
    if change.also is not None:
        _check(change.also)


def _answer(waiting: _Waiting, error: StoreError | None = None) -> None:
    """Tells whoever waits, once."""
    if waiting.done.done():
        return
    if error is None:
        waiting.done.set_result(None)
    else:
        waiting.done.set_exception(error)
        waiting.done.exception()  # nobody may be waiting any more


def _error(error: BaseException) -> StoreError:
    if isinstance(error, StoreError):
        return error
    if isinstance(error, IntegrityError):
        return ConflictError("another writer was quicker")
    return StoreError(f"the database did not take it: {reason_of(error)}")
