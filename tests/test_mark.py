"""Marking by hand: `trictrac.marking` and `trictrac mark`, checked against the words of ruling 2."""

from __future__ import annotations

import argparse
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trictrac import Game, Phase, Position, Throw
from trictrac.cli import mark as command
from trictrac.marking import MOST_POINTS, Act, InvalidMarksError, Marking, MarkingOverError, Marks
from trictrac.scorekeeper import mark, mark_lines
from trictrac.side import Side

A, B = Side.WHITE, Side.BLACK
CASES = Path(__file__).parent / "cases" / "lepeintre_p1.jsonl"
RUN = (
    "import argparse, sys; from trictrac.cli import mark; parser = argparse.ArgumentParser(); "
    "mark.register(parser.add_subparsers()); args = parser.parse_args(sys.argv[1:]); sys.exit(args.run(args))"
)


def ask(*lines: Any, lang: str = "en") -> list[dict[str, Any]]:
    written = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    return [json.loads(answer) for answer, _ in mark_lines(written, lang)]


def after(*events: Any, **start: Any) -> tuple[tuple[int, int, bool], tuple[int, int, bool]]:
    """Points, trous and bredouille of A and of B after some events."""
    answer = mark({"start": start, "events": [list(event) for event in events]})
    a, b = ((answer["points"][who], answer["trous"][who], answer["bredouille"][who]) for who in "AB")
    return a, b


# Ruling 2


def test_the_example_of_the_issue() -> None:
    """8 simple + 18 = 26: 1 + 2 trous, 2 left."""
    start = {"A": {"points": 8, "bredouille": False}, "B": {"points": 8, "bredouille": True}}
    (answer,) = ask({"id": 1, "start": start, "events": [["A", 18]]})
    marks = {"points": {"A": 2, "B": 0}, "trous": {"A": 3, "B": 0}, "bredouille": {"A": True, "B": False}}
    text = "A marks 18: 8 + 18 = 26, so 1 + 2 = 3 trous, 2 points left over; B's 8 points are wiped; A has 3 trous."
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
    """Rulings 1 and 2."""
    assert after(*events, **start) == marks


def test_what_a_coup_gives_the_other_has_two_jetons_if_there_is_a_reste() -> None:
    """Ruling 2."""
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
        # Lep. III: no mark shows whose throw made a trou; the keeper reminds (tests/test_scorekeeper.py).
        assert expect["rule"].endswith("s'en aller not allowed")
    else:
        assert expect["rule"].startswith("n = floor(total/12)")
        for total in range(2, 121, 2):
            assert after(("A", total))[0][1] == 2 * (total // 12)
            if total > 2:
                start = {"A": {"points": 2}, "B": {"points": 4}}
                assert after(("A", total - 2), **start)[0][1] == max(0, 2 * (total // 12) - 1)


class Literal:
    """Ruling 2 word by word: lists of who marked, twelve points at a time."""

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
        "A marque 4 : 4 + 4 = 8 points, un jeton ; B perd un jeton et n'est plus en bredouille.",
    ),
    (
        [("A", 4), ("B", 4)],
        "B marks 4: 4 points, two jetons, in bredouille; A is no longer in bredouille.",
        "B marque 4 : 4 points, deux jetons, en bredouille ; A n'est plus en bredouille.",
    ),
    (
        [("A", 14), ("B", 18)],
        "B marks 18: a trou in bredouille, which counts 2, 6 points left over; A's 2 points are wiped; "
        "B has 2 trous and takes the pavillon.",
        "B marque 18 : un trou en bredouille, qui compte 2, reste 6 points ; A perd ses 2 points ; "
        "B a 2 trous et prend le pavillon.",
    ),
    (
        [("A", 12), ("B", 12), ("A", 2), ("B", 2), ("A", 10)],
        "A marks 10: 2 + 10 = 12, so a simple trou, nothing left over; B's 2 points are wiped; A has 3 trous; "
        "B loses the pavillon.",
        "A marque 10 : 2 + 10 = 12, soit un trou simple, sans reste ; B perd ses 2 points ; A a 3 trous ; "
        "B perd le pavillon.",
    ),
    ([("A", 120)], "A marks 120: 20 trous, nothing left over; A has 20 trous.", None),
    (
        [("A", "leave")],
        "A leaves: all points of both are wiped, the dames go back to the talons, and A throws first.",
        "A s'en va : tous les points s'effacent des deux côtés, les dames reviennent aux talons, le dé est à A.",
    ),
    (
        [("B", "sortie")],
        "B has taken the last dame out: all marks stay, the dames go back to the talons, and B throws first.",
        "B a sorti sa dernière dame : la marque reste, les dames reviennent aux talons, le dé est à B.",
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
    """Ruling 2, against a whole exit in the kernel: only its own points are marked."""
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
        Marks(**marks)


def test_a_target_out_of_reach_is_refused() -> None:
    with pytest.raises(InvalidMarksError, match="trous"):
        Marking(target=1000)


# The JSON face


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("nonsense", "not JSON"),
        ("", None),
        ("[1, 2]", "object"),
        ("null", "object"),
        ('"A"', "object"),
        ("{}", "events"),
        ('{"events": null}', "events"),
        ('{"events": {}}', "events"),
        ('{"events": "A 4"}', "events"),
        ('{"events": [4]}', "event 1"),
        ('{"events": [["A", 4], ["B"]]}', "event 2"),
        ('{"events": [["A", 4, 6]]}', "event 1"),
        ('{"events": [["A", 5]]}', "even"),
        ('{"events": [["A", 0]]}', "even"),
        ('{"events": [["A", -4]]}', "even"),
        ('{"events": [["A", 4.0]]}', "even"),
        ('{"events": [["A", 1e3]]}', "even"),
        ('{"events": [["A", true]]}', "even"),
        ('{"events": [["A", "4"]]}', "even"),
        ('{"events": [["A", null]]}', "even"),
        ('{"events": [["A", [4]]]}', "even"),
        ('{"events": [["A", {"x": [[[]]]}]]}', "even"),
        ('{"events": [["A", "left"]]}', "leave"),
        ('{"events": [["A", 99999999999999999999999999]]}', "10000"),
        ('{"events": [["A", 10002]]}', "10000"),
        ('{"events": [["C", 4]]}', "player"),
        ('{"events": [["a", 4]]}', "player"),
        ('{"events": [[1, 4]]}', "player"),
        ('{"events": [[["A"], 4]]}', "player"),
        ('{"events": [], "start": []}', "start"),
        ('{"events": [], "start": 8}', "start"),
        ('{"events": [], "start": {"C": {}}}', "player"),
        ('{"events": [], "start": {"A": 8}}', "start: A"),
        ('{"events": [], "start": {"A": {"points": 7}}}', "points"),
        ('{"events": [], "start": {"A": {"points": 12}}}', "points"),
        ('{"events": [], "start": {"A": {"points": false}}}', "points"),
        ('{"events": [], "start": {"A": {"points": 4.0}}}', "points"),
        ('{"events": [], "start": {"A": {"bredouille": 1}}}', "bredouille"),
        ('{"events": [], "start": {"A": {"serie": "yes"}}}', "serie"),
        ('{"events": [], "start": {"A": {"trous": -1}}}', "trous"),
        ('{"events": [], "start": {"A": {"trous": true}}}', "trous"),
        ('{"events": [], "start": {"A": {"trous": 1e400}}}', "too large"),
        ('{"events": [], "start": {"A": {"trous": 10000000000}}}', "trous"),
        ('{"events": [], "start": {"A": {"jetons": 2}}}', "jetons"),
        ('{"id": NaN, "events": []}', "JSON"),
        ('{"id": Infinity, "events": []}', "JSON"),
        ('{"id": 1e999, "events": []}', "too large"),
        ('{"id": 1, "events": ' + "[" * 50_000, "JSON"),
        ('{"id": 1, "events": [' + "[" * 500 + "]" * 500 + "]}", "event 1"),
        ('{"id": ' + "9" * 5000 + ', "events": []}', "JSON"),
        ('{"id": 1, "events": []', "not JSON"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_bad_line_names_its_fault_and_the_rest_goes_on(line: str, word: str | None, lang: str) -> None:
    *bad, good = ask(line, {"id": 2, "events": [["A", 4]]}, lang=lang)
    assert good["points"] == {"A": 4, "B": 0}
    if word is None:
        assert bad == []
        return
    assert [set(answer) for answer in bad] == [{"id", "error"}]
    assert lang == "fr" or word in bad[0]["error"]
    assert "\n" not in bad[0]["error"]
    assert len(bad[0]["error"]) < 250


def test_what_is_missing_at_the_start_is_nothing() -> None:
    plain = mark({"events": [["B", 6]]})
    for start in (None, {}, {"A": {}}, {"A": None, "B": {"points": 0, "bredouille": True, "serie": True}}):
        assert mark({"start": start, "events": [["B", 6]]}) == plain


def test_no_event_gives_the_marks_of_the_start() -> None:
    start = {"A": {"points": 4, "bredouille": True, "trous": 3, "serie": True}, "B": {"points": 0, "bredouille": True}}
    answer = mark({"start": start, "events": []})
    assert answer == {
        "points": {"A": 4, "B": 0},
        "trous": {"A": 3, "B": 0},
        "bredouille": {"A": True, "B": False},
        "steps": [],
    }


def test_a_series_can_be_told_at_the_start() -> None:
    start = {"A": {"trous": 3, "serie": True}, "B": {"trous": 0}}
    assert mark({"start": start, "events": [["B", 12]]})["steps"][0]["text"].endswith("takes the pavillon.")
    start = {"A": {"trous": 3}, "B": {"trous": 2, "serie": True}}
    assert mark({"start": start, "events": [["A", 12]]})["steps"][0]["text"].endswith("B loses the pavillon.")


def test_other_fields_are_passed_over_and_ids_come_back() -> None:
    for name in (None, 0, "x", [1, {"a": 2.5}], "é", "\ud800"):
        (answer,) = ask({"id": name, "note": "x", "rules": "loi-2013", "events": []})
        assert answer["id"] == name


def test_an_event_that_is_no_gain_says_so() -> None:
    steps = mark({"events": [["A", 4], ["A", "leave"], ["B", "sortie"]]})["steps"]
    assert [step.get("event") for step in steps] == [None, "leave", "sortie"]
    assert [step["gain"] for step in steps] == [4, 0, 0]
    assert [step["player"] for step in steps] == ["A", "A", "B"]


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["A", "B", "leave"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4) | st.just("A"), inner, max_size=3),
    max_leaves=8,
)
events_like = st.lists(
    st.tuples(st.sampled_from(["A", "B", "C"]) | json_values, st.integers(-4, 40) | json_values).map(list), max_size=4
)
starts_like = st.dictionaries(
    st.sampled_from(["A", "B", "C"]),
    st.dictionaries(st.sampled_from(["points", "bredouille", "trous", "serie", "x"]), json_values, max_size=3)
    | json_values,
    max_size=3,
)
lines_like = st.one_of(
    st.text(max_size=40),
    st.binary(max_size=40).map(lambda raw: raw.decode("utf-8", "replace")),
    json_values.map(json.dumps),
    st.fixed_dictionaries(
        {}, optional={"id": json_values, "start": starts_like | json_values, "events": events_like | json_values}
    ).map(json.dumps),
)


@pytest.mark.bounds
@given(st.lists(lines_like, max_size=4), st.sampled_from(["en", "fr"]))
@settings(max_examples=400, deadline=None)
def test_whatever_comes_gets_an_answer_or_a_clean_error(lines: list[str], lang: str) -> None:
    def refuse(word: str) -> None:
        raise AssertionError(f"{word} in an answer")

    asked = [line for line in lines if line.strip("\ufeff \t\r\n")]
    answers = list(mark_lines(lines, lang))
    assert len(answers) == len(asked)
    for text, fine in answers:
        answer = json.loads(text, parse_constant=refuse)
        assert "\n" not in text
        if fine:
            assert set(answer) == {"id", "points", "trous", "bredouille", "steps"}
            assert all(answer["points"][who] in range(0, 12, 2) for who in "AB")
            assert all(not answer["bredouille"][who] or answer["points"][who] for who in "AB")
        else:
            assert set(answer) == {"id", "error"}
            assert answer["error"]


def test_an_id_too_deep_to_write_is_an_error_and_the_rest_goes_on() -> None:
    for depth in range(100, 2000, 37):
        first, second = ask('{"id": ' + "[" * depth + "]" * depth + ', "events": []}', {"id": 2, "events": []})
        assert "error" in first or first["points"] == {"A": 0, "B": 0}
        assert second["id"] == 2


# The command


def run(monkeypatch: pytest.MonkeyPatch, raw: bytes, *arguments: str) -> tuple[int, list[dict[str, Any]]]:
    parser = argparse.ArgumentParser()
    command.register(parser.add_subparsers())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw)))
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out := io.BytesIO(), write_through=True))
    args = parser.parse_args(["mark", *arguments])
    return args.run(args), [json.loads(line) for line in out.getvalue().decode().splitlines()]


def test_the_command_exits_1_after_a_bad_line(monkeypatch: pytest.MonkeyPatch) -> None:
    good = b'\xef\xbb\xbf{"id": 1, "events": [["A", 4]]}\r\n'
    assert run(monkeypatch, good)[0] == 0
    status, answers = run(monkeypatch, good + b"\n\xff\xfe\n" + b'{"id": 3, "events": []}', "--lang", "fr")
    assert status == 1
    assert [answer["id"] for answer in answers] == [1, None, 3]
    assert answers[0]["steps"][0]["text"].startswith("A marque 4")


def test_the_command_reads_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "marks.jsonl"
    file.write_text('{"id": "é", "events": [["B", 12]]}\n', encoding="utf-8")
    status, answers = run(monkeypatch, b"", str(file))
    assert (status, answers[0]["id"], answers[0]["trous"]) == (0, "é", {"A": 0, "B": 2})


def test_an_answer_comes_before_the_next_question() -> None:
    """Streaming through a pipe: no answer waits for the end of the input."""
    with subprocess.Popen(
        [sys.executable, "-c", RUN, "mark"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in (1, "\ud800", 3):
            process.stdin.write(json.dumps({"id": number, "events": [["A", 4]]}) + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.wait(20) == 0


def test_a_long_evening_in_one_line() -> None:
    """No recursion, nothing quadratic: 20 000 events."""
    answer = mark({"events": [["A", 2], ["B", 2]] * 10_000})
    assert len(answer["steps"]) == 20_000
