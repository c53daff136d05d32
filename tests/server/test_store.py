"""The event store: the same promises on SQLite and on PostgreSQL."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from trictrac.forms.marque import value
from trictrac.rules import Rules
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import (
    Change,
    ConflictError,
    Database,
    EventStore,
    LogEntry,
    NewTable,
    UnknownTableError,
    feed_of,
    restoring,
    schema,
)
from trictrac.server.store.feed import TABLES
from trictrac.server.store.schema import entries, metadata
from trictrac.server.tables.conventions import Conventions

pytestmark = pytest.mark.anyio


def opened(table="t", listed=True, at=1.0):
    new = NewTable(table, b"s" * 32, "ordinary", listed, at)
    return Change(table, 0, [LogEntry(1, "opened", at, None, {"who": "Anne"})], "open", create=new)


def said(table, seq, text="hello", status="open", **more):
    return Change(table, seq - 1, [LogEntry(seq, "said", float(seq), 0, {"text": text})], status, **more)


async def test_what_is_appended_is_read_in_order_from_anywhere(store):
    await store.commit(opened())
    two = [LogEntry(2, "said", 2.0, 0, {"text": "é\u0001✓"}, "ref-1"), LogEntry(3, "event", 2.5, 1, {"dice": [6, 5]})]
    await store.commit(Change("t", 1, two, "open"))
    assert await store.read("t", 1) == two
    assert [entry.seq for entry in await store.read("t")] == [1, 2, 3]
    assert await store.read("t", 0, 1) == [LogEntry(1, "opened", 1.0, None, {"who": "Anne"})]
    assert (await store.find("t")).last_seq == 3
    assert (await store.find("t")).secret == b"s" * 32


async def test_a_table_that_does_not_exist_is_an_error(store):
    with pytest.raises(UnknownTableError):
        await store.find("nothing")
    assert await store.read("nothing") == []
    with pytest.raises(ConflictError):
        await store.commit(said("nothing", 2))


async def test_a_table_is_opened_once(store):
    await store.commit(opened())
    with pytest.raises(ConflictError):
        await store.commit(opened())


async def test_of_two_writers_who_know_the_same_end_one_wins(store, database_url):
    """Two processes, each with connections of its own."""
    other = EventStore(Database(database_url))
    await other.start()
    try:
        await store.commit(opened())
        for seq in range(2, 12):
            changes = [who.commit(said("t", seq, name)) for who, name in ((store, "A"), (other, "B"), (store, "C"))]
            outcomes = await asyncio.gather(*changes, return_exceptions=True)
            assert sorted(type(each).__name__ for each in outcomes) == ["ConflictError", "ConflictError", "NoneType"]
            winner = "ABC"[[each is None for each in outcomes].index(True)]
            assert (await other.read("t", seq - 1))[0].data == {"text": winner}
    finally:
        await other.stop()
    assert [entry.seq for entry in await store.read("t")] == list(range(1, 12))


async def test_a_log_has_no_gap_whatever_a_writer_believes(store):
    """The key alone would let an entry in that follows none."""
    await store.commit(opened())
    with pytest.raises(ConflictError):
        await store.commit(said("t", 5))
    assert [entry.seq for entry in await store.read("t")] == [1]


async def test_a_lost_race_harms_no_other_table_of_the_same_transaction(store):
    await asyncio.gather(*(store.commit(opened(f"t{n}")) for n in range(20)))
    await store.commit(said("t7", 2, "first"))
    outcomes = await asyncio.gather(*(store.commit(said(f"t{n}", 2)) for n in range(20)), return_exceptions=True)
    assert [n for n in range(20) if outcomes[n] is not None] == [7]
    assert [entry.data["text"] for entry in await store.read("t7", 1)] == ["first"]


async def test_one_bad_change_harms_no_other_of_the_same_transaction(store):
    await asyncio.gather(*(store.commit(opened(f"t{n}")) for n in range(5)))
    bad = Change("t2", 1, [LogEntry(2, "said", 2.0, 0, {"text": object()})], "open")
    changes = [store.commit(bad if n == 2 else said(f"t{n}", 2)) for n in range(5)]
    outcomes = await asyncio.gather(*changes, return_exceptions=True)
    assert [n for n in range(5) if outcomes[n] is not None] == [2]
    await store.commit(said("t2", 2))


async def test_entries_with_a_gap_are_refused_before_they_are_written(store):
    await store.commit(opened())
    with pytest.raises(ValueError, match="do not follow"):
        await store.commit(Change("t", 1, [LogEntry(3, "said", 2.0)], "open"))
    with pytest.raises(ValueError, match="do not follow"):
        await store.commit(Change("t", 1, [], "open"))


async def test_two_tables_change_together_or_not_at_all(store):
    await store.commit(opened("old"))
    await store.commit(said("old", 2, "moved", also=opened("new")))
    assert (await store.find("new")).last_seq == 1
    with pytest.raises(ConflictError):
        await store.commit(said("old", 3, "moved again", also=opened("new")))
    assert (await store.find("old")).last_seq == 2


async def test_everything_acknowledged_is_there_for_a_new_process(store, database_url):
    await store.commit(opened())
    for seq in range(2, 30):
        await store.commit(said("t", seq))
    fresh = EventStore(Database(database_url))
    await fresh.start()
    try:
        assert len(await fresh.read("t")) == 29
    finally:
        await fresh.stop()


async def test_tables_wake_when_their_time_has_come(store):
    for name, wake in (("a", 50.0), ("b", 40.0), ("c", None)):
        await store.commit(opened(name))
        await store.commit(said(name, 2, wake=wake))
    assert await store.awake(39) == []
    assert await store.awake(60) == [(40.0, "b"), (50.0, "a")]
    assert await store.awake(60, (40.0, "b")) == [(50.0, "a")]
    await store.commit(said("b", 3))
    assert await store.awake(60) == [(50.0, "a")]


async def test_the_lobby_shows_open_tables_that_want_to_be_seen(store):
    await store.commit(opened("old", at=1.0))
    await store.commit(opened("new", at=2.0))
    await store.commit(opened("private", listed=False))
    await store.commit(opened("begun"))
    await store.commit(said("begun", 2, status="playing"))
    assert await store.open_tables() == ["new", "old"]
    assert await store.count() == {"open": 3, "playing": 1}


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_every_commit_reaches_the_disk_of_sqlite(store):
    """A killed process would not show it: the page cache outlives it. So the connections that write are asked."""

    def settings(connection):
        asked = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]

    full = 2
    assert await store.database.write(settings) == ["wal", full, 1]
    async with store.database.begin() as connection:
        assert await connection.run_sync(settings) == ["wal", full, 1]


async def test_an_entry_is_there_once_whatever_the_guard_says(store):
    """``(table, seq)`` is unique in the database itself."""
    await store.commit(opened())
    row = {"table_id": "t", "seq": 1, "kind": "said", "at": 1.0, "data": {}}
    with pytest.raises(IntegrityError):
        await store.database.write(lambda connection: connection.execute(insert(entries), row))


async def test_the_migrations_make_the_schema_of_the_code(store):
    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with store.database.begin() as connection:
        assert await connection.run_sync(differences) == []


async def test_several_processes_may_open_a_new_database_at_once(database_url):
    stores = [EventStore(Database(database_url)) for _ in range(4)]
    await asyncio.gather(*(store.start() for store in stores))
    await asyncio.gather(*(store.stop() for store in stores))


async def test_several_processes_find_a_restored_database_once(database_url):
    """Each table makes its promises anew once, however many processes start on the copy in one moment."""
    first = EventStore(Database(database_url))
    await first.start()
    await first.commit(opened())
    for copies in range(1, 6):
        await first.database.write(
            lambda connection: connection.execute(update(schema.house).values(value=restoring.COPY))
        )
        databases = [Database(database_url) for _ in range(4)]
        marked = await asyncio.gather(*(database.write(restoring.look) for database in databases))
        await asyncio.gather(*(database.close() for database in databases))
        assert sorted(marked) == [0, 0, 0, 1]
        assert [entry.kind for entry in await first.read("t")].count("restored") == copies
    await first.stop()


async def test_the_feed_tells_other_processes(postgres):
    url = await postgres.new_database("feed")
    store, heard = EventStore(Database(url)), asyncio.Queue()
    await store.start()
    feed = feed_of(store.database)
    feed.listen(TABLES, heard.put_nowait)
    await feed.start()
    try:
        await store.commit(opened())
        await store.commit(said("t", 2))
        assert await asyncio.wait_for(heard.get(), 5) == "t 1"
        assert await asyncio.wait_for(heard.get(), 5) == "t 2"
    finally:
        await feed.stop()
        await store.stop()


@pytest.mark.parametrize("url", ["mysql://root@localhost/x", "nonsense://"])
async def test_other_databases_are_refused(url):
    with pytest.raises(ValueError, match="database"):
        Database(url)


async def test_totals_beyond_32_bits_are_kept(store):
    """They ended a table for ever on PostgreSQL."""
    await store.commit(opened())
    total = 10**12
    seats = {0: ("a", "Anne"), 1: ("b", "Bruno")}
    await store.commit(said("t", 2, "…", status="over", seats=seats, totals=(total, -total)))
    rows = await store.database.read(select(schema.seats.c.total).order_by(schema.seats.c.player))
    assert [row.total for row in rows] == [total, -total]


@pytest.mark.parametrize(
    "options",
    [{"stake": 10_001}, {"games": 101}, {"form": "a-ecrire", "marques": 102}, {"form": "poule", "stake": 10**400}],
)
def test_stakes_and_games_stay_within_what_makes_sense(options):
    with pytest.raises(ServerRefused, match=r"10,?000|100") as refused:
        Conventions.asked({**options, **({"players": 3} if options.get("form") == "poule" else {})})
    assert refused.value.code == "bad_conventions"


def test_nothing_doubles_beyond_a_number_that_can_be_kept():
    """Players who help each other make refaits and trous without end."""
    rules = Rules.of("usage-19e", endless_series=True)
    most = value(1000, 0, True, 10_000, rules) * 100
    assert most < 2**53
