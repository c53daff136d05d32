"""What an environment shows of a judged row: planes over the 24 cases, and the dice beside the features. Version 1.

All of it is seen by the player who decides, cases on their own march.
"""

from __future__ import annotations

from trictrac.kernel.features import trou_step
from trictrac.kernel.jit import entry, jit
from trictrac.kernel.state import (
    BREDOUILLE,
    COUPS,
    DECIDE,
    DIE_A,
    ME,
    MINE,
    OTHER,
    OUT,
    OWED,
    PHASE,
    POINTS,
    SERIE,
    TARGET,
    THEIRS,
)

VERSION = 1

CASES = 24
PER_SIDE = 4  # one dame at least, a pair at least, three at least, how many beyond three
AT_NUMBERS = 2 * PER_SIDE
PER_MARKS = 6  # dames out, points, bredouille, trous as features count them, unbroken series, coups up to three
AT_COUP = AT_NUMBERS + 2 * PER_MARKS
PLANES = AT_COUP + 5  # the two dice, whether to stay or leave, points owed to the opponent, whether it is a marque

DICE = 16  # beside the features: each die one of six, whether to stay or leave, points owed, two zeros


@jit
def _number(row, i):
    """A number that fills a plane of its own."""
    if i >= 2 * PER_MARKS:
        i -= 2 * PER_MARKS
        if i < 2:
            return int(row[DIE_A + i])
        if i == 2:
            return int(row[PHASE] == DECIDE)
        return int(row[OWED]) if i == 3 else int(row[TARGET] == 0)
    who = MINE if i < PER_MARKS else THEIRS
    i = i % PER_MARKS
    if i == 0:
        return int(row[(ME if who == MINE else OTHER) + OUT])
    if i == 1:
        return int(row[who + POINTS])
    if i == 2:
        return int(row[who + BREDOUILLE])
    if i == 3:
        return trou_step(row, who)
    return int(row[who + SERIE]) if i == 4 else min(int(row[who + COUPS]), 3)


@jit
def plane(row, i, case):
    """What plane ``i`` shows at a case, 1 to 24."""
    if i >= AT_NUMBERS:
        return _number(row, i - AT_NUMBERS)
    dames = int(row[ME + case]) if i < PER_SIDE else int(row[OTHER + OUT - case])
    kind = i % PER_SIDE
    return max(dames - 3, 0) if kind == 3 else int(dames > kind)


@jit
def dice_feature(row, i):
    """Number ``i`` of those that stand beside the features."""
    if i < 12:
        return int(int(row[DIE_A + i // 6]) == 1 + i % 6)
    if i == 12:
        return int(row[PHASE] == DECIDE)
    return int(row[OWED]) if i == 13 else 0


@entry("void(int8[:, ::1], int8[:, :, ::1])")
def write_planes(rows, out):
    """The planes of every row."""
    for n in range(rows.shape[0]):
        row = rows[n]
        for i in range(AT_NUMBERS):
            for case in range(1, CASES + 1):
                out[n, i, case - 1] = plane(row, i, case)
        for i in range(AT_NUMBERS, PLANES):
            number = plane(row, i, 1)
            for case in range(CASES):
                out[n, i, case] = number


@entry("void(int8[:, ::1], int8[:, ::1])")
def write_dice_features(rows, out):
    """What stands beside the features of every row."""
    for n in range(rows.shape[0]):
        for i in range(DICE):
            out[n, i] = dice_feature(rows[n], i)
