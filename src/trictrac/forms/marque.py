"""What one marque of the written game is worth, and what bets cost (XIX.7–XIX.9, XIX.12): the arithmetic alone."""

from __future__ import annotations

from trictrac.kernel import stakes
from trictrac.kernel.stakes import (
    CONSOLATION,
    FURTHER_BET,
    GRANDE_BREDOUILLE,
    LONGEST_SERIES,
    MOST_DOUBLINGS,
    POSTILLON,
)
from trictrac.rules import Rules

__all__ = [
    "CONSOLATION",
    "FURTHER_BET",
    "LONGEST_SERIES",
    "POSTILLON",
    "consolation",
    "most_multiple",
    "multiple",
    "price_of_bets",
    "value",
]


def consolation(refaits: int, rules: Rules) -> int:
    """The consolation after so many refaits: 2, 4, 8 … by the law, 2, 4, 6 … by the older usage.

    >>> [consolation(n, Rules()) for n in range(4)]
    [2, 4, 8, 16]
    """
    return int(stakes.consolation(refaits, rules.consolation == "adding"))


def most_multiple(rules: Rules) -> int:
    """The most that a series multiplies by."""
    return 2**MOST_DOUBLINGS if rules.endless_series else LONGEST_SERIES if rules.long_series else GRANDE_BREDOUILLE


def multiple(trous: int, in_series: bool, rules: Rules) -> int:
    """The multiple of a series by these rules."""
    return int(stakes.series_multiple(trous, in_series, most_multiple(rules)))


def value(winner_trous: int, loser_trous: int, in_series: bool, refaits: int, rules: Rules) -> int:
    """The jetons of a marque.

    >>> value(9, 8, False, 0, Rules()), value(9, 8, True, 0, Rules()), value(12, 6, True, 0, Rules())
    (3, 14, 50)
    """
    adding = rules.consolation == "adding"
    return int(stakes.value_of_marque(winner_trous, loser_trous, in_series, refaits, adding, most_multiple(rules)))


def price_of_bets(bets: int) -> int:
    """What so many marques beyond the contingent cost.

    >>> [price_of_bets(n) for n in range(4)]
    [0, 28, 36, 44]
    """
    return int(stakes.price_of_bets(bets))
