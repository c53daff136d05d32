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
POINT_STEPS = 12
COUP_STEPS = 4

AT_OUT = 2 * BOARD
AT_POINTS = AT_OUT + 2
AT_TROUS = AT_POINTS + 2 * POINT_STEPS
AT_FAR_TROUS = AT_TROUS + 2 * TROU_STEPS
AT_SERIE = AT_FAR_TROUS + 2
AT_COUPS = AT_SERIE + 2
AT_JANS = AT_COUPS + 2 * COUP_STEPS
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
def _points_step(row, who):
    """Points and bredouille of a side as one number."""
    return int(row[who + POINTS]) // 2 + POINT_STEPS // 2 * int(row[who + BREDOUILLE])


@jit
def _coups_step(row, who):
    return min(int(row[who + COUPS]), COUP_STEPS - 1)


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
        who = MINE if i < POINT_STEPS else THEIRS
        return int(_points_step(row, who) == i % POINT_STEPS)
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
        who = MINE if i < COUP_STEPS else THEIRS
        return int(_coups_step(row, who) == i % COUP_STEPS)
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


@jit
def _write_board(row, base, out):
    for case in range(24):
        dames = int(row[base + 1 + case])
        out[PER_CASE * case] = int(dames == 1)
        out[PER_CASE * case + 1] = int(dames > 1)
        out[PER_CASE * case + 2] = int(dames > 2)
        out[PER_CASE * case + 3] = max(dames - 3, 0)


@jit
def _write_step(step, steps, out):
    """One of so many features is 1."""
    for i in range(steps):
        out[i] = 0
    if 0 <= step < steps:
        out[step] = 1


@jit
def write_features_of(row, out, copy, counts, plays, sheet):
    """All features of one row, as ``feature`` says, but quicker than one by one; the last four arrays are scratch."""
    _write_board(row, ME, out)
    _write_board(row, OTHER, out[BOARD:])
    for i in range(2):
        who = MINE if i == 0 else THEIRS
        _write_step(_points_step(row, who), POINT_STEPS, out[AT_POINTS + i * POINT_STEPS :])
        _write_step(trou_step(row, who), TROU_STEPS, out[AT_TROUS + i * TROU_STEPS :])
        _write_step(_coups_step(row, who), COUP_STEPS, out[AT_COUPS + i * COUP_STEPS :])
        out[AT_OUT + i] = feature(row, AT_OUT + i)
    for i in range(AT_FAR_TROUS, AT_COUPS):
        out[i] = feature(row, i)
    for i in range(AT_JANS, AT_PROSPECTS):
        out[i] = feature(row, i)
    look_both_ways(row, copy, plays, sheet, counts)
    for i in range(2 * KINDS):
        out[AT_PROSPECTS + i] = prospect_feature(counts[i], i % KINDS)
    for i in range(AT_PROSPECTS + 2 * KINDS, FEATURES):
        out[i] = 0


@entry("void(int8[:, ::1], int8[:, ::1], int8[::1], int16[::1], int32[::1], int32[::1])")
def write_features(rows, out, copy, counts, plays, sheet):
    """The features of every row, one line each; the last four arrays are scratch."""
    for n in range(rows.shape[0]):
        write_features_of(rows[n], out[n], copy, counts, plays, sheet)


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
