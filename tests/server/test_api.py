"""Over HTTP and websockets, as browsers and programs see it."""

import asyncio
import contextlib
import json
from types import SimpleNamespace

import httpx
import pytest
import websockets

from tests.server.running import ServerThread
from trictrac.client import Client, ClientError, RefusedError
from trictrac.client import seat as seating
from trictrac.position import Position
from trictrac.server.api import socket
from trictrac.server.api.quotas import Sockets
from trictrac.server.messages.incoming import MESSAGES
from trictrac.server.metrics import Metrics
from trictrac.verify import verify_text
from trictrac.words import Fact, Moves, say

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(database_url):
    server = ServerThread(database_url, thinking=60.0)
    yield server
    server.stop()


async def two_at_a_table(stack, server, listed=False, **options):
    anne, bruno = [await stack.enter_async_context(Client(server.url, name)) for name in ("Anne", "Bruno")]
    opened = await anne.open(options=options, listed=listed)
    table = opened["view"]["id"]
    seats = [await stack.enter_async_context(each.table(table)) for each in (anne, bruno)]
    await seats[0].sit(0)
    await seats[1].sit(1, opened["invitations"]["1"])
    for seat in seats:
        await seat.until(lambda seat=seat: seat.view["status"] == "playing")
    return table, anne, bruno, seats


async def do_something(seat):
    """What a simple program would do with what it is told; False: it waits."""
    board = seat.view.get("board")
    if board is None:
        return False
    you = next(n for n, each in enumerate(seat.view["seats"]) if each["name"] == seat.name)
    if board["phase"] == "opening" and str(you) not in board["opening"] and you in board["sits"]:
        await seat.send("throw")
    elif board["turn"] != you:
        return False
    elif board["phase"] == "throw":
        await seat.send("throw")
    elif board["may_decide"]:
        await seat.send("leave")
    elif board["phase"] == "play":
        await seat.send("play", play=board["plays"][0])
    else:
        return False
    return True


async def play_out(seats):
    for seat, name in zip(seats, ("Anne", "Bruno"), strict=True):
        seat.name = name
    async with asyncio.timeout(240):
        while seats[0].view["status"] != "over":
            for seat in seats:
                await seat.until(lambda seat=seat: seat.seq >= max(each.seq for each in seats))
                with contextlib.suppress(RefusedError):
                    await do_something(seat)


async def test_a_game_over_websockets_its_record_and_its_proof(server):
    async with contextlib.AsyncExitStack() as stack:
        table, anne, _, seats = await two_at_a_table(stack, server, rules="loi-2013 trous=2")
        with pytest.raises(RefusedError) as early:
            await anne.call("GET", f"/api/tables/{table}/proof")
        assert early.value.code == "not_over"
        await play_out(seats)
        record = await anne.call("GET", f"/api/tables/{table}/record")
        proof = await anne.call("GET", f"/api/tables/{table}/proof")
        for text in (record.encode(), json.dumps(proof).encode()):
            assert verify_text(text)[0].finished
        assert (await anne.call("GET", f"/api/tables/{table}/verify"))["right"]
        assert [game["id"] for game in await anne.call("GET", "/api/games", mine=True)] == [table]
        assert (await anne.call("GET", f"/api/tables/{table}/account"))["totals"]


async def test_a_client_that_was_answered_comes_back_as_often_as_before(monkeypatch):
    """Its attempts were counted over a lifetime: after a few restarts of its server it gave up at the next."""
    monkeypatch.setattr(seating, "TRIES", 3)
    monkeypatch.setattr(seating, "_AGAIN", 0.001)
    came = 0

    async def answer_once(socket):
        nonlocal came
        came += 1
        await socket.send(json.dumps({"type": "snapshot", "view": {"seq": came, "status": "over"}}))

    async with websockets.serve(answer_once, "127.0.0.1", 0) as house:
        port = house.sockets[0].getsockname()[1]
        async with seating.SeatAtTable(f"http://127.0.0.1:{port}", "t", "") as there:
            await there.until(lambda: there.seq > 10)
            house.close()
            with pytest.raises(ClientError, match="gone"):
                await there.until(lambda: False)


async def test_whoever_comes_back_gets_exactly_what_he_missed(server):
    async with contextlib.AsyncExitStack() as stack:
        table, anne, _, seats = await two_at_a_table(stack, server)
        seen = seats[0].seq
        for text in ("un", "deux", "trois"):
            await seats[1].send("say", text=text)
        async with anne.table(table, after=seen) as again:
            assert [entry["data"]["text"] for entry in again.entries] == ["un", "deux", "trois"]
            assert [entry["seq"] for entry in again.entries] == [seen + 1, seen + 2, seen + 3]
        async with anne.table(table, after=10**6) as lost:  # a client of another world gets everything
            assert lost.view["seq"] == seen + 3
            assert lost.entries == []
        page = await anne.call("GET", f"/api/tables/{table}/entries", after=seen)
        assert [entry["seq"] for entry in page["entries"]] == [seen + 1, seen + 2, seen + 3]


async def test_who_missed_too_much_gets_everything_at_once(server, monkeypatch):
    monkeypatch.setattr(socket, "MOST_MISSED", 3)
    async with contextlib.AsyncExitStack() as stack:
        table, anne, _, seats = await two_at_a_table(stack, server)
        seen = seats[0].seq
        for number, missed in enumerate(([1, 2, 3], []), 3):
            while server.house.tables.rooms[table].live.seq < seen + number:
                await seats[1].send("say", phrase="bonjour")
            async with anne.table(table, after=seen) as again:
                assert [entry["seq"] - seen for entry in again.entries] == missed
                assert again.view["seq"] == seen + number


async def test_a_reader_who_is_too_slow_is_cut_off_and_nobody_waits_for_him():
    sent, may_go_on = [], asyncio.Event()

    async def send(message):
        await may_go_on.wait()
        sent.append(message)

    presence = SimpleNamespace(leave=lambda *_: None)
    quotas = SimpleNamespace(sockets=Sockets(1))
    house = SimpleNamespace(metrics=Metrics(), quotas=quotas, tables=SimpleNamespace(presence=presence))
    slow = socket.Connection(house, None, None, "127.0.0.1", send)
    slow.deliver("first")
    await asyncio.sleep(0)  # it is on its way and does not arrive
    for number in range(socket.MOST_QUEUED + 50):
        slow.deliver(str(number))
    may_go_on.set()
    await asyncio.sleep(0.05)
    assert sent == [{"type": "websocket.send", "text": "first"}, {"type": "websocket.close", "code": 1013}]
    slow.stop()
    socket.Connection(house, None, None, "127.0.0.1", send).stop()  # the place of the slow one is free again


async def test_nothing_sent_lets_anybody_know_a_throw_early(server):
    """On the wire of a whole game: the secret appears after the last die, user ids and sealed seeds never too early."""
    async with contextlib.AsyncExitStack() as stack:
        spectator = await stack.enter_async_context(Client(server.url))
        wire = []
        table, _, _, seats = await two_at_a_table(stack, server, rules="loi-2013 trous=1")
        secret = server.house.tables.rooms[table].live.secret
        cookie = "; ".join(f"{each.name}={each.value}" for each in spectator.http.cookies.jar)
        address = f"ws{server.url[4:]}/api/tables/{table}/socket?after=0"
        socket = await stack.enter_async_context(websockets.connect(address, additional_headers={"Cookie": cookie}))

        async def listen():
            async for text in socket:
                wire.append(text)

        listening = asyncio.create_task(listen())
        await play_out(seats)
        await asyncio.sleep(0.2)
        listening.cancel()
        whole = "".join(wire)
        told = [n for n, text in enumerate(wire) if secret in text]
        dice = [n for n, text in enumerate(wire) if '"thrown"' in text or '"die"' in text]
        assert told
        assert told[0] >= dice[-1]
        assert whole.index(secret) > whole.rindex('"kind":"thrown"')
        assert "g-" not in whole.replace('"seq', "")  # no user id
        first = json.loads(wire[0])
        assert first["type"] == "entries"
        seeds = [each["data"].get("seed") for each in first["entries"] if each["kind"] == "revealed"]
        seals = [n for n, each in enumerate(first["entries"]) if each["kind"] == "sat"]
        opened = [n for n, each in enumerate(first["entries"]) if each["kind"] == "revealed"]
        assert all(seeds)
        assert max(seals) < min(opened)


async def test_refusals_come_in_both_languages_with_their_article(server):
    async with contextlib.AsyncExitStack() as stack:
        table, anne, _, seats = await two_at_a_table(stack, server)
        with pytest.raises(RefusedError) as refused:
            await seats[0].send("stay")
        assert refused.value.article
        assert refused.value.sentence("fr") != refused.value.sentence("en")
        said = {"do": "stay", "ref": "x", "seen": 0}
        answer = await anne.http.post(f"/api/tables/{table}/messages", json=said)
        assert answer.status_code == 409
        assert answer.json()["code"] == refused.value.code


async def test_hand_marking_keeps_its_secrets(server):
    async with contextlib.AsyncExitStack() as stack:
        table, anne, _, seats = await two_at_a_table(stack, server, modes=["strict", "automatic"])
        for seat in seats:
            await seat.send("throw")
        await seats[0].until(lambda: seats[0].seq == seats[1].seq)
        assert "score" not in seats[0].view["board"]
        with pytest.raises(RefusedError, match="hidden"):
            await anne.call("GET", f"/api/tables/{table}/record")


async def test_the_lobby_and_a_seat_without_invitation(server):
    async with Client(server.url, "Anne") as anne, Client(server.url, "Bruno") as bruno:
        opened = await anne.open(listed=True, options={"form": "a-ecrire", "players": 3})
        hidden = await anne.open()
        assert [table["id"] for table in await bruno.lobby()] == [opened["view"]["id"]]
        async with bruno.table(opened["view"]["id"]) as seat:
            await seat.sit(2)
        async with bruno.table(hidden["view"]["id"]) as seat:
            with pytest.raises(RefusedError, match="invitation"):
                await seat.sit(1)
            with pytest.raises(RefusedError, match="invitation"):
                await seat.sit(1, hidden["invitations"]["0"])


async def test_a_seat_is_taken_back_from_another_device(server):
    async with contextlib.AsyncExitStack() as stack:
        table, anne, _, _ = await two_at_a_table(stack, server)
        code = (await anne.call("POST", "/api/me/code"))["code"]
        async with Client(server.url) as phone:
            await phone.call("POST", "/api/me/adopt", {"code": code})
            async with phone.table(table) as seat:
                assert seat.you == 0
                await seat.send("throw")


async def test_a_computer_plays_against_a_person(server):
    async with Client(server.url, "Anne") as anne:
        seats = [{"kind": "person"}, {"kind": "computer", "level": "greedy"}]
        opened = await anne.open(options={"rules": "loi-2013 trous=3"}, seats=seats)
        async with anne.table(opened["view"]["id"]) as seat:
            seat.name = "Anne"
            await seat.sit(0)
            async with asyncio.timeout(240):
                while seat.view["status"] != "over":
                    seq = seat.seq
                    with contextlib.suppress(RefusedError):
                        if not await do_something(seat):
                            with contextlib.suppress(TimeoutError):
                                await seat.until(lambda seq=seq: seat.seq > seq, 2)
        assert server.house.thinker.failures == 0
        assert server.house.thinker.thoughts > 0
        with pytest.raises(RefusedError, match="no player"):
            await anne.open(seats=[{"kind": "person"}, {"kind": "computer", "level": "nobody"}])


async def test_the_schema_names_every_message(server):
    async with httpx.AsyncClient(base_url=server.url) as http:
        schema = (await http.get("/api/schema")).json()
        assert set(schema["incoming"]["discriminator"]["mapping"]) == set(MESSAGES)
        openapi = (await http.get("/api/openapi.json")).json()
        assert "/api/tables/{table}/messages" in openapi["paths"]


async def test_health_and_figures_say_what_is(server):
    async with contextlib.AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=server.url))
        assert (await http.get("/healthz")).json()["status"] == "ok"
        _, anne, _, seats = await two_at_a_table(stack, server)
        await anne.open()
        with pytest.raises(RefusedError):
            await seats[0].send("stay")
        figures = dict(line.rsplit(" ", 1) for line in (await http.get("/metrics")).text.splitlines() if line[0] != "#")
        assert figures["trictrac_sockets"] == "2.0"
        assert figures['trictrac_messages_total{do="sit",outcome="done"}'] == "2.0"
        assert figures['trictrac_messages_total{do="stay",outcome="refused"}'] == "1.0"
        assert figures['trictrac_tables{status="playing"}'] == figures['trictrac_tables{status="open"}'] == "1.0"
        assert figures["trictrac_acknowledge_seconds_count"] == "4.0"  # each sat and showed his seed
        assert figures["trictrac_tables_in_memory"] == "2.0"


async def test_a_position_is_judged(server):
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.post("/api/judge", json={"position": str(Position()), "throw": "6-5"})
        assert answer.status_code == 200
        assert answer.json()["plays"]
        bad = await http.post("/api/judge", json={"position": "what?"})
        assert bad.status_code == 422
        assert bad.json()["told"]["key"] == "position-unreadable"


async def test_why_a_dame_may_not_go_there_is_told_with_its_article(server):
    question = {"position": "1x14-9_1x15_w", "throw": "5-3"}
    async with httpx.AsyncClient(base_url=server.url) as http:
        refused = (await http.post("/api/why-not", json={**question, "play": "9-12"})).json()
        assert refused["article"] == "IX"
        assert refused["told"]["args"]["why"]["key"] == "refusal-lone_coin"
        assert (await http.post("/api/why-not", json={**question, "play": "1-6"})).json() is None
        for wrong in ({"play": "what?"}, {"play": "1-6", "throw": None}, {"play": "1-6", "position": "what?"}):
            bad = await http.post("/api/why-not", json={**question, **wrong})
            assert bad.status_code == 422
            told = Fact.from_data(bad.json()["told"])
            assert say(told, "fr") != say(told, "en")


async def test_advice_comes_from_a_worker(server):
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        answer = await http.post("/api/hint", json={"position": str(Position()), "throw": "6-5"})
        assert answer.status_code == 200, answer.text
        verdict, *_ = (say(Fact.from_data(told), "fr") for told in answer.json()["sentences"])
        best = answer.json()["choices"][0]
        assert f"{say('verbatim', 'fr', text=Moves(best['play']))}\u00a0: " in verdict
        assert all(say(Fact.from_data(told), "en") for told in best["sentences"])
        assert say(Fact.from_data(answer.json()["aim"]["told"]), "fr")
        bad = await http.post("/api/hint", json={"position": "what?", "throw": "6-5"})
        assert (bad.status_code, bad.json()["code"]) == (422, "bad_action")


async def test_the_house_names_its_levels_and_phrases(server):
    async with Client(server.url, "Anne") as anne:
        house = await anne.call("GET", "/api/house")
        opened = await anne.open(seats=[{"kind": "person"}, {"kind": "computer", "level": "fin-joueur"}])
    assert [level["key"] for level in house["levels"]][:2] == ["novice", "apprenti"]
    assert "Bien joué" in [say(Fact.from_data(phrase["text"]), "fr") for phrase in house["phrases"]]
    assert opened["view"]["seats"][1]["name"] == "Fin joueur"
