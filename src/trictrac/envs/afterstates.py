"""What every choice leads to: for those who learn values of positions rather than of actions.

>>> from trictrac.envs.batch import BatchEnv
>>> env = BatchEnv(3, observation="none", masks=False, seed=7)
>>> told = env.reset()
>>> after = env.afterstates()
>>> values = after.to_chooser(np.zeros(len(after.rows), np.float32))
>>> told = env.step(after.actions(after.best(values)))
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from trictrac.kernel import features
from trictrac.kernel.actions import LEAVE, STAY
from trictrac.kernel.episodes import WAIT
from trictrac.kernel.state import DECIDE, NOBODY, OVER, PHASE, SEAT, WINNER
from trictrac.players.engine import seen_by
from trictrac.players.numpy_law import NumpyLaw

Values = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Afterstates:
    """The rows that the choices of many games lead to, game after game: each waits for a throw, or is over.

    After a trou, staying is counted with each of its plays, and leaving comes last.
    """

    rows: NDArray[np.int8]
    offsets: NDArray[np.int64]
    """Those of game ``n`` are between ``offsets[n]`` and ``offsets[n + 1]``."""
    owners: NDArray[np.int64]
    """The game of each."""
    before: NDArray[np.int8]
    """The rows of the games, at their decisions."""
    legal: NDArray[np.int16]
    """The legal actions of each game."""
    law: NumpyLaw

    @classmethod
    def of(cls, rows: NDArray[np.int8], legal: NDArray[np.int16]) -> Afterstates:
        """Those of rows whose dice are thrown and marked, as a batch has them, with their legal actions."""
        law, before = NumpyLaw(), rows.copy()
        return cls(*law.candidates(before), before, legal.copy(), law)

    @property
    def throwers(self) -> NDArray[np.int8]:
        """The seat that throws next, of each."""
        return self.rows[:, SEAT]

    def features(self) -> Values:
        """``float32[m, 288]``: what the nets of this package see of them, from the side of whoever throws next."""
        seen: Values = features.features_of(self.rows) * features.SCALE
        return seen

    def results(self) -> Values:
        """1, 0 or -1 to whoever would throw next where the game is over (0: a refait), NaN where it goes on."""
        over, winners = self.rows[:, PHASE] == OVER, self.rows[:, WINNER]
        won = np.where(winners == NOBODY, 0, np.where(winners == self.rows[:, SEAT], 1, -1))
        return np.where(over, won, np.nan).astype(np.float32)

    def to_chooser(self, values: Values) -> Values:
        """Values to whoever throws next, as the player who chooses sees them."""
        seen: Values = seen_by(values, self.rows, self.before[self.owners, SEAT])
        return seen

    def best(self, values: Values) -> NDArray[np.int64]:
        """The number of the choice of each game with the highest value to its chooser."""
        best: NDArray[np.int64] = self.law.best(values, self.offsets) - self.offsets[:-1]
        return best

    def actions(self, choices: NDArray[np.int64]) -> NDArray[np.int64]:
        """The action that each numbered choice begins with: staying, before a play after a trou. ``WAIT`` at an end."""
        phases, last = self.before[:, PHASE], np.diff(self.offsets) - 1
        plays = self.legal[np.arange(len(choices)), choices]
        decided = np.where(choices == last, LEAVE, STAY)
        actions = np.where(phases == OVER, WAIT, np.where(phases == DECIDE, decided, plays))
        return actions.astype(np.int64)
