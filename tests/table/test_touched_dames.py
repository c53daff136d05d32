"""Dame touchee, dame jouee (XVII.15, R.27; LL 46)."""

from __future__ import annotations

import pytest

from tests.table.hands import both, choice, free, with_dame, without
from tests.table.helpers import ASSISTED, AUTOMATIC, CHOICE, STRICT, Scene
from trictrac.table import actions as do


@pytest.mark.parametrize("mode", [STRICT, ASSISTED, AUTOMATIC])
def test_a_touched_dame_must_be_played(mode):
    """XVII.15: dame touchee, dame jouee; without free hands the table holds to it."""
    scene = choice(mode)
    scene.touch(2, confirmed=True)
    with scene.refused("touched_dame"):
        scene.play(str(without(scene, 2)))
    scene.play(str(with_dame(scene, 2)))


@pytest.mark.parametrize("cases", [(2, 3), (3, 2), (1, 2)])
def test_every_touched_dame_is_played_if_one_play_moves_them_all(cases):
    """LL 46: every dame touched must be played, if that is possible."""
    scene = choice()
    scene.mark(0, 2)
    for case in cases:
        scene.touch(case)
    one = next(play for play in scene.state.plays if cases[0] in play.starts and cases[1] not in play.starts)
    with scene.refused("touched_dame"):
        scene.play(str(one))
    scene.play(str(both(scene, *cases)))


def test_of_three_touched_dames_the_first_two_bind():
    """R.27; LL 46: two numbers move two dames; each touch binds as far as those before it leave room."""
    scene = choice()
    scene.mark(0, 2)
    for case in (3, 1, 2):
        scene.touch(case)
    for wrong in (both(scene, 1, 2), both(scene, 2, 3)):
        with scene.refused("touched_dame"):
            scene.play(str(wrong))
    scene.play(str(both(scene, 3, 1)))


def test_the_replay_too_moves_every_touched_dame():
    """XVII.14: among the legal plays with the touched dames."""
    scene = free(CHOICE)
    scene.mark(0, 2)
    scene.touch(2)
    scene.touch(3)
    scene.play("2-9 1-2")
    with scene.refused("touched_dame"):
        scene.act(do.Replay(1, next(p for p in scene.state.plays if 2 in p.starts and 3 not in p.starts)))
    scene.act(do.Replay(1, both(scene, 2, 3)))


def test_with_free_hands_leaving_the_second_touched_dame_is_a_fausse_case():
    """XVII.15; LL 46: hands may break it, the other may have it put right."""
    scene = free(CHOICE)
    scene.mark(0, 2)
    scene.touch(2)
    scene.touch(3)
    scene.play(str(next(play for play in scene.state.plays if 2 in play.starts and 3 not in play.starts)))
    assert scene.faults(0) == [("fausse case", 0)]


def test_a_touched_dame_that_cannot_move_binds_to_nothing():
    """Art. XVII: only what the rules allow."""
    scene = Scene(STRICT, STRICT)
    scene.board({1: 13, 12: 2}, {1: 9, 7: 2, 8: 2, 9: 2})
    scene.throw("6-5")
    assert all(start != 12 for play in scene.state.plays for start, _ in play.moves)
    scene.touch(12)
    scene.play()
    assert scene.state.turn == 1


def test_jadoube_lets_one_touch_without_playing():
    """XVII.15: unless «j'adoube»; the mark is not complete either."""
    scene = choice()
    scene.act(do.Adoube(0))
    scene.touch(2)
    assert scene.faults(0) == []
    scene.mark(0, 2)
    scene.play(str(without(scene, 2)))
    assert scene.faults(0) == []


def test_jadoube_is_for_one_touch():
    """XVII.15: the next touch binds again."""
    scene = choice()
    scene.act(do.Adoube(0))
    scene.touch(2)
    scene.touch(3)
    with scene.refused("touched_dame"):
        scene.play(str(without(scene, 3)))


@pytest.mark.parametrize("case", [0, 2, 13, 25, -1, 99])
def test_one_touches_only_a_dame_that_is_there(case):
    """Art. XVII."""
    scene = Scene()
    scene.lab()
    with scene.refused("no_such_dame"):
        scene.touch(case)


def test_the_replay_uses_the_touched_dame_if_it_can_be_played():
    """XVII.14: among the legal plays with the touched dame."""
    scene = free(CHOICE)
    scene.mark(0, 2)
    scene.touch(2)
    scene.play("2-9 1-2")
    with scene.refused("touched_dame"):
        scene.act(do.Replay(1, without(scene, 2)))
    scene.act(do.Replay(1, with_dame(scene, 2)))
    assert scene.state.turn == 1


def test_a_touched_dame_not_played_is_a_fault_the_other_may_have_put_right():
    """XVII.15: dame touchee, dame jouee. Free hands may break it; the other may have it replayed."""
    scene = free(CHOICE)
    scene.mark(0, 2)
    scene.touch(2)
    scene.play(str(without(scene, 2)))
    assert ("fausse case", 0) in scene.faults(0)
    scene.act(do.Replay(1, with_dame(scene, 2)))
    assert scene.state.turn == 1
