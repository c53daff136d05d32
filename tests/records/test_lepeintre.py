"""The relevés of Lepeintre (1818, first part, chapters I to III), with every mark and figure of the book."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from trictrac import Camp
from trictrac.notation import parse_diagram
from trictrac.records import EventBuilder, Step, Stepper, check, read, write
from trictrac.table.events import Claimed, Left, Marked

from .make_examples import FOLDER

CASES = Path(__file__).parents[1] / "cases" / "lepeintre_p1.jsonl"

# By chapter and coup, all of them Kermadeuc's: what he marks, then his points and trous, those of chapter I included.
MARKS = {
    1: {5: (4, 4, 0), 15: (12, 4, 2), 17: (4, 8, 2), 19: (6, 2, 4), 21: (6, 8, 4), 23: (6, 0, 6)},
    2: {5: (4, 4, 6), 9: (4, 8, 6), 11: (6, 2, 8), 13: (20, 10, 10)},
    3: {5: (4, 4, 0)},
}
# By chapter and coup: what the law gives where the book marks nothing.
UNSEEN = {1: {13: 6, 18: 2, 22: 4}, 2: {10: 2}, 3: {3: 6}}

chapters = pytest.mark.parametrize("chapter", [1, 2, 3])


def text(chapter: int) -> str:
    return (FOLDER / f"lepeintre-{chapter}.txt").read_text("utf-8")


def coups(chapter: int) -> dict[int, Step]:
    (tour,) = read(text(chapter).splitlines(), Stepper())
    assert tour.problem is None
    return {step.where.coup: step for step in tour.steps if step.throw}


@chapters
def test_replay_finds_it_right_and_the_writer_would_write_it_so(chapter: int) -> None:
    (verdict,) = check(text(chapter).splitlines())
    assert verdict.right, verdict.sentence()
    (record,) = read(text(chapter).splitlines(), EventBuilder())
    assert not record.errors
    assert "".join(write(record.header, record.items)) == text(chapter)


@chapters
def test_every_mark_is_the_books(chapter: int) -> None:
    for coup, step in coups(chapter).items():
        marked = [event for event in step.events if isinstance(event, Marked)]
        if coup not in MARKS[chapter]:
            assert marked == [], coup
            continue
        gain, points, trous = MARKS[chapter][coup]
        assert [(event.player, event.points, event.trous) for event in marked] == [(0, gain, None)], coup
        assert (step.after.white.points, step.after.white.trous) == (points, trous), coup
        assert step.after.black.points == step.after.black.trous == 0, coup


@chapters
def test_the_law_gives_the_same_but_for_what_the_book_does_not_see(chapter: int) -> None:
    for coup, step in coups(chapter).items():
        assert step.score is not None
        due = UNSEEN[chapter].get(coup) or MARKS[chapter].get(coup, (0,))[0]
        side = step.before.turn
        assert (step.score.total(side), step.score.total(side.other)) == (due, 0), coup
        assert not any(isinstance(event, Claimed) for event in step.events), "nobody notices"


@chapters
def test_every_coup_is_the_worked_case_of_that_coup(chapter: int) -> None:
    cases = [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]
    steps = coups(chapter)
    own = [case for case in cases if case["id"].startswith(f"LEP1-R{chapter}-")]
    assert {case["coup_no"] for case in own} >= set(MARKS[chapter])
    for case in own:
        step = steps[case["coup_no"]]
        side = step.before.turn
        assert step.throw is not None
        assert sorted(step.throw) == sorted(case["dice"])
        assert (step.before.mover.dames, step.before.other.dames) == (camp(case["mover"]), camp(case["other"]))
        if case["kind"] == "legal" and not any(isinstance(event, Left) for event in step.events):
            assert step.after.camp(side).dames == camp(case["expect"]["after_mover"])


def camp(dames: dict[str, int]) -> tuple[int, ...]:
    return Camp.of({int(case): count for case, count in dames.items()}).dames


# The figures. What a figure draws otherwise than the coups is written as (case, drawn, played).

FIGURES = {
    # number: (chapter, coup before which white stands so, the same for black, the figure, white's misprints, black's)
    1: (1, 6, 5, "aW3-bW1-cW1-dW1-eW1-fW1-rB2-yB3", {(1, 10, 9), (7, 0, 1)}, set()),
    2: (1, 16, 15, "aW2-bW2-cW3-dW3-eW2-fW2-gW1-yB3-xB3-vB3-rB2-pB2", set(), set()),
    4: (2, 5, 5, "aW3-hW1-jW1-yB3-xB1-vB2-uB1", set(), set()),
    5: (
        2,
        13,
        13,
        "aW3-eW1-fW1-gW1-hW1-lW2-yB3-xB1-vB1-tB1-sB1-rB1-qB1-pB1",
        {(4, 0, 1), (6, 1, 0)},
        {(1, 8, 7), (4, 0, 1)},
    ),
    7: (3, 5, 5, "aW3-lW2-yB3-nB2", set(), set()),
}


@pytest.mark.parametrize("number", FIGURES)
def test_the_figures_show_these_positions_but_for_their_misprints(number: int) -> None:
    chapter, white, black, figure, wrong_white, wrong_black = FIGURES[number]
    drawn, steps = parse_diagram(figure), coups(chapter)
    assert unlike(drawn.white.dames, steps[white].before.white.dames) == wrong_white
    assert unlike(drawn.black.dames, steps[black].before.black.dames) == wrong_black


def test_figure_3_forgets_a_three_of_white_and_has_black_play_a_bezet() -> None:
    """Its white is that of the end of the relevé, its black that of two coups before."""
    drawn, steps = parse_diagram("aW3-bW2-cW2-dW2-eW2-fW2-yB2-xB2-vB3-uB1-tB2-sW2-rB2-pB2"), coups(1)
    last = steps[23].before.white.dames
    ended = tuple(count + (case == 19) - (case == 11) for case, count in enumerate(last, 1))
    assert unlike(drawn.white.dames, ended) == {(1, 3, 2), (4, 2, 3)}
    assert unlike(drawn.black.dames, steps[22].before.black.dames) == {(3, 3, 2), (4, 1, 2)}


def unlike(drawn: tuple[int, ...], played: tuple[int, ...]) -> set[tuple[int, int, int]]:
    pairs = enumerate(zip(drawn, played, strict=True), 1)
    return {(case, one, two) for case, (one, two) in pairs if one != two}
