"""Jans that could be filled or kept and were not (XVII.11)."""

from __future__ import annotations

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
