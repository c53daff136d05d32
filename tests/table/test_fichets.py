"""Doubles, fichets and trous sans bouger (art. XV; XVII.5, XVII.6, R.28)."""

from __future__ import annotations

import pytest

from tests.table.helpers import NOTHING, Scene, jeton
from trictrac import USAGE_19E
from trictrac.table import Refused
from trictrac.table import actions as do

# Doubles and fichets


def test_marking_double_for_simple_is_no_ecole_and_is_put_right():
    """XVII.5: a wrong double is put right."""
    scene = Scene(mine=jeton(4), his=jeton(4))
    scene.lab(gain=8)
    scene.mark(0, 8, trous=2)
    assert scene.shows(0) == (2, 0)
    assert scene.faults(0) == []
    scene.correct(1)
    assert scene.shows(0) == (1, 0)
    assert scene.shows(1) == (0, 0), "no points go to the other"


def test_claiming_an_ecole_for_a_wrong_double_is_a_fausse_ecole():
    """XVII.5: double for simple is no ecole."""
    scene = Scene(mine=jeton(4), his=jeton(4))
    scene.lab(gain=8)
    scene.mark(0, 8, trous=2)
    scene.claim(1, 12)
    assert scene.table.events[-1].right is False


def test_marking_simple_for_double_is_no_ecole_and_is_lost_once_played():
    """XVII.5: a forgotten double is lost once he has played."""
    scene = Scene(mine=jeton(4, bredouille=True))
    scene.lab(gain=8)
    scene.mark(0, 8, trous=1)
    scene.play()
    assert scene.faults(0) == []
    assert scene.shows(0) == (1, 0)
    scene.claim(1, 12)
    assert scene.table.events[-1].right is False


def test_a_forgotten_double_is_not_given_back_by_a_correction():
    """XVII.5: lost once played; putting right is for what went too far."""
    scene = Scene(mine=jeton(4, bredouille=True))
    scene.lab(gain=8)
    scene.mark(0, 8, trous=1)
    scene.play()
    with scene.refused("nothing_to_claim"):
        scene.correct(1)


def test_a_forgotten_double_stays_lost_when_a_later_excess_is_put_right():
    """XVII.5: the later excess is taken back, the lost double does not come back with it."""
    scene = Scene(mine=jeton(4, bredouille=True))
    scene.lab(gain=8)
    scene.mark(0, 8, trous=1)
    scene.play()
    scene.coup()
    scene.lab(gain=4)
    scene.mark(0, 6)
    scene.correct(1)
    assert scene.shows(0) == (1, 4)


def test_a_fichet_moved_rightly_leaves_nothing_to_put_right():
    """XVII.5: saying the right number of trous is no fault."""
    scene = Scene(mine=jeton(4), his=jeton(4))
    scene.lab(gain=8)
    scene.mark(0, 8, trous=1)
    with scene.refused("nothing_to_claim"):
        scene.correct(1)


def test_moving_the_jeton_rightly_and_forgetting_the_fichet_is_no_ecole():
    """XVII.6: by usage, except sans bouger. 4 + 10: the jeton goes to 2."""
    scene = Scene(mine=jeton(4, bredouille=True), rules=USAGE_19E)
    scene.lab(gain=10)
    scene.mark(0, 10, trous=0)
    scene.play()
    assert scene.faults(0) == []
    assert scene.shows(0) == (0, 2)


@pytest.mark.parametrize("base", [0, 4, 10])
def test_a_trou_sans_bouger_forgotten_is_an_ecole_of_twelve(base):
    """XVII.6: exactly 12, the jeton stays where it is: ecole of 12 when he touches."""
    scene = Scene(mine=jeton(base, bredouille=base > 0))
    scene.lab(gain=12)
    scene.mark(0, 12, trous=0)
    assert scene.faults(0) == []
    scene.touch(1)
    assert scene.faults(0) == [("par moins", 12)]
    scene.claim(1, 12)
    assert scene.table.events[-1].right
    assert scene.shows(0)[0] == 0


@pytest.mark.parametrize("base", [0, 4, 10])
@pytest.mark.parametrize("marks", [(8, 4), (4, 8), (2, 6, 4), (10, 2)])
def test_a_trou_sans_bouger_marked_by_and_by_is_an_ecole_of_twelve_too(base, marks):
    """R.28: the whole of a coup's marks counts; they bring the jeton back to where it stood."""
    scene = Scene(mine=jeton(base), his=jeton(2))
    scene.lab(gain=12)
    for points in marks:
        scene.mark(0, points, trous=0)
    assert scene.shows(0) == (0, base)
    scene.touch(1)
    assert scene.faults(0) == [("par moins", 12)]
    scene.claim(1, 12)
    assert scene.table.events[-1].right
    assert scene.shows(0)[0] == 0


def test_nobody_leaves_on_a_trou_sans_bouger_whose_fichet_he_forgot():
    """Art. XVI: no trou is marked, however many steps the points took."""
    scene = Scene()
    scene.lab(gain=12)
    scene.mark(0, 8)
    scene.mark(0, 4, trous=0)
    with scene.refused("cannot_leave"):
        scene.act(do.Leave(0))


@pytest.mark.parametrize("again", [[(0, 2)], [(12, 2)], [(8, None), (4, 2)]], ids=["fichet", "at once", "by and by"])
def test_a_trou_sans_bouger_may_still_be_marked_before_the_dame_is_touched(again):
    """R.28: par moins is complete with the touch. He moves the fichet, or marks the whole of it over again."""
    scene = Scene()
    scene.lab(gain=12)
    scene.mark(0, 8)
    scene.mark(0, 4, trous=0)
    for points, trous in again:
        scene.mark(0, points, trous=trous)
    assert scene.shows(0) == (2, 0)
    scene.play()
    assert scene.faults(0) == []


@pytest.mark.parametrize("marks", [((16, 0),), ((4, None), (12, 0)), ((12, 0), (4, None)), ((8, None), (8, 0))])
def test_more_than_twelve_with_the_fichet_forgotten_is_no_ecole_however_it_was_marked(marks):
    """XVII.6: by usage. The jeton went four on, rightly; only the peg was forgotten."""
    scene = Scene(rules=USAGE_19E)
    scene.lab(gain=16)
    for points, trous in marks:
        scene.mark(0, points, trous=trous)
    scene.play()
    assert scene.faults(0) == []
    assert scene.shows(0) == (0, 4)


def test_obliged_to_mark_a_trou_sans_bouger_of_two_steps_one_marks_it_once():
    """R.28: the steps before count for nothing, the twelve he is obliged to mark are his trou."""
    scene = Scene(mine=jeton(4), his=jeton(4))
    scene.lab(gain=12)
    scene.mark(0, 4)
    scene.mark(0, 8, trous=0)
    scene.touch(1)
    scene.oblige(1)
    assert (scene.shows(0), scene.shows(1)) == ((1, 4), (0, 0))


def test_the_forgotten_trou_sans_bouger_wipes_nothing():
    """R.28: as if nothing had been marked, so the 4 of the other stand and make 16 with the ecole."""
    scene = Scene(his=jeton(4, bredouille=True))
    scene.lab(gain=12)
    scene.mark(0, 12, trous=0)
    scene.touch(1)
    scene.claim(1, 12)
    assert scene.shows(1)[1] == 4


def test_obliged_to_mark_a_trou_sans_bouger_one_marks_it_once():
    """XVII.7: obliged, he marks the trou he omitted: a simple one here, and his 4 points stay."""
    scene = Scene(mine=jeton(4), his=jeton(4))
    scene.lab(gain=12)
    scene.mark(0, 12, trous=0)
    scene.touch(1)
    scene.oblige(1)
    assert scene.shows(0) == (1, 4)
    assert scene.shows(1) == (0, 0)


def test_a_wrong_double_stands_once_the_other_has_thrown():
    """XVII.7: the claimant's right, to claim or only to correct, lapses when he throws."""
    scene = Scene(mine=jeton(4), his=jeton(4))
    scene.lab(gain=8)
    scene.mark(0, 8, trous=2)
    scene.play()
    scene.lab()
    with scene.refused("nothing_to_claim"):
        scene.correct(1)
    assert scene.shows(0) == (2, 0)


def test_a_wrong_double_that_has_lapsed_does_not_hold_up_the_end_of_the_game():
    """Art. XX: the game ends at once; what has lapsed is nobody's objection any more."""
    scene = Scene(mine=jeton(4, trous=8), his=jeton(4))
    scene.lab(gain=8)
    scene.mark(0, 8, trous=2)
    scene.play()
    scene.coup()
    scene.coup(gain=12)
    assert scene.state.phase.value == "over"


def test_points_and_fichet_taken_back_leave_nothing_more_to_put_right():
    """XVII.7: an excess of 4 points and one trou for nothing, claimed whole, is closed."""
    scene = Scene()
    scene.lab()
    scene.mark(0, 4, trous=1)
    assert scene.faults(0) == [("par trop", 16)]
    scene.claim(1, 16)
    assert scene.table.events[-1].right
    assert scene.shows(0) == (0, 0)
    with scene.refused("nothing_to_claim"):
        scene.correct(1)


def test_a_new_excess_after_one_taken_back_is_worth_only_itself():
    """XVII.4: value = exactly the points in excess."""
    scene = Scene()
    scene.lab()
    scene.mark(0, 4, trous=1)
    scene.claim(1, 16)
    scene.mark(0, 2)
    assert scene.faults(0) == [("par trop", 2)]


@pytest.mark.parametrize("marks", [[(2, 40)], [(200, None), (200, None)], [(2, 20)]])
def test_an_excess_that_can_be_made_can_be_claimed(marks):
    """XVII.7: if claimed it is the whole amount, so the whole amount can always be said."""
    scene = Scene(written=True)
    scene.lab()
    for points, trous in marks:
        try:
            scene.mark(0, points, trous=trous)
        except Refused:
            return
    ((_, amount),) = scene.faults(0)
    claimed = scene.claim(1, amount)[0]
    assert claimed.right


@pytest.mark.parametrize("trous", [None, 2])
def test_a_double_said_aloud_is_counted_again_when_an_earlier_ecole_breaks_it(trous):
    """XVII.8: ecoles made before a throw count before its points, whether or not he named his trous."""
    scene = Scene(his=jeton(8, bredouille=True))
    scene.coup(give=4)
    scene.lab(gain=4)
    scene.mark(1, 4, trous=trous)
    scene.claim(0, 4)
    assert scene.shows(1) == (1, 0)


@pytest.mark.parametrize("trous", [None, 1])
def test_a_simple_trou_said_aloud_becomes_double_when_the_wrong_claim_before_it_is_undone(trous):
    """XVII.9: a wrong claim is undone. A: 8 in bredouille, 2 of the fausse ecole, then 4: a double trou and 2."""
    scene = Scene(mine=jeton(8, bredouille=True))
    scene.coup()
    scene.claim(1, 2)
    scene.coup(give=4)
    scene.mark(0, 4, trous=trous)
    assert scene.shows(0) == (1, 0)
    scene.contest(0)
    assert scene.shows(0) == (2, 2)
    assert scene.shows(1) == (0, 0)


def test_a_fichet_left_behind_may_still_go_on_before_the_dame_is_touched():
    """XVII.5: a forgotten double is lost only once he has played."""
    scene = Scene(mine=jeton(4, bredouille=True))
    scene.lab(gain=8)
    scene.mark(0, 8, trous=1)
    scene.mark(0, 0, trous=1)
    assert scene.shows(0) == (2, 0)
    assert scene.faults(0) == []
    scene.play()
    assert scene.faults(0) == []
    with scene.refused("too_late_to_mark"):
        scene.mark(0, 2)


def test_a_mark_with_too_much_moves_the_fichet_once():
    """One mark, one movement: what the due points made and what the excess makes share it (XVII.4)."""
    scene = Scene(mine=jeton(4), his=jeton(4))
    scene.lab(gain=8)
    scene.mark(0, 10, trous=1)
    assert scene.shows(0) == (1, 2)
    assert scene.faults(0) == [("par trop", 2)]


@pytest.mark.parametrize("trous", [None, 0])
def test_a_fichet_that_need_not_move_is_not_read_from_a_jeton_that_was_wiped_since(trous):
    """XVII.12, XVII.18: half is marked late, after the opponent's trou has wiped the other half."""
    scene = Scene(his=jeton(10, bredouille=True))
    scene.board(*NOTHING)
    scene.throw()
    scene.mark(0, 4)
    scene.play()
    scene.mark(1, 4)
    assert (scene.shows(0), scene.shows(1)) == ((0, 0), (1, 2))
    scene.mark(0, 4, trous=trous)
    assert scene.state.ledger.marked[1, 0, 1] == scene.state.due[1, 0, 1] == 8
    assert (scene.shows(0), scene.faults(0)) == ((0, 0), [])
