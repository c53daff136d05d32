"""The one error of the forms."""

from __future__ import annotations

from trictrac.errors import TrictracError, short
from trictrac.words import fact


class FormError(TrictracError):
    """Players, a number of marques or a result that the form cannot take."""


def whole(value: object, least: int, most: int, key: str) -> int:
    """The value if it is a whole number between the two; else the message, which says what it should be."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise FormError(fact(key, most=most, given=short(value)), short(value))
    return value
