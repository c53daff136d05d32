"""Article XVI where players mark by hand, and what leaving decides in the written game (XVI.4, XVI.7)."""

from __future__ import annotations

import pytest

from tests.table.helpers import Scene, jeton
from trictrac.table import TablePhase
from trictrac.table import actions as do


def leave(scene):
    """The thrower leaves and the other agrees."""
    seat = scene.state.turn
    scene.act(do.Leave(scene.player(seat)))
    scene.act(do.Agree(scene.player(1 - seat)))


def double_trou(scene):
    """The seat to throw takes twelve points at once; nothing is played yet."""
    seat = scene.state.turn
    scene.lab(gain=12)
    scene.mark(seat, 12)


def stays(scene):
    """The thrower plays on, and the other has an empty coup."""
    scene.play()
    scene.coup()


# By hand


def test_nobody_leaves_before_he_has_marked_his_trou():
    """Art. XVI, XVIII: first the trou is marked, then one decides."""
    scene = Scene(mine=jeton(8))
    scene.lab(gain=4)
    with scene.refused("cannot_leave"):
        scene.act(do.Leave(0))
    scene.mark(0, 4)
    scene.act(do.Leave(0))
    assert scene.state.phase is TablePhase.LEAVING


def test_by_hand_too_the_other_marks_nothing_of_the_coup_on_which_one_leaves():
    """XVI.4: the coup would give him 8; neither while he is asked nor afterwards can he mark them."""
    scene = Scene(mine=jeton(8), his=jeton(4, trous=2))
    scene.lab(gain=4, give=8)
    scene.mark(0, 4)
    scene.act(do.Leave(0))
    with scene.refused("too_late_to_mark"):
        scene.mark(1, 8)
    scene.act(do.Agree(1))
    with scene.refused("too_late_to_mark"):
        scene.mark(1, 8)
    assert scene.shows(1) == (2, 0)


def test_by_hand_too_the_leaver_keeps_no_reste():
    """Art. XVI: 10 and 8 are a trou and 6; he leaves, and only the trou is left."""
    scene = Scene(mine=jeton(10), his=jeton(6))
    scene.lab(gain=8)
    scene.mark(0, 8)
    assert scene.shows(0) == (1, 6)
    leave(scene)
    assert (scene.shows(0), scene.shows(1)) == ((1, 0), (0, 0))


def test_who_stays_lets_the_other_mark_what_the_coup_gives_him():
    """Art. XVI: the reste stays marked, the other is unmarked and then marks the 4 of this coup with two jetons."""
    scene = Scene(mine=jeton(10), his=jeton(6))
    scene.lab(gain=4, give=4)
    scene.mark(0, 4)
    scene.act(do.Stay(0))
    scene.play()
    scene.mark(1, 4)
    assert (scene.shows(0), scene.shows(1)) == ((1, 2), (0, 4))
    assert scene.state.marks(1).bredouille


# The ordinary game


@pytest.mark.parametrize("trous", [5, 7, 10])
def test_in_the_ordinary_game_leaving_ends_nothing_however_many_trous_there_are(trous):
    """Art. XVI, XX: six trous end a marque of the written game only; here it is a releve."""
    scene = Scene(mine=jeton(8, trous=trous))
    scene.lab(gain=4)
    scene.mark(0, 4)
    leave(scene)
    assert scene.state.form.history == ()
    assert (scene.shows(0), scene.state.phase, scene.state.turn) == ((trous + 1, 0), TablePhase.THROW, 0)


# The written game: leaving and the bredouille of trous


@pytest.mark.parametrize(("coups", "trous", "jetons"), [(3, 6, 16), (4, 8, 20), (5, 10, 24), (6, 12, 56), (7, 14, 64)])
def test_the_grande_bredouille_needs_staying_from_the_sixth_trou_to_the_twelfth(coups, trous, jetons):
    """Art. XVI, XIX: two trous a coup. Leaving at 6 to 10 is petite, (6 + 2) x 2; from 12 on grande, (12 + 2) x 4."""
    scene = Scene(written=True)
    for _ in range(coups - 1):
        double_trou(scene)
        stays(scene)
    double_trou(scene)
    leave(scene)
    assert scene.state.form.history[0].result.trous == (trous, 0)
    assert scene.state.form.account().totals == (jetons, -jetons)


def test_a_trou_of_the_other_who_leaves_ends_the_marque_simple():
    """Art. XVI: eleven in a row are worth nothing more once the other takes one and goes: 11 + 2 - 1."""
    scene = Scene(written=True, mine=jeton(0, trous=11, serie=True), his=jeton(8))
    scene.coup()
    scene.lab(gain=4)
    scene.mark(1, 4)
    leave(scene)
    assert scene.state.form.history[0].result.trous == (11, 1)
    assert scene.state.form.account().totals == (12, -12)


@pytest.mark.parametrize(("first", "second", "jetons"), [(11, 12, 45), (12, 14, 52), (7, 6, 3), (8, 8, 0)])
def test_the_second_who_stays_may_win_the_grande_bredouille_if_he_passes_the_first(first, second, jetons):
    """Art. XVI: with the pavillon, (12 + 2) x 4 - 11; against 12 he needs more.

    Leaving too early loses: his 6 in a row against 7 cost him 7 + 2 - 6, and equal trous are a refait.
    """
    scene = Scene(written=True, mine=jeton(0, trous=first, serie=True))
    scene.coup()
    for _ in range(second // 2 - 1):
        double_trou(scene)
        stays(scene)
    double_trou(scene)
    leave(scene)
    played = scene.state.form.history[0]
    assert played.result.trous == (first, second)
    assert played.is_refait == (first == second)
    won = jetons if second > first else -jetons
    assert scene.state.form.account().totals == (-won, won)
