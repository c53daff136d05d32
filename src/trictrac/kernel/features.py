"""What a net sees of a row: small integers, seen by the player about to throw. Version 1.

A feature is a function of the row and of its number, so that a CPU writes them
one after the other and a GPU all at once, and both write the same bytes. A net
multiplies them by ``SCALE``; a change of meaning needs a new ``VERSION``, which
every file of weights states.
"""

from __future__ import annotations

import numpy as np

from trictrac.kernel.jit import entry, jit
from trictrac.kernel.march import can_fill
from trictrac.kernel.prospects import KINDS, POINTS_GAINED, POINTS_GIVEN, look_both_ways
from trictrac.kernel.state import (
    BREDOUILLE,
    COUPS,
    MAX_PLAYS,
    MAX_REASONS,
    ME,
    MINE,
    ORDINARY_TARGET,
    OTHER,
    OUT,
    POINTS,
    ROW,
    RULES,
    SERIE,
    TARGET,
    THEIRS,
    TROUS,
    stakes_of,
)

VERSION = 1

PER_CASE = 4  # one dame, a pair at least, three at least, how many beyond three
BOARD = 24 * PER_CASE
TROU_STEPS = 16

AT_OUT = 2 * BOARD
AT_POINTS = AT_OUT + 2
AT_TROUS = AT_POINTS + 2 * 12
AT_FAR_TROUS = AT_TROUS + 2 * TROU_STEPS
AT_SERIE = AT_FAR_TROUS + 2
AT_COUPS = AT_SERIE + 2
AT_JANS = AT_COUPS + 2 * 4
AT_STAKES = AT_JANS + 4
AT_WAY = AT_STAKES + 3
AT_PROSPECTS = AT_WAY + 2
FEATURES = 288  # a multiple of 16, as matrix units like it; the last ones are always 0

WAY_STEP = 8  # the way left to go, up to 375 cases, in an int8
HOPE_STEP = 4  # the points of 36 throws, likewise
MOST_HOPE = 127


@jit
def trou_step(row, who):
    """Trous on a scale that two games share whatever their length: 12 minus those still missing; as they are
    in the written game, which has no last trou."""
    target = int(row[TARGET])
    trous = int(row[who + TROUS])
    if target == 0:
        return min(trous, TROU_STEPS - 1)
    return max(ORDINARY_TARGET - (target - trous), 0)


@jit
def _on_case(row, i):
    base = ME if i < BOARD else OTHER
    i = i % BOARD
    dames = int(row[base + 1 + i // PER_CASE])
    kind = i % PER_CASE
    if kind == 3:
        return max(dames - 3, 0)
    return int(dames == 1) if kind == 0 else int(dames > kind)


@jit
def _way_left(row, base):
    left = 0
    for case in range(1, OUT):
        left += int(row[base + case]) * (OUT - case)
    return left // WAY_STEP


@jit
def feature(row, i):
    """Feature number ``i`` of a row."""
    if i < AT_OUT:
        return _on_case(row, i)
    if i < AT_POINTS:
        return int(row[(ME if i == AT_OUT else OTHER) + OUT])
    if i < AT_TROUS:
        i -= AT_POINTS
        who = MINE if i < 12 else THEIRS
        return int(int(row[who + POINTS]) // 2 + 6 * int(row[who + BREDOUILLE]) == i % 12)
    if i < AT_FAR_TROUS:
        i -= AT_TROUS
        who = MINE if i < TROU_STEPS else THEIRS
        return int(trou_step(row, who) == i % TROU_STEPS)
    if i < AT_SERIE:
        who = MINE if i == AT_FAR_TROUS else THEIRS
        return 0 if row[TARGET] else max(int(row[who + TROUS]) - (TROU_STEPS - 1), 0)
    if i < AT_COUPS:
        return int(row[(MINE if i == AT_SERIE else THEIRS) + SERIE])
    if i < AT_JANS:
        i -= AT_COUPS
        who = MINE if i < 4 else THEIRS
        return int(min(int(row[who + COUPS]), 3) == i % 4)
    if i < AT_STAKES:
        i -= AT_JANS
        return int(can_fill(row, ME if i < 2 else OTHER, 1 if i % 2 == 0 else 7))
    if i < AT_WAY:
        return int(row[TARGET] != 0 and stakes_of(int(row[RULES])) == i - AT_STAKES)
    if i < AT_PROSPECTS:
        return _way_left(row, ME if i == AT_WAY else OTHER)
    return 0


@jit
def prospect_feature(count, kind):
    """A count of ``prospects`` as a feature."""
    if kind == POINTS_GAINED or kind == POINTS_GIVEN:
        return min(int(count) // HOPE_STEP, MOST_HOPE)
    return int(count)


@entry("void(int8[:, ::1], int8[:, ::1], int8[::1], int16[::1], int32[::1], int32[::1])")
def write_features(rows, out, copy, counts, plays, sheet):
    """The features of every row, one line each; the last four arrays are scratch."""
    for n in range(rows.shape[0]):
        for i in range(AT_OUT):  # most of them, in a loop without branches
            out[n, i] = _on_case(rows[n], i)
        for i in range(AT_OUT, FEATURES):
            out[n, i] = feature(rows[n], i)
        look_both_ways(rows[n], copy, plays, sheet, counts)
        for i in range(2 * KINDS):
            out[n, AT_PROSPECTS + i] = prospect_feature(counts[i], i % KINDS)


def features_of(rows: np.ndarray) -> np.ndarray:
    """See :func:`write_features`."""
    out = np.empty((len(rows), FEATURES), np.int8)
    plays, sheet = np.empty(MAX_PLAYS, np.int32), np.empty(MAX_REASONS, np.int32)
    write_features(rows, out, np.empty(ROW, np.int8), np.empty(2 * KINDS, np.int16), plays, sheet)
    return out


def _scale() -> np.ndarray:
    """Brings every feature to about one."""
    scale = np.ones(FEATURES, np.float32)
    scale[PER_CASE - 1 : AT_OUT : PER_CASE] = 1 / 4
    scale[AT_OUT:AT_POINTS] = 1 / 5
    scale[AT_FAR_TROUS:AT_SERIE] = 1 / 8
    scale[AT_WAY:AT_PROSPECTS] = 1 / 16
    scale[AT_PROSPECTS : AT_PROSPECTS + 2 * KINDS] = 1 / 18
    return scale


SCALE = _scale()
