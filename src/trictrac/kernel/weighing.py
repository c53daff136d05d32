"""What rows are worth by a net, and what every candidate of a throw is worth, at once or after one or two throws more.

One ply is the opponent's throw and their best answer; two plies add one's own next throw. Answers are chosen by the
net; a position that comes up again in one search is not judged again.

Everything happens in scratch arrays. Rows: three throws under consideration, each followed by its candidates; a copy;
then positions that were judged. Numbers and integers: those of ``net``, then the values of all these rows.
"""

from __future__ import annotations

import numpy as np

from trictrac.kernel import net as nets
from trictrac.kernel.candidates import THROW_WEIGHTS, best_between, count_candidates, judge, lay_throw, take
from trictrac.kernel.dice import MASK
from trictrac.kernel.jit import apart, entry, jit
from trictrac.kernel.net import AT_COUNTS, AT_OUTPUTS, AT_PLAYS, AT_SHEET, ZERO, begin_anew, judge_row
from trictrac.kernel.prospects import THROWS
from trictrac.kernel.starts import start_place
from trictrac.kernel.state import DIE_A, MAX_PLAYS, OVER, PHASE, ROW, RULES, SEAT, TARGET, stakes_of

SPAN = MAX_PLAYS + 2  # a throw and its candidates
NEXT = SPAN  # where the throw after the first lies
AFTER = 2 * SPAN  # and the one after that
AT_COPY = 3 * SPAN
AT_CACHE = AT_COPY + 1
CACHED = 1 << 14  # positions remembered, a power of two: two plies look at about as many
ROOM = AT_CACHE + CACHED

AT_WORTH = nets.NUMBERS
NUMBERS = AT_WORTH + ROOM
INTEGERS = nets.INTEGERS + SPAN

UNKNOWN = np.float32(np.nan)
ONE = np.float32(1.0)


@jit
def _worth(row, net, outcomes):
    """What the chances of the outcomes are worth to the row's player: as a marque, or by the stakes of the row."""
    width = int(net[nets.SIZES + int(net[nets.LAYERS])])
    line = 0 if row[TARGET] == 0 else min(stakes_of(int(row[RULES])), int(net[nets.LINES]) - 1)
    worths = net[nets.HEAD + line * width : nets.HEAD + (line + 1) * width]
    total = ZERO
    for i in range(width):
        total = total + outcomes[i] * worths[i]
    return total


@jit
def _slot(row):
    """Where a row would be remembered."""
    mixed = 0
    for i in range(ROW):
        mixed = (mixed * 31 + int(row[i])) & MASK
    return AT_CACHE + ((mixed ^ mixed >> 13) & (CACHED - 1))


@jit
def _known(row, rows, remembers, net, numbers):
    """The value of a row that need not be judged: the start of a releve, or seen before; else ``UNKNOWN``."""
    place = start_place(row)
    if place >= 0 and place < int(net[nets.STARTS]) * nets.LINE_OF_STARTS:
        width = int(net[nets.SIZES + int(net[nets.LAYERS])])
        value = net[nets.HEAD + int(net[nets.LINES]) * width + place]
        if value == value:
            return value
    if remembers:
        slot = _slot(row)
        value = numbers[AT_WORTH + slot]
        if value == value:
            for i in range(ROW):
                if row[i] != rows[slot, i]:
                    return UNKNOWN
            return value
    return UNKNOWN


@jit
def forget(numbers):
    """No position is remembered any more."""
    for i in range(AT_WORTH + AT_CACHE, AT_WORTH + ROOM):
        numbers[i] = UNKNOWN


@apart
def weigh_rows(rows, first, end, remembers, net, numbers, integers):
    """Writes what the rows between ``first`` and ``end`` are worth, each to its own player."""
    begin_anew(integers)
    for i in range(first, end):
        row = rows[i]
        value = _known(row, rows, remembers, net, numbers)
        if not value == value:
            judge_row(row, net, rows[AT_COPY], numbers, integers)
            value = _worth(row, net, numbers[AT_OUTPUTS : nets.NUMBERS])
            if remembers:
                slot = _slot(row)
                numbers[AT_WORTH + slot] = value
                for c in range(ROW):
                    rows[slot, c] = row[c]
        numbers[AT_WORTH + i] = value


@apart
def weigh_throw(rows, at, remembers, net, numbers, integers):
    """The candidates of the row in place ``at``, whose dice lie on the table, behind it; their values to its player.

    Returns how many there are. The row is judged on the way.
    """
    plays = integers[AT_PLAYS:AT_SHEET]
    row = rows[at]
    n_plays = judge(row, plays, integers[AT_SHEET:AT_COUNTS]) if row[PHASE] != OVER else 0
    count = count_candidates(row, n_plays)
    for i in range(count):
        after = rows[at + 1 + i]
        for k in range(ROW):
            after[k] = row[k]
        take(after, plays, n_plays, i)
    weigh_rows(rows, at + 1, at + 1 + count, remembers, net, numbers, integers)
    for i in range(at + 1, at + 1 + count):
        if rows[i, SEAT] != row[SEAT]:
            numbers[AT_WORTH + i] = -numbers[AT_WORTH + i]
    return count


@jit
def best_of(at, count, numbers):
    """The best candidate behind ``at``, the first of equals."""
    return best_between(numbers, AT_WORTH + at + 1, AT_WORTH + at + 1 + count) - AT_WORTH


@jit
def _throws_of(row):
    """How many throws are to be thought of: one if it is over, or if dice lie there already."""
    return 1 if row[PHASE] == OVER or row[DIE_A] != 0 else THROWS


@apart
def _look_once(rows, at, net, numbers, integers):
    """What the row in place ``at`` is worth to its player, over all throws with the best answer to each."""
    throws = _throws_of(rows[at])
    total = ZERO
    for i in range(throws):
        lay_throw(rows[at], rows[AFTER], i)
        count = weigh_throw(rows, AFTER, True, net, numbers, integers)
        value = numbers[AT_WORTH + best_of(AFTER, count, numbers)]
        total = total + value * (THROW_WEIGHTS[i] if throws > 1 else ONE)
    return total


@jit
def _look_twice(rows, at, net, numbers, integers):
    """The same, every best answer looked at once more."""
    throws = _throws_of(rows[at])
    total = ZERO
    for i in range(throws):
        lay_throw(rows[at], rows[NEXT], i)
        count = weigh_throw(rows, NEXT, True, net, numbers, integers)
        best = best_of(NEXT, count, numbers)
        value = _look_once(rows, best, net, numbers, integers)
        if rows[best, SEAT] != rows[NEXT, SEAT]:
            value = -value
        total = total + value * (THROW_WEIGHTS[i] if throws > 1 else ONE)
    return total


@jit
def look_ahead(rows, at, plies, net, numbers, integers):
    """What the row in place ``at`` is worth to its player, one or two plies ahead; it lies before ``NEXT``."""
    if plies == 1:
        return _look_once(rows, at, net, numbers, integers)
    return _look_twice(rows, at, net, numbers, integers)


@entry("void(int8[:, ::1], float32[::1], float32[::1], int8[:, ::1], float32[::1], int32[::1])")
def write_equities(rows, net, out, scratch, numbers, integers):
    """What each row is worth to its own player; the last three arrays are scratch."""
    for first in range(0, rows.shape[0], SPAN):
        n = min(SPAN, rows.shape[0] - first)
        for i in range(n):
            for k in range(ROW):
                scratch[i, k] = rows[first + i, k]
        weigh_rows(scratch, 0, n, False, net, numbers, integers)
        for i in range(n):
            out[first + i] = numbers[AT_WORTH + i]


def new_scratch() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The arrays that weighing writes to."""
    return np.zeros((ROOM, ROW), np.int8), np.zeros(NUMBERS, np.float32), np.zeros(INTEGERS, np.int32)
