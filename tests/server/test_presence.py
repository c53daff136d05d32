"""Who is connected and who is away, as everybody at the table sees it."""

import asyncio

import pytest

from tests.server.running import ServerThread
from trictrac.client import Client
from trictrac.server.tables import presence

pytestmark = pytest.mark.anyio


@pytest.fixture
def quickly(monkeypatch):
    monkeypatch.setattr(presence, "AWAY", 0.05)
    monkeypatch.setattr(presence, "REPEATED", 0.2)
    monkeypatch.setattr(presence, "BELIEVED", 0.6)


async def seated(anne, bruno):
    """Both sit, each at his own server; their seats and the table."""
    opened = await anne.open(options={"games": 9})
    table = opened["view"]["id"]
    one, two = anne.table(table), bruno.table(table)
    await one.__aenter__()
    await two.__aenter__()
    await one.sit(0)
    await two.sit(1, opened["invitations"]["1"])
    return table, one, two


async def hang_up(seat):
    await seat.__aexit__(None, None, None)


async def test_a_player_who_loses_his_connection_is_away_until_he_returns(database_url, quickly):
    server = ServerThread(database_url)
    try:
        async with Client(server.url, "Anne") as anne, Client(server.url, "Bruno") as bruno:
            table, one, two = await seated(anne, bruno)
            await one.until(lambda: one.here == [0, 1])
            await hang_up(two)
            await one.until(lambda: one.here == [0])
            async with Client(server.url) as spectator, spectator.table(table) as watching:
                assert watching.here == [0]
                async with bruno.table(table):
                    await one.until(lambda: one.here == [0, 1])
                    await watching.until(lambda: watching.here == [0, 1])
                async with bruno.table(table, after=1) as again:  # who gets what he missed is told this too
                    await again.until(lambda: again.here == [0, 1])
            await hang_up(one)
    finally:
        server.stop()


async def test_a_page_that_is_loaded_again_is_not_away(tmp_path, monkeypatch):
    monkeypatch.setattr(presence, "AWAY", 5.0)
    server = ServerThread(f"sqlite:///{tmp_path}/t.sqlite")
    try:
        async with Client(server.url, "Anne") as anne, Client(server.url, "Bruno") as bruno:
            table, one, two = await seated(anne, bruno)
            await one.until(lambda: one.here == [0, 1])
            told = []
            hear = one._hear
            one._hear = lambda message: (told.append(message["type"]), hear(message))
            await hang_up(two)
            async with bruno.table(table) as again:
                await again.send("say", phrase="bonjour")
                await one.until(lambda: "entries" in told)
            assert "presence" not in told
            await hang_up(one)
    finally:
        server.stop()


async def test_players_of_other_processes_are_present_and_a_process_that_dies_has_none(postgres, quickly):
    url = await postgres.new_database("presence")
    first, second = ServerThread(url), ServerThread(url)
    try:
        async with Client(first.url, "Anne") as anne, Client(second.url, "Bruno") as bruno:
            table, one, two = await seated(anne, bruno)
            for seat in (one, two):
                await seat.until(lambda seat=seat: seat.here == [0, 1])
            room = first.house.tables.rooms[table]
            process, (_, players) = next(iter(room.elsewhere.items()))
            assert players == {1}
            second.house.tables.presence._feed.say = lambda *_: None  # dead: it says nothing more
            await one.until(lambda: one.here == [0])
            assert process not in room.elsewhere
            await hang_up(one)
            await hang_up(two)
            await asyncio.sleep(0.1)
    finally:
        first.stop()
        second.stop()
