"""Trictrac: the law of the game, compiled, with a friendly face.

>>> import trictrac
>>> position = trictrac.Position.parse("1x13-8-10_1x15_w")
>>> [mark.jan.value for mark in position.score("4-3")]
['deux_tables']
"""

from trictrac.errors import (
    IllegalPlayError,
    InvalidMarksError,
    InvalidPlayError,
    InvalidPositionError,
    InvalidThrowError,
    TrictracError,
    WrongPhaseError,
    WrongTypeError,
)
from trictrac.game import Decision, Game, Opening, Outcome
from trictrac.marks import Marks
from trictrac.phase import Phase
from trictrac.play import LegalPlays, Play
from trictrac.position import Camp, Position
from trictrac.rules import LOI_2013, USAGE_19E, Rules
from trictrac.score import How, Jan, Mark, Score
from trictrac.side import Side
from trictrac.throw import ALL_THROWS, Throw

__version__ = "0.1.0"

BLACK = Side.BLACK
WHITE = Side.WHITE

__all__ = [
    "ALL_THROWS",
    "BLACK",
    "LOI_2013",
    "USAGE_19E",
    "WHITE",
    "Camp",
    "Decision",
    "Game",
    "How",
    "IllegalPlayError",
    "InvalidMarksError",
    "InvalidPlayError",
    "InvalidPositionError",
    "InvalidThrowError",
    "Jan",
    "LegalPlays",
    "Mark",
    "Marks",
    "Opening",
    "Outcome",
    "Phase",
    "Play",
    "Position",
    "Rules",
    "Score",
    "Side",
    "Throw",
    "TrictracError",
    "WrongPhaseError",
    "WrongTypeError",
]
