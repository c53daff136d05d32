"""Article X: beating the dames, a vrai and a faux (X.1–X.8)."""

from __future__ import annotations

import pytest

from tests.law.helpers import GONE, TALON, allows, beaten, beaten_falsely, pos, scores, sheet, ways
from trictrac import How, Jan, Throw

pytestmark = pytest.mark.law

LONE_14 = {1: 14, 11: 1}
"""A lone dame of the other on my 14, the rest on his talon."""


# Ways


@pytest.mark.parametrize(
    ("white", "dice", "count"),
    [
        ({1: 14, 10: 1}, "4-3", 1),  # the larger number
        ({1: 14, 11: 1}, "4-3", 1),  # the smaller
        ({1: 14, 7: 1}, "4-3", 1),  # the sum
        ({1: 13, 10: 1, 11: 1}, "4-3", 2),
        ({1: 13, 7: 1, 10: 1}, "4-3", 2),
        ({1: 13, 7: 1, 11: 1}, "4-3", 2),
        ({1: 12, 7: 1, 10: 1, 11: 1}, "4-3", 3),
        ({1: 12, 8: 1, 9: 1, 6: 1}, "4-3", 0),
    ],
)
def test_a_dame_is_beaten_by_one_number_by_the_other_and_by_the_sum(
    white: dict[int, int], dice: str, count: int
) -> None:
    """Art. X, LL 129 and 131: at most three ways, 2 points each in the table of the grands jans."""
    position = pos(white, LONE_14)
    assert beaten(position, dice) == ({14: 2 * count} if count else {})
    assert ways(position, dice, Jan.BATTRE) == count


def test_the_sheet_names_the_numbers_that_beat() -> None:
    """Art. X: larger, smaller and sum."""
    (mark,) = [mark for mark in scores(pos({1: 12, 7: 1, 10: 1, 11: 1}, LONE_14), "4-3") if mark.jan is Jan.BATTRE]
    assert mark.how == How.HIGH | How.LOW | How.SUM
    assert mark.numbers(Throw(4, 3)) == (4, 3, 7)
    assert (mark.case, mark.article) == (14, "X")


@pytest.mark.parametrize(
    ("white", "count"),
    [
        ({1: 14, 10: 1}, 1),
        ({1: 13, 10: 2}, 1),  # two dames on 10 are still one way
        ({1: 14, 6: 1}, 1),
        ({1: 13, 6: 1, 10: 1}, 2),
        ({1: 11, 6: 2, 10: 2}, 2),
    ],
)
def test_a_doublet_beats_in_two_ways_at_most(white: dict[int, int], count: int) -> None:
    """Art. X: the number and the sum; 4 points each in the table of the grands jans."""
    position = pos(white, LONE_14)
    assert beaten(position, "4-4") == {14: 4 * count}
    assert ways(position, "4-4", Jan.BATTRE) == count


def test_each_number_counts_once_however_many_dames_could_use_it() -> None:
    """X.2: three dames on 10 beat by the four once."""
    assert beaten(pos({1: 12, 10: 3}, LONE_14), "4-1") == {14: 2}


# Tariff by table


@pytest.mark.parametrize(
    ("white", "black", "case", "dice", "points"),
    [
        ({1: 13, 12: 2}, {2: 1, 1: 14}, 23, "6-5", 4),  # his petit jan
        ({1: 13, 12: 2}, {5: 1, 1: 14}, 20, "4-4", 6),
        ({1: 14, 8: 1}, {6: 1, 1: 14}, 19, "6-5", 4),  # the border: 19 is a petit jan
        ({1: 14, 8: 1}, {7: 1, 1: 14}, 18, "6-4", 2),  # and 18 a grand jan
        ({1: 15}, {20: 1, 1: 14}, 5, "4-2", 4),  # my own petit jan
        ({1: 15}, {20: 1, 1: 14}, 5, "2-2", 6),
        ({1: 15}, {19: 1, 1: 14}, 6, "5-3", 4),  # the border: 6
        ({1: 15}, {18: 1, 1: 14}, 7, "6-3", 2),  # and 7
        ({1: 14, 5: 1}, {16: 1, 1: 14}, 9, "4-3", 2),  # my own grand jan, from 5
        ({1: 15}, {16: 1, 1: 14}, 9, "4-4", 4),
    ],
)
def test_each_way_is_worth_more_in_the_table_of_the_petits_jans(
    white: dict[int, int], black: dict[int, int], case: int, dice: str, points: int
) -> None:
    """Art. X, tariff: 4 or 6 by doublet on 1-6 and 19-24, 2 or 4 by doublet on 7-18."""
    assert beaten(pos(white, black), dice) == {case: points}


# Who beats, who is beaten


def test_the_dames_of_the_talon_beat() -> None:
    """X.3: any dame beats."""
    assert beaten(pos({1: 15}, {19: 1, 1: 14}), "5-3") == {6: 4}


def test_a_lone_dame_beats() -> None:
    """X.3: singly too, and itself uncovered."""
    assert beaten(pos({1: 14, 10: 1}, LONE_14), "4-1") == {14: 2}


def test_the_two_dames_that_hold_the_corner_beat() -> None:
    """X.3; LL 130, Lep. II: beating moves nobody, so the corner is not unmade."""
    assert beaten(pos({1: 13, 12: 2}, {8: 1, 1: 14}), "5-2") == {17: 2}


def test_a_dame_passed_into_the_others_tables_beats() -> None:
    """LL 134: from 16 the four reaches 20."""
    assert beaten(pos({16: 1, 24: 14}, {5: 1, 19: 14}), "4-3") == {20: 4}


def test_a_lone_dame_is_beaten_on_its_own_talon() -> None:
    """X.3: any lone dame, on its talon too; my 24 from 18 by the six."""
    assert beaten(pos({18: 1, 22: 14}, {1: 1, 19: 14}), "6-5") == {24: 4}


def test_a_passed_dame_is_beaten_on_my_side() -> None:
    """X.3; LL 129: on either side."""
    assert beaten(pos({1: 15}, {22: 1, 1: 14}), "2-1") == {3: 4}  # his 22 is my 3, reached by the two


def test_two_dames_on_a_case_are_not_beaten() -> None:
    """Art. X: only a dame alone."""
    assert sheet(pos({1: 14, 10: 1}, {1: 13, 11: 2}), "4-3") == ({}, {})


def test_beating_moves_nobody_and_opens_no_case() -> None:
    """Art. X: the battery is only a power; the case stays closed to playing."""
    position = pos({1: 15}, {20: 1, 1: 14})
    assert beaten(position, "4-2") == {5: 4}
    assert not allows(position, "4-2", "1-5 1-3")


def test_beating_ignores_the_forbidden_jans() -> None:
    """X.5: he can still fill both his jans, where no dame could be placed."""
    position = pos({1: 13, 12: 2}, {2: 1, 8: 1, 1: 13})
    assert beaten(position, "6-5") == {23: 4, 17: 2}


# Rests of the sum. White's only dame in reach of 23 is on the corner: 12-17 or 12-18, then 23.


@pytest.mark.parametrize(
    ("rests", "points"),
    [
        ({}, {23: 4}),  # both empty
        ({8: 2}, {23: 4}),  # 17 closed, 18 empty
        ({7: 2}, {23: 4}),  # 18 closed, 17 empty
        ({7: 1, 8: 2}, {23: 4, 18: 2}),  # 18 a lone dame, itself beaten
        ({7: 2, 8: 1}, {23: 4, 17: 2}),
        ({7: 2, 8: 2}, {}),  # both full
        ({7: 3, 8: 4}, {}),
    ],
)
def test_the_sum_needs_one_good_rest_of_two(rests: dict[int, int], points: dict[int, int]) -> None:
    """Art. X, LL 136 and 137: empty, or a lone opposing dame; one is enough; two full ones beat a faux."""
    black = {2: 1, **rests}
    black[1] = 15 - sum(black.values())
    position = pos({1: 13, 12: 2}, black)
    assert beaten(position, "6-5") == points
    assert beaten_falsely(position, "6-5") == ({} if points else {23: 4})


def test_a_case_of_ones_own_is_a_good_rest() -> None:
    """Art. X: 12-17-23 rests on my dame of 17, which also beats by the six itself."""
    position = pos({1: 12, 12: 2, 17: 1}, {2: 1, 7: 2, 1: 12})
    assert beaten(position, "6-5") == {23: 8}
    assert beaten_falsely(position, "6-5") == {}


def test_the_empty_corner_of_the_other_is_a_good_rest() -> None:
    """X.5: beating ignores corners as rests. 8-13-19; the other rest, 14, is full."""
    assert beaten(pos({1: 14, 8: 1}, {6: 1, 11: 2, 1: 12}), "6-5") == {19: 4}


def test_the_held_corner_of_the_other_is_a_bad_rest() -> None:
    """Art. X: a full case like another."""
    position = pos({1: 14, 8: 1}, {6: 1, 11: 2, 12: 2, 1: 10})
    assert beaten(position, "6-5") == {}
    assert beaten_falsely(position, "6-5") == {19: 4}


def test_ones_own_empty_corner_is_a_good_rest() -> None:
    """X.5: 6-12-17; the other rest, 11, is full of his passed dames."""
    assert beaten(pos({1: 14, 6: 1}, {8: 1, 14: 2, 1: 12}), "6-5") == {17: 2}


def test_a_doublet_has_one_rest() -> None:
    """Art. X: 12-16-20 with 16 full is a faux."""
    position = pos({1: 13, 12: 2}, {5: 1, 9: 2, 1: 12})
    assert (beaten(position, "4-4"), beaten_falsely(position, "4-4")) == ({}, {20: 6})


# A faux


@pytest.mark.parametrize(
    ("dice", "black", "case", "points"),
    [
        ("6-5", {2: 1, 7: 2, 8: 2, 1: 10}, 23, 4),  # petit jan, simple
        ("4-4", {5: 1, 9: 2, 1: 12}, 20, 6),  # petit jan, doublet
        ("4-2", {7: 1, 9: 2, 11: 2, 1: 10}, 18, 2),  # grand jan, simple
        ("3-3", {7: 1, 10: 2, 1: 12}, 18, 4),  # grand jan, doublet
    ],
)
def test_battre_a_faux_gives_the_other_the_same_tariff(
    dice: str, black: dict[int, int], case: int, points: int
) -> None:
    """Art. X, tariff: reached only by the sum, every rest on a full case of his."""
    position = pos({1: 13, 12: 2}, black)
    assert beaten_falsely(position, dice) == {case: points}
    assert sheet(position, dice) == ({}, {"battre_faux": points})


def test_a_faux_happens_on_my_own_side_too() -> None:
    """Art. X: his passed dames close 5 and 3 of my petit jan and stand alone on 7: a faux in a grand jan."""
    position = pos({1: 15}, {20: 2, 22: 2, 18: 1, 1: 10})
    assert beaten_falsely(position, "4-2") == {7: 2}


def test_nothing_is_beaten_falsely_by_one_number() -> None:
    """Lep. III, LL 138: a single number needs no rest; full cases on the way do not matter."""
    position = pos({1: 13, 12: 2}, {7: 1, 8: 2, 9: 2, 10: 2, 11: 2, 1: 6})
    assert beaten(position, "6-2") == {18: 2}
    assert beaten_falsely(position, "6-2") == {}


def test_a_dame_beaten_truly_is_not_beaten_falsely_as_well() -> None:
    """X.7: the six from 17 beats 23; the sum from 12 has one full rest, 18."""
    position = pos({1: 12, 12: 2, 17: 1}, {2: 1, 7: 2, 1: 12})
    assert sheet(position, "6-5").theirs == {}


def test_one_throw_may_beat_some_dames_truly_and_others_falsely() -> None:
    """Art. X, LL 138: 23 a faux from 12 (17 and 18 full), 22 truly from 11 by resting on 16."""
    position = pos({1: 12, 11: 1, 12: 2}, {2: 1, 3: 1, 7: 2, 8: 2, 1: 9})
    assert beaten(position, "6-5") == {22: 4}
    assert beaten_falsely(position, "6-5") == {23: 4}
    assert sheet(position, "6-5") == ({"battre": 4}, {"battre_faux": 4})


def test_several_dames_are_beaten_each_for_itself() -> None:
    """Art. X, Lep. II: the corner beats 17 by five, 18 by six and 23 by the sum, resting on lone dames."""
    position = pos({1: 13, 12: 2}, {2: 1, 7: 1, 8: 1, 1: 12})
    assert beaten(position, "6-5") == {17: 2, 18: 2, 23: 4}


def test_several_dames_may_be_beaten_falsely() -> None:
    """Art. X, Lep. III: 23 from 12 and 21 from 10, every rest full; 8 points to the other."""
    position = pos({1: 12, 10: 1, 12: 2}, {2: 1, 4: 1, 7: 2, 8: 2, 9: 2, 10: 2, 1: 5})
    assert sheet(position, "6-5") == ({}, {"battre_faux": 8})


def test_the_worked_example_of_many_dames() -> None:
    """LL 138, sonnez: three dames a vrai (14 points), three a faux (18)."""
    position = pos(
        {1: 6, 7: 1, 8: 2, 9: 2, 11: 2, 12: 2},
        {2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 2, 10: 2, 11: 2, 12: 2},
    )
    # 18 from 12 and 17 from 11 by the six (4 each); 23 from 11 resting on the lone 17 (6);
    # 21 from 9, 20 from 8 and 19 from 7 by way of 15, 14 and 13, all full (6 each).
    assert beaten(position, "6-6") == {18: 4, 17: 4, 23: 6}
    assert beaten_falsely(position, "6-6") == {21: 6, 20: 6, 19: 6}


@pytest.mark.parametrize("black", [TALON, GONE])
def test_where_nobody_stands_alone_nobody_is_beaten(black: dict[int, int]) -> None:
    """Art. X."""
    assert beaten(pos({7: 5, 8: 5, 9: 5}, black), "6-5") == {}
