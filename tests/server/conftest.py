"""Every test that asks for a database runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
import uuid

import pytest

from tests.server.helpers import new_service, stop
from tests.server.postgres import Postgres, find_binaries
from tests.server.running import ServerProcess
from trictrac.server.store import Database, EventStore


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(autouse=True)
def _no_server_is_left_running():
    """What the test started; a server that a module shares stays."""
    before = set(ServerProcess.running)
    yield
    ServerProcess.end_all(but=before)


@pytest.fixture(scope="session")
def postgres():
    binaries = find_binaries()
    if binaries is None:
        reason = "no PostgreSQL here: python3 scripts/services.py installs it (in CI this is a failure)"
        if os.environ.get("CI") or os.environ.get("TRICTRAC_REQUIRE_POSTGRES"):
            pytest.fail(reason)
        pytest.skip(reason)
    server = Postgres(binaries)
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgres"])
async def database_url(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    return await request.getfixturevalue("postgres").new_database(f"t{uuid.uuid4().hex}")


@pytest.fixture
async def store(database_url):
    store = EventStore(Database(database_url))
    await store.start()
    yield store
    await store.stop()


@pytest.fixture
async def service(database_url):
    service = await new_service(database_url)
    yield service
    await stop(service)
