"""The last corners of the law at the table (XVII.18–XVII.29): one test for each number of the list."""

from __future__ import annotations

import pytest

from tests.table.hands import free
from tests.table.helpers import CHOICE, FILLING, STRICT, Scene, jeton
from trictrac import LOI_2013, USAGE_19E, Play, Position
from trictrac.forms import a_ecrire, ordinary
from trictrac.table import Robot, Setting, Table, TablePhase
from trictrac.table import actions as do

TWO_WAYS = ({1: 2, 5: 1, 6: 1, 7: 2, 8: 2, 9: 2, 10: 2, 11: 1, 12: 2}, {1: 13, 12: 2})
"""A 6-5 on this board fills the grand jan by the six and by the five (8 points)."""


# 1. Inexact claims


@pytest.mark.parametrize("claimed", [2, 4])
def test_an_ecole_claimed_for_less_and_contested_is_completed_to_the_whole(claimed):
    """XVII.19; LL 187."""
    scene = Scene()
    scene.coup(gain=8, marks=2)
    scene.claim(1, claimed)
    event = scene.contest(0)[0]
    assert (event.points, event.right, event.worth) == (claimed, False, 6)
    assert (scene.shows(0), scene.shows(1)) == ((0, 2), (0, 6))


def test_of_an_ecole_claimed_for_more_and_contested_only_the_excess_is_false():
    """XVII.19: 10 claimed of 6: 6 stay, 4 go to the one accused."""
    scene = Scene()
    scene.coup(gain=8, marks=2)
    scene.claim(1, 10)
    event = scene.contest(0)[0]
    assert (event.points, event.right, event.worth) == (10, True, 6)
    assert (scene.shows(0), scene.shows(1)) == ((0, 6), (0, 6))


def test_a_claim_without_any_ecole_is_wholly_false():
    """XVII.19."""
    scene = Scene()
    scene.coup(gain=4)
    scene.claim(1, 6)
    assert scene.contest(0)[0].worth is None
    assert (scene.shows(0), scene.shows(1)) == ((0, 10), (0, 0))


def test_an_inexact_claim_on_an_excess_takes_the_whole_excess_back():
    """XVII.29: nobody contests."""
    scene = Scene()
    scene.lab(gain=4)
    scene.mark(0, 10)
    scene.claim(1, 2)
    assert (scene.shows(0), scene.shows(1)) == ((0, 4), (0, 2))


# 2. What is judged is the board


def test_twenty_four_marked_with_the_fichet_on_one_is_twelve_marked():
    """XVII.18: with 24 due, jeton at the talon and fichet on 1 are the board of 12 marked: ecole of 12."""
    for points in (12, 24):
        scene = Scene()
        scene.lab(gain=24)
        scene.mark(0, points, trous=1)
        scene.play()
        assert (scene.faults(0), scene.shows(0)) == ([("par moins", 12)], (1, 0))


def test_twenty_four_marked_with_the_fichet_on_one_is_right_where_twelve_are_due():
    """XVII.18: the board is right but for the double, which is lost (XVII.5)."""
    for points in (12, 24):
        scene = Scene()
        scene.lab(gain=12)
        scene.mark(0, points, trous=1)
        assert scene.faults(0) == []
        scene.play()
        assert (scene.faults(0), scene.shows(0)) == ([], (1, 0))


@pytest.mark.parametrize(("trous", "faults"), [(1, [("par moins", 12)]), (2, [("par moins", 12)]), (3, []), (4, [])])
def test_a_fichet_is_read_at_the_right_number_of_trous_first_else_nearest_to_what_was_due(trous, faults):
    """XVII.28: 24 due in bredouille are four trous, 12 are two; one can only be 12, and three are 24 with one lost."""
    scene = Scene()
    scene.lab(gain=24)
    scene.mark(0, 24, trous=trous)
    scene.play()
    assert (scene.faults(0), scene.shows(0)) == (faults, (trous, 0))


# 3. A right fichet after an ecole of the same coup


@pytest.mark.parametrize(("trous", "shown"), [(None, 4), (2, 4), (1, 3)])
def test_after_a_contested_ecole_of_the_same_coup_a_right_fichet_is_counted_once(trous, shown):
    """XVII.8: 22 of the fausse ecole stand as 2 trous and 10; 4 more make 26, which are four trous."""
    scene = Scene()
    scene.lab(gain=4)
    scene.claim(1, 22)
    scene.contest(0)
    assert scene.shows(0) == (2, 10)
    scene.mark(0, 4, trous=trous)
    assert scene.shows(0) == (shown, 2)
    scene.play()
    assert scene.faults(0) == []


# 4. A jan marked and not done


@pytest.mark.parametrize("marked", [0, 4, 8])
def test_a_jan_not_done_is_one_ecole_of_the_whole_jan_and_what_was_marked_is_taken_back(marked):
    """XVII.20: a fill of 8 is an ecole of 8, whether 0, 4 or 8 were marked."""
    scene = free(TWO_WAYS)
    assert scene.state.due[1, 0, 1] == 8
    if marked:
        scene.mark(0, marked)
    scene.play("1-7 1-6")
    assert sum(points for _, points in scene.faults(0)) == 8
    scene.claim(1, 8)
    assert scene.table.events[-1].right
    assert (scene.shows(0), scene.shows(1)) == ((0, 0), (0, 8))


@pytest.mark.parametrize("replayed_first", [True, False])
def test_the_points_of_a_jan_stay_if_the_play_is_put_right_before_or_after_the_ecole(replayed_first):
    """XVII.20: it comes to the same, and the ecole is still the opponent's."""
    scene = free()
    scene.mark(0, 4)
    scene.play("1-7 1-6")
    replay = do.Replay(1, Play.parse("5-11 1-6"))
    if replayed_first:
        scene.act(replay)
    scene.claim(1, 4)
    if not replayed_first:
        assert scene.shows(0) == (0, 0)
        scene.act(replay)
    assert (scene.shows(0), scene.shows(1)) == ((0, 4), (0, 4))


def test_other_points_of_the_coup_count_as_marked_before_those_of_the_jan():
    """XVII.20: beating 2 and filling 4; 4 marked are the 2 and half of the jan."""
    mover, _ = FILLING
    scene = free((mover, {1: 12, 6: 1, 12: 2}))
    due = scene.state.due[1, 0, 1]
    assert due > 4
    scene.mark(0, due - 2)
    scene.play("1-7 1-6")
    scene.claim(1, 4)
    assert scene.table.events[-1].right
    assert scene.shows(0) == (0, due - 4)


def test_a_part_of_the_jan_claimed_when_the_dame_was_touched_is_not_claimed_again():
    """XVII.20: one ecole of the whole jan."""
    scene = free()
    scene.touch(1)
    scene.claim(1, 4)
    scene.play("1-7 1-6")
    assert [points for _, points in scene.faults(0) if points] == []


def test_a_jan_not_done_may_only_be_put_right_without_an_ecole():
    """XVII.7, XVII.20: the points marked for it go, and nobody marks anything."""
    scene = free()
    scene.mark(0, 4)
    scene.play("1-7 1-6")
    scene.correct(1)
    assert (scene.shows(0), scene.shows(1)) == ((0, 0), (0, 0))


# 5. A touched dame


def test_a_touched_dame_obliges_to_any_legal_play_in_which_it_moves():
    """XVII.24; LL 46: 7-10 with 1-7 leaves the same board as 1-10, and is a play of the dame on 7."""
    scene = Scene()
    scene.board({1: 13, 6: 1, 7: 1}, {1: 12, 4: 1, 5: 1, 8: 1})
    scene.throw("6-3")
    scene.touch(7)
    with scene.refused("touched_dame"):
        scene.play("1-7 1-4")
    scene.play("7-10 1-7")


def test_before_the_dice_one_touches_freely():
    """XVII.24: nothing is complete by it and nothing binds."""
    scene = Scene()
    scene.board(*CHOICE)
    scene.touch(2)
    scene.throw()
    assert scene.state.touched == []
    assert (1, 0, 1) in scene.state.open


def test_a_touch_of_the_corner_does_not_bind_where_another_dame_would_have_to_replace_it():
    """XVII.24; LL 46: 12-17 with 6-12 is the board of 6-17, and asks for a dame in place of the touched one."""
    scene = Scene()
    scene.board({1: 12, 6: 1, 12: 2}, {7: 2, 22: 5, 23: 5})
    scene.throw("6-5")
    assert scene.state.plays.find(Play.parse("6-12 12-17")) >= 0
    assert all(12 not in play.starts for play in scene.state.plays)
    scene.touch(12)
    scene.play("1-7 1-6")


# 6. and 7. Leaving with too much marked


def test_leaving_with_too_much_marked_is_announced_like_any_other():
    """XVII.23: nothing tells the player; the opponent objects, and the player stays."""
    scene = Scene(mine=jeton(8))
    scene.lab(gain=4)
    scene.mark(0, 6)
    scene.act(do.Leave(0))
    assert scene.state.phase is TablePhase.LEAVING
    scene.claim(1, 2)
    assert scene.state.phase is TablePhase.PLAY
    with scene.refused("ecole_bars_leaving"):
        scene.act(do.Leave(0))


def test_who_agrees_to_a_leaving_has_let_the_excess_pass():
    """XVI.8, XVII.23."""
    scene = Scene(mine=jeton(8))
    scene.lab(gain=4)
    scene.mark(0, 6)
    scene.act(do.Leave(0))
    scene.act(do.Agree(1))
    assert (scene.shows(0), scene.faults(0)) == ((1, 0), [])


def test_an_excess_on_received_points_does_not_void_a_leaving():
    """XVII.23: 2 too many were received; the trou of the throw does not depend on them."""
    scene = Scene(his=jeton(4))
    scene.coup(give=4)
    scene.mark(1, 6)
    scene.lab(gain=4)
    scene.mark(1, 4)
    scene.act(do.Leave(1))
    scene.claim(0, 2)
    assert scene.state.phase is TablePhase.LEAVING
    scene.act(do.Agree(0))
    assert scene.shows(1) == (1, 0)


# 8. Free hands


def test_free_hands_may_play_onto_the_opponents_corner_and_that_must_be_replayed():
    """XVII.25: it is a fausse case that cannot stand."""
    scene = free(CHOICE)
    scene.mark(0, 2)
    scene.play("3-13 1-7")
    assert ("fausse case", 0) in scene.faults(0)
    with scene.refused("must_be_replayed"):
        scene.throw()
    scene.act(do.Replay(1, next(play for play in scene.state.plays if {1, 3} <= play.starts)))
    scene.throw()


def test_a_dame_left_alone_on_ones_corner_must_be_replayed_too():
    """XVII.25; a robot has it put right by itself."""
    scene = free(({1: 13, 6: 2}, {1: 15}))
    scene.play("6-12 1-6")
    action = Robot(1, 7).next_action(scene.table)
    assert isinstance(action, do.Replay)
    scene.act(action)
    assert scene.state.position.white.on(12) == 0


@pytest.mark.parametrize(("play", "points"), [("1-7", 2), ("--", 4), ("1-12", 0), ("1-4 1-5", 0)])
def test_a_playable_number_left_unplayed_and_let_stand_gives_two_points(play, points):
    """XVII.26: only a number that was not moved at all counts."""
    scene = free(({1: 14, 12: 1} if play == "1-12" else {1: 15}, {1: 15}))
    scene.play(play)
    assert scene.state.due[1, 1, 2] == points
    if points:
        scene.mark(1, points)
    scene.throw()
    assert (scene.faults(1), scene.shows(1)) == ([], (0, points))


def test_a_number_that_is_replayed_after_all_gives_nothing():
    """XVII.26: what was marked for it goes without an ecole."""
    scene = free(({1: 15}, {1: 15}))
    scene.play("1-7")
    scene.mark(1, 2)
    scene.act(do.Replay(1, Play.parse("1-7 1-6")))
    assert (scene.shows(1), scene.faults(1)) == ((0, 0), [])


# 9. Declarations, and trous omitted


def test_claiming_an_ecole_completes_what_was_received():
    """XVII.21: after it one no longer marks points received."""
    scene = Scene()
    scene.coup(gain=4, give=8, marks=0)
    scene.claim(1, 4)
    assert scene.faults(1) == [("par moins", 8)]
    with scene.refused("too_late_to_mark"):
        scene.mark(1, 8)


def test_what_may_still_be_replayed_is_not_complete_by_a_claim():
    """XVII.21: the 2 points of the number left unplayed may be marked until the throw."""
    scene = free()
    scene.play("1-7")
    assert scene.state.due[1, 1, 2] == 2
    scene.claim(1, 4)
    assert scene.faults(1) == []
    scene.mark(1, 2)
    scene.throw()
    assert scene.faults(1) == []


@pytest.mark.parametrize(("had", "due", "marked"), [(4, 10, 10), (0, 16, 16), (0, 16, 4), (8, 6, 6)])
def test_each_omitted_trou_is_an_ecole_of_twelve_by_the_law_and_excused_by_usage(had, due, marked):
    """XVII.28: the jeton is right, the fichet forgotten."""
    for rules, faults in ((LOI_2013, [("par moins", 12)]), (USAGE_19E, [])):
        scene = Scene(mine=jeton(had, bredouille=had > 0), rules=rules)
        scene.lab(gain=due)
        scene.mark(0, marked, trous=0)
        scene.play()
        assert scene.faults(0) == faults
        assert scene.shows(0) == (0, (had + due) % 12)


def test_whoever_is_obliged_to_mark_an_omitted_trou_moves_the_fichet_only():
    """XVII.7, XVII.28."""
    scene = Scene(mine=jeton(8, bredouille=True))
    scene.lab(gain=6)
    scene.mark(0, 6, trous=0)
    scene.play()
    scene.oblige(1)
    assert scene.shows(0) == (2, 2)


def test_a_trou_sans_bouger_is_an_ecole_by_usage_too():
    """XVII.6."""
    scene = Scene(rules=USAGE_19E)
    scene.lab(gain=12)
    scene.mark(0, 12, trous=0)
    scene.play()
    assert scene.faults(0) == [("par moins", 12)]


def test_by_usage_leaving_with_too_little_marked_is_no_ecole():
    """XVII.22; by the law it is one (XVII.21)."""
    for rules, faults in ((LOI_2013, [("par moins", 4)]), (USAGE_19E, [])):
        scene = Scene(mine=jeton(8), rules=rules)
        scene.lab(gain=8)
        scene.mark(0, 4)
        scene.act(do.Leave(0))
        assert scene.faults(0) == faults


def test_strict_players_may_move_the_fichet_alone_and_are_told_nothing():
    """XVII.23: a fichet moved for nothing is an ecole of 12, not a refusal."""
    scene = Scene(STRICT, STRICT)
    scene.lab(gain=4)
    scene.mark(0, 4)
    scene.mark(0, 0, trous=1)
    assert scene.faults(0) == [("par trop", 12)]


# Found by the comparison with the naive twin (tests/table_parity.py)


def free_table(position, dice, *, written=False):
    """A strict table with free hands that goes on from a position, and the dice it will throw."""
    players = ("Anne", "Bruno")
    form = a_ecrire(players, 2) if written else ordinary(players)
    setting = Setting((STRICT, STRICT), free_hands=True, start=Position.parse(position))
    table = Table(form, setting, iter(dice).__next__)
    for player in (0, 1):
        table.act(do.Join(player))
    return table


def test_an_excess_taken_back_takes_no_trou_that_was_there_before():
    """XVII.4, XVII.18: two excesses claimed at once, the fichet of the second one short: the four trous before stay."""
    table = free_table("1x13-9-11_1x13-12x2_w_0.0.14_10b.4s.15", (2, 4, 6, 1, 3, 1, 4, 1), written=True)
    for action in (
        do.ThrowDice(0),
        do.PlayDames(0, Play.parse("9-11 1-5")),
        do.ThrowDice(1),
        do.Claim(0, 28),
        do.PlayDames(1, Play.parse("1-7 1-2")),
        do.ThrowDice(0),
        do.PlayDames(0, Play.parse("5-8 8-9")),
        do.MarkPoints(1, 2),
        do.ThrowDice(1),
        do.MarkPoints(1, 2, 4),
    ):
        table.act(action)
    assert table.state.marks(1).trous == 8
    table.act(do.Claim(0, 48))
    assert [table.state.marks(seat).trous for seat in (0, 1)] == [11, 4]


def test_a_fichet_that_was_right_follows_when_an_earlier_excess_goes():
    """XVII.4, XV.2: without the excess before them, twelve points from nothing are two trous, not one."""
    table = free_table("7x4-8x2-10x2-12x3-14-15x2-21_3x8-14-16-19-20x2-22-23_b_8b.0.9_0.0.11", (6, 5))
    for action in (
        do.ThrowDice(1),
        do.MarkPoints(1, 2),
        do.PlayDames(1, Play.parse("19-24")),
        do.MarkPoints(0, 2),
        do.Claim(1, 12),
    ):
        table.act(action)
    assert table.state.marks(1).trous == 1
    table.act(do.Claim(0, 2))
    assert table.state.marks(1).trous == 2
