"""The figures of a hint as each language writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trictrac.players.hint.choices import Choice, Hint

LEAST_SHOWN = 0.0005
"""Chances below this would be rounded to nothing."""
CERTAIN = 1e-6
"""So near to nothing or to everything a chance is certain, and the rest is float32."""


def decimal(value: float, lang: str, places: int = 1, signed: bool = False) -> str:
    """A number as the language writes it."""
    text = f"{value:{'+' if signed else ''}.{places}f}"
    if not float(text):
        text = text.lstrip("+-")
    text = text.replace("-", "−")
    return text.replace(".", ",") if lang == "fr" else text


def percent(chance: float, lang: str) -> str:
    """A chance in hundredths; none and certain only where it is so."""
    if CERTAIN < chance < LEAST_SHOWN:
        return f"< {decimal(0.1, lang)} %"
    if CERTAIN < 1 - chance < LEAST_SHOWN:
        return f"> {decimal(99.9, lang)} %"
    return f"{decimal(100 * chance, lang)} %"


def plural(count: float, noun: str, lang: str, places: int = 0) -> str:
    """A number and its noun; in French the plural begins at two."""
    many = round(count, places) >= 2 if lang == "fr" else round(count, places) != 1
    return f"{decimal(count, lang, places)} {noun}{'s' * many}"


def mean_points(points: float, lang: str) -> str:
    """Points that a throw is worth on average."""
    return plural(points, "point", lang, 1)


def throws_of_36(throws: int, lang: str) -> str:
    """So many throws of the 36."""
    if throws == 36:
        return "les 36 jets" if lang == "fr" else "all 36 throws"
    return plural(throws, "jet", lang) + " sur 36" if lang == "fr" else plural(throws, "throw", lang) + " of 36"


def worth(hint: Hint, choice: Choice, lang: str, bare: bool = False) -> str:
    """What decides between choices: the chance to win, or what is won on average."""
    if hint.by_win_chance:
        end = "" if bare else " de chances de gagner" if lang == "fr" else " to win"
        return percent(choice.chances.win, lang) + end
    end = "" if bare or choice.over else " en moyenne" if lang == "fr" else " on average"
    return amount(hint, choice.value, lang, signed=True) + end


def amount(hint: Hint, value: float, lang: str, signed: bool = False) -> str:
    """Stakes of an ordinary game, jetons of a marque."""
    text = bare_amount(hint, value, lang, signed)
    if lang == "fr":
        return f"{text} {'jeton' if hint.written else 'mise'}{'s' * (abs(value) >= 2)}"
    if hint.written:
        return f"{text} jetons"
    return f"{text} of a stake" if abs(value) < 1 else f"{text} stakes"


def cost(hint: Hint, choice: Choice, lang: str) -> str:
    """What a choice loses: chances to win where these say all (won +1, lost −1), else an amount."""
    if not hint.by_win_chance:
        return amount(hint, choice.loss, lang)
    return percent(choice.loss / 2, lang) + (" de chances de gagner" if lang == "fr" else " of the chances to win")


def bare_amount(hint: Hint, value: float, lang: str, signed: bool = False) -> str:
    """The same without its unit; a jeton is about a tenth of a game and needs a digit less."""
    return decimal(value, lang, 2 if hint.written else 3, signed)
