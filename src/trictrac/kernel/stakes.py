"""What a won game counts for: the kinds of win, the multiples of a series, the end of a marque (art. II, XIX, XX).

The one home of these numbers: the nets' outcomes are made of them, and the forms of play settle by them.
"""

from __future__ import annotations

from trictrac.kernel.jit import shared

TROUS_OF_A_MARQUE = 6  # somebody must have as many when a player leaves (art. II)

GRANDE_BREDOUILLE = 4  # the most a series multiplies by where nothing else is agreed (XIX.8)
LONGEST_SERIES = 16  # the most where longer ones count and do not go on for ever
MOST_DOUBLINGS = 20  # a million times is enough: every total stays a number that all programs can hold

CONSOLATION = 2  # of a marque that was no refait (XIX.7)
POSTILLON = 28  # the first marque lost beyond the contingent (XIX.12)
FURTHER_BET = 8  # each of the next ones

SIMPLE = 0  # the loser has half of the trous or more
FEW_TROUS = 1  # the loser has fewer, but some
PAVILLON = 2  # the winner took all of theirs in one run, after the loser had marked
NO_TROU = 3  # the loser marked none
KINDS = 4


@shared
def kind_of_win(loser_trous, in_series, target):
    """Which of the four kinds of win a game to ``target`` trous is (art. XX).

    "Fewer than six" of the law is half of a game of twelve; a game of another length takes its half.
    """
    if loser_trous == 0:
        return NO_TROU
    if in_series:
        return PAVILLON
    return FEW_TROUS if 2 * loser_trous < target else SIMPLE


@shared
def series_multiple(trous, in_series, most):
    """1; 2 for petite bredouille; 4 for grande; for longer series where agreed doubled every six trous (XIX.8)."""
    if not in_series:
        return 1
    return min(1 << trous // TROUS_OF_A_MARQUE, most)


@shared
def ends_marque(target, my_trous, their_trous):
    """Checks if leaving ends the marque: the written game (target 0), and somebody has the trous it needs (art. II)."""
    return target == 0 and max(my_trous, their_trous) >= TROUS_OF_A_MARQUE


@shared
def consolation(refaits, adding):
    """The consolation after so many refaits: 2, 4, 8 … by the law, 2, 4, 6 … by the older usage, ``adding`` (XIX.7)."""
    if adding:
        return CONSOLATION * (refaits + 1)
    return CONSOLATION << min(refaits, MOST_DOUBLINGS)


@shared
def value_of_marque(won, lost, in_series, refaits, adding, most):
    """The jetons of a marque: the winner's trous and the consolation, multiplied, less the loser's (XIX.7–XIX.9)."""
    return (won + consolation(refaits, adding)) * series_multiple(won, in_series, most) - lost


@shared
def price_of_bets(bets):
    """What so many marques beyond the contingent cost (XIX.12)."""
    return 0 if bets <= 0 else POSTILLON + FURTHER_BET * (bets - 1)
