"""A play taken back, where one person plays with computers: the log keeps it, the game goes on without it."""

import asyncio

import pytest

from tests.server.helpers import COMPUTER, PERSON, play_out, seated
from trictrac.records import Header
from trictrac.server import history
from trictrac.server.refusals import ServerRefused
from trictrac.server.tables.live import LiveTable
from trictrac.server.tables.views import table_view
from trictrac.table import TablePhase
from trictrac.table.events import Thrown
from trictrac.verify import verify

pytestmark = pytest.mark.anyio


async def until_the_next_throw(service, table, anne):
    """Plays on until Anne has made a play, the computer too, and Anne is to throw."""
    for _ in range(400):
        live = await service.stored(table)
        state = live.table.state
        is_hers = state.phase is TablePhase.THROW and state.sits[state.awaited] == 0
        if is_hers and live.who_may_take_back == 0:
            return live
        if not await anne.move(table):
            await asyncio.sleep(0.005)
    raise AssertionError("nobody throws")


async def thrown(service, table):
    events = history.events_of(await service.store.read(table))
    return [event for event in events if isinstance(event, Thrown)]


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_a_play_is_taken_back_until_ones_next_throw(service):
    table, (anne,) = await seated(service, "Anne", plans=[PERSON, COMPUTER], rules="loi-2013 trous=2")
    live = await until_the_next_throw(service, table, anne)
    chosen = live.choice.state
    dice = await thrown(service, table)
    assert "take_back" in table_view(live).board.may[0]
    rolled = live.rolled

    await anne.send(table, "take_back")
    live = await service.stored(table)
    assert live.table.state.phase is TablePhase.PLAY
    assert live.table.state.summary() == chosen.summary()
    assert "take_back" not in table_view(live).board.may[0]
    with pytest.raises(ServerRefused):
        await anne.send(table, "take_back")
    stored = await service.store.find(table)
    again = LiveTable.fold(table, stored.secret, await service.store.read(table))
    assert (again.table.state.summary(), again.rolled) == (chosen.summary(), live.rolled)
    assert live.rolled < rolled

    # The computer throws the same dice again: taking back throws none anew.
    await anne.send(table, "play", play=str(list(live.table.state.plays)[-1]))
    for _ in range(200):
        if len(await thrown(service, table)) >= len(dice):
            break
        await asyncio.sleep(0.005)
    assert [event.dice for event in (await thrown(service, table))[: len(dice)]] == [event.dice for event in dice]

    live = await play_out(service, table, [anne])
    entries = await service.store.read(table)
    assert any(entry.kind == "taken_back" for entry in entries)
    found = verify(Header(live.form, live.conventions.setting), history.events_of(entries), live.proof)
    assert found.finished
    assert found.dice == live.rolled


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("plans", "options"),
    [
        ([PERSON, PERSON], {}),
        ([PERSON, COMPUTER], {"modes": ["assisted", "automatic"]}),
        ([PERSON, COMPUTER], {"clock": [45, 600]}),
    ],
)
async def test_nothing_is_taken_back_from_people_by_hand_or_against_the_clock(service, plans, options):
    names = ["Anne", "Bruno"][: plans.count(PERSON)]
    table, _ = await seated(service, *names, plans=plans, **options)
    assert not (await service.stored(table)).takes_back
