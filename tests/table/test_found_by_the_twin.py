"""What the comparison with the naive twin found at the table; each failed before it was mended."""

from __future__ import annotations

import pytest

from tests.table.hands import free
from tests.table.helpers import ASSISTED, AUTOMATIC, CHOICE, NOTHING, STRICT, Scene, jeton
from trictrac import Play
from trictrac.table import actions as do

PILE = ({12: 15}, {1: 11, 7: 2, 8: 2})
"""A 6-5 on this board cannot be played, and the pile of misery is kept (4 points)."""
TOUCHED = ({1: 13, 6: 1, 7: 1}, {1: 12, 4: 1, 5: 1, 8: 1})
"""Issue 13, number 5: 7-10 with 1-7 is a lawful play of 6-3."""


@pytest.mark.parametrize("text", ["10-3 8-2", "12-11", "12-1 5-11"])
def test_free_hands_may_play_backwards_which_is_a_fausse_case(text):
    """XVII.25: onto any case but those of the opponent's dames."""
    scene = free()
    scene.play(text)
    assert ("fausse case", 0) in scene.faults(0)


def test_free_hands_do_not_play_onto_the_opponents_dames_backwards_either():
    """XVII.25: seat 1 holds the corner, 13 for seat 0."""
    scene = free(({1: 12, 15: 3}, {1: 13, 12: 2}))
    with scene.refused("impossible_play"):
        scene.play("15-13")


def test_a_dame_put_back_where_it_stood_is_not_moved():
    """VII.1: not even where nothing can be played, so that it changes nothing."""
    scene = free(PILE)
    with scene.refused("impossible_play"):
        scene.play("12-12")


def test_bound_hands_never_play_backwards():
    """VII.1."""
    scene = Scene(STRICT, STRICT)
    scene.board(*TOUCHED)
    scene.throw("6-3")
    with scene.refused("illegal_play"):
        scene.play("7-1 1-4")


def test_nothing_more_is_marked_after_a_claim_and_a_replay():
    """XVII.21: after claiming an ecole one no longer marks points received; the number has been replayed."""
    scene = free()
    scene.play("1-6")
    scene.claim(1, 4)
    scene.act(do.Replay(1, Play.parse("5-11 1-6")))
    with scene.refused("too_late_to_mark"):
        scene.mark(1, 2)


def test_before_the_replay_the_number_left_unplayed_may_still_be_marked():
    """XVII.21, XVII.26: it is not complete until the throw."""
    scene = free()
    scene.play("1-6")
    scene.claim(1, 4)
    scene.mark(1, 2)
    assert scene.faults(1) == []


def test_a_pile_broken_where_nothing_could_be_played_is_one_ecole_whatever_is_declared():
    """XVII.20, R.20: one ecole of the whole; a claim completes nothing of it a second time."""
    scene = free(PILE)
    scene.play("12-20 12-21")
    assert sum(points for _, points in scene.faults(0)) == 4
    scene.claim(0, 12)
    assert sum(points for _, points in scene.faults(0)) == 4


def test_points_a_player_is_obliged_to_mark_are_no_excess_beside_a_number_still_unsure():
    """R.30: four received and omitted, two for the number that seat 0 left unplayed."""
    scene = Scene(STRICT, STRICT, free_hands=True)
    scene.board({1: 7, 6: 2, 7: 2, 11: 2, 12: 2}, {1: 4, 2: 1, 3: 1, 6: 1, 7: 2, 8: 2, 11: 2, 12: 2})
    scene.throw("6-1")
    assert scene.state.worth[1] == 4
    scene.play("1-2")
    scene.claim(1, 12)
    scene.oblige(0)
    scene.mark(1, 2)
    assert scene.faults(1) == []


@pytest.mark.parametrize("mode", [AUTOMATIC, ASSISTED, STRICT])
def test_a_play_that_leaves_the_touched_dame_is_refused_where_hands_are_bound(mode):
    """XVII.24, LL 46; issue 13, number 5."""
    scene = Scene(mode, STRICT)
    scene.board(*TOUCHED)
    scene.throw("6-3")
    scene.touch(7, confirmed=True)
    with scene.refused("touched_dame"):
        scene.play("1-7 1-4", confirmed=True)
    scene.play("7-10 1-7", confirmed=True)


def test_with_free_hands_it_is_a_fausse_case_and_replayed_with_the_touched_dame():
    """XVII.14: a play against the rules may be made there, and is put right with the dame that was touched."""
    scene = Scene(STRICT, STRICT, free_hands=True)
    scene.board(*TOUCHED)
    scene.throw("6-3")
    scene.touch(7)
    scene.play("1-7 1-4")
    assert ("fausse case", 0) in scene.faults(0)
    with scene.refused("touched_dame"):
        scene.act(do.Replay(1, Play.parse("1-7 1-4")))
    scene.act(do.Replay(1, Play.parse("7-10 1-7")))


@pytest.mark.parametrize("touch", [False, True])
def test_an_invitation_where_nothing_can_be_played_completes_the_mark(touch):
    """XVII.21: inviting the opponent to play is a declaration, also for who need not have marked yet (XVII.12)."""
    scene = Scene(STRICT, STRICT)
    scene.board(*NOTHING)
    scene.throw()
    if touch:
        scene.touch(12)
    assert scene.faults(0) == []
    scene.act(do.Invite(0))
    assert scene.faults(0) == [("par moins", 8)]


def test_an_excess_let_stand_is_no_part_of_a_later_one():
    """XVII.4, XVII.12: ten marked of eight, and let stand; two more are an excess of two."""
    scene = Scene(STRICT, STRICT)
    scene.board(*NOTHING)
    scene.throw()
    scene.mark(0, 10)
    scene.play("--")
    scene.board(*CHOICE)
    scene.throw()
    assert scene.faults(0) == []
    scene.mark(0, 2)
    assert scene.faults(0) == [("par trop", 2)]


def test_a_pile_taken_back_is_not_missing_as_well():
    """XVII.20: one ecole of the whole pile; what was marked of it goes back, and nothing is left to mark."""
    scene = free(PILE)
    scene.mark(0, 4)
    scene.play("12-20 12-21")
    assert scene.faults(0) == [("fausse case", 0), ("not done", 4)]
    scene.claim(1, 4)
    scene.act(do.Invite(0))
    assert [points for kind, points in scene.faults(0) if kind != "fausse case"] == []
    assert scene.shows(0) == (0, 0)


def test_a_pile_kept_after_all_stays_marked():
    """XVII.20: having the play put right before or after taking the ecole comes to the same."""
    scene = free(PILE)
    scene.mark(0, 4)
    scene.play("12-20 12-21")
    scene.claim(1, 4)
    scene.act(do.Replay(1, Play()))
    assert scene.shows(0) == (0, 4)
    assert scene.faults(0) == []
    scene.mark(0, 2)
    assert scene.faults(0) == [("par trop", 2)]


def test_a_false_claim_is_not_contested_for_a_winner_whom_that_would_cost_the_game():
    """Art. XX: a game that is won ends at once.

    Seat 1 claims four that are not due, and is obliged to mark eight: with both it takes a trou that wipes seat 0's two
    points, so that the next 24 of seat 0 are in bredouille. Without the claim they are not, and seat 0 has 11 trous.
    """
    scene = Scene(STRICT, STRICT, mine=jeton(2, True, 4))
    scene.lab(give=8)
    scene.claim(1, 4)
    scene.play()
    scene.lab(gain=24)
    scene.oblige(0)
    assert (scene.shows(0), scene.shows(1)) == ((4, 0), (2, 0))
    scene.play()
    scene.claim(0, 24)
    assert (scene.shows(0), scene.shows(1)) == ((8, 0), (2, 0))
    scene.contest(1)
    assert scene.table.state.form.history[-1].trous == (12, 2)
