"""The load of docs/server.md at a size for every run: the work is checked, and no figure is out of all measure.

How fast it is exactly depends on who else uses the machine; ``python -m tests.server.load`` measures that, alone.
"""

import os

import pytest

from tests.server.load import acting, computers, idle, spectators
from tests.server.load.server import running
from tests.server.soak import soak

pytestmark = pytest.mark.anyio


async def test_many_tables_act_at_once():
    async with running() as server:
        found = await acting.measure(server, tables=60, seconds=6)
    assert found["cpu_ms_per_message"] < 6, found
    assert found["p50_ms"] < 200, found


async def test_an_idle_table_is_small(monkeypatch):
    monkeypatch.setattr(idle, "FIRST", 80)
    async with running() as server:
        found = await idle.measure(server, 120)
    assert found["kb_per_table"] < 90, found


async def test_a_crowd_sees_every_coup():
    async with running() as server:
        found = await spectators.measure(server, spectators=400, coups=6)
    assert found["median_ms"] < 1000, found


async def test_many_play_against_the_net_at_once():
    async with running() as server:
        found = await computers.measure(server, tables=10, seconds=6)
    assert found["p50_ms"] < 500, found


async def test_computers_play_whole_games_and_every_record_is_right():
    """The soak of `make proof`, small: every form and marking mode, judged coup by coup, every die derived again."""
    found = await soak(games=int(os.environ.get("TRICTRAC_SOAK", "40")), at_once=10)
    assert found.games >= 40
    assert found.memory[-1][1] < found.memory[0][1] + 150_000, found.memory
