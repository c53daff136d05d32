"""Names of people: as they are shown, and as they are compared, by their letters and by their looks."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from confusable_homoglyphs.confusables import confusables_data

from trictrac.server.refusals import ServerRefused

LONGEST = 40
MOST_MARKS = 2
"""Signs above or below one letter; more would cover the lines of others."""
_OF_THE_HOUSE = ("queue", "pot")
"""Accounts of a poule."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs of other classes that show nothing: fillers, joiners, an empty pattern."""
_VARIANTS = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))


def clean_name(text: str) -> str:
    """A name as tables take it; compatible signs are written in one way (NFKC)."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    # Some signs grow when they are folded: the folded name is kept as well.
    if not 1 <= len(name) <= LONGEST or len(folded(name)) > LONGEST:
        raise ServerRefused("bad_name")
    if not name.isprintable() or not _is_visible(name) or folded(name) in _OF_THE_HOUSE:
        raise ServerRefused("bad_name")
    return name


def _is_visible(name: str) -> bool:
    """Whether every sign shows something, and marks stand on letters."""
    marks = MOST_MARKS
    for sign in unicodedata.normalize("NFD", name):
        if sign in _BLANK or any(ord(sign) in variants for variants in _VARIANTS):
            return False
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks > MOST_MARKS:
            return False
    return True


def folded(text: str) -> str:
    """A name as it is compared: capitals, widths and spaces make no difference.

    >>> folded("  Ａnne  MARIE ") == folded("anne marie")
    True
    """
    text = text.replace("\0", " ")  # which databases refuse
    name = unicodedata.normalize("NFKC", " ".join(text.split())).casefold()
    return " ".join(unicodedata.normalize("NFKC", name).split())


def looks_of(text: str) -> str:
    """What a name looks like, by Unicode's list of confusable signs: two names of the same looks are one to readers.

    >>> looks_of("Аnne") == looks_of("Anne") == looks_of("ANNE")  # the first begins with a Cyrillic letter
    True
    >>> looks_of("PauI") == looks_of("Paul")  # the first ends with a capital i
    True
    >>> looks_of("Anne") == looks_of("Anna")
    False
    """
    letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text))
    looks = "".join(_prototype(each) for each in letters if not each.isspace())
    return looks.casefold().replace("rn", "m")[: 2 * LONGEST]


@lru_cache(4096)
def _prototype(letter: str) -> str:
    """The sign that stands for all that look like a letter: it has many in the list, each of them only this one."""
    alike = [each["c"] for each in confusables_data.get(letter, ())]
    if len(alike) != 1 or len(alike[0]) != 1:
        return letter
    (other,) = alike
    return str(other) if len(confusables_data[other]) > 1 else min(letter, other)
