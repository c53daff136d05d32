"""The law by the batch on this machine, for NumPy's arrays."""

from __future__ import annotations

import numpy as np

from trictrac.kernel import batch, candidates
from trictrac.kernel.prospects import THROWS
from trictrac.kernel.state import ROW, RULES, stakes_of
from trictrac.players.engine import Candidates, Numbers


class NumpyLaw:
    """See :class:`trictrac.players.engine.Law`. Its scratch arrays are its own: threads do not share one."""

    throw_weights: Numbers = candidates.THROW_WEIGHTS
    side_by_side = 1 << 11

    def __init__(self) -> None:
        self._plays, self._sheet = batch.scratch()

    def array(self, numbers: Numbers) -> Numbers:
        return numbers

    def numpy(self, array: Numbers) -> Numbers:
        return array

    def copy(self, array: Numbers) -> Numbers:
        return array.copy()

    def stakes(self, rows: Numbers) -> Numbers:
        stakes: Numbers = stakes_of(rows[:, RULES])
        return stakes

    def draw_dice(self, rows: Numbers, seed: int, games: Numbers, counter: int) -> None:
        candidates.draw_dice(rows, seed, games, counter)

    def lay_all_throws(self, rows: Numbers) -> Numbers:
        thrown = np.empty((len(rows) * THROWS, ROW), np.int8)
        candidates.lay_all_throws(rows, thrown)
        return thrown

    def candidates(self, rows: Numbers) -> Candidates[Numbers]:
        room = 64 + 24 * len(rows)
        offsets = np.zeros(len(rows) + 1, np.int64)
        while True:
            out = np.empty((room, ROW), np.int8)
            total = candidates.list_candidates(rows, out, offsets, self._plays, self._sheet)
            if total != candidates.ROOM:
                break
            room *= 2
        return Candidates(out[:total], offsets, np.repeat(np.arange(len(rows)), np.diff(offsets)))

    def best(self, values: Numbers, offsets: Numbers) -> Numbers:
        best = np.empty(len(offsets) - 1, np.int64)
        candidates.best_of_each(np.ascontiguousarray(values, np.float32), offsets, best)
        return best

    def ranks(self, values: Numbers, offsets: Numbers, owners: Numbers) -> Numbers:
        ranks = np.empty(len(values), np.int64)
        candidates.rank_in_each(np.ascontiguousarray(values, np.float32), offsets, owners, ranks)
        return ranks
