"""What a server may answer instead of yes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trictrac.errors import TrictracError


class ClientError(TrictracError):
    """The server cannot be reached, or answers nonsense."""


class RefusedError(ClientError):
    """The server refused something, with its reason in both languages."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.code: str = data.get("code", "?")
        self.article: str | None = data.get("article")
        self._sentence: Mapping[str, str] = data.get("sentence", {})
        super().__init__(self.sentence("en"), self.code)

    def sentence(self, lang: str) -> str:
        """Why, in French or in English."""
        return self._sentence.get(lang, self.code)
