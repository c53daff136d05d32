"""The errors of the package: each one says what was wrong and carries the input."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from trictrac.words import Fact


Value = TypeVar("Value")

INTERRUPTED = 130
"""The exit status of a command that Ctrl-C ended."""


class TrictracError(ValueError):
    """Anything a caller handed in that cannot be taken: a fact with its sentence in every language."""

    def __init__(self, told: Fact | str, text: str = "") -> None:
        super().__init__(told, text)
        self._told = told
        self.text = text
        """The input that was refused, as it came."""

    @property
    def told(self) -> Fact:
        """What was wrong; a plain text is for programmers and is told as it is in every language."""
        from trictrac.words import fact  # words raise errors too  # noqa: PLC0415

        return fact("verbatim", text=self._told) if isinstance(self._told, str) else self._told

    def sentence(self, lang: str) -> str:
        """What was wrong, in a language."""
        from trictrac.words import say  # noqa: PLC0415

        return say(self.told, lang)

    def __str__(self) -> str:
        return self.sentence("en")


class WrongTypeError(TrictracError, TypeError):
    """A value of a type that is not taken here; the message says which are."""

    def __init__(self, expected: str, value: object) -> None:
        shown = repr(value)
        super().__init__(f"{expected}, not {shown if len(shown) <= 80 else type(value).__name__}", shown[:200])


def short(value: object) -> str:
    """A value as a sentence can hold it."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # an integer too long to write, a list too deep
        return "…"
    return text if len(text) <= 40 else f"{text[:39]}…"


def expect(value: object, kind: type[Value] | tuple[type[Value], ...], expected: str) -> Value:
    """Hands a value of a type through and refuses anything else; ``expected`` says what is taken."""
    if not isinstance(value, kind):
        raise WrongTypeError(expected, value)
    return value


def expect_whole(
    value: object,
    what: str,
    least: int = -(2**63),
    most: int = 2**63 - 1,
    error: type[TrictracError] = TrictracError,
) -> int:
    """Hands a whole number between two bounds through and refuses anything else.

    >>> expect_whole(3, "a seed")
    3
    """
    try:
        found = index(value)  # type: ignore[arg-type]
    except TypeError:
        found = most + 1
    if isinstance(value, bool) or not least <= found <= most:
        bounds = f"of {least} at least" if least > -(2**63) else "of 64 bits"
        raise error(f"{what} is a whole number {bounds}, not {short(value)}", short(value))
    return found


def expect_text(value: object, what: str, example: str) -> str:
    """Hands a text through and refuses anything else."""
    return expect(value, str, f"{what} is read from text such as {example!r}")


class InvalidPositionError(TrictracError):
    """A text or a set-up that is not a position."""


class InvalidThrowError(TrictracError):
    """A text or numbers that are not a throw of two dice."""


class InvalidPlayError(TrictracError):
    """A text that is not a play."""


class InvalidMarksError(TrictracError):
    """Marks that nobody can have, or points that nobody can mark."""


class IllegalPlayError(TrictracError):
    """A play that the law does not allow in this position."""


class WrongPhaseError(TrictracError):
    """An action that the order of the coup (art. XVIII) does not allow now."""
