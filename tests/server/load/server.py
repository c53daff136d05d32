"""The server under load: a process of its own, what it uses, and people who may come in without asking it first."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx

from tests.server.running import SECRET, ServerProcess
from trictrac.server.identity import KnownVisitor, Signer
from trictrac.server.store import Database, EventStore
from trictrac.server.tables.live import LiveTable
from trictrac.server.tables.seats import Person

_signer = Signer(SECRET)


def cookie_of(name: str) -> str:
    """The cookie of a guest, signed as the server does."""
    return f"trictrac={_signer.cookie(KnownVisitor(Person(f'g-{name}', name)))}"


class Loaded:
    """A server and how to talk to it."""

    def __init__(self, process: ServerProcess, database: str) -> None:
        self.process = process
        self.database = database
        self.url = process.url
        self.http = httpx.AsyncClient(base_url=self.url, timeout=60)

    async def open(self, name: str, **wish: Any) -> Any:
        """Opens a table for somebody."""
        answer = await self.http.post("/api/tables", json=wish, headers={"Cookie": cookie_of(name)})
        answer.raise_for_status()
        return answer.json()

    def memory(self) -> int:
        """Kilobytes that the process holds."""
        for line in Path(f"/proc/{self.process.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1])
        raise AssertionError("the server is gone")

    def cpu(self) -> float:
        """Seconds of processor it has used, without its workers."""
        return _seconds_of(self.process.process.pid)

    def workers_cpu(self) -> float:
        """Seconds that the workers it has now have used."""
        threads = Path(f"/proc/{self.process.process.pid}/task").glob("*/children")
        return sum(_seconds_of(int(worker)) for each in threads for worker in each.read_text().split())


def _seconds_of(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.asynccontextmanager
async def running(database: str | None = None, **environment: str) -> AsyncIterator[Loaded]:
    """A server that has nothing else to do; it is ended whatever happens."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        database = database or f"sqlite:///{folder}/load.sqlite"
        with ServerProcess(database, Path(folder), **environment) as process:
            loaded = Loaded(process, database)
            async with loaded.http:
                yield loaded


async def logs(database: str, tables: list[str]) -> AsyncIterator[tuple[str, list[Any], LiveTable]]:
    """Every log from the disk, and its fold."""
    store = EventStore(Database(database))
    await store.start()
    try:
        for table in tables:
            entries = await store.read(table)
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            yield table, entries, LiveTable.fold(table, (await store.find(table)).secret, entries)
    finally:
        await store.stop()


async def in_turn(works: list[Any], at_once: int = 20) -> list[Any]:
    """Runs coroutines, not too many at once."""
    gate = asyncio.Semaphore(at_once)

    async def one(work: Any) -> Any:
        async with gate:
            return await work

    return list(await asyncio.gather(*map(one, works)))
