"""Article VI: both numbers, the larger number, the unplayed numbers (VI.4–VI.8)."""

from __future__ import annotations

import pytest

from tests.law.helpers import GONE, GRAND, TALON, allows, plays, pos, scores, sheet, these

pytestmark = pytest.mark.law


@pytest.mark.parametrize("dice", ["6-2", "2-6"])
def test_two_dames_or_one_dame_tout_d_une(dice: str) -> None:
    """Art. VI, Lep. I: from the talon six-two is played by two dames or by one."""
    assert plays(pos({1: 15}), dice) == these("1-7 1-3", "1-7-9")


def test_both_orders_of_a_tout_d_une_are_one_play() -> None:
    """Art. VI, LL 30: whichever case serves as the rest, the result is the same."""
    assert these("1-7-9") == these("1-3-9")


def test_a_doublet_is_two_numbers_not_four() -> None:
    """Art. VI, LL 30: a doublet moves two dames, or one dame twice."""
    assert plays(pos({1: 15}), "4-4") == these("1-5 1-5", "1-5-9")


def test_both_numbers_must_be_played_if_any_play_does_so() -> None:
    """VI.4: the ace 5-6 alone is refused since it strands the six.

    The six goes only 5-11 (10-16 is forbidden, 6-12 would be alone on the corner), so the ace is 10-11.
    """
    position = pos({5: 1, 10: 14})
    assert plays(position, "6-1") == these("5-11 10-11")
    assert sheet(position, "6-1").theirs == {}


def test_a_number_may_be_played_after_the_other_has_opened_its_way() -> None:
    """Art. VI: the ace can only be played by the dame that has played the six before.

    His dames on my 3 and 5 close the aces 2-3 and 4-5; he can still fill both his jans, so 18 and 19 are forbidden.
    """
    position = pos({2: 1, 4: 1, 12: 13}, {22: 1, 20: 1, 1: 13})
    # Aces: 2-3 and 4-5 blocked, 12-13 never. Sixes: 2-8, 4-10. Then the ace goes on with the same dame.
    assert plays(position, "6-1") == these("2-8-9", "4-10-11")


@pytest.mark.parametrize(
    ("dice", "larger"),
    [
        ("6-1", "5-11"),  # 5-6 and 5-11 are playable, never both: 6-12 and 11-12 would be alone on the corner
        ("6-5", "5-11"),  # 5-10 and 5-11; 16 and 17 are forbidden
        ("6-4", "5-11"),
        ("5-4", "5-10"),
        ("3-2", "5-8-10"),  # both can be played here: the contrast
    ],
)
def test_if_only_one_number_can_be_played_it_is_the_larger(dice: str, larger: str) -> None:
    """VI.5; LL 83."""
    assert plays(pos({5: 1, 11: 14}), dice) == these(larger)


def test_the_smaller_is_played_if_the_larger_cannot_be() -> None:
    """Art. VI: the six would put a lone dame on the corner (6-12) or enter a forbidden jan (11-17)."""
    position = pos({6: 1, 11: 14})
    assert plays(position, "6-4") == these("6-10")
    assert sheet(position, "6-4").theirs == {"impuissance": 2}


@pytest.mark.parametrize(
    ("white", "dice", "unplayed"),
    [
        ({11: 13, 12: 2}, "6-5", 2),  # everything past 12 is forbidden
        ({11: 13, 12: 2}, "6-6", 2),
        ({11: 13, 12: 2}, "6-1", 1),  # the ace 11-12
        ({11: 13, 12: 2}, "1-1", 0),  # both aces 11-12
        ({11: 14, 5: 1}, "6-6", 1),  # one six of two, 5-11
        ({1: 15}, "6-6", 0),
    ],
)
def test_each_unplayed_number_gives_the_other_two_points_doublet_or_not(
    white: dict[int, int], dice: str, unplayed: int
) -> None:
    """VI.6; tariff: impuissance is 2 by number, by doublet too."""
    position = pos(white, TALON)
    score = scores(position, dice)
    assert score.unplayed == unplayed
    assert sheet(position, dice).theirs == ({"impuissance": 2 * unplayed} if unplayed else {})


def test_if_nothing_can_be_played_the_only_play_is_none() -> None:
    """Art. VI: the coup is over without moving."""
    position = pos({11: 13, 12: 2})
    assert plays(position, "6-5") == these("--")


def test_nothing_need_be_left_unplayed_when_something_can() -> None:
    """Art. VI: not playing is refused while a number can be played."""
    assert not allows(pos({6: 1, 11: 14}), "6-4", "--")
    assert not allows(pos({5: 1, 10: 14}), "6-1", "5-11")


def test_playing_both_numbers_prevails_over_filling() -> None:
    """VI.7: the two 20-22 would fill the jan de retour but strand the six; leaving the corner plays both.

    A six goes only from 12 (nobody goes out while the corner is held); a lone dame may not stay there; so 12-18 12-14.
    """
    position = pos({12: 2, 19: 2, 20: 3, 21: 2, 22: 1, 23: 2, 24: 3}, GONE)
    assert plays(position, "6-2") == these("12-18 12-14")
    assert sheet(position, "6-2") == ({}, {})


def test_playing_both_numbers_prevails_over_keeping() -> None:
    """VI.7; LL 79: the two could be played by a spare dame, but only 10-12-18 plays the six too."""
    position = pos({7: 2, 8: 3, 9: 3, 10: 2, 11: 3, 12: 2}, {5: 1, 8: 2, 9: 2, 10: 3, 11: 3, 12: 4})
    assert plays(position, "6-2") == these("10-12-18")
    assert "conserver_grand" not in sheet(position, "6-2").mine


def test_the_fill_by_one_number_stands_if_the_other_cannot_be_played_at_all() -> None:
    """VI.8; LL 113: the ace fills; the six could only unmake the corner by halves."""
    position = pos({12: 2, 19: 2, 20: 2, 21: 3, 22: 1, 23: 2, 24: 3}, GONE)
    assert sheet(position, "6-1") == ({"remplir_retour": 4}, {"impuissance": 2})
    assert plays(position, "6-1") == these("21-22")


def test_the_keep_by_one_number_stands_if_the_other_cannot_be_played_at_all() -> None:
    """VI.8, XIII.12; LL 76: against a full grand jan no six is played; the ace keeps."""
    position = pos({**GRAND, 7: 5}, {**GRAND, 1: 3})
    found = sheet(position, "6-1")
    assert found == ({"conserver_grand": 4}, {"impuissance": 2})
    assert plays(position, "6-1") == these("7-8")
