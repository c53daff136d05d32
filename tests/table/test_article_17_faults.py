"""Article XVII, what the other files leave: every kind of fausse case, several faults, claims and contests."""

from __future__ import annotations

import pytest

from tests.table.helpers import CHOICE, NOTHING, STRICT, Scene, jeton
from trictrac import Play
from trictrac.table import TablePhase
from trictrac.table import actions as do

TALON = {1: 15}
GONE = {19: 5, 20: 5, 21: 5}


def free(mover, other, dice="6-5"):
    """Two strict players with free hands; seat 0 has thrown and marked what is due."""
    scene = Scene(STRICT, STRICT, free_hands=True)
    scene.board(mover, other)
    scene.throw(dice)
    due = scene.state.missing(0, 1, 1)
    if due:
        scene.mark(0, due)
    return scene


def two_faults():
    """Seat 1 forgot the 4 he received, threw, and marked 6 where 4 were due."""
    scene = Scene()
    scene.coup(give=4)
    scene.lab(gain=4)
    scene.mark(1, 6)
    assert scene.faults(1) == [("par moins", 4), ("par trop", 2)]
    return scene


# Fausse case


@pytest.mark.parametrize(
    ("mover", "other", "dice", "play"),
    [
        ({1: 13, 6: 1, 7: 1}, TALON, "6-4", "6-12 1-5"),
        ({1: 12, 8: 1, 12: 2}, TALON, "6-4", "12-18 1-5"),
        ({1: 13, 8: 2}, TALON, "6-5", "8-14 1-6"),
        (TALON, TALON, "6-5", "1-7"),
        (TALON, TALON, "6-5", "--"),
        ({18: 1, 22: 2}, GONE, "6-3", "22-s 22-s"),
    ],
    ids=["a lone dame on the corner", "half the corner left", "forbidden jan", "one number", "no number", "exit"],
)
def test_every_law_of_the_play_that_is_broken_makes_a_fausse_case(mover, other, dice, play):
    """Art. XVII: the corner, the forbidden jans, the numbers, the exit; filling and keeping are tested elsewhere."""
    scene = free(mover, other, dice)
    assert scene.state.plays.find(Play.parse(play)) < 0
    scene.play(play)
    assert ("fausse case", 0) in scene.faults(0)
    legal = next(play for play in scene.state.plays if scene.state.replay_leaves(play) is None)
    scene.act(do.Replay(1, legal))
    assert scene.faults(0) == []


def test_a_lawful_play_with_free_hands_is_no_fault():
    """Art. XVII: the same hands, the same dice, nothing wrong."""
    scene = free(*CHOICE)
    scene.play("1-7 1-6")
    assert scene.faults(0) == []


def test_who_took_his_corner_par_puissance_for_par_effet_may_be_kept_from_it():
    """Art. XVII: 6 + 6 and 7 + 5 reach the corner par effet; 7 and 8 came par puissance. The other may say: not now."""
    scene = free({1: 12, 6: 1, 7: 1, 8: 1}, TALON)
    assert scene.state.plays.find(Play.parse("6-12 7-12")) >= 0
    scene.play("7-12 8-12")
    assert scene.faults(0) == [("fausse case", 0)]
    scene.act(do.Replay(1, Play.parse("1-7 1-6")))
    assert scene.state.position.white.on(12) == 0


def test_who_covered_a_half_case_by_a_fausse_case_may_be_kept_from_covering_it():
    """Art. XVII: 6-8 is no play of 6-5. Lawful plays would cover the 8; the other chooses one that does not."""
    scene = free({1: 11, 2: 1, 3: 1, 6: 1, 8: 1}, TALON)
    assert any(8 in [end for _, end in play.moves] for play in scene.state.plays)
    scene.play("6-8 1-7")
    assert scene.state.position.white.on(8) == 2
    scene.act(do.Replay(1, Play.parse("1-7 1-6")))
    assert scene.state.position.white.on(8) == 1


def test_the_dames_of_a_false_play_are_touched_dames_for_the_replay():
    """XVII.25: the opponent chooses among the lawful plays that move them."""
    scene = free(*CHOICE)
    scene.play("1-4 1-5")
    with scene.refused("touched_dame"):
        scene.act(do.Replay(1, next(play for play in scene.state.plays if 1 not in play.starts)))
    scene.act(do.Replay(1, next(play for play in scene.state.plays if 1 in play.starts)))
    assert scene.state.position.white.on(1) < CHOICE[0][1]


# Several faults


def test_several_open_faults_are_taken_together_by_one_claim():
    """XVII.29: 4 and 2 are 6; nothing is left to claim."""
    scene = two_faults()
    scene.claim(0, 6)
    assert scene.table.events[-1].right
    assert scene.faults(1) == []
    assert (scene.shows(0), scene.shows(1)) == ((0, 6), (0, 4))


def test_a_claim_of_one_of_two_faults_takes_the_whole_excess_back_all_the_same():
    """XVII.29: 4 of 6 claimed and not contested; the claimant has 4, and the 2 marked too many are gone."""
    scene = two_faults()
    scene.claim(0, 4)
    assert not scene.table.events[-1].right
    scene.play()
    scene.coup()
    assert (scene.shows(0), scene.shows(1)) == ((0, 4), (0, 4))


# Claims and contests


def test_a_real_fault_made_after_a_wrong_claim_may_be_claimed_by_itself():
    """R.18: 4 were claimed where there was nothing yet, and went to the other; the 6 forgotten since are claimed."""
    scene = Scene()
    scene.lab(gain=8)
    scene.claim(1, 4)
    scene.contest(0)
    scene.mark(0, 2)
    scene.play()
    assert scene.faults(0) == [("par moins", 6)]
    scene.claim(1, 6)
    assert scene.table.events[-1].right
    assert (scene.shows(0), scene.shows(1)) == ((0, 6), (0, 6))


def test_an_augmentation_counts_where_the_first_ecole_counts():
    """R.16: A has 4, the ecole made before B's throw is 4, the augmentation 4: a trou before B's points.

    It wipes B's 8, so that the 4 of his throw are no trou. Placed after them it would have been the other way round.
    """
    scene = Scene(mine=jeton(4), his=jeton(8))
    scene.coup(give=4)
    scene.lab(gain=4)
    scene.mark(1, 4)
    assert scene.shows(1) == (1, 0)
    scene.claim(0, 4)
    assert scene.shows(1) == (1, 0)
    scene.contest(1)
    assert (scene.shows(0), scene.shows(1)) == ((1, 0), (0, 4))
    with scene.refused("cannot_leave"):
        scene.act(do.Leave(1))


def test_contesting_two_faults_claimed_together_doubles_the_whole_claim():
    """R.16: 4 and 2 claimed as 6; the augmentation is 6 more, all of it at the first fault's coup."""
    scene = two_faults()
    scene.claim(0, 6)
    scene.contest(1)
    ecoles = [(entry.coup, entry.points) for entry in scene.state.ledger.entries if int(entry.slot) == 3]
    assert ecoles == [(1, 4), (1, 6), (2, 2)]


# Nothing playable


def test_who_cannot_play_and_leaves_with_too_little_marked_makes_an_ecole():
    """Art. XVII; R.17: announcing it completes the fault, also where nothing can be played."""
    scene = Scene(mine=jeton(8))
    scene.board(*NOTHING)
    scene.throw()
    scene.mark(0, 4)
    assert scene.faults(0) == []
    scene.act(do.Leave(0))
    assert scene.state.phase is TablePhase.LEAVING
    assert scene.faults(0) == [("par moins", 4)]
    scene.claim(1, 4)
    assert scene.table.events[-1].right
