"""Decisions whose losses are known exactly: both sides need one trou, and whoever is out first has it.

Both have 11 trous and at least 8 points, so that the 4 points of going out (art. VIII) win the game. A choice is then
worth the chance to be out first less that of the opponent, and :mod:`trictrac.players.exit_table` has both: no net,
no trials, no error.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from trictrac.kernel.state import DIE_A, DIE_B, MINE, ORDINARY_TARGET, OTHER, OVER, PHASE, POINTS, SEAT, THEIRS, TROUS
from trictrac.players.benchmark import SOLVED, Rolled
from trictrac.players.engine import Numbers
from trictrac.players.exit_table import ALL_OUT, ExitTable
from trictrac.players.numpy_law import NumpyLaw
from trictrac.position import Position
from trictrac.throw import ALL_THROWS, Throw

FEWEST_POINTS, MOST_POINTS = 8, 10
DIGITS = 6


class SolvedExits:
    """The last trou of the game, for at most ``dames`` dames a side."""

    def __init__(self, dames: int = 6) -> None:
        self.exits = ExitTable(dames)
        chances = self.exits.races()
        self._value = chances[:, :, :2].sum(axis=2) - chances[:, :, 2:].sum(axis=2)
        """What a race is worth to the player about to throw."""
        self._law = NumpyLaw()

    def row(self, mine: int, theirs: int, points: tuple[int, int] = (FEWEST_POINTS, FEWEST_POINTS)) -> Numbers:
        """Two positions of the table with these points."""
        row = self.exits.row(mine, theirs)
        for who, marked in zip((MINE, THEIRS), points, strict=True):
            row[who + TROUS], row[who + POINTS] = ORDINARY_TARGET - 1, marked
        return row

    def values(self, row: Numbers, throw: Throw) -> Numbers:
        """What each play of a throw is worth, in the order of the kernel."""
        thrown = row[np.newaxis].copy()
        thrown[0, DIE_A], thrown[0, DIE_B] = throw.high, throw.low
        theirs = self.exits.number(row[OTHER + 19 : OTHER + 25])
        found, _, _ = self._law.candidates(thrown)
        counts = found[:, OTHER + 19 : OTHER + 25].astype(np.int64)
        over = found[:, PHASE] == OVER
        counts[over] = 0
        assert (found[~over, SEAT] != row[SEAT]).all(), "only going out ends the turn of the opponent"
        reached = np.array([self.exits.number(line) for line in counts])
        values: Numbers = np.where(reached == ALL_OUT, 1.0, -self._value[theirs, reached])
        return values

    def draw(self, count: int, seed: int) -> tuple[Rolled, ...]:
        """So many different decisions that matter, evenly by the number of dames on each side."""
        rng, found = np.random.default_rng(seed), dict[tuple[str, str], Rolled]()
        dames = self.exits.counts.sum(axis=1)
        by_dames = [np.flatnonzero(dames == number) for number in range(1, self.exits.dames + 1)]
        while len(found) < count:
            mine, theirs = (int(rng.choice(by_dames[rng.integers(self.exits.dames)])) for _ in range(2))
            marked = rng.choice((FEWEST_POINTS, MOST_POINTS), size=2).tolist()
            decision = self.decision(self.row(mine, theirs, (marked[0], marked[1])), ALL_THROWS[rng.integers(21)])
            if max(decision.losses) > 0:
                found[decision.position, decision.throw] = decision
        return tuple(found.values())

    def decision(self, row: Numbers, throw: Throw) -> Rolled:
        """One throw of one position, as the yardstick has decisions."""
        values, position = self.values(row, throw), Position.from_row(row)
        losses = tuple(round(float(each), DIGITS) for each in values.max() - values)
        plays = tuple(str(play) for play in replace(position, throw=throw).legal_plays())
        nothing = (0.0,) * len(plays)
        best = round(float(values.max()), DIGITS)
        return Rolled(str(position), str(throw), SOLVED, best, plays, losses, nothing, (0,) * len(plays), "")
