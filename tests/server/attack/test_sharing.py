"""Many questions of one address: another's is answered after one of them, not after all."""

import asyncio

import pytest

from trictrac.server.refusals import ServerRefused
from trictrac.server.thinking.sharing import TooManyError, Turns
from trictrac.server.thinking.thinker import MOST_ADVICE_OF_ONE, Thinker

pytestmark = pytest.mark.anyio


class Hall:
    """Places, and the order in which addresses got theirs."""

    def __init__(self, places, most_waiting=1000, most_of_one=1000):
        self.turns = Turns(range(places), most_waiting, most_of_one)
        self.served = []
        self.may_go = asyncio.Event()

    async def ask(self, address):
        async with self.turns.turn(address):
            self.served.append(address)
            await self.may_go.wait()

    def asked(self, *addresses):
        return [asyncio.create_task(self.ask(each)) for each in addresses]


async def test_another_address_has_its_turn_at_once():
    """300 tables of masters used to be answered first."""
    hall = Hall(1)
    tasks = hall.asked(*["worst"] * 300, "innocent")
    await asyncio.sleep(0.01)
    hall.may_go.set()
    await asyncio.gather(*tasks)
    assert hall.served.index("innocent") <= 2
    assert len(hall.served) == 301


async def test_no_address_has_all_places():
    hall = Hall(2)
    tasks = hall.asked(*["worst"] * 10)
    await asyncio.sleep(0.01)
    assert hall.served == ["worst"]
    tasks += hall.asked("innocent")
    await asyncio.sleep(0.01)
    assert hall.served == ["worst", "innocent"]
    hall.may_go.set()
    await asyncio.gather(*tasks)
    assert hall.turns.waiting == 0


async def test_whoever_gives_up_leaves_no_place_behind():
    hall = Hall(1)
    tasks = hall.asked("a", "b", "a", "c")
    await asyncio.sleep(0.01)
    for task in tasks[:3]:
        task.cancel()
    await asyncio.gather(*tasks[:3], return_exceptions=True)
    hall.may_go.set()
    await tasks[3]
    assert hall.served == ["a", "c"]
    assert (hall.turns.waiting, len(hall.turns._free), len(hall.turns._queues)) == (0, 1, 0)


async def test_one_address_waits_with_few_questions():
    hall = Hall(1, most_waiting=10, most_of_one=2)
    tasks = hall.asked("worst", "worst", "worst")
    await asyncio.sleep(0.01)
    with pytest.raises(TooManyError):
        await hall.ask("worst")
    tasks += hall.asked("innocent")
    hall.may_go.set()
    await asyncio.gather(*tasks)


async def test_hints_hold_no_computer_up():
    """They wait for a worker of their own: five seconds of hints used to delay every computer by five."""
    thinker, hints_end = Thinker(workers=1), asyncio.Event()

    async def advising(_question, _limit):
        await hints_end.wait()
        return {"hint": {}}

    async def choosing(_question, _limit):
        return {"choice": 1}

    thinker._adviser.ask = advising
    thinker._workers[0].ask = choosing
    hints = [asyncio.create_task(thinker.hint({}, "worst")) for _ in range(MOST_ADVICE_OF_ONE + 1)]
    await asyncio.sleep(0.01)
    with pytest.raises(ServerRefused):
        await thinker.hint({}, "worst")
    assert await asyncio.wait_for(thinker._ask({}), 1) == {"choice": 1}
    hints.append(asyncio.create_task(thinker.hint({}, "innocent")))
    hints_end.set()
    await asyncio.gather(*hints)
