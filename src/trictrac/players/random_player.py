"""The random player: any dutiful play as good as another, leaving no better than a play."""

from __future__ import annotations

import numpy as np

from trictrac.players.engine import Numbers
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.player import Player


class RandomPlayer(Player[Numbers]):
    """Draws among the candidates of a throw, each equally likely."""

    name = "random"

    def __init__(self) -> None:
        self._law = NumpyLaw()

    def choose(self, rows: Numbers, rng: np.random.Generator) -> Numbers:
        choices: Numbers = rng.integers(np.diff(self._law.candidates(rows.copy()).offsets))
        return choices
