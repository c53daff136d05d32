"""Small exits, exactly: few dames left on both sides, all in the last table, nothing else to score.

The two sides no longer meet, so that one side alone has a number of throws to
go out, and both together a race: the first one out has 4 points, 6 by doublet
(art. VIII). The legal plays are the kernel's; every play brings dames nearer, so
that positions are settled from the smallest way left upwards.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from trictrac.kernel.candidates import THROW_WEIGHTS
from trictrac.kernel.prospects import THROWS
from trictrac.kernel.state import COUPS, DAMES, ME, MINE, OTHER, OUT, PHASE, ROW, SEAT, THEIRS, THROW, start
from trictrac.players.engine import Numbers
from trictrac.players.evaluator import Rows
from trictrac.players.numpy_law import NumpyLaw

LAST_TABLE = slice(19, 25)
CASES = 6
ALL_OUT = 0  # the number of the position with no dame left
MOST_THROWS = 20
MORE_DAMES = 12
"""With so many dames the jan de retour could still be full, and score."""

# Chances of a race, seen by the player about to throw.
I_SIMPLE, I_DOUBLET, THEY_SIMPLE, THEY_DOUBLET = range(4)

Chances = NDArray[np.float64]


class ExitTable:
    """All exits of at most ``dames`` dames per side."""

    def __init__(self, dames: int = 6) -> None:
        if not 1 <= dames < MORE_DAMES:
            raise ValueError(f"an exit table is for 1 to {MORE_DAMES - 1} dames, not {dames}")
        self.dames = dames
        self.counts = _all_counts(dames)
        """Dames on the cases 19 to 24 of each position; position 0 has none."""
        self.way = self.counts @ np.arange(CASES, 0, -1)
        """Steps left to go."""
        self._numbers = {tuple(counts): i for i, counts in enumerate(self.counts.tolist())}
        self.after = self._answers()
        """The positions that each throw can lead to; shorter lists are filled with their first."""
        self._weights = np.rint(36 * THROW_WEIGHTS.astype(np.float64)) / 36

    def number(self, counts: Iterable[int]) -> int:
        """The position with so many dames on the cases 19 to 24."""
        return self._numbers[tuple(int(count) for count in counts)]

    def throws(self) -> tuple[Chances, Chances]:
        """Of each position: the fewest throws to expect, and the chance to need exactly so many."""
        expected = np.zeros(len(self.counts))
        exactly = np.zeros((len(self.counts), MOST_THROWS + 1))
        exactly[ALL_OUT, 0] = 1
        for i in np.argsort(self.way, kind="stable")[1:]:
            answers = self.after[i]
            chosen = answers[np.arange(THROWS), expected[answers].argmin(axis=1)]
            expected[i] = 1 + self._weights @ expected[chosen]
            exactly[i, 1:] = self._weights @ exactly[chosen, :-1]
        return expected, exactly

    def races(self) -> Chances:
        """Chances by (dames of the player about to throw, dames of the opponent): who is out first, and how.

        Both play for the best chance to be out first.
        """
        size = len(self.counts)
        chances = np.zeros((size, size, 4))
        first, second = np.divmod(np.arange(size * size), size)
        both_left = self.way[first] + self.way[second]
        racing = (first != ALL_OUT) & (second != ALL_OUT)
        finished = np.zeros((THROWS, 4))
        finished[:, I_DOUBLET] = self._weights == self._weights.min()
        finished[:, I_SIMPLE] = 1 - finished[:, I_DOUBLET]
        for way in range(2, int(both_left.max()) + 1):
            at = np.flatnonzero(racing & (both_left == way))
            for part in np.array_split(at, 1 + len(at) // 4096):
                mine, theirs = first[part], second[part]
                answers = self.after[mine]
                lost = chances[theirs[:, None, None], answers, :THEY_SIMPLE].sum(axis=3)
                best = np.where(answers == ALL_OUT, -1, lost).argmin(axis=2)
                chosen = np.take_along_axis(answers, best[:, :, None], axis=2)[:, :, 0]
                seen = chances[theirs[:, None], chosen][:, :, [THEY_SIMPLE, THEY_DOUBLET, I_SIMPLE, I_DOUBLET]]
                seen = np.where((chosen == ALL_OUT)[:, :, None], finished, seen)
                chances[mine, theirs] = np.einsum("t,ptk->pk", self._weights, seen)
        return chances

    def covers(self, rows: Rows) -> Numbers:
        """Whether each row is such an exit, waiting for a throw."""
        fits: Numbers = rows[:, PHASE] == THROW
        for base in (ME, OTHER):
            inside = rows[:, base + 19 : base + 25].sum(axis=1, dtype=np.int64)
            fits &= (inside + rows[:, base + OUT] == DAMES) & (inside >= 1) & (inside <= self.dames)
        return fits

    def row(self, mine: int, theirs: int) -> Rows:
        """A new row with these two positions, nothing marked."""
        made = np.zeros(ROW, np.int8)
        start(made, 12, 0)
        made[PHASE] = THROW
        for base, marks, number in ((ME, MINE, mine), (OTHER, THEIRS, theirs)):
            made[base + 1] = 0
            made[base + 19 : base + 25] = self.counts[number]
            made[base + OUT] = DAMES - self.counts[number].sum()
            made[marks + COUPS] = 40
        return made

    def _answers(self) -> NDArray[np.int64]:
        """Every throw on every position, played by the kernel."""
        law = NumpyLaw()
        rows = np.stack([self.row(i, 1) for i in range(1, len(self.counts))])
        found, offsets, _ = law.candidates(law.lay_all_throws(rows))
        counts = found[:, OTHER + 19 : OTHER + 25].astype(np.int64)
        counts[found[:, SEAT] == 0] = 0  # the last dame went out: the turn did not pass
        reached = np.array([self.number(line) for line in counts])
        most = int(np.diff(offsets).max())
        places = offsets[:-1, None] + np.arange(most)
        places = np.where(places < offsets[1:, None], places, offsets[:-1, None])
        after = np.zeros((len(self.counts), THROWS, most), np.int64)
        after[1:] = reached[places].reshape(-1, THROWS, most)
        return after


def _all_counts(dames: int) -> NDArray[np.int64]:
    """All ways to place up to ``dames`` dames on six cases, none first."""
    lines = [np.zeros(CASES, np.int64)]
    for number in range(1, dames + 1):
        for cases in combinations_with_replacement(range(CASES), number):
            lines.append(np.bincount(cases, minlength=CASES))
    return np.stack(lines)
