"""Article XII: six tables, deux tables, mezeas and their contre-jans (XII.1–XII.7)."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from tests.law.helpers import TALON, allows, at_table, pos, sheet
from trictrac import Game, Phase, Play, Rules, Side, Throw
from trictrac.kernel import coup, state

pytestmark = pytest.mark.law

COIN = {1: 13, 12: 2}
PAIRS = list(combinations(range(2, 8), 2))


# Six tables


@pytest.mark.parametrize("missing", PAIRS, ids=str)
def test_six_tables_is_made_by_the_numbers_of_the_two_missing_cases(missing: tuple[int, int]) -> None:
    """Art. XII, LL 123: on the third coup, four of the cases 2-7 held by one dame each; always 4 points."""
    held = {case: 1 for case in range(2, 8) if case not in missing}
    position = pos({1: 11, **held}, coups=2)
    dice = f"{missing[1] - 1}-{missing[0] - 1}"
    assert sheet(position, dice).mine == {"six_tables": 4}


@pytest.mark.parametrize("dice", ["5-3", "6-4", "4-4", "5-5", "6-5", "4-1"])
def test_six_tables_is_not_made_by_other_numbers(dice: str) -> None:
    """Art. XII: cases 5 and 6 are missing, so only five-four does it, and no doublet ever."""
    assert "six_tables" not in sheet(pos({1: 11, 2: 1, 3: 1, 4: 1, 7: 1}, coups=2), dice).mine


@pytest.mark.parametrize("coups", [0, 1, 3, 4, 50])
def test_six_tables_is_made_on_the_third_coup_only(coups: int) -> None:
    """XII.1; Lep. I."""
    position = pos({1: 11, 2: 1, 3: 1, 4: 1, 7: 1}, coups=coups)
    assert sheet(position, "5-4").mine == {}


@pytest.mark.parametrize(
    "white",
    [
        {1: 11, 2: 2, 3: 1, 4: 1},  # two dames on one case
        {1: 12, 2: 1, 3: 1, 4: 1},  # only three off the talon
        {1: 10, 2: 1, 3: 1, 4: 1, 7: 2},  # five off the talon
        {1: 11, 2: 1, 3: 1, 4: 1, 8: 1},  # one beyond the six cases
    ],
)
def test_six_tables_needs_exactly_four_dames_on_four_of_the_six_cases(white: dict[int, int]) -> None:
    """XII.1."""
    for dice in ("5-4", "6-5", "6-4", "5-5"):
        assert "six_tables" not in sheet(pos(white, coups=2), dice).mine


def test_six_tables_need_not_be_played() -> None:
    """Art. XII, LL 123, Lep. I: one is free to play the coup otherwise."""
    position = pos({1: 11, 2: 1, 3: 1, 4: 1, 7: 1}, coups=2)
    assert allows(position, "5-4", "1-6 1-5")
    assert allows(position, "5-4", "4-8 3-8")


def throw_and_play(game: Game, *turns: tuple[str, str]) -> None:
    for dice, play in turns:
        game.push_throw(Throw.parse(dice))
        game.push_play(Play.parse(play))


def test_the_first_lesson_makes_six_tables_at_the_third_coup() -> None:
    """Lep. I: two-one, four-three, then six-five."""
    game = Game()
    game.push_opening(2, 1)
    game.push_play(Play.parse("1-3 1-2"))
    throw_and_play(game, ("4-3", "1-5 1-4"), ("4-3", "1-5 1-4"), ("3-2", "4-7 5-7"))
    score = game.push_throw(Throw(6, 5))
    assert [(mark.jan.value, mark.points, mark.side) for mark in score] == [("six_tables", 4, Side.WHITE)]
    assert game.position.white.points == 4


def test_the_coups_are_counted_anew_in_a_releve() -> None:
    """Art. XII: six tables may be made at the beginning of every releve."""
    game = at_table(pos({1: 15}, mine={"points": 8}, coups=20), gain=4)
    game.push_throw(Throw(6, 5))
    game.leave()
    throw_and_play(game, ("2-1", "1-3 1-2"), ("6-5", "1-7 1-6"), ("4-3", "1-5 1-4"), ("6-5", "1-7 1-6"))
    assert "six_tables" in {mark.jan.value for mark in game.push_throw(Throw(6, 5))}


# Deux tables


@pytest.mark.parametrize(
    ("white", "dice", "points"),
    [
        ({1: 13, 8: 1, 10: 1}, "4-3", 4),  # 8 to 12, 10 to 13
        ({1: 13, 8: 1, 10: 1}, "5-2", 4),  # 8 to 13, 10 to 12
        ({1: 13, 8: 1, 9: 1}, "4-4", 6),
        ({1: 13, 9: 1, 10: 1}, "3-3", 6),
        ({1: 13, 6: 1, 7: 1}, "6-6", 6),
        ({1: 13, 7: 2}, "6-5", 4),  # two dames of one case
        ({1: 13, 11: 2}, "2-1", 4),
        ({1: 13, 6: 1, 8: 1}, "6-5", 4),
    ],
)
def test_deux_tables_and_its_contre_jan(white: dict[int, int], dice: str, points: int) -> None:
    """Art. XII, LL 124 and 125, Lep. II: one dame to each corner; to the other if he holds his."""
    assert sheet(pos(white, TALON), dice) == ({"deux_tables": points}, {})
    assert sheet(pos(white, COIN), dice) == ({}, {"contre_deux_tables": points})


@pytest.mark.parametrize(
    ("white", "dice"),
    [
        ({1: 12, 3: 1, 8: 1, 9: 1}, "4-4"),  # three dames off the talon
        ({1: 14, 8: 1}, "5-4"),  # one dame does not beat both
        ({1: 13, 6: 1, 7: 1}, "6-5"),  # both to 12: the corner is taken, not beaten
        ({1: 13, 8: 1, 10: 1}, "5-3"),  # both to 13
        ({1: 13, 8: 1, 10: 1}, "4-2"),  # both to 12
        ({1: 13, 7: 2}, "6-6"),
        ({1: 13, 7: 2}, "5-5"),
        ({1: 13, 8: 1, 10: 1}, "6-3"),  # the three to 13 only
        ({1: 13, 5: 1, 10: 1}, "4-3"),  # sums do not count: 5 + 7 = 12
    ],
)
def test_deux_tables_is_not_made_otherwise(white: dict[int, int], dice: str) -> None:
    """XII.2: nor its contre-jan."""
    assert sheet(pos(white, TALON), dice).mine == {}
    assert sheet(pos(white, COIN), dice).theirs == {}


def test_deux_tables_does_not_depend_on_the_coup() -> None:
    """XII.2: two dames off the talon are enough, whatever the number of coups."""
    for coups in (1, 2, 5, 30):
        assert sheet(pos({1: 13, 8: 1, 10: 1}, coups=coups), "4-3").mine == {"deux_tables": 4}


def test_both_players_may_make_deux_tables() -> None:
    """LL 124: the other's dames elsewhere do not matter. The sum from 10 also beats his 8, my 17, for 2."""
    position = pos({1: 13, 8: 1, 10: 1}, {1: 13, 8: 1, 9: 1})
    assert sheet(position, "4-3").mine == {"deux_tables": 4, "battre": 2}


# Mezeas


@pytest.mark.parametrize(("dice", "points"), [("2-1", 4), ("3-1", 4), ("4-1", 4), ("5-1", 4), ("6-1", 4), ("1-1", 6)])
def test_mezeas_and_its_contre_jan(dice: str, points: int) -> None:
    """Art. XII, LL 126 and 127, Lep. III: one ace 4, two aces 6; to the other if he holds his corner."""
    assert sheet(pos({1: 13, 12: 2}, TALON), dice) == ({"mezeas": points}, {})
    assert sheet(pos({1: 13, 12: 2}, COIN), dice) == ({}, {"contre_mezeas": points})


@pytest.mark.parametrize("dice", ["6-5", "4-2", "6-6", "2-2"])
def test_without_an_ace_there_is_no_mezeas(dice: str) -> None:
    """Art. XII, LL 126."""
    assert sheet(pos({1: 13, 12: 2}, TALON), dice) == ({}, {})
    assert sheet(pos({1: 13, 12: 2}, COIN), dice) == ({}, {})


@pytest.mark.parametrize("white", [{1: 12, 12: 3}, {1: 12, 2: 1, 12: 2}, {1: 12, 11: 1, 12: 2}, {1: 13, 11: 2}])
def test_mezeas_needs_the_corner_held_by_the_only_two_dames_off_the_talon(white: dict[int, int]) -> None:
    """XII.4: nor its contre-jan."""
    assert "mezeas" not in sheet(pos(white, TALON), "5-1").mine
    assert "contre_mezeas" not in sheet(pos(white, COIN), "5-1").theirs


def test_the_dice_of_mezeas_may_be_played_freely() -> None:
    """Art. XII: no dame goes to the other's corner."""
    position = pos({1: 13, 12: 2}, TALON)
    assert allows(position, "5-1", "1-6 1-2")
    assert not allows(position, "5-1", "12-13 1-6")


# Once only

ONCE = Rules(opening_jans_once=True)
BLOCKED = {18: 2, 19: 2, 20: 2, 21: 2, 22: 2, 23: 2, 2: 3}
"""The other's dames on my cases 2 to 7: nothing leaves my talon, so that my two dames stay the only ones down."""


def jans(game: Game, dice: str) -> list[str]:
    """The opening jans of a throw, which is then passed or played."""
    score = game.push_throw(Throw.parse(dice))
    found = [mark.jan.value for mark in score if mark.jan.value in ("deux_tables", "mezeas", "contre_mezeas")]
    if game.phase is Phase.DECIDE:
        game.stay()
    game.push_play(game.legal_plays[0])
    return found


@pytest.mark.parametrize(("rules", "again"), [(Rules(), ["mezeas"]), (ONCE, [])])
def test_mezeas_counts_once_in_a_releve_where_agreed(rules: Rules, again: list[str]) -> None:
    """LL 126, XII.7: by one player only, one time only. Nothing can be played, so the corner stands alone again."""
    game = Game(rules, position=pos({1: 13, 12: 2}, BLOCKED))
    assert jans(game, "2-1") == ["mezeas"]
    jans(game, "6-6")
    assert jans(game, "3-1") == again


def test_mezeas_of_one_player_is_spent_for_both() -> None:
    """LL 126, XII.7: un seul joueur peut le faire; deux tables belongs to each (LL 124)."""
    position = pos({1: 13, 12: 2}, {1: 15})
    row = position.to_row(ONCE)
    row[state.THEIR_MADE] = state.MADE_MEZEAS
    plays, reasons = np.empty(state.MAX_PLAYS, np.int32), np.empty(state.MAX_REASONS, np.int32)
    assert coup.judge_throw(row, 2, 1, plays, reasons)[1] == 0
    row = pos({1: 13, 8: 1, 10: 1}).to_row(ONCE)
    row[state.THEIR_MADE] = state.MADE_MEZEAS | state.MADE_DEUX_TABLES
    assert coup.judge_throw(row, 4, 3, plays, reasons)[1] == 1
    assert row[state.MADE] == state.MADE_DEUX_TABLES


def test_deux_tables_counts_once_for_each_player_where_agreed() -> None:
    """LL 124, XII.7: each player may do it one time; a releve begins anew (art. IV)."""
    row = pos({1: 13, 8: 1, 10: 1}).to_row(ONCE)
    plays, reasons = np.empty(state.MAX_PLAYS, np.int32), np.empty(state.MAX_REASONS, np.int32)
    row[state.MADE] = state.MADE_DEUX_TABLES
    assert coup.judge_throw(row, 4, 3, plays, reasons)[1] == 0
    state.swap_sides(row)
    assert (row[state.MADE], row[state.THEIR_MADE]) == (0, state.MADE_DEUX_TABLES)
    coup.releve(row)
    assert (row[state.MADE], row[state.THEIR_MADE]) == (0, 0)


def test_a_contre_jan_may_come_again() -> None:
    """LL 125, 127: only what a player makes is counted once, not what it costs him."""
    game = Game(ONCE, position=pos({1: 13, 12: 2}, {**BLOCKED, 2: 1, 12: 2}))
    assert jans(game, "2-1") == ["contre_mezeas"]
    jans(game, "1-1")
    assert jans(game, "3-1") == ["contre_mezeas"]


@pytest.mark.parametrize("white", [{1: 13, 8: 1, 10: 1}, {1: 13, 12: 2}])
def test_the_opening_jans_belong_to_both_colours(white: dict[int, int]) -> None:
    """Art. XII: with the colours exchanged the points change sides."""
    position = pos(white, COIN).mirror()
    score = position.score(Throw(4, 3) if 8 in white else Throw(5, 1))
    assert (score.total(Side.BLACK), score.total(Side.WHITE)) == (0, 4)
