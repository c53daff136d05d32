"""Database away, read-only, or its disk full: one sentence and 503 everywhere, no traceback, and life goes on after."""

import asyncio
import contextlib
import json
import resource
import time

import asyncpg
import httpx
import pytest
import websockets

from tests.server.running import ServerProcess, ServerThread
from trictrac.client import Client
from trictrac.position import Position

pytestmark = pytest.mark.anyio

BODIES = {
    "/api/tables": {"options": {}},
    "/api/tables/{table}/messages": {"do": "say", "ref": "1", "seen": 1, "text": "Bonjour"},
    "/api/account": {"name": "Anne-Marie", "password": "a long enough phrase"},
    "/api/login": {"name": "Anne-Marie", "password": "a long enough phrase"},
    "/api/judge": {"position": str(Position()), "throw": "6-5"},
}
WRITE = [
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/messages"),
    ("POST", "/api/account"),
    ("DELETE", "/api/me"),
]
READ = [("GET", "/api/tables"), ("GET", "/api/tables/{table}/entries"), ("GET", "/api/me/data")]


class Asking:
    """Anne, who has a table of her own, and asks each time over a new connection."""

    def __init__(self, url, table, cookie):
        self.table = table
        self.http = httpx.AsyncClient(
            base_url=url, timeout=60, headers={"cookie": cookie}, limits=httpx.Limits(max_keepalive_connections=0)
        )

    @classmethod
    async def at(cls, url):
        async with Client(url, "Anne") as anne:
            table = (await anne.open(options={}, listed=True))["view"]["id"]
            async with anne.table(table) as seat:
                await seat.sit(0)
            return cls(url, table, "; ".join(f"{each.name}={each.value}" for each in anne.http.cookies.jar))

    async def ask(self, method, path):
        address = path.replace("{table}", self.table).replace("{player}", "0")
        return await self.http.request(method, address, json=BODIES.get(path, {}))

    async def walk(self):
        """Every address of the server, asked once."""
        paths = (await self.http.get("/api/openapi.json")).json()["paths"]
        asked = [(method.upper(), path) for path, methods in paths.items() for method in methods]
        return {each: await self.ask(*each) for each in asked}

    async def is_ready(self):
        await asyncio.sleep(1.1)  # an answer counts for a second
        answer = await self.http.get("/readyz")
        assert (answer.status_code == 200) is (answer.json()["status"] == "ok")
        return answer.status_code == 200


def check(told):
    """Nobody is answered with a fault: what needs the database says in a sentence that it is not there."""
    for (method, path), answer in told.items():
        assert answer.status_code < 500 or answer.status_code == 503, (method, path, answer.status_code, answer.text)
        if answer.status_code == 503 and path != "/readyz":
            assert answer.json()["code"] in ("unavailable", "busy"), (method, path, answer.text)
            assert answer.json()["told"]["key"], path
    assert told["GET", "/healthz"].status_code == 200
    assert told["GET", "/readyz"].status_code == 503
    assert told["GET", "/readyz"].json()["status"] == "nothing can be kept"


@pytest.fixture
async def database(postgres):
    name = f"away{time.monotonic_ns()}"
    return name, await postgres.new_database(name)


async def on_postgres(postgres, name, command):
    """A command of its administrator, after which nobody keeps a connection from before."""
    admin = await asyncpg.connect(postgres.url())
    try:
        await admin.execute(command)
        await admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
    finally:
        await admin.close()


@pytest.mark.parametrize(
    ("fault", "cure", "reads"),
    [
        ("ALLOW_CONNECTIONS false", "ALLOW_CONNECTIONS true", False),
        ("SET default_transaction_read_only = on", "RESET default_transaction_read_only", True),
    ],
    ids=["away", "read-only"],
)
async def test_without_its_database_the_server_says_so_and_waits(postgres, database, caplog, fault, cure, reads):
    name, url = database
    server = ServerThread(url, database_patience=1.0)
    try:
        anne = await Asking.at(server.url)
        assert await anne.is_ready()
        await on_postgres(postgres, name, f'ALTER DATABASE "{name}" {fault}')
        assert not await anne.is_ready()
        told = await anne.walk()
        check(told)
        assert [told[each].status_code for each in WRITE] == [503] * len(WRITE)
        assert [told[each].status_code for each in READ] == [200 if reads else 503] * len(READ)
        await refuse_over_a_socket(anne, server.url)
        await on_postgres(postgres, name, f'ALTER DATABASE "{name}" {cure}')
        assert await anne.is_ready()
        assert (await anne.ask("POST", "/api/tables")).status_code == 201
    finally:
        server.stop()
    assert not [record for record in caplog.records if record.exc_info], "no traceback"


async def refuse_over_a_socket(anne, url):
    """A websocket says the same, or is not opened."""
    address = f"ws{url[4:]}/api/tables/{anne.table}/socket?after=0"
    cookie = {"Cookie": anne.http.headers["cookie"]}
    said: dict[str, object] = {"type": "nothing"}
    with contextlib.suppress(websockets.InvalidStatus, websockets.ConnectionClosed):
        async with websockets.connect(address, additional_headers=cookie) as socket, asyncio.timeout(20):
            await socket.send(json.dumps(BODIES["/api/tables/{table}/messages"]))
            while said["type"] != "refused":
                said = json.loads(await socket.recv())
    assert said.get("code", "unavailable") == "unavailable"


async def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path):
    """No file of the process may grow: what SQLite hears when the disk is full."""
    with ServerProcess(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path) as server:
        anne = await Asking.at(server.url)
        assert await anne.is_ready()
        before = (await anne.ask("GET", "/api/tables/{table}")).json()["view"]
        usual = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, usual[1]))
        assert not await anne.is_ready()
        told = await anne.walk()
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, usual)
        check(told)
        assert [told[each].status_code for each in WRITE] == [503] * len(WRITE)
        assert [told[each].status_code for each in READ] == [200] * len(READ)
        assert await anne.is_ready()
        assert (await anne.ask("GET", "/api/tables/{table}")).json()["view"] == before
        assert (await anne.ask("POST", "/api/tables")).status_code == 201
    assert "traceback" not in server.log.read_text().lower()
