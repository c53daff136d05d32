"""The two players."""

from __future__ import annotations

import enum


class Side(enum.Enum):
    """One of the two players, by the colour of the dames."""

    WHITE = "w"
    BLACK = "b"

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE

    def __repr__(self) -> str:
        return f"Side.{self.name}"
