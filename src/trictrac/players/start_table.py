"""What the start of a releve is worth: all dames stacked, only the marks differ.

There are few enough of these positions to look ahead from each once and keep the
answers: ``scripts/make_knowledge.py`` writes ``weights/starts.npz``, one value for the
player about to throw, by what both have marked. Ordinary game: stakes *simple*,
by the trous still missing. Written game: jetons of the marque, consolation 2,
while nobody has the six trous with which leaving ends it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from trictrac.forms.marque import CONSOLATION
from trictrac.kernel.stakes import TROUS_OF_A_MARQUE
from trictrac.kernel.state import (
    BREDOUILLE,
    DAMES,
    DIE_A,
    ME,
    MINE,
    ORDINARY_TARGET,
    OTHER,
    PHASE,
    PILE_DE_MISERE,
    POINTS,
    ROW,
    RULES,
    SERIE,
    TARGET,
    THEIRS,
    THROW,
    TROUS,
    stakes_of,
    start,
)
from trictrac.players.engine import Numbers
from trictrac.players.evaluator import WEIGHTS, Rows
from trictrac.players.value import Values

FILE = WEIGHTS / "starts.npz"
MARKS = 11  # nothing, 2 to 10 points, 2 to 10 points in bredouille
LAST_SIMPLE = 5  # the last of them without bredouille
SERIES = 3  # whose trous all came in one run: nobody's, mine, the opponent's
ORDINARY_SHAPE = (ORDINARY_TARGET, ORDINARY_TARGET, MARKS, MARKS)
WRITTEN_SHAPE = (TROUS_OF_A_MARQUE, TROUS_OF_A_MARQUE, SERIES, MARKS, MARKS)


@dataclass(frozen=True, slots=True)
class StartTable:
    """Values by trous and marks, mine first; NaN for marks that cannot be."""

    ordinary: Values
    """By my trous, their trous, my marks, their marks."""
    written: Values
    """By my trous, their trous, whose run, my marks, their marks."""
    card: dict[str, Any]

    @classmethod
    def load(cls, path: Path = FILE) -> StartTable:
        with np.load(path, allow_pickle=False) as file:
            return cls(file["ordinary"], file["written"], json.loads(str(file["card"])))

    def save(self, path: Path = FILE) -> None:
        np.savez_compressed(path, ordinary=self.ordinary, written=self.written, card=np.array(json.dumps(self.card)))

    def values(self, rows: Rows, consolation: int = CONSOLATION) -> Values:
        """The value of each row to its player, NaN where the table has no answer."""
        found: Values = np.full(len(rows), np.nan, np.float32)
        # Most rows are no start: one look settles them.
        at = np.flatnonzero(rows[:, ME + 1] == DAMES)
        if len(at):
            at = at[is_start(rows[at])]
        if len(at):
            starts = rows[at].astype(np.int64)
            written = starts[:, TARGET] == 0
            found[at[~written]] = self._ordinary_values(starts[~written])
            if consolation == CONSOLATION:
                found[at[written]] = self._written_values(starts[written])
        return found

    def _ordinary_values(self, starts: Numbers) -> Values:
        reached = [ORDINARY_TARGET - (starts[:, TARGET] - starts[:, who + TROUS]) for who in (MINE, THEIRS)]
        known = (stakes_of(starts[:, RULES]) == 0) & (reached[0] >= 0) & (reached[1] >= 0)
        mine, theirs = (np.clip(trous, 0, ORDINARY_TARGET - 1) for trous in reached)
        values = self.ordinary[mine, theirs, _mark(starts, MINE), _mark(starts, THEIRS)]
        return np.where(known, values, np.float32(np.nan))

    def _written_values(self, starts: Numbers) -> Values:
        trous = [starts[:, who + TROUS] for who in (MINE, THEIRS)]
        known = np.maximum(*trous) < TROUS_OF_A_MARQUE
        mine, theirs = (np.minimum(reached, TROUS_OF_A_MARQUE - 1) for reached in trous)
        series = starts[:, MINE + SERIE] + 2 * (starts[:, THEIRS + SERIE] & ~starts[:, MINE + SERIE])
        values = self.written[mine, theirs, series, _mark(starts, MINE), _mark(starts, THEIRS)]
        return np.where(known, values, np.float32(np.nan))


def is_start(rows: Rows) -> Numbers:
    """Whether each row waits for the first throw of a releve, with no dice on the table."""
    stacked = (rows[:, ME + 1] == DAMES) & (rows[:, OTHER + 1] == DAMES)
    starts: Numbers = stacked & (rows[:, PHASE] == THROW) & (rows[:, DIE_A] == 0)
    return starts


def _mark(rows: Numbers, who: int) -> Numbers:
    """Points and bredouille of a side as one number."""
    points = rows[:, who + POINTS] // 2
    mark: Numbers = points + LAST_SIMPLE * ((rows[:, who + BREDOUILLE] != 0) & (points > 0))
    return mark


def all_starts(written: bool) -> tuple[Rows, Numbers]:
    """One row for every entry that can be, and which entry each is."""
    places = np.argwhere(np.ones(WRITTEN_SHAPE if written else ORDINARY_SHAPE, bool))
    marks = places[:, -2:]
    possible = ~np.all(marks > LAST_SIMPLE, axis=1)  # both in bredouille: never
    if written:
        # A run needs trous.
        possible &= (places[:, 2] != 1) | (places[:, 0] > 0)
        possible &= (places[:, 2] != 2) | (places[:, 1] > 0)
    places = places[possible]
    model = np.zeros(ROW, np.int8)
    start(model, 0 if written else ORDINARY_TARGET, PILE_DE_MISERE)
    model[PHASE] = THROW
    rows = np.tile(model, (len(places), 1))
    for side, who in enumerate((MINE, THEIRS)):
        rows[:, who + TROUS] = places[:, side]
        mark = places[:, side - 2]
        rows[:, who + BREDOUILLE] = mark > LAST_SIMPLE
        rows[:, who + POINTS] = 2 * np.where(mark > LAST_SIMPLE, mark - LAST_SIMPLE, mark)
        if written:
            rows[:, who + SERIE] = places[:, 2] == side + 1
        else:
            # Under simple stakes a run is worth nothing; it stands where it must, for the net's sake.
            rows[:, who + SERIE] = (places[:, side] > 0) & (places[:, 1 - side] == 0)
    return rows, places


@cache
def table() -> StartTable:
    """The table of the package, read once."""
    return StartTable.load()


def with_starts(values: Values, rows: Rows, consolation: int = CONSOLATION) -> Values:
    """A net's values with those of the table wherever a releve starts."""
    known = table().values(rows, consolation)
    return np.where(np.isnan(known), values, known)
