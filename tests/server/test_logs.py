"""What logs say: never names, hashes or parameters, also when the database fails."""

import contextlib
import io
import json
import logging
import sqlite3

import asyncpg
import httpx
import pytest
from sqlalchemy.exc import IntegrityError

from tests.server.running import ServerThread
from trictrac.server import logs
from trictrac.server.reasons import reason_of


@pytest.fixture
def log():
    """Everything that is logged, as the server writes it."""
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    stream = io.StringIO()
    logs.set_up(stream=stream)
    yield stream
    root.handlers[:], root.level = before, level


def test_no_name_hash_or_parameter_is_logged_when_the_database_fails(tmp_path, log):
    file = tmp_path / "tables.sqlite"
    server = ServerThread(f"sqlite:///{file}")
    try:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("DROP TABLE sessions")  # an account is made, and its session cannot be
        with httpx.Client(base_url=server.url, headers={"user-agent": "Zénobie’s phone".encode()}) as http:
            answer = http.post("/api/account", json={"name": "Zénobie", "password": "correct horse battery"})
        assert answer.status_code >= 500
    finally:
        server.stop()
    text = log.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    assert any("no such table: sessions" in str(line) for line in lines)
    for secret in ("nobie", "argon2", "correct horse", "phone", "g-"):
        assert secret not in text


def test_an_error_is_logged_without_its_message(log):
    name = "zénobie"
    told = asyncpg.UniqueViolationError("duplicate key value")
    told.detail = f"Key (login)=({name}) already exists."
    wrapped = IntegrityError("INSERT INTO users", {"login": name}, told)
    try:
        try:
            raise wrapped
        except IntegrityError as error:
            raise ValueError(f"{name} cannot be read") from error
    except ValueError:
        logging.getLogger("somewhere").exception("it failed")
    (line,) = (json.loads(each) for each in log.getvalue().splitlines())
    assert "nobie" not in str(line)
    assert "UniqueViolationError (23505)" in line["traceback"]
    assert line["traceback"].endswith("ValueError")
    assert "test_logs.py" in line["traceback"]
    assert reason_of(OSError(28, "No space left on device")).endswith("No space left on device")
