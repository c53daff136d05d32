"""Blocks, reports, the operator's page and the audit log."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from tests.server.public.conftest import PASSWORD, member, refusal
from tests.server.public.test_locks import second_factor
from trictrac.client import Client
from trictrac.dice_proof import new_secret, seal
from trictrac.server.bans import ban, find
from trictrac.server.moderation import audit
from trictrac.server.moderation.operators import appoint, operators
from trictrac.server.store import Database
from trictrac.server.store.errors import StoreError

pytestmark = pytest.mark.anyio


@pytest.fixture
async def database(server):
    database = Database(server.settings.database_url)
    yield database
    await database.close()


async def say(client: Client, table: str, do: str, **more) -> object:
    seen = (await client.look(table))["view"]["seq"]
    body = {"do": do, "ref": new_secret()[:20], "seen": seen, **more}
    return await client.call("POST", f"/api/tables/{table}/messages", body)


async def sit(client: Client, table: str, player: int) -> None:
    await say(client, table, "sit", player=player, seal=seal(table, player, new_secret()))


async def refused(client: Client, table: str, do: str, **more) -> str:
    body = {"do": do, "ref": new_secret()[:20], "seen": (await client.look(table))["view"]["seq"], **more}
    return await refusal(client, "POST", f"/api/tables/{table}/messages", body)


async def at_one_table(anne: Client, bruno: Client) -> str:
    """A listed table with both of them."""
    table = (await anne.open(listed=True))["view"]["id"]
    await sit(anne, table, 0)
    await sit(bruno, table, 1)
    return table


async def test_a_blocked_person_cannot_talk_sit_or_invite(server):
    async with Client(server.url, "Anne") as anne, Client(server.url, "Bruno") as bruno:
        table = await at_one_table(anne, bruno)
        await say(bruno, table, "say", text="…!")
        await anne.call("POST", f"/api/tables/{table}/seats/1/block")
        await anne.call("POST", f"/api/tables/{table}/seats/1/block")  # twice is once
        assert await refused(bruno, table, "say", text="again") == "blocked"
        assert await refused(bruno, table, "say", phrase="bonjour") == "blocked"
        await say(anne, table, "say", text="The other way it is Bruno's to decide.")
        other = (await anne.open(listed=True))["view"]["id"]
        taken = {"player": 1, "seal": "1" * 64}
        assert await refused(bruno, other, "sit", **taken) == "blocked"
        his = (await bruno.open(listed=True))["view"]["id"]
        assert await refused(anne, his, "sit", **taken) == "you_blocked"
        assert other not in [line["id"] for line in await bruno.lobby()]
        assert his not in [line["id"] for line in await anne.lobby()]
        (block,) = await anne.call("GET", "/api/me/blocks")
        assert block["name"] == "Bruno"
        user = (await bruno.call("GET", "/api/me"))["id"]
        assert user not in str(block)
        assert await bruno.call("GET", "/api/me/blocks") == []
        await bruno.call("DELETE", f"/api/me/blocks/{block['id']}")  # not his to take back
        assert len((await anne.call("GET", "/api/me/data"))["blocks"]) == 1
        await anne.call("DELETE", f"/api/me/blocks/{block['id']}")
        await sit(bruno, other, 1)


async def test_nobody_blocks_or_reports_a_computer_or_themselves(server):
    async with Client(server.url, "Anne") as anne:
        opened = await anne.open(seats=[{"kind": "person"}, {"kind": "computer", "level": "random"}])
        path = f"/api/tables/{opened['view']['id']}/seats"
        await sit(anne, opened["view"]["id"], 0)
        for seat in (0, 1, 5):
            assert await refusal(anne, "POST", f"{path}/{seat}/block") == "no_such_seat"
            assert await refusal(anne, "POST", f"{path}/{seat}/report", {"reason": "other"}) == "no_such_seat"


async def the_operator(client: Client, database: Database) -> str:
    name = await member(client)
    await second_factor(client)
    await appoint(database, name)
    return name


async def test_a_report_brings_the_table_and_the_talk_and_leads_to_a_ban(server, database):
    async with Client(server.url, "Anne") as anne, Client(server.url, "Bruno") as bruno, Client(server.url) as eve:
        await the_operator(eve, database)
        table = await at_one_table(anne, bruno)
        await say(bruno, table, "say", text="You play like a goat.")
        wish = {"reason": "insult", "words": "He calls me\na goat."}
        await anne.call("POST", f"/api/tables/{table}/seats/1/report", wish)
        path = f"/api/tables/{table}/seats/1/report"
        assert await refusal(anne, "POST", path, wish) == "already_reported"
        (report,) = [each for each in await eve.call("GET", "/api/operator/reports") if each["table_id"] == table]
        assert (report["accused_name"], report["reporter_name"], report["reason"]) == ("Bruno", "Anne", "insult")
        assert report["words"] == "He calls me a goat."
        assert [line["text"] for line in report["talk"]] == ["You play like a goat."]
        await eve.call("POST", f"/api/operator/reports/{report['id']}", {"outcome": "banned"})
        assert await refusal(bruno, "GET", "/api/me") == "banned"
        assert report["id"] not in [each["id"] for each in await eve.call("GET", "/api/operator/reports")]
        (closed,) = [
            each for each in await eve.call("GET", "/api/operator/reports", closed="true") if each["id"] == report["id"]
        ]
        assert closed["outcome"] == "banned"
        lines = (await eve.call("GET", "/api/operator/audit"))["lines"]
        assert [line["action"] for line in lines[:2]] == ["report", "ban"]
        user = report["accused_id"]
        await eve.call("DELETE", f"/api/operator/bans/{user}")
        assert (await bruno.call("GET", "/api/me"))["name"] == "Bruno"


async def test_nobody_is_banned_in_the_place_of_whose_id_they_took_for_a_name(server, database):
    """Somebody who expects a ban calls an account by their own id: it used to be banned in their place."""
    async with Client(server.url, "Anne") as anne, Client(server.url, "Bruno") as bruno, Client(server.url) as eve:
        await the_operator(eve, database)
        table = await at_one_table(anne, bruno)
        user = (await bruno.call("GET", "/api/me"))["id"]
        async with Client(server.url) as decoy:
            account = await decoy.call("POST", "/api/account", {"name": user, "password": PASSWORD})
            await anne.call("POST", f"/api/tables/{table}/seats/1/report", {"reason": "insult"})
            (report,) = [each for each in await eve.call("GET", "/api/operator/reports") if each["table_id"] == table]
            await eve.call("POST", f"/api/operator/reports/{report['id']}", {"outcome": "banned"})
            assert await refusal(bruno, "GET", "/api/me") == "banned"
            assert (await decoy.call("GET", "/api/me"))["id"] == account["id"]
            await ban(database, await find(database, account["id"]))
            await eve.call("DELETE", f"/api/operator/bans/{user}")
            assert (await bruno.call("GET", "/api/me"))["name"] == "Bruno"


async def test_a_deleted_person_leaves_nothing_in_reports_and_blocks(server, database):
    async with Client(server.url, "Xanthippe") as anne, Client(server.url, "Bertrand") as bruno:
        table = await at_one_table(anne, bruno)
        ids = [(await client.call("GET", "/api/me"))["id"] for client in (anne, bruno)]
        await say(bruno, table, "say", text="Words of Bertrand.")
        await anne.call("POST", f"/api/tables/{table}/seats/1/block")
        await anne.call("POST", f"/api/tables/{table}/seats/1/report", {"reason": "insult", "words": "Told so."})
        await bruno.call("DELETE", "/api/me")
        await anne.call("DELETE", "/api/me")
        found = [
            str(tuple(row))
            for name in ("reports", "blocks")
            for row in await database.read(text(f"SELECT * FROM {name}"))
        ]
        for trace in (*ids, "Xanthippe", "Bertrand", "Told so"):
            assert not any(trace in row for row in found), trace


async def test_the_operators_page_is_for_operators_with_a_second_factor(server, database):
    async with Client(server.url, "Anne") as guest, Client(server.url) as eve:
        name = await member(eve)
        pages = ["", "/reports", "/bans", "/tables", "/audit"]
        for page in pages:
            assert await refusal(guest, "GET", f"/api/operator{page}") == "sign_in"
            assert await refusal(eve, "GET", f"/api/operator{page}") == "operators_only"
        await appoint(database, name)
        for page in pages:
            assert await refusal(eve, "GET", f"/api/operator{page}") == "operator_factor"
        await second_factor(eve)
        overview = await eve.call("GET", "/api/operator")
        assert {"logins", "openings / person", "openings / address"} <= {limit["name"] for limit in overview["limits"]}
        assert name in [person.name for person in await operators(database)]
        await appoint(database, name, False)
        assert await refusal(eve, "GET", "/api/operator") == "operators_only"


async def test_the_operator_sees_names_only_where_everybody_does(server, database):
    async with Client(server.url, "Anne") as anne, Client(server.url) as eve:
        await the_operator(eve, database)
        listed = (await anne.open(listed=True))["view"]["id"]
        private = (await anne.open(private=True))["view"]["id"]
        await sit(anne, listed, 0)
        await sit(anne, private, 0)
        lines = {line["id"]: line for line in await eve.call("GET", "/api/operator/tables")}
        assert lines[listed]["players"] == ["Anne"]
        assert "players" not in lines[private] or lines[private]["players"] is None
        assert await refusal(eve, "GET", f"/api/tables/{private}") == "unknown_table"


async def test_bans_by_name_and_by_seat(server, database):
    async with Client(server.url, "Anne") as anne, Client(server.url) as bruno, Client(server.url) as eve:
        own = await the_operator(eve, database)
        name = await member(bruno)
        await eve.call("POST", "/api/operator/bans", {"name": name})
        assert await refusal(bruno, "GET", "/api/me") == "banned"
        table = (await anne.open())["view"]["id"]
        await sit(anne, table, 0)
        await eve.call("POST", "/api/operator/bans", {"table": table, "seat": 1})
        assert await refusal(anne, "GET", "/api/me") == "banned"
        assert {name, "Anne"} <= {each["name"] for each in await eve.call("GET", "/api/operator/bans")}
        for nobody in ({"name": "Nobody of this name"}, {"table": table, "seat": 2}, {}, {"name": own}):
            assert await refusal(eve, "POST", "/api/operator/bans", nobody) == "unknown_person"


async def test_the_audit_log_only_grows_and_shows_what_was_changed(server, database):
    async with Client(server.url) as eve:
        name = await member(eve)
        await appoint(database, name)
        person = await find(database, name)
        await asyncio.gather(*(ban(database, person) for _ in range(5)))
        lines, whole = await audit.page(database)
        assert whole
        assert [line.seq for line in lines] == list(range(lines[0].seq, lines[0].seq - len(lines), -1))
        assert not any(name in str(line) for line in lines)  # people by id alone
        for statement in ("UPDATE audit SET operator = 'x'", "DELETE FROM audit"):
            with pytest.raises((IntegrityError, StoreError)) as turned_away:
                async with database.begin() as connection:
                    await connection.execute(text(statement))
            assert "only grows" in str(turned_away.value.__cause__)  # in the database's own words
        old = lines[::-1]
        assert audit.holds(old)
        for number in range(1, len(old)):
            forged = replace(old[number], action="forged")
            assert not audit.holds([*old[:number], forged, *old[number + 1 :]])
            assert number == len(old) - 1 or not audit.holds([*old[:number], *old[number + 1 :]])
