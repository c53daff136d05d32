"""Wrong claims and ecoles between the announcement and the end: leaving, the last trou, giving up (art. XVI, XVII)."""

from __future__ import annotations

import pytest

from tests.table.helpers import ASSISTED, NOTHING, STRICT, Scene, jeton
from trictrac import Rules
from trictrac.forms import ordinary
from trictrac.table import Clock, Table, TablePhase
from trictrac.table import actions as do


def leaving(**options):
    """Seat 0 announces that he leaves, with nothing wrong in it."""
    scene = Scene(mine=options.pop("mine", jeton(8)), **options)
    scene.lab(gain=4)
    scene.mark(0, 4)
    scene.act(do.Leave(0))
    assert scene.state.phase is TablePhase.LEAVING
    return scene


def kinds(events):
    """What happened."""
    return [event.kind for event in events]


# A wrong claim against the one who leaves


def test_a_wrong_claim_against_the_leaver_is_contested_for_him_when_the_other_agrees():
    """R.24: it is undone and the points go to the other; the releve leaves no time to say so."""
    scene = leaving()
    scene.claim(1, 12)
    assert scene.shows(1) == (2, 0)
    assert kinds(scene.act(do.Agree(1))) == ["agreed", "contested", "left"]
    assert (scene.shows(0), scene.shows(1)) == ((3, 0), (0, 0))


def test_a_wrong_claim_while_leaving_does_not_decide_a_marque():
    """R.24: 6 and 2 for the fausse ecole against 5; the claimant keeps nothing."""
    scene = leaving(written=True, mine=jeton(8, trous=5), his=jeton(0, trous=5))
    scene.claim(1, 12)
    assert kinds(scene.act(do.Agree(1)))[:3] == ["agreed", "contested", "ended"]
    assert scene.state.form.history[0].result.trous == (8, 5)


def test_a_right_claim_hides_no_wrong_one():
    """R.24: a wrong claim is contested before a right one made after it."""
    scene = Scene(mine=jeton(8))
    scene.lab(gain=8)
    scene.claim(1, 12)
    scene.mark(0, 4)
    scene.act(do.Leave(0))
    scene.claim(1, 4)
    assert kinds(scene.act(do.Agree(1))) == ["agreed", "contested", "left"]
    assert scene.shows(1)[0] == 0


def test_a_log_cut_between_agreement_and_leaving_goes_on_rightly():
    """Issue 3: the agreement is part of the state, so that the rest follows after a crash."""
    dice = iter([6, 1])
    whole = Table(ordinary(("Anne", "Bruno")), Scene().state.setting, lambda: next(dice))
    for action in (
        do.Join(0),
        do.Join(1),
        do.ThrowDice(0),
        do.ThrowDice(1),
        do.ThrowDice(0),
        do.MarkPoints(0, 12),
        do.PlayDames,
    ):
        whole.act(action if action is not do.PlayDames else do.PlayDames(0, whole.state.plays[0]))
    whole.act(do.Claim(1, 12))
    assert whole.events[-1].right
    whole.act(do.Claim(1, 4))
    whole.act(do.Resign(1))
    assert kinds(whole.events)[-4:] == ["resigned", "contested", "ended", "finished"]
    for cut in range(len(whole.events) - 3, len(whole.events)):
        again = Table.replay(ordinary(("Anne", "Bruno")), whole.state.setting, whole.events[:cut], lambda: 1)
        again.catch_up(0.0)
        assert again.events == whole.events
        assert again.state.summary() == whole.state.summary()


def test_no_wrong_claim_made_while_the_other_leaves_wins_the_game():
    """Art. XX; R.24: the last trou came from a fausse ecole, so the one it hits is asked first."""
    scene = leaving(his=jeton(0, trous=10))
    scene.claim(1, 12)
    assert scene.state.phase is TablePhase.ENDING
    assert scene.state.awaited == 0
    scene.contest(0)
    assert scene.state.phase is TablePhase.PLAY
    assert scene.shows(1) == (10, 0)
    scene.act(do.Leave(0))
    scene.act(do.Agree(1))
    assert scene.shows(0)[0] == 3


@pytest.mark.parametrize("how", ["last trou", "resigns"])
def test_a_wrong_claim_does_not_lower_what_the_winner_is_paid(how):
    """R.24: four times for a loser without a trou; a fausse ecole at the last moment gives him none."""
    rules = Rules.of("loi-2013", stakes="quadruple")
    scene = Scene(form=ordinary(("Anne", "Bruno"), rules), mine=jeton(8, trous=11, serie=True))
    scene.lab(gain=16)
    scene.claim(1, 12)
    if how == "last trou":
        scene.mark(0, 16)
    else:
        scene.act(do.Resign(1))
    assert scene.state.form.history[0].result.trous == (12, 0)
    assert scene.state.form.account().totals == (4, -4)


# Who is asked


def test_an_assisted_player_is_asked_before_the_other_leaves_on_a_wrong_claim():
    """Art. XVI: there is something to take up, the claim the leaver made before he threw."""
    scene = Scene(STRICT, ASSISTED)
    scene.coup()
    scene.coup()
    scene.claim(0, 12)
    scene.lab(gain=12)
    scene.mark(0, 12)
    scene.act(do.Leave(0))
    assert scene.state.phase is TablePhase.LEAVING
    scene.contest(1)


def test_an_assisted_player_is_asked_before_the_other_leaves_with_a_wrong_double():
    """R.29: a wrong double may be put right, so he who may do so is asked."""
    scene = Scene(STRICT, ASSISTED, mine=jeton(8), his=jeton(4))
    scene.lab(gain=4)
    scene.mark(0, 4, trous=2)
    scene.act(do.Leave(0))
    assert scene.state.phase is TablePhase.LEAVING
    assert scene.shows(0) == (2, 0)
    scene.correct(1)
    assert (scene.shows(0), scene.state.phase) == ((1, 0), TablePhase.THROW), "nothing is left to take up: he has left"


# The trou is taken away


def test_an_ecole_that_takes_the_trou_away_stops_the_leaving():
    """R.25: the ecole was made before the throw and wipes the 8; the 4 of the throw are no trou then."""
    scene = Scene(mine=jeton(8), his=jeton(8))
    scene.coup(give=4)
    scene.lab(gain=4)
    scene.mark(1, 4)
    scene.act(do.Leave(1))
    scene.claim(0, 4)
    assert scene.shows(1) == (0, 4)
    assert scene.state.phase is TablePhase.PLAY
    with scene.refused("cannot_leave"):
        scene.act(do.Leave(1))
    scene.play()


def test_points_obliged_that_make_the_trou_before_the_throw_stop_the_leaving():
    """Art. XVI: the trou now comes from the other's coup; the throw's own points make none."""
    scene = Scene(his=jeton(8))
    scene.coup(give=4)
    scene.lab(gain=4)
    scene.mark(1, 4)
    scene.act(do.Leave(1))
    scene.oblige(0)
    assert scene.shows(1) == (1, 4)
    assert scene.state.phase is TablePhase.PLAY


def test_an_augmentation_that_takes_the_trou_away_stops_the_leaving():
    """R.25: the leaver contests a right ecole; the second one makes the other's trou before his own points."""
    scene = Scene(mine=jeton(4), his=jeton(8))
    scene.coup(give=4)
    scene.lab(gain=4)
    scene.mark(1, 4)
    scene.act(do.Leave(1))
    scene.claim(0, 4)
    assert scene.state.phase is TablePhase.LEAVING
    scene.contest(1)
    assert (scene.shows(0), scene.shows(1)) == ((1, 0), (0, 4))
    assert scene.state.phase is TablePhase.PLAY


def test_points_marked_late_that_take_the_trou_away_stop_the_leaving():
    """R.25: who could not play marks until his next throw; his trou of that coup comes before the leaver's."""
    scene = Scene(mine=jeton(4), his=jeton(6))
    scene.board(*NOTHING)
    scene.throw()
    scene.play("--")
    scene.mark(1, 4)
    scene.lab(gain=2)
    scene.mark(1, 2)
    scene.act(do.Leave(1))
    scene.mark(0, 8)
    assert (scene.shows(0), scene.shows(1)) == ((1, 0), (0, 6))
    assert scene.state.phase is TablePhase.PLAY


def test_an_ecole_that_leaves_the_trou_does_not_stop_the_leaving():
    """Art. XVI: the other marks his ecole, then agrees."""
    scene = Scene(mine=jeton(8))
    scene.lab(gain=8)
    scene.mark(0, 4)
    scene.act(do.Leave(0))
    scene.claim(1, 4)
    assert scene.state.phase is TablePhase.LEAVING


def test_the_time_of_a_leaving_that_was_stopped_is_paid_by_the_one_who_was_asked():
    """Issue 3, clocks: thirty seconds of thought before the ecole are the claimant's."""
    scene = Scene(mine=jeton(8), his=jeton(8), clock=Clock(10, 60))
    scene.coup(give=4)
    scene.lab(gain=4)
    scene.mark(1, 4)
    scene.act(do.Leave(1))
    scene.at = 30
    scene.claim(0, 4)
    assert scene.state.remaining == [40, 60]
    assert scene.state.since == 30
