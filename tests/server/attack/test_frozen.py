"""A process that freezes in the middle of a transaction, or a PostgreSQL that does, stops nobody else."""

import asyncio
import contextlib
import os
import signal
import subprocess
import time

import asyncpg
import pytest
from sqlalchemy import select

from tests.server.helpers import new_service, seated, stop
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import Database, EventStore, StoreError, schema

pytestmark = pytest.mark.anyio
PATIENCE = 0.3
"""Seconds after which PostgreSQL ends what stands still; far less than a server's default."""


@pytest.fixture
async def url(postgres):
    name = f"frozen{time.monotonic_ns()}"
    return await postgres.new_database(name)


@pytest.fixture
async def service(url):
    service = await new_service(url, PATIENCE)
    yield service
    await stop(service)


@contextlib.asynccontextmanager
async def holding(url, table):
    """A process that went no further than to lock a table."""
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction():
            await connection.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
            yield
    finally:
        await connection.close()


async def test_a_table_held_by_a_frozen_process_holds_no_other(service, url):
    """The one writer of a process used to wait for that row, and every table of the process with it."""
    held, (anne, _) = await seated(service, "Anne", "Bruno")
    free, (chloe, _) = await seated(service, "Chloe", "David")
    async with holding(url, held):
        waiting = asyncio.create_task(anne.send(held, "say", text="Bonjour"))
        await asyncio.sleep(0.05)
        async with asyncio.timeout(1):
            for _ in range(3):
                await chloe.send(free, "say", text="Bonsoir")
        assert not waiting.done()
    assert await waiting == (await service.store.find(held)).last_seq


async def test_who_waits_for_a_table_held_for_good_is_refused_in_time(service, url):
    held, (anne, _) = await seated(service, "Anne", "Bruno")
    async with holding(url, held):
        with pytest.raises(ServerRefused) as refused:
            async with asyncio.timeout(10):
                await anne.send(held, "say", text="Bonjour")
        assert refused.value.code == "unavailable"
    assert await anne.send(held, "say", text="Bonjour")  # nothing stays behind


async def test_postgresql_ends_the_transaction_of_a_frozen_process(service, url):
    """Whoever stands still in the middle of a transaction loses it, and hears so when they wake."""
    held, (anne, _) = await seated(service, "Anne", "Bruno")
    frozen = Database(url, PATIENCE)

    async def freezes():
        async with frozen.begin() as connection:
            await connection.execute(select(schema.tables).where(schema.tables.c.id == held).with_for_update())
            async with asyncio.timeout(10):
                await anne.send(held, "say", text="Bonjour")  # it goes on, once the transaction is ended
            await connection.execute(select(1))

    with pytest.raises(StoreError):
        await freezes()
    await frozen.close()


async def test_what_waited_while_the_process_was_frozen_is_not_written_late(url, monkeypatch):
    """It wakes, finds changes that people have given up, and leaves them."""
    service = await new_service(url, PATIENCE)
    try:
        table, (anne, _) = await seated(service, "Anne", "Bruno")
        before = (await service.store.find(table)).last_seq
        real, slept = time.monotonic, 0.0
        monkeypatch.setattr("trictrac.server.store.log.time.monotonic", lambda: real() + slept)
        sending = asyncio.create_task(anne.send(table, "say", text="Bonjour"))
        while service.store._queue.empty():
            await asyncio.sleep(0)
        slept = 60.0
        with pytest.raises(ServerRefused):
            await sending
        assert (await service.store.find(table)).last_seq == before
    finally:
        await stop(service)


async def test_a_process_that_wakes_reads_every_table_again(url, caplog):
    """Others have gone on, and what they said was perhaps never heard."""
    services = [await new_service(url) for _ in range(2)]
    try:
        table, (anne, _) = await seated(services[0], "Anne", "Bruno")
        asleep = await services[1].room(table)
        services[1]._feed.hear = lambda *_: None  # frozen: it hears nothing
        await anne.send(table, "say", text="Bonjour")
        services[1]._step_back_after(60.0)
        for _ in range(200):
            if asleep.live.seq == services[0].rooms[table].live.seq:
                break
            await asyncio.sleep(0.01)
        assert asleep.live.seq == services[0].rooms[table].live.seq
        assert "stood still" in caplog.text
    finally:
        for service in services:
            await stop(service)


async def test_a_frozen_postgresql_is_an_error_in_time(url):
    """SIGSTOP of the very process that answers: no time-out of PostgreSQL's own can help."""
    store = EventStore(Database(url, PATIENCE))
    await store.start()
    async with store.database.begin() as connection:
        pid = (await connection.exec_driver_sql("SELECT pg_backend_pid()")).scalar()
    _signal(pid, signal.SIGSTOP)
    try:
        with pytest.raises(StoreError, match="did not take it"):
            async with asyncio.timeout(10):
                await store.find("nowhere")
        with pytest.raises(StoreError, match="no such table"):  # the next connection is another one
            await store.find("nowhere")
    finally:
        _signal(pid, signal.SIGCONT)
        await store.stop()


def _signal(pid, which):
    if os.geteuid() == 0:
        os.kill(pid, which)
    else:
        subprocess.run(["kill", f"-{which.value}", str(pid)], check=True)
