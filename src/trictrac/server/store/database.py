"""The database itself: one SQLite file, or PostgreSQL; made and upgraded at the first opening."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, Select, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from trictrac.errors import TrictracError
from trictrac.server.reasons import reason_of
from trictrac.server.store.errors import StoreError
from trictrac.words import fact

Result = TypeVar("Result")
Query: TypeAlias = Select[Any]
Found: TypeAlias = Any
"""A row: its columns are attributes, and only the query knows their types."""
MIGRATIONS = Path(__file__).with_name("migrations")
_THE_SAME = text("UPDATE alembic_version SET version_num = version_num")
"""It changes nothing, and both databases bring it to disk."""
_UPGRADING = 0x7472_6963  # the lock of PostgreSQL that one process holds while it upgrades
PATIENCE = 5.0
"""Seconds that one statement, one lock, or a silent transaction may take before PostgreSQL ends it; on SQLite, seconds
that a writer waits for another."""


class Database:
    """Connections to read and to write with, from one pool; on SQLite a writer asks for its lock at once.

    Whatever the database fails to do within its time is a :class:`StoreError`, here and nowhere else; only a broken
    constraint is told as it is.
    """

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.url = _url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self.longest = 2 * patience + 1
        """Seconds for a whole transaction, the wait for a connection included: PostgreSQL itself may be frozen."""
        if self.is_postgres:
            options = _postgres_options(patience)
        else:
            options = {"connect_args": {"timeout": patience}}
            if self.url.database:
                file = Path(self.url.database)
                try:
                    file.parent.mkdir(parents=True, exist_ok=True)
                    file.touch(0o600)  # dice to come and password hashes are nobody else's to read
                except OSError as error:
                    raise StoreError(fact("store-closed", path=str(file), why=_said(error))) from None
        options["hide_parameters"] = True  # names and hashes stay out of errors, and so out of logs
        self._reading: AsyncEngine = create_async_engine(self.url, **options)
        self._writing: AsyncEngine = self._reading.execution_options(writes=True)
        self._local: Engine | None = None
        if not self.is_postgres:
            writer = create_engine(self.url.set(drivername="sqlite+pysqlite"), **options)
            for engine in (self._reading.sync_engine, writer):
                event.listen(engine, "connect", _set_up_sqlite)
                event.listen(engine, "begin", _begin_sqlite)
            self._local = writer.execution_options(writes=True)

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; it is on disk when this ends."""
        with _failing():
            async with self._in_time(), self._writing.begin() as connection:
                yield connection

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Runs a whole transaction; it is on disk when this returns.

        On SQLite all statements run in one thread, so that the event loop is asked once and not for each.
        """
        if self._local is not None:
            with _failing():
                return await asyncio.to_thread(_transaction, self._local, work)
        async with self.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, query: Query, values: Mapping[str, object] | None = None) -> Sequence[Found]:
        """The rows that a query finds, for the values of its parameters."""
        with _failing():
            async with self._in_time(), self._reading.connect() as connection:
                return (await connection.execute(query, values)).all()

    async def first(self, query: Query, values: Mapping[str, object] | None = None) -> Found | None:
        """The first of them."""
        return next(iter(await self.read(query, values)), None)

    async def try_writing(self) -> None:
        """Writes what stands there already: a :class:`StoreError` where nothing can be kept."""
        await self.write(lambda connection: connection.execute(_THE_SAME))

    async def upgrade(self) -> None:
        """Brings the database to the newest schema; several processes may try at once, and it may take its time."""
        engine = (
            create_async_engine(self.url, poolclass=NullPool, hide_parameters=True)
            if self.is_postgres
            else self._writing
        )
        try:
            with _failing():
                async with engine.begin() as connection:
                    if self.is_postgres:
                        await connection.execute(text(f"SELECT pg_advisory_xact_lock({_UPGRADING})"))
                    await connection.run_sync(_migrate)
        except StoreError as error:
            raise StoreError(fact("store-closed", path=self._shown, why=_said(error.__cause__))) from error
        except CommandError:  # it knows a version that is none of ours
            raise StoreError(fact("store-newer", path=self._shown)) from None

    @property
    def _shown(self) -> str:
        return self.url.render_as_string(hide_password=True)

    def _in_time(self) -> asyncio.Timeout:
        """The work of a thread cannot be called off; SQLite's own patience ends it."""
        return asyncio.timeout(self.longest if self.is_postgres else None)

    async def close(self) -> None:
        await self._reading.dispose()
        if self._local is not None:
            await asyncio.to_thread(self._local.dispose)


def _postgres_options(patience: float) -> dict[str, Any]:
    """A process that freezes in the middle of a transaction must not hold its locks: PostgreSQL ends the transaction.
    The keepalives find out that a machine is gone."""
    limit = str(int(1000 * patience))
    settings = {
        "statement_timeout": limit,
        "lock_timeout": limit,
        "idle_in_transaction_session_timeout": limit,
        "tcp_keepalives_idle": "10",
        "tcp_keepalives_interval": "5",
        "tcp_keepalives_count": "3",
        "tcp_user_timeout": "30000",
    }
    return {
        "pool_pre_ping": True,
        "pool_size": 8,
        "max_overflow": 8,
        "pool_timeout": patience,
        "connect_args": {"timeout": patience, "server_settings": settings},
    }


@contextlib.contextmanager
def _failing() -> Iterator[None]:
    """What the database could not do is one kind of error; a conflict of keys is for its writer to understand."""
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, OSError) as error:  # asyncio's TimeoutError is an OSError
        raise StoreError(f"the database did not take it: {reason_of(error)}") from error


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


def _said(error: BaseException | None) -> str:
    """What the database itself said, in short: to whoever starts a server, before anybody is there."""
    return str(getattr(error, "orig", error)).partition("\n")[0][:200]


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    """A log beside the file so that readers never wait; every commit reaches the disk before it returns."""
    connection.isolation_level = None  # transactions are begun below, not guessed by the driver
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
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
