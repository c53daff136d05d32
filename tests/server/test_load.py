"""The load of docs/server.md at a size for every run: the work is checked, and no figure is out of all measure.

How fast it is exactly depends on who else uses the machine; ``python -m tests.server.load`` measures that, alone.
"""

import pytest

from tests.server.load import acting, computers, idle, spectators
from tests.server.load.server import running
from tests.server.soak import TABLES, soak

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend():
    return "asyncio"


@pytest.fixture(scope="module")
async def server():
    """One for all: it comes to the memory of idle tables warm, as a server in the world would."""
    async with running() as server:
        yield server


async def test_many_tables_act_at_once(server):
    found = await acting.measure(server, tables=60, seconds=6)
    assert found["cpu_ms_per_message"] < 6, found
    assert found["p50_ms"] < 200, found


async def test_an_idle_table_is_small(server, monkeypatch):
    monkeypatch.setattr(idle, "FIRST", 30)
    found = await idle.measure(server, 60)
    assert found["kb_per_table"] < 90, found


async def test_a_crowd_sees_every_coup(server):
    found = await spectators.measure(server, spectators=300, coups=3)
    assert found["median_ms"] < 1000, found


async def test_many_play_against_the_net_at_once(server):
    found = await computers.measure(server, tables=8, seconds=4)
    assert found["p50_ms"] < 500, found


async def test_computers_play_whole_games_and_every_record_is_right():
    """The soak of `make proof`, small: every form and marking mode, judged coup by coup, every die derived again."""
    found = await soak(games=len(TABLES), at_once=len(TABLES))
    assert len(found.by_kind) == len(TABLES)
    assert found.games >= len(TABLES)
    assert found.memory[-1][1] < found.memory[0][1] + 150_000, found.memory
