"""The languages the program speaks, and the tags by which people and machines name them."""

from __future__ import annotations

import os
from functools import cache

from trictrac.errors import TrictracError, expect_text
from trictrac.words.facts import fact

LANGUAGES = ("en", "fr")


class UnknownLanguageError(TrictracError):
    """A tag of a language the program does not speak."""


def language(tag: str | None = None) -> str:
    """The language of a tag such as ``fr``, ``fr_FR.UTF-8``, ``fr-CA``, ``en_GB`` or ``C``; None: the environment's.

    >>> language("fr_FR.UTF-8"), language("C.UTF-8")
    ('fr', 'en')
    """
    if tag is None:
        return spoken_here()
    found = _find(expect_text(tag, "a language", "fr_FR.UTF-8"))
    if found is None:
        raise UnknownLanguageError(fact("unknown-language", tag=repr(tag), known=LANGUAGES), tag)
    return found


def spoken_here() -> str:
    """The language of the environment: that of ``TRICTRAC_LANG``, else the locale's if we speak it, else English."""
    if wished := os.environ.get("TRICTRAC_LANG"):
        return language(wished)
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return _find(locale) or LANGUAGES[0]


@cache
def _find(tag: str) -> str | None:
    name = tag.strip().replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
    if name in ("c", "posix"):
        return LANGUAGES[0]
    return name if name in LANGUAGES else None
