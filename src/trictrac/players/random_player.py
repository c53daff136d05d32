"""The random player: any dutiful play as good as another, leaving no better than a play."""

from __future__ import annotations

import numpy as np

from trictrac.kernel.outcomes import ORDINARY
from trictrac.players.engine import Engine
from trictrac.players.evaluator import Probabilities, Rows
from trictrac.players.player import Choices, Player


class Blind:
    """Sees every game as even: the evaluator of players who judge by other means than probabilities."""

    outputs = ORDINARY

    def evaluate(self, rows: Rows) -> Probabilities:
        """See :class:`trictrac.players.evaluator.Evaluator`."""
        return np.full((len(rows), self.outputs), 1 / self.outputs, np.float32)


class RandomPlayer(Player):
    """Draws among the candidates of a throw, each equally likely."""

    name = "random"

    def __init__(self) -> None:
        self.engine = Engine(Blind())

    def choose(self, rows: Rows, rng: np.random.Generator) -> Choices:
        """See :class:`trictrac.players.player.Player`."""
        _, offsets, _ = self.engine.candidates(rows.copy())
        choices: Choices = rng.integers(np.diff(offsets))
        return choices
