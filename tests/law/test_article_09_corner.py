"""Article IX: the corner of rest (IX.1–IX.9)."""

from __future__ import annotations

import pytest

from tests.law.helpers import GONE, TALON, allows, plays, pos, sheet, these
from trictrac import ALL_THROWS, Throw

pytestmark = pytest.mark.law

COIN = {1: 13, 12: 2}
"""The other holds his corner, my 13."""


# Taken and left by two


def test_one_dame_alone_never_takes_the_corner() -> None:
    """Art. IX, LL 42: 7-12 by the five is refused, alone or tout d'une."""
    position = pos({1: 14, 7: 1})
    assert not allows(position, "5-1", "7-12 1-2")
    assert not allows(pos({1: 15}), "6-5", "1-7-12")


def test_two_dames_at_once_take_the_corner() -> None:
    """Art. IX, Lep. II: by four and two from 8 and 10."""
    assert allows(pos({1: 11, 4: 1, 5: 1, 8: 1, 10: 1}), "4-2", "8-12 10-12")


def test_two_dames_of_one_case_take_the_corner_by_a_doublet() -> None:
    """Art. IX: 9-12 twice by terne."""
    assert allows(pos({1: 13, 9: 2}), "3-3", "9-12 9-12")


def test_the_last_two_dames_leave_the_corner_at_once() -> None:
    """Art. IX, LL 43: both go, or none."""
    position = pos({12: 2, 23: 13}, GONE)
    assert plays(position, "3-2") == these("12-15 12-14")


def test_one_of_two_dames_never_leaves_the_corner_alone() -> None:
    """Art. IX: the two 12-14 and the sum 12-15 are refused; only the ace 23-24 is played."""
    position = pos({12: 2, 23: 13}, GONE)
    assert plays(position, "2-1") == these("23-24")
    assert sheet(position, "2-1").theirs == {"impuissance": 2}


def test_a_third_dame_leaves_freely() -> None:
    """IX.2: extras come and go."""
    position = pos({12: 3, 23: 12}, GONE)
    assert allows(position, "2-1", "12-14 23-24")
    assert allows(position, "2-1", "12-14-15")


def test_of_three_dames_two_may_not_leave() -> None:
    """Art. IX: one would be left alone."""
    assert not allows(pos({12: 3, 23: 12}, GONE), "3-2", "12-15 12-14")
    assert allows(pos({12: 4, 23: 11}, GONE), "3-2", "12-15 12-14")


def test_a_dame_may_be_added_to_a_held_corner() -> None:
    """Art. IX, LL 43: one is enough once two are there."""
    assert allows(pos({1: 12, 9: 1, 12: 2}), "3-1", "9-12 1-2")
    assert not allows(pos({1: 14, 9: 1}), "3-1", "9-12 1-2")


def test_one_may_leave_the_corner_while_another_arrives() -> None:
    """Art. IX: two dames are still there at the end of the coup. 9-12 by the three, 12-18 by the six."""
    assert allows(pos({9: 1, 12: 2, 23: 12}, GONE), "6-3", "9-12 12-18")


def test_the_corner_may_be_retaken_after_it_was_left() -> None:
    """Art. IX, LL 80: in the same way, two at once."""
    position = pos({7: 2, 8: 3, 9: 3, 10: 2, 11: 3, 18: 2}, {5: 1, 8: 2, 9: 2, 10: 3, 11: 3, 12: 4})
    assert plays(position, "4-3") == these("8-12 9-12")


# The other's corner


@pytest.mark.parametrize("throw", ALL_THROWS, ids=str)
def test_no_dame_ever_ends_on_the_others_corner(throw: Throw) -> None:
    """Art. IX, LL 42: neither one dame nor two, even when nothing else is forbidden."""
    position = pos({7: 2, 8: 2, 9: 2, 10: 2, 11: 3, 12: 4}, GONE)
    for play in position.legal_plays(throw):
        assert position.after(play).mover.on(13) == 0


def test_two_dames_never_take_the_others_corner() -> None:
    """Art. IX, LL 42: by double-deux the dames of 11 take one's own corner par puissance instead."""
    position = pos({1: 13, 11: 2})
    assert not allows(position, "2-2", "11-13 11-13")
    assert allows(position, "2-2", "11-12 11-12")


# Corners as rests. His dames on 14 close my 11, so that only the corner is left to rest on.


def test_ones_own_empty_corner_serves_as_a_rest() -> None:
    """IX.5: 8-12-15 by four and three; the other rest, 11, is closed."""
    assert plays(pos({8: 1, 24: 14}, {14: 2, 19: 13}), "4-3") == these("8-12-15")


def test_the_others_empty_corner_serves_as_a_rest() -> None:
    """IX.5: 9-13-15 by four and two; the other rest, 11, is closed."""
    assert plays(pos({9: 1, 24: 14}, {14: 2, 19: 13}), "4-2") == these("9-13-15")


def test_the_others_corner_is_no_rest_when_he_holds_it() -> None:
    """Art. VII and IX: an occupied case is closed."""
    position = pos({9: 1, 24: 14}, {12: 2, 14: 2, 19: 11})
    assert plays(position, "4-2") == these("--")


def test_ones_own_held_corner_serves_as_a_rest() -> None:
    """Art. IX: 8-12-15 passes over two dames of one's own."""
    assert allows(pos({8: 1, 12: 2, 24: 12}, {14: 2, 19: 13}), "4-3", "8-12-15")


# Par puissance


@pytest.mark.parametrize(
    ("white", "dice", "play"),
    [
        ({1: 13, 7: 1, 8: 1}, "6-5", "7-12 8-12"),
        ({1: 13, 7: 2}, "6-6", "7-12 7-12"),
        ({1: 11, 4: 1, 5: 1, 8: 1, 10: 1}, "5-3", "8-12 10-12"),
        ({1: 13, 11: 2}, "2-2", "11-12 11-12"),
        ({1: 13, 9: 1, 10: 1}, "4-3", "9-12 10-12"),
    ],
)
def test_the_corner_is_taken_par_puissance_if_both_numbers_reach_the_others_empty_corner(
    white: dict[int, int], dice: str, play: str
) -> None:
    """Art. IX, LL 44, Lep. II: each dame stops one case short. Not if the other holds his corner."""
    assert allows(pos(white, TALON), dice, play)
    assert not allows(pos(white, COIN), dice, play)


def test_a_play_par_puissance_says_so() -> None:
    """Art. IX: the list tells it from a play by effet."""
    (taken,) = [play for play in pos({1: 13, 7: 2}).legal_plays(Throw(6, 6)) if play.par_puissance]
    assert taken.moves == ((7, 12), (7, 12))
    assert not any(play.par_puissance for play in pos({1: 13, 9: 2}).legal_plays(Throw(3, 3)))


def test_by_effet_the_corner_is_taken_although_the_other_holds_his() -> None:
    """Art. IX: the other's corner matters only to the puissance."""
    assert allows(pos({1: 13, 8: 1, 10: 1}, COIN), "4-2", "8-12 10-12")


def test_puissance_only_takes_the_corner_and_never_adds_to_it() -> None:
    """IX.7: with the corner held, six-five from 7 and 8 beats the other's corner but brings nobody to 12."""
    position = pos({1: 11, 7: 1, 8: 1, 12: 2})
    assert not allows(position, "6-5", "7-12 8-12")
    assert allows(position, "6-5", "7-12 1-7")  # by effet, the five 7-12 adds one


def test_never_one_dame_by_effet_and_one_par_puissance() -> None:
    """IX.7: from 7 the five is effet and the six puissance; from 10 and 8, two by effet, five par puissance."""
    assert not allows(pos({1: 13, 7: 2}), "6-5", "7-12 7-12")
    assert not allows(pos({1: 13, 8: 1, 10: 1}), "5-2", "8-12 10-12")


@pytest.mark.parametrize(
    ("white", "dice", "puissance", "effet"),
    [
        ({1: 11, 6: 1, 7: 2, 8: 1}, "6-5", "7-12 8-12", "6-12 7-12"),
        ({1: 11, 6: 2, 7: 2}, "6-6", "7-12 7-12", "6-12 6-12"),
        ({1: 12, 6: 1, 7: 1, 8: 1}, "6-5", "7-12 8-12", "6-12 7-12"),
        ({1: 2, 2: 2, 3: 2, 4: 3, 5: 2, 6: 2, 7: 2}, "6-6", "7-12 7-12", "6-12 6-12"),
    ],
)
def test_effet_prevails_over_puissance(white: dict[int, int], dice: str, puissance: str, effet: str) -> None:
    """Art. IX, LL 44 and 62: the rule has no exception, even where effet breaks a jan."""
    position = pos(white)
    assert not allows(position, dice, puissance)
    assert allows(position, dice, effet)


def test_one_dame_that_could_come_by_effet_does_not_forbid_the_puissance() -> None:
    """IX.7: only when *both* could come by effet. From 7 the five would reach 12, but no six does."""
    assert allows(pos({1: 13, 7: 1, 8: 1}), "6-5", "7-12 8-12")


@pytest.mark.parametrize(
    ("white", "dice", "play"),
    [
        ({7: 2, 11: 13}, "6-6", "7-12 7-12"),  # no other six at all
        ({7: 1, 8: 1, 11: 13}, "6-5", "7-12 8-12"),  # nor six, nor five
        ({5: 1, 7: 2, 11: 12}, "6-6", "7-12 7-12"),  # 5-11 would play only one six
    ],
)
def test_puissance_plays_both_numbers_and_is_compulsory_if_nothing_else_does(
    white: dict[int, int], dice: str, play: str
) -> None:
    """IX.8: everything past 12 is forbidden or the other's corner."""
    position = pos(white, TALON)
    assert plays(position, dice) == these(play)
    assert sheet(position, dice).theirs == {}


def test_puissance_is_free_if_another_play_uses_both_numbers() -> None:
    """Art. IX: taking the corner is a privilege, not a duty."""
    position = pos({1: 13, 7: 2})
    assert allows(position, "6-6", "1-7 1-7")
    assert allows(position, "6-6", "7-12 7-12")
    assert allows(pos({1: 13, 9: 2}), "3-3", "1-4 1-4")


def test_against_a_held_corner_the_numbers_stay_unplayed() -> None:
    """Art. IX: without puissance the sixes of 7 and 11 have nowhere to go."""
    position = pos({7: 2, 11: 13}, COIN)
    assert plays(position, "6-6") == these("--")
    assert sheet(position, "6-6").theirs == {"impuissance": 4}
