"""Spectators of a delayed table are one coup behind, whichever way they ask."""

import contextlib

import httpx
import pytest

from tests.server.running import ServerThread
from tests.server.test_api import do_something
from trictrac.client import Client, RefusedError

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(database_url):
    server = ServerThread(database_url)
    yield server
    server.stop()


async def delayed_table(stack, server, **options):
    clients = [await stack.enter_async_context(Client(server.url, name)) for name in ("Anne", "Bruno")]
    opened = await clients[0].open(delayed=True, options=options)
    table = opened["view"]["id"]
    seats = [await stack.enter_async_context(client.table(table)) for client in clients]
    await seats[0].sit(0)
    await seats[1].sit(1, opened["invitations"]["1"])
    for seat, name in zip(seats, ("Anne", "Bruno"), strict=True):
        seat.name = name
        await seat.until(lambda seat=seat: seat.view["status"] == "playing")
    return table, clients[0], seats


async def test_a_spectator_sees_a_coup_once_the_next_is_thrown(server):
    """By socket, by what he missed, by HTTP: nothing after the last throw but one; the players see everything."""
    async with contextlib.AsyncExitStack() as stack:
        table, _, seats = await delayed_table(stack, server)
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=server.url))
        stranger = await stack.enter_async_context(Client(server.url, "Zoé"))
        watching = await stack.enter_async_context(stranger.table(table))
        live = server.house.tables.rooms[table].live
        for _ in range(40):
            for seat in seats:
                await seat.until(lambda seat=seat: seat.seq >= live.seq)
                with contextlib.suppress(RefusedError):
                    await do_something(seat)
            limit = live.thrown_at - 1 if live.thrown_at else live.seq
            assert watching.seq <= limit
            assert (await http.get(f"/api/tables/{table}")).json()["view"]["seq"] == limit
            page = (await http.get(f"/api/tables/{table}/entries", params={"after": 0})).json()
            assert max(entry["seq"] for entry in page["entries"]) == limit
            assert seats[0].seq > limit or not live.thrown_at
        assert live.thrown_at
        async with stranger.table(table, after=1) as again:
            assert again.seq == live.thrown_at - 1
        for path in ("record", "replay"):
            assert (await http.get(f"/api/tables/{table}/{path}")).status_code == 409
        await seats[0].send("resign")
        await watching.until(lambda: watching.view["status"] == "over")
        assert watching.seq == live.seq


async def test_who_won_a_game_is_not_told_by_the_account_before_the_next_throw(server):
    async with contextlib.AsyncExitStack() as stack:
        table, anne, seats = await delayed_table(stack, server, games=2)
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=server.url))
        for seat in seats:
            await seat.send("throw")
        await seats[0].send("resign")
        seen = (await http.get(f"/api/tables/{table}/account")).json()["totals"]
        assert [each["jetons"] for each in seen] == [0, 0]
        known = (await anne.call("GET", f"/api/tables/{table}/account"))["totals"]
        assert any(each["jetons"] for each in known)
