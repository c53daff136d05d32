"""Rows from the middle of random games, for the tests of the players."""

import numpy as np

from trictrac.kernel import batch, state
from trictrac.kernel.state import OVER, PHASE
from trictrac.players.start_table import table


def waiting_rows(count, target=12, coups=57, seed=3):
    """Rows that wait for a throw."""
    rows = state.new_rows(2 * count, target)
    plays, sheet = batch.scratch()
    batch.random_coups(rows, seed, 0, coups, plays, sheet)
    found = rows[rows[:, PHASE] == state.THROW][:count]
    assert len(found) == count
    return np.ascontiguousarray(found)


def start_value(row):
    """What the package's table says of one row; None if it has no answer."""
    value = float(table().values(row[None])[0])
    return None if np.isnan(value) else value


def finished_rows(count, target=12, seed=4):
    """Finished games."""
    rows = state.new_rows(count, target)
    plays, sheet = batch.scratch()
    done = []
    for row in rows:
        one = row[None].copy()
        counter = 0
        while one[0, PHASE] != OVER:
            batch.random_coups(one, seed + len(done), counter, 1, plays, sheet)
            counter += 1
        done.append(one[0])
    return np.array(done)
