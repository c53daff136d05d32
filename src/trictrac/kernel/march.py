"""Where a dame may go: free cases, corners, forbidden jans (art. VII, IX, XIV).

A set of cases is an integer: bit ``c`` stands for my case ``c``.
"""

from __future__ import annotations

from trictrac.kernel.jit import entry, holding, holding_reversed, jit, six_bytes
from trictrac.kernel.state import ME, OTHER

BOARD = 0x1FFFFFE  # cases 1 to 24
PETIT_JAN = 0x7E  # 1 to 6
GRAND_JAN = 0x1F80  # 7 to 12
OTHER_GRAND_JAN = 0x7E000  # 13 to 18
JAN_DE_RETOUR = 0x1F80000  # 19 to 24: the other's petit jan

COIN_BIT = 1 << 12
OTHER_COIN_BIT = 1 << 13


# Six counts in one integer, eight bits each (``six_bytes``).
ONES = 0x010101010101
TOPS = 0x808080808080
SIX = 0xFFFFFFFFFFFF
TWO_EACH = 0x7E7E7E7E7E7E  # added to six counts, it sets the top bit of each that is at least 2
TWO_MORE_EACH = 0x7476787A7C7E  # likewise for at least 2, 4, 6, 8, 10, 12


@jit
def my_cases(row):
    """The cases where I have at least one dame, and those where I have at least two."""
    return holding(row, ME + 1, 1) << 1, holding(row, ME + 1, 2) << 1


@jit
def their_cases(row):
    """The same for the opponent's dames, in my numbering."""
    return holding_reversed(row, OTHER + 1, 1) << 1, holding_reversed(row, OTHER + 1, 2) << 1


@entry("boolean(int8[::1], int64, int64)")
def can_fill(row, base, first):
    """Checks if a side has the dames to fill its jan of six cases from ``first`` on (art. XIV).

    Dames never go back: for every case of the jan, enough of them must stand on it or before it.
    """
    behind = 0
    for before in range(1, first, 6):
        behind += ((six_bytes(row, base + before) * ONES) >> 40) & 255  # the sum of the six
    # A product with ONES has in each byte the sum of the counts up to there.
    standing = ((six_bytes(row, base + first) + behind) * ONES) & SIX
    return (standing + TWO_MORE_EACH) & TOPS == TOPS


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
