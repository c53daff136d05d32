"""Means and rates with their intervals."""

import math

import numpy as np
import pytest

from trictrac.players.statistics import mean_of, share_of, student


@pytest.mark.parametrize(
    ("degrees", "quantile"), [(1, 12.7062), (4, 2.7764), (5, 2.5706), (9, 2.2622), (29, 2.0452), (100, 1.9840)]
)
def test_the_quantile_is_student_s(degrees, quantile):
    assert student(degrees) == pytest.approx(quantile, abs=5e-4)


def test_the_interval_of_a_known_sample():
    """Student's sleep data (1908), drug 2 less drug 1: mean 1.58, 95 % interval 0.70 to 2.46."""
    found = mean_of([1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4])
    assert (found.mean, found.low, found.high) == pytest.approx((1.58, 0.7001, 2.4599), abs=1e-3)


def test_the_interval_of_a_known_rate():
    """Wilson's interval for 50 of 100: 40.4 % to 59.6 %."""
    found = share_of([0.0, 1.0] * 50)
    assert (found.mean, found.low, found.high) == pytest.approx((0.5, 0.4038, 0.5962), abs=1e-3)


def test_pairs_that_cancel_leave_no_doubt():
    found = share_of([0.5] * 10)
    assert (found.low, found.high) == (0.5, 0.5)


def test_a_clean_sweep_is_not_certainty():
    found = share_of([1.0] * 10)
    assert found.mean == found.high == 1.0
    assert 0.7 < found.low < 0.75


def test_one_pair_proves_nothing():
    assert mean_of([3.0]).to_data() == {"mean": 3.0, "low": None, "high": None}
    found = share_of([0.5])
    assert found.low < 0.1
    assert found.high > 0.9


def test_the_interval_holds_the_truth_in_95_of_100_samples():
    """Pairs of games won with 70 %, the second game of a pair often as the first."""
    rng = np.random.default_rng(3)
    held = 0
    for _ in range(1000):
        first = rng.random(60) < 0.7
        second = np.where(rng.random(60) < 0.4, first, rng.random(60) < 0.7)
        found = share_of((first.astype(int) + second) / 2)
        held += found.low <= 0.7 <= found.high
    assert math.isclose(held / 1000, 0.95, abs_tol=0.02)
