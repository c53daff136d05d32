"""Words that every sentence shares, in the two languages."""

from __future__ import annotations

import os
from collections.abc import Sequence

from trictrac.errors import TrictracError
from trictrac.throw import Throw

LANGUAGES = ("en", "fr")

_NUMBERS = ("", "as", "deux", "trois", "quatre", "cinq", "six")
_NUMBERS_EN = ("", "ace", "two", "three", "four", "five", "six")


def language(name: str | None = None) -> str:
    """The language to speak: the one named, else that of the environment, else English."""
    if name is None:
        wished = os.environ.get("TRICTRAC_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
        return "fr" if wished.lower().startswith("fr") else "en"
    if name not in LANGUAGES:
        raise TrictracError(f"there is no language {name!r}; the languages are {' and '.join(LANGUAGES)}", name)
    return name


def throw_name(throw: Throw, lang: str) -> str:
    """How a player calls the throw: the larger number first, doublets by their name (LL 17)."""
    if throw.name:
        return throw.name if lang == "fr" else f"{throw.name} ({_NUMBERS_EN[throw.high]}-{_NUMBERS_EN[throw.low]})"
    if lang == "fr":
        return f"{_NUMBERS[throw.high]} et {_NUMBERS[throw.low]}"
    return f"{_NUMBERS_EN[throw.high]} and {_NUMBERS_EN[throw.low]}"


def number_name(number: int, lang: str) -> str:
    """One number of the dice with its article."""
    if lang == "fr":
        return "l'as" if number == 1 else f"le {number}"
    return "the ace" if number == 1 else f"the {number}"


def joined(parts: Sequence[str], lang: str) -> str:
    """A list in prose."""
    word = " et " if lang == "fr" else " and "
    return word.join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else list(parts))


def points_to(points: int, for_other: bool, lang: str) -> str:
    """Who marks how much."""
    if lang == "fr":
        return f"{points} points pour l'adversaire" if for_other else f"{points} points"
    return f"{points} points to the other" if for_other else f"{points} points"
