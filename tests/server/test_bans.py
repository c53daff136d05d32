"""The operator keeps somebody out, with a command of his own, while servers run."""

import asyncio
import contextlib
import subprocess
import sys

import httpx
import pytest

from tests.server.running import ServerThread
from trictrac.cli import build_parser, main
from trictrac.client import Client, ClientError, RefusedError
from trictrac.server import bans
from trictrac.server.accounts import Accounts
from trictrac.server.identity import KnownVisitor
from trictrac.server.store import Database, Feed
from trictrac.server.store.feed import PEOPLE
from trictrac.server.tables.seats import Person

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse battery"
SOON = 10.0
"""Seconds within which every process must know; on a machine with nothing else to do it takes one."""


@pytest.fixture
def servers(database_url):
    """All the processes there are: two on PostgreSQL, one on SQLite."""
    servers = [ServerThread(database_url) for _ in range(2 if database_url.startswith("postgres") else 1)]
    for server in servers:
        server.house.logins.rate = server.house.logins.burst = 1e6
    yield servers
    for server in servers:
        server.stop()


@pytest.fixture
def operator(database_url, monkeypatch, capsys):
    """What the operator types and reads; he needs no secret of the server."""
    monkeypatch.setenv("TRICTRAC_DATABASE_URL", database_url)
    monkeypatch.setenv("TRICTRAC_LANG", "en")

    async def types(*arguments):
        capsys.readouterr()
        assert await asyncio.to_thread(main, ["serve", *arguments]) == 0
        return capsys.readouterr().out.strip()

    return types


async def until_refused(client, code):
    async with asyncio.timeout(SOON):
        while (await client.http.get("/api/me")).json().get("code") != code:
            await asyncio.sleep(0.05)


def in_a_process_of_its_own(*arguments):
    words = [sys.executable, "-m", "trictrac", "serve", *arguments]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


async def test_a_banned_account_is_put_out_of_every_process(servers, operator):
    first, last = servers[0], servers[-1]
    async with Client(first.url, "Anne") as anne, Client(last.url) as phone, Client(last.url, "Bruno") as bruno:
        await anne.call("POST", "/api/account", {"name": "Anne", "password": PASSWORD})
        await phone.call("POST", "/api/login", {"name": "Anne", "password": PASSWORD})
        opened = await anne.open()
        table = opened["view"]["id"]
        async with anne.table(table) as one, phone.table(table) as watched, bruno.table(table) as other:
            await one.sit(0)
            await other.sit(1, opened["invitations"]["1"])
            await other.until(lambda: other.view["status"] == "playing")
            told = await asyncio.to_thread(in_a_process_of_its_own, "ban", "anne")
            assert told.startswith("Anne (account, g-")
            for seat in (one, watched):  # open connections, in both processes, without a word from her
                with pytest.raises(ClientError, match="banned"):
                    await seat.until(lambda: False, SOON)
            await other.until(lambda: other.view["status"] == "over", SOON)  # nobody waits for her
            await until_refused(anne, "banned")
            await until_refused(phone, "banned")
            with pytest.raises(RefusedError) as refused:
                await one.send("say", text="hello?")
            assert refused.value.code == "banned"
            with pytest.raises(RefusedError) as refused:
                await phone.call("POST", "/api/login", {"name": "Anne", "password": PASSWORD})
            assert refused.value.code == "banned"
            assert (await bruno.call("GET", "/api/me"))["name"] == "Bruno"
        assert "Anne (account" in await operator("bans")
        await operator("unban", "Anne")
        async with asyncio.timeout(SOON):
            while True:
                with contextlib.suppress(RefusedError):
                    await phone.call("POST", "/api/login", {"name": "Anne", "password": PASSWORD})
                    break
                await asyncio.sleep(0.05)
        await until_refused(anne, "sign_in")  # her sessions were ended: she signs in anew
        assert (await phone.call("GET", "/api/me"))["account"]


async def test_a_guest_is_banned_by_his_seat(servers, operator):
    first, last = servers[0], servers[-1]
    async with Client(first.url, "Zoé") as zoe, Client(last.url, "Zoé") as namesake, Client(last.url) as phone:
        code = (await zoe.call("POST", "/api/me/code"))["code"]
        await phone.call("POST", "/api/me/adopt", {"code": code})
        opened = await zoe.open(seats=[{"kind": "person"}, {"kind": "person"}])
        table = opened["view"]["id"]
        async with zoe.table(table) as one, namesake.table(table) as two:
            await one.sit(0)
            await two.sit(1, opened["invitations"]["1"])
            await one.until(lambda: one.view["status"] == "playing")
            listed = (await operator("ban", f"--table=https://x.example/table/{table}")).splitlines()
            assert [line.split(" (")[0] for line in listed[:2]] == ["seat 1: Zoé", "seat 2: Zoé 2"]
            assert (await operator("bans")) == "Nobody is banned."
            await operator("ban", f"--table={table}", "--seat", "1")
            with pytest.raises(ClientError, match="banned"):
                await one.until(lambda: False, SOON)
            await until_refused(zoe, "banned")
            await until_refused(phone, "banned")  # the same guest on another device
            await two.until(lambda: two.view["status"] == "over", SOON)
            assert (await namesake.call("GET", "/api/me"))["name"] == "Zoé"
            with pytest.raises(RefusedError) as refused:
                await zoe.call("POST", "/api/account", {"name": "Zoé", "password": PASSWORD})
            assert refused.value.code == "banned"
            with pytest.raises(RefusedError):  # a ban is not escaped by being forgotten
                await zoe.call("DELETE", "/api/me")
        guest = (await operator("bans")).split("(guest, ")[1].rstrip(")")
        await operator("unban", guest)
        async with asyncio.timeout(SOON):
            while (await zoe.http.get("/api/me")).status_code != 200:
                await asyncio.sleep(0.05)


async def test_an_answer_from_before_the_ban_is_not_believed_after_it(database_url):
    """The database was asked, then he was banned, then the answer came."""
    database = Database(database_url)
    await database.upgrade()
    feed = Feed(database)
    accounts = Accounts(database, feed)
    look_up, guest = accounts._look_up, KnownVisitor(Person("g-zoe", "Zoé"))

    async def slowly(visitor):
        found = await look_up(visitor)
        await bans.ban(database, bans.Known(visitor.person.id, visitor.person.name, is_account=False))
        feed.hear(PEOPLE, visitor.person.id)
        return found

    accounts._look_up = slowly
    assert await accounts.objection(guest) is None
    accounts._look_up = look_up
    assert await accounts.objection(guest) == "banned"
    await database.close()


async def test_who_was_banned_while_no_server_ran_is_waited_for_by_nobody(database_url, operator):
    server = ServerThread(database_url)
    async with Client(server.url, "Anne") as anne, Client(server.url, "Bruno") as bruno:
        opened = await anne.open()
        table = opened["view"]["id"]
        async with anne.table(table) as one, bruno.table(table) as two:
            await one.sit(0)
            await two.sit(1, opened["invitations"]["1"])
            await one.until(lambda: one.view["status"] == "playing")
    server.stop()
    await operator("ban", f"--table={table}", "--seat", "2")
    server = ServerThread(database_url)
    try:
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get(f"/api/tables/{table}")).json()["view"]["status"] == "over"
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (("ban",), "name an account", "nommez un compte"),
        (("ban", "--seat", "1"), "name an account", "nommez un compte"),
        (("ban", "Anne", "--table", "x"), "name an account", "nommez un compte"),
        (("ban", "Nobody"), "no account 'Nobody'", "pas de compte 'Nobody'"),
        (("ban", "--table=-nothing", "--seat", "1"), "no table '-nothing'", "pas de table '-nothing'"),
        (("unban", "Anne"), "'Anne' is not banned", "'Anne' n’est pas exclu"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(tmp_path, monkeypatch, capsys, arguments, english, french):
    monkeypatch.setenv("TRICTRAC_DATABASE_URL", f"sqlite:///{tmp_path}/t.sqlite")
    (tmp_path / "t.sqlite").touch()
    for lang, sentence in (("en", english), ("fr", french)):
        assert main(["serve", *arguments, "--lang", lang]) == 2
        out, err = capsys.readouterr()
        assert (out, len(err.splitlines())) == ("", 1)
        assert sentence in err


@pytest.mark.parametrize(("lang", "sentence"), [("en", "there is no database"), ("fr", "il n’y a pas de base")])
def test_the_wrong_settings_make_no_database(tmp_path, monkeypatch, capsys, lang, sentence):
    monkeypatch.setenv("TRICTRAC_DATABASE_URL", "")
    monkeypatch.setenv("TRICTRAC_DATA", str(tmp_path))
    assert main(["serve", "bans", "--lang", lang]) == 2
    assert sentence in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["ban", "unban", "bans"])
def test_the_help_teaches(name, capsys):
    with pytest.raises(SystemExit):
        build_parser().parse_args(["serve", name, "--help"])
    shown = capsys.readouterr().out
    assert f"trictrac serve {name}" in shown
    assert "example" in shown
