"""Requests and moments that ended in a 500, a traceback or a leak: each has its answer."""

import asyncio
import json
import logging
import socket
import sqlite3
import struct
import time
from contextlib import closing

import httpx
import pytest

from tests.server.helpers import COMPUTER, PERSON, new_service, seated, stop
from tests.server.running import ServerThread
from tests.server.test_logs import log  # noqa: F401  # a fixture
from trictrac.errors import TrictracError
from trictrac.server.main import serve
from trictrac.server.refusals import ServerRefused
from trictrac.server.settings import Settings, SettingsError

TOKEN = "a token of the operator"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request, tmp_path_factory):
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('attack')}/tables.sqlite"
    else:
        url = asyncio.run(request.getfixturevalue("postgres").new_database("small_faults"))
    server = ServerThread(url, metrics_token=TOKEN)
    server.house.logins.rate = server.house.logins.burst = 1e6
    yield server
    server.stop()


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]", "null", "\x80"])
def test_an_origin_that_cannot_be_read_is_another_origin(server, origin):
    headers = {"origin": origin.encode("latin-1")}
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Anne"}, headers=headers, timeout=60)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")


def test_metrics_refuse_a_token_of_any_signs(server):
    for given in (b"Bearer \xe9", b"\xff", b""):
        assert httpx.get(f"{server.url}/metrics", headers={"authorization": given}, timeout=60).status_code == 401
    assert (
        httpx.get(f"{server.url}/metrics", headers={"authorization": f"Bearer {TOKEN}"}, timeout=60).status_code == 200
    )


def test_no_name_and_no_id_is_too_strange_for_the_database(server):
    """NUL, which PostgreSQL refuses; letters that grow when they are folded."""
    password = "correct horse battery"
    with httpx.Client(base_url=server.url, timeout=60) as http:
        for name, status in (("An\0ne", 422), ("ß" * 40, 422), ("ﷺ" * 30, 422), ("\ud800", 422), ("ŉ" * 39, 422)):
            body = json.dumps({"name": name, "password": password})
            assert http.post("/api/account", content=body).status_code == status
            assert http.post("/api/me", content=json.dumps({"name": name})).status_code == status
            assert http.post("/api/login", content=body).status_code in (401, 422)
        assert http.get("/api/games", params={"player": "\0"}).status_code == 422
        assert http.get("/api/tables/%00").status_code == 422
        made = http.post("/api/account", json={"name": "ß" * 20, "password": password})
        assert made.status_code == 201
        for session in ("%00" * 20, "é" * 20, "%25" * 20):
            assert http.delete(f"/api/sessions/{session}").status_code == 422


def test_a_closed_socket_leaves_no_traceback(server, log):  # noqa: F811
    """Connections torn off while the server writes, before and after the handshake."""
    with httpx.Client(base_url=server.url, timeout=60) as http:
        table = http.post("/api/tables", json={"seats": [{"kind": "computer", "level": "random"}] * 2}).json()["view"][
            "id"
        ]
    handshake = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    for wait in (0, 0, 0.01, 0.05) * 4:
        with socket.create_connection(("127.0.0.1", server.settings.port)) as torn:
            torn.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            torn.sendall(handshake.encode())
            time.sleep(wait)
    time.sleep(0.3)
    assert "traceback" not in log.getvalue()


@pytest.mark.anyio
async def test_unknown_tables_leave_nothing_behind(tmp_path):
    service = await new_service(f"sqlite:///{tmp_path}/tables.sqlite")
    try:
        for number in range(300):
            with pytest.raises(ServerRefused):
                await service.room(f"unknown{number}")
        assert len(service._loading) == 0
        assert len(service.rooms) == 0
    finally:
        await stop(service)


@pytest.mark.anyio
async def test_an_answer_that_comes_too_late_is_passed_over(tmp_path, caplog):
    """A computer still thinks about a game that was given up; the next one goes on."""
    service = await new_service(f"sqlite:///{tmp_path}/tables.sqlite")
    asked, answer, usual = asyncio.Event(), asyncio.Event(), service.computers._chooser

    class Late:
        async def leaves(self, level, live):
            return await usual.leaves(level, live)

        async def play(self, level, live):
            play = await usual.play(level, live)
            asked.set()
            await answer.wait()
            return play

    service.computers._chooser = Late()
    try:
        table, (anne,) = await seated(service, "Anne", plans=[PERSON, COMPUTER], games=2)
        while not asked.is_set():
            await anne.move(table)
            await asyncio.sleep(0.001)
        await anne.send(table, "resign")
        answer.set()
        live = await service.stored(table)
        for _ in range(100):
            await asyncio.sleep(0.005)
        assert (live.status, len(live.table.state.form.history)) == ("playing", 1)
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    finally:
        await stop(service)


def test_a_newer_database_and_a_closed_folder_are_sentences(tmp_path, monkeypatch):
    file = tmp_path / "server.sqlite"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    monkeypatch.setenv("TRICTRAC_DATA", str(tmp_path))
    monkeypatch.setenv("TRICTRAC_DATABASE_URL", f"sqlite:///{file}")
    before = list(logging.getLogger().handlers)
    try:
        with pytest.raises(TrictracError, match="newer trictrac"):
            serve()
        monkeypatch.setenv("TRICTRAC_DATABASE_URL", f"sqlite:///{file}/no/folder")
        with pytest.raises(TrictracError, match="cannot be opened"):
            serve()
        with pytest.raises(SettingsError, match="cannot be kept"):
            Settings.load(data=file / "no")
    finally:
        logging.getLogger().handlers[:] = before
