"""The end of a written game: queue, bets, and what partners share (XIX.11–XIX.14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from trictrac.forms.account import QUEUE, Entry, Party, shared, side_party
from trictrac.forms.marque import FURTHER_BET, POSTILLON, price_of_bets
from trictrac.rules import Rules

Sides = tuple[tuple[int, ...], ...]
Decided = Sequence[tuple[int, int]]
"""The side that won and the side that lost, marque by marque, refaits left out."""


def purse_of(side: int, sides: Sides) -> Party:
    """Where the jetons of a side lie: with its only player, or in a common purse."""
    return sides[side][0] if len(sides[side]) == 1 else side_party(side)


def queue(won: Sequence[int], laid_aside: int, sides: Sides) -> Iterator[Entry]:
    """The jetons laid aside go to the side that won most in the marques; equal sides share them.

    ``won`` is what each side won or lost in the marques, jetons laid aside not counted. Of a queue
    that does not divide the odd jetons go one each to the equal sides in the order of the players.
    """
    if not laid_aside:
        return
    best = max(won)
    winners = [side for side, jetons in enumerate(won) if jetons == best]
    least = laid_aside // len(winners)
    for side, jetons in zip(winners, shared(laid_aside, len(winners)), strict=True):
        numbers = {"queue": laid_aside, "among": len(winners), "odd": jetons - least, "best": best}
        yield Entry(QUEUE, purse_of(side, sides), jetons, "queue", None, numbers)


def fixed_queue(won: Sequence[int], fiches: int, fiche: int, sides: Sides) -> Iterator[Entry]:
    """A queue agreed beforehand: the side that lost most in the marques pays it to the one that won most (Lep. VI)."""
    worst = min(won)
    if worst == max(won):
        return
    losers = [side for side, jetons in enumerate(won) if jetons == worst]
    whole = fiches * fiche
    least = whole // len(losers)
    for side, jetons in zip(losers, shared(whole, len(losers)), strict=True):
        numbers = {"fiches": fiches, "queue": whole, "among": len(losers), "odd": jetons - least, "worst": worst}
        yield Entry(purse_of(side, sides), QUEUE, jetons, "fixed", None, numbers)
    yield from queue(won, whole, sides)


def bets(decided: Decided, sides: Sides, rules: Rules) -> Iterator[Entry]:
    """The bets, by the way the rules count them. By totals only where three play each for himself."""
    if rules.bets == "totals" and len(sides) == 3:
        yield from _bets_by_totals(decided, sides)
    else:
        yield from _bets_by_pairs(decided, sides)


def _bets_by_pairs(decided: Decided, sides: Sides) -> Iterator[Entry]:
    """Between two sides the contingent is half the marques they played, rounded down."""
    met = Counter(decided)
    for one in range(len(sides)):
        for other in range(one + 1, len(sides)):
            of = met[one, other] + met[other, one]
            contingent = of // 2
            for winner, loser in ((one, other), (other, one)):
                lost = met[winner, loser]
                if lost > contingent:
                    yield _bet(loser, winner, lost, of, contingent, lost - contingent, sides)


def _bets_by_totals(decided: Decided, sides: Sides) -> Iterator[Entry]:
    """The contingent is a third of all marques; whoever lost more pays those who lost fewer.

    Of three, one stands alone on his side of the contingent, or one stands on it; so what each of
    the two above, or of the two below, is away from it says between whom the bets lie.
    """
    losses = Counter(loser for _, loser in decided)
    contingent = len(decided) // len(sides)
    away = [losses[side] - contingent for side in range(len(sides))]
    for loser, beyond in enumerate(away):
        for winner, short in enumerate(away):
            if beyond > 0 > short:
                yield _bet(loser, winner, losses[loser], len(decided), contingent, min(beyond, -short), sides)


def _bet(loser: int, winner: int, lost: int, of: int, contingent: int, count: int, sides: Sides) -> Entry:
    numbers = {
        "lost": lost,
        "of": of,
        "contingent": contingent,
        "bets": count,
        "postillon": POSTILLON,
        "further": FURTHER_BET,
    }
    return Entry(purse_of(loser, sides), purse_of(winner, sides), price_of_bets(count), "bets", None, numbers)


def sharing(entries: Sequence[Entry], sides: Sides) -> Iterator[Entry]:
    """Partners share what their purse won or lost; an odd jeton falls to the partner named first."""
    for side, members in enumerate(sides):
        if len(members) == 1:
            continue
        purse = side_party(side)
        total = sum(entry.jetons * ((entry.payee == purse) - (entry.payer == purse)) for entry in entries)
        least = abs(total) // len(members)
        for player, part in zip(members, shared(total, len(members)), strict=True):
            if part:
                payer, payee = (purse, player) if part > 0 else (player, purse)
                numbers = {"total": total, "among": len(members), "odd": abs(part) - least}
                yield Entry(payer, payee, abs(part), "share", None, numbers)
