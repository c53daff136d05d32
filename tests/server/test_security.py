"""Who may do what: every message, by every kind of somebody who may not; limits, origins, cookies, nonsense."""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import time

import httpx
import pytest
import websockets

from tests.server.load.server import cookie_of
from tests.server.running import SECRET, ServerProcess, ServerThread
from trictrac.client import Client, ClientError, RefusedError
from trictrac.errors import TrictracError
from trictrac.position import Position
from trictrac.server import bans
from trictrac.server.api.limits import Limits
from trictrac.server.identity import KnownVisitor, Signer
from trictrac.server.messages.incoming import ACTIONS, MESSAGES
from trictrac.server.settings import Settings
from trictrac.server.tables.seats import Person

pytestmark = pytest.mark.anyio

# What each message says beside its name, lawful in form.
BODIES = {
    "sit": {"player": 1, "seal": "a" * 64},
    "reveal": {"seed": "a" * 64},
    "suggest": {"options": {"rules": "loi-2013 trous=3"}},
    "say": {"text": "hello"},
    "choose_colour": {"colour": "black"},
    "mark": {"points": 4},
    "touch": {"case": 1},
    "play": {"play": "1-5 1-4"},
    "replay": {"play": "1-5 1-4"},
    "claim": {"points": 4},
    "propose": {"what": "exit", "first": 0},
}
NOT_PLAYERS = ("spectator", "guest without a cookie", "banned")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = ServerThread(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite")
    yield server
    server.stop()


@pytest.fixture
async def table(server):
    """A game that has begun between Anne and Bruno, in strict mode, at its first die."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.url, name)) for name in ("Anne", "Bruno")]
        opened = await clients[0].open(options={"modes": ["strict", "strict"]})
        seats = [await stack.enter_async_context(client.table(opened["view"]["id"])) for client in clients]
        await seats[0].sit(0)
        await seats[1].sit(1, opened["invitations"]["1"])
        for seat in seats:
            await seat.until(lambda seat=seat: seat.view["status"] == "playing")
        yield opened, clients, seats


def body_of(do):
    return {"do": do, "ref": "test", "seen": 10, **BODIES.get(do, {})}


async def test_every_message_has_its_case(server):
    assert set(BODIES) <= set(MESSAGES)
    for do, model in MESSAGES.items():
        model.model_validate(body_of(do))


@pytest.fixture(scope="module")
def played_by_others(server):
    """The id of a game between Anne and Bruno that has begun, and the cookies of those who do not play."""

    async def begin():
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Client(server.url, name)) for name in ("Anne", "Bruno")]
            opened = await clients[0].open(options={"modes": ["strict", "strict"]})
            seats = [await stack.enter_async_context(client.table(opened["view"]["id"])) for client in clients]
            await seats[0].sit(0)
            await seats[1].sit(1, opened["invitations"]["1"])
            for seat in seats:
                await seat.until(lambda seat=seat: seat.view["status"] == "playing")
            guest = bans.Known("g-banned", "Banned", is_account=False)
            await _in_server(server, bans.ban(server.house.store.database, guest))
            return opened["view"]["id"]

    cookies = {"spectator": cookie_of("spectator"), "guest without a cookie": "", "banned": cookie_of("banned")}
    return asyncio.run(begin()), cookies


@pytest.mark.parametrize("who", NOT_PLAYERS)
@pytest.mark.parametrize("do", list(MESSAGES))
def test_who_does_not_play_does_nothing(server, played_by_others, do, who):
    name, cookies = played_by_others
    live = server.house.tables.rooms[name].live
    before = live.seq
    headers = {"Cookie": cookies[who]} if cookies[who] else {}
    answer = httpx.post(f"{server.url}/api/tables/{name}/messages", json=body_of(do), headers=headers)
    assert answer.status_code in (401, 403, 409), answer.text
    expected = {"banned": {"banned"}, "spectator": {"not_a_player", "begun"}}
    assert answer.json()["code"] in expected.get(who, {"not_a_player", "begun", "sign_in"})
    assert live.seq == before


async def _in_server(server, work):
    loop = server.house.tables._watch.get_loop()
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))


@pytest.mark.parametrize("do", list(ACTIONS))
async def test_no_message_speaks_for_another_seat(server, table, do):
    """Whoever names a player in a message is refused, whatever the message is; his own seat alone is moved by him."""
    opened, clients, seats = table
    name = opened["view"]["id"]
    before = seats[0].seq
    answer = await clients[1].http.post(f"/api/tables/{name}/messages", json={**body_of(do), "player": 0})
    assert answer.status_code == 422
    assert server.house.tables.rooms[name].live.seq == before
    with contextlib.suppress(RefusedError):
        await seats[1].send(do, **BODIES.get(do, {}))
    room = server.house.tables.rooms[name]
    assert 0 not in room.live.table.state.opening
    page = await clients[0].call("GET", f"/api/tables/{name}/entries", after=before)
    assert {entry.get("player") for entry in page["entries"]} <= {1, None} or do == "resign"


async def test_a_session_taken_back_is_refused_in_the_middle_of_a_connection(server):
    async with Client(server.url, "Denise") as client:
        await client.call("POST", "/api/account", {"name": "Denise", "password": "a long password"})
        opened = await client.open()
        async with client.table(opened["view"]["id"]) as seat:
            await seat.sit(0)
            await client.call("POST", "/api/logout")
            with pytest.raises(RefusedError):
                await seat.send("rise")


async def test_pages_of_other_sites_are_refused(server, table):
    opened, clients, _ = table
    name = opened["view"]["id"]
    evil = {"Origin": "https://evil.example"}
    answer = await clients[0].http.post(f"/api/tables/{name}/messages", json=body_of("throw"), headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    address = f"ws{server.url[4:]}/api/tables/{name}/socket"
    async with websockets.connect(address, origin="https://evil.example") as socket:
        assert json.loads(await socket.recv())["code"] == "wrong_origin"
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()
    own = {"Origin": server.url}
    assert (await clients[0].http.get("/api/me", headers=own)).status_code == 200
    same = await clients[0].http.post(f"/api/tables/{name}/messages", json=body_of("throw"), headers=own)
    assert same.status_code == 200


async def test_cookies_and_headers_are_strict(server):
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.get("/api/me")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        rules = dict(rule.split(" ", 1) for rule in answer.headers["content-security-policy"].split("; "))
        for what in ("default-src", "style-src", "connect-src", "form-action"):
            assert rules[what] == "'self'"
        assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"  # the kernel's module, and no other code
        for what in ("object-src", "base-uri", "frame-ancestors"):
            assert rules[what] == "'none'"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers or "uvicorn" in answer.headers["server"]


@pytest.mark.parametrize("change", ["signature", "body", "purpose", "old", "nonsense", "long"])
async def test_a_forged_cookie_is_nobody(change):
    signer, now = Signer(SECRET), time.time()
    visitor = KnownVisitor(Person("g-1", "Anne", guest=True))
    cookie = signer.cookie(visitor)
    assert signer.visitor(cookie, now) == visitor
    forged = {
        "signature": cookie[:-9] + ("0" if cookie[-9] != "0" else "1") + cookie[-8:],
        "body": "A" + cookie[1:],
        "purpose": signer.code(visitor.person),
        "old": cookie,
        "nonsense": "é.ß",
        "long": "a" * 5000,
    }[change]
    assert signer.visitor(forged, now + (500 * 86_400 if change == "old" else 0)) is None


FORMER = (
    "eyJ1IjoiZy0xIiwibiI6IkFubmUiLCJzIjoiczEiLCJ0IjoxODAwMDAwMDAwfQ"
    ".5251dc2ed4e4e7db8812d4e1d4c1721aa998253e005bd1cfdb512a843d87cf1d"
)
"""A cookie as the server signed it before it used itsdangerous."""


@pytest.mark.parametrize("change", [None, "signature", "body", "old"])
def test_a_cookie_signed_the_former_way_is_still_read(change):
    at = 1_800_000_000 + (500 * 86_400 if change == "old" else 10)
    cookie = {"signature": FORMER[:-1] + "e", "body": "A" + FORMER[1:]}.get(change or "", FORMER)
    expected = None if change else KnownVisitor(Person("g-1", "Anne"), "s1")
    assert Signer(SECRET).visitor(cookie, at) == expected


async def test_long_and_many_messages_are_refused(server, table, monkeypatch):
    opened, clients, seats = table
    name = opened["view"]["id"]
    answer = await clients[0].http.post("/api/tables", content=b"x" * 70_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_long")

    async def endless():
        for _ in range(100):
            yield b"x" * 1000

    answer = await clients[0].http.post("/api/tables", content=endless())
    assert answer.status_code == 413
    await seats[0].send("hush", on=True)  # after whatever the client still says by itself
    now = time.monotonic()
    rate, burst = server.house.quotas.messages.people.rate, server.house.quotas.messages.people.burst
    monkeypatch.setattr(server.house.quotas.messages, "people", Limits(rate, burst, clock=lambda: now))
    monkeypatch.setattr(server.house.quotas.talk, "people", Limits(1e9, 1e9))

    async def taken_of(count: int) -> int:
        sent = (seats[0].send("hush", on=True) for _ in range(count))
        outcomes = await asyncio.gather(*sent, return_exceptions=True)
        refused = [each for each in outcomes if isinstance(each, RefusedError)]
        assert {each.code for each in refused} == {"too_fast"}
        return count - len(refused)

    before = server.house.tables.rooms[name].live.seq
    assert await taken_of(60) == 40  # at once
    now += 1
    assert await taken_of(60) == 10  # a second
    assert server.house.tables.rooms[name].live.seq == before + 50
    assert server.house.tables.rooms[name].live.status == "playing"


async def test_tables_and_advice_are_limited_for_one_person(server):
    async with Client(server.url, "Anne") as anne:
        opened = [(await anne.http.post("/api/tables", json={})).status_code for _ in range(25)]
        assert opened[:20] == [201] * 20
        assert opened[-1] == 429
        server.house.quotas.advice.people.burst, burst = 0, server.house.quotas.advice.people.burst
        try:
            answer = await anne.http.post("/api/hint", json={"position": str(Position()), "throw": "6-5"})
        finally:
            server.house.quotas.advice.people.burst = burst
        assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
        assert answer.headers["retry-after"]


@pytest.mark.parametrize(("proxies", "believed"), [("", False), ("127.0.0.1", True)])
def test_who_calls_is_believed_from_proxies_only(tmp_path, proxies, believed):
    """Otherwise anybody would be somebody else with every request, and no limit would hold."""
    settings = {"TRICTRAC_RATE": "1", "TRICTRAC_PROXIES": proxies}
    with ServerProcess("", tmp_path, **settings) as server, httpx.Client(base_url=server.url) as http:
        headers = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(10)]
        statuses = [http.get("/api/tables", headers=each).status_code for each in headers]
    assert (429 not in statuses) is believed


async def test_requests_are_limited_by_address(tmp_path):
    server = ServerThread(f"sqlite:///{tmp_path}/t.sqlite", rate=1.0)
    try:
        async with httpx.AsyncClient(base_url=server.url) as http:
            statuses = [(await http.get("/api/tables")).status_code for _ in range(12)]
        assert statuses[:6] == [200] * 6
        assert 429 in statuses
    finally:
        server.stop()


async def test_websockets_are_limited_by_address(tmp_path):
    server = ServerThread(f"sqlite:///{tmp_path}/t.sqlite", rate=1.0)
    try:
        async with httpx.AsyncClient(base_url=server.url) as http:
            table = (await http.post("/api/tables", json={})).json()["view"]["id"]
        codes = []
        for _ in range(12):
            async with websockets.connect(f"ws{server.url[4:]}/api/tables/{table}/socket") as socket:
                with contextlib.suppress(websockets.ConnectionClosed):
                    await socket.recv()
            codes.append(socket.close_code)
        assert codes[:6] == [1000] * 6
        assert 1013 in codes  # later, please
    finally:
        server.stop()


async def test_a_stranger_cannot_tell_whether_a_name_exists(server):
    """The same answer, in about the same time: the password is hashed either way."""
    async with Client(server.url, "Émile") as client:
        await client.call("POST", "/api/account", {"name": "Émile", "password": "a long password"})
    server.house.logins.rate = server.house.logins.burst = 1e6
    server.house.logins._buckets.clear()
    times = {}
    async with httpx.AsyncClient(base_url=server.url) as http:
        for name in ("Émile", "nobody of that name"):
            taken = []
            for _ in range(7):
                start = time.perf_counter()
                answer = await http.post("/api/login", json={"name": name, "password": "wrong password"})
                taken.append(time.perf_counter() - start)
                assert (answer.status_code, answer.json()["code"]) == (401, "wrong_login")
            times[name] = min(taken)
    one, other = times.values()
    assert abs(one - other) < 0.5 * max(one, other)


async def test_logins_are_limited(tmp_path):
    server = ServerThread(f"sqlite:///{tmp_path}/t.sqlite")
    try:
        async with httpx.AsyncClient(base_url=server.url) as http:
            wish = {"name": "Anne", "password": "guess"}
            statuses = [(await http.post("/api/login", json=wish)).status_code for _ in range(8)]
        assert statuses[:5] == [401] * 5
        assert statuses[-1] == 429
    finally:
        server.stop()


async def test_guesses_of_others_lock_nobody_out_of_a_known_device(tmp_path):
    """Names are normalised before they are counted; registering and codes are counted by address alone."""
    server = ServerThread(f"sqlite:///{tmp_path}/t.sqlite")  # uvicorn believes this machine about who calls
    right = {"name": "Anne", "password": "correct horse battery"}

    def at(address, **cookies):
        return httpx.AsyncClient(base_url=server.url, headers={"x-forwarded-for": address}, cookies=cookies)

    try:
        async with at("10.0.0.1") as http:
            assert (await http.post("/api/account", json=right)).status_code == 201
            await http.post("/api/logout")
            device = {cookie.name: cookie.value for cookie in http.cookies.jar}
        guesses = []
        for number, name in enumerate(("anne", "ANNE ", "Ａnne", " anne", "ANNE", "anNe", "Anne", "ａｎｎｅ")):
            async with at(f"10.0.1.{number}") as http:
                guesses.append((await http.post("/api/login", json={"name": name, "password": "guess"})).status_code)
        assert guesses[:5] == [401] * 5
        assert guesses[-1] == 429
        async with at("10.0.1.7", **device) as known, at("10.0.2.1") as unknown, at("10.0.3.1") as newcomer:
            assert (await unknown.post("/api/login", json=right)).status_code == 429
            assert (await known.post("/api/login", json=right)).status_code == 200
            wish = {"name": "Bruno", "password": "correct horse battery"}
            assert (await newcomer.post("/api/account", json=wish)).status_code == 201
        house = server.house
        assert not any(key in house.logins._buckets for key in ("name register", "name adopt"))
        for _ in range(6):
            async with at("10.0.1.8", **device) as thief:
                status = (await thief.post("/api/login", json={"name": "Anne", "password": "guess"})).status_code
        assert status == 429
    finally:
        server.stop()


MAIL = {"TRICTRAC_MAIL_FROM": "house@trictrac.example", "TRICTRAC_ORIGINS": "https://trictrac.example"}


@pytest.mark.parametrize(
    ("environment", "why"),
    [
        ({"TRICTRAC_PUBLIC": "1"}, "TRICTRAC_SECRET"),
        ({"TRICTRAC_PUBLIC": "1", "TRICTRAC_SECRET": "changethis"}, "TRICTRAC_SECRET"),
        ({"TRICTRAC_PUBLIC": "1", "TRICTRAC_SECRET": "a" * 64}, "TRICTRAC_SECRET"),
        ({"TRICTRAC_PUBLIC": "1", "TRICTRAC_SECRET": SECRET}, "TRICTRAC_ORIGINS"),
        ({"TRICTRAC_PUBLIC": "1", "TRICTRAC_SECRET": SECRET, "TRICTRAC_ORIGINS": "http://x.example"}, "https"),
        ({"TRICTRAC_HOST": "0.0.0.0"}, "TRICTRAC_PUBLIC"),
        ({"TRICTRAC_PORT": "many"}, "TRICTRAC_PORT"),
        ({"TRICTRAC_PUBLIC": "perhaps"}, "TRICTRAC_PUBLIC"),
        ({**MAIL, "TRICTRAC_SMTP": "mail.example"}, "TRICTRAC_SMTP looks like"),
        ({**MAIL, "TRICTRAC_SMTP": "smtp://user:password@mail.example:port"}, "TRICTRAC_SMTP looks like [^ ]*$"),
    ],
)
def test_unsafe_settings_are_refused(environment, why, tmp_path, monkeypatch):
    for name, value in {"TRICTRAC_DATA": str(tmp_path), **environment}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(TrictracError, match=why):
        Settings.load()


def test_a_server_with_an_unsafe_secret_does_not_start(tmp_path):
    environment = {**os.environ, "TRICTRAC_DATA": str(tmp_path), "TRICTRAC_PUBLIC": "1", "TRICTRAC_SECRET": "secret"}
    command = [sys.executable, "-m", "trictrac", "serve", "--port", "0"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=100)
    assert done.returncode == 2
    assert done.stderr.startswith("trictrac: TRICTRAC_SECRET must be a random text")
    assert not (tmp_path / "server.sqlite").exists()


def test_a_private_server_makes_its_own_secret_once(tmp_path):
    first, second = (Settings.load(data=tmp_path) for _ in range(2))
    assert first.secret == second.secret
    assert (tmp_path / "server.secret").stat().st_mode & 0o777 == 0o600


async def test_metrics_of_a_public_server_need_their_token(tmp_path):
    more = {"public": True, "origins": ("https://x.example",), "metrics_token": "token"}
    server = ServerThread(f"sqlite:///{tmp_path}/t.sqlite", **more)
    try:
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/metrics")).status_code == 401
            assert (await http.get("/metrics", headers={"Authorization": "Bearer wrong"})).status_code == 401
            assert (await http.get("/metrics", headers={"Authorization": "Bearer token"})).status_code == 200
            assert (await http.get("/api/me")).status_code == 421
            answer = await http.get("/api/me", headers={"Host": "x.example"})
            assert answer.headers["set-cookie"].startswith("__Host-trictrac=")
            assert "secure" in answer.headers["set-cookie"].lower()
            assert "strict-transport-security" in answer.headers
    finally:
        server.stop()


async def test_an_unknown_table_says_so(server):
    async with Client(server.url) as client:
        with pytest.raises(RefusedError, match="no such table"):
            await client.look("nothing")
        with pytest.raises(ClientError, match="unknown_table"):
            async with client.table("nothing"):
                pass
