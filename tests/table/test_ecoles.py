"""Marking by hand: when a fault is complete, its value, when the right lapses (XVII.2–XVII.8, XVII.12)."""

from __future__ import annotations

import pytest

from tests.table.helpers import NOTHING, Scene, jeton

# When each fault is complete


def test_points_of_my_throw_may_still_be_marked_until_i_touch_a_dame():
    """XVII.2: until then he may still advance his jeton."""
    scene = Scene()
    scene.lab(gain=8)
    scene.mark(0, 4)
    scene.mark(0, 4)
    scene.touch(1)
    assert scene.faults(0) == []
    assert scene.shows(0) == (0, 8)


def test_too_little_of_my_own_throw_is_complete_when_i_touch_a_dame():
    """XVII.2: par moins is complete when the player touches a dame to play (own throw)."""
    scene = Scene()
    scene.lab(gain=8)
    scene.mark(0, 2)
    assert scene.faults(0) == []
    scene.touch(1)
    assert scene.faults(0) == [("par moins", 6)]
    with scene.refused("too_late_to_mark"):
        scene.mark(0, 6)


def test_playing_touches_the_dames():
    """XVII.2: who plays has touched."""
    scene = Scene()
    scene.coup(gain=8, marks=0)
    assert scene.faults(0) == [("par moins", 8)]


def test_points_received_may_be_marked_until_i_throw():
    """Art. XV; XVII.2: before the dice of the next coup."""
    scene = Scene()
    scene.coup(give=8)
    scene.mark(1, 4)
    scene.mark(1, 4)
    assert scene.shows(1) == (0, 8)
    scene.lab()
    assert scene.faults(1) == []


def test_too_little_of_what_i_received_is_complete_when_i_throw():
    """XVII.2: or throws (points given by the other's coup)."""
    scene = Scene()
    scene.coup(give=8)
    scene.mark(1, 2)
    assert scene.faults(1) == []
    scene.lab()
    assert scene.faults(1) == [("par moins", 6)]


def test_too_much_is_complete_when_the_jeton_is_released():
    """XVII.3: par trop is complete when the jeton is released."""
    scene = Scene()
    scene.lab(gain=4)
    scene.mark(0, 6)
    assert scene.faults(0) == [("par trop", 2)]
    scene.claim(1, 2)
    assert scene.shows(0) == (0, 4)
    assert scene.shows(1) == (0, 2)


def test_too_much_of_what_i_received_is_complete_at_once():
    """XVII.3: the same before throwing."""
    scene = Scene()
    scene.coup(give=4)
    scene.mark(1, 8)
    assert scene.faults(1) == [("par trop", 4)]
    scene.claim(0, 4)
    assert scene.shows(1) == (0, 4)
    assert scene.shows(0) == (0, 4)


@pytest.mark.parametrize("points", [0, -2, -4, 3, 1])
def test_a_jeton_never_goes_back_and_points_are_even(points):
    """XVII.3: it never goes back, only forward."""
    scene = Scene()
    scene.lab(gain=4)
    scene.mark(0, 6)
    with scene.refused("bad_points"):
        scene.mark(0, points)


def test_going_further_forward_makes_the_excess_larger():
    """XVII.3, XVII.4: only forward; the value is exactly the points in excess."""
    scene = Scene()
    scene.lab(gain=4)
    scene.mark(0, 6)
    scene.mark(0, 2)
    assert scene.faults(0) == [("par trop", 4)]


# Value


@pytest.mark.parametrize(("due", "marked"), [(4, 2), (8, 0), (8, 6), (16, 4), (22, 12)])
def test_the_ecole_is_worth_exactly_the_points_missing(due, marked):
    """XVII.4: value = exactly the points missing; the fault of the other stays unmarked."""
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
    """XVII.4: exactly the points in excess; the excess is also taken back."""
    scene = Scene()
    scene.lab(gain=due)
    scene.mark(0, marked)
    scene.claim(1, marked - due)
    assert scene.table.events[-1].right
    assert scene.shows(0) == (0, due)
    assert scene.shows(1) == (0, marked - due)


def test_a_trou_too_many_stands_for_twelve_points():
    """XVII.4: trous stand for 12 points each. 16 marked for 4: ecole of 12, a double trou for the other."""
    scene = Scene()
    scene.lab(gain=4)
    scene.mark(0, 16)
    assert scene.shows(0) == (2, 4)
    assert scene.faults(0) == [("par trop", 12)]
    scene.claim(1, 12)
    assert scene.shows(0) == (0, 0), "A's 4 are wiped by B's trou"
    assert scene.shows(1) == (2, 0), "from nothing, second to mark: in bredouille"


def test_a_trou_forgotten_with_its_points_stands_for_twelve():
    """XVII.4: 16 due, 4 marked: ecole of 12."""
    scene = Scene()
    scene.coup(gain=16, marks=4)
    assert scene.faults(0) == [("par moins", 12)]


def test_a_fichet_moved_without_the_points_of_a_trou_is_an_ecole_of_twelve():
    """Art. XVII: ecole of points for trous marked too many for points not gained; XVII.4: 12 each."""
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


# When the right lapses


def test_the_claim_comes_before_the_claimant_throws():
    """XVII.7: the claimant must claim before he throws."""
    scene = Scene()
    scene.coup(gain=8, marks=4)
    scene.claim(1, 4)
    assert scene.shows(1) == (0, 4)


def test_the_right_to_an_ecole_lapses_with_the_claimants_throw():
    """XVII.7: then the right lapses."""
    scene = Scene()
    scene.coup(gain=8, marks=4)
    scene.lab()
    with scene.refused("too_late_to_claim"):
        scene.claim(1, 4)
    scene.play()
    assert scene.faults(0) == []


def test_the_over_marker_keeps_his_points_once_the_right_has_lapsed():
    """XVII.7: the over-marker keeps his points."""
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
    """XVII.7: claiming is optional; nothing happens to who does not."""
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
def test_a_claim_is_for_the_whole_amount_or_it_is_inexact(points):
    """XVII.7, XVII.19: if claimed it is the whole amount; contested, less is completed and more is given up."""
    scene = Scene()
    scene.coup(gain=8, marks=2)
    scene.claim(1, points)
    assert scene.table.events[-1].right is False
    scene.contest(0)
    assert scene.shows(1) == (0, 6)
    assert scene.shows(0) == (0, 2 + max(0, points - 6))


def test_one_may_only_put_the_excess_right():
    """XVII.7: he may instead only correct the mark."""
    scene = Scene()
    scene.lab(gain=4)
    scene.mark(0, 10)
    scene.correct(1)
    assert scene.shows(0) == (0, 4)
    assert scene.shows(1) == (0, 0)
    assert scene.faults(0) == []


def test_one_may_oblige_the_other_to_mark_what_he_omitted():
    """XVII.7: or oblige the other to mark; the points stand at their place in the coup."""
    scene = Scene()
    scene.coup(gain=8, marks=2)
    scene.oblige(1)
    assert scene.shows(0) == (0, 8)
    assert scene.shows(1) == (0, 0)
    assert scene.faults(0) == []


def test_obliged_points_count_before_what_the_coup_gave_the_other():
    """XV.9, XVII.7: the thrower's points first, and they break the other's bredouille: 8 + 4 is a simple trou."""
    scene = Scene(his=jeton(8, bredouille=True))
    scene.coup(gain=4, give=4, marks=0)
    scene.mark(1, 4)
    assert scene.shows(1) == (2, 0)
    scene.oblige(1)
    assert scene.shows(1) == (1, 0)
    assert scene.shows(0) == (0, 0)


def test_there_is_no_ecole_of_an_ecole():
    """XVII.8: who overlooks an ecole makes no fault."""
    scene = Scene()
    scene.coup(gain=8, marks=4)
    scene.coup()
    assert scene.faults(1) == []
    scene.claim(0, 4)
    assert scene.table.events[-1].right is False


# Nothing playable


def test_no_ecole_par_moins_arises_when_nothing_can_be_played():
    """XVII.12: nothing playable."""
    scene = Scene()
    scene.board(*NOTHING)
    scene.throw()
    scene.play("--")
    assert scene.faults(0) == []


def test_when_nothing_could_be_played_one_may_mark_until_ones_own_next_throw():
    """XVII.12: he may mark until his own next throw, also while the other throws."""
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
    """XVII.12: until his own next throw, whatever the other's coup gave or did not give him."""
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
    """XVII.12: no ecole par moins arises from that throw."""
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
    """XVII.12: only par moins is excused."""
    scene = Scene()
    scene.board(*NOTHING)
    scene.throw()
    scene.mark(0, 10)
    assert scene.faults(0) == [("par trop", 2)]


def test_points_of_two_places_may_be_marked_in_one_go():
    """XVII.12: 8 of a coup without play and 4 received since, marked as 12 before throwing: nothing is wrong."""
    scene = Scene()
    scene.board(*NOTHING)
    scene.throw()
    scene.play("--")
    scene.mark(1, 4)
    scene.coup(give=4)
    scene.mark(0, 12)
    assert scene.faults(0) == []
    scene.lab()
    assert scene.faults(0) == []
