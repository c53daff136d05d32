"""Accounts, sessions, one's own data."""

import pytest

from tests.server.running import ServerThread
from trictrac.client import Client, RefusedError

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse battery"


@pytest.fixture
def server(database_url):
    server = ServerThread(database_url)
    server.house.logins.rate = server.house.logins.burst = 1e6
    yield server
    server.stop()


async def test_a_guest_makes_an_account_and_keeps_his_seats(server):
    async with Client(server.url, "Anne") as anne, Client(server.url) as elsewhere:
        opened = await anne.open()
        table = opened["view"]["id"]
        async with anne.table(table) as seat:
            await seat.sit(0)
        me = await anne.call("POST", "/api/account", {"name": "Anne", "password": PASSWORD})
        assert me["account"]
        async with anne.table(table) as seat:
            assert seat.you == 0
        await elsewhere.call("POST", "/api/login", {"name": " ANNE ", "password": PASSWORD})
        async with elsewhere.table(table) as seat:
            assert seat.you == 0


async def test_names_are_taken_once_and_passwords_are_long(server):
    async with Client(server.url, "Anne") as anne, Client(server.url, "Zoé") as other:
        await anne.call("POST", "/api/account", {"name": "Anne", "password": PASSWORD})
        for name, password, code in (
            ("anne", PASSWORD, "name_taken"),
            ("Zoé", "short", "weak_password"),
            ("Long enough name", "long enough name", "weak_password"),
            ("", PASSWORD, "bad_name"),
            ("x" * 41, PASSWORD, "bad_name"),
        ):
            with pytest.raises(RefusedError) as refused:
                await other.call("POST", "/api/account", {"name": name, "password": password})
            assert refused.value.code == code
        with pytest.raises(RefusedError) as refused:
            await anne.call("POST", "/api/account", {"name": "Other", "password": PASSWORD})
        assert refused.value.code == "guests_only"


async def test_sessions_are_listed_and_taken_back(server):
    async with Client(server.url, "Anne") as anne, Client(server.url) as phone:
        await anne.call("POST", "/api/account", {"name": "Anne", "password": PASSWORD})
        await phone.call("POST", "/api/login", {"name": "Anne", "password": PASSWORD})
        sessions = await anne.call("GET", "/api/sessions")
        assert [each["this"] for each in sessions] == [True, False]
        await anne.call("DELETE", f"/api/sessions/{sessions[1]['id']}")
        with pytest.raises(RefusedError) as refused:
            await phone.call("GET", "/api/me")
        assert refused.value.code == "sign_in"
        await anne.call("POST", "/api/logout")
        assert not (await anne.call("GET", "/api/me"))["account"]


async def test_a_cookie_from_before_the_account_is_worth_nothing(server):
    """Whoever kept the guest's cookie cannot use it to be the member."""
    async with Client(server.url, "Anne") as anne, Client(server.url) as thief:
        old = {cookie.name: cookie.value for cookie in anne.http.cookies.jar}
        await anne.call("POST", "/api/account", {"name": "Anne", "password": PASSWORD})
        thief.http.cookies.clear()
        thief.http.cookies.update(old)
        server.house.accounts._known.clear()  # an answer of a moment ago is believed for a while
        with pytest.raises(RefusedError):
            await thief.call("GET", "/api/me")


async def test_data_is_exported_and_deleted(server):
    async with Client(server.url, "Anne") as anne:
        await anne.call("POST", "/api/account", {"name": "Anne", "password": PASSWORD})
        opened = await anne.open()
        async with anne.table(opened["view"]["id"]) as seat:
            await seat.sit(0)
        data = await anne.call("GET", "/api/me/data")
        assert data["account"]["name"] == "Anne"
        assert [game["table_id"] for game in data["games"]] == [opened["view"]["id"]]
        assert PASSWORD not in str(data)
        assert "argon2" not in str(data)
        await anne.call("DELETE", "/api/me")
        async with Client(server.url) as again:
            with pytest.raises(RefusedError):
                await again.call("POST", "/api/login", {"name": "Anne", "password": PASSWORD})
            fresh = await again.call("POST", "/api/account", {"name": "Anne", "password": PASSWORD})
            assert fresh["account"]
            assert (await again.call("GET", "/api/me/data"))["games"] == []


async def test_games_are_found_by_player_form_and_date(server):
    async with Client(server.url, "Anne") as anne, Client(server.url, "Bruno") as bruno:
        for options, listed in (({}, True), ({"form": "a-ecrire", "marques": 2}, False)):
            opened = await anne.open(options=options, listed=listed)
            table = opened["view"]["id"]
            async with anne.table(table) as one, bruno.table(table) as two:
                await one.sit(0)
                await two.sit(1, opened["invitations"]["1"])
                await one.until(lambda one=one: one.view["status"] == "playing")
                while one.view["status"] != "over":
                    seq = one.seq
                    await one.send("resign")
                    await one.until(lambda one=one, seq=seq: one.seq > seq)
        found = await anne.call("GET", "/api/games", mine=True)
        assert [game["form"] for game in found] == ["a-ecrire", "ordinary"]
        assert found[0]["players"] == ["Anne", "Bruno"]
        async with Client(server.url) as stranger:
            assert [game["form"] for game in await stranger.call("GET", "/api/games")] == ["ordinary"]
            assert await stranger.call("GET", "/api/games", form="a-ecrire") == []
            assert len(await stranger.call("GET", "/api/games", player="Bruno")) == 1
            assert await stranger.call("GET", "/api/games", player="Claire") == []
            assert await stranger.call("GET", "/api/games", until=1.0) == []
            assert len(await stranger.call("GET", "/api/games", since=1.0)) == 1
            assert await stranger.call("GET", "/api/games", mine=True) == []
