"""Phases, who may do what when, and every refusal (XVI.1–XVI.5, XVIII.1–XVIII.8)."""

from __future__ import annotations

import pytest

from tests.table.helpers import ASSISTED, AUTOMATIC, CHOICE, FILLING, STRICT, Scene, jeton, snapshot, two
from trictrac import Play, Rules
from trictrac.forms import a_ecrire, ordinary
from trictrac.table import Clock, Refused, Table, TablePhase
from trictrac.table import actions as do
from trictrac.table.refusals import ARTICLES


def empty(joined=()):
    """A table where nobody sits yet."""
    table = Table(ordinary(("Anne", "Bruno")), two(), lambda: 1)
    for player in joined:
        table.act(do.Join(player))
    return table


def thrown(gain=0, give=0, *modes, **options):
    """Seat 0 has thrown on a board of the laboratory."""
    scene = Scene(*modes, **options)
    scene.lab(gain, give)
    return scene


def trou(*modes, **options):
    """Seat 0 has made a trou by his own throw and marked it."""
    scene = Scene(*modes, mine=jeton(8), **options)
    scene.lab(gain=4)
    scene.mark(0, 4)
    return scene


def proposed():
    """Seat 0 proposes a sortie de convention."""
    scene = Scene()
    scene.act(do.Propose(0, "exit", 0))
    return scene


def leaving():
    """Seat 0 has announced that he leaves."""
    scene = trou()
    scene.act(do.Leave(0))
    return scene


def touched(scene, case=8):
    """The thrower touched a dame."""
    scene.touch(case)
    return scene


def choice():
    """Seat 0 has thrown and may play several dames."""
    scene = Scene()
    scene.board(*CHOICE)
    scene.throw()
    return scene


def false_play():
    """Seat 0 has made a fausse case."""
    scene = Scene(STRICT, STRICT, free_hands=True)
    scene.board(*FILLING)
    scene.throw()
    return scene


def finished():
    """The game is over."""
    scene = Scene()
    scene.act(do.Resign(0))
    return scene


REFUSALS = [
    ("not_seated", Scene, do.Join(2)),
    ("not_seated", Scene, do.Join(-1)),
    ("not_seated", Scene, do.ThrowDice(7)),
    ("not_seated", proposed, do.Accept(3)),
    ("already_joined", Scene, do.Join(1)),
    ("waiting_for_players", lambda: empty([0]), do.ThrowDice(0)),
    ("waiting_for_players", empty, do.MarkPoints(0, 2)),
    ("waiting_for_players", empty, do.Resign(0)),
    ("over", finished, do.ThrowDice(0)),
    ("over", finished, do.Join(0)),
    ("over", finished, do.Tick(-1)),
    ("not_your_turn", Scene, do.ThrowDice(1)),
    ("not_your_turn", thrown, do.Touch(1, 1)),
    ("not_your_turn", thrown, do.PlayDames(1, Play.parse("1-7 1-6"))),
    ("not_your_turn", trou, do.Leave(1)),
    ("throw_first", Scene, do.PlayDames(0, Play.parse("1-7 1-6"))),
    ("throw_first", Scene, do.Leave(0)),
    ("throw_first", Scene, do.Adoube(0)),
    ("already_thrown", thrown, do.ThrowDice(0)),
    ("other_must_agree", leaving, do.ThrowDice(0)),
    ("other_must_agree", leaving, do.PlayDames(0, Play.parse("1-7 1-6"))),
    ("other_must_agree", leaving, do.Leave(0)),
    ("nothing_to_agree", Scene, do.Agree(1)),
    ("nothing_to_agree", leaving, do.Agree(0)),
    ("cannot_leave", thrown, do.Leave(0)),
    ("cannot_leave", lambda: thrown(4), do.Leave(0)),
    ("nothing_to_decide", thrown, do.Stay(0)),
    ("touched", lambda: touched(trou()), do.Leave(0)),
    ("touched", lambda: touched(trou()), do.Stay(0)),
    ("automatic", lambda: thrown(4, 0, AUTOMATIC, STRICT), do.MarkPoints(0, 4)),
    ("too_late_to_mark", thrown, do.MarkPoints(1, 4)),
    ("too_late_to_mark", Scene, do.MarkPoints(0, 4)),
    ("too_late_to_mark", lambda: touched(thrown(4)), do.MarkPoints(0, 4)),
    ("bad_points", thrown, do.MarkPoints(0, 3)),
    ("bad_points", thrown, do.MarkPoints(0, 0)),
    ("bad_points", thrown, do.MarkPoints(0, -2)),
    ("bad_points", thrown, do.MarkPoints(0, 10**12)),
    ("bad_points", thrown, do.Claim(1, 1)),
    ("bad_points", thrown, do.Claim(1, 10**12)),
    ("bad_trous", thrown, do.MarkPoints(0, 4, -1)),
    ("bad_trous", thrown, do.MarkPoints(0, 4, 99)),
    ("warn_less", lambda: thrown(4, 0, ASSISTED, STRICT), do.Touch(0, 1)),
    ("warn_more", lambda: thrown(4, 0, ASSISTED, STRICT), do.MarkPoints(0, 6)),
    ("warn_fichet", lambda: thrown(4, 0, ASSISTED, STRICT), do.MarkPoints(0, 4, 1)),
    ("nothing_to_claim", Scene, do.Claim(0, 2)),
    ("nothing_to_claim", Scene, do.Correct(0)),
    ("nothing_to_claim", Scene, do.Oblige(0)),
    ("too_late_to_claim", thrown, do.Claim(0, 2)),
    ("nothing_to_contest", thrown, do.Contest(0)),
    ("nothing_to_replay", thrown, do.Replay(1, Play.parse("1-7 1-6"))),
    ("no_such_dame", thrown, do.Touch(0, 3)),
    ("touched_dame", lambda: touched(choice(), 2), do.PlayDames(0, Play.parse("1-7 1-6"))),
    ("impossible_play", false_play, do.PlayDames(0, Play.parse("3-9 3-8"))),
    ("illegal_play", thrown, do.PlayDames(0, Play.parse("1-3"))),
    ("nothing_proposed", Scene, do.Accept(0)),
    ("nothing_proposed", Scene, do.Decline(0)),
    ("already_proposed", proposed, do.Propose(1, "exit", 1)),
    ("bad_proposal", Scene, do.Propose(0, "stop")),
    ("bad_proposal", Scene, do.Propose(0, "tea")),
    ("bad_proposal", Scene, do.Propose(0, "exit", 5)),
    ("bad_proposal", thrown, do.Propose(0, "exit", 0)),
    ("own_proposal", proposed, do.Accept(0)),
    ("no_clock", Scene, do.Tick(-1)),
    ("no_clock", lambda: Scene(clock=Clock(10)), do.Tick(-1)),
]


def over_marked():
    """Seat 0 made a trou with two points too many."""
    scene = Scene(mine=jeton(8))
    scene.lab(gain=4)
    scene.mark(0, 6)
    scene.correct(1)
    return scene


REFUSALS.append(("ecole_bars_leaving", over_marked, do.Leave(0)))


def false_exit() -> Scene:
    """Seat 0 took both his last dames out with a 2-1."""
    scene = Scene(STRICT, STRICT, free_hands=True)
    scene.board({20: 1, 24: 1}, {19: 5, 20: 5, 21: 5})
    scene.throw("2-1")
    scene.play("20-s 24-s")
    return scene


def on_the_corner() -> Scene:
    """Seat 0 put a dame on the corner of seat 1."""
    scene = Scene(STRICT, STRICT, free_hands=True)
    scene.board({1: 13, 8: 2}, {1: 15})
    scene.throw("6-5")
    scene.play("8-13 1-7")
    return scene


def silent_associates() -> Scene:
    """Bruno rests while Anne plays for both, and may not warn her (XIX.20)."""
    names = ("Anne", "Bruno", "Claire", "Denis")
    return Scene(*(STRICT,) * 4, form=a_ecrire(names, 4, Rules(associates_warn=False), "equipes"))


REFUSALS += [
    ("must_be_replayed", on_the_corner, do.ThrowDice(1)),
    ("nothing_to_decline", Scene, do.DeclineAugmentation(0)),
    ("no_choice_of_colour", Scene, do.ChooseColour(0, "black")),
    ("cannot_invite", Scene, do.Invite(0)),
    ("too_late_to_break", Scene, do.BreakDice(1)),
    ("not_an_associate", Scene, do.Warn(0)),
    ("warning_not_agreed", silent_associates, do.Warn(1)),
    ("bad_jetons", Scene, do.MarkPoints(0, 4, jetons=2)),
]
REFUSALS += [("false_exit", false_exit, do.ThrowDice(player)) for player in (0, 1)]


@pytest.mark.parametrize(("code", "build", "action"), REFUSALS, ids=[f"{c}-{a.do}" for c, _, a in REFUSALS])
def test_a_refusal_has_its_reason_in_both_languages_and_changes_nothing(code, build, action):
    """Issue 3: every refusal has a reason; an illegal action changes nothing."""
    built = build()
    table = built if isinstance(built, Table) else built.table
    before = snapshot(table)
    with pytest.raises(Refused) as caught:
        table.act(action)
    assert caught.value.code == code
    assert snapshot(table) == before
    french, english = caught.value.sentence("fr"), caught.value.sentence("en")
    assert french
    assert english
    assert "{" not in french + english
    assert french != english
    assert str(caught.value) == english


def test_every_refusal_can_be_met():
    """Issue 3: no reason is there that nobody can meet, and none is untested."""
    assert {code for code, _, _ in REFUSALS} == set(ARTICLES)


def test_every_article_named_exists():
    """The articles are I to XX."""
    articles = {"III", "V", "VI", "VII", "XV", "XVI", "XVII", "XVIII", "XIX", "XX"}
    assert set(ARTICLES.values()) <= articles


# The order of a coup


def test_a_coup_goes_through_its_phases():
    """Art. XVIII: throw, mark, decide, play; then the other."""
    scene = Scene(mine=jeton(8))
    assert scene.state.phase is TablePhase.THROW
    scene.lab(gain=4)
    assert scene.state.phase is TablePhase.PLAY
    scene.mark(0, 4)
    scene.act(do.Stay(0))
    assert scene.state.phase is TablePhase.PLAY
    scene.play()
    assert scene.state.phase is TablePhase.THROW
    assert scene.state.turn == 1


def test_the_table_waits_for_everybody_then_for_one_die_each():
    """Art. V: each throws one die, the higher begins and plays those two numbers."""
    dice = iter([3, 3, 2, 5])
    table = Table(ordinary(("Anne", "Bruno")), two(), lambda: next(dice))
    assert table.state.phase is TablePhase.SEATING
    table.act(do.Join(1))
    assert table.state.phase is TablePhase.SEATING
    table.act(do.Join(0))
    assert table.state.phase is TablePhase.OPENING
    table.act(do.ThrowDice(1))
    with pytest.raises(Refused):
        table.act(do.ThrowDice(1))
    table.act(do.ThrowDice(0))
    assert table.state.phase is TablePhase.OPENING, "equal dice are thrown again"
    table.act(do.ThrowDice(0))
    table.act(do.ThrowDice(1))
    assert table.state.phase is TablePhase.THROW
    assert table.state.turn == 1
    table.act(do.ThrowDice(1))
    assert tuple(table.state.throw) == (5, 2)


def test_one_decides_only_once_and_not_after_touching():
    """Art. XVI: stay or leave, before the dames are touched."""
    scene = trou()
    scene.act(do.Stay(0))
    with scene.refused("nothing_to_decide"):
        scene.act(do.Leave(0))
    with scene.refused("nothing_to_decide"):
        scene.act(do.Stay(0))


def test_one_may_play_at_once_which_is_staying():
    """Art. XVI: who plays stays."""
    scene = trou()
    scene.play()
    assert scene.state.turn == 1


def test_points_are_marked_only_when_they_can_be_due():
    """Art. XV, XVIII: my own while I play, what I received while I am to throw."""
    scene = Scene()
    scene.lab(gain=4, give=8)
    with scene.refused("too_late_to_mark"):
        scene.mark(1, 8)
    scene.mark(0, 4)
    scene.play()
    with scene.refused("too_late_to_mark"):
        scene.mark(0, 4)
    scene.mark(1, 8)
    assert scene.shows(1) == (0, 8)


def test_the_received_points_come_after_those_of_the_thrower():
    """XV.9: the thrower's points always count first and break the other's bredouille."""
    scene = Scene(his=jeton(8, bredouille=True))
    scene.coup(gain=4, give=4)
    scene.mark(1, 4)
    assert scene.shows(1) == (1, 0)


def test_events_are_numbered_from_one():
    """Issue 3: numbered, append-only events."""
    scene = Scene()
    scene.coup(gain=4)
    assert [event.seq for event in scene.table.events] == list(range(1, len(scene.table.events) + 1))
