"""Who goes for good, forgotten or banned, leaves nobody waiting: in whatever state the table is."""

import asyncio

import pytest

from tests.server.helpers import COMPUTER, PERSON, Guest, new_service, play_out, seated, stop
from tests.server.test_service import check_session, refold
from trictrac.server import history
from trictrac.server.accounts import Accounts
from trictrac.server.identity import KnownVisitor
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import Feed
from trictrac.server.tables.conventions import Conventions
from trictrac.table import Refused, TablePhase

pytestmark = pytest.mark.anyio


async def forget(service, guest):
    """As ``DELETE /api/me`` does."""
    playing = await history.unfinished(service.store, guest.person.id)
    accounts = Accounts(service.store.database, Feed(service.store.database))
    for table in await accounts.delete(KnownVisitor(guest.person)):
        await service.read_again(table)
    for table in playing:
        await service.settle(table)


async def ends_without(service, table, guest):
    """He is forgotten: the table is over at once, its log folds and its dice are as promised."""
    await forget(service, guest)
    live = await service.stored(table)
    assert live.status == "over"
    assert (await service.store.find(table)).status == "over"
    assert guest.person.name not in str([dict(entry.data) for entry in await service.store.read(table)])
    if live.rolled:
        await check_session(service, table)
    return live


async def play_until(service, table, guests, true, most=4000):
    for _ in range(most):
        state = (await service.stored(table)).table.state
        if true(state):
            return state
        for guest in guests:
            if true((await service.stored(table)).table.state):
                break
            await guest.move(table)
    raise AssertionError("it did not come to that")


async def test_before_the_game_he_rises_and_another_may_sit(service):
    anne, bruno, claire = (Guest(service, name) for name in ("Anne", "Bruno", "Claire"))
    live = await service.open(anne.person, Conventions.of({}), [PERSON, PERSON])
    await anne.sit(live.id, 0)
    await bruno.sit(live.id, 1)
    await anne.reveal(live.id)  # Bruno's seed is waited for
    await forget(service, bruno)
    assert not (await service.stored(live.id)).seats[1].taken
    await claire.sit(live.id, 1)
    await anne.sit(live.id, 0)
    for guest in (anne, claire):
        await guest.reveal(live.id)
    assert (await service.stored(live.id)).names == ("Anne", "Claire")


@pytest.mark.parametrize("leaver", [0, 1])
async def test_at_the_opening(service, leaver):
    table, guests = await seated(service, "Anne", "Bruno", games=3)
    await guests[0].send(table, "throw")
    live = await ends_without(service, table, guests[leaver])
    assert live.table.state.form.account().totals[leaver] < 0


@pytest.mark.parametrize("phase", [TablePhase.THROW, TablePhase.PLAY])
@pytest.mark.parametrize("his_turn", [True, False])
async def test_in_the_middle_of_a_coup(service, phase, his_turn):
    table, guests = await seated(service, "Anne", "Bruno")
    state = await play_until(service, table, guests, lambda state: state.phase is phase and state.coup > 4)
    player = state.sits[state.turn if his_turn else 1 - state.turn]
    await ends_without(service, table, guests[player])


@pytest.mark.parametrize("decides", [True, False])
async def test_while_somebody_must_stay_or_leave(service, decides):
    table, guests = await seated(service, "Anne", "Bruno")

    def to_decide(state):
        return state.phase is TablePhase.PLAY and state.ledger.made.get((state.coup, state.turn)) and not state.stayed

    state = await play_until(service, table, guests, to_decide)
    await ends_without(service, table, guests[state.sits[state.turn if decides else 1 - state.turn]])


@pytest.mark.parametrize("asked", [True, False])
async def test_while_a_leaving_waits_for_the_other(service, asked):
    """A strict player is always asked whether the other may leave."""
    table, guests = await seated(service, "Anne", "Bruno", modes=["strict", "strict"])
    state = await play_until(service, table, guests, lambda state: state.phase is TablePhase.LEAVING, 20_000)
    await ends_without(service, table, guests[state.sits[1 - state.turn if asked else state.turn]])


@pytest.mark.parametrize("claimant", [True, False])
@pytest.mark.parametrize("right", [True, False])
async def test_with_an_open_claim_between_strict_players(service, right, claimant):
    """Right or wrong, it is settled first: who stays wins, and no claim against him counts that was wrong."""
    table, guests = await seated(service, "Anne", "Bruno", modes=["strict", "strict"])

    def claimable(state):
        if state.phase is not TablePhase.THROW or state.coup < 2:
            return False
        faults = [fault for fault in state.open_faults(1 - state.turn) if fault.points]
        return bool(faults) if right else not faults

    state = await play_until_by_the_distracted(service, table, guests, claimable)
    seat = state.turn
    points = next((fault.points for fault in state.open_faults(1 - seat) if fault.points), 4) if right else 4
    await guests[state.sits[seat]].send(table, "claim", points=points)
    state = (await service.stored(table)).table.state
    claim = state.claims[-1]
    assert (claim.open, claim.right) == (True, right)
    await ends_without(service, table, guests[state.sits[seat if claimant else 1 - seat]])


async def play_until_by_the_distracted(service, table, guests, true):
    """Strict players who mark nothing make écoles soon."""
    for _ in range(4000):
        state = (await service.stored(table)).table.state
        if true(state):
            return state
        player = state.sits[state.turn]
        if state.phase is TablePhase.OPENING:
            player = next(p for seat, p in enumerate(state.sits) if seat not in state.opening)
            await guests[player].send(table, "throw")
        elif state.phase is TablePhase.THROW:
            await guests[player].send(table, "throw", confirmed=True)
        else:
            await guests[player].send(table, "play", play=str(next(iter(state.plays))), confirmed=True)
    raise AssertionError("nobody made a fault")


@pytest.mark.parametrize("leaver", [0, 1])
async def test_with_a_last_trou_that_waits_for_an_answer(service, leaver):
    """The last trou was marked with a fault in it: the other agrees or claims, unless one of them is gone."""
    options = {"rules": "loi-2013 trous=1", "modes": ["strict", "strict"]}
    table, guests = await seated(service, "Anne", "Bruno", **options)
    state = await play_until(service, table, guests, lambda state: state.phase is TablePhase.PLAY)
    await guests[state.sits[state.turn]].send(table, "mark", points=12, confirmed=True)
    assert (await service.stored(table)).table.state.phase is TablePhase.ENDING
    await ends_without(service, table, guests[leaver])


@pytest.mark.parametrize("leaver", ["proposer", "asked"])
async def test_with_a_releve_proposed(service, leaver):
    table, guests = await seated(service, "Anne", "Bruno")
    state = await play_until(service, table, guests, lambda state: state.phase is TablePhase.THROW and state.coup > 2)
    proposer = state.sits[state.turn]
    await guests[proposer].send(table, "propose", what="exit", first=proposer)
    await ends_without(service, table, guests[proposer if leaver == "proposer" else 1 - proposer])


@pytest.mark.parametrize("leaver", [0, 1])
async def test_with_other_conventions_suggested(service, leaver):
    table, guests = await seated(service, "Anne", "Bruno")
    await guests[0].send(table, "suggest", options={"rules": "loi-2013 trous=2"})
    await ends_without(service, table, guests[leaver])


async def test_a_suggestion_does_not_wait_for_who_is_gone(service):
    options = {"form": "a-ecrire", "players": 3, "marques": 3}
    table, guests = await seated(service, "Anne", "Bruno", "Claire", **options)
    sits = (await service.stored(table)).table.state.sits
    away = next(player for player in range(3) if player not in sits)
    at_board = [guest for player, guest in enumerate(guests) if player != away]
    await at_board[0].send(table, "suggest", options={**options, "marques": 6})
    await at_board[1].send(table, "consent")
    assert (await service.stored(table)).suggestion is not None
    await forget(service, guests[away])
    live = await service.stored(table)
    assert live.suggestion is None
    assert live.conventions.form.marques == 6
    await play_out(service, table, at_board)
    await check_session(service, table)


FORMS = [
    {"form": "a-ecrire", "players": 3, "marques": 6},
    {"form": "a-ecrire", "kind": "chouette", "players": 3, "marques": 4},
    {"form": "a-ecrire", "players": 4, "marques": 4},
    {"form": "poule", "players": 3, "rules": "loi-2013 trous=1"},
    {"form": "poule", "players": 4, "rules": "loi-2013 trous=1", "modes": ["strict"] * 4},
]
NAMES = ("Anne", "Bruno", "Claire", "Denis")


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    "options", FORMS, ids=lambda options: f"{options['form']}-{options.get('kind', options['players'])}"
)
@pytest.mark.parametrize("at_board", [True, False])
async def test_where_several_play_the_others_go_on_and_come_to_an_end(service, options, at_board):
    """Away from the board nobody can resign: he does as soon as it is his turn to sit, games later."""
    count = options["players"]
    table, guests = await seated(service, *NAMES[:count], **options)
    state = await play_until(service, table, guests, lambda state: state.phase is TablePhase.PLAY)
    leaver = state.sits[0] if at_board else next(player for player in range(count) if player not in state.sits)
    await forget(service, guests[leaver])
    rest = [guest for player, guest in enumerate(guests) if player != leaver]
    live = await service.stored(table)
    assert live.gone == {leaver}
    assert live.status == "over" or leaver not in live.table.state.sits
    live = await play_out(service, table, rest)
    assert live.table.state.phase is TablePhase.OVER
    await check_session(service, table)
    assert NAMES[leaver] not in str([dict(entry.data) for entry in await service.store.read(table)])


async def test_a_poule_that_all_the_others_want_to_stop_does_not_wait_for_who_is_gone(service):
    options = {"form": "poule", "players": 3, "rules": "loi-2013 trous=3"}
    table, guests = await seated(service, "Anne", "Bruno", "Claire", **options)
    state = await play_until(service, table, guests, lambda state: state.phase is TablePhase.PLAY)
    away = next(player for player in range(3) if player not in state.sits)
    rest = [guests[player] for player in state.sits]
    await rest[0].send(table, "propose", what="stop")
    await forget(service, guests[away])
    assert away in (await service.stored(table)).table.state.proposal.accepted
    await rest[1].send(table, "accept")
    assert (await service.stored(table)).status == "over"
    await check_session(service, table)


async def test_the_one_who_proposed_to_stop_a_poule_goes(service):
    options = {"form": "poule", "players": 3, "rules": "loi-2013 trous=3"}
    table, guests = await seated(service, "Anne", "Bruno", "Claire", **options)
    state = await play_until(service, table, guests, lambda state: state.phase is TablePhase.PLAY)
    away = next(player for player in range(3) if player not in state.sits)
    await guests[away].send(table, "propose", what="stop")
    await forget(service, guests[away])
    for player in state.sits:
        await guests[player].send(table, "accept")
    assert (await service.stored(table)).status == "over"


@pytest.mark.parametrize("options", FORMS[:4:3], ids=["a-ecrire", "poule"])
async def test_where_all_go_one_after_the_other_the_session_ends(service, options):
    table, guests = await seated(service, "Anne", "Bruno", "Claire", **options)
    await play_until(service, table, guests, lambda state: state.phase is TablePhase.PLAY)
    for guest in guests:
        await forget(service, guest)
    assert (await service.stored(table)).status == "over"
    await check_session(service, table)


async def test_computers_play_on_without_him(service):
    options = {"form": "a-ecrire", "players": 3, "marques": 3}
    table, (anne,) = await seated(service, "Anne", plans=[PERSON, COMPUTER, COMPUTER], **options)
    await forget(service, anne)
    await play_out(service, table, [])
    await check_session(service, table)


async def test_a_return_match_that_nobody_else_may_join_closes(service):
    table, (anne, bruno) = await seated(service, "Anne", "Bruno", rules="loi-2013 trous=1")
    await anne.send(table, "resign")
    for guest in (anne, bruno):
        await guest.send(table, "rematch")
    again = (await service.stored(table)).next
    await anne.sit(again, 1)
    await forget(service, bruno)  # who never sat down there
    async with asyncio.timeout(20):
        while (await service.stored(again)).status != "over":
            await asyncio.sleep(0.05)
    with pytest.raises(ServerRefused, match="closed"):
        await anne.send(again, "rise")


async def test_a_server_that_dies_right_after_forgetting_is_put_right_by_the_next(database_url):
    """The deletion is on disk, what follows from it is not: the tables were made due in the same transaction."""
    service = await new_service(database_url)
    options = {"form": "a-ecrire", "players": 3, "marques": 3}
    two, (anne, _) = await seated(service, "Anne", "Bruno")
    three, guests = await seated(service, "Anne", "Claire", "Denis", **options)
    service._watch.cancel()
    await Accounts(service.store.database, Feed(service.store.database)).delete(KnownVisitor(anne.person))
    await stop(service)
    other = await new_service(database_url)
    try:
        async with asyncio.timeout(20):
            while (await other.store.find(two)).status != "over":
                await asyncio.sleep(0.05)
            while not (await other.stored(three)).gone:
                await asyncio.sleep(0.05)
        for guest in guests:
            guest.service = other
        await play_out(other, three, guests[1:])
        await check_session(other, three)
    finally:
        await stop(other)


async def test_who_has_gone_but_is_known_may_only_talk(service):
    """Somebody who was banned and let in again: what he gave up stays given up."""
    options = {"form": "a-ecrire", "players": 3, "marques": 3}
    table, guests = await seated(service, "Anne", "Bruno", "Claire", **options)
    leaver = (await service.stored(table)).table.state.sits[0]
    await service.part(table, guests[leaver].person.id)
    await service.part(table, guests[leaver].person.id)  # two processes heard of it
    live = await service.stored(table)
    assert [entry.player for entry in await service.store.read(table) if entry.kind == "gone"] == [leaver]
    assert leaver not in live.table.state.sits
    with pytest.raises(Refused):
        await guests[leaver].send(table, "throw")
    await guests[leaver].send(table, "say", phrase="pardon")
    assert (await refold(service, table)).gone == live.gone
