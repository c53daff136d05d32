"""The two players."""

from __future__ import annotations

from trictrac.enums import NamedEnum


class Side(NamedEnum):
    """One of the two players, by the colour of the dames."""

    WHITE = "w"
    BLACK = "b"

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE
