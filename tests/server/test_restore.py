"""A database put back from a copy: no throw that was seen is thrown again."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.helpers import COMPUTER, agree, new_service, play_out, seated, stop
from tests.server.test_faults import copy_postgres, copy_sqlite
from tests.server.test_service import events_of, refold
from trictrac.cli import main
from trictrac.dice_proof import seal
from trictrac.records import Header, write
from trictrac.server.refusals import ServerRefused
from trictrac.server.tables.conventions import Conventions
from trictrac.server.tables.opening import EXPIRY
from trictrac.server.tables.views import table_view
from trictrac.table.events import Rolled
from trictrac.verify import fields_of, verify, verify_text

pytestmark = pytest.mark.anyio
SQLITE = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


async def copied(url, tmp_path, request):
    if url.startswith("sqlite"):
        return copy_sqlite(url, tmp_path)
    return await copy_postgres(url, tmp_path, request.getfixturevalue("postgres"))


async def thrown(service, table):
    return [event.dice for event in await events_of(service, table) if isinstance(event, Rolled)]


async def test_throws_seen_before_a_restore_are_not_thrown_again(database_url, tmp_path, request):
    """The table waits; it goes on with fresh commitments once both consent, and the whole session verifies."""
    service = await new_service(database_url)
    table, guests = await seated(service, "Anne", "Bruno", rules="loi-2013 trous=1")
    for guest in guests * 4:
        await guest.move(table)
    copy = await copied(database_url, tmp_path, request)
    known = len(await thrown(service, table))
    old = (await service.stored(table)).dice_of_seeds()
    await stop(service)
    again = await new_service(copy)
    try:
        anne, bruno = guests
        anne.service = bruno.service = again
        live = await again.stored(table)
        assert table_view(live).restored
        assert table_view(live).board.may == {}
        for guest in guests:
            with pytest.raises(ServerRefused, match="restored from a copy"):
                await guest.send(table, "throw")
        used = anne.seeds[table]
        with pytest.raises(ServerRefused, match="seed of the seal"):  # a seed that everybody knows
            await anne.send(table, "sit", player=0, seal=seal(table, 0, used))
        await agree(again, table, guests)
        live = await again.stored(table)
        fresh = live.dice_of_seeds()
        numbers = range(live.rolled + 1, live.rolled + 41)
        assert [fresh.die(n) for n in numbers] != [old.die(n) for n in numbers]
        await play_out(again, table, guests)
        live, events = await again.stored(table), await events_of(again, table)
        assert len(await thrown(again, table)) > known
        assert (await refold(again, table)).proof == live.proof
        assert [each.after for each in live.proof.parts] == [0, numbers[0] - 1]
        header = Header(live.form, live.conventions.setting, fields_of(live.proof))
        assert verify(header, events, live.proof).dice == live.rolled
        assert verify_text("".join(write(header, events)).encode())[0].finished
    finally:
        await stop(again)


@SQLITE
async def test_a_restored_table_ends_where_somebody_does_not_consent(database_url, tmp_path, request):
    """Or where nobody answers for a day. What was played stays, and verifies."""
    service = await new_service(database_url)
    declined, guests = await seated(service, "Anne", "Bruno")
    silent, _ = await seated(service, "Claire", "Denis")
    await guests[0].send(declined, "throw")
    copy = await copied(database_url, tmp_path, request)
    await stop(service)
    again = await new_service(copy)
    try:
        guests[1].service = again
        await guests[1].send(declined, "withdraw")
        live = await again.stored(declined)
        assert live.status == "over"
        header = Header(live.form, live.conventions.setting)
        assert not verify(header, await events_of(again, declined), live.proof).finished
        again.now = lambda now=again.now: now() + EXPIRY + 1
        await again.tick(silent)
        assert (await again.stored(silent)).status == "over"
    finally:
        await stop(again)


@SQLITE
async def test_computers_and_clocks_after_a_restore(database_url, tmp_path, request):
    """Where only computers play the table goes on by itself; where people do, nobody's time runs while it waits."""
    service = await new_service(database_url)
    table, guests = await seated(service, "Anne", "Bruno", clock=[5, 60], rules="loi-2013 trous=1")
    alone = (await service.open(None, Conventions.of({"games": 3}), [COMPUTER] * 2)).id
    await guests[0].send(table, "throw")
    copy = await copied(database_url, tmp_path, request)
    await stop(service)
    hour = 3600.0
    later = service.now() + hour
    again = await new_service(copy, now=lambda: later)
    try:
        assert not (await again.stored(alone)).suspended
        await again.tick(table)
        await agree(again, table, guests)
        live = await again.stored(table)
        assert live.paused > hour - 60
        assert table_view(live).board.clock.since > later - 60
        await play_out(again, table, guests)
        live = await again.stored(table)
        assert verify(Header(live.form, live.conventions.setting), await events_of(again, table), live.proof).finished
    finally:
        await stop(again)


@SQLITE
async def test_a_backup_is_its_owners_alone_and_known_as_a_copy(database_url, tmp_path, monkeypatch, capsys):
    service = await new_service(database_url)
    table, _ = await seated(service, "Anne", "Bruno")
    monkeypatch.setenv("TRICTRAC_DATABASE_URL", database_url)
    copy = tmp_path / "backup.sqlite"
    await run_command("serve", "backup", str(copy), "--lang", "en")
    assert copy.stat().st_mode & 0o777 == 0o600
    assert not (await service.stored(table)).suspended
    await stop(service)
    file = tmp_path / "tables.sqlite"
    file.write_bytes(copy.read_bytes())  # in place of the old one: the same file, with another identity
    for beside in ("tables.sqlite-wal", "tables.sqlite-shm"):
        (tmp_path / beside).unlink(missing_ok=True)
    again = await new_service(database_url)
    assert (await again.stored(table)).suspended
    await stop(again)
    await run_command("serve", "restored", "--lang", "en")  # whoever is in doubt says so
    assert "One table waits" in capsys.readouterr().out


@SQLITE
async def test_a_copy_made_by_hand_as_the_page_says_is_known_as_one(database_url, tmp_path, monkeypatch):
    """Written over the old file it is the same file to the system; dice that were seen would be thrown again."""
    page = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text()
    commands = re.findall(r'^sqlite3 (\w+)\.sqlite "(.+)" ', page, re.MULTILINE)
    assert [name for name, _ in commands] == ["server", "backup"]
    service = await new_service(database_url)
    table, _ = await seated(service, "Anne", "Bruno")
    monkeypatch.chdir(tmp_path)
    for name, command in commands:
        file = "tables.sqlite" if name == "server" else "backup.sqlite"
        with closing(sqlite3.connect(file)) as connection:
            connection.isolation_level = None  # VACUUM is no part of a transaction
            connection.execute(command)
    await stop(service)
    (tmp_path / "tables.sqlite").write_bytes((tmp_path / "backup.sqlite").read_bytes())
    for beside in ("tables.sqlite-wal", "tables.sqlite-shm"):
        (tmp_path / beside).unlink(missing_ok=True)
    again = await new_service(database_url)
    assert (await again.stored(table)).suspended
    await stop(again)


async def run_command(*arguments):
    import asyncio

    assert await asyncio.to_thread(main, list(arguments)) == 0
