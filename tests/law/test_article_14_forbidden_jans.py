"""Article XIV: the forbidden jans (XIV.1–XIV.6)."""

from __future__ import annotations

import pytest

from tests.law.helpers import GONE, TALON, allows, beaten, plays, pos, sheet, these
from trictrac import Game, Play, Throw

pytestmark = pytest.mark.law


# His petit jan, cases 1-6 of his. My dame goes from 11 to 19 (his 6) by five-three, resting on 16 or 14.


@pytest.mark.parametrize(
    ("black", "closed"),
    [
        (TALON, True),
        ({1: 4, 2: 2, 3: 2, 4: 2, 5: 2, 7: 3}, True),  # twelve dames on 1-6: just enough for six cases
        ({1: 3, 2: 2, 3: 2, 4: 2, 5: 2, 7: 4}, False),  # eleven
        ({1: 12, 24: 3}, True),
        ({1: 11, 24: 4}, False),
        ({1: 2, 2: 13}, True),  # two on the talon: just enough for case 1
        ({1: 1, 2: 14}, False),
        ({2: 15}, False),
        ({1: 4, 3: 11}, True),  # four on 1-2: just enough for cases 1 and 2
        ({1: 3, 3: 12}, False),
        ({1: 6, 4: 9}, True),  # six on 1-3
        ({1: 5, 4: 10}, False),
        ({1: 8, 5: 7}, True),  # eight on 1-4
        ({1: 7, 5: 8}, False),
        ({1: 10, 7: 5}, False),  # ten on 1-5 are enough for five cases, not for the sixth
        ({1: 12}, True),  # three dames are out
        ({1: 11}, False),
    ],
)
def test_his_petit_jan_is_closed_while_he_can_fill_it(black: dict[int, int], closed: bool) -> None:
    """XIV.2: for every case c, his dames on 1..c are at least 2c."""
    position = pos({3: 14, 11: 1}, black)
    assert allows(position, "5-3", "11-16-19") is not closed


# His grand jan, cases 7-12 of his. My dame goes from 11 to 16 (his 9) by five.


@pytest.mark.parametrize(
    ("black", "closed"),
    [
        (TALON, True),
        ({1: 12, 24: 3}, True),  # twelve dames not past his corner
        ({1: 11, 24: 4}, False),  # eleven: the corner counts like any other case
        ({1: 12}, True),  # three dames are out
        ({1: 11}, False),
        ({7: 2, 8: 13}, True),  # two on 1-7
        ({7: 1, 8: 14}, False),
        ({8: 15}, False),
        ({1: 10, 12: 5}, True),  # ten on 1-11, fifteen on 1-12
        ({1: 9, 12: 6}, False),
        ({1: 4, 10: 11}, False),  # four on 1-9, where six are needed
        ({1: 6, 10: 9}, True),
        ({1: 4, 8: 2, 10: 9}, True),  # six on 1-9, wherever they stand
        ({1: 8, 11: 7}, True),
        ({1: 7, 11: 8}, False),  # seven on 1-10, where eight are needed
    ],
)
def test_his_grand_jan_is_closed_while_he_can_fill_it(black: dict[int, int], closed: bool) -> None:
    """XIV.2: for every case c of 7-12, his dames on 1..c are at least 2 (c - 6)."""
    position = pos({2: 14, 11: 1}, black)
    assert allows(position, "5-1", "11-16 2-3") is not closed


def test_dames_of_the_petit_jan_still_serve_to_fill_the_grand_jan() -> None:
    """Art. XIV: he has no dame in his grand jan yet, and can fill it all the same."""
    assert not allows(pos({1: 14, 11: 1}, {2: 15}), "5-1", "11-16 1-2")


def test_two_dames_are_refused_as_one_is() -> None:
    """Art. XIV: 11-16 twice by quine."""
    assert not allows(pos({1: 13, 11: 2}, TALON), "5-5", "11-16 11-16")
    assert allows(pos({2: 13, 11: 2}, {24: 15}), "5-5", "11-16 11-16")


def test_every_case_of_an_open_jan_may_be_taken_but_his_corner() -> None:
    """Art. IX and XIV: 14-18 are open, 13 is never taken."""
    position = pos({12: 15}, GONE)
    for number in range(2, 7):
        assert allows(position, f"{number}-{number}", f"12-{12 + number} 12-{12 + number}")
    assert plays(position, "1-1") == these("12-13-14")


# Passing through


PETIT_OPEN_GRAND_CLOSED = {1: 3, 7: 4, 8: 4, 9: 4}
"""LL 61: three dames on 1-6 fill no petit jan; fifteen not past his corner, eleven on 1-8, fill a grand jan."""


def test_one_may_rest_in_a_forbidden_grand_jan_on_the_way_to_an_open_petit_jan() -> None:
    """Art. XIV, LL 61, Lep. I: 9-15-19 and 9-13-19 by six-four; 15 and 13 only serve as rests."""
    assert allows(pos({1: 13, 9: 2}, PETIT_OPEN_GRAND_CLOSED), "6-4", "9-15-19")


def test_the_forbidden_grand_jan_alone_may_be_the_rest() -> None:
    """Art. XIV: 11-15-20 by four; the other rest, 16, is closed by his dames on 9."""
    assert allows(pos({1: 13, 11: 2}, PETIT_OPEN_GRAND_CLOSED), "5-4", "11-15-20")


def test_one_may_not_end_in_a_forbidden_grand_jan() -> None:
    """Art. XIV: 9-15 by the six is only a rest."""
    assert not allows(pos({1: 13, 9: 2}, PETIT_OPEN_GRAND_CLOSED), "6-4", "9-15 1-5")


def test_one_may_not_rest_in_it_on_the_way_to_a_forbidden_petit_jan() -> None:
    """Art. XIV: both jans are closed."""
    assert not allows(pos({1: 13, 9: 2}, TALON), "6-4", "9-15-19")


def test_one_may_not_rest_in_it_on_the_way_to_the_same_jan() -> None:
    """Art. XIV: 9-18 by six-three ends in the forbidden grand jan."""
    assert not allows(pos({1: 13, 10: 2}, {1: 3, 6: 12}), "6-2", "10-16-18")


def test_a_full_case_in_it_is_no_rest() -> None:
    """Art. VII: 11-17 and 11-16 are his cases 8 and 9, so 11-22 is refused."""
    assert not allows(pos({1: 13, 11: 2}, PETIT_OPEN_GRAND_CLOSED), "6-5", "11-17-22")


# Consequences


def test_forbidden_numbers_are_unplayed_numbers() -> None:
    """Art. VI and XIV: with nothing left before 13, the other marks 2 for each."""
    position = pos({11: 13, 12: 2}, TALON)
    assert plays(position, "6-5") == these("--")
    assert sheet(position, "6-5").theirs == {"impuissance": 4}


def test_a_forbidden_jan_does_not_keep_one_from_beating() -> None:
    """X.5: beating places nobody."""
    assert beaten(pos({1: 14, 11: 1}, {9: 1, 1: 14}), "5-1") == {16: 2}


def test_the_position_before_the_coup_decides() -> None:
    """XIV.4: he breaks his chance by his own play, and I may enter by my next throw."""
    # He has twelve dames on 1-6; six-five played 1-7 2-7 leaves ten.
    white, black = {3: 14, 11: 1}, {1: 4, 2: 2, 3: 2, 4: 2, 5: 2, 7: 3}
    before = pos(white, black)
    assert not allows(before, "5-3", "11-16-19")
    game = Game(position=pos(black, white))  # the camps exchanged: he throws
    game.push_throw(Throw(6, 5))
    game.push_play(Play.parse("1-7 2-7"))
    assert game.turn.name == "BLACK"
    game.push_throw(Throw(5, 3))
    assert Play.parse("11-16-19") in game.legal_plays
