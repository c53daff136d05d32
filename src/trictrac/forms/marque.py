"""What one marque of the written game is worth, and what bets cost (XIX.7–XIX.9, XIX.12): the arithmetic alone."""

from __future__ import annotations

from trictrac.kernel.stakes import GRANDE_BREDOUILLE, series_multiple
from trictrac.rules import Rules

CONSOLATION = 2
POSTILLON = 28
"""The first marque lost beyond the contingent; the next ones cost ``FURTHER_BET`` each."""
FURTHER_BET = 8
LONGEST_SERIES = 16
"""The most a series multiplies by where longer ones count and do not go on for ever."""


def consolation(refaits: int, rules: Rules) -> int:
    """The consolation after so many refaits: 2, 4, 8 … by the law, 2, 4, 6 … by the older usage.

    >>> [consolation(n, Rules()) for n in range(4)]
    [2, 4, 8, 16]
    """
    if rules.consolation == "adding":
        return CONSOLATION * (refaits + 1)
    return int(CONSOLATION * 2**refaits)


def multiple(trous: int, in_series: bool, rules: Rules) -> int:
    """The multiple of a series by these rules."""
    most = 2**trous if rules.endless_series else LONGEST_SERIES if rules.long_series else GRANDE_BREDOUILLE
    return int(series_multiple(trous, in_series, most))


def value(winner_trous: int, loser_trous: int, in_series: bool, refaits: int, rules: Rules) -> int:
    """The jetons of a marque.

    >>> value(9, 8, False, 0, Rules()), value(9, 8, True, 0, Rules()), value(12, 6, True, 0, Rules())
    (3, 14, 50)
    """
    times = multiple(winner_trous, in_series, rules)
    return (winner_trous + consolation(refaits, rules)) * times - loser_trous


def price_of_bets(bets: int) -> int:
    """What so many marques beyond the contingent cost.

    >>> [price_of_bets(n) for n in range(4)]
    [0, 28, 36, 44]
    """
    return 0 if bets <= 0 else POSTILLON + FURTHER_BET * (bets - 1)
