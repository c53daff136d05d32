"""Jans that could be filled or kept and were not (XVII.11)."""

from __future__ import annotations

import pytest

from tests.table.hands import free
from tests.table.helpers import FILLING, KEEPING, STRICT, Scene
from trictrac import LOI_2013, Play
from trictrac.table import actions as do


def test_able_to_fill_but_not_done_is_an_ecole_of_those_points():
    """XVII.11: able but not done: ecole of those points; the other may also have the play put right."""
    scene = free()
    scene.mark(0, 4)
    scene.play("1-7 1-6")
    assert scene.faults(0) == [("fausse case", 0), ("not done", 4)]
    scene.claim(1, 4)
    assert scene.table.events[-1].right
    assert scene.shows(1) == (0, 4)
    scene.act(do.Replay(1, Play.parse("5-11 1-6")))
    assert scene.state.position.white.on(11) == 2


def test_able_to_keep_but_not_done_is_an_ecole_of_those_points():
    """XVII.11: filling and keeping alike."""
    scene = free(KEEPING)
    scene.mark(0, 4)
    scene.play("8-14 1-6")
    assert scene.faults(0) == [("fausse case", 0), ("not done", 4)]


def test_the_option_counts_marked_and_not_done_twice():
    """XVII.11: marked and not done counts twice."""
    rules = LOI_2013.of("loi-2013", marked_and_not_done_twice=True)
    scene = free(rules=rules)
    scene.mark(0, 4)
    scene.play("1-7 1-6")
    assert scene.faults(0) == [("fausse case", 0), ("not done", 8)]
    scene.claim(1, 8)
    assert scene.table.events[-1].right


def test_neither_marked_nor_done_is_one_ecole_of_those_points():
    """XVII.11: ecole of those points, once."""
    scene = free()
    scene.play("1-7 1-6")
    assert sum(points for _, points in scene.faults(0)) == 4


def test_a_false_play_that_fills_all_the_same_is_no_ecole():
    """XVII.11: only what was not done."""
    scene = free()
    scene.mark(0, 4)
    scene.play("5-11 1-3")
    assert scene.faults(0) == [("fausse case", 0)]


def test_a_false_play_that_keeps_all_the_same_is_no_ecole():
    """XVII.11: only what was not done."""
    scene = free(KEEPING)
    scene.mark(0, 4)
    scene.play("1-3 1-4")
    assert scene.faults(0) == [("fausse case", 0)]


def test_filling_marked_without_being_able_is_an_ecole_of_those_points():
    """XVII.11: marked without being able."""
    scene = Scene(STRICT, STRICT)
    scene.board(*FILLING)
    scene.throw("6-4")
    due = scene.state.due[(1, 0, 1)]
    scene.mark(0, due + 4)
    assert scene.faults(0) == [("par trop", 4)]


# Marked after the play, where nothing could be played (XVII.12)

PILE = ({12: 15}, {1: 3, 7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2})
"""A 6-5 on this board keeps the pile of misery (4 points) and cannot be played (4 for the opponent)."""


def broken_pile(**options):
    """Nothing could be played; seat 0 has broken the pile all the same and marked nothing yet."""
    scene = free(PILE, **options)
    scene.play("12-10 12-11")
    return scene


@pytest.mark.parametrize(("marked", "worth"), [(0, 4), (2, 4), (4, 4), (6, 6)])
def test_a_jan_marked_after_it_was_not_done_is_one_ecole_of_the_whole(marked, worth):
    """XVII.20: of the whole jan, whether 0, 2 or 4 were marked; two more are two too many. All of it is taken back."""
    scene = broken_pile()
    if marked:
        scene.mark(0, marked)
    scene.claim(1, worth)
    assert scene.table.events[-1].right
    assert (scene.shows(0), scene.shows(1)) == ((0, 0), (0, worth))


def test_marked_afterwards_and_not_done_counts_twice_by_the_option():
    """XVII.11: as if it had been marked before the play."""
    scene = broken_pile(rules=LOI_2013.of("loi-2013", marked_and_not_done_twice=True))
    assert sum(points for _, points in scene.faults(0)) == 4
    scene.mark(0, 4)
    assert sum(points for _, points in scene.faults(0)) == 8


@pytest.mark.parametrize("order", ["replay claim mark", "claim replay mark", "mark replay claim", "mark claim replay"])
def test_a_jan_that_is_done_after_all_may_be_marked_where_nothing_could_be_played(order):
    """XVII.12, XVII.20: 4 for the jan and 4 for its ecole, in whatever order."""
    scene = broken_pile()
    does = {
        "replay": lambda: scene.act(do.Replay(1, Play.parse("--"))),
        "claim": lambda: scene.claim(1, 4),
        "mark": lambda: scene.mark(0, 4),
    }
    for word in order.split():
        does[word]()
    assert (scene.shows(0), scene.shows(1)) == ((0, 4), (0, 4))
    scene.throw()
    assert scene.faults(0) == []


def test_a_jan_that_is_not_done_may_not_be_marked_once_its_ecole_is_taken():
    """XVII.4: then it is too much."""
    scene = broken_pile()
    scene.claim(1, 4)
    scene.mark(0, 4)
    assert ("par trop", 4) in scene.faults(0)


def test_a_claim_takes_the_jan_and_what_was_too_much_beside_it():
    """XVII.29: nothing of the six that were marked stays, also where a declaration has ended the marks."""
    scene = broken_pile()
    scene.mark(0, 6)
    scene.claim(0, 2)
    scene.claim(1, 6)
    assert (scene.shows(0), scene.shows(1)) == ((0, 2), (0, 6))
