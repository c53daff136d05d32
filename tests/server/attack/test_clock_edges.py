"""Moves around the moment when the time is out: the clock is looked at with the action, not some time later."""

import asyncio

import pytest

from tests.server.helpers import new_service, seated, stop
from trictrac.server.refusals import ServerRefused
from trictrac.server.tables.live import FLAG_GRACE

pytestmark = pytest.mark.anyio
DELAY, RESERVE = 10.0, 5.0


class Clocked:
    """A table with a clock, at which the first die is awaited; nobody looks at clocks but the players' own actions."""

    def __init__(self):
        self.now = 1000.0

    async def open(self, url):
        self.service = await new_service(url, now=lambda: self.now)
        self.table, (self.anne, self.bruno) = await seated(self.service, "Anne", "Bruno", clock=[DELAY, RESERVE])
        self.service._watch.cancel()
        self.live = self.service.rooms[self.table].live
        self.out = self.live.table.state.since + DELAY + RESERVE
        return self

    async def kinds(self):
        return [entry.data.get("kind") for entry in await self.service.store.read(self.table)]


@pytest.fixture
async def clocked(database_url):
    clocked = await Clocked().open(database_url)
    yield clocked
    await stop(clocked.service)


@pytest.mark.parametrize("late", [-0.001, FLAG_GRACE - 0.001])
async def test_a_move_in_time_is_taken(clocked, late):
    clocked.now = clocked.out + late
    await clocked.anne.send(clocked.table, "throw")
    assert "flag" not in await clocked.kinds()


@pytest.mark.parametrize("late", [FLAG_GRACE + 0.001, 0.2, 5.0])
async def test_a_move_after_the_time_is_out_finds_the_flag_fallen(clocked, late):
    """9 of 10 moves at +200 ms used to be taken, and 6 of 6 at +5 s under load."""
    clocked.now = clocked.out + late
    with pytest.raises(ServerRefused) as refused:
        await clocked.anne.send(clocked.table, "throw")
    assert refused.value.code == "too_late"
    assert "flag" in await clocked.kinds()
    assert clocked.live.status == "over"


async def test_the_opponent_cannot_act_after_it_either(clocked):
    clocked.now = clocked.out + 1
    with pytest.raises(ServerRefused, match="flag"):
        await clocked.bruno.send(clocked.table, "resign")
    kinds = await clocked.kinds()
    assert "flag" in kinds
    assert "resigned" not in kinds


async def test_a_move_that_came_in_time_counts_however_busy_the_table_was(clocked):
    room = clocked.service.rooms[clocked.table]
    clocked.now = clocked.out - 0.01
    async with room.lock:
        sending = asyncio.create_task(clocked.anne.send(clocked.table, "throw"))
        await asyncio.sleep(0.01)
        clocked.now = clocked.out + 5
    await sending
    assert "flag" not in await clocked.kinds()


async def test_talk_after_the_time_is_out_is_only_talk(clocked):
    clocked.now = clocked.out + 1
    await clocked.anne.send(clocked.table, "say", phrase="pardon")
    assert "flag" not in await clocked.kinds()
