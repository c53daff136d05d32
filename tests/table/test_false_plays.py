"""Fausse case, dame touchee, jans that were not filled or kept (art. XVII; ruling 6)."""

from __future__ import annotations

import pytest

from tests.table.helpers import ASSISTED, AUTOMATIC, CHOICE, FILLING, KEEPING, STRICT, Scene
from trictrac import LOI_2013, USAGE_19E, Play, Throw
from trictrac.table import Clock, Event, EventKind, Refused, Robot
from trictrac.table import actions as do


def free(board=FILLING, **options):
    """Two strict players with free hands; seat 0 has thrown 6-5."""
    scene = Scene(STRICT, STRICT, free_hands=True, **options)
    scene.board(*board)
    scene.throw()
    return scene


def choice(mode=STRICT):
    """Seat 0 has thrown and may play dames of 1, 2 and 3; nobody has free hands."""
    scene = Scene(mode, STRICT)
    scene.board(*CHOICE)
    scene.throw()
    assert mode is AUTOMATIC or scene.state.missing(0, 1, 1) == 2
    return scene


def without(scene, case):
    """A legal play that leaves the dames of a case alone."""
    return next(play for play in scene.state.plays if all(start != case for start, _ in play.moves))


def with_dame(scene, case):
    """A legal play whose first dame starts there."""
    return next(play for play in scene.state.plays if play.moves and play.moves[0][0] == case)


# Free hands


def test_with_free_hands_a_false_play_is_made_and_is_a_fault():
    """Ruling 6: fausse case exists in strict mode with free hands."""
    scene = free(CHOICE)
    scene.mark(0, 2)
    scene.play("1-4 1-5")
    assert scene.faults(0) == [("fausse case", 0)]
    assert scene.state.turn == 1
    assert scene.state.position.white.on(4) == 1


def test_the_other_may_leave_a_false_play_as_it_is():
    """Ruling 6: before throwing, the other may leave it; then it stands for good."""
    scene = free(CHOICE)
    scene.mark(0, 2)
    scene.play("1-4 1-5")
    scene.throw("2-1")
    assert scene.faults(0) == []
    assert scene.state.position.white.on(4) == 1
    with scene.refused("nothing_to_replay"):
        scene.act(do.Replay(1, Play.parse("1-7 1-6")))


def test_the_other_may_have_it_replayed_as_he_chooses():
    """Ruling 6: or have it replayed legally as he chooses among the legal plays."""
    scene = free(CHOICE)
    scene.mark(0, 2)
    scene.play("1-4 1-5")
    scene.act(do.Replay(1, Play.parse("1-7 2-7")))
    assert scene.faults(0) == []
    assert scene.state.turn == 1
    assert scene.state.position.white.as_dict() == {1: 8, 2: 2, 3: 3, 7: 2}
    with scene.refused("nothing_to_replay"):
        scene.act(do.Replay(1, Play.parse("1-7 1-6")))


def test_the_false_play_may_not_be_replaced_by_another_false_play():
    """Ruling 6: legally."""
    scene = free()
    scene.play("5-11 1-4")
    with scene.refused("nothing_to_replay"):
        scene.act(do.Replay(1, Play.parse("1-7 1-6")))


def test_nobody_replays_his_own_false_play():
    """Ruling 6: the other chooses."""
    scene = free()
    scene.play("5-11 1-4")
    with scene.refused("nothing_to_replay"):
        scene.act(do.Replay(0, Play.parse("5-11 1-6")))


def test_the_replay_uses_the_touched_dame_if_it_can_be_played():
    """Ruling 6: among the legal plays with the touched dame."""
    scene = free(CHOICE)
    scene.mark(0, 2)
    scene.touch(2)
    scene.play("2-9 1-2")
    with scene.refused("touched_dame"):
        scene.act(do.Replay(1, without(scene, 2)))
    scene.act(do.Replay(1, with_dame(scene, 2)))
    assert scene.state.turn == 1


def test_a_touched_dame_not_played_is_a_fault_the_other_may_have_put_right():
    """Ruling 6, art. XVII: dame touchee, dame jouee. Free hands may break it; the other may have it replayed."""
    scene = free(CHOICE)
    scene.mark(0, 2)
    scene.touch(2)
    scene.play(str(without(scene, 2)))
    assert ("fausse case", 0) in scene.faults(0)
    scene.act(do.Replay(1, with_dame(scene, 2)))
    assert scene.state.turn == 1


@pytest.mark.parametrize("text", ["2-8 1-6", "1-13 1-6", "12-13 1-6", "1-24 1-6", "7-6 1-7", "1-1"])
def test_what_no_hand_could_do_is_refused_even_with_free_hands(text):
    """Ruling 6: no dame there, the other's corner, a case he holds, backwards."""
    scene = free()
    with scene.refused("impossible_play"):
        scene.play(text)


def test_the_replayed_exit_keeps_the_throw_je_joue_pour_tout():
    """Ruling 5, option: the finishing throw is also the first coup, also when the other had it put right."""
    scene = Scene(STRICT, STRICT, free_hands=True, rules=USAGE_19E)
    scene.board({24: 2}, {19: 5, 20: 5, 21: 5})
    scene.throw()
    scene.play("24-s")
    scene.act(do.Replay(1, Play.parse("24-s 24-s")))
    assert scene.state.turn == 0
    assert scene.state.forced == Throw(6, 5)


def test_a_false_exit_put_right_leaves_no_dice_behind():
    """Ruling 5: the dice of the false exit belong to nobody once it was replayed."""
    scene = Scene(STRICT, STRICT, free_hands=True, rules=USAGE_19E)
    scene.board({20: 1, 24: 1}, {19: 5, 20: 5, 21: 5})
    scene.throw("2-1")
    legal = next(play for play in scene.state.plays if scene.state.plays.find(play) >= 0)
    scene.play("20-s 24-s")
    scene.act(do.Replay(1, legal))
    assert scene.state.turn == 1
    assert scene.state.forced is None


# A false exit: the same player would throw again


def false_exit(**options):
    """Seat 0 took both his last dames out with a 2-1, which takes out one at most."""
    scene = Scene(STRICT, STRICT, free_hands=True, **options)
    scene.board({20: 1, 24: 1}, {19: 5, 20: 5, 21: 5})
    scene.throw("2-1")
    scene.play("20-s 24-s")
    return scene


def test_after_a_false_exit_the_finisher_waits_for_the_other():
    """Ruling 6, reading: before throwing the other may have it replayed, so the finisher cannot cut him short."""
    scene = false_exit()
    assert (scene.state.turn, scene.state.awaited) == (0, 1)
    with scene.refused("false_exit"):
        scene.throw("6-5")
    scene.act(do.Replay(1, scene.state.plays[0]))
    assert scene.state.turn == 1
    scene.throw("6-5")


def test_the_other_may_leave_a_false_exit_as_it_is():
    """Ruling 6: he agrees; the finisher opens the releve, and nothing is left to replay."""
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
    """Ruling 6: what is replayed is the false play and no other. A log from before the wait can still hold both."""
    scene = false_exit()
    scene.state.apply(Event(scene.state.seq + 1, EventKind.THROWN, 0, dice=(6, 5)))
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
    """Ruling 6: the right to claim lapses with the claimant's own throw; agreeing is about the dames."""
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


# Jans not done


def test_able_to_fill_but_not_done_is_an_ecole_of_those_points():
    """Ruling 6: able but not done: ecole of those points; the other may also have the play put right."""
    scene = free()
    scene.mark(0, 4)
    scene.play("1-7 1-6")
    assert scene.faults(0) == [("fausse case", 0), ("not done", 4)]
    scene.claim(1, 4)
    assert scene.table.events[-1].right
    assert scene.shows(1) == (0, 4)
    scene.act(do.Replay(1, Play.parse("5-11 1-6")))
    assert scene.state.position.white.on(11) == 2


def test_able_to_keep_but_not_done_is_an_ecole_of_those_points():
    """Ruling 6: filling and keeping alike."""
    scene = free(KEEPING)
    scene.mark(0, 4)
    scene.play("8-14 1-6")
    assert scene.faults(0) == [("fausse case", 0), ("not done", 4)]


def test_the_option_counts_marked_and_not_done_twice():
    """Ruling 6, option: marked and not done counts twice."""
    rules = LOI_2013.of("loi-2013", marked_and_not_done_twice=True)
    scene = free(rules=rules)
    scene.mark(0, 4)
    scene.play("1-7 1-6")
    assert scene.faults(0) == [("fausse case", 0), ("not done", 8)]
    scene.claim(1, 8)
    assert scene.table.events[-1].right


def test_neither_marked_nor_done_is_one_ecole_of_those_points():
    """Ruling 6: ecole of those points, once."""
    scene = free()
    scene.play("1-7 1-6")
    assert sum(points for _, points in scene.faults(0)) == 4


def test_a_false_play_that_fills_all_the_same_is_no_ecole():
    """Ruling 6: only what was not done."""
    scene = free()
    scene.mark(0, 4)
    scene.play("5-11 1-3")
    assert scene.faults(0) == [("fausse case", 0)]


def test_a_false_play_that_keeps_all_the_same_is_no_ecole():
    """Ruling 6: only what was not done."""
    scene = free(KEEPING)
    scene.mark(0, 4)
    scene.play("1-3 1-4")
    assert scene.faults(0) == [("fausse case", 0)]


def test_filling_marked_without_being_able_is_an_ecole_of_those_points():
    """Ruling 6: marked without being able."""
    scene = Scene(STRICT, STRICT)
    scene.board(*FILLING)
    scene.throw("6-4")
    due = scene.state.due[(1, 0, 1)]
    scene.mark(0, due + 4)
    assert scene.faults(0) == [("par trop", 4)]


# Dame touchee, dame jouee


@pytest.mark.parametrize("mode", [STRICT, ASSISTED, AUTOMATIC])
def test_a_touched_dame_must_be_played(mode):
    """Ruling 6: dame touchee, dame jouee; without free hands the table holds to it."""
    scene = choice(mode)
    scene.touch(2, confirmed=True)
    with scene.refused("touched_dame"):
        scene.play(str(without(scene, 2)))
    scene.play(str(with_dame(scene, 2)))


def both(scene, *cases):
    """A legal play that moves dames of all these cases."""
    return next(play for play in scene.state.plays if set(cases) <= play.starts)


@pytest.mark.parametrize("cases", [(2, 3), (3, 2), (1, 2)])
def test_every_touched_dame_is_played_if_one_play_moves_them_all(cases):
    """LL 46: every dame touched must be played, if that is possible."""
    scene = choice()
    scene.mark(0, 2)
    for case in cases:
        scene.touch(case)
    one = next(play for play in scene.state.plays if cases[0] in play.starts and cases[1] not in play.starts)
    with scene.refused("touched_dame"):
        scene.play(str(one))
    scene.play(str(both(scene, *cases)))


def test_of_three_touched_dames_the_first_two_bind():
    """LL 46, reading: two numbers move two dames; each touch binds as far as those before it leave room."""
    scene = choice()
    scene.mark(0, 2)
    for case in (3, 1, 2):
        scene.touch(case)
    for wrong in (both(scene, 1, 2), both(scene, 2, 3)):
        with scene.refused("touched_dame"):
            scene.play(str(wrong))
    scene.play(str(both(scene, 3, 1)))


def test_the_replay_too_moves_every_touched_dame():
    """Ruling 6: among the legal plays with the touched dames."""
    scene = free(CHOICE)
    scene.mark(0, 2)
    scene.touch(2)
    scene.touch(3)
    scene.play("2-9 1-2")
    with scene.refused("touched_dame"):
        scene.act(do.Replay(1, next(p for p in scene.state.plays if 2 in p.starts and 3 not in p.starts)))
    scene.act(do.Replay(1, both(scene, 2, 3)))


def test_with_free_hands_leaving_the_second_touched_dame_is_a_fausse_case():
    """LL 46, ruling 6: hands may break it, the other may have it put right."""
    scene = free(CHOICE)
    scene.mark(0, 2)
    scene.touch(2)
    scene.touch(3)
    scene.play(str(next(play for play in scene.state.plays if 2 in play.starts and 3 not in play.starts)))
    assert scene.faults(0) == [("fausse case", 0)]


def test_a_touched_dame_that_cannot_move_binds_to_nothing():
    """Art. XVII: only what the rules allow."""
    scene = Scene(STRICT, STRICT)
    scene.board({1: 13, 12: 2}, {1: 9, 7: 2, 8: 2, 9: 2})
    scene.throw("6-5")
    assert all(start != 12 for play in scene.state.plays for start, _ in play.moves)
    scene.touch(12)
    scene.play()
    assert scene.state.turn == 1


def test_jadoube_lets_one_touch_without_playing():
    """Ruling 6: unless «j'adoube»; the mark is not complete either."""
    scene = choice()
    scene.act(do.Adoube(0))
    scene.touch(2)
    assert scene.faults(0) == []
    scene.mark(0, 2)
    scene.play(str(without(scene, 2)))
    assert scene.faults(0) == []


def test_jadoube_is_for_one_touch():
    """Ruling 6: the next touch binds again."""
    scene = choice()
    scene.act(do.Adoube(0))
    scene.touch(2)
    scene.touch(3)
    with scene.refused("touched_dame"):
        scene.play(str(without(scene, 3)))


@pytest.mark.parametrize("case", [0, 2, 13, 25, -1, 99])
def test_one_touches_only_a_dame_that_is_there(case):
    """Art. XVII."""
    scene = Scene()
    scene.lab()
    with scene.refused("no_such_dame"):
        scene.touch(case)


# The other modes


@pytest.mark.parametrize(
    ("mode", "hands"), [(STRICT, False), (ASSISTED, False), (ASSISTED, True), (AUTOMATIC, False), (AUTOMATIC, True)]
)
@pytest.mark.parametrize("text", ["1-7 1-6", "5-11 1-4", "5-11", "--", "2-8 3-8", "1-13 1-6"])
def test_elsewhere_an_illegal_play_is_refused_with_its_reason(mode, hands, text):
    """Ruling 6: in the other modes an illegal play is refused with its reason."""
    scene = Scene(mode, STRICT, free_hands=hands)
    scene.board(*FILLING)
    scene.throw()
    with scene.refused("illegal_play"):
        scene.play(text, confirmed=True)
    with pytest.raises(Refused) as caught:
        scene.play(text, confirmed=True)
    assert "art." in caught.value.sentence("fr")
    assert "art." in caught.value.sentence("en")
    assert caught.value.sentence("fr") != caught.value.sentence("en")


def test_even_free_hands_make_two_moves_at_most():
    """A throw has two numbers; a log with more could not be read again."""
    scene = free()
    play = Play(((1, 2), (1, 3), (1, 4)))
    with scene.refused("impossible_play"):
        scene.act(do.PlayDames(0, play))
