"""What a player is: something that chooses, for a batch of games at once.

A *judged row* is one whose dice were thrown and marked (phase ``DECIDE`` or
``PLAY``). Its candidates are numbered as in ``kernel.candidates``: the dutiful
plays in order and then, after a trou, leaving.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

import numpy as np

from trictrac.players.engine import A, Engine, Weighed
from trictrac.players.search import Depth, weigh

UNSEEN = 1e6
"""Taken off the value of a play that is overlooked: it is played only if all are."""


class Player(ABC, Generic[A]):
    """Chooses for judged rows; ``name`` is what the arena and the tables call it."""

    name: str

    @abstractmethod
    def choose(self, rows: A, rng: np.random.Generator) -> A:
        """The number of the chosen candidate of each row. The rows are left as they are."""


class EnginePlayer(Player[A]):
    """Takes the candidate that its engine, or looking ahead with it, values most; weaker players err."""

    def __init__(
        self,
        name: str,
        engine: Engine[A],
        depths: tuple[Depth, ...] = (),
        misjudgement: float = 0.0,
        oversight: float = 0.0,
    ) -> None:
        self.name = name
        self.engine = engine
        self.depths = depths
        self.misjudgement = misjudgement
        """The spread of the error on every value, in games."""
        self.oversight = oversight
        """How often a play is not seen."""

    def weigh(self, rows: A) -> Weighed[A]:
        """The candidates of the rows and their values to the choosing player."""
        return weigh(self.engine, self.engine.law.copy(rows), self.depths)

    def choose(self, rows: A, rng: np.random.Generator) -> A:
        """See :class:`Player`."""
        _, offsets, values = self.weigh(rows)
        return self.engine.law.best(self._as_seen(values, rng), offsets) - offsets[:-1]

    def _as_seen(self, values: A, rng: np.random.Generator) -> A:
        """Misjudged, and some plays overlooked."""
        if not self.misjudgement and not self.oversight:
            return values
        array, count = self.engine.law.array, len(values)
        wrong = values + array(rng.normal(0.0, self.misjudgement * self.engine.unit, count))
        return wrong - array(UNSEEN * (rng.random(count) < self.oversight))
