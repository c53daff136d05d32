"""Marking points and trous, with their bredouilles (art. XV)."""

from __future__ import annotations

from trictrac.kernel.jit import entry, jit
from trictrac.kernel.state import (
    BREDOUILLE,
    MANY_TROUS,
    MINE,
    OVER,
    PHASE,
    POINTS,
    SEAT,
    SERIE,
    TARGET,
    THEIRS,
    TROUS,
    WINNER,
)

POINTS_OF_A_TROU = 12


@jit
def _take_trous(row, who, trous):
    """Moves the fichet; the first trous start a run, anybody's trous end the other's run."""
    other = MINE + THEIRS - who
    if row[who + TROUS] == 0:
        row[who + SERIE] = 1
    row[other + SERIE] = 0
    target = int(row[TARGET])
    total = int(row[who + TROUS]) + trous
    row[who + TROUS] = min(total, target if target > 0 else MANY_TROUS)
    if 0 < target <= total:
        row[PHASE] = OVER
        row[WINNER] = row[SEAT] if who == MINE else 1 - row[SEAT]


@entry("int64(int8[::1], int64, int64)")
def gain(row, who, points):
    """Marks points for ``MINE`` or ``THEIRS``; returns the trous they made.

    The first to mark, and the second until the first marks again, are in bredouille: whoever
    marks from nothing starts a run, and ends the other's. Of several trous in one coup only the
    first can be simple: it wipes the other's points, so the rest is a run from nothing.
    """
    if points == 0:
        return 0
    other = MINE + THEIRS - who
    if row[who + POINTS] == 0:
        row[who + BREDOUILLE] = 1
    row[other + BREDOUILLE] = 0
    total = int(row[who + POINTS]) + points
    games = total // POINTS_OF_A_TROU
    if games == 0:
        row[who + POINTS] = total
        return 0
    trous = 2 * games - 1 + int(row[who + BREDOUILLE])
    reste = total % POINTS_OF_A_TROU
    row[who + POINTS] = reste
    row[who + BREDOUILLE] = 1 if reste else 0
    row[other + POINTS] = 0
    _take_trous(row, who, trous)
    return trous


@jit
def wipe_points(row):
    """All jetons back to the talon."""
    for who in (MINE, THEIRS):
        row[who + POINTS] = 0
        row[who + BREDOUILLE] = 0
