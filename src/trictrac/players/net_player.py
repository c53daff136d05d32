"""Players that ask the nets of the package: at once, or after looking ahead over all throws.

A net of its own serves each game: rows of the written game (no last trou) go to
the net of the marque, the others to that of the ordinary game.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from trictrac.kernel.state import TARGET
from trictrac.players.engine import Engine
from trictrac.players.evaluator import ORDINARY, WRITTEN, Rows, shipped
from trictrac.players.player import Choices, Player
from trictrac.players.search import ONE_PLY, TWO_PLIES, Depth, weigh

MARQUE = 10.0
"""About what a marque is worth in jetons: margins and errors are given in games, and this stands for one."""


class NetPlayer(Player):
    """Takes the candidate that the net, or the look ahead, values most."""

    def __init__(self, name: str, depths: tuple[Depth, ...] = ()) -> None:
        self.name = name
        self.depths = depths

    @cached_property
    def _ordinary(self) -> Engine:
        return Engine(shipped(ORDINARY), starts=True)

    @cached_property
    def _written(self) -> Engine:
        return Engine(shipped(WRITTEN), starts=True)

    def engine_for(self, row: Rows) -> tuple[Engine, float]:
        """The engine of a row's game and the size of a game in its values."""
        return (self._ordinary, 1.0) if row[TARGET] else (self._written, MARQUE)

    def weigh(self, rows: Rows) -> tuple[Rows, Any, Any]:
        """The candidates of judged rows of one game, their offsets, their values to the choosing player."""
        engine, unit = self.engine_for(rows[0])
        return weigh(engine, rows.copy(), self.depths, unit)

    def choose(self, rows: Rows, rng: np.random.Generator) -> Choices:
        """See :class:`Player`."""
        choices = np.empty(len(rows), np.int64)
        written = rows[:, TARGET] == 0
        for part in (np.flatnonzero(written), np.flatnonzero(~written)):
            if len(part):
                choices[part] = self._choose(np.ascontiguousarray(rows[part]), rng)
        return choices

    def _choose(self, rows: Rows, rng: np.random.Generator) -> Choices:
        _, offsets, values = self.weigh(rows)
        best: Choices = self._ordinary.best(self.as_seen(values, rows, rng), offsets) - offsets[:-1]
        return best

    def as_seen(self, values: Any, rows: Rows, rng: np.random.Generator) -> Any:
        """The values as this player sees them: as they are; weaker players see worse (``players.levels``)."""
        return values


def net() -> NetPlayer:
    """The net at once."""
    return NetPlayer("net")


def one_ply() -> NetPlayer:
    """The other's 21 throws, each with his best answer."""
    return NetPlayer("1ply", ONE_PLY)


def two_plies() -> NetPlayer:
    """And one's own 21 after that."""
    return NetPlayer("2ply", TWO_PLIES)
