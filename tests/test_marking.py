"""`trictrac.marking`, checked against the words of article XV."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.scorekeeper_helpers import (
    A,
    B,
    after,
    ask,
)
from trictrac import Game, Phase, Position, Throw
from trictrac.errors import InvalidMarksError
from trictrac.marking import MOST_POINTS, Act, Marking, MarkingOverError
from trictrac.marks import Marks
from trictrac.scorekeeper import mark
from trictrac.side import Side

# Article XV


CASES = Path(__file__).parent / "cases" / "lepeintre_p1.jsonl"


def test_the_example_of_the_issue() -> None:
    """8 simple + 18 = 26: 1 + 2 trous, 2 left."""
    start = {"A": {"points": 8, "bredouille": False}, "B": {"points": 8, "bredouille": True}}
    (answer,) = ask({"id": 1, "start": start, "events": [["A", 18]]})
    marks = {"points": {"A": 2, "B": 0}, "trous": {"A": 3, "B": 0}, "bredouille": {"A": True, "B": False}}
    text = "A marks 18: 8 + 18 = 26, so 1 + 2 = 3 trous, 2 points left over; B’s 8 points are wiped; A has 3 trous."
    assert answer == {"id": 1, **marks, "steps": [{"player": "A", "gain": 18, **marks, "made": 3, "text": text}]}


NOTHING = (0, 0, False)


@pytest.mark.nojit
@pytest.mark.parametrize(
    ("start", "events", "marks"),
    [
        ({}, [("A", 4), ("B", 4), ("A", 16)], ((8, 1, True), NOTHING)),
        ({}, [("A", 4), ("B", 12)], (NOTHING, (0, 2, False))),
        ({}, [("A", 4), ("B", 4), ("A", 4), ("A", 4)], ((0, 1, False), NOTHING)),
        ({"A": {"points": 10}}, [("A", 38)], ((0, 7, False), NOTHING)),
        ({"A": {"points": 10, "bredouille": False}, "B": {"points": 4}}, [("A", 38)], ((0, 7, False), NOTHING)),
        ({}, [("A", 24)], ((0, 4, False), NOTHING)),
        ({"A": {"bredouille": True}, "B": {"points": 8}}, [("A", 24)], ((0, 4, False), NOTHING)),
        # The first to mark has one jeton, the second two; then neither can win double.
        ({}, [("A", 4)], ((4, 0, True), NOTHING)),
        ({}, [("A", 4), ("B", 6)], ((4, 0, False), (6, 0, True))),
        ({}, [("A", 4), ("B", 6), ("A", 2)], ((6, 0, False), (6, 0, False))),
        ({}, [("A", 4), ("B", 6), ("A", 2), ("B", 6)], (NOTHING, (0, 1, False))),
        # The thrower's points break the other's bredouille even if he then makes a trou by the same coup.
        ({"B": {"points": 8, "bredouille": True}}, [("A", 2), ("B", 4)], (NOTHING, (0, 1, False))),
        # What the coup gives the other starts from 0; both may make trous in one coup (LL 138).
        ({}, [("A", 14), ("B", 18)], ((0, 2, False), (6, 2, True))),
        ({}, [("A", 12), ("B", 4)], ((0, 2, False), (4, 0, True))),
        # Leaving wipes the points of both, an exit nothing.
        ({}, [("A", 4), ("B", 16), ("A", 2), ("B", "leave")], (NOTHING, (0, 2, False))),
        ({}, [("A", 4), ("B", 6), ("A", "sortie")], ((4, 0, False), (6, 0, True))),
        ({}, [("A", 4), ("A", "sortie"), ("A", 8)], ((0, 2, False), NOTHING)),
        # Trous are counted without end.
        ({"A": {"trous": 119}}, [("A", 24), ("A", 24)], ((0, 127, False), NOTHING)),
        ({"B": {"trous": 1000}}, [("B", 12), ("A", "leave")], (NOTHING, (0, 1002, False))),
    ],
)
def test_worked_checks(start: dict[str, Any], events: list[Any], marks: Any) -> None:
    """XV.7, XV.9."""
    assert after(*events, **start) == marks


def test_what_a_coup_gives_the_other_has_two_jetons_if_there_is_a_reste() -> None:
    """XV.3."""
    with_reste = Marking().gain(A, 14).after.gain(B, 4).after
    without = Marking().gain(A, 12).after.gain(B, 4).after
    assert (with_reste.jetons(B), without.jetons(B)) == (2, 1)
    assert (with_reste.jetons(A), with_reste.white.bredouille) == (1, False)


@pytest.mark.cases
@pytest.mark.parametrize(
    "case", [case for line in CASES.read_text().splitlines() if (case := json.loads(line))["kind"] == "marking"]
)
def test_the_marking_cases_of_lepeintre(case: dict[str, Any]) -> None:
    expect = case["expect"]
    if "sequence" in expect:
        players = {"W": "A", "B": "B"}
        answer = mark({"events": [[players[step["player"]], step["gain"]] for step in expect["sequence"]]})
        for step, told in zip(expect["sequence"], answer["steps"], strict=True):
            who = players[step["player"]]
            assert (told["points"][who], told["trous"][who]) == (step["points"], step["trous"])
    elif "before" in expect:
        before = expect["before"]
        for points in [before["mover_points"]] if "mover_points" in before else [2, 4, 6, 8, 10]:
            gain = expect["points_total"] - points if "points_total" in expect else expect["gain"]
            me, other = after(
                ("A", gain),
                A={"points": points, "bredouille": before["mover_has_bredouille"]},
                B={"points": before.get("other_points", 4)},
            )
            assert me[:2] == (expect["reste_mover"], expect["trous"])
            assert other[0] == expect.get("other_points_after", 0)
    elif "allowed" in expect:
        # Lep. III: no mark shows whose throw made a trou; the keeper reminds (tests/test_scorekeeper_sessions.py).
        assert expect["rule"].endswith("s'en aller not allowed")
    else:
        assert expect["rule"].startswith("n = floor(total/12)")
        for total in range(2, 121, 2):
            assert after(("A", total))[0][1] == 2 * (total // 12)
            if total > 2:
                start = {"A": {"points": 2}, "B": {"points": 4}}
                assert after(("A", total - 2), **start)[0][1] == max(0, 2 * (total // 12) - 1)


class Literal:
    """XV.3–XV.7 word by word: lists of who marked, twelve points at a time."""

    def __init__(self) -> None:
        self.points = {"A": 0, "B": 0}
        self.trous = {"A": 0, "B": 0}
        self.marked: list[str] = []
        """Who marked since the marks were last cleared."""
        self.took: list[str] = []
        """Who took trous."""

    def in_one_run(self, who: str, order: list[str]) -> bool:
        return who in order and all(each == who for each in order[order.index(who) :])

    def bredouille(self, who: str) -> bool:
        return self.points[who] > 0 and self.in_one_run(who, self.marked)

    def pavillon(self, who: str) -> bool:
        return self.in_one_run(who, self.took) and {"A", "B"} <= set(self.took)

    def gain(self, who: str, points: int) -> int:
        other = "B" if who == "A" else "A"
        self.marked.append(who)
        self.points[who] += points
        made = 0
        while self.points[who] >= 12:
            made += 2 if made or self.in_one_run(who, self.marked) else 1
            self.points[who] -= 12
            self.points[other] = 0
            self.marked = [who] if self.points[who] else []
        self.trous[who] += made
        if made:
            self.took.append(who)
        return made

    def leave(self) -> None:
        self.points = {"A": 0, "B": 0}
        self.marked = []


events_of_a_game = st.lists(
    st.tuples(
        st.sampled_from("AB"),
        st.one_of(st.integers(1, 12).map(lambda n: 2 * n), st.integers(1, 40).map(lambda n: 2 * n), st.just("leave")),
    ),
    max_size=30,
)


@pytest.mark.bounds
@given(events_of_a_game)
@settings(max_examples=300, deadline=None)
def test_the_kernel_marks_as_the_words_say(events: list[tuple[str, Any]]) -> None:
    literal = Literal()
    marking = Marking()
    answer = mark({"events": [list(event) for event in events]})
    for (who, what), told in zip(events, answer["steps"], strict=True):
        side = A if who == "A" else B
        if what == "leave":
            made = 0
            literal.leave()
            step = marking.leave(side)
        else:
            made = literal.gain(who, what)
            step = marking.gain(side, what)
            assert sum(step.trous) == step.made
        marking = step.after
        assert (told["made"], step.made) == (made, made)
        assert (told["points"], told["trous"]) == (literal.points, literal.trous)
        assert told["bredouille"] == {each: literal.bredouille(each) for each in "AB"}
        for side, name in ((A, "A"), (B, "B")):
            marks = marking.marks(side)
            assert marks == Marks(
                literal.points[name],
                literal.bredouille(name),
                literal.trous[name],
                literal.in_one_run(name, literal.took),
            )
            assert (marking.pavillon is side) == literal.pavillon(name)
    assert [answer[key] for key in ("points", "trous")] == [literal.points, literal.trous]


# What a step tells


def test_a_step_tells_what_happened() -> None:
    """Art. XV."""
    first = Marking().gain(A, 4)
    assert (first.made, first.broke, first.wiped, first.reste, first.trous) == (0, False, 0, 0, ())
    second = first.after.gain(B, 4)
    assert second.broke
    trou = second.after.gain(A, 16)
    assert (trou.made, trou.double, trou.reste, trou.wiped, trou.trous) == (1, False, 8, 4, (1,))
    assert (trou.total, trou.pavillon_taken, trou.pavillon_lost, trou.over) == (20, False, False, False)
    flag = trou.after.gain(B, 18)
    assert (flag.double, flag.pavillon_taken, flag.after.pavillon, flag.wiped) == (True, True, B, 8)
    lost = flag.after.gain(A, 12)
    assert (lost.pavillon_lost, lost.pavillon_taken, lost.after.pavillon) == (True, False, None)
    assert lost.after.gain(B, 24).after.pavillon is None  # a broken series never resumes
    left = second.after.leave(B)
    assert (left.act, left.wiped, left.after) == (Act.LEAVE, 4, Marking())
    assert second.after.sortie(A).after == second.after


SENTENCES = [
    (
        [("A", 4), ("B", 4), ("A", 4)],
        "A marks 4: 4 + 4 = 8 points, one jeton; B loses a jeton and is no longer in bredouille.",
        "A marque 4\xa0: 4 + 4 = 8 points, un jeton\u202f; B perd un jeton et n’est plus en bredouille.",
    ),
    (
        [("A", 4), ("B", 4)],
        "B marks 4: 4 points, two jetons, in bredouille; A is no longer in bredouille.",
        "B marque 4\xa0: 4 points, deux jetons, en bredouille\u202f; A n’est plus en bredouille.",
    ),
    (
        [("A", 14), ("B", 18)],
        "B marks 18: a trou in bredouille, which counts 2, 6 points left over; A’s 2 points are wiped; "
        "B has 2 trous and takes the pavillon.",
        "B marque 18\xa0: un trou en bredouille, qui compte 2, reste 6 points\u202f; A perd ses 2 points\u202f; "
        "B a 2 trous et prend le pavillon.",
    ),
    (
        [("A", 12), ("B", 12), ("A", 2), ("B", 2), ("A", 10)],
        "A marks 10: 2 + 10 = 12, so a simple trou, nothing left over; B’s 2 points are wiped; A has 3 trous; "
        "B loses the pavillon.",
        "A marque 10\xa0: 2 + 10 = 12, soit un trou simple, sans reste\u202f; B perd ses 2 points\u202f; "
        "A a 3 trous\u202f; B perd le pavillon.",
    ),
    ([("A", 120)], "A marks 120: 20 trous, nothing left over; A has 20 trous.", None),
    (
        [("A", "leave")],
        "A leaves: all points of both are wiped, the dames go back to the talons, and A throws first.",
        "A s’en va\xa0: tous les points s’effacent des deux côtés, les dames reviennent aux talons, le dé est à A.",
    ),
    (
        [("B", "sortie")],
        "B has taken the last dame out: all marks stay, the dames go back to the talons, and B throws first.",
        "B a sorti sa dernière dame\xa0: la marque reste, les dames reviennent aux talons, le dé est à B.",
    ),
]


@pytest.mark.parametrize(("events", "english", "french"), SENTENCES)
def test_sentences_in_both_languages(events: list[Any], english: str, french: str | None) -> None:
    question = {"events": [list(event) for event in events]}
    assert mark(question, "en")["steps"][-1]["text"] == english
    if french:
        assert mark(question, "fr")["steps"][-1]["text"] == french


def test_a_game_stops_at_its_last_trou() -> None:
    """Art. XX."""
    step = Marking(Marks(trous=11, serie=True), target=12).gain(A, 24)
    assert (step.over, step.after.white.trous, step.after.winner, step.made) == (True, 12, A, 4)
    assert step.text("en").endswith("A has 12 trous and wins the game.")
    for event in (lambda: step.after.gain(B, 2), lambda: step.after.leave(A), lambda: step.after.sortie(B)):
        with pytest.raises(MarkingOverError, match="over"):
            event()


def test_leaving_ends_a_marque_from_six_trous_on() -> None:
    """Art. II: the kernel says so, and the trous beyond its row do not mislead it."""
    for white, black, over in ((5, 5, False), (6, 2, True), (2, 6, True), (130, 125, True), (7, 7, True)):
        assert Marking(Marks(trous=white), Marks(trous=black)).leave(A).over is over
    assert not Marking(Marks(trous=9), target=12).leave(A).over


def test_an_exit_leaves_the_marks_as_the_game_does() -> None:
    """XV.11, against a whole exit in the kernel: only its own points are marked."""
    game = Game(position=Position.parse("24_20x15_w_4.1.9_6b.0.9"))
    game.push_throw(Throw(2, 1))
    game.push_play(game.legal_plays[0])
    assert game.phase is Phase.THROW
    before = Marking(Marks(4, False, 1), Marks(6, True))
    kept = before.gain(A, 4).after.sortie(A).after
    for side in Side:
        camp = game.position.camp(side)
        marks = kept.marks(side)
        assert (camp.points, camp.bredouille, camp.trous) == (marks.points, marks.bredouille, marks.trous)


@pytest.mark.parametrize("points", [-2, 0, 1, 3, 7, MOST_POINTS + 2, 10**30])
def test_points_that_nobody_marks(points: int) -> None:
    with pytest.raises(InvalidMarksError, match="even"):
        Marking().gain(A, points)


@pytest.mark.parametrize("marks", [{"points": 12}, {"points": 3}, {"points": -2}, {"trous": -1}, {"trous": 10**10}])
def test_marks_that_nobody_has(marks: dict[str, int]) -> None:
    with pytest.raises(InvalidMarksError):
        Marking(Marks(**marks))


def test_a_target_out_of_reach_is_refused() -> None:
    with pytest.raises(InvalidMarksError, match="trous"):
        Marking(target=1000)
