"""Rows that no version of the program wrote: the table is left alone, and every other goes on."""

import asyncio

import pytest
from sqlalchemy import update

from tests.server.helpers import Guest, new_service, seated, stop
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import schema
from trictrac.server.tables.quarantine import FIRST, LONGEST, Quarantine
from trictrac.server.tables.tending import PAGE, Tending

pytestmark = pytest.mark.anyio


async def poison(service, table, due=0.0):
    """Makes a log unreadable, and the table due before all others."""

    def work(connection):
        e, t = schema.entries.c, schema.tables.c
        connection.execute(update(schema.entries).where(e.table_id == table, e.seq == 1).values(data={"no": "sense"}))
        connection.execute(update(schema.tables).where(t.id == table).values(wake=due))

    await service.store.database.write(work)
    service.rooms.pop(table, None)


async def until(condition, seconds=10):
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)


async def test_an_unreadable_table_stops_no_other_clock(database_url, caplog):
    """Its exception used to end the look at all tables, four times a second, with a traceback each time."""
    service = await new_service(database_url)
    try:
        bad, _ = await seated(service, "Anne", "Bruno")
        await poison(service, bad)
        good, _ = await seated(service, "Chloe", "David", clock=[1, 0])
        await until(lambda: service.rooms[good].live.status == "over")
        assert len(service.quarantine) == 1
        assert service.quarantine.failures <= 3
        assert sum(bad in record.getMessage() for record in caplog.records) <= 3
    finally:
        await stop(service)


async def test_an_unreadable_table_is_refused_and_the_lobby_stands(database_url):
    service = await new_service(database_url)
    try:
        anne = Guest(service, "Anne")
        bad, _ = await seated(service, "Anne", "Bruno", listed=True)
        good, _ = await seated(service, "Chloe", "David", listed=True)
        await poison(service, bad, None)
        with pytest.raises(ServerRefused) as refused:
            await anne.send(bad, "throw")
        assert refused.value.code == "unreadable"
        assert [live.id for live in await service.readable([bad, good])] == [good]
    finally:
        await stop(service)


async def test_what_is_no_json_is_refused_too(tmp_path):
    service = await new_service(f"sqlite:///{tmp_path}/tables.sqlite")
    try:
        table, (anne, _) = await seated(service, "Anne", "Bruno")
        await service.store.database.write(lambda c: c.exec_driver_sql("UPDATE entries SET data = '{no json'"))
        service.rooms.clear()
        with pytest.raises(ServerRefused, match="cannot be read"):
            await anne.send(table, "throw")
    finally:
        await stop(service)


async def test_no_table_starves_behind_many_others():
    """The first two hundred were all that a look saw, and tables whose computers think stay due."""
    names = [(float(number), f"t{number:04}") for number in range(5 * PAGE)]
    seen = set()

    async def due(last, most):
        return [each for each in names if last is None or each > last][:most]

    async def look_at(table):
        seen.add(table)
        raise ValueError(table)

    tending = Tending(due, look_at, Quarantine())
    for _ in range(4):
        await tending.look()
        await asyncio.sleep(0)
    await tending.stop()
    assert len(seen) == len(names)


async def test_a_table_that_hangs_holds_no_other():
    hanging, seen = asyncio.Event(), []

    async def look_at(table):
        if table == "a":
            await hanging.wait()
        seen.append(table)

    async def due(last, _most):
        return [] if last else [(1.0, "a"), (2.0, "b")]

    tending = Tending(due, look_at, Quarantine())
    await tending.look()
    await asyncio.sleep(0.01)
    assert seen == ["b"]
    await tending.stop()


async def test_each_failure_leaves_a_table_alone_for_longer():
    now = 0.0
    quarantine = Quarantine(lambda: now)
    pauses = []
    for _ in range(12):
        quarantine.failed("t", ValueError())
        start = now
        while quarantine.holds("t"):
            now += 1
        pauses.append(now - start)
    assert pauses[0] == FIRST
    assert pauses == sorted(pauses)
    assert pauses[-1] == LONGEST
    quarantine.well("t")
    assert len(quarantine) == 0
    assert quarantine.failures == 12
