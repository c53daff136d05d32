"""Means with their 95 % intervals. The pair of games is the unit: its two games share their dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import inf, sqrt

import numpy as np

NORMAL = 1.959963984540054  # leaves 2.5 % on either side
# Student's quantile for 1 to 8 degrees
_SMALL = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and the interval that holds the true one in 95 of 100 such matches."""

    mean: float
    low: float
    high: float

    def to_data(self) -> dict[str, float | None]:
        """As JSON has it: an end that nothing bounds is null."""
        return {name: value if abs(value) < inf else None for name, value in asdict(self).items()}


def student(degrees: int) -> float:
    """Student's quantile for a 95 % interval (Abramowitz and Stegun 26.7.5).

    >>> [round(student(degrees), 3) for degrees in (1, 5, 10, 30)]
    [12.706, 2.571, 2.228, 2.042]
    """
    if degrees <= len(_SMALL):
        return _SMALL[degrees - 1]
    z = NORMAL
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return float(sum(term / degrees**power for power, term in enumerate(terms)))


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent values.

    >>> found = mean_of([1, 2, 3, 4, 5])
    >>> round(found.low, 3), found.mean, round(found.high, 3)
    (1.037, 3.0, 4.963)
    """
    mean = float(np.mean(values))
    if len(values) < 2:
        return Estimate(mean, -inf, inf)
    half = student(len(values) - 1) * _error(values)
    return Estimate(mean, mean - half, mean + half)


def share_of(values: Sequence[float]) -> Estimate:
    """A rate, from independent values between 0 and 1: Wilson's interval, which stays between 0 and 1.

    Its number of trials is the one that would scatter as these values do; where all are 0 or all
    are 1 nothing scatters, and each value counts as one trial.

    >>> found = share_of([1.0] * 100)
    >>> round(found.low, 3), found.mean, found.high
    (0.963, 1.0, 1.0)
    """
    rate = float(np.mean(values))
    error = _error(values) if len(values) > 1 else inf
    if rate in (0.0, 1.0) or error == inf:
        trials = float(len(values))
    elif error == 0:
        return Estimate(rate, rate, rate)
    else:
        trials = rate * (1 - rate) / error**2
    square = NORMAL**2 / trials
    middle = (rate + square / 2) / (1 + square)
    half = NORMAL * sqrt(rate * (1 - rate) / trials + square / (4 * trials)) / (1 + square)
    return Estimate(rate, min(rate, max(0.0, middle - half)), max(rate, min(1.0, middle + half)))


def _error(values: Sequence[float]) -> float:
    return float(np.std(values, ddof=1)) / sqrt(len(values))
