"""Article XIII, first half: filling the petit jan, the grand jan and the jan de retour (XIII.1–XIII.9)."""

from __future__ import annotations

import pytest

from tests.law.helpers import GONE, GRAND, PETIT, TALON, allows, full, plays, pos, results, scores, sheet, these, ways
from trictrac import How, Jan

pytestmark = pytest.mark.law

HALF = {1: 3, 2: 4, 3: 2, 4: 3, 5: 2, 6: 1}
"""One dame is missing on 6; the spare dames are on 1 (five away), 2 (two of them, four away) and 4 (two away)."""
HELD = {1: 13, 12: 2}
"""The other holds his corner, which is then not beaten."""
THREE_WAYS = {1: 3, 2: 3, 3: 2, 4: 3, 5: 3, 6: 1}
"""One dame is missing on 6; the spare dames are on 1, 2, 4 and 5."""


# One dame missing


@pytest.mark.parametrize(
    ("white", "dice", "count"),
    [
        (HALF, "5-1", 1),  # the five
        (HALF, "6-2", 1),  # the two
        (HALF, "3-1", 1),  # the sum four
        (HALF, "6-4", 1),  # two dames could play the four: one way
        (HALF, "5-4", 2),  # the five and the four
        (HALF, "4-1", 2),  # the four and the sum five
        (HALF, "2-2", 2),  # the two and the sum four
        (HALF, "4-4", 1),
        (HALF, "5-5", 1),  # 1-6, and the other five by a spare of 2 or 4
        (THREE_WAYS, "4-1", 3),
        (THREE_WAYS, "2-1", 2),  # 4-6 and 5-6; the sum three from 3 has no spare
        (HALF, "6-6", 0),
        (HALF, "6-3", 0),
        (HALF, "6-1", 0),
    ],
)
def test_each_way_of_filling_scores_four_or_six_by_doublet(white: dict[int, int], dice: str, count: int) -> None:
    """Art. XIII, LL 55 and 56: one number, the other, the sum; two at most by doublet."""
    position = pos(white)
    value = 6 if dice[0] == dice[-1] else 4
    assert ways(position, dice, Jan.REMPLIR_PETIT) == count
    assert sheet(position, dice).mine == ({"remplir_petit": value * count} if count else {})


def test_the_sheet_names_the_numbers_that_fill() -> None:
    """Art. XIII, LL 56: of the small number, of the large, of their sum."""
    (mark,) = scores(pos(THREE_WAYS), "4-1")
    assert mark.how == How.HIGH | How.LOW | How.SUM
    assert (mark.case, mark.article) == (6, "XIII")


@pytest.mark.parametrize(
    ("jan", "white", "black", "dice"),
    [
        (Jan.REMPLIR_PETIT, HALF, TALON, "5-4"),
        # The grand jan lacks a dame on 10; spares on 8 and 9 and two more on the corner.
        (Jan.REMPLIR_GRAND, {7: 2, 8: 3, 9: 3, 10: 1, 11: 2, 12: 4}, HELD, "2-1"),
        # The jan de retour lacks a dame on 22; spares on 20, 21 and two more on 24.
        (Jan.REMPLIR_RETOUR, {19: 2, 20: 3, 21: 3, 22: 1, 23: 2, 24: 4}, GONE, "2-1"),
    ],
)
def test_all_three_jans_are_filled_alike(jan: Jan, white: dict[int, int], black: dict[int, int], dice: str) -> None:
    """Art. XIII, LL 121: two ways, 8 points."""
    position = pos(white, black)
    assert sheet(position, dice).mine == {jan.value: 8}
    assert ways(position, dice, jan) == 2


def test_only_a_spare_dame_fills() -> None:
    """XIII.4: five of 6-5 reaches 6 from 1, but 1 holds only its two dames."""
    position = pos({1: 2, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1})
    assert "remplir_petit" not in sheet(position, "6-5").mine


def test_a_spare_past_the_missing_case_is_of_no_use() -> None:
    """Art. XIII, LL 50: dames do not go back. All spares are beyond 6."""
    position = pos({1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 8: 4})
    for dice in ("5-4", "3-2", "2-1", "1-1"):
        assert "remplir_petit" not in sheet(position, dice).mine


def test_two_missing_dames_are_too_many_for_one_number() -> None:
    """Art. XIII: 6 lacks two dames; one five brings only one."""
    assert "remplir_petit" not in sheet(pos({1: 3, 2: 2, 3: 2, 4: 2, 5: 2, 7: 4}), "6-5").mine


def test_the_sum_that_fills_needs_a_free_rest() -> None:
    """Art. VII and XIII: 1-10 by five-four rests on 6 or 5, his 19 or 20."""
    white = {1: 1, 7: 2, 8: 2, 9: 2, 10: 1, 11: 2, 12: 5}
    assert sheet(pos(white, {12: 2, 19: 2, 1: 11}), "5-4").mine == {"remplir_grand": 4}
    assert sheet(pos(white, {12: 2, 20: 2, 1: 11}), "5-4").mine == {"remplir_grand": 4}
    assert sheet(pos(white, {12: 2, 19: 2, 20: 2, 1: 9}), "5-4").mine == {}


# The other number


def test_filling_in_passing_scores_nothing_and_binds_nobody() -> None:
    """Art. XIII, LL 64: the two 4-6 fills, but the six can only be played out of the jan.

    The three dames of the corner cannot move: everything past 12 is forbidden.
    """
    position = pos({1: 2, 2: 2, 3: 2, 4: 3, 5: 2, 6: 1, 12: 3})
    assert sheet(position, "6-2") == ({}, {})
    assert allows(position, "6-2", "1-7 1-3")


@pytest.mark.parametrize(
    ("white", "black", "dice", "jan"),
    [
        # LL 82: the two fills from 8, the four is then 7-11 or 8-12.
        ({7: 2, 8: 3, 9: 3, 10: 1, 11: 4, 12: 2}, {5: 1, 8: 4, 10: 3, 11: 3, 12: 4}, "4-2", "remplir_grand"),
        # LL 114: the three fills 17-20, the six then takes out one of the two dames of 19.
        ({17: 1, 19: 2, 20: 1, 21: 2, 22: 2, 23: 3, 24: 4}, GONE, "6-3", "remplir_retour"),
    ],
)
def test_filling_in_passing_in_the_other_jans(
    white: dict[int, int], black: dict[int, int], dice: str, jan: str
) -> None:
    """Art. XIII, LL 82 and 114."""
    assert jan not in sheet(pos(white, black), dice).mine


def test_filling_in_passing_ceases_with_one_more_spare() -> None:
    """Art. XIII: as LL 82, with a second spare dame on 8 for the four."""
    position = pos({7: 2, 8: 4, 9: 3, 10: 1, 11: 3, 12: 2}, {5: 1, 8: 4, 10: 3, 11: 3, 12: 4})
    assert sheet(position, "4-2").mine == {"remplir_grand": 4}
    assert plays(position, "4-2") == these("8-10 8-12")


def test_a_doublet_may_fill_with_one_number_and_break_with_the_other() -> None:
    """Art. XIII: five fills 1-6; the other five has only 2-7 of a spare; without that spare it breaks."""
    assert sheet(pos({1: 3, 2: 3, 3: 2, 4: 2, 5: 2, 6: 1, 12: 2}), "5-5").mine == {"remplir_petit": 6}
    assert sheet(pos({1: 3, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 12: 3}), "5-5").mine == {}


@pytest.mark.parametrize(
    ("white", "black", "dice", "jan", "play"),
    [
        # Petit jan: his dames on my 7-11 close every six, on 14 the way on from 12, where nobody may stay alone.
        (
            {1: 2, 2: 2, 3: 2, 4: 3, 5: 2, 6: 1, 24: 3},
            {11: 2, 14: 3, 15: 3, 16: 3, 17: 2, 18: 2},
            "6-2",
            "remplir_petit",
            "4-6",
        ),
        # Grand jan, LL 81: his grand jan is full.
        ({7: 3, 8: 3, 9: 3, 10: 1, 11: 3, 12: 2}, {**GRAND, 1: 3}, "6-3", "remplir_grand", "7-10"),
        ({7: 3, 8: 3, 9: 3, 10: 1, 11: 3, 12: 2}, {**GRAND, 1: 3}, "6-1", "remplir_grand", "9-10"),
        # Jan de retour, LL 113: the corner cannot be left by one dame.
        ({12: 2, 19: 2, 20: 2, 21: 3, 22: 1, 23: 2, 24: 3}, GONE, "6-1", "remplir_retour", "21-22"),
    ],
)
def test_the_fill_stands_if_the_other_number_cannot_be_played_at_all(
    white: dict[int, int], black: dict[int, int], dice: str, jan: str, play: str
) -> None:
    """XIII.6, VI.8; LL 81 and 113: 4 points, 2 to the other for the number unplayed."""
    position = pos(white, black)
    assert sheet(position, dice) == ({jan: 4}, {"impuissance": 2})
    assert plays(position, dice) == these(play)


def test_a_fill_that_strands_the_other_number_does_not_count() -> None:
    """VI.7: some play uses both numbers, so both are played and nothing is filled."""
    position = pos({12: 2, 19: 2, 20: 3, 21: 2, 22: 1, 23: 2, 24: 3}, GONE)
    assert sheet(position, "6-2") == ({}, {})
    assert plays(position, "6-2") == these("12-18 12-14")


# Two dames missing


@pytest.mark.parametrize(
    ("dice", "points"), [("4-4", 6), ("3-3", 6), ("5-3", 4), ("4-2", 4), ("2-1", 4), ("5-4", 0), ("6-1", 0), ("1-1", 0)]
)
def test_two_half_cases_are_filled_in_one_way(dice: str, points: int) -> None:
    """Art. XIII, LL 54: both numbers are needed, one way however many dames could do it (four-two: two orders)."""
    position = pos({1: 3, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1})
    assert sheet(position, dice).mine == ({"remplir_petit": points} if points else {})


@pytest.mark.parametrize(("dice", "points"), [("5-4", 4), ("2-1", 4), ("5-5", 0), ("6-5", 0), ("3-3", 0)])
def test_a_whole_case_is_filled_in_one_way(dice: str, points: int) -> None:
    """Art. XIII, LL 53: one spare on each of 1-5, case 6 empty; no doublet fills."""
    position = pos({1: 3, 2: 3, 3: 3, 4: 3, 5: 3})
    assert sheet(position, dice).mine == ({"remplir_petit": points} if points else {})


@pytest.mark.parametrize(
    ("white", "dice", "points", "play"),
    [
        ({1: 2, 6: 2, 7: 3, 8: 2, 9: 2, 10: 2, 11: 2}, "6-5", 4, "6-12 7-12"),  # by effet
        ({1: 2, 6: 2, 7: 3, 8: 2, 9: 2, 10: 2, 11: 2}, "6-6", 6, "6-12 6-12"),
        ({1: 2, 7: 4, 8: 3, 9: 2, 10: 2, 11: 2}, "6-5", 4, "7-12 8-12"),  # par puissance
        ({1: 2, 7: 4, 8: 3, 9: 2, 10: 2, 11: 2}, "6-6", 6, "7-12 7-12"),
    ],
)
def test_the_corner_may_be_the_last_case_by_effet_or_par_puissance(
    white: dict[int, int], dice: str, points: int, play: str
) -> None:
    """Art. IX; XIII.8; LL 80: one way, and the fill must be played."""
    position = pos(white, TALON)
    assert sheet(position, dice).mine == {"remplir_grand": points}
    assert plays(position, dice) == these(play)


def test_without_puissance_the_last_case_is_not_filled() -> None:
    """Art. IX: the other holds his corner."""
    position = pos({1: 2, 7: 4, 8: 3, 9: 2, 10: 2, 11: 2}, HELD)
    assert "remplir_grand" not in sheet(position, "6-6").mine
    assert "remplir_grand" not in sheet(position, "6-5").mine


def test_taking_the_corner_with_a_needed_dame_does_not_fill() -> None:
    """Art. XIII: seven holds only its two dames, so six-five unmakes it."""
    assert "remplir_grand" not in sheet(pos({1: 3, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2, 11: 2}), "6-5").mine


def test_where_effet_is_possible_the_corner_is_not_filled_par_puissance() -> None:
    """Art. IX, LL 44: five-four takes the corner by effet from 7 and 8, which breaks 7.

    The spares of 8 and 9 would fill par puissance, but the rule has no exception.
    """
    position = pos({1: 1, 2: 2, 7: 2, 8: 3, 9: 3, 10: 2, 11: 2}, TALON)
    assert sheet(position, "5-4") == ({}, {})
    assert not allows(position, "5-4", "8-12 9-12")


# The jan de retour and the corner


def test_the_two_dames_of_the_corner_do_not_fill_the_jan_de_retour() -> None:
    """Art. XIII, LL 104: 12-23 by six-five would unmake the corner by halves."""
    white = {12: 2, 19: 3, 20: 2, 21: 3, 22: 2, 23: 1, 24: 2}
    assert "remplir_retour" not in sheet(pos(white, GONE), "6-5").mine


def test_a_third_dame_of_the_corner_fills_it() -> None:
    """Art. XIII, LL 112: the same with one more dame on 12."""
    white = {12: 3, 19: 2, 20: 2, 21: 3, 22: 2, 23: 1, 24: 2}
    assert sheet(pos(white, GONE), "6-5").mine == {"remplir_retour": 4}


def test_the_jan_de_retour_is_filled_and_the_other_number_taken_out() -> None:
    """LL 109: 18-22 by the four fills and brings everybody in; the five takes out the spare of 20."""
    position = pos({18: 1, 19: 2, 20: 3, 21: 2, 22: 1, 23: 3, 24: 3}, GONE)
    assert sheet(position, "5-4").mine == {"remplir_retour": 4}
    assert plays(position, "5-4") == these("18-22 20-s")


# Duty


def test_whoever_can_fill_must_and_chooses_the_dame() -> None:
    """Art. XIII, LL 56 and 57: by the five or by the four, the other number freely, the jan full at the end."""
    position = pos(HALF)
    assert plays(position, "5-4") == these("1-6 2-6", "1-6 4-8", "2-6 2-7", "2-6 4-9")
    assert all(full(dames, PETIT) for dames in results(position, "5-4"))


def test_when_nothing_fills_the_play_is_free() -> None:
    """Art. XIII: six-one fills nothing here."""
    assert allows(pos(HALF), "6-1", "3-9 3-4")


def test_a_broken_jan_may_be_filled_again() -> None:
    """Art. XIII, LL 63: like the first time. Spares on 4 and 5 after the break on 6."""
    position = pos({1: 2, 2: 2, 3: 2, 4: 3, 5: 3, 6: 1, 12: 2})
    assert sheet(position, "2-1").mine == {"remplir_petit": 8}
