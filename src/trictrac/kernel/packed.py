"""A play in one integer: at most two moves, and how the numbers were used.

bits 0-4 from, 5-9 to of the first move; 10-14 from, 15-19 to of the second
(0 where there is none; ``to`` = 25 is out); bits 20-21 numbers left unplayed;
bit 22 par puissance; bit 23 only the smaller number was playable.
A dame that plays both numbers (*tout d'une*) is written with its rest: the
second move starts where the first one ended.
"""

from __future__ import annotations

from trictrac.kernel.jit import jit
from trictrac.kernel.state import ME

UNPLAYED_SHIFT = 20
PAR_PUISSANCE = 1 << 22
LOW_ALONE = 1 << 23

NOTHING_PLAYED = 2 << UNPLAYED_SHIFT


@jit
def pack(from1, to1, from2, to2):
    """Packs a play of two moves."""
    return from1 | to1 << 5 | from2 << 10 | to2 << 15


@jit
def unpack(play):
    """The cases (from1, to1, from2, to2) of a packed play."""
    return play & 31, (play >> 5) & 31, (play >> 10) & 31, (play >> 15) & 31


@jit
def unplayed(play):
    """How many of the two numbers the play leaves unplayed."""
    return (play >> UNPLAYED_SHIFT) & 3


@jit
def move_dames(row, play):
    """Carries a play out on the board."""
    from1, to1, from2, to2 = unpack(play)
    if from1:
        row[ME + from1] -= 1
        row[ME + to1] += 1
    if from2:
        row[ME + from2] -= 1
        row[ME + to2] += 1
