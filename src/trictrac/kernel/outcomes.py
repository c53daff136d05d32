"""How a finished game ended, in the classes from which every form of play can be settled.

Ordinary game: who won, and which of four kinds of win (art. XX). Written game:
who won, its multiple, and its trous times the multiple less the other's, which
any consolation turns into the value of the marque (art. XIX). Large values
stand between two of the listed ones, with weights that keep their mean.
"""

from __future__ import annotations

import numpy as np

from trictrac.kernel.jit import entry, jit
from trictrac.kernel.stakes import GRANDE_BREDOUILLE, KINDS, kind_of_win, series_multiple
from trictrac.kernel.state import (
    MINE,
    NOBODY,
    OVER,
    PHASE,
    SEAT,
    SERIE,
    TARGET,
    THEIRS,
    TROUS,
    WINNER,
)

ORDINARY = 2 * KINDS  # my wins, then the opponent's

# Trous of the winner times the multiple, less the loser's, consolation apart.
ATOMS = np.array(
    [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 24]  # simple
    + [7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 36]  # petite bredouille, twofold
    + [37, 40, 44, 48, 52, 60, 76, 120],  # grande bredouille, fourfold
    np.int64,
)
MULTIPLES = np.array([1] * 12 + [2] * 14 + [4] * 8, np.int64)
SIDE_ATOMS = len(ATOMS)
REFAIT = SIDE_ATOMS
WRITTEN = 2 * SIDE_ATOMS + 1  # my wins, the refait, the opponent's wins


@jit
def _span(multiple):
    """Where the atoms of a multiple begin and end."""
    if multiple == 1:
        return 0, 12
    if multiple == 2:
        return 12, 26
    return 26, 34


@jit
def _write_value(row, winner, loser, base, out):
    won = int(row[winner + TROUS])
    multiple = series_multiple(won, row[winner + SERIE] != 0, GRANDE_BREDOUILLE)
    value = won * multiple - int(row[loser + TROUS])
    first, end = _span(multiple)
    if value <= ATOMS[first]:
        out[base + first] = 1.0
        return
    for i in range(first + 1, end):
        if value <= ATOMS[i]:
            share = (value - ATOMS[i - 1]) / (ATOMS[i] - ATOMS[i - 1])
            out[base + i] = share
            out[base + i - 1] = 1.0 - share
            return
    out[base + end - 1] = 1.0


@jit
def write_outcome(row, out):
    """The outcome of a finished game as probabilities, seen by the row's player."""
    for i in range(ORDINARY if row[TARGET] else WRITTEN):
        out[i] = 0.0
    mine = row[WINNER] == row[SEAT]
    winner = MINE if mine else THEIRS
    loser = THEIRS if mine else MINE
    if row[TARGET]:
        kind = kind_of_win(int(row[loser + TROUS]), row[winner + SERIE] != 0, int(row[TARGET]))
        out[kind + (0 if mine else KINDS)] = 1.0
    elif row[WINNER] == NOBODY:
        out[REFAIT] = 1.0
    else:
        _write_value(row, winner, loser, 0 if mine else REFAIT + 1, out)


@entry("void(int8[:, ::1], float32[:, ::1])")
def write_outcomes(rows, out):
    """The outcome of every row that is over; the other lines of ``out`` are left as they are."""
    for n in range(rows.shape[0]):
        if rows[n, PHASE] == OVER:
            write_outcome(rows[n], out[n])
