"""Playing when dames may go out: the privilege of the band (art. VIII).

Rare and small, so it is written as the law reads: play one number, look at the
board, play the other, in both orders; then keep the plays that use the fewest
excedants and drop those that lead to a position already listed.
"""

from __future__ import annotations

from trictrac.kernel.jit import jit, lowest
from trictrac.kernel.march import JAN_DE_RETOUR, my_cases
from trictrac.kernel.state import DAMES, LOW_ALONE, MAX_PLAYS, ME, ONE_UNPLAYED, OUT, pack_play

KEYS = MAX_PLAYS // 2  # the second half of the buffer holds the keys of the positions reached
REFUSED = 0


@jit
def exit_is_near(row, some, high):
    """Checks if a dame may go out with this throw: all are in, or the last can enter with one number."""
    outside = some & ~JAN_DE_RETOUR
    if outside == 0:
        return True
    if outside & (outside - 1):
        return False
    last = lowest(outside)
    return int(row[ME + last]) == 1 and last + high >= 19


@jit
def _arrival(some, start, number):
    """Where a number carries a dame: a case, OUT, or REFUSED if it may not go out with it."""
    case = start + number
    if case < OUT:
        return case
    if some & ~JAN_DE_RETOUR:
        return REFUSED  # not all dames are in
    if case == OUT:
        return OUT
    # An excedant takes out the farthest dame only.
    return OUT if lowest(some) == start else REFUSED


@jit
def _position_key(row, some):
    """The resulting position in one integer: six counts, and the dame still outside, if any."""
    outside = some & ~JAN_DE_RETOUR
    key = lowest(outside) if outside else 0
    for case in range(19, 25):
        key = key << 4 | int(row[ME + case])
    return key


@jit
def _add(row, play, plays, n):
    """Adds a play unless its position (the board as it stands) is already reached."""
    some, _ = my_cases(row)
    key = _position_key(row, some)
    for i in range(n):
        if int(plays[KEYS + i]) == key:
            return n
    plays[n] = play
    plays[KEYS + n] = key
    return n + 1


@jit
def _list_second(row, start, middle, number, excess, best, ends, plays, n):
    """The first number took ``start`` to ``middle``; plays the second. Returns (plays listed, fewest excedants)."""
    some, _ = my_cases(row)
    left = some
    while left:
        second = lowest(left)
        left &= left - 1
        # Unless it goes on, the first dame ends the coup where it stands.
        if second != middle and middle != OUT and not (ends >> middle) & 1:
            continue
        to = _arrival(some, second, number)
        if to == REFUSED or (to != OUT and not (ends >> to) & 1):
            continue
        if to == start:
            continue  # follows the first dame's steps: the same board as this dame tout d'une
        total = excess + int(second + number > OUT)
        if total > best:
            continue
        if total < best:
            n = 0
            best = total
        row[ME + second] -= 1
        row[ME + to] += 1
        n = _add(row, pack_play(start, middle, second, to), plays, n)
        row[ME + to] -= 1
        row[ME + second] += 1
    return n, best


@jit
def _list_order(row, number, then, some, rests, ends, best, plays, n):
    """Plays ``number``, then ``then``. Returns (plays listed, fewest excedants)."""
    left = some
    while left:
        start = lowest(left)
        left &= left - 1
        middle = _arrival(some, start, number)
        if middle == REFUSED or (middle != OUT and not (rests >> middle) & 1):
            continue
        excess = int(start + number > OUT)
        row[ME + start] -= 1
        row[ME + middle] += 1
        if row[ME + OUT] == DAMES:
            # The last dame is out; the number left over has nothing to play and costs nothing.
            if excess < best:
                n = 0
                best = excess
            if excess == best:
                n = _add(row, pack_play(start, OUT, 0, 0), plays, n)
        else:
            n, best = _list_second(row, start, middle, then, excess, best, ends, plays, n)
        row[ME + middle] -= 1
        row[ME + start] += 1
    return n, best


@jit
def _list_single(some, number, ends, mark, plays):
    n = 0
    left = some
    while left:
        start = lowest(left)
        left &= left - 1
        to = _arrival(some, start, number)
        if to != REFUSED and (to == OUT or (ends >> to) & 1):
            plays[n] = pack_play(start, to, 0, 0) | mark
            n += 1
    return n


@jit
def list_exit_plays(row, high, low, some, rests, ends, plays):
    """Every play of the numbers when dames may go out; returns how many, 0 if nothing can be played."""
    n, best = _list_order(row, high, low, some, rests, ends, 3, plays, 0)
    if low != high:
        n, best = _list_order(row, low, high, some, rests, ends, best, plays, n)
    if n == 0:
        n = _list_single(some, high, ends, ONE_UNPLAYED, plays)
    if n == 0 and low != high:
        n = _list_single(some, low, ends, LOW_ALONE | ONE_UNPLAYED, plays)
    return n
