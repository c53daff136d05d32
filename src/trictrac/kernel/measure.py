"""Collecting mid-game throws and timing loops over them, for ``trictrac bench``."""

from __future__ import annotations

from trictrac.kernel.batch import random_coup
from trictrac.kernel.dice import random_words, two_dice
from trictrac.kernel.jit import entry
from trictrac.kernel.plays import list_plays
from trictrac.kernel.reasons import totals
from trictrac.kernel.score import score_throw
from trictrac.kernel.state import COUPS, MINE, PHASE, ROW, THEIRS, THROW

MIDGAME = 4  # mid-game: every throw after the fourth of a releve


@entry("int64(int8[:, ::1], int8[:, ::1], int64, int64, int32[::1], int32[::1])")
def collect_midgame(rows, found, seed, coups, plays, sheet):
    """Plays random games in ``rows`` and copies the positions before mid-game throws; returns how many."""
    n = 0
    for counter in range(coups):
        for game in range(rows.shape[0]):
            row = rows[game]
            thrown = int(row[MINE + COUPS]) + int(row[THEIRS + COUPS])
            if row[PHASE] == THROW and thrown >= MIDGAME and n < found.shape[0]:
                for i in range(ROW):
                    found[n, i] = row[i]
                n += 1
            random_coup(row, seed, game, counter, plays, sheet)
    return n


@entry("int64(int8[:, ::1], int64, int32[::1])")
def count_plays(positions, seed, plays):
    """Lists the plays of one random throw in each position; returns how many plays in all."""
    total = 0
    for i in range(positions.shape[0]):
        word, _ = random_words(seed, i, 0, 1)
        a, b = two_dice(word)
        total += list_plays(positions[i], max(a, b), min(a, b), plays)
    return total


@entry("int64(int8[:, ::1], int64, int32[::1], int32[::1])")
def sum_points(positions, seed, plays, sheet):
    """Scores one random throw in each position; returns the sum of all points of both players."""
    total = 0
    for i in range(positions.shape[0]):
        word, _ = random_words(seed, i, 0, 1)
        a, b = two_dice(word)
        _, n = score_throw(positions[i], a, b, plays, sheet)
        mine, theirs = totals(sheet, n)
        total += mine + theirs
    return total


@entry("int64(int64, int64)")
def roll_only(positions, seed):
    """The dice of the loops above and nothing else, to be taken off their time."""
    total = 0
    for i in range(positions):
        word, _ = random_words(seed, i, 0, 1)
        a, b = two_dice(word)
        total += a * b
    return total
