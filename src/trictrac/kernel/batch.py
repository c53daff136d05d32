"""Many games on one core: rows advanced in place with dice from the counter."""

from __future__ import annotations

import numpy as np

from trictrac.kernel.coup import lay_dice, step
from trictrac.kernel.dice import random_words
from trictrac.kernel.jit import entry, jit
from trictrac.kernel.state import MAX_PLAYS, MAX_REASONS, OVER, PHASE, RULES, TARGET, start


@jit
def random_coup(row, seed, game, counter, plays, sheet):
    """One coup with random dice, a random play, and leaving or staying at random.

    A finished game is set up anew and opened, so that a batch never idles.
    """
    word, choice = random_words(seed, game, counter, 0)
    lay_dice(row, word)
    step(row, choice & 1, choice, plays, sheet)


@entry("int64(int8[:, ::1], int64, int64, int64, int32[::1], int32[::1])")
def random_coups(rows, seed, first, coups, plays, sheet):
    """Advances every game by ``coups`` random coups, numbered from ``first``; returns the games that ended."""
    ended = 0
    for game in range(rows.shape[0]):
        row = rows[game]
        for counter in range(first, first + coups):
            random_coup(row, seed, game, counter, plays, sheet)
            ended += int(row[PHASE] == OVER)
    return ended


@entry("int64(int8[:, ::1], int64, int64, int32[::1], int32[::1])")
def random_games(rows, seed, games, plays, sheet):
    """Plays whole random games one after the other in ``rows[0]``; returns the coups played."""
    row = rows[0]
    coups = 0
    for game in range(games):
        start(row, int(row[TARGET]), int(row[RULES]))
        counter = 0
        while row[PHASE] != OVER:
            random_coup(row, seed, game, counter, plays, sheet)
            counter += 1
        coups += counter
    return coups


def scratch() -> tuple[np.ndarray, np.ndarray]:
    """The buffers that every function of the kernel writes plays and reasons into."""
    return np.zeros(MAX_PLAYS, np.int32), np.zeros(MAX_REASONS, np.int32)
