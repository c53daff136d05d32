"""The naive twin against every worked case of the seeds (tests/cases, see FORMAT.md there)."""

import json
import random
import re
from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from .marking import NO_MARKS, TALON, Marks, Table, coup, gain, opening
from .positions import consistent, random_play, synthetic, valid
from .twin import Item, Judgement, board, is_full, judge

CASES_DIR = Path(__file__).resolve().parent.parent / "cases"
Case = dict[str, Any]
Counts = tuple[int, ...]

THROWS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]
LETTERS = dict(zip("ABCDEFGHIJKLMNOPQRSTUVXY", range(1, 25), strict=True))
NAMES = {
    "battre_coin": "coin_battu",
    "coin": "coin_battu",
    "jan_trois_coups": "six_tables",
    "jan_deux_tables": "deux_tables",
    "contre_jan_deux_tables": "contre_deux_tables",
    "battre_petit": "battre",
    "battre_grand": "battre",
    "faux_petit": "battre_faux",
}
PETITS_JANS = [*range(1, 7), *range(19, 25)]
GRANDS_JANS = [*range(7, 19)]


def load(kind: str) -> list[Any]:
    """All cases of one kind, as pytest parameters."""
    found = []
    for path in sorted(CASES_DIR.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            case = json.loads(line)
            if case["kind"] == kind:
                found.append(pytest.param(case, id=case["id"]))
    return found


def counts(cases: dict[str, int]) -> Counts:
    """24 counts from the cases of a JSON object."""
    return tuple(cases.get(str(case), 0) for case in range(1, 25))


def judged(case: Case, dice: Iterable[int]) -> Judgement:
    """The twin's answer on a case."""
    high, low = dice
    return judge(counts(case["mover"]), counts(case["other"]), (high, low), 3 if case["third_coup"] else None)


def after_moves(start: Counts, moves: list[list[int]]) -> Counts:
    """The position a list of moves leaves; 25 is out."""
    place = list(start)
    for departure, arrival in moves:
        assert place[departure - 1] > 0
        place[departure - 1] -= 1
        if arrival <= 24:
            place[arrival - 1] += 1
    return tuple(place)


def named(items: frozenset[Item], name: str) -> set[Item]:
    """The items a name of the books stands for; words after the name single out one dame, by case or by letter."""
    word, _, rest = name.partition(" ")
    chosen = {item for item in items if item.jan == NAMES.get(word, word)}
    if word in ("battre_petit", "faux_petit"):
        chosen = {item for item in chosen if item.case in PETITS_JANS}
    if word == "battre_grand":
        chosen = {item for item in chosen if item.case in GRANDS_JANS}
    if rest:
        bracket = re.search(r"\((\d+)\)", rest)
        case = int(bracket.group(1)) if bracket else LETTERS[rest.split()[0]]
        chosen = {item for item in chosen if item.case == case}
    return chosen


def points(items: Iterable[Item], for_mover: bool) -> int:
    """The points of one side."""
    return sum(item.points for item in items if item.for_mover == for_mover)


def has(judgement: Judgement, jan: str) -> bool:
    """Whether the throw makes this jan."""
    return any(item.jan == jan for item in judgement.items)


def test_the_cases_are_there() -> None:
    assert len(load("score")) >= 80
    assert len(load("legal")) >= 80
    assert len(load("fillers")) >= 20
    assert len(load("marking")) >= 7


@pytest.mark.parametrize("case", load("score"))
def test_score(case: Case) -> None:
    expect = case["expect"]
    items = judged(case, case["dice"]).items
    seen: set[Item] = set()
    for name, value in expect.get("items", []):
        chosen = named(items, name)
        assert sum(item.points for item in chosen) == value, name
        seen |= chosen
    # A side whose total is stated scores nothing besides the items listed.
    for key, for_mover in (("mover_total", True), ("other_total", False)):
        if key in expect:
            assert points(items, for_mover) == expect[key]
            if not expect.get("partial"):
                assert {item for item in items if item.for_mover == for_mover} <= seen
    for name in expect.get("absent", []):
        assert not named(items, name)


@pytest.mark.parametrize("case", load("fillers"))
def test_fillers(case: Case) -> None:
    expect = case["expect"]
    ways: dict[tuple[int, ...], int] = {}
    for dice in THROWS:
        chosen = named(judged(case, dice).items, f"remplir_{expect['jan']}")
        ways[dice] = sum(item.ways for item in chosen)
    filling = {dice for dice in THROWS if ways[dice] > 0}
    fills = {tuple(dice) for dice in expect.get("fills", [])}
    assert fills <= filling
    if expect.get("complete"):
        assert fills == filling
    for dice in expect.get("not_fills", []):
        assert tuple(dice) not in filling
    for throw, number in expect.get("ways", {}).items():
        assert ways[tuple(int(die) for die in throw.split("-"))] == number
    if "chances" in expect:
        assert sum(1 if high == low else 2 for high, low in filling) == expect["chances"]


@pytest.mark.parametrize("case", load("legal"))
def test_legal(case: Case) -> None:
    expect = case["expect"]
    start = counts(case["mover"])
    judgement = judged(case, case["dice"])
    legal = {after_moves(start, moves) for moves in expect.get("legal", [])}
    assert legal <= judgement.results
    if expect.get("complete"):
        assert legal == judgement.results
    for moves in expect.get("illegal", []):
        assert after_moves(start, moves) not in judgement.results
    if isinstance(expect.get("forced"), list):
        assert judgement.results == {after_moves(start, expect["forced"])}
    if "conserves" in expect:
        assert has(judgement, f"conserver_{expect['jan']}") == expect["conserves"]
    if isinstance(expect.get("fills"), bool):
        assert has(judgement, f"remplir_{expect['jan']}") == expect["fills"]
    if "conserving" in expect:
        keeping = {result for result in judgement.results if is_full(board(result), expect["jan"])}
        assert keeping == {after_moves(start, moves) for moves in expect["conserving"]}
    if "after_mover" in expect:
        assert legal == {counts(expect["after_mover"])}
    if "after_other" in expect:
        assert counts(expect["after_other"]) == counts(case["other"])


@pytest.mark.parametrize("case", load("marking"))
def test_marking(case: Case) -> None:
    expect = case["expect"]
    if "sequence" in expect:
        marks = {"W": NO_MARKS, "B": NO_MARKS}
        for line in expect["sequence"]:
            player, other = line["player"], "B" if line["player"] == "W" else "W"
            marks[player], marks[other] = gain(marks[player], marks[other], line["gain"])
            assert (marks[player].points, marks[player].trous) == (line["points"], line["trous"])
        return
    if "before" in expect:
        for player, other, won in befores(expect):
            after, other_after = gain(player, other, won, target=0)
            assert (after.trous, after.points) == (expect["trous"], expect["reste_mover"])
            assert other_after.points == expect.get("other_points_after", 0)
        return
    if expect["rule"].startswith("n = floor"):
        for total in range(2, 97, 2):
            fresh, _ = gain(NO_MARKS, NO_MARKS, total, target=0)
            assert fresh.trous == 2 * (total // 12)
            if total > 2:
                broken, _ = gain(Marks(2, False, 0, False), Marks(4, False, 0, False), total - 2, target=0)
                assert broken.trous == max(0, 2 * (total // 12) - 1)
        return
    assert expect["allowed"] is False
    table = opening()
    result = min(judge(TALON, TALON, (6, 5)).results)
    assert coup(table, (6, 5), True, result) == coup(table, (6, 5), False, result)


def befores(expect: dict[str, Any]) -> list[tuple[Marks, Marks, int]]:
    """The marks before a gain; where only the total is given, every split of it."""
    before = expect["before"]
    bredouille = before["mover_has_bredouille"]
    had = [before["mover_points"]] if "mover_points" in before else [2, 4, 6, 8, 10]
    total = expect.get("points_total")
    other = Marks(before.get("other_points", 4), False, 0, False)
    return [
        (Marks(points, bredouille and points > 0, 0, False), other, total - points if total else expect["gain"])
        for points in had
    ]


@pytest.mark.parametrize("case", [case for case in load("other") if "sequence" in case.values[0]["expect"]])
def test_other_sequences(case: Case) -> None:
    """Chains of throws: plays given move by move, or a jan kept or broken whatever was played before."""
    sequence = case["expect"]["sequence"]
    other = counts(case.get("other", {"1": 15}))
    reached = {counts(case["mover"])} if "mover" in case else {counts(sequence[0]["before"])}
    for line in sequence:
        high, low = line["dice"]
        judgements = [(start, judge(start, other, (high, low))) for start in reached]
        if "conserves_retour" in line:
            assert all(has(judgement, "conserver_retour") == line["conserves_retour"] for _, judgement in judgements)
            reached = {result for _, judgement in judgements for result in judgement.results}
        else:
            [(start, judgement)] = judgements
            reached = {after_moves(start, line["moves"])}
            assert reached <= judgement.results
            assert reached == {counts(line["after"])}


@pytest.mark.parametrize(
    ("gains", "points_after", "trous"),
    [
        ([("A", 4), ("B", 4), ("A", 16)], (8, 0), (1, 0)),
        ([("A", 4), ("B", 12)], (0, 0), (0, 2)),
        ([("A", 4), ("B", 4), ("A", 4), ("A", 4)], (0, 0), (1, 0)),
        ([("A", 8), ("B", 4), ("A", 18)], (2, 0), (3, 0)),
        ([("A", 24)], (0, 0), (4, 0)),
        ([("A", 16), ("B", 12)], (0, 0), (2, 2)),
        ([("A", 16), ("B", 4), ("A", 8)], (0, 0), (3, 0)),
    ],
)
def test_marking_worked_in_the_law(
    gains: list[tuple[str, int]], points_after: tuple[int, int], trous: tuple[int, int]
) -> None:
    """XV.7, and the examples of article XV."""
    marks = {"A": NO_MARKS, "B": NO_MARKS}
    for player, won in gains:
        other = "B" if player == "A" else "A"
        marks[player], marks[other] = gain(marks[player], marks[other], won)
    assert (marks["A"].points, marks["B"].points) == points_after
    assert (marks["A"].trous, marks["B"].trous) == trous


def test_leaving_and_exit() -> None:
    """XVI.4, VIII.9: leaving wipes the points; the exit keeps them; the same player throws again."""
    last = counts({"24": 1})
    away = counts({"19": 5, "20": 5})
    table = Table(last, away, Marks(10, True, 3, True), Marks(0, False, 1, False), 30, 30, 1, False, None, None)
    empty = counts({})
    stayed = coup(table, (6, 1), False, empty, pour_tout=True)
    assert stayed.mover == stayed.other == TALON
    assert (stayed.mover_marks, stayed.seat, stayed.forced_dice) == (Marks(2, True, 5, True), 1, (6, 1))
    left = coup(table, (6, 1), True, empty, pour_tout=True)
    assert (left.mover_marks, left.mover_coups, left.seat) == (Marks(0, False, 5, True), 0, 1)
    assert left.forced_dice is None
    written = coup(replace(table, mover_marks=Marks(10, True, 4, True)), (6, 1), True, empty, target=0)
    assert (written.over, written.winner) == (True, 1)
    five_all = coup(replace(table, other_marks=Marks(0, False, 5, False)), (6, 1), True, empty, target=0)
    assert (five_all.over, five_all.winner) == (False, None)
    even = replace(table, mover_marks=Marks(10, True, 4, False), other_marks=Marks(0, False, 6, False))
    refait = coup(even, (6, 1), True, empty, target=0)
    assert (refait.over, refait.winner) == (True, None)
    won = coup(replace(table, mover_marks=Marks(10, True, 11, True)), (6, 1), True, empty)
    assert (won.over, won.winner, won.mover_marks.trous, won.mover) == (True, 1, 12, last)


def test_positions_are_valid() -> None:
    rng = random.Random(2013)
    drawn = [synthetic(rng) for _ in range(500)] + list(islice(random_play(rng), 500))
    for mover, other, dice, number in drawn:
        assert valid(mover, other)
        assert consistent(mover, other)
        judgement = judge(mover, other, dice, number)
        assert all(valid(result, other) for result in judgement.results if sum(result) > 0)
