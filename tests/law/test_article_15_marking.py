"""Article XV: points, trous, bredouille and the series of trous (XV.2–XV.12).

`coup(position, gain, give)` is one coup of the side to throw, which gains and gives so many points and stays.
"""

from __future__ import annotations

import pytest

from tests.law.helpers import coup, marked, pos
from trictrac import Position, Side

pytestmark = pytest.mark.law

A, B = Side.WHITE, Side.BLACK
START = pos({1: 15}, coups=5)


def after(*coups: tuple[int, int], start: Position = START) -> Position:
    """The marks after alternating coups (gain, give), A throwing first."""
    for gain, give in coups:
        start = coup(start, gain, give)
    return start


def at(mine: dict[str, object], his: dict[str, object] | None = None) -> Position:
    return pos({1: 15}, mine=mine, his=his, coups=5)


# Points


@pytest.mark.parametrize("gain", [2, 4, 6, 8, 10])
def test_points_are_marked_as_they_come(gain: int) -> None:
    """Art. XV: fewer than twelve points make no trou."""
    position = after((gain, 0))
    assert marked(position, A) == (0, gain)
    assert marked(position, B) == (0, 0)


def test_a_coup_without_points_marks_nothing() -> None:
    """Art. XV."""
    position = after((0, 0), (0, 0))
    assert marked(position, A) == marked(position, B) == (0, 0)


def test_points_add_up_over_the_coups() -> None:
    """Art. XV: four and six are ten."""
    assert marked(after((4, 0), (0, 0), (6, 0)), A) == (0, 10)


def test_points_given_by_the_others_coup_add_up_with_ones_own() -> None:
    """Art. XV: B gains four by his throw and four by A's."""
    assert marked(after((0, 4), (4, 0)), B) == (0, 8)


# Bredouille of points


def test_the_first_to_mark_has_one_jeton_and_is_in_bredouille() -> None:
    """XV.3."""
    position = after((4, 0))
    assert position.white.bredouille
    assert not position.black.bredouille
    assert (position.jetons(A), position.jetons(B)) == (1, 0)


def test_the_first_keeps_his_bredouille_while_the_other_marks_nothing() -> None:
    """Art. XV."""
    position = after((4, 0), (0, 0), (4, 0))
    assert position.white.bredouille
    assert position.jetons(A) == 1


def test_the_second_to_mark_takes_two_jetons_and_the_bredouille() -> None:
    """XV.4; Lep. I."""
    position = after((4, 0), (4, 0))
    assert not position.white.bredouille
    assert position.black.bredouille
    assert (position.jetons(A), position.jetons(B)) == (1, 2)


def test_the_second_keeps_two_jetons_while_the_first_marks_nothing() -> None:
    """Art. XV."""
    position = after((4, 0), (4, 0), (0, 0), (4, 0))
    assert marked(position, B) == (0, 8)
    assert position.black.bredouille
    assert position.jetons(B) == 2


def test_when_the_first_marks_again_neither_can_win_double() -> None:
    """XV.5: one jeton each until a trou clears the marks."""
    position = after((4, 0), (4, 0), (4, 0))
    assert not position.white.bredouille
    assert not position.black.bredouille
    assert (position.jetons(A), position.jetons(B)) == (1, 1)


def test_a_broken_bredouille_does_not_come_back() -> None:
    """Art. XV: B marks again after both have one jeton, and stays without bredouille."""
    position = after((4, 0), (4, 0), (2, 0), (4, 0))
    assert not position.white.bredouille
    assert not position.black.bredouille
    assert marked(after((0, 0), (4, 0), start=position), B) == (1, 0)


def test_points_given_by_ones_own_throw_break_the_bredouille_too() -> None:
    """Art. XV: A's coup gives four to B, who is then second and in bredouille."""
    position = after((4, 0), (0, 0), (0, 4))
    assert not position.white.bredouille
    assert position.black.bredouille


# One trou


def test_twelve_points_in_bredouille_are_two_trous() -> None:
    """Art. XV: four, then eight, B marking nothing."""
    position = after((4, 0), (0, 0), (8, 0))
    assert marked(position, A) == (2, 0)
    assert not position.white.bredouille


def test_twelve_points_at_once_are_two_trous() -> None:
    """Art. XV: taken from zero without interruption."""
    assert marked(after((12, 0)), A) == (2, 0)


def test_the_second_to_mark_wins_double_by_twelve_at_once() -> None:
    """XV.4: A4 then B12 at once, B two trous."""
    position = after((4, 0), (12, 0))
    assert marked(position, B) == (2, 0)
    assert marked(position, A) == (0, 0)


def test_twelve_points_with_interruption_are_one_trou() -> None:
    """XV.5: A4 B4 A4 A4, one simple trou."""
    position = after((4, 0), (4, 0), (4, 0), (0, 0), (4, 0))
    assert marked(position, A) == (1, 0)
    assert marked(position, B) == (0, 0)


def test_the_interrupted_first_is_simple_even_if_he_takes_all_the_rest_at_once() -> None:
    """XV.5: A4, B4, A16, one simple trou, A 8 left."""
    position = after((4, 0), (4, 0), (16, 0))
    assert marked(position, A) == (1, 8)
    assert marked(position, B) == (0, 0)


def test_a_trou_wipes_the_points_of_the_other() -> None:
    """XV.6."""
    position = after((12, 0), start=at({}, {"points": 10, "bredouille": True}))
    assert marked(position, A) == (2, 0)
    assert marked(position, B) == (0, 0)
    assert not position.black.bredouille


# Reste


def test_the_reste_is_a_fresh_series_with_one_jeton() -> None:
    """XV.6: points above twelve are marked with one jeton, in bredouille."""
    position = after((8, 0), start=at({"points": 10}, {"points": 6}))
    assert marked(position, A) == (1, 6)
    assert position.white.bredouille
    assert position.jetons(A) == 1


def test_the_reste_may_make_the_next_trou_double() -> None:
    """XV.6: 6 of reste and 6 more, B marking nothing: two trous more."""
    position = after((8, 0), (0, 0), (6, 0), start=at({"points": 10}, {"points": 6}))
    assert marked(position, A) == (3, 0)


def test_the_other_second_after_a_reste_takes_two_jetons() -> None:
    """Art. XV: by his next throw."""
    position = after((8, 0), (4, 0), start=at({"points": 10}, {"points": 6}))
    assert marked(position, B) == (0, 4)
    assert position.jetons(B) == 2


def test_without_reste_both_begin_again_from_nothing() -> None:
    """Art. XV: the first to mark then has one jeton."""
    position = after((4, 0), (4, 0), start=at({"points": 8}, {"points": 6}))
    assert marked(position, A) == (1, 0)
    assert position.black.bredouille
    assert position.jetons(B) == 1


# Several trous in one coup


@pytest.mark.parametrize(
    ("before", "double", "gain", "trous", "left"),
    [
        (8, False, 18, 3, 2),  # worked: 26, one simple and one double, 2 left
        (10, False, 38, 7, 0),  # worked, Lep. IV: 48 without bredouille
        (0, True, 24, 4, 0),  # worked: 24 in bredouille
        (10, True, 14, 4, 0),
        (4, True, 20, 4, 0),
        (8, True, 18, 4, 2),  # 26 in bredouille
        (10, False, 14, 3, 0),  # 24 without
        (2, False, 10, 1, 0),
        (2, True, 10, 2, 0),
        (10, False, 26, 5, 0),  # 36 without bredouille: 1 + 2 + 2
        (0, True, 36, 6, 0),
    ],
)
def test_only_the_first_twelve_of_a_coup_can_be_simple(
    before: int, double: bool, gain: int, trous: int, left: int
) -> None:
    """XV.7; Lep. VII: every later twelve of the same coup is double."""
    mine = {"points": before, "bredouille": double and before > 0}
    his = {} if double else {"points": 4}
    position = after((gain, 0), start=at(mine, his))
    assert marked(position, A) == (trous, left)


def test_the_second_to_mark_with_nothing_yet_takes_all_his_trous_double() -> None:
    """XV.7: B has points, A none; 24 at once are 4 trous."""
    assert marked(after((24, 0), start=at({}, {"points": 10, "bredouille": True})), A) == (4, 0)


# What the coup gives the other


def test_the_thrower_marks_first_and_breaks_the_others_bredouille() -> None:
    """XV.9: B, second with 8 in bredouille, makes 12 by A's coup, but A's 4 come first: one trou."""
    marks = at({"points": 4}, {"points": 8, "bredouille": True})
    assert marked(after((4, 4), start=marks), B) == (1, 0)
    assert marked(after((0, 4), start=marks), B) == (2, 0)


def test_the_others_trou_wipes_what_the_thrower_has_just_marked() -> None:
    """XV.6: A marks 4, then B's trou takes all of A's points."""
    position = after((4, 4), start=at({"points": 4}, {"points": 8, "bredouille": True}))
    assert marked(position, A) == (0, 0)


def test_after_a_trou_with_reste_the_other_marks_from_zero_with_two_jetons() -> None:
    """XV.10: A 10 + 4 leaves 2; B had 6, and marks 4 from zero."""
    position = after((4, 4), start=at({"points": 10}, {"points": 6}))
    assert marked(position, A) == (1, 2)
    assert marked(position, B) == (0, 4)
    assert (position.jetons(A), position.jetons(B)) == (1, 2)
    assert position.black.bredouille
    assert not position.white.bredouille


def test_after_a_trou_without_reste_the_other_marks_from_zero_with_one_jeton() -> None:
    """XV.10: A 8 + 4 leaves nothing."""
    position = after((4, 4), start=at({"points": 8}, {"points": 6}))
    assert marked(position, A) == (1, 0)
    assert marked(position, B) == (0, 4)
    assert (position.jetons(A), position.jetons(B)) == (0, 1)
    assert position.black.bredouille


@pytest.mark.parametrize(("points", "left"), [(8, 0), (10, 0)])
def test_both_may_make_trous_in_one_coup(points: int, left: int) -> None:
    """XV.10: B's 12 come from zero, in bredouille, and wipe A's reste."""
    position = after((4, 12), start=at({"points": points}, {"points": 10}))
    assert marked(position, A) == (1, left)
    assert marked(position, B) == (2, 0)


def test_points_from_the_others_coup_make_trous_and_reste() -> None:
    """Art. XV: B 0 + 16 by A's coup: two trous and 4 left."""
    position = after((0, 16))
    assert marked(position, B) == (2, 4)
    assert position.black.bredouille


@pytest.mark.parametrize("turned", [False, True], ids=["white", "black"])
def test_the_marks_do_not_depend_on_the_colour(turned: bool) -> None:
    """Art. XV: the worked example A4, B4, A16 for either colour."""
    position = after((4, 0), (4, 0), (16, 0), start=START.mirror() if turned else START)
    first = B if turned else A
    assert marked(position, first) == (1, 8)
    assert marked(position, first.other) == (0, 0)


# The series of trous


def test_the_first_to_take_trous_is_in_a_series_without_pavillon() -> None:
    """XV.12."""
    position = after((12, 0))
    assert position.white.serie
    assert position.pavillon is None


def test_a_series_goes_on_while_the_other_takes_no_trou() -> None:
    """Art. XV: points of the other do not break it."""
    position = after((12, 0), (4, 0), (12, 0))
    assert marked(position, A) == (4, 0)  # the second twelve again from zero at once
    assert position.white.serie


def test_the_second_to_take_trous_has_the_pavillon() -> None:
    """XV.12: the first loses his series."""
    position = after((12, 0), (12, 0))
    assert position.pavillon is B
    assert position.black.serie
    assert not position.white.serie


def test_the_first_takes_the_pavillon_away_by_a_new_trou() -> None:
    """Art. XV: then nobody is in a series."""
    position = after((12, 0), (12, 0), (12, 0))
    assert position.pavillon is None
    assert not position.white.serie
    assert not position.black.serie


def test_a_broken_series_never_resumes() -> None:
    """XV.12: unlike the bredouille of points."""
    position = after((12, 0), (12, 0), (12, 0), (12, 0), (12, 0))
    assert not position.white.serie
    assert not position.black.serie
    assert position.pavillon is None


def test_when_both_take_trous_in_one_coup_the_other_is_second() -> None:
    """XV.9, XV.12: the thrower's trou comes first, so the other takes the pavillon."""
    position = after((4, 12), start=at({"points": 8}, {"points": 6}))
    assert position.pavillon is B
    assert not position.white.serie
