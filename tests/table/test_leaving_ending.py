"""Leaving, the ends of games, giving up, agreements and clocks (XVI.1–XVI.8, XX.1–XX.4)."""

from __future__ import annotations

import contextlib

import pytest

from tests.table.helpers import ASSISTED, AUTOMATIC, STRICT, Scene, jeton
from trictrac import LOI_2013, USAGE_19E
from trictrac.forms import a_ecrire, ordinary, poule
from trictrac.table import Refused, Setting, Table, TablePhase
from trictrac.table import actions as do
from trictrac.table.events import from_data


def trou(*modes, mine=8, trous=0, his=0, **options):
    """Seat 0 has just marked a trou by his own throw."""
    scene = Scene(*modes, mine=jeton(mine, trous=trous), his=jeton(4, trous=his), **options)
    scene.lab(gain=4)
    if scene.state.mode(0) is not AUTOMATIC:
        scene.mark(0, 4)
    return scene


# Leaving


def test_leaving_is_announced_and_agreed():
    """Art. XVI: trous stay, points of both are wiped, dames to the talons, the leaver throws first."""
    scene = trou()
    scene.act(do.Leave(0))
    assert scene.state.phase is TablePhase.LEAVING
    scene.act(do.Agree(1))
    assert scene.state.phase is TablePhase.THROW
    assert scene.state.turn == 0
    assert scene.shows(0) == (1, 0)
    assert scene.shows(1) == (0, 0)
    assert scene.state.position.white.on(1) == scene.state.position.black.on(1) == 15


def test_the_other_marks_nothing_of_the_coup_on_which_one_leaves():
    """XVI.4: the other marks nothing of this coup."""
    scene = Scene(AUTOMATIC, AUTOMATIC, mine=jeton(8))
    scene.lab(gain=4, give=8)
    scene.act(do.Leave(0))
    assert scene.shows(1) == (0, 0)


@pytest.mark.parametrize(("mode", "asked"), [(STRICT, True), (ASSISTED, False), (AUTOMATIC, False)])
def test_who_is_asked_to_agree(mode, asked):
    """Art. XVI: the other may object; who is helped by the program is asked only if there is something to object."""
    scene = trou(STRICT, mode)
    scene.act(do.Leave(0))
    assert (scene.state.phase is TablePhase.LEAVING) is asked


def test_the_other_may_object_to_leaving_with_an_ecole():
    """Art. XVI, XVII: A announces with too few points marked; B sends him to school, then agrees."""
    scene = Scene(mine=jeton(8), his=jeton(8, trous=3))
    scene.lab(gain=8)
    scene.mark(0, 4)
    scene.act(do.Leave(0))
    assert scene.faults(0) == [("par moins", 4)]
    scene.claim(1, 4)
    scene.act(do.Agree(1))
    assert scene.shows(0) == (1, 0)


def test_objecting_to_an_excess_stops_the_leaving():
    """XVII.23: the trou came from points received and marked too many: taken back, nothing is left to leave on."""
    scene = Scene(his=jeton(2))
    scene.coup(give=4)
    scene.mark(1, 6)
    scene.lab(gain=4)
    scene.mark(1, 4)
    assert scene.shows(1)[0] == 1
    scene.act(do.Leave(1))
    scene.claim(0, 2)
    assert scene.state.phase is TablePhase.PLAY
    assert scene.shows(1) == (0, 10)
    with scene.refused("cannot_leave"):
        scene.act(do.Leave(1))
    scene.play()
    assert scene.state.turn == 0


# The written game


def test_a_marque_ends_when_somebody_leaves_with_six_trous():
    """II.2: at least 6 trous, and leaving."""
    scene = trou(written=True, trous=5, his=2)
    scene.act(do.Leave(0))
    scene.act(do.Agree(1))
    assert scene.state.form.history[0].result.trous == (6, 2)
    assert scene.state.form.history[0].result.left_by == 0
    assert scene.state.phase is TablePhase.THROW
    assert scene.state.coup == 0


def test_a_marque_does_not_end_with_five_trous():
    """Art. II: below six it is a releve."""
    scene = trou(written=True, trous=4, his=2)
    scene.act(do.Leave(0))
    scene.act(do.Agree(1))
    assert scene.state.form.history == ()
    assert scene.shows(0) == (5, 0)


def test_a_marque_never_ends_by_a_trou_alone():
    """II.2: never ends by a trou alone."""
    scene = trou(written=True, trous=14)
    assert scene.state.form.history == ()
    scene.play()
    assert scene.shows(0)[0] == 15


def test_the_one_with_fewer_trous_may_end_the_marque():
    """Art. XVI: if one or the other leaves."""
    scene = trou(written=True, trous=1, his=8)
    scene.act(do.Leave(0))
    scene.act(do.Agree(1))
    assert scene.state.form.history[0].result.trous == (2, 8)
    assert scene.state.form.history[0].winner == 1


def test_equality_is_a_refait_with_the_same_primaute():
    """Art. XVI; II.4, V.5: equality = refait; it keeps the primaute."""
    scene = trou(written=True, trous=5, his=6)
    scene.act(do.Leave(0))
    scene.act(do.Agree(1))
    assert scene.state.form.history[0].is_refait
    assert scene.state.form.next_number == 1
    assert scene.state.turn == 0
    assert scene.shows(0) == (0, 0)


def test_two_marques_and_the_account_is_made():
    """XX.4: an evening ends; amounts sum to zero."""
    scene = trou(written=True, trous=5)
    scene.act(do.Leave(0))
    scene.act(do.Agree(1))
    assert scene.state.turn == 1, "the primaute alternates"
    scene.act(do.Resign(0))
    assert scene.state.phase is TablePhase.OVER
    account = scene.state.form.account()
    assert account.final
    assert sum(account.totals) == 0
    assert scene.table.events[-1].kind == "finished"


# The ordinary game


def test_the_game_ends_at_once_with_the_last_trou():
    """XX.1: first to 12, at once, the count stops at 12."""
    scene = Scene(mine=jeton(8, trous=11, bredouille=True), his=jeton(0, trous=3))
    scene.lab(gain=4)
    scene.mark(0, 4)
    assert scene.state.phase is TablePhase.OVER
    assert scene.state.form.history[0].result.trous == (12, 3)


def test_the_game_also_ends_on_the_others_throw():
    """XX.1: whoever's throw brings the twelfth."""
    scene = Scene(his=jeton(8, trous=11))
    scene.coup(give=4)
    scene.mark(1, 4)
    assert scene.state.phase is TablePhase.OVER
    assert scene.state.form.history[0].winner == 1


def test_a_right_ecole_may_win_the_game():
    """XX.1: a trou is a trou."""
    scene = Scene(his=jeton(8, trous=11))
    scene.coup(gain=4, marks=0)
    scene.claim(1, 4)
    assert scene.state.phase is TablePhase.OVER
    assert scene.state.form.history[0].winner == 1


def test_the_last_trou_marked_with_too_many_points_waits_for_the_other():
    """XX.1, XVII.7: the other may take the excess up before the game ends."""
    scene = Scene(mine=jeton(8, trous=11), his=jeton(0, trous=3))
    scene.lab(gain=2)
    scene.mark(0, 4)
    assert scene.state.phase is TablePhase.ENDING
    with scene.refused("other_must_agree"):
        scene.play()
    with scene.refused("nothing_to_agree"):
        scene.act(do.Agree(0))
    scene.claim(1, 2)
    assert scene.state.phase is TablePhase.PLAY
    assert scene.shows(0) == (11, 10)
    assert scene.shows(1) == (3, 2)


def test_the_other_may_let_the_last_trou_pass():
    """XVII.7: claiming is optional."""
    scene = Scene(mine=jeton(8, trous=11))
    scene.lab(gain=2)
    scene.mark(0, 4)
    scene.act(do.Agree(1))
    assert scene.state.phase is TablePhase.OVER
    assert scene.state.form.history[0].winner == 0


def test_an_excess_that_did_not_bring_the_last_trou_changes_nothing():
    """XVII.4: taken back, the twelve points are still there and the game is won."""
    scene = Scene(mine=jeton(8, trous=11))
    scene.lab(gain=4)
    scene.mark(0, 6)
    assert scene.state.phase is TablePhase.ENDING
    scene.claim(1, 2)
    assert scene.state.phase is TablePhase.OVER
    assert scene.state.form.history[0].winner == 0


@pytest.mark.parametrize("points", [24, 200])
def test_nobody_wins_against_an_automatic_player_by_marking_what_is_not_his(points):
    """XVII.7: the right to claim is his who plays against the over-marker, however his own points are marked."""
    scene = Scene(STRICT, AUTOMATIC, mine=jeton(0, trous=10))
    scene.lab()
    scene.mark(0, points)
    assert scene.state.form.history == ()


def test_several_games_in_a_row():
    """V.1: a session of two games opens anew."""
    scene = Scene(form=ordinary(("Anne", "Bruno"), games=2))
    scene.act(do.Resign(1))
    assert scene.state.phase is TablePhase.OPENING
    assert scene.shows(0) == (0, 0)
    scene.open()
    scene.act(do.Resign(1))
    assert scene.state.phase is TablePhase.OVER
    assert scene.state.form.account().totals == (2, -2)


# Giving up


def test_resigning_loses_the_game():
    """The other wins at the target."""
    scene = Scene(mine=jeton(0, trous=7), his=jeton(0, trous=2))
    scene.act(do.Resign(0))
    assert scene.state.form.history[0].result.trous == (7, 12)


def test_resigning_a_marque_that_one_leads():
    """The other wins with one trou more than the leader."""
    scene = Scene(written=True, mine=jeton(0, trous=9, serie=True))
    scene.act(do.Resign(0))
    result = scene.state.form.history[0].result
    assert result.winner == 1
    assert result.series == (False, False)


def test_one_may_resign_at_any_time():
    """Also during the opening, and out of turn."""
    table = Scene().table
    assert table.act(do.Resign(1))
    fresh = Table(ordinary(("A", "B")), table.state.setting, lambda: 1)
    fresh.act(do.Join(0))
    fresh.act(do.Join(1))
    fresh.act(do.Resign(1))
    assert fresh.state.form.history[0].winner == 0


# Agreements


def test_a_sortie_de_convention_restacks_the_dames_and_keeps_the_marks():
    """LL 119: both agree; the marks stay, the named player throws first."""
    scene = Scene(mine=jeton(6), his=jeton(4))
    scene.coup()
    scene.act(do.Propose(0, "exit", 0))
    scene.act(do.Accept(1))
    assert scene.state.turn == 0
    assert scene.state.phase is TablePhase.THROW
    assert scene.shows(0) == (0, 6)
    assert scene.shows(1) == (0, 4)
    assert scene.state.position.white.on(1) == 15
    assert scene.state.position.black.on(1) == 15


def test_a_proposal_declined_or_taken_back_is_gone():
    """The other declines; the proposer may take it back."""
    scene = Scene()
    for player in (1, 0):
        scene.act(do.Propose(0, "exit", 0))
        scene.act(do.Decline(player))
        assert scene.state.proposal is None


def test_a_proposed_exit_lapses_with_the_dice():
    """A proposal is about the board as it stands; nobody accepts it coups later."""
    scene = Scene()
    scene.act(do.Propose(0, "exit", 0))
    scene.coup()
    scene.coup()
    with scene.refused("nothing_proposed"):
        scene.act(do.Accept(1))


def test_the_opening_dice_do_not_survive_a_sortie_de_convention():
    """V.3: at a releve two dice are thrown afresh."""
    dice = [6, 1, 3, 2]
    table = Table(ordinary(("A", "B")), Scene().state.setting, lambda: dice.pop(0))
    for action in (do.Join(0), do.Join(1), do.ThrowDice(0), do.ThrowDice(1), do.Propose(0, "exit", 1), do.Accept(1)):
        table.act(action)
    table.act(do.ThrowDice(1))
    assert tuple(table.state.throw) == (3, 2)


def test_stopping_a_poule_needs_everybody():
    """XIX.16: stopping early shares the pot."""
    scene = Scene(form=poule(("A", "B", "C", "D"), stake=5))
    scene.act(do.Resign(0))
    scene.act(do.Propose(3, "stop"))
    scene.act(do.Accept(0))
    scene.act(do.Accept(1))
    assert scene.state.phase is not TablePhase.OVER
    scene.act(do.Accept(2))
    assert scene.state.phase is TablePhase.OVER
    assert scene.state.form.stopped
    assert sum(scene.state.form.account().totals) == 0


def test_one_may_refuse_to_stop_the_poule():
    """XIX.16: everybody must agree."""
    scene = Scene(form=poule(("A", "B", "C")))
    scene.act(do.Propose(2, "stop"))
    scene.act(do.Accept(0))
    scene.act(do.Decline(1))
    assert scene.state.proposal is None
    assert scene.state.phase is TablePhase.THROW


@pytest.mark.parametrize("rules", [LOI_2013, USAGE_19E])
def test_after_a_marque_a_tourner_the_form_says_who_sits(rules):
    """XIX.16: who sits next is what the form says."""
    scene = Scene(form=a_ecrire(("A", "B", "C"), 3, rules))
    assert scene.state.sits == (0, 1)
    scene.act(do.Resign(0))
    pairing = scene.state.form.pairing()
    assert scene.state.sits == pairing.sits
    assert 2 in scene.state.sits
    with scene.refused("not_seated"):
        scene.act(do.Resign(({0, 1, 2} - set(pairing.sits)).pop()))


def test_the_last_trou_waits_for_an_ecole_made_before_the_throw():
    """XVII.8: B (10 trous, 8 in bredouille) forgot 4, throws and makes 12. A's ecole comes first: simple, 11."""
    scene = Scene(his=jeton(8, bredouille=True, trous=10))
    scene.coup(give=4)
    scene.lab(gain=4)
    scene.mark(1, 4)
    assert scene.state.form.history == ()
    scene.claim(0, 4)
    assert scene.shows(1) == (11, 0)


@pytest.mark.parametrize("first", [-1, 99, 101, 10**9])
def test_a_proposal_to_stop_names_nobody_and_its_event_can_be_read_again(first):
    """Issue 3: what is written can be read; a proposal that makes no sense is refused."""
    scene = Scene(form=poule(("A", "B", "C")))
    try:
        (event,) = scene.act(do.Propose(0, "stop", first))
    except Refused:
        return
    assert from_data(event.to_data()) == event


def test_a_poule_is_not_stopped_before_everybody_sits():
    """XIX.16: nobody stops what has not begun, and nothing is stopped twice."""
    table = Table(poule(("A", "B", "C")), Setting((STRICT,) * 3), lambda: 1)
    with contextlib.suppress(Refused):
        for _ in range(2):
            table.act(do.Propose(0, "stop"))
            table.act(do.Accept(1))
            table.act(do.Accept(2))
    assert table.state.phase in (TablePhase.SEATING, TablePhase.OVER)
