"""Every test that asks for a database runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
import uuid

import pytest

from tests.server.postgres import Postgres, find_binaries
from trictrac.server.store import Database, EventStore


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(scope="session")
def postgres():
    binaries = find_binaries()
    if binaries is None:
        reason = "no PostgreSQL here: apt install postgresql (TRICTRAC_REQUIRE_POSTGRES=1 makes this a failure)"
        if os.environ.get("TRICTRAC_REQUIRE_POSTGRES"):
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
