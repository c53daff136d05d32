"""Article VII: the march, landing and resting (VII.1–VII.5)."""

from __future__ import annotations

import pytest

from tests.law.helpers import GONE, allows, plays, pos, sheet, these
from trictrac import ALL_THROWS, Throw

pytestmark = pytest.mark.law


@pytest.mark.parametrize(("start", "number", "end"), [(4, "5-2", 11), (14, "4-3", 21), (9, "6-3", 18), (9, "5-4", 18)])
def test_a_dame_advances_by_the_sum_of_its_numbers(start: int, number: str, end: int) -> None:
    """Art. VII, LL 37: 4 + 7 = 11, 14 + 7 = 21, 9 + 9 = 18 on one's own march."""
    position = pos({start: 1, 24: 14}, {24: 15})
    assert allows(position, number, f"{start}-{start + int(number[0])}-{end}")


@pytest.mark.parametrize("throw", ALL_THROWS, ids=str)
def test_dames_never_go_back(throw: Throw) -> None:
    """Art. VII: always in the same direction."""
    position = pos({1: 5, 4: 3, 9: 3, 12: 2, 16: 1, 20: 1}, {18: 8, 22: 7})
    for play in position.legal_plays(throw):
        assert all(start < end for start, end in play.moves)


def test_one_may_land_on_an_empty_case_and_on_ones_own() -> None:
    """Art. VII."""
    position = pos({1: 13, 4: 2})
    assert allows(position, "3-2", "1-4 1-3")
    assert allows(position, "3-2", "1-3 4-7")


@pytest.mark.parametrize("count", [1, 2, 3])
def test_no_landing_where_the_other_has_one_dame_or_more(count: int) -> None:
    """VII.2: a case free of any opposing dame, even a lone one. His 20 is my 5."""
    position = pos({1: 15}, {20: count, 1: 15 - count})
    assert not allows(position, "4-2", "1-5 1-3")
    # 4 only goes on from 3: the dame that played the two.
    assert plays(position, "4-2") == these("1-3-7")


@pytest.mark.parametrize("blocked", [20, 22])
def test_one_free_rest_of_two_is_enough(blocked: int) -> None:
    """VI.3, VII.3; LL 90: either order of the numbers; his 20 and 22 are my 5 and 3."""
    position = pos({1: 15}, {blocked: 2, 1: 13})
    assert allows(position, "4-2", "1-3-7" if blocked == 20 else "1-5-7")


def test_with_both_rests_closed_a_dame_cannot_be_played_tout_d_une() -> None:
    """Art. VII, LL 42: nor rest where the other stands. Both numbers are then unplayable here."""
    position = pos({1: 15}, {20: 2, 22: 2, 1: 11})
    assert plays(position, "4-2") == these("--")
    assert sheet(position, "4-2") == ({}, {"impuissance": 4})


def test_a_lone_dame_of_the_other_closes_a_rest_for_playing() -> None:
    """Art. VII, LL 135: unlike beating, playing may not rest on a lone opposing dame."""
    position = pos({1: 15}, {20: 1, 22: 1, 1: 13})
    assert plays(position, "4-2") == these("--")


def test_a_doublet_has_only_one_rest() -> None:
    """Art. VII, LL 30: with the one rest closed there is no way at all."""
    assert plays(pos({1: 15}, {21: 1, 1: 14}), "3-3") == these("--")
    assert plays(pos({1: 15}, {18: 1, 1: 14}), "3-3") == these("1-4 1-4")  # only the end, my 7, is closed


def test_the_rest_may_be_ones_own_case() -> None:
    """Art. VII: 1-5-7 rests on the own dame of 5; the other rest, 3, is closed."""
    assert allows(pos({1: 14, 5: 1}, {22: 2, 1: 13}), "4-2", "1-5-7")


def test_the_landing_case_must_be_free_even_with_free_rests() -> None:
    """Art. VII: my 7 is his 18."""
    position = pos({1: 15}, {18: 1, 1: 14})
    assert plays(position, "4-2") == these("1-5 1-3")


def test_the_march_ends_on_the_talon_of_the_other() -> None:
    """Art. VII: a dame on 24 has nowhere to go while one dame is behind the jan de retour."""
    position = pos({12: 2, 24: 13}, GONE)
    # An ace: 12-13 never, 24 may not go out. A two: alone from 12, never.
    assert plays(position, "1-1") == these("--")
    assert plays(position, "2-1") == these("--")
