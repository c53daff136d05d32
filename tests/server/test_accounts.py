"""Accounts, sessions, one's own data."""

import asyncio
import contextlib

import httpx
import pytest
from sqlalchemy import text

from tests.server.helpers import PERSON, Guest, new_service, stop
from tests.server.running import ServerThread
from trictrac.client import Client, RefusedError
from trictrac.server.accounts import Accounts
from trictrac.server.identity import KnownVisitor
from trictrac.server.store import Database, EventStore, Feed
from trictrac.server.tables.conventions import Conventions

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


async def test_a_session_taken_back_elsewhere_can_still_be_left(server):
    """Its cookie no script can throw away: signing out does, and one is a guest again."""
    async with Client(server.url, "Anne") as anne, Client(server.url) as phone:
        await anne.call("POST", "/api/account", {"name": "Anne", "password": PASSWORD})
        await phone.call("POST", "/api/login", {"name": "Anne", "password": PASSWORD})
        await anne.call("DELETE", "/api/me")
        with pytest.raises(RefusedError) as refused:
            await phone.call("GET", "/api/me")
        assert refused.value.code == "sign_in"
        await phone.call("POST", "/api/logout")
        assert not (await phone.call("GET", "/api/me"))["account"]


async def test_a_cookie_from_before_the_account_is_worth_nothing(server):
    """Whoever kept the guest's cookie cannot use it to be the member."""
    async with Client(server.url, "Anne") as anne, Client(server.url) as thief:
        old = {cookie.name: cookie.value for cookie in anne.http.cookies.jar}
        await anne.call("POST", "/api/account", {"name": "Anne", "password": PASSWORD})
        thief.http.cookies.clear()
        thief.http.cookies.update(old)
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


async def test_who_wants_to_be_forgotten_leaves_nothing_behind(server):
    """Neither his name nor his id nor his words stay in any log; the game goes on without him and still verifies."""
    async with Client(server.url, "Zénobie") as zoe, Client(server.url, "Bruno") as bruno:
        person = (await zoe.call("GET", "/api/me"))["id"]
        left = await zoe.open(options={"form": "poule", "players": 3})  # sits, rises, sits elsewhere
        async with zoe.table(left["view"]["id"]) as seat:
            await seat.sit(2)
            await seat.send("rise")
        opened = await zoe.open()
        table = opened["view"]["id"]
        async with zoe.table(table) as one, bruno.table(table) as two:
            await one.sit(0)
            await two.sit(1, opened["invitations"]["1"])
            await two.until(lambda: two.view["status"] == "playing")
            await one.send("say", text="les mots de Zénobie")
            assert "les mots de Zénobie" in str((await zoe.call("GET", "/api/me/data"))["said"])
            await zoe.call("DELETE", "/api/me")
            await two.until(lambda: two.view["status"] == "over")
        kept = []
        async with server_store(server) as store:
            for name in (table, left["view"]["id"]):
                kept += [str(dict(entry.data)) for entry in await store.read(name)]
            async with store.database.begin() as connection:
                for each in ("users", "seats", "sessions"):
                    kept += map(str, await connection.execute(text(f"SELECT * FROM {each}")))
        assert "Zénobie" not in "".join(kept)
        assert person not in "".join(kept)
        assert (await bruno.look(table))["view"]["players"] == ["?", "Bruno"]
        assert (await bruno.call("GET", f"/api/tables/{table}/verify"))["right"]


async def test_words_belong_to_who_said_them_whoever_sits_there_later(database_url):
    """Exported to nobody else, and taken out with nobody else."""
    service = await new_service(database_url)
    try:
        accounts = Accounts(service.store.database, Feed(service.store.database))
        anne, bruno, claire = (Guest(service, name) for name in ("Anne", "Bruno", "Claire"))
        table = (await service.open(claire.person, Conventions.of({}), [PERSON] * 2)).id
        for guest in (anne, bruno):
            await guest.sit(table, 0)
            await guest.send(table, "say", text=f"les mots de {guest.person.name}")
            if guest is anne:
                await guest.send(table, "rise")
        for guest in (anne, bruno):
            data = await accounts.export(KnownVisitor(guest.person))
            assert [said.text for said in data.said] == [f"les mots de {guest.person.name}"]
        assert (await accounts.delete(KnownVisitor(bruno.person))) == [table]
        said = [dict(entry.data) for entry in await service.store.read(table) if entry.kind == "said"]
        assert said == [{"text": "les mots de Anne"}, {"text": "…"}]
        await accounts.delete(KnownVisitor(anne.person))
        entries = await service.store.read(table)
        assert "Anne" not in str(entries)
        assert {entry.user for entry in entries} == {None, claire.person.id}
    finally:
        await stop(service)


@contextlib.asynccontextmanager
async def server_store(server):
    store = EventStore(Database(server.settings.database_url))
    await store.start()
    yield store
    await store.stop()


async def test_a_code_is_good_once(server):
    async with Client(server.url, "Anne") as anne, Client(server.url) as phone, Client(server.url) as thief:
        code = (await anne.call("POST", "/api/me/code"))["code"]
        assert (await phone.call("POST", "/api/me/adopt", {"code": code}))["name"] == "Anne"
        for spelling in (code, f"{code}="):  # base64 has several spellings of one signature
            with pytest.raises(RefusedError) as refused:
                await thief.call("POST", "/api/me/adopt", {"code": spelling})
            assert refused.value.code == "bad_code"
        again = (await anne.call("POST", "/api/me/code"))["code"]
        forged = again[:-9] + ("0" if again[-9] != "0" else "1") + again[-8:]
        with pytest.raises(RefusedError):
            await thief.call("POST", "/api/me/adopt", {"code": forged})


async def test_a_session_taken_back_is_refused_at_once_by_every_process(postgres):
    """Also in the middle of a connection to another process, which trusted it a moment ago."""
    url = await postgres.new_database("taken_back")
    first, second = ServerThread(url), ServerThread(url)
    try:
        async with Client(first.url, "Anne") as anne, Client(second.url) as phone:
            await anne.call("POST", "/api/account", {"name": "Anne", "password": PASSWORD})
            await phone.call("POST", "/api/login", {"name": "Anne", "password": PASSWORD})
            opened = await phone.open()
            async with phone.table(opened["view"]["id"]) as seat:
                await seat.sit(0)
                sessions = await anne.call("GET", "/api/sessions")
                (other,) = (each["id"] for each in sessions if not each["this"])
                await anne.call("DELETE", f"/api/sessions/{other}")
                await asyncio.sleep(0.2)  # PostgreSQL's own way from process to process
                with pytest.raises(RefusedError) as refused:
                    await seat.send("rise")
                assert refused.value.code == "sign_in"
            with pytest.raises(RefusedError):
                await phone.call("GET", "/api/me")
    finally:
        first.stop()
        second.stop()


async def test_games_are_found_by_player_form_and_date(server):
    async with Client(server.url, "Anne") as anne, Client(server.url, "Bruno") as bruno:
        for options, listed in (({}, True), ({"form": "a-ecrire", "marques": 2}, False)):
            opened = await anne.open(options=options, listed=listed)
            table = opened["view"]["id"]
            async with anne.table(table) as one, bruno.table(table) as two:
                await one.sit(0)
                await two.sit(1, opened["invitations"]["1"])
                await one.until(lambda one=one: one.view["status"] == "playing")
                (game,) = await bruno.call("GET", "/api/games", mine=True, under_way=True)
                assert (game["id"], game["players"]) == (table, ["Anne", "Bruno"])
                assert game["totals"] == [None, None]
                while one.view["status"] != "over":
                    seq = one.seq
                    await one.send("resign")
                    await one.until(lambda one=one, seq=seq: one.seq > seq)
                assert await bruno.call("GET", "/api/games", mine=True, under_way=True) == []
        found = await anne.call("GET", "/api/games", mine=True)
        assert [game["form"] for game in found] == ["a-ecrire", "ordinary"]
        assert found[0]["players"] == ["Anne", "Bruno"]
        for game in found:
            account = await anne.call("GET", f"/api/tables/{game['id']}/account")
            assert game["totals"] == [each["jetons"] for each in account["totals"]]
            assert game["totals"][0] < 0 < game["totals"][1]
        data = await anne.call("GET", "/api/me/data")
        totals = {game["table_id"]: game["total"] for game in data["games"]}
        assert totals == {game["id"]: game["totals"][0] for game in found}
        async with Client(server.url) as stranger:
            assert [game["form"] for game in await stranger.call("GET", "/api/games")] == ["ordinary"]
            assert await stranger.call("GET", "/api/games", form="a-ecrire") == []
            assert len(await stranger.call("GET", "/api/games", player="Bruno")) == 1
            assert len(await stranger.call("GET", "/api/games", player="brun")) == 1
            assert await stranger.call("GET", "/api/games", player="Claire") == []
            assert await stranger.call("GET", "/api/games", player="%") == []
            assert await stranger.call("GET", "/api/games", until=1.0) == []
            assert len(await stranger.call("GET", "/api/games", since=1.0)) == 1
            assert await stranger.call("GET", "/api/games", mine=True) == []


async def test_a_guest_is_named_in_the_language_that_his_browser_asks_for(server):
    for language, name in (("fr-FR,fr;q=0.9", "Invité"), ("en-GB,en;q=0.9", "Guest"), (None, "Invité")):
        async with httpx.AsyncClient(base_url=server.url) as http:
            headers = {"accept-language": language} if language else {}
            assert (await http.get("/api/me", headers=headers)).json()["name"].startswith(f"{name} ")
