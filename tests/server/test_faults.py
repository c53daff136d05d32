"""What goes wrong in the world: killed processes, restarted databases, full disks. Nothing acknowledged is lost."""

import asyncio
import contextlib
import random
import re
import sqlite3
import subprocess
import uuid
from pathlib import Path

import pytest

from tests.server.helpers import COMPUTER, PERSON, Guest, agree, new_service, play_out, seated, stop
from tests.server.postgres import Postgres, find_binaries
from tests.server.running import ServerProcess, free_port
from trictrac.client import Client, ClientError
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import Database, EventStore
from trictrac.server.tables.conventions import Conventions
from trictrac.server.tables.live import LiveTable

pytestmark = pytest.mark.anyio


class Bot:
    """Plays both seats of one table over HTTP, and remembers every acknowledgement."""

    def __init__(self, url, name):
        self.clients = [Client(url, f"{name}-{n}", timeout=10) for n in (1, 2)]
        self.table = None
        self.acknowledged = []
        self.seats = []

    async def open(self, stack):
        for client in self.clients:
            await stack.enter_async_context(client)
        opened = await self.clients[0].open(options={"games": 50})
        self.table = opened["view"]["id"]
        self.seats = [await stack.enter_async_context(client.table(self.table)) for client in self.clients]
        await self.seats[0].sit(0)
        await self.seats[1].sit(1, opened["invitations"]["1"])
        await self.seats[0].until(lambda: self.seats[0].view["status"] == "playing")
        return self

    async def play(self, stop_at):
        """Plays until somebody says stop; connections that break come back by themselves."""
        while not stop_at.is_set():
            await self.move()

    async def move(self):
        view = max((seat.view for seat in self.seats), key=lambda view: view["seq"])
        board = view["board"]
        for you, seat in enumerate(self.seats):
            more = {}
            if board["phase"] == "opening":
                do = "throw" if str(you) not in board["opening"] else None
            elif board["turn"] != you:
                do = None
            elif board["phase"] == "throw":
                do = "throw"
            elif board["may_decide"]:
                do = "stay"
            else:
                do, more = "play", {"play": random.choice(board["plays"])}
            if do:
                before = seat.seq
                try:
                    self.acknowledged.append(await seat.send(do, **more))
                except ClientError:  # the view was a moment old, or servers were killed before they came to it
                    if seat.lost is not None:
                        raise
                    await asyncio.sleep(0.01)
                    return
                with contextlib.suppress(TimeoutError):
                    await seat.until(lambda seat=seat, before=before: seat.seq > before, 20)
                return


async def all_go_on(bots):
    """Every game moves on from here, sooner or later."""
    counts = [len(bot.acknowledged) for bot in bots]
    for _ in range(600):
        await asyncio.sleep(0.1)
        if all(len(bot.acknowledged) > count + 1 for bot, count in zip(bots, counts, strict=True)):
            return
    stuck = [bot.table for bot, count in zip(bots, counts, strict=True) if len(bot.acknowledged) <= count + 1]
    raise AssertionError(f"games are stuck: {stuck}")


async def come_to_rest(playing, enough):
    """Everybody stops after his move."""
    enough.set()
    done, pending = await asyncio.wait(playing, timeout=120)
    assert not pending, "a game is stuck"
    for task in done:
        task.result()


async def check_logs(database, bots):
    """Every acknowledged entry is there, once; every log folds."""
    store = EventStore(Database(database))
    await store.start()
    try:
        for bot in bots:
            entries = await store.read(bot.table)
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            assert len(set(bot.acknowledged)) == len(bot.acknowledged)
            assert set(bot.acknowledged) <= {entry.seq for entry in entries if entry.ref}
            stored = await store.find(bot.table)
            assert stored.last_seq == len(entries)
            LiveTable.fold(bot.table, stored.secret, entries)
    finally:
        await store.stop()


async def kill_and_go_on(start, database, games, kills, seconds):
    server = start()
    async with contextlib.AsyncExitStack() as stack:
        bots = []
        for first in range(0, games, 20):
            names = range(first, min(first + 20, games))
            bots += await asyncio.gather(*(Bot(server.url, f"bot{n}").open(stack) for n in names))
        enough = asyncio.Event()
        playing = [asyncio.create_task(bot.play(enough)) for bot in bots]
        for _ in range(kills):
            await asyncio.sleep(seconds)
            server.kill()
            await asyncio.sleep(0.3)
            server = await asyncio.to_thread(start)
        await all_go_on(bots)
        await come_to_rest(playing, enough)
    server.stop()
    await check_logs(database, bots)
    return sum(len(bot.acknowledged) for bot in bots)


async def test_a_killed_server_loses_nothing_that_it_acknowledged(database_url, tmp_path):
    port = free_port()
    acknowledged = await kill_and_go_on(
        lambda: ServerProcess(database_url, tmp_path, port), database_url, games=8, kills=1, seconds=1.5
    )
    assert acknowledged > 60


@pytest.mark.proof
@pytest.mark.parametrize("database_url", ["sqlite", "postgres"], indirect=True)
async def test_two_hundred_running_games_outlive_a_killed_server(database_url, tmp_path):
    port = free_port()
    acknowledged = await kill_and_go_on(
        lambda: ServerProcess(database_url, tmp_path, port), database_url, games=200, kills=3, seconds=8
    )
    assert acknowledged > 2000


async def test_of_two_processes_either_may_be_killed(postgres, tmp_path):
    url = await postgres.new_database("two_processes")
    servers = await asyncio.gather(*(asyncio.to_thread(ServerProcess, url, tmp_path) for _ in range(2)))
    async with contextlib.AsyncExitStack() as stack:
        bots = []
        for n in range(4):
            bot = Bot(servers[0].url, f"bot{n}")
            bot.clients[1] = Client(servers[1].url, f"bot{n}-b", timeout=10)  # each player at another process
            bots.append(await bot.open(stack))
        enough = asyncio.Event()
        playing = [asyncio.create_task(bot.play(enough)) for bot in bots]
        for which in (0, 1):
            await asyncio.sleep(0.5)
            servers[which].kill()
            await asyncio.sleep(0.3)
            servers[which] = await asyncio.to_thread(ServerProcess, url, tmp_path, servers[which].port)
        await all_go_on(bots)
        await come_to_rest(playing, enough)
    for server in servers:
        server.stop()
    await check_logs(url, bots)


async def test_postgresql_restarted_under_load_loses_nothing(tmp_path, postgres):
    database = Postgres(find_binaries())  # one of its own: the others' tests go on meanwhile
    try:
        url = await database.new_database("restarted")
        server = ServerProcess(url, tmp_path)
        async with contextlib.AsyncExitStack() as stack:
            bots = await asyncio.gather(*(Bot(server.url, f"bot{n}").open(stack) for n in range(6)))
            enough = asyncio.Event()
            playing = [asyncio.create_task(bot.play(enough)) for bot in bots]
            await asyncio.sleep(1)
            await asyncio.to_thread(database.stop)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(database.start)
            await all_go_on(bots)
            await come_to_rest(playing, enough)
        server.stop()
        await check_logs(url, bots)
    finally:
        database.remove()


async def test_a_full_disk_is_a_clear_error_and_loses_nothing(tmp_path):
    path = tmp_path / "tables.sqlite"
    service = await new_service(f"sqlite:///{path}")
    try:
        table, guests = await seated(service, "Anne", "Bruno", rules="loi-2013 trous=4")
        with sqlite3.connect(path) as probe:
            pages = probe.execute("PRAGMA page_count").fetchone()[0]
        probe.close()

        async def set_limit(most):
            await service.store.database.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={most}"))

        await set_limit(pages + 2)
        lengths = []

        async def until_it_is_full():
            for guest in guests * 3000:
                lengths.append((await service.stored(table)).seq)
                await guest.move(table)

        with pytest.raises(ServerRefused) as full:
            await until_it_is_full()
        assert full.value.code == "unavailable"
        length = lengths[-1]
        assert (await service.store.find(table)).last_seq == length
        again = await service.stored(table)
        assert again.seq == length
        await set_limit(10**6)
        for guest in guests:
            guest.robots.clear()
        await play_out(service, table, guests)
    finally:
        await stop(service)


async def test_a_broken_disk_at_the_start_is_one_sentence(tmp_path):
    path = tmp_path / "tables.sqlite"
    path.write_bytes(b"this is no database" * 1000)
    with pytest.raises(ValueError, match="cannot be opened"):
        await new_service(f"sqlite:///{path}")


def copy_sqlite(url, tmp_path):
    copy = tmp_path / "copy.sqlite"
    with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        connection.execute("VACUUM INTO ?", (str(copy),))
    return f"sqlite:///{copy}"


async def copy_postgres(url, tmp_path, postgres):
    dump, binaries = tmp_path / "backup", find_binaries()
    subprocess.run([binaries / "pg_dump", "--format=custom", f"--file={dump}", url], check=True)
    copy = await postgres.new_database(f"copy{uuid.uuid4().hex}")
    subprocess.run([binaries / "pg_restore", f"--dbname={copy}", dump], check=True)
    return copy


async def test_backup_and_restore(database_url, tmp_path, request):
    """The ways of docs/deploy.md: a copy while the server runs, then a start from the copy."""
    service = await new_service(database_url)
    table, guests = await seated(service, "Anne", "Bruno", rules="loi-2013 trous=3")
    for guest in guests * 10:
        await guest.move(table)
    if database_url.startswith("sqlite"):
        copy = copy_sqlite(database_url, tmp_path)
    else:
        copy = await copy_postgres(database_url, tmp_path, request.getfixturevalue("postgres"))
    summary = (await service.stored(table)).table.state.summary()
    await stop(service)
    await goes_on(copy, table, guests, summary)


async def goes_on(url, table, guests, summary):
    """A restored database: the table stands as it stood, and is played to its end."""
    again = await new_service(url)
    try:
        assert (await again.stored(table)).table.state.summary() == summary
        await agree(again, table, guests)
        await play_out(again, table, guests)
    finally:
        await stop(again)


async def test_a_backup_is_put_back_in_place_as_the_page_says(tmp_path):
    """The command of docs/deploy.md while the server runs; later the file replaced, what lay beside it removed."""
    page = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text()
    statement = re.search(r'^sqlite3 server.sqlite "(.*)"', page, re.MULTILINE)[1]
    file = tmp_path / "server.sqlite"
    service = await new_service(f"sqlite:///{file}")
    table, guests = await seated(service, "Anne", "Bruno", rules="loi-2013 trous=3")
    for guest in guests * 5:
        await guest.move(table)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute(statement.replace("backup.sqlite", str(tmp_path / "backup.sqlite")))
    summary = (await service.stored(table)).table.state.summary()
    for guest in guests * 5:
        await guest.move(table)
    await stop(service)
    (tmp_path / "backup.sqlite").replace(file)
    for beside in ("server.sqlite-wal", "server.sqlite-shm"):
        (tmp_path / beside).unlink(missing_ok=True)
    await goes_on(f"sqlite:///{file}", table, guests, summary)


async def test_reordered_late_and_repeated_messages_do_nothing_twice(database_url):
    """A network that doubles, delays and shuffles: what happened is a game, each message done at most once."""
    service = await new_service(database_url)
    try:
        table, guests = await seated(service, "Anne", "Bruno", rules="loi-2013 trous=2")
        rng, sent = random.Random(3), []
        real = service.send

        async def through_a_bad_network(name, person, message, invited=False):
            sent.append((person, message))
            answer = await real(name, person, message, invited)
            for old in rng.sample(sent, min(3, len(sent))):
                before = (await service.stored(name)).seq
                with contextlib.suppress(ServerRefused, ClientError, ValueError):
                    known = await real(name, *old)
                    assert known <= before
                assert (await service.stored(name)).seq == before
            return answer

        service.send = through_a_bad_network
        await play_out(service, table, guests)
        refs = [entry.ref for entry in await service.store.read(table) if entry.ref]
        assert len(refs) == len(set(refs))
    finally:
        await stop(service)


async def test_computers_of_a_table_that_ends_stop_thinking(database_url):
    service = await new_service(database_url)
    try:
        asked = asyncio.Event()

        class Slow:
            async def leaves(self, _level, _live):
                asked.set()
                await asyncio.sleep(3600)

            play = leaves

        service.computers._chooser = Slow()
        anne = Guest(service, "Anne")
        live = await service.open(anne.person, Conventions.of({}), [PERSON, COMPUTER])
        await anne.sit(live.id, 0)
        await anne.reveal(live.id)
        room = await service.room(live.id)
        for _ in range(2000):
            await anne.move(live.id)
            await asyncio.sleep(0.001)
            if asked.is_set():
                break
        assert asked.is_set()
        await anne.send(live.id, "resign")
        assert room.live.status == "over"
        await asyncio.sleep(0.05)
        assert room.playing is None or room.playing.done()
    finally:
        await stop(service)
