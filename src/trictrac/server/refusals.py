"""What the server refuses beyond the law of the table: a code and a fact to be told."""

from __future__ import annotations

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

    def sentence(self, lang: str) -> str:
        """Why, in one sentence; what an error below says has neither capital nor full stop."""
        text = super().sentence(lang)
        return f"{capital(text).removesuffix('.')}." if self._from_below else text
