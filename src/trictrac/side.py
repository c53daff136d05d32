"""The two players."""

from __future__ import annotations

from typing import Literal, TypeAlias

from trictrac.enums import NamedEnum
from trictrac.errors import expect

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


def expect_side(side: object) -> Side:
    """Hands a side through and refuses anything else."""
    return expect(side, Side, "a side is Side.WHITE or Side.BLACK")
