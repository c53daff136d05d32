"""What a player chooses among: every row that a throw can lead to, each ready for the next throw.

After a throw the candidates are, in order, its dutiful plays and then, if a trou
was made, leaving (art. XVI). A throw that ends the game leaves one candidate:
the game as it ended.
"""

from __future__ import annotations

import numpy as np

from trictrac.kernel.coup import lay_dice, leave, make_play, stay, throw_dice
from trictrac.kernel.dice import random_words
from trictrac.kernel.jit import entry, jit
from trictrac.kernel.plays import list_plays
from trictrac.kernel.prospects import THROWS, throw_number
from trictrac.kernel.state import DECIDE, DIE_A, DIE_B, OVER, PHASE, ROW, THROW

ROOM = -1  # the answer when the candidates do not fit


@jit
def judge(row, plays, sheet):
    """Judges the dice on the table, unless that was done; lists the plays; returns how many there are."""
    if row[PHASE] == THROW:
        n_plays, _ = throw_dice(row, 0, 0, plays, sheet)
        return n_plays
    return list_plays(row, int(row[DIE_A]), int(row[DIE_B]), plays)


@jit
def count_candidates(row, n_plays):
    """How many candidates a judged row has."""
    if row[PHASE] == OVER:
        return 1
    return n_plays + int(row[PHASE] == DECIDE)


@jit
def take(row, plays, n_plays, i):
    """Carries candidate ``i`` out on a judged row."""
    if row[PHASE] == OVER:
        return
    if row[PHASE] == DECIDE:
        if i == n_plays:
            leave(row)
            return
        stay(row)
    make_play(row, int(plays[i]))


@entry("void(int8[:, ::1], int64, int64[::1], int64)")
def draw_dice(rows, seed, games, counter):
    """Dice for a batch of rows: coup number ``counter`` of the games of these numbers."""
    for n in range(rows.shape[0]):
        word, _ = random_words(seed, games[n], counter, 0)
        lay_dice(rows[n], word)


@entry("int64(int8[:, ::1], int8[:, ::1], int64[::1], int32[::1], int32[::1])")
def list_candidates(rows, out, offsets, plays, sheet):
    """Writes the candidates of every row, whose dice lie on the table; judges the rows on the way.

    Those of row ``n`` are ``out[offsets[n]:offsets[n + 1]]``. Returns how many there are, ``ROOM`` if they do not
    fit (the rows may be given again).
    """
    total = 0
    offsets[0] = 0
    for n in range(rows.shape[0]):
        row = rows[n]
        n_plays = judge(row, plays, sheet) if row[PHASE] != OVER else 0
        count = count_candidates(row, n_plays)
        if total + count > out.shape[0]:
            return ROOM
        for i in range(count):
            copy = out[total + i]
            for k in range(ROW):
                copy[k] = row[k]
            take(copy, plays, n_plays, i)
        total += count
        offsets[n + 1] = total
    return total


@jit
def best_between(values, first, end):
    """The index of the largest value, the first of equals."""
    top = first
    for i in range(first + 1, end):
        if values[i] > values[top]:
            top = i
    return top


@entry("void(float32[::1], int64[::1], int64[::1])")
def best_of_each(values, offsets, best):
    """The index of the largest value between each two offsets."""
    for n in range(best.shape[0]):
        best[n] = best_between(values, offsets[n], offsets[n + 1])


@jit
def rank_between(values, first, end, i):
    """How many values are before number ``i`` in order of merit."""
    rank = 0
    for k in range(first, end):
        rank += int(values[k] > values[i] or (values[k] == values[i] and k < i))
    return rank


@entry("void(float32[::1], int64[::1], int64[::1], int64[::1])")
def rank_in_each(values, offsets, owners, ranks):
    """The rank of every candidate among those of its row, 0 for the best."""
    for i in range(values.shape[0]):
        ranks[i] = rank_between(values, offsets[owners[i]], offsets[owners[i] + 1], i)


@jit
def lay_throw(row, copy, i):
    """Copies a row and lays throw number ``i`` on the table; a finished game stays as it is."""
    for k in range(ROW):
        copy[k] = row[k]
    if copy[PHASE] == THROW and copy[DIE_A] == 0:
        high, low = throw_number(i)
        copy[DIE_A] = high
        copy[DIE_B] = low


@entry("void(int8[:, ::1], int8[:, ::1])")
def lay_all_throws(rows, out):
    """Copies each row 21 times, with every throw on the table in turn."""
    for c in range(out.shape[0]):
        lay_throw(rows[c // THROWS], out[c], c % THROWS)


def _weights() -> np.ndarray:
    chances = [1 if high == low else 2 for high in range(1, 7) for low in range(1, high + 1)]
    return np.array(chances, np.float32) / 36


THROW_WEIGHTS = _weights()
