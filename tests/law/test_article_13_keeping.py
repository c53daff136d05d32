"""Article XIII, second half: keeping a full jan (XIII.10–XIII.13)."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from tests.law.helpers import (
    GONE,
    GRAND,
    PETIT,
    RETOUR,
    TALON,
    allows,
    full,
    plays,
    pos,
    results,
    sheet,
    these,
    ways,
)
from trictrac import ALL_THROWS, Jan

pytestmark = pytest.mark.law

FIG_13 = {7: 2, 8: 3, 9: 3, 10: 2, 11: 3, 12: 2}
"""LL fig. 13: a full grand jan with spares on 8, 9 and 11."""
HIS_13 = {5: 1, 8: 4, 10: 3, 11: 3, 12: 4}


@pytest.mark.parametrize(
    ("white", "black", "jan", "dice", "points"),
    [
        ({**PETIT, 7: 3}, TALON, Jan.CONSERVER_PETIT, "2-1", 4),
        ({**PETIT, 7: 3}, TALON, Jan.CONSERVER_PETIT, "1-1", 6),
        ({**GRAND, 1: 3}, TALON, Jan.CONSERVER_GRAND, "2-1", 4),
        ({**GRAND, 1: 3}, {1: 13, 12: 2}, Jan.CONSERVER_GRAND, "6-6", 6),
        ({**RETOUR, 14: 3}, GONE, Jan.CONSERVER_RETOUR, "2-1", 4),
        ({**RETOUR, 14: 3}, GONE, Jan.CONSERVER_RETOUR, "6-6", 6),
    ],
)
def test_keeping_scores_once_four_or_six_by_doublet(
    white: dict[int, int], black: dict[int, int], jan: Jan, dice: str, points: int
) -> None:
    """Art. XIII, LL 60, tariff: all three jans; never by ways, however many dames could be played."""
    position = pos(white, black)
    assert sheet(position, dice).mine == {jan.value: points}
    assert ways(position, dice, jan) == 1


def test_nothing_is_kept_if_every_play_breaks() -> None:
    """Art. XIII, LL 62: the three spare dames of the corner cannot move."""
    position = pos({**PETIT, 12: 3}, TALON)
    assert sheet(position, "6-5") == ({}, {})
    assert sheet(position, "4-3") == ({}, {})


def test_one_number_that_breaks_is_enough() -> None:
    """Art. XIII, LL 78: the ace is played by the spare of 11, the four only 7-11 or 8-12; his grand jan is full."""
    position = pos({**GRAND, 11: 3, 12: 4}, {**GRAND, 1: 3})
    assert sheet(position, "4-1") == ({}, {})


def test_a_spare_dame_may_keep_by_passing_over_the_corner() -> None:
    """Art. IX and XIII: fig. 13 with carmes; the spare of 8 goes 8-12-16, its only way to play both fours."""
    position = pos(FIG_13, HIS_13)
    assert sheet(position, "4-4").mine["conserver_grand"] == 6
    assert plays(position, "4-4") == these("8-12-16")


def test_keeping_is_a_duty() -> None:
    """Art. XIII: the spare dames on 7 play both numbers."""
    assert plays(pos({**PETIT, 7: 3}), "2-1") == these("7-9 7-8", "7-9-10")


def test_any_spare_dame_may_keep() -> None:
    """XIII.13: which spare dame plays is free, the jan full at the end."""
    position = pos({**PETIT, 3: 3, 7: 2})
    found = results(position, "2-1")
    assert all(full(dames, PETIT) for dames in found)
    # Case 3 has one spare, so 3-4 3-5 is not among them.
    assert plays(position, "2-1") == these("3-5 7-8", "3-4 7-9", "3-5-6", "7-9 7-8", "7-9-10")


def test_a_jan_not_full_is_not_kept() -> None:
    """Art. XIII: eleven dames and the spares elsewhere."""
    assert sheet(pos({**PETIT, 6: 1, 7: 4}), "2-1").mine == {}


# By passing to the other's side


@pytest.mark.parametrize(
    ("dice", "play"),
    [("5-3", "11-16-19"), ("5-2", "11-16-18"), ("5-4", "11-16 8-12")],
)
def test_a_jan_is_kept_by_passing_to_the_return(dice: str, play: str) -> None:
    """LL 77: his grand jan cannot be filled any more; five-four may not end on his dame (20)."""
    position = pos(FIG_13, HIS_13)
    assert sheet(position, dice).mine["conserver_grand"] == 4
    assert allows(position, dice, play)


def test_a_petit_jan_is_kept_by_resting_in_a_forbidden_grand_jan() -> None:
    """Art. XIV, LL 61, Lep. I: 9-19 by six-four; his grand jan is only passed through."""
    position = pos({1: 2, 2: 2, 3: 2, 4: 3, 5: 2, 6: 2, 9: 2}, {1: 3, 7: 4, 8: 4, 9: 4})
    assert sheet(position, "6-4").mine == {"conserver_petit": 4}
    assert plays(position, "6-4") == these("9-13-19")


@pytest.mark.parametrize("dice", ["3-3", "4-4"])
def test_a_petit_jan_is_kept_by_taking_the_corner(dice: str) -> None:
    """LL 61: from 9 by effet with terne, par puissance with carmes."""
    position = pos({1: 2, 2: 2, 3: 2, 4: 3, 5: 2, 6: 2, 9: 2}, TALON)
    assert sheet(position, dice).mine == {"conserver_petit": 6}


def test_a_petit_jan_is_not_kept_par_puissance_where_effet_would_break_it() -> None:
    """LL 62: sonnez with dames on 6 and 7; 6-12 by effet is possible, so 7-12 par puissance is not."""
    position = pos({1: 2, 2: 2, 3: 2, 4: 3, 5: 2, 6: 2, 7: 2}, TALON)
    assert sheet(position, "6-6").mine == {}


# Par impuissance


@pytest.mark.parametrize(
    ("white", "dice", "mine", "theirs", "play"),
    [
        ({7: 3, 8: 2, 9: 2, 10: 3, 11: 2, 12: 3}, "6-6", 6, 4, "--"),
        ({4: 1, 7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 4}, "6-6", 6, 2, "4-10"),
        ({7: 3, 8: 3, 9: 3, 10: 2, 11: 2, 12: 2}, "6-5", 4, 2, "7-12"),
    ],
)
def test_a_jan_is_kept_par_impuissance(white: dict[int, int], dice: str, mine: int, theirs: int, play: str) -> None:
    """Art. XIII, LL 76, Lep. IV: against his full grand jan no six is played; 2 points to him for each."""
    position = pos(white, {**GRAND, 1: 3})
    assert sheet(position, dice) == ({"conserver_grand": mine}, {"impuissance": theirs})
    assert plays(position, dice) == these(play)


@pytest.mark.parametrize("dice", ["5-4", "4-3", "5-5"])
def test_a_number_that_can_be_played_by_breaking_must_be(dice: str) -> None:
    """Art. XIII: impuissance is only for a number that nobody can play; all spares are on the corner."""
    position = pos({**GRAND, 12: 5}, {**GRAND, 1: 3})
    found = sheet(position, dice)
    assert found.mine == {}
    assert "--" not in plays(position, dice)


@pytest.mark.parametrize(
    ("white", "black", "dice", "mine", "theirs"),
    [
        ({12: 2, **RETOUR, 19: 3}, GONE, "6-1", 4, 2),  # the corner cannot be left by one dame
        ({9: 2, **RETOUR, 19: 3}, {10: 2, 19: 5, 20: 4, 21: 4}, "6-6", 6, 4),  # 15 is closed
        ({9: 2, **RETOUR, 19: 3}, {10: 2, 11: 2, 19: 5, 20: 3, 21: 3}, "6-5", 4, 2),  # 14 and 15 are closed
    ],
)
def test_the_jan_de_retour_is_kept_par_impuissance(
    white: dict[int, int], black: dict[int, int], dice: str, mine: int, theirs: int
) -> None:
    """LL 107, Lep. V: nobody goes out while two dames are behind."""
    assert sheet(pos(white, black), dice) == ({"conserver_retour": mine}, {"impuissance": theirs})


# By taking out


@pytest.mark.parametrize(
    ("white", "dice", "points", "kept"),
    [
        ({19: 4, 20: 2, 21: 2, 22: 2, 23: 2, 24: 3}, "6-6", 6, {"19-s 19-s"}),
        ({19: 4, 20: 2, 21: 2, 22: 2, 23: 2, 24: 3}, "6-1", 4, {"19-s 24-s", "19-s 19-20"}),
        ({18: 1, 19: 3, 20: 2, 21: 2, 22: 2, 23: 3, 24: 2}, "6-6", 6, {"18-24 19-s"}),
    ],
)
def test_the_jan_de_retour_is_kept_by_taking_spare_dames_out(
    white: dict[int, int], dice: str, points: int, kept: set[str]
) -> None:
    """Art. XIII, LL 110: one, two or three dames may go out; it must be done."""
    position = pos(white, GONE)
    assert sheet(position, dice) == ({"conserver_retour": points}, {})
    assert plays(position, dice) == these(*kept)


def test_the_jan_de_retour_is_not_kept_if_a_needed_dame_goes_out() -> None:
    """Art. XIII: six takes out one of the two dames of 19."""
    position = pos({**RETOUR, 24: 5}, GONE)
    assert sheet(position, "6-1").mine == {}


def test_twelve_dames_left_keep_nothing_more() -> None:
    """Art. XIII: with no spare any number breaks the jan."""
    for dice in ("1-1", "2-1", "6-6"):
        assert sheet(pos(RETOUR, GONE), dice).mine == {}


# Before other duties


def test_both_numbers_come_before_keeping() -> None:
    """VI.7; LL 79: the six has one way, 10-12-18, which breaks the jan."""
    position = pos(FIG_13, {5: 1, 8: 2, 9: 2, 10: 3, 11: 3, 12: 4})
    assert plays(position, "6-2") == these("10-12-18")
    assert "conserver_grand" not in sheet(position, "6-2").mine


def test_the_corner_is_part_of_the_grand_jan() -> None:
    """Art. XIII, LL 80: by sonnez the two dames of the corner must pass, and nothing is kept."""
    position = pos(FIG_13, {5: 1, 8: 2, 9: 2, 10: 3, 11: 3, 12: 4})
    assert plays(position, "6-6") == these("12-18 12-18")
    assert "conserver_grand" not in sheet(position, "6-6").mine


def test_keeping_and_beating_add_up() -> None:
    """T.1: the lone dame on 18 is beaten by the six from 12 and by the sum from 11; the talon keeps."""
    position = pos({**GRAND, 1: 3}, {7: 1, 1: 14})
    assert sheet(position, "6-1") == ({"conserver_grand": 4, "battre": 4}, {})


@pytest.mark.parametrize("held", [(), (14,), (14, 15, 16), (14, 15, 16, 17, 18)], ids=str)
def test_past_the_corner_no_number_is_unplayable_with_a_full_jan_de_retour(held: tuple[int, ...]) -> None:
    """XIII.12: from there Lep. V and LL 107 agree. ``held``: cases where the opponent stands."""
    black = {25 - case: 2 for case in held} | {21: 15 - 2 * len(held)}
    for spares in combinations_with_replacement([case for case in range(14, 25) if case not in held], 3):
        white = {**RETOUR, **{case: spares.count(case) + RETOUR.get(case, 0) for case in spares}}
        position = pos(white, black)
        assert not any(position.score(throw).unplayed for throw in ALL_THROWS), spares
