"""Glicko-2 (Glickman 2013): a pupil's rating in a drill, each exercise an opponent whose rating is its difficulty."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from trictrac.plain import Plain

START, SCALE = 1500.0, 173.7178
TAU = 0.5
"""How much the volatility may change."""
EXERCISE_DEVIATION = 60.0
"""How sure the rating of an exercise is: its difficulty was measured on computers, not on people."""
NARROWEST = 45.0
"""A pupil learns: their rating is never surer than this."""
_CLOSE = 1e-6


@dataclass(frozen=True, slots=True)
class Rating(Plain):
    """How well somebody does in a drill."""

    value: float = START
    deviation: float = 350.0
    volatility: float = 0.06
    games: int = 0


def of_exercise(difficulty: int) -> float:
    """The rating of an exercise: whoever has the same answers it rightly every second time."""
    share = min(97, max(3, difficulty)) / 100
    return START + 400 * math.log10(share / (1 - share))


def expected(rating: Rating, opponent: float) -> float:
    """The share of right answers to be expected."""
    return _share((rating.value - START) / SCALE, (opponent - START) / SCALE, EXERCISE_DEVIATION / SCALE)


def after(rating: Rating, opponent: float, right: bool) -> Rating:
    """The rating after one answer."""
    mu, phi = (rating.value - START) / SCALE, rating.deviation / SCALE
    against, unsure = (opponent - START) / SCALE, EXERCISE_DEVIATION / SCALE
    weight, share = _weight(unsure), _share(mu, against, unsure)
    variance = 1 / (weight * weight * share * (1 - share))
    gain = variance * weight * (float(right) - share)
    sigma = _volatility(phi, rating.volatility, variance, gain)
    wide = phi * phi + sigma * sigma
    narrow = 1 / math.sqrt(1 / wide + 1 / variance)
    value = mu + narrow * narrow * weight * (float(right) - share)
    return replace(
        rating,
        value=round(START + SCALE * value, 3),
        deviation=round(max(NARROWEST, SCALE * narrow), 3),
        volatility=round(sigma, 6),
        games=rating.games + 1,
    )


def _weight(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi * phi / math.pi**2)


def _share(mu: float, against: float, unsure: float) -> float:
    return 1 / (1 + math.exp(-_weight(unsure) * (mu - against)))


def _volatility(phi: float, sigma: float, variance: float, gain: float) -> float:
    """The new volatility, found between two bounds (step 5 of Glickman's paper)."""
    first = math.log(sigma * sigma)

    def slope(x: float) -> float:
        grown = math.exp(x)
        wide = phi * phi + variance + grown
        return grown * (gain * gain - wide) / (2 * wide * wide) - (x - first) / TAU**2

    low = first
    if gain * gain > phi * phi + variance:
        high = math.log(gain * gain - phi * phi - variance)
    else:
        steps = 1
        while slope(first - steps * TAU) < 0:
            steps += 1
        high = first - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
