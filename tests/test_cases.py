"""The worked cases of the treatises (tests/cases, FORMAT.md), each kind checked for real."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from trictrac import ALL_THROWS, Camp, Jan, LegalPlays, Phase, Play, Position, Score, Side, Throw
from trictrac.game import Game
from trictrac.kernel import state
from trictrac.kernel.marking import gain
from trictrac.marks import Marks

pytestmark = pytest.mark.cases

FOLDER = Path(__file__).parent / "cases"
CASES = [json.loads(line) for file in sorted(FOLDER.glob("*.jsonl")) for line in file.read_text().splitlines()]
MOVER = Side.WHITE
FIRST_CASE = {"petit": 1, "grand": 7, "retour": 19}

# The treatises' names for our rencontres. Beating is told by table: see `counted`.
NAMES = {
    "battre_coin": "coin_battu",
    "coin": "coin_battu",
    "jan_trois_coups": "six_tables",
    "jan_deux_tables": "deux_tables",
    "contre_jan_deux_tables": "contre_deux_tables",
}
LETTERS = "abcdefghijklmnopqrstuvxy"


def of_kind(*kinds: str) -> Any:
    chosen = [case for case in CASES if case["kind"] in kinds]
    return pytest.mark.parametrize("case", chosen, ids=[case["id"] for case in chosen])


def position_of(case: dict[str, Any]) -> Position:
    def camp(side: str) -> Camp:
        return Camp.of({int(number): count for number, count in case[side].items()})

    mover = camp("mover")
    return Position(Camp(mover.dames, coups=2 if case["third_coup"] else 50), camp("other"))


def table(case: int) -> str:
    return "grand" if 7 <= case <= 18 else "petit"


def counted(score: Score) -> Counter[str]:
    """The points of a sheet by every name the treatises use for them."""
    counts: Counter[str] = Counter()
    for mark in score:
        counts[mark.jan.value] += mark.points
        if mark.jan in (Jan.BATTRE, Jan.BATTRE_FAUX):
            assert mark.case is not None
            word = "battre" if mark.jan is Jan.BATTRE else "faux"
            counts[f"{word}_{table(mark.case)}"] += mark.points
            counts[f"{word}_{table(mark.case)} {mark.case}"] += mark.points
    return counts


def our_name(name: str) -> str:
    """`battre_grand N (14) par 5` names one dame: by case in brackets, or by Lepeintre's letter."""
    head, _, tail = name.partition(" ")
    if not tail:
        return NAMES.get(name, name)
    bracket = re.search(r"\((\d+)\)", tail)
    case = int(bracket[1]) if bracket else LETTERS.index(tail[0].lower()) + 1
    return f"{head} {case}"


@of_kind("score")
def test_score(case: dict[str, Any]) -> None:
    expect = case["expect"]
    score = position_of(case).score(Throw(*case["dice"]))
    counts = counted(score)
    if "mover_total" in expect:
        assert score.total(MOVER) == expect["mover_total"]
    if "other_total" in expect:
        assert score.total(MOVER.other) == expect["other_total"]
    for name, points in expect.get("items", []):
        assert counts[our_name(name)] == points, name
    for name in expect.get("absent", []):
        assert counts[our_name(name)] == 0, name
    if not expect.get("partial") and {"mover_total", "other_total"} <= set(expect):
        assert score.total(MOVER) + score.total(MOVER.other) == sum(points for _, points in expect["items"])


@of_kind("fillers")
def test_fillers(case: dict[str, Any]) -> None:
    expect = case["expect"]
    position = position_of(case)
    ways = {}
    for throw in ALL_THROWS:
        for mark in position.score(throw):
            if mark.jan.value == f"remplir_{expect['jan']}":
                ways[throw] = mark.ways
    fills = {Throw(*dice) for dice in expect.get("fills", [])}
    assert fills <= set(ways)
    if expect.get("complete"):
        assert fills == set(ways)
    assert not {Throw(*dice) for dice in expect.get("not_fills", [])} & set(ways)
    for dice, count in expect.get("ways", {}).items():
        assert ways[Throw.parse(dice)] == count
    if "chances" in expect:
        assert sum(1 if throw.is_doublet else 2 for throw in ways) == expect["chances"]


def after(position: Position, moves: list[list[int]]) -> tuple[int, ...]:
    return Play(tuple((start, end) for start, end in moves)).apply(position.mover.dames)


def results(position: Position, plays: LegalPlays) -> list[tuple[int, ...]]:
    return [play.apply(position.mover.dames) for play in plays]


def is_full(dames: tuple[int, ...], jan: str) -> bool:
    first = FIRST_CASE[jan]
    return all(count >= 2 for count in dames[first - 1 : first + 5])


@of_kind("legal")
def test_legal(case: dict[str, Any]) -> None:
    expect = case["expect"]
    position = position_of(case)
    throw = Throw(*case["dice"])
    allowed = results(position, position.legal_plays(throw))
    assert len(set(allowed)) == len(allowed)
    legal = {after(position, moves) for moves in expect.get("legal", [])}
    assert legal <= set(allowed)
    if expect.get("complete"):
        assert legal == set(allowed)
    for moves in expect.get("illegal", []):
        assert after(position, moves) not in allowed
    if isinstance(expect.get("forced"), list):
        assert allowed == [after(position, expect["forced"])]
    if "conserves" in expect:
        assert any(is_full(dames, expect["jan"]) for dames in allowed) == expect["conserves"]
        assert (counted(position.score(throw))[f"conserver_{expect['jan']}"] > 0) == expect["conserves"]
    if "fills" in expect:
        assert (counted(position.score(throw))[f"remplir_{expect['jan']}"] > 0) == expect["fills"]
    if "conserving" in expect:
        keeping = {dames for dames in allowed if is_full(dames, expect["jan"])}
        assert keeping == {after(position, moves) for moves in expect["conserving"]}
    if "after_mover" in expect:
        target = Camp.of({int(number): count for number, count in expect["after_mover"].items()}).dames
        assert target in allowed


@of_kind("other")
def test_other(case: dict[str, Any]) -> None:
    expect = case["expect"]
    for travel in expect.get("travel", []):
        # LL 37: the numbering of the two halves is one march.
        assert travel["from_case"] + travel["number"] == travel["to_case"]
    if case["id"] == "LL-s1-29a":
        dames = Camp.of({1: 15}).dames
        for step in expect["sequence"]:
            position = Position(Camp(dames))
            play = Play(tuple((start, end) for start, end in step["moves"]))
            assert play in position.legal_plays(Throw(*step["dice"]))
            dames = play.apply(dames)
            assert dames == Camp.of({int(number): count for number, count in step["after"].items()}).dames
    elif "sequence" in expect:
        first, second = expect["sequence"]
        position = position_of(case)
        assert counted(position.score(Throw(*first["dice"])))["conserver_retour"] > 0
        for play in position.legal_plays(Throw(*first["dice"])):
            assert counted(position.after(play).score(Throw(*second["dice"])))["conserver_retour"] == 0
    elif not expect.get("travel"):
        assert case["id"] == "LEP1-VI-poule", "an unknown case; the poule comes with the forms of play"


def marked(row: Any, player: int, points: int) -> tuple[int, int, int]:
    """Marks in the kernel; the player's points, his trous, and the other's points afterwards."""
    other = state.MINE + state.THEIRS - player
    gain(row, player, points)
    return int(row[player + state.POINTS]), int(row[player + state.TROUS]), int(row[other + state.POINTS])


def table_with(mover: Camp, other: Camp) -> Any:
    """A written game, so that trous are not capped."""
    row = Position(mover, other).to_row()
    row[state.TARGET] = 0
    return row


@of_kind("marking")
def test_marking(case: dict[str, Any]) -> None:
    expect = case["expect"]
    if "sequence" in expect:
        row = table_with(Camp.of({1: 15}), Camp.of({1: 15}))
        for step in expect["sequence"]:
            player = state.MINE if step["player"] == "W" else state.THEIRS
            assert marked(row, player, step["gain"])[:2] == (step["points"], step["trous"])
    elif "before" in expect:
        before = expect["before"]
        had = [before["mover_points"]] if "mover_points" in before else [2, 4, 6, 8, 10]
        for points in had:
            won = expect["points_total"] - points if "points_total" in expect else expect["gain"]
            mover = Camp.of({1: 15}, Marks(points, before["mover_has_bredouille"] and points > 0))
            other = Camp.of({1: 15}, Marks(before.get("other_points", 4)))
            after = (expect["reste_mover"], expect["trous"], expect.get("other_points_after", 0))
            assert marked(table_with(mover, other), state.MINE, won) == after
    elif "allowed" in expect:
        # Lep. III: White's 6-1 beats a faux; Black's trou comes from the other's throw, he cannot leave on it.
        fig_8 = Position.parse("1x7-6x2-7x2-11x2-12x2_1x4-2-3-6-7x2-8x2-11x2-12x2_w_0.0.9_8.0.9")
        game = Game(position=fig_8)
        game.push_throw(Throw(6, 1))
        game.push_play(game.legal_plays[0])
        assert game.position.black.trous == 1
        assert game.phase is Phase.THROW
    else:
        assert expect["rule"].startswith("n = floor(total/12)")
        for total in range(2, 97, 2):
            fresh = table_with(Camp.of({1: 15}), Camp.of({1: 15}))
            assert marked(fresh, state.MINE, total)[1] == 2 * (total // 12)
            if total > 2:
                broken = table_with(Camp.of({1: 15}, Marks(2)), Camp.of({1: 15}, Marks(4)))
                assert marked(broken, state.MINE, total - 2)[1] == max(0, 2 * (total // 12) - 1)


def test_every_case_has_its_test() -> None:
    """The arithmetic of the written game (aecrire) waits for the forms of play; every other kind is checked above."""
    kinds = Counter(case["kind"] for case in CASES)
    assert kinds == {"score": 98, "legal": 111, "fillers": 24, "marking": 8, "other": 5, "aecrire": 13}
