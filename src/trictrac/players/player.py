"""What a player is: something that chooses, for a batch of games at once.

A *judged row* is one whose dice were thrown and marked (phase ``DECIDE`` or
``PLAY``). Its candidates are numbered as in ``kernel.candidates``: the dutiful
plays in order and then, after a trou, leaving.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trictrac.players.engine import Engine
from trictrac.players.evaluator import Rows
from trictrac.players.search import weigh

Choices = NDArray[np.int64]


class Player(ABC):
    """Chooses for judged rows; ``name`` is what the arena and the tables call it."""

    name: str

    @abstractmethod
    def choose(self, rows: Rows, rng: np.random.Generator) -> Choices:
        """The number of the chosen candidate of each row. The rows are left as they are."""


class ValuePlayer(Player):
    """Takes the candidate of the greatest value by ``engine``: the net at 0 ply, and its kin."""

    def __init__(self, name: str, engine: Engine) -> None:
        self.name = name
        self.engine = engine

    def weigh(self, rows: Rows) -> tuple[Rows, Any, Any]:
        """The candidates of the rows, their offsets, and their values to the choosing player."""
        return weigh(self.engine, rows.copy())

    def choose(self, rows: Rows, rng: np.random.Generator) -> Choices:
        """See :class:`Player`."""
        _, offsets, values = self.weigh(rows)
        choices: Choices = self.engine.best(values, offsets) - offsets[:-1]
        return choices
