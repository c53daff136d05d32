"""The one error of the forms: a sentence in both languages."""

from __future__ import annotations

from trictrac.errors import BilingualError


class FormError(BilingualError):
    """Players, a number of marques or a result that the form cannot take."""

    def at(self, english: str, french: str) -> FormError:
        """The same error, told where it lies."""
        return FormError(f"{english}: {self}", f"{french} : {self.french}", self.text)


def whole(value: object, least: int, most: int, english: str, french: str) -> int:
    """The value if it is a whole number between the two; else the sentence, which names what it should be."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise FormError(f"{english}, not {short(value)}", f"{french}, non {short(value)}", short(value))
    return value


def short(value: object) -> str:
    """A value as a sentence can hold it."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # an integer too long to write, a list too deep
        return "…"
    return text if len(text) <= 40 else f"{text[:39]}…"
