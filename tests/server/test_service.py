"""Tables over the store: opening, sitting, playing, replaying, races between processes."""

import asyncio
from dataclasses import replace

import pytest

from tests.server.helpers import COMPUTER, PERSON, Guest, message, new_service, play_out, seated, stop, watch
from trictrac import TrictracError
from trictrac.dice_proof import ProofError, new_secret, order_of, seal
from trictrac.records import Header, write
from trictrac.server import history
from trictrac.server.messages.entries import ClaimHeard
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import LogEntry, StoreError
from trictrac.server.store.feed import TABLES
from trictrac.server.tables.conventions import Conventions
from trictrac.server.tables.live import REMEMBERED, LiveTable
from trictrac.server.tables.views import table_view, wire
from trictrac.table import Refused
from trictrac.table.events import Claimed, Rolled, from_data
from trictrac.verify import fields_of, verify, verify_text

pytestmark = pytest.mark.anyio


async def refold(service, table):
    stored = await service.store.find(table)
    return LiveTable.fold(table, stored.secret, await service.store.read(table))


async def events_of(service, table):
    entries = await service.store.read(table)
    start = max(entry.seq for entry in entries if entry.kind == "begun")
    return [from_data(entry.data) for entry in entries if entry.kind == "event" and entry.seq > start]


async def check_session(service, table):
    """The log folds to the live table, every die is as promised, and the history knows who won what."""
    live = await service.stored(table)
    again = await refold(service, table)
    assert again.table.state.summary() == live.table.state.summary()
    assert (again.seq, again.rolled, again.status, again.disclosed) == (live.seq, live.rolled, "over", live.secret)
    header = Header(live.form, live.conventions.setting)
    found = verify(header, await events_of(service, table), live.proof)
    assert found.finished
    assert found.dice == live.rolled > 0
    user = next((seat.user for seat in live.seats if seat.user), None)
    if user is not None:
        (game,) = (
            game
            for game in await history.search(service.store, user, history.GamesWanted(mine=True))
            if game.id == table
        )
        account = live.table.state.form.account()
        assert (game.players, game.totals) == (list(account.players), list(account.totals))
        assert game.players[game.you] == live.seats[game.you].name
        if len(game.players) == 2 and len(table_view(live).results) == 1:
            (result,) = table_view(live).results
            assert [game.trous[player] for player in result.sits] == list(result.trous)


async def test_two_people_play_a_game_to_the_end(service):
    table, guests = await seated(service, "Anne", "Bruno", rules="loi-2013 trous=3")
    await play_out(service, table, guests)
    await check_session(service, table)
    end = table_view((await service.room(table)).live).end
    # Whoever comes afterwards sees the board as it was left, and the throw that won with its reasons.
    assert max(marks.trous for marks in end.marks) >= 3
    assert end.coup.gained == sum(reason.points for reason in end.coup.score if reason.side == end.coup.side)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("options", "people"),
    [
        ({"rules": "usage-19e trous=2 stakes=simple", "games": 2}, 1),
        ({"rules": "usage-19e trous=2 stakes=double", "games": 2}, 1),
        ({"rules": "usage-19e trous=2 stakes=quadruple", "games": 2}, 1),
        ({"rules": "loi-2013 trous=2", "modes": ["strict", "assisted"]}, 2),
        ({"rules": "loi-2013 trous=2", "modes": ["strict", "strict"], "free_hands": True}, 1),
        ({"form": "a-ecrire", "marques": 2}, 2),
        ({"form": "a-ecrire", "players": 3, "marques": 3}, 1),
        ({"form": "a-ecrire", "kind": "chouette", "players": 3, "marques": 4, "modes": ["automatic"] * 3}, 0),
        ({"form": "a-ecrire", "players": 4, "marques": 4}, 2),
        ({"form": "poule", "players": 3, "rules": "loi-2013 trous=1"}, 3),
        ({"form": "poule", "players": 5, "rules": "loi-2013 trous=1", "modes": ["strict"] * 5}, 2),
    ],
)
async def test_every_form_is_played_by_people_and_computers(service, options, people):
    count = options.get("players", 2)
    plans = [PERSON] * people + [COMPUTER] * (count - people)
    if people:
        table, guests = await seated(service, *("Anne", "Bruno", "Claire")[:people], plans=plans, **options)
    else:
        guests = []
        table = (await service.open(None, Conventions.of(options), plans)).id
        await watch(service, table)  # computers alone play for nobody
    await play_out(service, table, guests)
    await check_session(service, table)
    view = table_view((await service.room(table)).live)
    assert view.end is not None
    teams = {3: [(0,), (1, 2)], 4: [(0, 1), (2, 3)]} if options.get("kind") == "chouette" or count == 4 else {}
    assert view.teams == teams.get(count)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("seat", range(4))
async def test_a_person_sits_anywhere_among_computers(service, seat):
    plans = [PERSON if number == seat else COMPUTER for number in range(4)]
    table, guests = await seated(service, "Anne", plans=plans, form="a-ecrire", players=4, marques=4)
    await play_out(service, table, guests)
    await check_session(service, table)


async def test_the_order_of_a_poule_is_drawn_before_everybodys_eyes(service):
    table, guests = await seated(service, "Anne", "Bruno", "Claire", form="poule", players=3, rules="loi-2013 trous=1")
    live = await service.stored(table)
    (begun,) = (entry for entry in await service.store.read(table) if entry.kind == "begun")
    thrown = [tuple(each) for each in begun.data["draw"]]
    assert order_of(thrown) == live.order == live.table.state.form.order
    assert live.rolled == len(thrown) >= 3
    assert live.table.state.sits == live.order[:2]
    assert table_view(live).conventions.order == list(live.order)
    await play_out(service, table, guests)
    await check_session(service, table)


@pytest.mark.parametrize("order", [[2, 0, 1], None])
async def test_no_die_of_a_draw_comes_back_when_conventions_change(service, order):
    """Everybody saw the dice of the draw: after other conventions, with another draw or none, the next dice follow."""
    table, guests = await seated(service, "Anne", "Bruno", "Claire", form="poule", players=3, rules="loi-2013 trous=1")
    live = await service.stored(table)
    seen = live.rolled
    options = {"form": "poule", "players": 3, "rules": "loi-2013 trous=1 stakes=simple"}
    await guests[0].send(table, "suggest", options={**options, **({"order": order} if order else {})})
    for guest in guests[1:]:
        await guest.send(table, "consent")
    live = await service.stored(table)
    begun = [entry for entry in await service.store.read(table) if entry.kind == "begun"][-1]
    assert begun.data["before"] == live.before_begun == seen
    assert live.rolled == seen + len(begun.data.get("draw", ()))
    dice = live.dice_of_seeds()
    assert [die for _, die in begun.data.get("draw", ())] == [dice.die(n) for n in range(seen + 1, live.rolled + 1)]
    rolled = live.rolled
    await guests[live.table.state.sits[0]].send(table, "throw")
    first = next(event for event in await events_of(service, table) if isinstance(event, Rolled))
    assert first.dice[0] == dice.die(rolled + 1)
    await play_out(service, table, guests)
    live = await service.stored(table)
    header = Header(live.form, live.conventions.setting, fields_of(live.proof))
    events = await events_of(service, table)
    assert verify(header, events, live.proof).dice == live.rolled
    (found,) = verify_text("".join(write(header, events)).encode())
    assert found.dice == live.rolled
    for lie in (0, seen - 1, seen + 1):
        with pytest.raises(ProofError):
            verify(header, events, replace(live.proof, before=lie))


async def test_an_order_that_was_agreed_is_not_drawn(service):
    options = {"form": "poule", "players": 3, "order": [2, 0, 1]}
    table, _ = await seated(service, "Anne", "Bruno", "Claire", **options)
    live = await service.stored(table)
    assert (live.order, live.rolled) == ((), 0)
    assert live.table.state.sits == (2, 0)


@pytest.mark.parametrize(("modes", "told"), [(["strict", "strict"], False), (["automatic", "automatic"], True)])
async def test_whether_a_claim_is_right_is_hidden_while_somebody_marks_by_hand(service, modes, told):
    table, guests = await seated(service, "Anne", "Bruno", modes=modes)
    live = await service.stored(table)
    claim = LogEntry(live.seq + 1, "event", live.at, 0, Claimed(9, 0, 4, True).to_data())
    assert wire(claim, live).data == (Claimed(9, 0, 4, True) if told else ClaimHeard(9, 0, 4))
    await guests[0].send(table, "resign")
    assert wire(claim, await service.stored(table)).data == Claimed(9, 0, 4, True)


async def test_a_seat_is_taken_once_and_by_invitation(service):
    anne, bruno, claire = (Guest(service, name) for name in ("Anne", "Bruno", "Claire"))
    live = await service.open(anne.person, Conventions.of({}), [PERSON, PERSON])
    with pytest.raises(ServerRefused, match="invitation"):
        await service.send(live.id, bruno.person, message("sit", player=1, seal="0" * 64))
    await bruno.sit(live.id, 1)
    with pytest.raises(ServerRefused, match="taken"):
        await claire.sit(live.id, 1)
    with pytest.raises(ServerRefused, match="already sit"):
        await bruno.sit(live.id, 0)
    with pytest.raises(ServerRefused, match="no such seat"):
        await claire.sit(live.id, 5)
    with pytest.raises(ServerRefused, match="not play"):
        await claire.send(live.id, "throw")
    with pytest.raises(ServerRefused, match="not begun"):
        await bruno.send(live.id, "throw")


async def test_nobody_opens_his_seed_before_all_seals_are_there(service):
    anne, bruno = Guest(service, "Anne"), Guest(service, "Bruno")
    live = await service.open(anne.person, Conventions.of({}), [PERSON, PERSON])
    await anne.sit(live.id, 0)
    with pytest.raises(ServerRefused, match="seal their seed first"):
        await anne.reveal(live.id)
    await bruno.sit(live.id, 1)
    await anne.reveal(live.id)
    with pytest.raises(ServerRefused, match="not the seed of the seal"):
        await bruno.send(live.id, "reveal", seed="1" * 64)
    assert (await service.room(live.id)).live.table is None
    await bruno.reveal(live.id)
    assert (await service.room(live.id)).live.table is not None


async def test_who_rises_after_a_seed_was_opened_makes_that_seed_worthless(service):
    anne, bruno, claire = (Guest(service, name) for name in ("Anne", "Bruno", "Claire"))
    live = await service.open(anne.person, Conventions.of({}), [PERSON, PERSON])
    await anne.sit(live.id, 0)
    await bruno.sit(live.id, 1)
    await anne.reveal(live.id)
    await bruno.send(live.id, "rise")
    await claire.sit(live.id, 1)
    with pytest.raises(ServerRefused, match="seal their seed first"):
        await claire.reveal(live.id)
    await anne.sit(live.id, 0)
    await anne.reveal(live.id)
    await claire.reveal(live.id)
    live = (await service.room(live.id)).live
    assert live.names == ("Anne", "Claire")


async def test_the_same_message_is_done_once(service):
    table, (anne, bruno) = await seated(service, "Anne", "Bruno")
    live = await service.stored(table)
    throw = message("throw", live.seq)
    first = await service.send(table, anne.person, throw)
    length = live.seq
    outcomes = await asyncio.gather(*(service.send(table, anne.person, throw) for _ in range(10)))
    assert outcomes == [first] * 10
    assert live.seq == length
    await service.send(table, bruno.person, throw)  # another player's message of the same name is another one


async def test_a_message_is_done_once_even_if_its_sender_has_left_the_seat(service):
    """References belong to people: rising from a seat forgets none, and nobody is answered by another's message."""
    anne, bruno = Guest(service, "Anne"), Guest(service, "Bruno")
    table = (await service.open(anne.person, Conventions.of({}), [PERSON] * 2)).id
    sit = message("sit", 1, player=0, seal=seal(table, 0, new_secret()))
    rise = message("rise", 2)
    first = await service.send(table, anne.person, sit, invited=True)
    risen = await service.send(table, anne.person, rise)
    assert await service.send(table, anne.person, sit, invited=True) == first
    assert await service.send(table, anne.person, rise) == risen
    live = await service.stored(table)
    assert not live.seats[0].taken
    assert (await refold(service, table)).done_before(anne.person.id, sit.ref) == first
    assert await service.send(table, bruno.person, sit, invited=True) == live.seq > risen
    assert live.seats[0].user == bruno.person.id


async def test_a_replayed_message_is_known_or_too_old(service):
    table, (anne, bruno) = await seated(service, "Anne", "Bruno", games=9)
    live = await service.stored(table)
    old = message("say", live.seq, phrase="bonjour")
    first = await service.send(table, anne.person, old)
    while live.seq <= first + REMEMBERED + 5:
        for guest in (anne, bruno):
            await guest.move(table)
    length = live.seq
    with pytest.raises(ServerRefused, match="too late"):
        await service.send(table, anne.person, old)
    assert live.seq == length


async def test_a_refusal_changes_nothing_and_says_why_in_both_languages(service):
    table, (anne, _) = await seated(service, "Anne", "Bruno")
    live = await service.stored(table)
    before = live.table.state.summary()
    with pytest.raises(Refused) as refused:
        await anne.send(table, "stay")
    assert refused.value.sentence("fr") != refused.value.sentence("en")
    with pytest.raises(TrictracError, match="invalid play") as unreadable:
        await anne.send(table, "play", play="what?")
    assert unreadable.value.sentence("fr") != unreadable.value.sentence("en")
    assert live.table.state.summary() == before
    assert (await refold(service, table)).seq == live.seq


async def test_conventions_are_changed_by_consent_before_the_first_die(service):
    table, (anne, bruno) = await seated(service, "Anne", "Bruno")
    await bruno.send(table, "suggest", options={"rules": "loi-2013 trous=2", "modes": ["strict", "strict"]})
    with pytest.raises(ServerRefused, match="waits"):
        await anne.send(table, "throw")
    with pytest.raises(ServerRefused, match="Nothing is suggested"):
        await bruno.send(table, "consent")
    await anne.send(table, "consent")
    live = await service.stored(table)
    assert live.table.state.form.rules.trous == 2
    await bruno.send(table, "suggest", options={"rules": "loi-2013"})
    await anne.send(table, "withdraw")
    with pytest.raises(ServerRefused, match="as many"):
        await bruno.send(table, "suggest", options={"form": "poule", "players": 3})
    await anne.send(table, "throw")
    with pytest.raises(ServerRefused, match="before the first die"):
        await bruno.send(table, "suggest", options={})
    await play_out(service, table, [anne, bruno])
    await check_session(service, table)


async def test_either_player_turns_free_talk_off(service):
    table, (anne, bruno) = await seated(service, "Anne", "Bruno")
    await anne.send(table, "say", text="  Bonjour \n Bruno ")
    await bruno.send(table, "hush")
    for guest in (anne, bruno):
        with pytest.raises(ServerRefused, match="turned"):
            await guest.send(table, "say", text="hello?")
    await anne.send(table, "hush", on=False)  # it is Bruno who must turn it on again
    with pytest.raises(ServerRefused, match="turned"):
        await anne.send(table, "say", text="hello?")
    await anne.send(table, "say", phrase="pardon")
    await bruno.send(table, "hush", on=False)
    await bruno.send(table, "say", text="yes")
    talk = (await service.stored(table)).talk
    assert [each.get("text", each.get("phrase")) for each in talk] == ["Bonjour Bruno", "pardon", "yes"]


async def test_a_return_match_opens_when_all_want_it(service):
    table, (anne, bruno) = await seated(service, "Anne", "Bruno", rules="loi-2013 trous=1")
    with pytest.raises(ServerRefused, match="not over"):
        await anne.send(table, "rematch")
    await play_out(service, table, [anne, bruno])
    await anne.send(table, "rematch")
    assert (await service.stored(table)).next is None
    await bruno.send(table, "rematch")
    again = (await service.stored(table)).next
    with pytest.raises(ServerRefused, match="invitation"):
        await Guest(service, "Claire").sit(again, 0)
    with pytest.raises(ServerRefused, match="invitation"):
        await anne.sit(again, 0)
    await anne.sit(again, 1)
    await bruno.sit(again, 0)
    for guest in (anne, bruno):
        await guest.reveal(again)
    await play_out(service, again, [anne, bruno])


async def test_resigning_ends_the_game(service):
    table, (anne, _) = await seated(service, "Anne", "Bruno")
    await anne.send(table, "resign")
    live = await service.stored(table)
    assert live.status == "over"
    assert live.table.state.form.account().totals == (-1, 1)


async def test_a_table_goes_on_in_another_process_as_if_nothing_had_happened(service, database_url):
    table, (anne, bruno) = await seated(service, "Anne", "Bruno", rules="loi-2013 trous=4")
    for _ in range(30):
        await anne.move(table)
        await bruno.move(table)
    summary = (await service.stored(table)).table.state.summary()
    other = await new_service(database_url)
    try:
        live = await other.stored(table)
        assert live.table.state.summary() == summary
        anne.service = bruno.service = other
        anne.robots.clear()
        bruno.robots.clear()
        await play_out(other, table, [anne, bruno])
        await check_session(other, table)
    finally:
        await stop(other)


async def test_two_processes_serve_one_table(service, database_url):
    """Each player is at a process of his own; on SQLite a conflict brings the news, on PostgreSQL the feed."""
    other = await new_service(database_url)
    try:
        table, (anne, bruno) = await seated(service, "Anne", "Bruno", rules="loi-2013 trous=2")
        bruno.service = other
        for _ in range(4000):
            live = await service.stored(table)
            if live.status == "over":
                break
            for guest in (anne, bruno):
                room = await guest.service.room(table)
                await guest.service._refresh(room)
                try:
                    await guest.move(table)
                except Refused:
                    guest.robots.clear()
        await service._refresh(await service.room(table))
        await check_session(service, table)
    finally:
        await stop(other)


async def test_two_processes_race_for_every_throw_and_one_wins(service, database_url):
    """The same player clicks on two devices, each at another process: the dice fall once."""
    other = await new_service(database_url)
    try:
        table, (anne, _) = await seated(service, "Anne", "Bruno")
        await other.room(table)
        twin = Guest(other, "Anne")
        outcomes = await asyncio.gather(anne.send(table, "throw"), twin.send(table, "throw"), return_exceptions=True)
        assert sorted(isinstance(each, Refused) for each in outcomes) == [False, True]
        dice = [entry for entry in await service.store.read(table) if entry.data.get("kind") == "die"]
        assert len(dice) == 1
    finally:
        await stop(other)


async def test_the_feed_brings_what_another_process_wrote(postgres):
    url = await postgres.new_database("fan_out")
    service, other = await new_service(url), await new_service(url)
    try:
        table, (anne, _) = await seated(service, "Anne", "Bruno")
        await other.room(table)
        await anne.send(table, "throw")
        await knows(other, table, (await service.stored(table)).seq)
    finally:
        await stop(service)
        await stop(other)


async def knows(service, table, seq):
    """Without anybody who asks for the table."""
    async with asyncio.timeout(10):
        while service.rooms[table].live.seq != seq or service.rooms[table].broken:
            await asyncio.sleep(0.01)


async def test_what_could_not_be_read_when_it_was_told_is_read_later(postgres, monkeypatch):
    """Found by freezing processes: the process that woke had lost its connections, and a table stood still."""
    url = await postgres.new_database("read_later")
    service, other = await new_service(url), await new_service(url)
    try:
        table, (anne, _) = await seated(service, "Anne", "Bruno")
        await other.room(table)
        read, failures = other.store.read, []

        async def fails_first(*question):
            if len(failures) < 2:
                failures.append(question)
                raise StoreError("away")
            return await read(*question)

        monkeypatch.setattr(other.store, "read", fails_first)
        await anne.send(table, "throw")
        await knows(other, table, (await service.stored(table)).seq)
        assert len(failures) == 2
    finally:
        await stop(service)
        await stop(other)


async def test_what_others_wrote_while_one_could_not_store_is_read(postgres, monkeypatch):
    """It had been told of an entry of the same number as the one it was about to store, and took it for its own."""
    url = await postgres.new_database("half_done")
    service, other = await new_service(url), await new_service(url)
    try:
        table, (anne, _) = await seated(service, "Anne", "Bruno")
        twin, before = Guest(other, "Anne"), (await service.stored(table)).seq
        told = asyncio.Event()
        service._feed.listen(TABLES, lambda _text: told.set())

        async def others_are_quicker(_change):
            await twin.send(table, "say", text="Bonjour")
            await told.wait()
            raise StoreError("away")

        with monkeypatch.context() as patch:
            patch.setattr(service.store, "commit", others_are_quicker)
            with pytest.raises(ServerRefused):
                await anne.send(table, "say", text="Bonsoir")
        await knows(service, table, before + 1)
        assert service.rooms[table].told == before + 1
    finally:
        await stop(service)
        await stop(other)


async def test_a_flag_falls_by_itself_and_clocks_go_on_in_another_process(database_url):
    now = [1000.0]
    service = await new_service(database_url, now=lambda: now[0])
    other = None
    try:
        table, (anne, bruno) = await seated(service, "Anne", "Bruno", clock=[10, 60])
        now[0] += 5
        await anne.send(table, "throw")
        await bruno.send(table, "throw")
        now[0] += 30
        await stop(service)
        other = await new_service(database_url, now=lambda: now[0])
        await asyncio.sleep(0.5)
        live = await other.stored(table)
        assert live.status == "playing"
        now[0] += 45
        for _ in range(100):
            live = await other.stored(table)
            if live.status == "over":
                break
            await asyncio.sleep(0.05)
        assert live.status == "over"
        kinds = [entry.data.get("kind") for entry in await other.store.read(table)]
        assert kinds[-4:] == ["flag", "ended", "finished", None]
    finally:
        if other:
            await stop(other)


async def test_a_game_by_correspondence_gives_days_for_a_coup(database_url):
    """A delay of three days and no reserve; the days go on while no server runs."""
    day, now = 86_400.0, [1000.0]
    service = await new_service(database_url, now=lambda: now[0])
    table, (anne, bruno) = await seated(service, "Anne", "Bruno", clock=[3 * day, 0])
    await anne.send(table, "throw")
    await bruno.send(table, "throw")
    await stop(service)
    now[0] += 2.9 * day
    service = await new_service(database_url, now=lambda: now[0])
    try:
        await asyncio.sleep(0.5)
        for guest in (anne, bruno):
            guest.service = service
        while (await service.stored(table)).table.state.since < now[0]:  # until a coup is played
            for guest in (anne, bruno):
                await guest.move(table)
        now[0] += 2.9 * day
        await asyncio.sleep(0.5)
        assert (await service.stored(table)).status == "playing"
        now[0] += 0.2 * day
        async with asyncio.timeout(10):
            while (await service.stored(table)).status != "over":
                await asyncio.sleep(0.05)
        assert "flag" in [entry.data.get("kind") for entry in await service.store.read(table)]
    finally:
        await stop(service)


async def test_computers_cut_off_in_the_middle_go_on_at_the_next_start(database_url):
    """By themselves, up to where somebody who waits has to act."""
    service = await new_service(database_url)
    try:
        options = {"form": "poule", "players": 3, "rules": "loi-2013 trous=6", "order": [1, 2, 0]}
        table, (anne,) = await seated(service, "Anne", plans=[PERSON, COMPUTER, COMPUTER], **options)
        live = (await service.room(table)).live
        async with asyncio.timeout(60):
            while live.seq < 50:
                await asyncio.sleep(0.001)
    finally:
        await stop(service)
    assert live.status == "playing"
    assert 0 not in live.table.state.sits
    other = await new_service(database_url)
    try:
        async with asyncio.timeout(60):
            while 0 not in (await other.stored(table)).table.state.sits:
                await asyncio.sleep(0.05)
        anne.service = other
        await play_out(other, table, [anne])
        await check_session(other, table)
    finally:
        await stop(other)


async def test_computers_alone_cut_off_in_the_middle_go_on_when_somebody_watches(database_url):
    service = await new_service(database_url)
    try:
        live = await service.open(None, Conventions.of({"rules": "loi-2013 trous=6"}), [COMPUTER] * 2)
        await watch(service, live.id)
        async with asyncio.timeout(60):
            while live.seq < 50:
                await asyncio.sleep(0.001)
    finally:
        await stop(service)
    assert live.status == "playing"
    other = await new_service(database_url)
    try:
        await watch(other, live.id)
        async with asyncio.timeout(60):
            while (await other.stored(live.id)).status != "over":
                await asyncio.sleep(0.05)
        await check_session(other, live.id)
    finally:
        await stop(other)


async def test_spectators_may_be_one_coup_behind(service):
    table, (anne, bruno) = await seated(service, "Anne", "Bruno", delayed=True, rules="loi-2013 trous=2")
    room = await service.room(table)
    for _ in range(60):
        for guest in (anne, bruno):
            await guest.move(table)
        live, late = room.live, room.seen_by("somebody else")
        if live.status == "over":
            break
        assert room.seen_by(anne.person.id) is live
        assert late.seq == live.thrown_at - 1 if live.thrown_at else late.seq == live.seq
    await play_out(service, table, [anne, bruno])
    assert room.seen_by(None).seq == room.live.seq
    assert room.seen_by(None).table.state.summary() == room.live.table.state.summary()
