"""Trictrac: the law of the game, compiled, with a friendly face.

>>> import trictrac
>>> position = trictrac.Position.parse("1x13-8-10_1x15_w")
>>> [mark.jan.value for mark in position.score("4-3")]
['deux_tables']
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trictrac.envs.registering import register_soon
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
from trictrac.players.opening_book import BookPlay, book_play, opening_book
from trictrac.position import Camp, MadeJans, Position
from trictrac.rules import LOI_2013, USAGE_19E, Rules
from trictrac.score import How, Jan, Mark, Score
from trictrac.side import Side
from trictrac.throw import ALL_THROWS, Throw

if TYPE_CHECKING:
    from pathlib import Path

    from trictrac.players.game_engine import GameEngine

__version__ = "0.1.0"

BLACK = Side.BLACK
WHITE = Side.WHITE


def engine(name: str | Path = "master") -> GameEngine:
    """A computer player by its name, or a file of weights; see :class:`trictrac.players.game_engine.GameEngine`.

    ``engine.analyse(position, throw)`` ranks what can be done, ``engine.choose(game)`` does one of it, and
    ``engine.rollout(position)`` plays on from a position many times.
    """
    from trictrac.players import game_engine  # the nets are read only where they are asked for  # noqa: PLC0415

    return game_engine.engine(name)


register_soon()

__all__ = [
    "ALL_THROWS",
    "BLACK",
    "LOI_2013",
    "USAGE_19E",
    "WHITE",
    "BookPlay",
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
    "MadeJans",
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
    "book_play",
    "engine",
    "opening_book",
]
