"""Private tables: for everybody who was not invited there is no such table."""

import pytest

from tests.server.public.conftest import refusal
from trictrac.client import Client, ClientError
from trictrac.server.tables.conventions import Conventions
from trictrac.server.tables.desk import Desk
from trictrac.server.tables.live import LiveTable
from trictrac.server.tables.opening import new_table, return_match
from trictrac.server.tables.seats import SeatPlan

pytestmark = pytest.mark.anyio
PAGES = ("", "/entries", "/record", "/proof", "/verify", "/account", "/replay", "/checks", "/invitations", "/watching")


async def private_table(host: Client) -> tuple[str, dict[str, str]]:
    opened = await host.open(private=True)
    return opened["view"]["id"], opened["invitations"]


async def test_strangers_find_no_table_whatever_they_ask(server):
    async with Client(server.url, "Anne") as anne, Client(server.url, "Zoé") as stranger:
        table, _invitations = await private_table(anne)
        for page in PAGES:
            assert await refusal(stranger, "GET", f"/api/tables/{table}{page}") == "unknown_table", page
        for message in ({"do": "throw"}, {"do": "say", "text": "?"}, {"do": "sit", "player": 1, "seal": "0" * 64}):
            body = {"ref": "r1", "seen": 0, **message}
            assert await refusal(stranger, "POST", f"/api/tables/{table}/messages", body) == "unknown_table"
        with pytest.raises(ClientError) as refused:
            async with stranger.table(table):
                pass
        assert "unknown_table" in str(refused.value) or refused.value.code == "unknown_table"
        assert all(line["id"] != table for line in await stranger.lobby())
        games = await stranger.call("GET", "/api/games", under_way="true")
        assert all(game["id"] != table for game in games)


async def test_whoever_is_invited_sees_sits_and_watches(server):
    async with Client(server.url, "Anne") as anne, Client(server.url) as bruno, Client(server.url) as friend:
        table, invitations = await private_table(anne)
        path = f"/api/tables/{table}"
        assert (await anne.look(table))["view"]["private"] is True
        seat = await bruno.call("GET", path, invitation=invitations["1"])
        assert seat["view"]["id"] == table
        watching = (await anne.call("GET", f"{path}/watching"))["invitation"]
        assert (await friend.call("GET", path, invitation=watching))["you"] is None
        wish = {"do": "sit", "ref": "a", "seen": 9, "player": 1, "seal": "1" * 64, "invitation": watching}
        assert await refusal(friend, "POST", f"{path}/messages", wish) == "not_invited"  # only to look on
        await bruno.call("POST", f"{path}/messages", {**wish, "invitation": invitations["1"]})
        assert (await bruno.look(table))["you"] == 1  # who sits there needs no invitation
        assert await refusal(friend, "GET", path) == "unknown_table"
        assert await refusal(friend, "GET", f"{path}/watching?invitation={watching}") == "not_invited"


async def test_an_invitation_to_another_table_opens_nothing(server):
    async with Client(server.url, "Anne") as anne, Client(server.url) as stranger:
        table, _ = await private_table(anne)
        _other, invitations = await private_table(anne)
        assert await refusal(stranger, "GET", f"/api/tables/{table}?invitation={invitations['1']}") == "unknown_table"


async def test_a_private_table_is_not_listed(server):
    async with Client(server.url, "Anne") as anne:
        assert await refusal(anne, "POST", "/api/tables", {"private": True, "listed": True}) == "bad_message"


def test_the_return_match_of_a_private_table_is_private():
    live, _ = new_table("a", Conventions.of({}), [SeatPlan()] * 2, 1.0, listed=False, delayed=False, private=True)
    again = return_match(Desk(live, 2.0))
    assert LiveTable.fold(again.table, b"", again.entries).private
