"""What a player is: something that chooses, for a batch of games at once.

A *judged row* is one whose dice were thrown and marked (phase ``DECIDE`` or
``PLAY``). Its candidates are numbered as in ``kernel.candidates``: the dutiful
plays in order and then, after a trou, leaving.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

import numpy as np

from trictrac.kernel.deciding import write_errors
from trictrac.players.engine import A, Engine, Numbers, Weighed
from trictrac.players.search import Depth, weigh


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
        return self.choose_by(rows, self.seeds(len(rows), rng))

    def choose_by(self, rows: A, seeds: Numbers) -> A:
        """The same, errors drawn from two words of 32 bits per row: the browser's players err alike by the same two."""
        _, offsets, values = self.weigh(rows)
        return self.engine.law.best(self.as_seen(values, offsets, seeds), offsets) - offsets[:-1]

    def seeds(self, count: int, rng: np.random.Generator) -> Numbers:
        """Two words for each of so many rows; a player that errs not draws none."""
        errs = self.misjudgement or self.oversight
        return rng.integers(1 << 32, size=(count, 2)) if errs else np.zeros((count, 2), np.int64)

    def as_seen(self, values: A, offsets: A, seeds: Numbers) -> A:
        """Misjudged, and some plays overlooked: ``kernel.deciding`` says how, the same on every target."""
        if not self.misjudgement and not self.oversight:
            return values
        law, errors = self.engine.law, np.empty(len(values), np.float32)
        spread = np.float32(self.misjudgement) * np.float32(self.engine.unit)
        write_errors(seeds, law.numpy(offsets), spread, np.float32(self.oversight), errors)
        return values + law.array(errors)
