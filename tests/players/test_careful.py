"""The careful player: every piece of advice sees what it says, and they add up to a better player."""

import re

import numpy as np
import pytest

from trictrac.kernel import batch, state
from trictrac.kernel.march import can_fill
from trictrac.kernel.state import ME, OTHER, OVER, PHASE, SEAT, THROW
from trictrac.players.careful import ADVICE, GRAND_JAN, PETIT_JAN, CarefulEngine, both_sides, signs
from trictrac.players.engine import seen_by


def look(name, mine, other=None):
    """What a piece of advice sees, mine less the other's; dames not named are on the talon."""
    row = state.new_rows(1)
    for base, dames in ((ME, mine), (OTHER, other or {})):
        row[0, base + 1] = 15 - sum(dames.values())
        for case, count in dames.items():
            row[0, base + case] += count
    return signs(row)[0, [advice.name for advice in ADVICE].index(name)]


@pytest.fixture(scope="module")
def midgame():
    rows = state.new_rows(500)
    plays, sheet = batch.scratch()
    batch.random_coups(rows, 3, 0, 20, plays, sheet)
    return rows[rows[:, PHASE] == THROW]


@pytest.mark.parametrize("advice", ADVICE, ids=lambda advice: advice.name)
def test_every_advice_has_a_source_a_sentence_and_a_weight(advice):
    assert re.fullmatch(r"(LL \d+(, \d+)*)?(; )?(Lep\. [IVX]+(, [IVX]+)*)?", advice.source)
    assert advice.source
    assert advice.text.endswith(".")
    assert advice.weight


@pytest.mark.parametrize(
    ("name", "mine", "other", "seen"),
    [
        ("corner", {12: 2}, {}, 1),
        ("corner", {12: 2}, {12: 3}, 0),
        ("case_du_diable", {8: 2}, {}, 1),
        ("case_du_diable", {8: 2, 20: 13}, {}, -0.0),
        ("case_de_l_ecolier", {11: 2}, {}, 1),
        ("case_de_l_ecolier", {11: 2, 12: 2}, {}, 0),
        ("cases_of_the_grand_jan", {7: 2, 9: 3, 10: 1}, {8: 2}, 1),
        ("dames_put_in", {7: 2, 9: 3, 10: 1}, {}, 1),
        ("near_the_grand_jan", {7: 2, 8: 2, 9: 2, 10: 2, 12: 2}, {}, 1),
        ("near_the_grand_jan", {7: 2, 8: 2, 9: 2, 12: 2}, {}, 0),
        ("full_grand_jan", {7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2}, {}, 1),
        ("numbers_to_play", {4: 1, 6: 1, 7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 3}, {}, 14),
        ("still_builds", {12: 15}, {}, -1),
        ("enfilade", {12: 15}, {7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 5}, 1),
        ("cases_of_the_petit_jan", {2: 2, 4: 2}, {}, 2),
        ("full_petit_jan", {2: 2, 3: 2, 4: 2, 5: 2, 6: 2}, {}, 1),
        ("dames_on_the_talon", {5: 5}, {}, -5),
        ("spread", {4: 1, 6: 1, 8: 2}, {3: 1}, 2),
        ("heaps", {9: 6}, {}, 3),
        ("closed_passages", {9: 2, 12: 2}, {12: 15}, 2),
        ("last_three_cases", {10: 2, 11: 2, 12: 2, 20: 9}, {}, 3),
        ("dames_of_return", {19: 1, 20: 3, 24: 11}, {}, 5),
        ("full_retour", {19: 2, 20: 2, 21: 2, 22: 2, 23: 2, 24: 5}, {}, 1),
        ("way_to_go", {24: 15}, {12: 15}, -12),
    ],
)
def test_an_advice_sees_what_it_says(name, mine, other, seen):
    assert look(name, mine, other) == pytest.approx(seen)


def test_a_jan_may_be_filled_where_the_law_says_so(midgame):
    for side, base in zip(both_sides(midgame), (ME, OTHER), strict=True):
        for jan in (PETIT_JAN, GRAND_JAN):
            assert list(side.may_fill(jan)) == [can_fill(row, base, jan.start) for row in midgame]


def test_advice_counts_for_me_as_it_counts_against_the_other(midgame):
    turned = midgame.copy()
    for row in turned:
        state.swap_sides(row)
    assert signs(turned) == pytest.approx(-signs(midgame))


def test_a_game_won_is_worth_more_than_any_hope():
    row = state.new_rows(2)
    row[:, state.MINE + state.TROUS] = 11
    row[1, state.MINE + state.TROUS] = 12
    row[1, PHASE] = OVER
    hope, won = CarefulEngine().equity(row)
    assert won > hope + 12
    assert seen_by(np.array([won]), row[1:], 1 - row[1:, SEAT]) == -won
