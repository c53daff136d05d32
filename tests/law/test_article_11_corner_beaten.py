"""Article XI: beating the corner (XI.1–XI.4)."""

from __future__ import annotations

import pytest

from tests.law.helpers import TALON, allows, pos, sheet

pytestmark = pytest.mark.law

HELD = {1: 13, 12: 2}


@pytest.mark.parametrize(
    ("white", "dice", "points"),
    [
        ({1: 11, 7: 1, 9: 1, 12: 2}, "6-4", 4),
        ({1: 11, 9: 2, 12: 2}, "4-4", 6),
        ({1: 11, 7: 1, 12: 3}, "6-1", 4),  # the third dame of the corner plays the ace
        ({1: 11, 12: 4}, "1-1", 6),  # two dames besides the two that hold it
        ({1: 11, 8: 1, 11: 1, 12: 2}, "5-2", 4),
    ],
)
def test_the_corner_is_beaten_by_two_dames_besides_the_two_that_hold_ones_own(
    white: dict[int, int], dice: str, points: int
) -> None:
    """Art. XI, LL 45: one's own corner held, the other's empty, each number brings a dame to 13."""
    assert sheet(pos(white, TALON), dice) == ({"coin_battu": points}, {})


@pytest.mark.parametrize(
    ("white", "dice"),
    [
        ({1: 12, 7: 1, 12: 2}, "6-1"),  # the ace would use one of the two
        ({1: 12, 12: 3}, "1-1"),  # one of the aces would
        ({1: 12, 7: 1, 12: 2}, "6-5"),  # only one number reaches
        ({1: 12, 9: 1, 12: 2}, "4-4"),  # one dame does not play both
        ({1: 11, 5: 1, 9: 1, 12: 2}, "4-4"),  # the sum from 5 does not count
        ({1: 12, 2: 1, 12: 2}, "6-5"),  # nor does a sum alone
        ({1: 11, 7: 2, 12: 2}, "6-5"),  # two dames for the six, none for the five
    ],
)
def test_the_corner_is_not_beaten_otherwise(white: dict[int, int], dice: str) -> None:
    """Art. XI, LL 45, Lep. II."""
    assert "coin_battu" not in sheet(pos(white, TALON), dice).mine


def test_without_ones_own_corner_the_others_is_not_beaten() -> None:
    """Art. XI: six-four from 7 and 9 then takes one's own corner par puissance, and scores nothing of this kind.

    Three dames are abattues, so that it is no opening jan either.
    """
    assert sheet(pos({1: 12, 3: 1, 7: 1, 9: 1}, TALON), "6-4") == ({}, {})


@pytest.mark.parametrize(
    ("white", "dice"), [({1: 11, 7: 1, 9: 1, 12: 2}, "6-4"), ({1: 11, 9: 2, 12: 2}, "4-4"), ({1: 11, 12: 4}, "1-1")]
)
def test_a_held_corner_is_beaten_neither_truly_nor_falsely(white: dict[int, int], dice: str) -> None:
    """Art. XI, Lep. II: there is no corner beaten a faux."""
    found = sheet(pos(white, HELD), dice)
    assert found.mine == {}
    assert "battre_faux" not in found.theirs
    assert "coin_battu" not in found.theirs


def test_the_corner_is_beaten_once() -> None:
    """Art. XI: more dames that could do it change nothing."""
    assert sheet(pos({1: 7, 7: 3, 9: 3, 12: 2}, TALON), "6-4").mine == {"coin_battu": 4}


def test_the_same_throw_may_beat_the_corner_and_dames() -> None:
    """T.1: scores add up; from 12 the six also beats the lone dame on 18, and the four from 9 nothing else."""
    assert sheet(pos({1: 11, 7: 1, 9: 1, 12: 2}, {7: 1, 1: 14}), "6-4").mine == {"coin_battu": 4, "battre": 2}


def test_nothing_moves_when_the_corner_is_beaten() -> None:
    """Art. XI: the other's corner is never occupied; any lawful play may follow."""
    position = pos({1: 11, 7: 1, 9: 1, 12: 2}, TALON)
    assert not allows(position, "6-4", "7-13 9-13")
    assert allows(position, "6-4", "1-7 1-5")
