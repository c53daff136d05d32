"""What the next throw promises: all 36 throws judged on the position as it stands.

Counted in throws out of 36, for the player about to throw and, as if it were
his turn, for the other. Nets see these counts, the hand-written players are made
of them, and a hint puts them into words.
"""

from __future__ import annotations

import numpy as np

from trictrac.kernel.jans import jan_in_question
from trictrac.kernel.jit import entry, jit
from trictrac.kernel.march import my_cases, open_cases, their_cases
from trictrac.kernel.marking import POINTS_OF_A_TROU
from trictrac.kernel.reasons import BATTRE, COIN_BATTU, CONSERVER_RETOUR, REMPLIR_PETIT, totals
from trictrac.kernel.score import score_throw_of
from trictrac.kernel.state import (
    MAX_PLAYS,
    MAX_REASONS,
    MINE,
    OVER,
    PHASE,
    POINTS,
    ROW,
    swap_sides,
    unpack_reason,
    unplayed,
)

POINTS_GAINED = 0  # points of all 36 throws for the thrower
POINTS_GIVEN = 1  # and for the other
TROU = 2  # throws that make a trou for the thrower
JAN = 3  # throws that fill or keep a jan
BEATEN = 4  # throws that beat a dame or the corner
BLOCKED = 5  # throws with a number that cannot be played
KINDS = 6

THROWS = 21  # different throws of two dice
ONE = 1  # play is enough to know what is asked here


@jit
def throw_number(i):
    """The larger and the smaller die of throw number 0 to 20."""
    high = 1
    while i >= high:
        i -= high
        high += 1
    return high, i + 1


@jit
def count_prospects(row, plays, sheet, out):
    """Judges all throws of the row's player; writes the six counts."""
    for k in range(KINDS):
        out[k] = 0
    if row[PHASE] == OVER:
        return
    some, pairs = my_cases(row)
    their_some, their_pairs = their_cases(row)
    rests, ends = open_cases(row, their_some)
    first, missing = jan_in_question(some, pairs)
    for i in range(THROWS):
        high, low = throw_number(i)
        chances = 1 if high == low else 2
        _, n = score_throw_of(
            row, high, low, some, pairs, their_some, their_pairs, rests, ends, first, missing, ONE, plays, sheet
        )
        mine, theirs = totals(sheet, n)
        jan = 0
        beaten = 0
        for k in range(n):
            kind, _, _, _, _, _ = unpack_reason(int(sheet[k]))
            jan |= int(REMPLIR_PETIT <= kind <= CONSERVER_RETOUR)
            beaten |= int(kind == BATTRE or kind == COIN_BATTU)
        out[POINTS_GAINED] += chances * mine
        out[POINTS_GIVEN] += chances * theirs
        out[TROU] += chances * int(int(row[MINE + POINTS]) + mine >= POINTS_OF_A_TROU)
        out[JAN] += chances * jan
        out[BEATEN] += chances * beaten
        out[BLOCKED] += chances * int(unplayed(int(plays[0])) > 0)


@jit
def look_both_ways(row, copy, plays, sheet, out):
    """The twelve counts of a row: its player's, then the other's. ``copy`` is scratch of a row's length."""
    count_prospects(row, plays, sheet, out[:KINDS])
    for k in range(ROW):
        copy[k] = row[k]
    swap_sides(copy)
    count_prospects(copy, plays, sheet, out[KINDS:])


@entry("void(int8[:, ::1], int16[:, ::1], int8[::1], int32[::1], int32[::1])")
def write_prospects(rows, out, copy, plays, sheet):
    """The twelve counts of every row."""
    for n in range(rows.shape[0]):
        look_both_ways(rows[n], copy, plays, sheet, out[n])


def prospects(rows: np.ndarray) -> np.ndarray:
    """See :func:`write_prospects`: a line of twelve counts a row."""
    out = np.empty((len(rows), 2 * KINDS), np.int16)
    plays, sheet = np.empty(MAX_PLAYS, np.int32), np.empty(MAX_REASONS, np.int32)
    write_prospects(rows, out, np.empty(ROW, np.int8), plays, sheet)
    return out
