"""The tariff: the pile de misere, the options, sums of several rencontres (T.1–T.4)."""

from __future__ import annotations

import pytest

from tests.law.helpers import GONE, TALON, plays, pos, scores, sheet, these
from trictrac import LOI_2013, USAGE_19E, Jan, Rules

pytestmark = pytest.mark.law

HELD = {1: 13, 12: 2}
"""The other holds his corner, so that it is not beaten."""


# Pile de misere, made


@pytest.mark.parametrize(
    ("white", "dice", "points", "unplayed"),
    [
        ({10: 1, 11: 1, 12: 13}, "2-1", 4, 0),
        ({11: 2, 12: 13}, "1-1", 6, 0),
        ({11: 1, 12: 14}, "6-1", 4, 2),  # the six has nowhere to go
        ({6: 1, 12: 14}, "5-1", 4, 0),  # tout d'une
        ({11: 1, 12: 14}, "1-1", 6, 2),  # the second ace has nowhere to go
    ],
)
def test_the_pile_is_made_by_the_last_dames_on_the_corner(
    white: dict[int, int], dice: str, points: int, unplayed: int
) -> None:
    """Tariff: fifteen dames on one's corner; 4, or 6 by doublet."""
    assert sheet(pos(white, HELD), dice) == (
        {"pile_de_misere": points},
        {"impuissance": unplayed} if unplayed else {},
    )


def test_the_pile_is_not_made_if_one_dame_stays_behind() -> None:
    """Tariff: fourteen are not fifteen."""
    assert sheet(pos({8: 1, 10: 1, 12: 13}, HELD), "2-1").mine == {}


def test_the_pile_is_not_made_if_a_dame_has_passed_or_gone() -> None:
    """T.2: all fifteen, none passed."""
    black = {12: 2, 19: 5, 20: 4, 21: 4}
    assert "pile_de_misere" not in sheet(pos({11: 1, 12: 13, 16: 1}, black), "2-1").mine
    assert "pile_de_misere" not in sheet(pos({11: 1, 12: 13}, black), "2-1").mine


def test_the_pile_must_be_made_when_it_can_be() -> None:
    """T.2: the dames of the corner could pass by the two, but the pile is made and played."""
    position = pos({10: 1, 11: 1, 12: 13}, {12: 2, 19: 5, 20: 4, 21: 4})
    assert sheet(position, "2-1").mine == {"pile_de_misere": 4}
    assert plays(position, "2-1") == these("10-12 11-12")


def test_the_pile_gives_way_to_playing_both_numbers() -> None:
    """VI.4, T.2: the ace alone would make it, but 11-12-17 and 12-17 play the five too."""
    position = pos({11: 1, 12: 14}, {12: 2, 19: 5, 20: 4, 21: 4})
    assert "pile_de_misere" not in sheet(position, "5-1").mine
    # The ace goes only 11-12 or on from a passed dame; the five 12-17, or 11-16.
    assert plays(position, "5-1") == these("11-12 12-17", "11-16-17", "12-17-18")


# Pile de misere, kept


@pytest.mark.parametrize(("dice", "points"), [("6-5", 4), ("2-1", 4), ("6-6", 6), ("1-1", 6)])
def test_the_pile_is_kept_when_nothing_can_be_played(dice: str, points: int) -> None:
    """Tariff: 4, or 6 by doublet, and 4 to the other for the two numbers."""
    position = pos({12: 15}, HELD)
    assert sheet(position, dice) == ({"pile_conservee": points}, {"impuissance": 4})
    assert plays(position, dice) == these("--")


def test_the_pile_is_not_kept_if_a_number_can_be_played() -> None:
    """T.3: his grand jan is open, the dames can pass."""
    assert sheet(pos({12: 15}, GONE), "6-5") == ({}, {})
    # Of 6-1 the ace alone has no way from 12, but 12-18-19 plays both.
    assert sheet(pos({12: 15}, GONE), "6-1").mine == {}


def test_two_aces_keep_the_pile_and_beat_the_corner() -> None:
    """Art. XI and tariff: thirteen dames besides the two that hold it; the aces cannot be played."""
    found = sheet(pos({12: 15}, TALON), "1-1")
    assert found == ({"coin_battu": 6, "pile_conservee": 6}, {"impuissance": 4})


# The option


def test_the_pile_is_on_by_default_and_off_in_usage_19e() -> None:
    """T.4."""
    assert LOI_2013.pile_de_misere
    assert not USAGE_19E.pile_de_misere
    assert Rules() == LOI_2013


@pytest.mark.parametrize("rules", [USAGE_19E, Rules(pile_de_misere=False)], ids=["usage-19e", "option"])
def test_without_the_option_the_pile_scores_nothing_and_binds_nobody(rules: Rules) -> None:
    """T.4: neither made nor kept."""
    black = {12: 2, 19: 5, 20: 4, 21: 4}
    made = pos({10: 1, 11: 1, 12: 13}, black)
    assert sheet(made, "2-1", rules).mine == {}
    assert these("12-14 11-12") <= plays(made, "2-1", rules)
    assert sheet(pos({12: 15}, HELD), "6-5", rules) == ({}, {"impuissance": 4})


# Sums


def test_one_throw_fills_and_beats_six_dames() -> None:
    """Lep. IV, fig. 9, six-four: 12 for three ways of filling, 26 for the dames beaten: 38."""
    position = pos(
        {1: 1, 4: 1, 5: 1, 7: 3, 8: 2, 9: 2, 10: 2, 11: 1, 12: 2},
        {1: 2, 2: 1, 3: 1, 4: 1, 5: 1, 7: 1, 8: 1, 9: 2, 10: 2, 11: 1, 12: 2},
    )
    # 14 in three ways (6), 17 and 18 in two (4 each), 20, 21 and 22 by the sum (4 each).
    assert sheet(position, "6-4") == ({"remplir_grand": 12, "battre": 26}, {})


def test_one_throw_beats_dames_and_the_corner() -> None:
    """Lep. II, six-five: 20 points."""
    position = pos(
        {1: 9, 4: 1, 5: 1, 7: 1, 8: 1, 12: 2},
        {1: 7, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1},
    )
    # 17 by five from 12 (2); 18 by six from 12 and sum from 7 (4); 16 by the sum from 5 (2);
    # 23 by the sum from 12 and 19 by the sum from 8 (8); the corner from 7 and 8 (4).
    assert sheet(position, "6-5") == ({"battre": 16, "coin_battu": 4}, {})


def test_one_throw_fills_beats_and_beats_the_corner() -> None:
    """T.1: the sum of three rencontres.

    The grand jan lacks one dame on 10: the three 7-10 and the two 8-10 fill (8). The lone dame on 15 is beaten by the
    three from 12 and by the sum from 10 (4). The corner is beaten by the three from 10 and the two from 11 (4).
    """
    position = pos({1: 2, 7: 3, 8: 3, 9: 2, 10: 1, 11: 2, 12: 2}, {10: 1, 1: 14})
    assert sheet(position, "3-2").mine == {"remplir_grand": 8, "battre": 4, "coin_battu": 4}


def test_every_rencontre_names_its_article() -> None:
    """Tariff and articles VI to XIII."""
    articles = {jan: jan.article for jan in Jan}
    assert articles[Jan.IMPUISSANCE] == "VI"
    assert articles[Jan.SORTIE] == "VIII"
    assert articles[Jan.BATTRE] == articles[Jan.BATTRE_FAUX] == "X"
    assert articles[Jan.COIN_BATTU] == "XI"
    assert articles[Jan.MEZEAS] == articles[Jan.SIX_TABLES] == "XII"
    assert articles[Jan.REMPLIR_PETIT] == articles[Jan.CONSERVER_RETOUR] == "XIII"


def test_the_total_is_the_sum_of_the_sheet() -> None:
    """LL 138: 14 for the thrower, 18 for the other."""
    position = pos(
        {1: 6, 7: 1, 8: 2, 9: 2, 11: 2, 12: 2},
        {2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 2, 10: 2, 11: 2, 12: 2},
    )
    score = scores(position, "6-6")
    assert (score.total(position.turn), score.total(position.turn.other)) == (14, 18)
