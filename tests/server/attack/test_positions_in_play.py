"""Nobody is told what a position is worth that stands on a strict table: not the players, nor a friend who asks."""

import asyncio

import httpx
import pytest

from tests.server.helpers import new_service, seated, stop
from tests.server.running import ServerThread
from trictrac.camp import Camp
from trictrac.marks import Marks
from trictrac.position import Position
from trictrac.server.tables.standing import key_of
from trictrac.side import Side

ASKED = ("judge", "hint", "examine", "throws")


@pytest.fixture(scope="module")
def url(tmp_path_factory):
    return f"sqlite:///{tmp_path_factory.mktemp('attack')}/tables.sqlite"


@pytest.fixture(scope="module")
def server(url):
    server = ServerThread(url)
    yield server
    server.stop()


async def table_of(url, modes, coups=3, **options):
    """A table where so many coups were played and the dice lie: how it stands, and what else is to be asked about."""
    service = await new_service(url)
    try:
        table, guests = await seated(service, "Anne", "Bruno", modes=modes, **options)
        live = await service.stored(table)
        while live.table.state.coup <= coups or live.table.state.throw is None:
            for guest in guests:
                await guest.move(table)
        return table, live.table.state.position
    finally:
        await stop(service)


def test_a_position_on_a_strict_table_is_judged_for_nobody(server, url):
    table, position = asyncio.run(table_of(url, ["strict", "strict"]))
    with httpx.Client(base_url=server.url, timeout=60) as http:
        for asked in (position, position.mirror()):
            for path in ASKED:
                throw = {} if asked.throw else {"throw": "6-5"}
                answer = http.post(f"/api/{path}", json={"position": str(asked), **throw})
                assert (answer.status_code, answer.json()["code"]) == (409, "in_play"), path
        start = Position(position.white, position.black, position.turn)
        record = f"format: trictrac-record-1\nA: Anne\nB: Bruno\nstart: {start}\n\ngame 1  white A, black B\n"
        record += f"   1. {'A' if position.turn is Side.WHITE else 'B'} 6-5\n"
        for path in ("/api/replay", "/api/recorded"):
            assert http.post(path, content=record).json()["code"] == "in_play"
        first = {"position": str(Position()), "throw": "6-5"}
        assert http.post("/api/judge", json=first).status_code == 200
        assert http.get(f"/api/tables/{table}").json()["view"]["board"].get("score") is None


def test_a_position_where_the_program_marks_is_judged(server, url):
    """The table begins with a position of its own: the dice cannot lead it to one that a strict table holds."""
    apart = "1x5-2x5-3x5_1x4-2x4-3x7_w"
    _, position = asyncio.run(table_of(url, ["automatic", "automatic"], start=apart))
    answer = httpx.post(f"{server.url}/api/judge", json={"position": str(position), "throw": "6-5"}, timeout=60)
    assert answer.status_code == 200 or answer.json()["code"] == "bad_action"


def test_nobody_closes_an_example_of_the_law_by_sitting_down_to_it(server, url):
    """A table opened with a position keeps what is made of it to itself, but not the position everybody knows."""
    known = "1x11-2-3-5-7_1x11-6-8-9-11_w"
    for coups, status in ((0, 200), (1, 409)):
        position = Position()
        # A rare first throw makes a trou, and whoever made it leaves: the talons are known to everybody.
        while position.white.dames == position.black.dames:
            _, position = asyncio.run(table_of(url, ["strict", "strict"], coups, start=known))
        question = {"position": "_".join([*str(position).split("_")[:2], "w"]), "throw": "4-3"}
        assert httpx.post(f"{server.url}/api/judge", json=question, timeout=60).status_code == status


def test_marks_turn_and_colours_make_no_difference():
    position = Position(Camp.of({1: 13, 5: 1, 4: 1}), turn=Side.BLACK)
    other = Position(Camp.of({1: 15}), Camp.of({1: 13, 4: 1, 5: 1}, Marks(8), 1))
    assert key_of(position) == key_of(other) is not None
    assert key_of(position) != key_of(Position(Camp.of({1: 13, 6: 1, 4: 1})))
