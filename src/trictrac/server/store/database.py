"""The database itself: one SQLite file, or PostgreSQL; made and upgraded at the first opening."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Select, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from trictrac.errors import TrictracError
from trictrac.server.store.errors import StoreError

Result = TypeVar("Result")
Query: TypeAlias = Select[Any]
Found: TypeAlias = Any
"""A row: its columns are attributes, and only the query knows their types."""
MIGRATIONS = Path(__file__).with_name("migrations")
_UPGRADING = 0x7472_6963  # the lock of PostgreSQL that one process holds while it upgrades
_WAIT = 5.0
"""Seconds a writer of SQLite waits for another."""


class Database:
    """Connections to read and to write with. Both names are one pool; on SQLite a writer asks for its lock at once."""

    def __init__(self, url: str) -> None:
        self.url = _url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        options: dict[str, Any] = {"pool_pre_ping": True, "pool_size": 8, "max_overflow": 8}
        if not self.is_postgres:
            options = {"connect_args": {"timeout": _WAIT}}
            if self.url.database:
                file = Path(self.url.database)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.touch(0o600)  # dice to come and password hashes are nobody else's to read
        self.reading: AsyncEngine = create_async_engine(self.url, **options)
        self.writing: AsyncEngine = self.reading.execution_options(writes=True)
        self._local: Engine | None = None
        if not self.is_postgres:
            writer = create_engine(self.url.set(drivername="sqlite+pysqlite"), **options)
            for engine in (self.reading.sync_engine, writer):
                event.listen(engine, "connect", _set_up_sqlite)
                event.listen(engine, "begin", _begin_sqlite)
            self._local = writer.execution_options(writes=True)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Runs a whole transaction; it is on disk when this returns.

        On SQLite all statements run in one thread, so that the event loop is asked once and not for each.
        """
        if self._local is not None:
            return await asyncio.to_thread(_transaction, self._local, work)
        async with self.writing.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, query: Query) -> Sequence[Found]:
        """The rows that a query finds."""
        async with self.reading.connect() as connection:
            return (await connection.execute(query)).all()

    async def first(self, query: Query) -> Found | None:
        """The first of them."""
        return next(iter(await self.read(query)), None)

    async def upgrade(self) -> None:
        """Brings the database to the newest schema; several processes may try at once."""
        try:
            async with self.writing.begin() as connection:
                if self.is_postgres:
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({_UPGRADING})"))
                await connection.run_sync(_migrate)
        except (DBAPIError, OSError) as error:
            shown = self.url.render_as_string(hide_password=True)
            raise StoreError(f"the database cannot be opened: {reason_of(error)}", shown) from error

    async def close(self) -> None:
        await self.reading.dispose()
        if self._local is not None:
            await asyncio.to_thread(self._local.dispose)


def _transaction(engine: Engine, work: Callable[[Connection], Result]) -> Result:
    with engine.begin() as connection:
        return work(connection)


def file_of(address: str) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL."""
    url = _url(address)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def _url(text_: str) -> URL:
    """The address with its driver; ``postgres://`` and bare paths are understood."""
    try:
        url = make_url(text_ if "://" in text_ else f"sqlite:///{text_}")
    except Exception:
        raise TrictracError("the address of the database cannot be read") from None
    backend = url.get_backend_name()
    if backend in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+asyncpg")
    if backend == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    raise TrictracError(f"the database is SQLite or PostgreSQL, not {backend}")


def reason_of(error: BaseException) -> str:
    """What the database itself said, in short."""
    return str(getattr(error, "orig", error))[:200]


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    """A log beside the file so that readers never wait; every commit reaches the disk before it returns."""
    connection.isolation_level = None  # transactions are begun below, not guessed by the driver
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={int(_WAIT * 1000)}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its lock at the start: one that finds out later that it may not write would fail at once."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
