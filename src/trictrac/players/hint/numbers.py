"""The figures of a hint, as facts that each language writes in its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trictrac import words
from trictrac.words import Fact, decimal, fact

if TYPE_CHECKING:
    from trictrac.players.hint.choices import Choice, Hint

LEAST_SHOWN = 0.0005
"""Chances below this would be rounded to nothing."""
CERTAIN = 1e-6
"""So near to nothing or to everything a chance is certain, and the rest is float32."""


def percent(chance: float) -> Fact:
    """A chance in hundredths; none and certain only where it is so."""
    if CERTAIN < chance < LEAST_SHOWN:
        return words.percent(0.001, bound="below")
    if CERTAIN < 1 - chance < LEAST_SHOWN:
        return words.percent(0.999, bound="above")
    return words.percent(chance)


def mean_points(points: float) -> Fact:
    """Points that a throw is worth on average."""
    whole, digits = f"{points:.1f}".split(".")
    return fact("hint-mean-points", whole=int(whole), digits=digits)


def worth(hint: Hint, choice: Choice, bare: bool = False) -> Fact:
    """What decides between choices: the chance to win, or what is won on average."""
    if hint.by_win_chance:
        share = percent(choice.chances.win)
        return share if bare else fact("hint-chance", share=share)
    value = amount(hint, choice.value, signed=True)
    return value if bare or choice.over else fact("hint-on-average", amount=value)


def amount(hint: Hint, value: float, signed: bool = False) -> Fact:
    """Stakes of an ordinary game, jetons of a marque."""
    number = bare_amount(hint, value, signed)
    return fact("hint-amount", number=number, unit=hint.unit, size=int(abs(value)))


def cost(hint: Hint, choice: Choice) -> Fact:
    """What a choice loses: chances to win where these say all (won +1, lost −1), else an amount."""
    if not hint.by_win_chance:
        return amount(hint, choice.loss)
    return fact("hint-chance-cost", share=percent(choice.loss / 2))


def bare_amount(hint: Hint, value: float, signed: bool = False) -> Fact:
    """The same without its unit; a jeton is about a tenth of a game and needs a digit less."""
    return decimal(value, 2 if hint.written else 3, signed)
