"""Replay judges again and points at the first wrong coup: its line, its number, why."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from trictrac.records import Stepper, check, read

from .make_examples import FOLDER

ECOLE = (FOLDER / "ecole.txt").read_text(encoding="utf-8")
TOURNER = (FOLDER / "tourner.txt").read_text(encoding="utf-8")


def first(pattern: str, lines: list[str]) -> int:
    return next(place for place, line in enumerate(lines) if re.search(pattern, line))


def verdict_of(text: str):
    (verdict,) = check(text.splitlines())
    return verdict


def corrupt(text: str, pattern: str, old: str, new: str) -> tuple[str, int]:
    """The text with the first line of a pattern changed, and the number of that line."""
    lines = text.splitlines()
    place = first(pattern, lines)
    assert re.search(old, lines[place])
    lines[place] = re.sub(old, new, lines[place], count=1)
    return "\n".join(lines), place + 1


@pytest.mark.parametrize("text", [ECOLE, TOURNER])
def test_the_examples_are_right(text: str) -> None:
    verdict = verdict_of(text)
    assert verdict.right
    assert verdict.finished


@pytest.mark.parametrize(
    ("text", "pattern", "old", "new", "english", "french"),
    [
        # An illegal play, told with its article.
        (TOURNER, r"^ +3\. ", r"\d+-\d+( \d+-\d+)?$", "1-2 1-3", "(art. VI", "(art. VI"),
        # A dame that is not there.
        (TOURNER, r"^ +5\. ", r"\d+-\S+( \d+-\d+)?$", "23-24", "(art.", "(art."),
        # The program marks 2, or 4 …
        (TOURNER, r"  \+2  ", r"\+2", "+6", "marks 2 points here, not 6", "marque ici 2 points, non 6"),
        # … and nothing where there is nothing.
        (TOURNER, r"^ +1\. ", r"(\d-\d)  ", r"\1  +4  ", "has nothing to mark", "n’a rien à marquer"),
        # Dice out of turn.
        (TOURNER, r"^ +4\. A", "A", "B", "It is the opponent’s turn", "C’est à l’adversaire"),
        (TOURNER, r"^ +4\. A", "A", "C", "does not sit at the board", "n’est pas à la table"),
        # The first coup is played with the opening dice.
        (TOURNER, r"^ +1\. ", r"\d-\d", "6-6", "dice already thrown", "dés déjà jetés"),
        # Another end, another account.
        (TOURNER, "^end", r"\d+", "11", "the game ends here", "la partie finit ici"),
        (TOURNER, "^end", r" left [A-C]", "", "the game ends here", "la partie finit ici"),
        (TOURNER, "^total", r"\+\d+", "+99", "the account comes to", "le compte fait"),
        (TOURNER, "^result", r"\+\d+", "+99", "the account comes to", "le compte fait"),
        # Others sit down.
        (TOURNER, "^marque 2", "white A", "white B", "sits down with white", "s’assied avec les blanches"),
        (TOURNER, "^marque 2", "marque 2", "marque 3", "this is number 2", "c’est ici le numéro 2"),
        (TOURNER, "^marque 2", r", first [A-C]", "", "the record says otherwise", "le récit dit autre chose"),
        # What cannot be done now.
        (ECOLE, r"^ +1\. ", "$", "  leaves", "(art. XV", "(art. XV"),
        (ECOLE, r"^ +4\. ", "$", "  B agrees", "nothing to agree", "rien à agréer"),
        (ECOLE, r"^ +4\. ", "$", "  releve", "not set back here", "ne se relèvent pas"),
        (ECOLE, r"^ +4\. ", "$", "  exchange", "do not change dames", "n’échangent pas"),
        # One die each says who begins, once.
        (ECOLE, r"^ +4\. ", "$", "  B 3", "the opening is over", "le début est passé"),
        (ECOLE, r"^ +4\. ", "$", "  total", "says nothing here", "ne dit rien ici"),
        # Claims and contests are right or wrong, and what throws are worth is known.
        (ECOLE, "ecole 4 wrongly", " wrongly", "", "says so wrongly", "le dit à tort"),
        (ECOLE, "contests 4", "contests 4", "contests 4 wrongly", "says so rightly", "le dit avec raison"),
        (ECOLE, r"\[4:0\]", r"\[4:0\]", "[6:0]", "is worth 4 points", "le jet vaut 4 points"),
    ],
)
def test_the_first_wrong_thing_is_pointed_at(
    text: str, pattern: str, old: str, new: str, english: str, french: str
) -> None:
    wrong, line = corrupt(text, pattern, old, new)
    verdict = verdict_of(wrong)
    assert verdict.problem is not None
    assert verdict.problem.line == line
    assert english in verdict.sentence("en"), verdict.sentence("en")
    assert french in verdict.sentence("fr"), verdict.sentence("fr")
    assert f"line {line}" in verdict.sentence("en")
    coup = re.match(r" +(\d+)\. ", wrong.splitlines()[line - 1])
    if coup:
        assert f"coup {coup[1]}:" in verdict.sentence("en")


def test_the_opening_dice_are_missed() -> None:
    lines = ECOLE.splitlines()
    del lines[first("^opening", lines)]
    assert "the opening dice are missing" in verdict_of("\n".join(lines)).sentence()


def test_a_game_that_has_ended_does_not_go_on() -> None:
    lines = TOURNER.splitlines()
    end = first("^end", lines)
    verdict = verdict_of("\n".join([*lines[:end], "  99. A 6-4  1-7 1-5", *lines[end:]]))
    assert verdict.problem.line == end + 1
    del lines[end]
    verdict = verdict_of("\n".join(lines))
    assert "the game ends here" in verdict.sentence()
    assert verdict.problem.line == first("^marque 2", lines) + 1


def test_a_coup_left_out_is_noticed_at_the_next() -> None:
    lines = TOURNER.splitlines()
    gone = first(r"^ +7\. ", lines)
    del lines[gone]
    verdict = verdict_of("\n".join(lines))
    assert verdict.problem.line == gone + 1
    assert "should be coup 7" in verdict.sentence()


def test_a_session_broken_off_is_right_as_far_as_it_goes() -> None:
    lines = [line for line in TOURNER.splitlines() if not line.startswith("result")]
    for cut in range(first("^marque 1", lines), len(lines), 7):
        verdict = verdict_of("\n".join(lines[:cut]))
        assert verdict.right, verdict.sentence()
        assert not verdict.finished
    verdict = verdict_of("\n".join(["format: trictrac-record-1", "result: unfinished", *lines[1:40]]))
    assert verdict.right, verdict.sentence()
    assert "inachevée" in verdict.sentence("fr")
    cut = TOURNER[: TOURNER.index("marque 2")]
    assert "unfinished" in verdict_of(cut).sentence()


def test_marks_of_the_program_may_be_left_out_and_come_back() -> None:
    games, total, account = TOURNER.partition("\ntotal")
    lean = re.sub(r"  ([A-C] )?\+\d+|  releve", "", games) + total + account
    lean = lean.replace(next(line for line in TOURNER.splitlines() if "joins" in line), "")
    assert "+" not in lean.partition("marque 1")[2].partition("\ntotal")[0]
    verdict = verdict_of(lean)
    assert verdict.right, verdict.sentence()
    (full,) = read(TOURNER.splitlines(), Stepper())
    (again,) = read(lean.splitlines(), Stepper())
    assert again.problem is None
    assert [step.after for step in again.steps if step.throw] == [step.after for step in full.steps if step.throw]
    assert [event for step in again.steps for event in step.events] == [
        event for step in full.steps for event in step.events
    ]


def test_after_the_first_wrong_coup_the_next_session_is_judged() -> None:
    wrong, _ = corrupt(TOURNER, r"^ +4\. A", "A", "B")
    assert [verdict.right for verdict in check(f"{wrong}\n{ECOLE}".splitlines())] == [False, True]


def test_steps_show_the_table_before_and_after_each_coup() -> None:
    (tour,) = read(ECOLE.splitlines(), Stepper())
    assert tour.problem is None
    coups = [step for step in tour.steps if step.throw]
    assert [step.where.coup for step in coups] == list(range(1, 19))
    for one, two in pairwise(coups):
        assert one.after.white.dames == two.before.white.dames
        assert one.after.black.points == two.before.black.points
    assert coups[-1].totals is not None
    assert coups[-1].after.black.trous == 2
    assert tour.steps[0].comments == ["A short game, in two trous, to show most of what a record can say."]


def test_steps_end_where_the_record_is_wrong() -> None:
    wrong, line = corrupt(ECOLE, r"^ +7\. ", r"\d+-\S+( \d+-\d+)?$", "20-24")
    (tour,) = read(wrong.splitlines(), Stepper())
    assert tour.problem.line == line
    assert tour.steps[-1].where.coup == 7
