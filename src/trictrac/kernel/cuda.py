"""The same law on an NVIDIA GPU: one thread a game. Optional (extra ``cuda``); nothing else imports it.

The functions of the kernel are compiled again for the device from the same
source; only the loops over games and the scratch arrays are written here.
"""

from __future__ import annotations

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda still asks NumPy for a name that NumPy 2.5 dropped

from numba import cuda, int32

from trictrac.kernel.batch import random_coup
from trictrac.kernel.score import score_throw
from trictrac.kernel.state import MAX_PLAYS, MAX_REASONS, OVER, PHASE


@cuda.jit
def random_coups(rows, seed, first, coups, ended):
    """Advances every game by ``coups`` random coups, as ``batch.random_coups`` does; counts the games that end."""
    game = cuda.grid(1)
    if game < rows.shape[0]:
        plays = cuda.local.array(MAX_PLAYS, int32)
        sheet = cuda.local.array(MAX_REASONS, int32)
        row = rows[game]
        over = 0
        for counter in range(first, first + coups):
            random_coup(row, seed, game, counter, plays, sheet)
            over += int(row[PHASE] == OVER)
        ended[game] += over


@cuda.jit
def score_rows(rows, dice, sheets, counts):
    """Scores one throw for each row: the sheet, and (plays, reasons)."""
    i = cuda.grid(1)
    if i < rows.shape[0]:
        plays = cuda.local.array(MAX_PLAYS, int32)
        n_plays, n_reasons = score_throw(rows[i], dice[i, 0], dice[i, 1], plays, sheets[i])
        counts[i, 0] = n_plays
        counts[i, 1] = n_reasons
