"""Every way a game can end is worth what its form says."""

import numpy as np
import pytest

from tests.players.games import finished_rows
from trictrac.forms.marque import value as marque_value
from trictrac.forms.ordinary import stake_multiple
from trictrac.kernel import outcomes, stakes, state
from trictrac.kernel.state import MINE, NOBODY, SEAT, SERIE, THEIRS, TROUS, WINNER
from trictrac.players.value import ordinary_worth, other_view, written_worth
from trictrac.rules import Rules

pytestmark = pytest.mark.nojit


def settled(rows):
    width = outcomes.ORDINARY if rows[0, state.TARGET] else outcomes.WRITTEN
    out = np.zeros((len(rows), width), np.float32)
    outcomes.write_outcomes(rows, out)
    return out


@pytest.mark.parametrize("stakes", ["simple", "double", "quadruple"])
def test_an_ordinary_outcome_pays_what_its_convention_says(stakes):
    rules = Rules(stakes=stakes)
    rows = finished_rows(60)
    worth = settled(rows) @ ordinary_worth(rules)
    for row, paid in zip(rows, worth, strict=True):
        winner, loser = (MINE, THEIRS) if row[WINNER] == row[SEAT] else (THEIRS, MINE)
        multiple, _ = stake_multiple(rules, int(row[loser + TROUS]), bool(row[winner + SERIE]))
        assert paid == (multiple if winner == MINE else -multiple)


def written(trous, lost, series, mine=True):
    row = state.new_rows(1, 0)[0]
    row[state.PHASE] = state.OVER
    winner, loser = (MINE, THEIRS) if mine else (THEIRS, MINE)
    row[winner + TROUS], row[loser + TROUS], row[winner + SERIE] = trous, lost, series
    row[SEAT] = 0
    row[WINNER] = NOBODY if trous == lost else (0 if mine else 1)
    return row[None]


@pytest.mark.parametrize("consolation", [2, 4, 8])
@pytest.mark.parametrize("mine", [True, False])
def test_a_marque_pays_its_value_whatever_the_consolation(consolation, mine):
    refaits = {2: 0, 4: 1, 8: 2}[consolation]
    for trous in range(6, 24):
        for lost in range(trous):
            for series in (False, True):
                probabilities = settled(written(trous, lost, series, mine))
                assert probabilities.sum() == pytest.approx(1)
                paid = float((probabilities @ written_worth(consolation))[0])
                value = marque_value(trous, lost, series, refaits, Rules())
                assert paid == pytest.approx(value if mine else -value, abs=1e-3)


def test_a_refait_pays_nothing():
    assert settled(written(7, 7, False)) @ written_worth() == pytest.approx(0)


@pytest.mark.parametrize("target", [12, 0])
def test_the_opponent_sees_the_same_outcome_from_the_other_side(target):
    rows = finished_rows(20, target)
    swapped = rows.copy()
    for row in swapped:
        state.swap_sides(row)
    assert np.array_equal(other_view(settled(rows)), settled(swapped))
    wins = stakes.KINDS if target else outcomes.SIDE_ATOMS
    mine, theirs = (settled(each)[:, :wins].sum(1) for each in (rows, swapped))
    assert ((mine + theirs == 1) | (rows[:, WINNER] == NOBODY)).all()
