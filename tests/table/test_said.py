"""What is said at a table: reasons, declarations, broken dice, an associate's warning (XVII.21, XVII.27, XVIII.8)."""

from __future__ import annotations

import pytest

from tests.table.helpers import ASSISTED, AUTOMATIC, NOTHING, STRICT, Scene, jeton
from trictrac import Rules
from trictrac.forms import KINDS, a_ecrire
from trictrac.table import TablePhase
from trictrac.table import actions as do
from trictrac.table.marks import Slot
from trictrac.table.said import is_associate, may_warn


def test_the_reason_may_be_asked_and_is_what_the_marker_claims():
    """XVII.27: at a strict table, not what was due."""
    scene = Scene()
    scene.coup(gain=4, give=4, marks=2)
    scene.mark(1, 2)
    asked = scene.act(do.AskReason(1))[0]
    assert (asked.marker, asked.own, asked.received, asked.ecoles) == (0, 2, 0, 0)
    asked = scene.act(do.AskReason(0))[0]
    assert (asked.marker, asked.own, asked.received, asked.ecoles) == (1, 0, 2, 0)
    scene.claim(1, 2)
    assert scene.act(do.AskReason(0))[0].ecoles == 2


def test_whoever_says_that_they_do_not_mark_has_marked():
    """XVII.21: a declaration; what is missing is an ecole at once."""
    scene = Scene()
    scene.lab(gain=8)
    scene.mark(0, 2)
    scene.act(do.MarkNothing(0))
    assert scene.faults(0) == [("par moins", 6)]
    with scene.refused("too_late_to_mark"):
        scene.mark(0, 6)
    with scene.refused("too_late_to_mark"):
        scene.act(do.MarkNothing(0))


@pytest.mark.parametrize("said", [do.MarkNothing(0), do.Invite(0), do.Claim(0, 2)])
def test_an_assisted_player_is_warned_before_a_declaration(said):
    """XVII.1: before it is too late."""
    scene = Scene(ASSISTED, STRICT)
    scene.board(*NOTHING)
    scene.throw()
    if not isinstance(said, do.Invite):
        scene.play("--", confirmed=True)
    with scene.refused("warn_less"):
        scene.act(said)


def test_an_invitation_to_play_completes_the_mark():
    """XVII.21: nothing could be played, so that the mark was open until the next throw (XVII.12)."""
    scene = Scene()
    scene.board(*NOTHING)
    scene.throw()
    scene.play("--")
    assert scene.faults(0) == []
    scene.act(do.Invite(0))
    assert scene.faults(0) == [("par moins", 8)]
    with scene.refused("too_late_to_mark"):
        scene.mark(0, 8)


def test_an_augmentation_may_be_given_up():
    """XVII.7, XVII.10: nobody is bound to mark an ecole."""
    scene = Scene()
    scene.coup(gain=8, marks=4)
    scene.claim(1, 4)
    scene.contest(0)
    assert scene.shows(1) == (0, 8)
    with scene.refused("nothing_to_decline"):
        scene.act(do.DeclineAugmentation(0))
    scene.act(do.DeclineAugmentation(1))
    assert scene.shows(1) == (0, 4)
    with scene.refused("nothing_to_decline"):
        scene.act(do.DeclineAugmentation(1))


def second_to_mark(**options):
    """Seat 1 has 4 points and seat 0, who has none, has thrown 8."""
    scene = Scene(STRICT, STRICT, his=jeton(4, bredouille=True), **options)
    scene.lab(gain=8)
    return scene


def test_free_hands_place_the_second_jeton_or_forget_it():
    """XV.4: without it there is no bredouille; it may still be placed until a dame is touched."""
    scene = second_to_mark(free_hands=True)
    scene.mark(0, 8)
    assert scene.state.marks(0).bredouille
    for jetons, bredouille in ((1, False), (2, True)):
        scene.act(do.MarkPoints(0, 0, jetons=jetons))
        assert scene.state.marks(0).bredouille is bredouille
    assert scene.faults(0) == []


def test_a_second_jeton_too_many_is_put_right():
    """XVII.5: a wrong double is put right and is no ecole."""
    scene = Scene(STRICT, STRICT, free_hands=True, mine=jeton(2), his=jeton(4))
    scene.lab(gain=4)
    scene.act(do.MarkPoints(0, 4, jetons=2))
    assert scene.state.marks(0).bredouille
    assert scene.faults(0) == []
    scene.correct(1)
    assert not scene.state.marks(0).bredouille
    with scene.refused("nothing_to_claim"):
        scene.correct(1)


def test_bound_hands_leave_the_jetons_to_the_table():
    """XV.4."""
    scene = second_to_mark()
    with scene.refused("bad_jetons"):
        scene.act(do.MarkPoints(0, 8, jetons=2))


@pytest.mark.parametrize(("marks", "stands"), [(0, 8), (4, 8), (12, 8)])
def test_the_dice_are_broken_to_put_a_mark_right(marks, stands):
    """XVIII.8: what was received and wrongly marked is put right, the throw is void, and the same player throws."""
    scene = Scene()
    scene.coup(give=8)
    if marks:
        scene.mark(1, marks)
    board = str(scene.state.position)
    scene.throw("6-5")
    scene.act(do.BreakDice(0))
    assert (scene.state.phase, scene.state.turn, scene.state.coup) == (TablePhase.THROW, 1, 1)
    assert str(scene.state.position).split("_")[:3] == board.split("_")[:3]
    assert scene.shows(1) == (0, stands)
    assert scene.faults(1) == []
    scene.throw("2-1")
    assert scene.state.coup == 2


def test_what_was_claimed_of_a_void_throw_counts_before_the_next():
    """XVII.8, XVIII.8: two points too many were claimed while the dice lay there; they may still be contested."""
    scene = Scene()
    scene.board(*NOTHING)
    scene.throw()
    scene.play()
    scene.throw("2-1")
    scene.act(do.MarkNothing(0))
    scene.claim(1, 10)
    scene.act(do.BreakDice(0))
    assert [(each.coup, each.slot, each.points) for each in scene.state.ledger.entries] == [
        (1, Slot.RECEIVED, 4),
        (1, Slot.ECOLE, 8),
        (1, Slot.ECOLE, 2),
    ]
    scene.contest(0)
    assert (scene.shows(0), scene.shows(1)) == ((0, 2), (2, 0))


def test_the_dice_are_broken_at_once_and_for_a_reason():
    """XVIII.8: as soon as the opponent has thrown; not after they marked or touched, nor where nothing is wrong."""
    scene = Scene()
    scene.coup(give=8)
    with scene.refused("too_late_to_break"):
        scene.act(do.BreakDice(0))
    scene.lab(gain=2)
    with scene.refused("too_late_to_break"):
        scene.act(do.BreakDice(1))
    scene.mark(1, 2)
    with scene.refused("too_late_to_break"):
        scene.act(do.BreakDice(0))
    scene.play()
    scene.lab(gain=2)
    with scene.refused("nothing_to_claim"):
        scene.act(do.BreakDice(1))


def test_an_associate_warns_the_partner_at_the_board():
    """Lep. VI: whoever rests while a partner plays."""
    scene = Scene(*(STRICT,) * 4, form=a_ecrire(("Anne", "Bruno", "Claire", "Denis"), 4, kind="equipes"))
    resting = next(player for player in range(4) if player not in scene.state.sits)
    assert scene.act(do.Warn(resting))[0].kind == "warned"
    with scene.refused("not_an_associate"):
        scene.act(do.Warn(scene.state.sits[0]))


@pytest.mark.parametrize("kind", ["equipes", "chouette"])
def test_associates_do_not_warn_where_that_is_agreed(kind):
    """XIX.20: the right of Lep. VI is an option; the server and the terminal do not offer it either."""
    names, silent = ("Anne", "Bruno", "Claire", "Denis"), Rules(associates_warn=False)
    players = names[: KINDS[kind].players]
    scene = Scene(*(STRICT,) * len(players), form=a_ecrire(players, 4, silent, kind))
    resting = next(player for player in range(len(players)) if is_associate(scene.state, player))
    with scene.refused("warning_not_agreed"):
        scene.act(do.Warn(resting))
    assert not may_warn(scene.state, resting)
    assert may_warn(Scene(*(STRICT,) * len(players), form=a_ecrire(players, 4, kind=kind)).state, resting)


def test_nobody_invites_out_of_turn_and_nobody_warns_alone():
    """XVII.21; Lep. VI."""
    scene = Scene(AUTOMATIC, STRICT)
    for action in (do.Invite(0), do.Invite(1)):
        with scene.refused("cannot_invite"):
            scene.act(action)
    with scene.refused("not_an_associate"):
        scene.act(do.Warn(0))
