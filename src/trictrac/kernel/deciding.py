"""How a player with a net decides: the candidate worth most after looking ahead; weaker players err.

A player is six numbers: how far it misjudges values, in games; how often it overlooks a candidate; then for one ply
and for two how many candidates it looks at so far (0: none), and how far these may be behind the best, in games. Errors
come from a seed of two words, so that the same question has the same answer everywhere.
"""

from __future__ import annotations

import numpy as np

from trictrac.kernel import net as nets
from trictrac.kernel.candidates import rank_between
from trictrac.kernel.coup import lay_dice
from trictrac.kernel.dice import random_words
from trictrac.kernel.jit import entry, jit
from trictrac.kernel.net import ZERO
from trictrac.kernel.state import DIE_A, DIE_B, MAX_PLAYS, OVER, PHASE, ROW, SEAT, THROW
from trictrac.kernel.weighing import AT_WORTH, best_of, forget, look_ahead, weigh_rows, weigh_throw

MISJUDGES = 0
OVERLOOKS = 1
LOOKS = 2  # then pairs of: how many candidates, within how many games of the best
PLIES = 2
PLAYER = LOOKS + 2 * PLIES

# What is found out of every candidate.
VALUE = 0  # at the last look that it had
LOSS = 1  # against the best of that same look
DEPTH = 2  # plies of that look
MERITS = 3
MOST_CANDIDATES = MAX_PLAYS + 1

PRUNED = np.float32(-1e9)
UNSEEN = np.float32(1e6)
"""Taken off the value of a candidate that is overlooked: it is chosen only if all are."""

HALF_WORD = 1 << 16
HALVES = 12
"""So many numbers of 16 bits add up to one that is normal for our purposes, with a spread of ``HALF_WORD``."""
AT_KEPT = nets.INTEGERS


def player_numbers(misjudges: float, overlooks: float, looks: tuple[tuple[float, float], ...] = ()) -> np.ndarray:
    """A player as numbers; ``looks`` has how many candidates and how many games for each ply."""
    numbers = np.zeros(PLAYER, np.float32)
    numbers[MISJUDGES], numbers[OVERLOOKS] = misjudges, overlooks
    numbers[LOOKS : LOOKS + 2 * len(looks)] = [number for look in looks for number in look]
    return numbers


@jit
def error_of(seed, key, i, misjudges, overlooks):
    """What is added to the value of candidate ``i``; ``misjudges`` in the unit of the values."""
    total = 0
    for k in range(HALVES // 4):
        one, two = random_words(seed, key, i, k)
        total += (one & 0xFFFF) + (one >> 16) + (two & 0xFFFF) + (two >> 16)
    error = np.float32(total - HALVES // 2 * (HALF_WORD - 1)) / np.float32(HALF_WORD) * misjudges
    word, _ = random_words(seed, key, i, HALVES // 4)
    if word >> 16 < int(overlooks * np.float32(HALF_WORD)):
        error = error - UNSEEN
    return error


@entry("void(int64[:, ::1], int64[::1], float32, float32, float32[::1])")
def write_errors(seeds, offsets, misjudges, overlooks, out):
    """The errors on the candidates of many rows, between two offsets each, by the two words of each row's seed."""
    for n in range(seeds.shape[0]):
        for i in range(offsets[n], offsets[n + 1]):
            out[i] = error_of(seeds[n, 0], seeds[n, 1], i - offsets[n], misjudges, overlooks)


@jit
def _look_deeper(rows, count, plies, keep, margin, net, merits, numbers, integers):
    """Looks ahead where the values leave more than one candidate near the best; the others are pruned."""
    first = AT_WORTH + 1
    top = numbers[AT_WORTH + best_of(0, count, numbers)]
    kept = 0
    for i in range(count):
        near = numbers[first + i] >= top - margin and rank_between(numbers, first, first + count, first + i) < keep
        integers[AT_KEPT + i] = int(near)
        kept += int(near)
    if kept < 2:
        return
    for i in range(count):
        numbers[first + i] = PRUNED
        if integers[AT_KEPT + i] != 0:
            value = look_ahead(rows, 1 + i, plies, net, numbers, integers)
            numbers[first + i] = value if rows[1 + i, SEAT] == rows[0, SEAT] else -value
            merits[i, VALUE] = numbers[first + i]
            merits[i, DEPTH] = plies
    top = numbers[AT_WORTH + best_of(0, count, numbers)]
    for i in range(count):
        if integers[AT_KEPT + i] != 0:
            merits[i, LOSS] = top - numbers[first + i]


@jit
def weigh(rows, player, net, merits, numbers, integers):
    """Weighs the candidates of the row in place 0 as the player looks ahead; returns how many there are."""
    count = weigh_throw(rows, 0, False, net, numbers, integers)
    top = numbers[AT_WORTH + best_of(0, count, numbers)]
    for i in range(count):
        value = numbers[AT_WORTH + 1 + i]
        merits[i, VALUE] = value
        merits[i, LOSS] = top - value
        merits[i, DEPTH] = 0
    if count > 1 and player[LOOKS] > 0:
        forget(numbers)
        for plies in range(1, PLIES + 1):
            keep = player[LOOKS + 2 * plies - 2]
            margin = player[LOOKS + 2 * plies - 1] * net[nets.UNIT]
            if keep > 0:
                _look_deeper(rows, count, plies, keep, margin, net, merits, numbers, integers)
    return count


@jit
def decide(rows, player, net, seed, key, merits, numbers, integers):
    """The number of the candidate that the player chooses for the row in place 0."""
    count = weigh(rows, player, net, merits, numbers, integers)
    if player[MISJUDGES] > 0 or player[OVERLOOKS] > 0:
        misjudges = player[MISJUDGES] * net[nets.UNIT]
        for i in range(count):
            error = error_of(seed, key, i, misjudges, player[OVERLOOKS])
            numbers[AT_WORTH + 1 + i] = numbers[AT_WORTH + 1 + i] + error
    return best_of(0, count, numbers) - 1


@entry(
    "void(int8[:, ::1], float32[::1], float32[::1], int64[:, ::1], int64[::1],"
    " float32[:, ::1], int8[:, ::1], float32[::1], int32[::1])"
)
def decide_each(asked, player, net, seeds, chosen, merits, rows, numbers, integers):
    """The same for many rows, each with its seed; the last four arrays are scratch."""
    for n in range(asked.shape[0]):
        for k in range(ROW):
            rows[0, k] = asked[n, k]
        chosen[n] = decide(rows, player, net, seeds[n, 0], seeds[n, 1], merits, numbers, integers)


@jit
def lay_stratified(row, trial, coup):
    """The first two throws of the trials: within 36 trials each goes once through all 36, in different orders.

    Five has no divisor in common with 36, and the shift of each round makes all pairs of 36 rounds different.
    """
    throw = trial % 36 if coup == 0 else (5 * trial + trial // 36) % 36
    if row[PHASE] == THROW and row[DIE_A] == 0:
        row[DIE_A] = 1 + max(throw // 6, throw % 6)
        row[DIE_B] = 1 + min(throw // 6, throw % 6)


@jit
def play_trial(rows, trial, coups, seed, net, numbers, integers):
    """Plays the row in place 0 to its end or for so many coups; the value to the player it began with."""
    row = rows[0]
    seat = int(row[SEAT])
    coup = 0
    while coup < coups and row[PHASE] != OVER:
        if coup < 2:
            lay_stratified(row, trial, coup)
        word, _ = random_words(seed, trial, coup, 0)
        lay_dice(row, word)
        count = weigh_throw(rows, 0, False, net, numbers, integers)
        best = best_of(0, count, numbers)
        for k in range(ROW):
            row[k] = rows[best, k]
        coup += 1
    weigh_rows(rows, 0, 1, False, net, numbers, integers)
    return numbers[AT_WORTH] if row[SEAT] == seat else ZERO - numbers[AT_WORTH]


@entry(
    "void(int8[:, ::1], int64[::1], int64, int64, float32[::1], float32[:, ::1],"
    " int8[:, ::1], float32[::1], int32[::1])"
)
def play_trials(starts, trials, coups, seed, net, values, rows, numbers, integers):
    """Every row in every trial, one line of values per row; the last three arrays are scratch."""
    for n in range(starts.shape[0]):
        for i in range(trials.shape[0]):
            for k in range(ROW):
                rows[0, k] = starts[n, k]
            values[n, i] = play_trial(rows, trials[i], coups, seed, net, numbers, integers)
