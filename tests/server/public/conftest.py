"""One server per file and database: none of these tests needs a house of its own."""

from __future__ import annotations

import asyncio
import itertools
import uuid

import pytest
from argon2 import PasswordHasher

from tests.server.running import ServerThread
from trictrac.client import Client, RefusedError

PASSWORD = "correct horse battery"
_numbers = itertools.count()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request, tmp_path_factory):
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('public')}/tables.sqlite"
    else:
        url = asyncio.run(request.getfixturevalue("postgres").new_database(f"t{uuid.uuid4().hex}"))
    server = ServerThread(url, **getattr(request.module, "SETTINGS", {}))
    for limits in (server.house.logins, server.house.reporting):
        limits.rate = limits.burst = 1e6
    server.house.accounts.passwords._hasher = PasswordHasher(1, 8, 1)  # strong ones take a quarter of a second each
    yield server
    server.stop()


async def member(client: Client) -> str:
    """Makes an account for somebody, under a name that nobody has yet."""
    name = f"Anne {next(_numbers)}"
    await client.call("POST", "/api/account", {"name": name, "password": PASSWORD})
    return name


async def refusal(client: Client, method: str, path: str, body: object = None) -> str:
    """The code with which something is refused."""
    with pytest.raises(RefusedError) as refused:
        await client.call(method, path, body)
    return refused.value.code
