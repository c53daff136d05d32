"""Where a dame may go: free cases, corners, forbidden jans (art. VII, IX, XIV).

A set of cases is an integer: bit ``c`` stands for my case ``c``.
"""

from __future__ import annotations

from trictrac.kernel.jit import entry, jit
from trictrac.kernel.state import ME, OTHER

BOARD = 0x1FFFFFE  # cases 1 to 24
PETIT_JAN = 0x7E  # 1 to 6
GRAND_JAN = 0x1F80  # 7 to 12
OTHER_GRAND_JAN = 0x7E000  # 13 to 18
JAN_DE_RETOUR = 0x1F80000  # 19 to 24: the other's petit jan

COIN_BIT = 1 << 12
OTHER_COIN_BIT = 1 << 13


@jit
def my_cases(row):
    """The cases where I have at least one dame, and those where I have at least two."""
    some = 0
    pairs = 0
    for case in range(1, 25):
        count = int(row[ME + case])
        some |= int(count > 0) << case
        pairs |= int(count > 1) << case
    return some, pairs


@jit
def their_cases(row):
    """The same for the other's dames, in my numbering."""
    some = 0
    pairs = 0
    for case in range(1, 25):
        count = int(row[OTHER + 25 - case])
        some |= int(count > 0) << case
        pairs |= int(count > 1) << case
    return some, pairs


@entry("boolean(int8[::1], int64, int64)")
def can_fill(row, base, first):
    """Checks if a side has the dames to fill its jan of six cases from ``first`` on (art. XIV).

    Dames never go back: for every case of the jan, enough of them must stand on it or before it.
    """
    behind = 0
    for case in range(1, first):
        behind += int(row[base + case])
    for i in range(6):
        behind += int(row[base + first + i])
        if behind < 2 * (i + 1):
            return False
    return True


@jit
def open_cases(row, their_some):
    """Where one of my dames may rest, and where it may end the coup.

    A dame rests on any case free of the other's dames, either corner included
    (art. VII, IX). It may not end on the other's corner, nor in a jan the other
    can still fill (art. XIV). One's own corner has a rule of number, see ``plays``.
    """
    rests = BOARD & ~their_some
    ends = rests & ~OTHER_COIN_BIT
    if can_fill(row, OTHER, 7):
        ends &= ~OTHER_GRAND_JAN
    if can_fill(row, OTHER, 1):
        ends &= ~JAN_DE_RETOUR
    return rests, ends


@entry("UniTuple(int64, 2)(int8[::1])")
def survey(row):
    """The sets of :func:`open_cases`, for those who explain the law."""
    their_some, _ = their_cases(row)
    return open_cases(row, their_some)
