"""Rows by the batch: what a throw can lead to, what each is worth, which is best. On the CPU.

``training.cuda_engine`` has the same methods on a GPU; searches are written once
against both, with indexing and arithmetic that NumPy and torch share.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trictrac.forms.marque import CONSOLATION
from trictrac.kernel import batch, candidates
from trictrac.kernel.prospects import THROWS
from trictrac.kernel.state import ROW, RULES, SEAT, STAKES_SHIFT
from trictrac.players.evaluator import Evaluator, Probabilities, Rows
from trictrac.players.start_table import with_starts
from trictrac.players.value import Values, worths_by_stakes, written_worth


def settle(probabilities: Any, stakes: Any, by_stakes: Any, written: Any) -> Any:
    """Probabilities to values: by the stakes of each row, or as a marque (NumPy and torch alike)."""
    if probabilities.shape[1] == len(written):
        return probabilities @ written
    return (probabilities * by_stakes[stakes]).sum(1)


class Engine:
    """One evaluator at work on this machine. Its scratch arrays are its own: threads do not share an engine."""

    throw_weights: Any = candidates.THROW_WEIGHTS

    def __init__(self, evaluator: Evaluator, consolation: int = CONSOLATION, starts: bool = False) -> None:
        self.evaluator = evaluator
        self._consolation = consolation
        self._starts = starts
        self._by_stakes = worths_by_stakes()
        self._written = written_worth(consolation)
        self._plays, self._sheet = batch.scratch()

    def draw_dice(self, rows: Rows, seed: int, games: Any, counter: int) -> None:
        """Lays the dice of a coup on the table of every row."""
        candidates.draw_dice(rows, seed, games, counter)

    def lay_all_throws(self, rows: Rows) -> Rows:
        """Every row 21 times, each throw on the table once; weights in ``throw_weights``."""
        thrown = np.empty((len(rows) * THROWS, ROW), np.int8)
        candidates.lay_all_throws(rows, thrown)
        return thrown

    def candidates(self, rows: Rows) -> tuple[Rows, Any, Any]:
        """All that each row's dice can lead to, with offsets and owners. The rows become judged rows."""
        room = 64 + 24 * len(rows)
        offsets = np.zeros(len(rows) + 1, np.int64)
        while True:
            out = np.empty((room, ROW), np.int8)
            total = candidates.list_candidates(rows, out, offsets, self._plays, self._sheet)
            if total != candidates.ROOM:
                break
            room *= 2
        return out[:total], offsets, np.repeat(np.arange(len(rows)), np.diff(offsets))

    def probabilities(self, rows: Rows) -> Probabilities:
        """The evaluator's answer."""
        return self.evaluator.evaluate(rows)

    def values(self, probabilities: Probabilities, rows: Rows) -> Values:
        """What they are worth to each row's own player."""
        worth: Values = settle(probabilities, rows[:, RULES] >> STAKES_SHIFT, self._by_stakes, self._written)
        return worth

    def equity(self, rows: Rows) -> Values:
        """What each row is worth to its own player; with ``starts``, the start of a releve by the package's table."""
        values = self.values(self.probabilities(rows), rows)
        return with_starts(values, rows, self._consolation) if self._starts else values

    def best(self, values: Values, offsets: Any) -> Any:
        """The index of the best candidate of each row."""
        best = np.empty(len(offsets) - 1, np.int64)
        candidates.best_of_each(np.ascontiguousarray(values, np.float32), offsets, best)
        return best

    def ranks(self, values: Values, offsets: Any, owners: Any) -> Any:
        """The rank of each candidate within its row, 0 for the best."""
        ranks = np.empty(len(values), np.int64)
        candidates.rank_in_each(np.ascontiguousarray(values, np.float32), offsets, owners, ranks)
        return ranks

    def falses(self, count: int) -> Any:
        """So many times False."""
        return np.zeros(count, bool)


def seen_by(values: Any, rows: Any, seats: Any) -> Any:
    """Values of the rows as the players in ``seats`` see them."""
    return values * (1 - 2 * (rows[:, SEAT] ^ seats))
