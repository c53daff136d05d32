"""One address that does its worst, with or without cookies: it gets one address's share."""

import asyncio

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.helpers import COMPUTER, new_service, seated, stop
from tests.server.running import ServerThread
from tests.server.test_study import RECORD
from trictrac.server.api.quotas import Holdings, Quotas, Shared, Sockets, customer
from trictrac.server.refusals import ServerRefused
from trictrac.server.study import touring
from trictrac.server.tables import desk
from trictrac.server.tables.computers import Sessions
from trictrac.server.tables.conventions import Conventions

pytestmark = pytest.mark.anyio
COMPUTERS = {"seats": [{"kind": "computer", "level": "random"}] * 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """With the limits that everybody gets who sets none."""
    server = ServerThread(f"sqlite:///{tmp_path_factory.mktemp('address')}/t.sqlite", rate=20)
    yield server
    server.stop()


@pytest.fixture
def fresh(server):
    """The same, as if nobody had asked for anything yet."""
    server.house.quotas = Quotas(20, server.house.store.unfinished)
    shield = server.app.middleware_stack
    while not hasattr(shield, "_limits"):
        shield = shield.app
    shield._limits._buckets.clear()
    return server


def test_an_ipv6_network_is_one_address():
    assert customer("2001:db8:1:2::1") == customer("2001:db8:1:2:ffff::9") != customer("2001:db8:1:3::1")
    assert customer("::ffff:192.0.2.7") == customer("192.0.2.7") == "192.0.2.7"
    assert customer("fe80::1%eth0") == customer("fe80::2")
    assert customer("testclient") == "testclient"


def test_who_sends_no_cookie_opens_no_more_tables(fresh):
    """300 in nine seconds, each by another guest."""
    with httpx.Client(base_url=fresh.url, timeout=60) as http:
        codes = []
        for _ in range(60):
            codes.append(http.post("/api/tables", json=COMPUTERS).status_code)
            http.cookies.clear()
    assert codes.count(201) <= 41
    assert codes[-1] == 429


def test_who_sends_no_cookie_becomes_no_more_guests(fresh):
    with httpx.Client(base_url=fresh.url, timeout=60) as http:
        codes = []
        for _ in range(100):
            codes.append(http.get("/api/me").status_code)
            http.cookies.clear()
    assert codes.count(200) <= 62
    assert codes[-1] == 429


def test_who_sends_no_cookie_has_no_more_records_replayed_and_none_in_the_servers_own_process(fresh, monkeypatch):
    """Fourteen large ones took other people's acknowledgements from 5 ms to 8 s."""
    fresh.house.quotas.studies = Shared((0, 2), (0, 3))
    for name in ("tour_of_text", "judged_keys"):
        monkeypatch.delattr(touring, name)  # a worker has its own
    with httpx.Client(base_url=fresh.url, timeout=60) as http:
        codes = []
        for path in ("/api/replay", "/api/replay", "/api/replay", "/api/replay", "/api/verify"):
            codes.append(http.post(path, content=RECORD, headers={"Content-Type": "text/plain"}).status_code)
            http.cookies.clear()
    assert codes == [200, 200, 200, 429, 429]


async def test_computers_play_while_somebody_watches(fresh):
    """All-`random` tables filled a core and 37 MB of disk per minute, with nobody there."""
    async with httpx.AsyncClient(base_url=fresh.url, timeout=60) as http:
        opened = (await http.post("/api/tables", json={**COMPUTERS, "options": {"games": 50}})).json()
        table = opened["view"]["id"]
        seq = opened["view"]["seq"]
        await asyncio.sleep(0.5)
        assert (await http.get(f"/api/tables/{table}")).json()["view"]["seq"] == seq
        async with connect(f"{fresh.url.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
            async with asyncio.timeout(30):
                while '"type":"entries"' not in await socket.recv():
                    pass
        room = fresh.house.tables.rooms[table]
        async with asyncio.timeout(5):
            while not room.playing.done():
                await asyncio.sleep(0.05)
        assert room.live.status == "playing"


async def test_computers_alone_play_at_few_tables_of_an_address_at_once(tmp_path):
    service = await new_service(f"sqlite:///{tmp_path}/t.sqlite", sessions=Sessions(most=2, pause=60))

    class Somebody:
        user = None

        def deliver(self, _text):
            """Looks on."""

    try:
        rooms = []
        for _ in range(4):
            live = await service.open(None, Conventions.of({"games": 50}), [COMPUTER] * 2)
            room = await service.room(live.id)
            room.add(Somebody())
            service.watched(room, "192.0.2.7")
            rooms.append(room)
        await asyncio.sleep(0.05)
        assert [room.playing.done() for room in rooms] == [False, False, True, True]
        rooms[0].playing.cancel()
        await asyncio.sleep(0.05)
        assert [room.playing.done() for room in rooms] == [True, False, False, True]
    finally:
        await stop(service)


async def test_a_table_keeps_so_much_talk_and_no_more(tmp_path, monkeypatch):
    monkeypatch.setattr(desk, "MOST_SAID", 5)
    service = await new_service(f"sqlite:///{tmp_path}/t.sqlite")
    try:
        table, (anne, bruno) = await seated(service, "Anne", "Bruno")
        for guest in (anne, bruno, anne, bruno, anne):
            await guest.send(table, "say", text="bla")
        with pytest.raises(ServerRefused) as refused:
            await bruno.send(table, "say", phrase="merci")
        assert refused.value.code == "talk_full"
        await anne.send(table, "throw")
    finally:
        await stop(service)


def test_an_address_is_charged_whoever_comes_from_it():
    shared = Shared((0, 2), (0, 3))
    assert [shared.allows(who, "here") for who in ("a", "b", "c", "d")] == [True, True, True, False]
    assert [shared.allows("x", where) for where in ("1", "2", "3")] == [True, True, False]


async def test_an_address_holds_so_many_unfinished_tables():
    over = set()

    async def unfinished(tables):
        return set(tables) - over

    holdings = Holdings(2, unfinished)
    for table in ("a", "b"):
        await holdings.check("here")
        holdings.add("here", table)
    with pytest.raises(ServerRefused, match="unfinished"):
        await holdings.check("here")
    await holdings.check("there")
    over.add("a")
    await holdings.check("here")


def test_an_address_has_so_many_sockets_open():
    sockets = Sockets(2)
    sockets.enter("here")
    sockets.enter("here")
    with pytest.raises(ServerRefused, match="connections"):
        sockets.enter("here")
    sockets.enter("there")
    sockets.leave("here")
    sockets.enter("here")
