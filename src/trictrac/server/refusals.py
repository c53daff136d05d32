"""What the server refuses beyond the law of the table: a code and a fact to be told."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic_core import ErrorDetails

from trictrac.errors import TrictracError
from trictrac.words import Arg, Fact, capital, fact


class ServerRefused(TrictracError):
    """Something the server does not do; nothing has changed. ``told`` is what an error below already says of it."""

    article: str | None = None

    def __init__(self, code: str, told: Fact | None = None, **values: Arg) -> None:
        super().__init__(told or fact(f"server-refused-{code}", **values), code)
        self.code = code
        self._from_below = told is not None

    @classmethod
    def of(cls, error: TrictracError, code: str = "bad_action") -> ServerRefused:
        """What an error of the package says, as a refusal."""
        return cls(code, error.told)

    @classmethod
    def unreadable(cls, errors: Sequence[ErrorDetails]) -> ServerRefused:
        """What does not fit its type: the first thing wrong, and where."""
        where = ".".join(map(str, errors[0]["loc"]))[:60]
        return cls("bad_message", why=f"{where} {errors[0]['msg']}"[:160].strip())

    def sentence(self, lang: str) -> str:
        """Why, in one sentence; what an error below says has neither capital nor full stop."""
        text = super().sentence(lang)
        return f"{capital(text).removesuffix('.')}." if self._from_below else text
