"""Article XVIII with an exit, where the same player throws twice running and marks by hand (VIII.9, XVIII.6)."""

from __future__ import annotations

import pytest

from tests.table.helpers import Scene, jeton
from trictrac.table import TablePhase
from trictrac.table import actions as do

EXIT = ({24: 1}, {19: 5, 20: 5, 21: 5})
"""A 6-5 takes the last dame out: 4 points."""


def finishing(**options):
    """Seat 0 has thrown and can finish his exit."""
    scene = Scene(**options)
    scene.board(*EXIT)
    scene.throw()
    return scene


def test_after_an_exit_the_marks_stay_the_dames_are_stacked_and_the_same_player_throws():
    """Art. XVIII.6: nobody is unmarked, by hand either."""
    scene = finishing(mine=jeton(6), his=jeton(4))
    scene.mark(0, 4)
    scene.play("24-s")
    assert (scene.shows(0), scene.shows(1)) == ((0, 10), (0, 4))
    assert (scene.state.phase, scene.state.turn) == (TablePhase.THROW, 0)
    assert scene.state.position.white.on(1) == scene.state.position.black.on(1) == 15
    with scene.refused("not_your_turn"):
        scene.act(do.ThrowDice(1))


def test_the_points_of_the_exit_are_marked_before_the_last_dame_goes_out():
    """Art. XVIII.4, XVII: like all points of one's own throw. Later they are lost, and it is too late to mark them."""
    scene = finishing()
    scene.play("24-s")
    assert scene.faults(0) == [("par moins", 4)]
    with scene.refused("too_late_to_mark"):
        scene.mark(0, 4)


def test_an_ecole_of_the_finishing_coup_may_be_claimed_until_the_claimant_himself_throws():
    """Art. XVII, XVIII: the finisher throws again first; the right is the other's until his own dice."""
    scene = finishing()
    scene.play("24-s")
    scene.throw("2-1")
    scene.claim(1, 4)
    assert scene.table.events[-1].right
    assert scene.shows(1) == (0, 4)


def test_an_ecole_of_the_finishing_coup_counts_before_the_points_of_the_releve():
    """XVII.8: B has 8, the ecole of 4 makes his trou first and wipes A's 8; A's next 4 are then no trou."""
    scene = finishing(mine=jeton(8), his=jeton(8))
    scene.play("24-s")
    scene.lab(gain=4)
    scene.mark(0, 4)
    assert scene.shows(0) == (1, 0)
    scene.claim(1, 4)
    assert (scene.shows(0), scene.shows(1)) == ((0, 4), (1, 0))


@pytest.mark.parametrize("leaves", [True, False])
def test_an_exit_that_makes_a_trou_lets_one_choose_before_the_last_dame_goes_out(leaves):
    """Art. XVIII.5 comes before XVIII.6: leaving wipes the points of both, finishing the exit leaves them."""
    scene = finishing(mine=jeton(10), his=jeton(6))
    scene.mark(0, 4)
    assert scene.shows(0) == (1, 2)
    if leaves:
        scene.act(do.Leave(0))
        scene.act(do.Agree(1))
    else:
        scene.play("24-s")
    assert scene.shows(0) == (1, 0 if leaves else 2)
    assert (scene.state.phase, scene.state.turn) == (TablePhase.THROW, 0)
