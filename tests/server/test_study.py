"""Away from the table: positions that somebody sets up, games to replay, dice to verify."""

import asyncio
import contextlib
from itertools import pairwise
from pathlib import Path

import httpx
import pytest

from tests.server.running import ServerThread
from trictrac.client import Client, RefusedError
from trictrac.dice_proof import Dice, new_secret
from trictrac.words import Fact, say

pytestmark = pytest.mark.anyio
RECORD = (Path(__file__).parents[2] / "examples" / "records" / "ecole.txt").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = ServerThread(f"sqlite:///{tmp_path_factory.mktemp('study')}/tables.sqlite")
    yield server
    server.stop()


@pytest.fixture
async def http(server):
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        yield client


def french(told):
    return say(Fact.from_data(told), "fr")


async def examined(http, position, throw=None, **more):
    answer = await http.post("/api/examine", json={"position": position, "throw": throw, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_every_fault_is_told_in_both_languages(http):
    found = await examined(http, "1x14-12_1x14-13_w", "6-5")
    assert found["judged"] is None
    assert [fault["fatal"] for fault in found["faults"]] == [True, True, True]
    assert french(found["faults"][0]["text"]).startswith("Blanc\u00a0: une dame seule sur son coin")
    assert say(Fact.from_data(found["faults"][1]["text"]), "en").startswith("Black: a dame on the opponent’s corner")


async def test_a_position_no_play_leads_to_is_judged_all_the_same(http):
    found = await examined(http, "1x14-20_1x15_w", "6-5")
    assert [fault["fatal"] for fault in found["faults"]] == [False]
    assert found["judged"]["plays"]


async def test_a_throw_its_sheet_and_what_it_does_to_the_marks(http):
    great = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.3.12_4b.5.12"
    judged = (await examined(http, great, "6-4"))["judged"]
    assert sum(reason["points"] for reason in judged["score"]) == 38
    (total,) = judged["sums"]
    assert (total["before"], total["gain"], total["trous"], total["points"]) == (10, 38, 7, 0)
    assert french(total["text"]).startswith("Blanc marque 38\u00a0: 10 + 38 = 48")
    assert judged["may_leave"] is True
    assert french(judged["name"]) == "six et quatre"


async def test_the_twelfth_trou_ends_the_game_instead_of_a_choice(http):
    last = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.11.12_4b.5.12"
    judged = (await examined(http, last, "6-4"))["judged"]
    assert judged["sums"][0]["wins"] is True
    assert judged["may_leave"] is False


async def test_every_throw_is_told_with_its_points_and_counted_out_of_thirty_six(http):
    asked = {"position": "1x3-2x3-3x3-4x3-5x3_1x15_w", "throw": "5-4"}
    answer = await http.post("/api/throws", json=asked)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert len(found["throws"]) == 21
    assert sum(each["chances"] for each in found["throws"]) == 36
    fills = next(each for each in found["counts"] if each["effect"] == "fills")
    assert (fills["count"], french(fills["told"])) == (20, "remplissent le petit jan")
    assert fills["count"] == sum(each["chances"] for each in found["throws"] if "fills" in each["effects"])
    filling = next(each for each in found["throws"] if each["throw"] == "5-4")
    assert (filling["gains"], filling["gives"]) == (4, 0)
    assert [french(each) for each in filling["told"]] == ["Petit jan rempli (+4)"]
    assert "Blanc\u00a0: nombres à jouer 5 et 4" in [french(each) for each in found["figures"]]


async def test_the_throws_of_a_faulty_position_are_refused(http):
    answer = await http.post("/api/throws", json={"position": "1x14-12_1x15_w"})
    assert answer.status_code == 422
    assert "coin" in french(answer.json()["told"])


async def test_bad_text_gets_one_sentence(http):
    for body in (
        {"position": "what?"},
        {"position": "1x15_1x15_w", "throw": "7-1"},
        {"position": "1x15_1x15_w", "rules": "mine"},
    ):
        answer = await http.post("/api/examine", json=body)
        assert answer.status_code == 422, body
        assert french(answer.json()["told"])


async def test_a_record_from_a_file_is_replayed_with_its_sheets(http):
    answer = await http.post("/api/replay", content=RECORD, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 200, answer.text
    tour = answer.json()
    assert tour["sessions"][0]["players"] == ["Anne", "Bruno"]
    coups = [step for step in tour["steps"] if step["number"]]
    assert [step["number"] for step in coups] == list(range(1, 19))
    assert coups[8]["ecole"] is True
    assert sum(reason["points"] for reason in coups[8]["score"] if reason["side"] == coups[8]["thrower"]) == 4
    assert coups[0]["play"] == [{"start": 1, "end": 6, "rest": None}, {"start": 1, "end": 4, "rest": None}]
    for earlier, later in pairwise(coups):
        if not any(each["key"] == "event-left" for each in earlier["told"]):
            assert earlier["after"]["position"].split("_")[:2] == later["before"]["position"].split("_")[:2]


async def test_a_wrong_record_is_replayed_as_far_as_it_is_right(http):
    wrong = RECORD.replace("   7. B 6-5", "   7. A 6-5")
    tour = (await http.post("/api/replay", content=wrong)).json()
    assert max(step["number"] for step in tour["steps"]) == 6
    assert french(tour["sessions"][0]["problem"])


async def test_a_record_is_read_for_an_analysis(http):
    """Every throw, with what was made of it, for the browser to weigh."""
    [session] = (await http.post("/api/recorded", content=RECORD)).json()
    assert (session["players"], session["by_hand"], session["finished"]) == (["Anne", "Bruno"], [True, True], True)
    [game] = session["games"]
    assert (game["consolation"], game["result"], len(game["coups"])) == (0, -2, 18)
    for coup, following in pairwise(game["coups"]):
        assert f"{coup['next']}_{following['throw']}" == following["position"]
    assert all(coup["left"] != (coup["play"] is not None) for coup in game["coups"][:-1])


async def test_a_wrong_record_is_read_as_far_as_it_is_right(http):
    wrong = RECORD.replace("   7. B 6-5", "   7. A 6-5")
    [session] = (await http.post("/api/recorded", content=wrong)).json()
    assert len(session["games"][0]["coups"]) == 6
    assert not session["finished"]
    assert french(session["problem"])


async def test_what_is_no_record_gets_one_sentence(http):
    for content in ("", "{", "\x00\x01"):
        for path in ("/api/replay", "/api/verify", "/api/recorded"):
            answer = await http.post(path, content=content)
            assert answer.status_code in (200, 422), (path, content, answer.text)
            if answer.status_code == 200:  # read, and found to be wrong
                sessions = answer.json() if path == "/api/recorded" else answer.json()["sessions"]
                assert sessions[0]["problem"]


async def test_half_a_sign_is_no_fault_of_the_server(http):
    for path in ("/api/replay", "/api/verify", "/api/recorded"):
        headers = {"Content-Type": "application/json"}
        answer = await http.post(path, content=b'"format: trictrac-record-1\\nA: \\ud800"', headers=headers)
        assert answer.status_code in (200, 422), answer.text


async def test_a_record_without_a_proof_says_so(http):
    answer = await http.post("/api/verify", content=RECORD)
    assert answer.status_code == 422
    assert "dés" in french(answer.json()["told"])


async def finished_table(server, stack):
    anne = await stack.enter_async_context(Client(server.url, name="Anne"))
    seats = [{"kind": "person"}, {"kind": "computer", "level": "random"}]
    opened = await anne.open(options={"rules": "loi-2013 trous=2"}, seats=seats)
    table = opened["view"]["id"]
    seat = await stack.enter_async_context(anne.table(table))
    await seat.sit(0)
    async with asyncio.timeout(60):
        while seat.view["status"] != "over":
            board = seat.view.get("board")
            mine = board and (board["turn"] == 0 or board["phase"] == "opening")
            if mine:
                with contextlib.suppress(RefusedError):
                    if board["phase"] == "play":
                        await seat.send("play", play=board["plays"][0])
                    else:
                        await seat.send("throw")
                    continue
            seq = seat.seq
            await seat.until(lambda seq=seq: seat.seq > seq)
    return table


async def test_a_finished_table_is_replayed_and_its_dice_are_verified(server, http):
    async with contextlib.AsyncExitStack() as stack:
        table = await finished_table(server, stack)
    tour = (await http.get(f"/api/tables/{table}/replay")).json()
    assert tour["sessions"][0]["problem"] is None
    assert any(step["trous"] for step in tour["steps"])
    found = (await http.get(f"/api/tables/{table}/checks")).json()
    assert found["right"] is True
    assert len(found["checks"]) == 6  # signature, server, two players, dice, play
    envelopes = found["envelopes"]
    dice = Dice(envelopes["table"], envelopes["secret"], envelopes["seeds"])
    assert found["rolls"]
    for roll in found["rolls"]:
        due = [dice.die(roll["first"] + place) for place in range(len(roll["dice"]))]
        assert sorted(due, reverse=True) == roll["dice"]

    record = (await http.get(f"/api/tables/{table}/record")).text
    (same,) = (await http.post("/api/verify", content=record)).json()
    assert same == found
    proof = (await http.get(f"/api/tables/{table}/proof")).content
    assert (await http.post("/api/verify", content=proof)).json() == [found]
    again = (await http.post("/api/replay", content=proof)).json()
    assert [step["after"] for step in again["steps"]] == [step["after"] for step in tour["steps"]]
    lied = record.replace(envelopes["secret"], new_secret())
    (lie,) = (await http.post("/api/verify", content=lied)).json()
    assert lie["right"] is False
    assert [each["right"] for each in lie["checks"]] == [False, False, True, True, None, None]


async def test_the_moments_of_a_finished_table_are_told_with_their_coups(server, http):
    async with contextlib.AsyncExitStack() as stack:
        table = await finished_table(server, stack)
        under_way = await stack.enter_async_context(Client(server.url, name="Bruno"))
        seats = [{"kind": "person"}, {"kind": "computer", "level": "random"}]
        unfinished = (await under_way.open(seats=seats))["view"]["id"]
    answer = await http.get(f"/api/tables/{table}/moments", timeout=60)
    assert answer.status_code == 200, answer.text
    coups = {step["number"] for step in (await http.get(f"/api/tables/{table}/replay")).json()["steps"]}
    moments = answer.json()["moments"]
    assert {"costliest", "luckiest"} <= {each["kind"] for each in moments}
    for each in moments:
        assert each["player"] in (0, 1)
        assert each["coup"] in coups
        assert french(each["told"])
    assert (await http.get(f"/api/tables/{unfinished}/moments")).json()["code"] == "not_over"
    # A game that was played in somebody's browser is looked at in the same way.
    record = (await http.get(f"/api/tables/{table}/record")).text
    assert (await http.post("/api/moments", content=record, timeout=60)).json() == answer.json()
    broken = await http.post("/api/moments", content="nothing", timeout=60)
    assert broken.status_code == 422
    assert broken.json()["told"]["key"] == "record-problem"


async def test_a_long_proof_is_read_and_a_longer_one_refused(http):
    long = RECORD + "\n; a remark that is long" * 5000
    assert 64 * 1024 < len(long) < 250_000
    assert (await http.post("/api/replay", content=long)).status_code == 200
    too_long = await http.post("/api/replay", content=RECORD + "\n; a remark that is long" * 20_000)
    assert (too_long.status_code, too_long.json()["code"]) == (413, "too_long")


async def test_a_game_under_way_is_replayed_unless_somebody_marks_by_hand(server, http):
    async with contextlib.AsyncExitStack() as stack:
        anne = await stack.enter_async_context(Client(server.url, name="Anne"))
        seats = [{"kind": "person"}, {"kind": "computer", "level": "random"}]
        found = {}
        for mode in ("automatic", "strict"):
            opened = await anne.open(options={"modes": [mode, mode]}, seats=seats)
            table = opened["view"]["id"]
            seat = await stack.enter_async_context(anne.table(table))
            await seat.sit(0)
            await seat.until(lambda seat=seat: seat.view["status"] == "playing")
            found[mode] = await http.get(f"/api/tables/{table}/replay")
    assert found["automatic"].status_code == 200
    assert found["automatic"].json()["sessions"][0]["players"][0] == "Anne"
    assert (found["strict"].status_code, found["strict"].json()["code"]) == (409, "by_hand")


async def test_a_table_that_is_not_there_is_refused(http):
    for path in ("replay", "checks"):
        answer = await http.get(f"/api/tables/nowhere/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")
