"""Whoever was refused and asks on, faster than anybody can be served: refusing them costs the server little."""

import asyncio
import contextlib
import json
import socket
import time

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.helpers import new_service, seated, stop
from tests.server.running import ServerThread
from tests.server.test_logs import log  # noqa: F401  # a fixture
from trictrac.server import app
from trictrac.server.api import quotas
from trictrac.server.api.limits import Limits
from trictrac.server.api.quotas import Quotas, Shared
from trictrac.server.api.socket import MOST_HELD
from trictrac.server.connections import MOST_AHEAD, MOST_FRAMES
from trictrac.server.tables import service as service_module
from trictrac.server.tables.live import LiveTable

pytestmark = pytest.mark.anyio
ASKED = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = ServerThread(f"sqlite:///{tmp_path_factory.mktemp('floods')}/tables.sqlite", proxies="")
    yield server
    server.stop()


@pytest.fixture
def socket_url(server):
    table = httpx.post(f"{server.url}/api/tables", json={}, timeout=60).json()["view"]["id"]
    return f"ws{server.url[4:]}/api/tables/{table}/socket"


@pytest.fixture
def impatient(server, monkeypatch):
    """Nothing is allowed, two refusals are told at once, and the next after a while."""
    limits = Quotas(20, server.house.store.unfinished)
    limits.messages = Shared((0, 0), (0, 0))
    limits.refusals = Limits(0, 2)
    monkeypatch.setattr(server.house, "quotas", limits)
    monkeypatch.setattr(quotas, "HELD", 0.2)
    return limits


async def is_cut(connection, within=20):
    """Whether the server ends a websocket; what it still says is read first."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(within):
            while True:
                await connection.recv()
    return connection.close_code


async def test_who_asks_on_waits_for_the_next_refusal(tmp_path):
    """Twelve hundred refusals in a second used to leave nobody else a turn."""
    server = ServerThread(f"sqlite:///{tmp_path}/t.sqlite", rate=1.0)
    try:
        with httpx.Client(base_url=server.url, timeout=60) as http:
            start, codes = time.monotonic(), []
            while time.monotonic() - start < 2.5:
                codes.append(http.get("/api/house").status_code)
        assert codes[:6] == [200] * 6
        assert codes.count(429) <= 6 + 3 + 2  # at once, with time, and held
    finally:
        server.stop()


async def test_messages_beyond_the_quota_wait_and_then_the_connection_ends(socket_url, impatient):
    said = json.dumps({"do": "say", "ref": "1", "seen": 1, "text": "x"})
    async with connect(socket_url) as flood:
        for _ in range(100):
            await flood.send(said)
        start, refusals = time.monotonic(), 0
        with contextlib.suppress(ConnectionClosed):
            while True:
                refusals += json.loads(await asyncio.wait_for(flood.recv(), 20))["type"] == "refused"
        assert flood.close_code == 1013  # later, please
    assert refusals == 2 + MOST_HELD
    assert time.monotonic() - start >= 0.2 * MOST_HELD


async def test_handshakes_beyond_the_quota_wait(socket_url, impatient):
    impatient.handshakes = Limits(0, 0)
    start = time.monotonic()
    for _ in range(4):
        async with connect(socket_url) as refused:
            assert await is_cut(refused) == 1013
    assert time.monotonic() - start >= 2 * 0.2


async def test_pings_are_answered_while_they_are_few(socket_url):
    """Each is answered, and the answers of somebody who does not read them stayed in memory without end."""
    async with connect(socket_url) as flood:
        for _ in range(MOST_FRAMES // 2):
            await (await flood.ping())
    async with connect(socket_url) as flood:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(20 * MOST_FRAMES):
                await flood.ping()
        assert await is_cut(flood) == 1006


async def test_a_message_has_so_many_pieces(socket_url):
    """Empty ones made a message no longer, and were all kept."""

    async def pieces(number):
        yield "x"
        for _ in range(number):
            yield ""

    async with connect(socket_url) as flood:
        await flood.send(pieces(MOST_FRAMES // 2))
        with contextlib.suppress(ConnectionClosed):
            await flood.send(pieces(20 * MOST_FRAMES))
        assert await is_cut(flood) == 1006


async def test_bytes_that_are_no_text_leave_nothing_in_the_log(socket_url, log):  # noqa: F811
    async with connect(socket_url) as torn:
        await torn.recv()
        torn.transport.write(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        assert await is_cut(torn) == 1007
    assert log.getvalue() == ""


async def test_requests_sent_ahead_are_few(server):
    with socket.create_connection(("127.0.0.1", server.settings.port), timeout=20) as patient:
        patient.sendall(ASKED * (MOST_AHEAD // 2))
        answers = b""
        while answers.count(b"HTTP/1.1 200") < MOST_AHEAD // 2:
            answers += patient.recv(65536)
    with socket.create_connection(("127.0.0.1", server.settings.port), timeout=20) as flood:
        answers = b""
        with contextlib.suppress(ConnectionError):
            flood.sendall(ASKED * 1000)
            while part := flood.recv(65536):
                answers += part
    assert answers.count(b"HTTP/1.1 200") < 1000


async def test_an_address_opens_so_many_connections(server, monkeypatch):
    monkeypatch.setattr(server.doors, "opened", Limits(0, 3))
    answered = []
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", server.settings.port), timeout=20) as each:
            try:
                each.sendall(ASKED)
                answered.append(b"200" in each.recv(65536))
            except ConnectionError:
                answered.append(False)
    assert answered == [True, True, True, False, False]


async def test_the_schema_of_messages_is_made_once(server, monkeypatch):
    """It takes a fifth of a second, and more often than five times in a second nobody else had a turn."""
    first = httpx.get(f"{server.url}/api/schema", timeout=60).json()
    assert {"incoming", "outgoing"} == first.keys()
    monkeypatch.delattr(app, "message_schema")
    assert httpx.get(f"{server.url}/api/schema", timeout=60).json() == first


async def test_a_long_log_is_read_a_part_at_a_time(tmp_path, monkeypatch):
    """Nobody had a turn while one was folded: a fifth of a second for a session of fifty games."""
    file = f"sqlite:///{tmp_path}/t.sqlite"
    service = await new_service(file)
    table, guests = await seated(service, "Anne", "Bruno")
    for _ in range(30):
        for guest in guests:
            await guest.move(table)
    whole = await service.stored(table)
    await stop(service)
    monkeypatch.setattr(service_module, "FOLDED_AT_ONCE", 4)
    service, turns = await new_service(file), []
    loop, apply = asyncio.get_running_loop(), LiveTable.apply

    def applying(live, entry):
        loop.call_soon(turns.append, entry.seq)  # somebody who wants a turn
        apply(live, entry)
        waiting.append(live.seq - len(turns))

    waiting: list[int] = []
    monkeypatch.setattr(LiveTable, "apply", applying)
    try:
        again = await service.stored(table)
    finally:
        await stop(service)
    assert again.seq == whole.seq > 40
    assert again.table.state.position == whole.table.state.position
    assert max(waiting) <= 8


async def test_an_address_has_so_many_logs_read_again(server, monkeypatch):
    tables = [httpx.post(f"{server.url}/api/tables", json={}, timeout=60).json()["view"]["id"] for _ in range(4)]
    for table in tables:
        del server.house.tables.rooms[table]
    monkeypatch.setattr(server.house.quotas, "loads", Limits(0, 2))
    codes = [httpx.get(f"{server.url}/api/tables/{table}", timeout=60).status_code for table in tables]
    assert codes == [200, 200, 429, 429]
    assert httpx.get(f"{server.url}/api/tables/{tables[0]}", timeout=60).status_code == 200  # it is there already


async def test_many_accounts_and_known_devices_hash_no_more_passwords(server, monkeypatch):
    """A device that is known has tries of its own, and an address may have any number of devices."""
    limits = Quotas(20, server.house.store.unfinished)
    limits.passwords = Limits(0, 4)
    monkeypatch.setattr(server.house, "quotas", limits)
    monkeypatch.setattr(server.house, "logins", Limits(1e6, 1e6))
    account = {"name": "Mallory", "password": "correct horse battery"}
    with httpx.Client(base_url=server.url, timeout=60) as http:
        assert http.post("/api/account", json=account).status_code == 201
        codes = []
        for path in ("/api/login", "/api/login", "/api/me/password", "/api/login", "/api/me/recovery-codes"):
            body = {"password": "a wrong password"} if "me" in path else {**account, "password": "a wrong password"}
            body |= {"new": "another password"} if path.endswith("password") else {}
            codes.append(http.post(path, json=body).status_code)
    assert codes == [401, 401, 401, 429, 429]


async def test_many_accounts_of_one_address_fill_no_disk(server, monkeypatch):
    """Each keeps up to a megabyte, and six a minute were more than the house writes in a minute altogether."""
    limits = Quotas(20, server.house.store.unfinished)
    monkeypatch.setattr(server.house, "quotas", limits)
    monkeypatch.setattr(server.house, "logins", Limits(1e6, 1e6))
    codes = []
    for number in range(7):
        with httpx.Client(base_url=server.url, timeout=60) as http:
            account = {"name": f"Pupil {number}", "password": "correct horse battery"}
            assert http.post("/api/account", json=account).status_code == 201
            codes.append(http.post("/api/me/progress", content=b"x" * 1_000_000).status_code)
    assert codes == [422] * 5 + [429] * 2  # what was no file was charged as well
