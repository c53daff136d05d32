"""What whoever runs the server counts on: it sets itself up, upgrades itself, logs in order, stops in order."""

import asyncio
import contextlib
import json
import signal
import sqlite3

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from tests.server.helpers import PERSON, Guest, new_service, play_out, seated, stop
from tests.server.running import ServerProcess
from tests.server.test_faults import Bot, check_logs
from trictrac.server.settings import Settings
from trictrac.server.store.database import MIGRATIONS
from trictrac.server.tables.conventions import Conventions

pytestmark = pytest.mark.anyio


async def test_the_first_start_makes_everything_and_a_stop_loses_nothing(tmp_path):
    """No settings at all: one file and one secret in the data folder. SIGTERM in the middle of games ends in order."""
    server = ServerProcess("", tmp_path, TRICTRAC_SECRET="")
    for file in ("server.sqlite", "server.sqlite-wal", "server.secret"):
        assert (tmp_path / file).stat().st_mode & 0o777 == 0o600
    async with contextlib.AsyncExitStack() as stack:
        bots = await asyncio.gather(*(Bot(server.url, f"Zénobie{n}").open(stack) for n in range(3)))
        enough = asyncio.Event()
        playing = [asyncio.create_task(bot.play(enough)) for bot in bots]
        await asyncio.sleep(1)
        server.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(server.process.wait, 30) in (0, -signal.SIGTERM)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    await check_logs(f"sqlite:///{tmp_path}/server.sqlite", bots)
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert {"time", "level", "where", "message"} <= set(lines[0])
    assert lines[-1]["message"].startswith("stopped")
    assert "Zénobie" not in str(lines)
    assert "g-" not in str(lines)


def test_without_a_setting_the_file_is_in_the_users_data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    folder = tmp_path / ".local" / "share" / "trictrac"
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert Settings.load().database_url == f"sqlite:///{folder}/server.sqlite"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings.load().database_url == f"sqlite:///{tmp_path}/trictrac/server.sqlite"
    monkeypatch.setenv("TRICTRAC_DATABASE_URL", "postgresql://trictrac@localhost/trictrac")
    assert Settings.load().database_url == "postgresql://trictrac@localhost/trictrac"


VERSIONS = sorted(file.name[1:5] for file in (MIGRATIONS / "versions").glob("v*.py"))


def upgrade(path, revision):
    """Brings a file to some version, as the server of that time did at its start."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()


def copy_into_older(new, old):
    """Everything of a database that an older one has a place for."""
    with contextlib.closing(sqlite3.connect(old)) as connection:
        connection.execute("ATTACH ? AS new", (str(new),))
        # Which file it is, a database knows by itself.
        other = "('alembic_version', 'house')"
        names = f"SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT IN {other}"
        for (table,) in connection.execute(names).fetchall():
            columns = ", ".join(row[1] for row in connection.execute(f"PRAGMA main.table_info({table})"))
            connection.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}")
        connection.commit()


@pytest.mark.parametrize("version", VERSIONS)
async def test_an_older_database_is_upgraded_by_itself(version, tmp_path):
    """A game under way in the file of every version there was goes on in that file with the server of today."""
    path, new = tmp_path / "tables.sqlite", tmp_path / "new.sqlite"
    service = await new_service(f"sqlite:///{new}")
    table, guests = await seated(service, "Anne", "Bruno", rules="loi-2013 trous=1")
    await stop(service)
    upgrade(path, version)
    copy_into_older(new, path)
    again = await new_service(f"sqlite:///{path}")
    try:
        for guest in guests:
            guest.service = again
        await play_out(again, table, guests)
    finally:
        await stop(again)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (VERSIONS[-1],)


async def test_an_older_log_learns_who_said_what(tmp_path):
    """Before version 7 entries named seats: who sat there is read from the log."""
    new, path = tmp_path / "new.sqlite", tmp_path / "tables.sqlite"
    service = await new_service(f"sqlite:///{new}")
    anne, bruno = Guest(service, "Anne"), Guest(service, "Bruno")
    table = (await service.open(anne.person, Conventions.of({}), [PERSON] * 2)).id
    for guest in (anne, bruno):
        await guest.sit(table, 0)
        await guest.send(table, "say", phrase="bonjour")
        await guest.send(table, "rise")
    told = [(entry.seq, entry.user) for entry in await service.store.read(table)]
    await stop(service)
    upgrade(path, "0006")
    copy_into_older(new, path)
    again = await new_service(f"sqlite:///{path}")
    assert [(entry.seq, entry.user) for entry in await again.store.read(table)] == told
    await stop(again)


def test_every_version_can_be_made_one_after_the_other(tmp_path):
    for revision in VERSIONS:
        upgrade(tmp_path / "steps.sqlite", revision)
