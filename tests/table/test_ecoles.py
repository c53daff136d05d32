"""Marking by hand and its faults, sentence by sentence (art. XVII; ruling 6)."""

from __future__ import annotations

import pytest

from tests.table.helpers import AUTOMATIC, NOTHING, STRICT, Scene, jeton
from trictrac.table import actions as do

# When each fault is complete


def test_points_of_my_throw_may_still_be_marked_until_i_touch_a_dame():
    """Ruling 6: until then he may still advance his jeton."""
    scene = Scene()
    scene.lab(gain=8)
    scene.mark(0, 4)
    scene.mark(0, 4)
    scene.touch(1)
    assert scene.faults(0) == []
    assert scene.shows(0) == (0, 8)


def test_too_little_of_my_own_throw_is_complete_when_i_touch_a_dame():
    """Ruling 6: par moins is complete when the player touches a dame to play (own throw)."""
    scene = Scene()
    scene.lab(gain=8)
    scene.mark(0, 2)
    assert scene.faults(0) == []
    scene.touch(1)
    assert scene.faults(0) == [("par moins", 6)]
    with scene.refused("too_late_to_mark"):
        scene.mark(0, 6)


def test_playing_touches_the_dames():
    """Ruling 6: who plays has touched."""
    scene = Scene()
    scene.coup(gain=8, marks=0)
    assert scene.faults(0) == [("par moins", 8)]


def test_points_received_may_be_marked_until_i_throw():
    """Ruling 6, art. XV: before the dice of the next coup."""
    scene = Scene()
    scene.coup(give=8)
    scene.mark(1, 4)
    scene.mark(1, 4)
    assert scene.shows(1) == (0, 8)
    scene.lab()
    assert scene.faults(1) == []


def test_too_little_of_what_i_received_is_complete_when_i_throw():
    """Ruling 6: or throws (points given by the other's coup)."""
    scene = Scene()
    scene.coup(give=8)
    scene.mark(1, 2)
    assert scene.faults(1) == []
    scene.lab()
    assert scene.faults(1) == [("par moins", 6)]


def test_too_much_is_complete_when_the_jeton_is_released():
    """Ruling 6: par trop is complete when the jeton is released."""
    scene = Scene()
    scene.lab(gain=4)
    scene.mark(0, 6)
    assert scene.faults(0) == [("par trop", 2)]
    scene.claim(1, 2)
    assert scene.shows(0) == (0, 4)
    assert scene.shows(1) == (0, 2)


def test_too_much_of_what_i_received_is_complete_at_once():
    """Ruling 6: the same before throwing."""
    scene = Scene()
    scene.coup(give=4)
    scene.mark(1, 8)
    assert scene.faults(1) == [("par trop", 4)]
    scene.claim(0, 4)
    assert scene.shows(1) == (0, 4)
    assert scene.shows(0) == (0, 4)


@pytest.mark.parametrize("points", [0, -2, -4, 3, 1])
def test_a_jeton_never_goes_back_and_points_are_even(points):
    """Ruling 6: it never goes back, only forward."""
    scene = Scene()
    scene.lab(gain=4)
    scene.mark(0, 6)
    with scene.refused("bad_points"):
        scene.mark(0, points)


def test_going_further_forward_makes_the_excess_larger():
    """Ruling 6: only forward; the value is exactly the points in excess."""
    scene = Scene()
    scene.lab(gain=4)
    scene.mark(0, 6)
    scene.mark(0, 2)
    assert scene.faults(0) == [("par trop", 4)]


# Value


@pytest.mark.parametrize(("due", "marked"), [(4, 2), (8, 0), (8, 6), (16, 4), (22, 12)])
def test_the_ecole_is_worth_exactly_the_points_missing(due, marked):
    """Ruling 6: value = exactly the points missing; the fault of the other stays unmarked."""
    scene = Scene()
    scene.coup(gain=due, marks=marked)
    assert scene.faults(0) == [("par moins", due - marked)]
    before = scene.state.marks(0)
    scene.claim(1, due - marked)
    assert scene.table.events[-1].right
    assert scene.faults(0) == []
    assert before.points == marked % 12


@pytest.mark.parametrize(("due", "marked"), [(4, 6), (4, 10), (0, 2), (8, 10)])
def test_the_ecole_is_worth_exactly_the_excess_which_is_taken_back(due, marked):
    """Ruling 6: exactly the points in excess; the excess is also taken back."""
    scene = Scene()
    scene.lab(gain=due)
    scene.mark(0, marked)
    scene.claim(1, marked - due)
    assert scene.table.events[-1].right
    assert scene.shows(0) == (0, due)
    assert scene.shows(1) == (0, marked - due)


def test_a_trou_too_many_stands_for_twelve_points():
    """Ruling 6: trous stand for 12 points each. 16 marked for 4: ecole of 12, a double trou for the other."""
    scene = Scene()
    scene.lab(gain=4)
    scene.mark(0, 16)
    assert scene.shows(0) == (2, 4)
    assert scene.faults(0) == [("par trop", 12)]
    scene.claim(1, 12)
    assert scene.shows(0) == (0, 0), "A's 4 are wiped by B's trou"
    assert scene.shows(1) == (2, 0), "from nothing, second to mark: in bredouille"


def test_a_trou_forgotten_with_its_points_stands_for_twelve():
    """Ruling 6: 16 due, 4 marked: ecole of 12."""
    scene = Scene()
    scene.coup(gain=16, marks=4)
    assert scene.faults(0) == [("par moins", 12)]


def test_a_fichet_moved_without_the_points_of_a_trou_is_an_ecole_of_twelve():
    """Art. XVII: ecole of points for trous marked too many for points not gained; ruling 6: 12 each."""
    scene = Scene()
    scene.lab(gain=4)
    scene.mark(0, 4, trous=1)
    assert scene.faults(0) == [("par trop", 12)]
    scene.claim(1, 12)
    assert scene.table.events[-1].right
    assert scene.shows(0)[0] == 0


def test_a_fichet_moved_without_a_trou_does_not_win_the_game():
    """Art. XVII, XX: the other can object to a last trou that was never gained."""
    scene = Scene(mine=jeton(0, trous=11), his=jeton(0, trous=11))
    scene.lab(gain=4)
    scene.mark(0, 4, trous=1)
    assert not scene.table.state.form.history


# Doubles and fichets


def test_marking_double_for_simple_is_no_ecole_and_is_put_right():
    """Ruling 6: a wrong double is put right."""
    scene = Scene(mine=jeton(4), his=jeton(4))
    scene.lab(gain=8)
    scene.mark(0, 8, trous=2)
    assert scene.shows(0) == (2, 0)
    assert scene.faults(0) == []
    scene.correct(1)
    assert scene.shows(0) == (1, 0)
    assert scene.shows(1) == (0, 0), "no points go to the other"


def test_claiming_an_ecole_for_a_wrong_double_is_a_fausse_ecole():
    """Ruling 6: double for simple is no ecole."""
    scene = Scene(mine=jeton(4), his=jeton(4))
    scene.lab(gain=8)
    scene.mark(0, 8, trous=2)
    scene.claim(1, 12)
    assert scene.table.events[-1].right is False


def test_marking_simple_for_double_is_no_ecole_and_is_lost_once_played():
    """Ruling 6: a forgotten double is lost once he has played."""
    scene = Scene(mine=jeton(4, bredouille=True))
    scene.lab(gain=8)
    scene.mark(0, 8, trous=1)
    scene.play()
    assert scene.faults(0) == []
    assert scene.shows(0) == (1, 0)
    scene.claim(1, 12)
    assert scene.table.events[-1].right is False


def test_a_forgotten_double_is_not_given_back_by_a_correction():
    """Ruling 6: lost once played; putting right is for what went too far."""
    scene = Scene(mine=jeton(4, bredouille=True))
    scene.lab(gain=8)
    scene.mark(0, 8, trous=1)
    scene.play()
    with scene.refused("nothing_to_claim"):
        scene.correct(1)


def test_a_forgotten_double_stays_lost_when_a_later_excess_is_put_right():
    """Ruling 6: the later excess is taken back, the lost double does not come back with it."""
    scene = Scene(mine=jeton(4, bredouille=True))
    scene.lab(gain=8)
    scene.mark(0, 8, trous=1)
    scene.play()
    scene.coup()
    scene.lab(gain=4)
    scene.mark(0, 6)
    scene.correct(1)
    assert scene.shows(0) == (1, 4)


def test_a_fichet_moved_rightly_leaves_nothing_to_put_right():
    """Ruling 6: saying the right number of trous is no fault."""
    scene = Scene(mine=jeton(4), his=jeton(4))
    scene.lab(gain=8)
    scene.mark(0, 8, trous=1)
    with scene.refused("nothing_to_claim"):
        scene.correct(1)


def test_moving_the_jeton_rightly_and_forgetting_the_fichet_is_no_ecole():
    """Ruling 6: except sans bouger. 4 + 10: the jeton goes to 2."""
    scene = Scene(mine=jeton(4, bredouille=True))
    scene.lab(gain=10)
    scene.mark(0, 10, trous=0)
    scene.play()
    assert scene.faults(0) == []
    assert scene.shows(0) == (0, 2)


@pytest.mark.parametrize("base", [0, 4, 10])
def test_a_trou_sans_bouger_forgotten_is_an_ecole_of_twelve(base):
    """Ruling 6: exactly 12, the jeton stays where it is: ecole of 12 when he touches."""
    scene = Scene(mine=jeton(base, bredouille=base > 0))
    scene.lab(gain=12)
    scene.mark(0, 12, trous=0)
    assert scene.faults(0) == []
    scene.touch(1)
    assert scene.faults(0) == [("par moins", 12)]
    scene.claim(1, 12)
    assert scene.table.events[-1].right
    assert scene.shows(0)[0] == 0


def test_the_forgotten_trou_sans_bouger_wipes_nothing():
    """Ruling 6: as if nothing had been marked, so the 4 of the other stand and make 16 with the ecole."""
    scene = Scene(his=jeton(4, bredouille=True))
    scene.lab(gain=12)
    scene.mark(0, 12, trous=0)
    scene.touch(1)
    scene.claim(1, 12)
    assert scene.shows(1)[1] == 4


def test_obliged_to_mark_a_trou_sans_bouger_one_marks_it_once():
    """Ruling 6: obliged, he marks the trou he omitted: a simple one here, and his 4 points stay."""
    scene = Scene(mine=jeton(4), his=jeton(4))
    scene.lab(gain=12)
    scene.mark(0, 12, trous=0)
    scene.touch(1)
    scene.oblige(1)
    assert scene.shows(0) == (1, 4)
    assert scene.shows(1) == (0, 0)


# When the right lapses


def test_the_claim_comes_before_the_claimant_throws():
    """Ruling 6: the claimant must claim before he throws."""
    scene = Scene()
    scene.coup(gain=8, marks=4)
    scene.claim(1, 4)
    assert scene.shows(1) == (0, 4)


def test_the_right_to_an_ecole_lapses_with_the_claimants_throw():
    """Ruling 6: then the right lapses."""
    scene = Scene()
    scene.coup(gain=8, marks=4)
    scene.lab()
    with scene.refused("too_late_to_claim"):
        scene.claim(1, 4)
    scene.play()
    assert scene.faults(0) == []


def test_the_over_marker_keeps_his_points_once_the_right_has_lapsed():
    """Ruling 6: the over-marker keeps his points."""
    scene = Scene()
    scene.coup(gain=4, marks=8)
    scene.lab()
    assert scene.shows(0) == (0, 8)
    with scene.refused("nothing_to_claim"):
        scene.correct(1)
    scene.play()
    with scene.refused("nothing_to_claim"):
        scene.correct(1)
    assert scene.shows(0) == (0, 8)


def test_claiming_is_optional():
    """Ruling 6: claiming is optional; nothing happens to who does not."""
    scene = Scene()
    scene.coup(gain=8, marks=4)
    scene.coup()
    assert scene.faults(0) == []
    assert scene.faults(1) == []
    assert scene.shows(1) == (0, 0)


def test_the_other_may_claim_as_soon_as_i_have_thrown():
    """Art. XVIII.3: after the throw the other marks the ecoles made relative to 1 and 2."""
    scene = Scene()
    scene.coup(give=8)
    scene.lab()
    scene.claim(0, 8)
    assert scene.shows(0) == (0, 8)


@pytest.mark.parametrize("points", [2, 4, 8])
def test_a_claim_is_for_the_whole_amount_or_it_is_a_fausse_ecole(points):
    """Ruling 6: if claimed it is the whole amount."""
    scene = Scene()
    scene.coup(gain=8, marks=2)
    scene.claim(1, points)
    assert scene.table.events[-1].right is False
    scene.contest(0)
    assert scene.shows(1) == (0, 0)
    assert scene.shows(0) == (0, 2 + points)


def test_one_may_only_put_the_excess_right():
    """Ruling 6: he may instead only correct the mark."""
    scene = Scene()
    scene.lab(gain=4)
    scene.mark(0, 10)
    scene.correct(1)
    assert scene.shows(0) == (0, 4)
    assert scene.shows(1) == (0, 0)
    assert scene.faults(0) == []


def test_one_may_oblige_the_other_to_mark_what_he_omitted():
    """Ruling 6: or oblige the other to mark; the points stand at their place in the coup."""
    scene = Scene()
    scene.coup(gain=8, marks=2)
    scene.oblige(1)
    assert scene.shows(0) == (0, 8)
    assert scene.shows(1) == (0, 0)
    assert scene.faults(0) == []


def test_obliged_points_count_before_what_the_coup_gave_the_other():
    """Rulings 1 and 6: the thrower's points first, and they break the other's bredouille: 8 + 4 is a simple trou."""
    scene = Scene(his=jeton(8, bredouille=True))
    scene.coup(gain=4, give=4, marks=0)
    scene.mark(1, 4)
    assert scene.shows(1) == (2, 0)
    scene.oblige(1)
    assert scene.shows(1) == (1, 0)
    assert scene.shows(0) == (0, 0)


def test_there_is_no_ecole_of_an_ecole():
    """Ruling 6: who overlooks an ecole makes no fault."""
    scene = Scene()
    scene.coup(gain=8, marks=4)
    scene.coup()
    assert scene.faults(1) == []
    scene.claim(0, 4)
    assert scene.table.events[-1].right is False


# Their place among the other points


def test_points_of_ecole_come_after_all_others_of_the_coup():
    """Ruling 6: A's 8 in bredouille and the 4 of his throw make a double trou before B's ecole of 2."""
    scene = Scene(mine=jeton(8, bredouille=True))
    scene.lab(gain=4)
    scene.mark(0, 6)
    scene.claim(1, 2)
    assert scene.shows(0) == (2, 0)
    assert scene.shows(1) == (0, 2)


def test_an_ecole_comes_after_what_the_same_coup_gave():
    """Ruling 6: B received 8 and claims 4 first: 12 in one run all the same, after A's 4 and before nothing else."""
    scene = Scene()
    scene.coup(gain=8, marks=4)
    scene.claim(1, 4)
    order = [(entry.coup, int(entry.slot), entry.seat) for entry in scene.state.ledger.entries]
    assert order == [(1, 1, 0), (1, 3, 1)]


def test_a_point_received_and_marked_late_comes_before_the_ecole_of_its_coup():
    """Ruling 6: claimed before marking what was received; the order of the law is that of slots."""
    scene = Scene()
    scene.coup(gain=4, give=8, marks=0)
    scene.claim(1, 4)
    scene.mark(1, 8)
    order = [(entry.points, int(entry.slot)) for entry in scene.state.ledger.entries]
    assert order == [(8, 2), (4, 3)]
    assert scene.shows(1) == (2, 0)


def test_an_ecole_made_before_a_throw_counts_before_the_points_of_that_throw():
    """Ruling 6: B (8 in bredouille) forgets 4 received, throws, makes 12. A's 4 come first: B's trou is simple."""
    scene = Scene(his=jeton(8, bredouille=True))
    scene.coup(give=4)
    scene.lab(gain=4)
    scene.mark(1, 4)
    assert scene.shows(1) == (2, 0)
    scene.claim(0, 4)
    assert scene.shows(1) == (1, 0), "debredouille by the ecole before"
    assert scene.shows(0) == (0, 0), "and A's 4 are wiped by the trou"


def test_an_ecole_made_before_a_throw_may_take_the_trou_away():
    """Ruling 6: A (8) claims 4 made before the throw: A's trou comes first and wipes B's 8, so B only has 4."""
    scene = Scene(mine=jeton(8), his=jeton(8))
    scene.coup(give=4)
    scene.lab(gain=4)
    scene.mark(1, 4)
    assert scene.shows(1) == (1, 0)
    scene.claim(0, 4)
    assert scene.shows(0) == (1, 0)
    assert scene.shows(1) == (0, 4)
    with scene.refused("cannot_leave"):
        scene.act(do.Leave(1))


def test_two_faults_claimed_together_keep_their_own_places():
    """Ruling 6: 4 made before the throw and 4 made by it. The second 4 come after B's own 4.

    By hand: B 0, A 0. A's 4 (first fault), B's 4 of the throw (takes two jetons, A loses his), A's 4 (second
    fault): neither is in bredouille any more.
    """
    scene = Scene()
    scene.coup(give=4)
    scene.lab(gain=4)
    scene.mark(1, 8)
    scene.claim(0, 8)
    assert scene.table.events[-1].right
    assert scene.shows(0) == (0, 8)
    assert scene.shows(1) == (0, 4)
    assert not scene.state.marks(0).bredouille
    assert not scene.state.marks(1).bredouille


# False ecoles and augmentation


def test_a_wrong_claim_is_undone_and_the_same_points_go_to_the_other():
    """Ruling 6: fausse ecole."""
    scene = Scene()
    scene.coup(gain=4)
    scene.claim(1, 6)
    assert scene.shows(1) == (0, 6)
    scene.contest(0)
    assert scene.shows(1) == (0, 0)
    assert scene.shows(0) == (0, 10)
    assert scene.table.events[-1].right is True


def test_a_wrong_claim_stands_if_nobody_contests_before_throwing():
    """Ruling 6: a contest is a claim too; it lapses with the contestant's throw."""
    scene = Scene()
    scene.coup(gain=4)
    scene.claim(1, 6)
    scene.coup()
    assert scene.shows(1) == (0, 6)
    scene.lab()
    with scene.refused("nothing_to_contest"):
        scene.contest(0)


def test_contesting_a_right_claim_adds_it_again():
    """Ruling 6: augmentation."""
    scene = Scene()
    scene.coup(gain=8, marks=4)
    scene.claim(1, 4)
    scene.contest(0)
    assert scene.table.events[-1].right is False
    assert scene.shows(1) == (0, 8)
    assert scene.shows(0) == (0, 4)
    with scene.refused("nothing_to_contest"):
        scene.contest(0)


def test_nobody_contests_his_own_claim():
    """Ruling 6: contesting is the other's."""
    scene = Scene()
    scene.coup(gain=4)
    scene.claim(1, 6)
    with scene.refused("nothing_to_contest"):
        scene.contest(1)


def test_a_wrong_claim_does_not_win_the_game_before_it_can_be_contested():
    """Ruling 6: a wrong claim is undone; the last trou by a fausse ecole may be contested."""
    scene = Scene(his=jeton(10, trous=11))
    scene.coup()
    scene.claim(1, 2)
    assert not scene.state.form.history
    scene.contest(0)
    assert scene.shows(1) == (11, 10)


def test_a_wrong_claim_against_an_automatic_player_never_wins_the_game():
    """Ruling 6: the program knows the truth and settles at once."""
    scene = Scene(AUTOMATIC, STRICT, his=jeton(10, trous=11))
    scene.coup()
    scene.claim(1, 2)
    assert not scene.state.form.history
    assert scene.shows(1) == (11, 10)
    assert scene.shows(0) == (0, 2)


# Nothing playable


def test_no_ecole_par_moins_arises_when_nothing_can_be_played():
    """Ruling 6: nothing playable."""
    scene = Scene()
    scene.board(*NOTHING)
    scene.throw()
    scene.play("--")
    assert scene.faults(0) == []


def test_when_nothing_could_be_played_one_may_mark_until_ones_own_next_throw():
    """Ruling 6: he may mark until his own next throw, also while the other throws."""
    scene = Scene()
    scene.board(*NOTHING)
    scene.throw()
    scene.play("--")
    scene.mark(1, 4)
    scene.lab()
    scene.mark(0, 8)
    assert scene.faults(0) == []
    assert scene.shows(0) == (0, 8)


def test_also_after_the_other_has_played():
    """Ruling 6: until his own next throw, whatever the other's coup gave or did not give him."""
    scene = Scene()
    scene.board(*NOTHING)
    scene.throw()
    scene.play("--")
    scene.mark(1, 4)
    scene.coup()
    scene.mark(0, 8)
    assert scene.faults(0) == []
    assert scene.shows(0) == (0, 8)


def test_after_his_next_throw_it_is_too_late_and_still_no_ecole():
    """Ruling 6: no ecole par moins arises from that throw."""
    scene = Scene()
    scene.board(*NOTHING)
    scene.throw()
    scene.play("--")
    scene.mark(1, 4)
    scene.coup()
    scene.lab()
    assert scene.faults(0) == []
    assert scene.shows(0) == (0, 0)


def test_too_much_is_a_fault_even_when_nothing_can_be_played():
    """Ruling 6: only par moins is excused."""
    scene = Scene()
    scene.board(*NOTHING)
    scene.throw()
    scene.mark(0, 10)
    assert scene.faults(0) == [("par trop", 2)]


# Leaving


def test_the_points_of_an_ecole_never_give_the_right_to_leave():
    """Ruling 6: B's trou comes from the ecole."""
    scene = Scene(his=jeton(8))
    scene.coup(gain=4, marks=0)
    scene.claim(1, 4)
    assert scene.shows(1)[0] == 1
    with scene.refused("throw_first"):
        scene.act(do.Leave(1))
    scene.lab()
    with scene.refused("cannot_leave"):
        scene.act(do.Leave(1))


def test_the_points_received_never_give_the_right_to_leave():
    """Ruling 1.4: never on points given by the other's throw."""
    scene = Scene(his=jeton(8))
    scene.coup(give=4)
    scene.mark(1, 4)
    scene.lab()
    with scene.refused("cannot_leave"):
        scene.act(do.Leave(1))


@pytest.mark.parametrize("how", ["open", "claimed", "corrected"])
def test_who_marked_too_much_on_this_coup_cannot_leave_on_it(how):
    """Ruling 6: a player who made an ecole par trop on this coup cannot leave on it."""
    scene = Scene(mine=jeton(8))
    scene.lab(gain=4)
    scene.mark(0, 6)
    if how == "claimed":
        scene.claim(1, 2)
    elif how == "corrected":
        scene.correct(1)
    assert scene.shows(0)[0] == 1
    with scene.refused("ecole_bars_leaving"):
        scene.act(do.Leave(0))
    scene.act(do.Stay(0))


# Automatic players


def test_an_automatic_player_cannot_be_sent_to_school():
    """Ruling 6: the program marks; it never makes a fault and a claim against it is undone at once."""
    scene = Scene(AUTOMATIC, STRICT)
    scene.coup(gain=8)
    assert scene.faults(0) == []
    scene.claim(1, 8)
    assert [event.kind.value for event in scene.table.events[-2:]] == ["claimed", "contested"]
    assert scene.shows(1) == (0, 0)
    assert scene.shows(0) == (2, 4)


def test_an_automatic_player_may_claim_the_ecole_of_the_other():
    """Ruling 6: the mode may differ per player; an ecole is optional, so the program does not take it by itself."""
    scene = Scene(STRICT, AUTOMATIC)
    scene.coup(gain=8, marks=4)
    assert scene.shows(1) == (0, 0)
    scene.claim(1, 4)
    assert scene.shows(1) == (0, 4)


def test_after_announcing_that_one_leaves_it_is_too_late_to_claim():
    """Ruling 6: the claimant must claim before he throws; the leaver has thrown."""
    scene = Scene(mine=jeton(8))
    scene.lab(gain=4)
    scene.mark(0, 4)
    scene.act(do.Leave(0))
    with scene.refused("too_late_to_claim"):
        scene.claim(0, 12)
