"""A false exit: the same player would throw again, so the other is asked first (R.26, V.4)."""

from __future__ import annotations

from tests.table.helpers import STRICT, Scene
from trictrac import USAGE_19E, Play, Throw
from trictrac.table import Clock, Robot
from trictrac.table import actions as do
from trictrac.table.events import Thrown


def false_exit(**options):
    """Seat 0 took both his last dames out with a 2-1, which takes out one at most."""
    scene = Scene(STRICT, STRICT, free_hands=True, **options)
    scene.board({20: 1, 24: 1}, {19: 5, 20: 5, 21: 5})
    scene.throw("2-1")
    scene.play("20-s 24-s")
    return scene


def obeying(scene):
    """A replay that moves the dames of the false play as far as it can."""
    return next(play for play in scene.state.plays if scene.state.replay_leaves(play) is None)


def test_after_a_false_exit_the_finisher_waits_for_the_other():
    """R.26: before throwing the other may have it replayed, so the finisher cannot cut him short."""
    scene = false_exit()
    assert (scene.state.turn, scene.state.awaited) == (0, 1)
    with scene.refused("false_exit"):
        scene.throw("6-5")
    scene.act(do.Replay(1, obeying(scene)))
    assert scene.state.turn == 1
    scene.throw("6-5")


def test_the_other_may_leave_a_false_exit_as_it_is():
    """R.26: he agrees; the finisher opens the releve, and nothing is left to replay."""
    scene = false_exit()
    with scene.refused("nothing_to_agree"):
        scene.act(do.Agree(0))
    scene.act(do.Agree(1))
    assert scene.faults(0) == []
    with scene.refused("nothing_to_replay"):
        scene.act(do.Replay(1, scene.state.plays[0]))
    scene.throw("6-5")
    assert scene.state.turn == 0


def test_a_lawful_play_is_not_replayed_for_a_false_exit_before_it():
    """R.26: what is replayed is the false play and no other. A log from before the wait can still hold both."""
    scene = false_exit()
    scene.state.apply(Thrown(scene.state.seq + 1, 0, (6, 5)))
    scene.play("1-7 1-6")
    assert ("fausse case", 0) in scene.faults(0)
    with scene.refused("nothing_to_replay"):
        scene.act(do.Replay(1, scene.state.plays[0]))


def test_the_time_of_a_false_exit_is_the_others():
    """Issue 3, clocks: while he thinks about the false exit the finisher's time stands still."""
    scene = false_exit(clock=Clock(10, 60))
    scene.at = 30
    scene.act(do.Agree(1))
    assert scene.state.remaining == [60, 40]
    assert scene.state.awaited == 0


def test_points_marked_too_many_at_a_false_exit_may_be_claimed_after_it_was_agreed_to():
    """R.26: the right to claim lapses with the claimant's own throw; agreeing is about the dames."""
    scene = Scene(STRICT, STRICT, free_hands=True)
    scene.board({20: 1, 24: 1}, {19: 5, 20: 5, 21: 5})
    scene.throw("2-1")
    scene.mark(0, 4)
    scene.play("20-s 24-s")
    scene.act(do.Agree(1))
    scene.claim(1, 4)
    assert scene.table.events[-1].right


def test_robots_let_a_false_exit_stand():
    """A computer at the other seat agrees, one that has to wait does nothing."""
    scene = false_exit()
    assert Robot(0, 1).next_action(scene.table) is None
    assert Robot(1, 1).next_action(scene.table) == do.Agree(1)


def test_the_replayed_exit_keeps_the_throw_je_joue_pour_tout():
    """V.4: the finishing throw is also the first coup, also when the other had it put right."""
    scene = Scene(STRICT, STRICT, free_hands=True, rules=USAGE_19E)
    scene.board({24: 2}, {19: 5, 20: 5, 21: 5})
    scene.throw()
    scene.play("24-s")
    scene.act(do.Replay(1, Play.parse("24-s 24-s")))
    assert scene.state.turn == 0
    assert scene.state.forced == Throw(6, 5)


def test_a_false_exit_put_right_leaves_no_dice_behind():
    """V.4: the dice of the false exit belong to nobody once it was replayed."""
    scene = Scene(STRICT, STRICT, free_hands=True, rules=USAGE_19E)
    scene.board({20: 1, 24: 1}, {19: 5, 20: 5, 21: 5})
    scene.throw("2-1")
    scene.play("20-s 24-s")
    scene.act(do.Replay(1, obeying(scene)))
    assert scene.state.turn == 1
    assert scene.state.forced is None
