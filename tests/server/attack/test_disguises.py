"""Names that look like others, hosts and origins that are not ours, cookies that were thrown away."""

import contextlib

import httpx
import pytest
from sqlalchemy import event

from tests.server.helpers import PERSON, Guest, new_service, seated, stop
from tests.server.running import SECRET, ServerThread
from trictrac.forms import FORMS
from trictrac.server.accounts import Accounts
from trictrac.server.api.shield import right_host, right_origin
from trictrac.server.identity import KnownVisitor
from trictrac.server.names import clean_name, looks_of
from trictrac.server.refusals import ServerRefused
from trictrac.server.settings import Settings
from trictrac.server.store import Feed
from trictrac.server.tables.conventions import Conventions
from trictrac.server.tables.seats import Person

PASSWORD = "correct horse battery"


@pytest.mark.parametrize(
    "name",
    [
        "An\u200bne",
        "\u2800",
        "Anne\u3164",
        "An\u034fne",
        "A\ufe0fnne",
        "\u0301Anne",
        "A\u0301\u0302\u0303nne",
        "Anne\u202e",
    ],
)
def test_invisible_signs_are_no_part_of_a_name(name):
    with pytest.raises(ServerRefused):
        clean_name(name)


def test_ordinary_names_of_many_scripts_are_taken():
    for name in ("Anne", "Zoé", "Łukasz", "Анна", "Νίκος", "נועה", "Nguyễn Văn", "山田", "O’Neill"):
        assert clean_name(name) == name


@pytest.mark.parametrize("name", ["Аnne", "ANNE", "Ann\u0435", "Αnne", "A n n e", "𝐀nne"])
def test_look_alikes_are_one_name(name):
    assert looks_of(name) == looks_of("Anne")
    assert looks_of("Anne") not in map(looks_of, ("Anna", "Jeanne", "Anneke"))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = ServerThread(f"sqlite:///{tmp_path_factory.mktemp('attack')}/tables.sqlite")
    server.house.logins.rate = server.house.logins.burst = 1e6
    yield server
    server.stop()


def test_nobody_takes_the_looks_of_an_account_and_guests_are_seen_to_be_guests(server):
    with httpx.Client(base_url=server.url, timeout=60) as anne, httpx.Client(base_url=server.url, timeout=60) as guest:
        assert anne.post("/api/account", json={"name": "Anne", "password": PASSWORD}).status_code == 201
        for name in ("Anne", "аnne", "ANNE"):
            assert guest.post("/api/me", json={"name": name}).json()["code"] == "name_taken"
            assert guest.post("/api/account", json={"name": name, "password": PASSWORD}).json()["code"] == "name_taken"
        assert guest.post("/api/me", json={"name": "Bruno"}).status_code == 200
        table = anne.post("/api/tables", json={"listed": True}).json()["view"]["id"]
        for player, client in enumerate((anne, guest)):
            sit = {"do": "sit", "ref": f"r{player}", "seen": 1, "player": player, "seal": f"{player}" * 64}
            assert client.post(f"/api/tables/{table}/messages", json=sit).status_code == 200
        seats = guest.get(f"/api/tables/{table}").json()["view"]["seats"]
        assert [seat["guest"] for seat in seats] == [False, True]


@pytest.mark.parametrize("way", ["logout", "deletion", "deletion of an account"])
def test_a_cookie_that_was_thrown_away_is_worth_nothing(server, way):
    with httpx.Client(base_url=server.url, timeout=60) as http:
        http.get("/api/me")
        kept = dict(http.cookies)
        if way == "deletion of an account":
            name = {"name": "Thrown away", "password": PASSWORD}
            assert http.post("/api/account", json=name).status_code == 201
        left = http.post("/api/logout") if way == "logout" else http.delete("/api/me")
        assert left.status_code == 204
        assert http.get("/api/me").json()["account"] is False
    with httpx.Client(base_url=server.url, cookies=kept, timeout=60) as thief:
        assert thief.get("/api/me").json()["code"] == "sign_in"


def test_another_host_is_not_answered(server):
    for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", ""):
        assert httpx.get(f"{server.url}/api/me", headers={"host": host}, timeout=60).status_code in (400, 421)
    assert httpx.get(f"{server.url}/healthz", headers={"host": "10.0.0.7"}, timeout=60).status_code == 200
    for host in ("localhost", "localhost:8000", "[::1]:8000"):
        assert httpx.get(f"{server.url}/api/me", headers={"host": host}, timeout=60).status_code == 200


def test_a_public_server_answers_to_its_own_name_over_https_only(tmp_path):
    settings = Settings(
        public=True, secret=SECRET, origins="https://trictrac.example", database_url=f"sqlite:///{tmp_path}/t.sqlite"
    )
    assert right_host({"host": "trictrac.example"}, settings)
    assert not right_host({"host": "127.0.0.1:8000"}, settings)
    ours = {"host": "trictrac.example"}
    assert right_origin({**ours, "origin": "https://trictrac.example"}, settings)
    assert not right_origin({**ours, "origin": "http://trictrac.example"}, settings)


@pytest.mark.anyio
async def test_forgetting_somebody_reads_their_own_tables_only(tmp_path):
    service = await new_service(f"sqlite:///{tmp_path}/tables.sqlite")
    try:
        for _ in range(3):
            await seated(service, "Anne", "Bruno")
        zoe = Guest(service, "Zoé")
        table = (await service.open(zoe.person, Conventions.of({}), [PERSON] * 2)).id
        database = service.store.database
        read = []

        def note(_connection, _cursor, statement, parameters, *_more):
            if "entries" in statement and "SELECT" in statement:
                read.append((statement, parameters))

        with contextlib.ExitStack() as stack:
            event.listen(database._local, "before_cursor_execute", note)
            stack.callback(event.remove, database._local, "before_cursor_execute", note)
            accounts = Accounts(database, Feed(database))
            assert await accounts.delete(KnownVisitor(Person(zoe.person.id, "Zoé"))) == [table]
        assert read
        async with database._reading.connect() as connection:
            for statement, parameters in read:
                plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", tuple(parameters))
                assert not [row for row in plan if "SCAN entries" in row.detail]
    finally:
        await stop(service)


@pytest.mark.parametrize("form", FORMS)
def test_the_defaults_of_every_form_are_accepted(form):
    counts = {count for field in FORMS[form].fields if field.name == "players" for count in field.choices}
    for count in (None, *sorted(counts)):
        agreed = Conventions.asked({"form": form, **({"players": count} if count else {})})
        assert count in (None, agreed.players)
