"""The two players."""

from __future__ import annotations

from typing import Literal, TypeAlias

from trictrac.enums import NamedEnum

Colour: TypeAlias = Literal["white", "black"]


class Side(NamedEnum):
    """One of the two players, by the colour of the dames."""

    WHITE = "w"
    BLACK = "b"

    @property
    def colour(self) -> Colour:
        """Its name for people and programs elsewhere."""
        return "white" if self is Side.WHITE else "black"

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE
