"""What a finished game teaches: gates passed and écoles to count again, told to its player alone."""

import pytest

from tests.server.running import ServerThread
from trictrac.client import Client, RefusedError
from trictrac.lessons.own_cards import COUNT
from trictrac.position import Position

pytestmark = pytest.mark.anyio
SEATS = [{"kind": "person"}, {"kind": "computer", "level": "novice"}]
FILLING = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_0.3.12_4b.5.12_6-4"


@pytest.fixture
def server(tmp_path):
    server = ServerThread(f"sqlite:///{tmp_path}/tables.sqlite")
    yield server
    server.stop()


async def test_a_game_that_was_given_up_passes_no_gate_and_says_why(server):
    async with Client(server.url, "Anne") as anne, Client(server.url, "Bruno") as bruno:
        opened = await anne.open(options={"modes": ["strict"] * 2}, seats=SEATS)
        table = opened["view"]["id"]
        address = f"/api/tables/{table}/learned"
        async with anne.table(table) as seat:
            await seat.sit(0)
            await seat.until(lambda: seat.view["status"] == "playing")
            with pytest.raises(RefusedError) as refused:
                await anne.call("GET", address)
            assert refused.value.code == "not_over"
            await seat.send("resign")
            await seat.until(lambda: seat.view["status"] == "over")
        learned = await anne.call("GET", address)
        assert [(each["gate"], each["passed"]) for each in learned["gates"]] == [
            ("three-trous", False),
            ("novice", False),
            ("strict", False),
        ]
        assert learned["gates"][2]["told"] == {
            "key": "lesson-gate-told-strict",
            "args": {"passed": False, "count": 0},
        }
        assert learned["cards"] == []
        with pytest.raises(RefusedError) as refused:
            await bruno.call("GET", address)
        assert refused.value.code == "not_a_player"


async def test_an_ecole_comes_back_as_the_throw_that_was_to_be_counted(server):
    """White's 6-4 fills and beats for 38 points; white plays without marking them."""
    async with Client(server.url, "Anne") as anne:
        opened = await anne.open(options={"modes": ["strict"] * 2, "start": FILLING}, seats=SEATS)
        table = opened["view"]["id"]
        async with anne.table(table) as seat:
            await seat.sit(0)
            await seat.until(lambda: "throw" in seat.view.get("board", {}).get("may", {}).get("0", ()))
            await seat.send("throw")
            await seat.until(lambda: "play" in seat.view["board"]["may"].get("0", ()))
            await seat.send("play", play=seat.view["board"]["plays"][0])
            await seat.send("resign")
            await seat.until(lambda: seat.view["status"] == "over")
        learned = await anne.call("GET", f"/api/tables/{table}/learned", aided=3)
        assert learned["gates"] == [], "a game from a position of one's own passes nothing"
        (card,) = learned["cards"]
        assert card["theme"] == COUNT
        position = Position.parse(card["board"])
        assert position.score() == Position.parse(FILLING).score()
        assert position.score().total(position.turn) == 38
