"""The errors of the package: each one says what was wrong and carries the input."""

from __future__ import annotations


class TrictracError(ValueError):
    """Anything a caller handed in that cannot be taken."""

    def __init__(self, message: str, text: str = "") -> None:
        super().__init__(message)
        self.text = text
        """The input that was refused, as it came."""


class BilingualError(TrictracError):
    """The same, for people: the sentence in both languages."""

    def __init__(self, english: str, french: str, text: str = "") -> None:
        super().__init__(english, text)
        self.french = french

    def sentence(self, lang: str) -> str:
        """What was wrong, in French or in English."""
        return self.french if lang == "fr" else str(self)


class InvalidPositionError(BilingualError):
    """A text or a set-up that is not a position."""


class InvalidThrowError(BilingualError):
    """A text or numbers that are not a throw of two dice."""


class InvalidPlayError(BilingualError):
    """A text that is not a play."""


class IllegalPlayError(TrictracError):
    """A play that the law does not allow in this position."""


class WrongPhaseError(TrictracError):
    """An action that the order of the coup (art. XVIII) does not allow now."""
