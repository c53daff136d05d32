"""What a server may answer instead of yes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trictrac.errors import TrictracError
from trictrac.words import Fact


class ClientError(TrictracError):
    """The server cannot be reached, or answers nonsense."""


class RefusedError(ClientError):
    """The server refused something, and says why."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.code: str = data.get("code", "?")
        self.article: str | None = data.get("article")
        super().__init__(Fact.from_data(data["told"]) if "told" in data else self.code, self.code)
