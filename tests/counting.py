"""Counting the tree of plays (perft with dice): every throw, every play, always staying.

``count(row, depth)`` gives how many sequences of ``depth`` (throw, play) pairs there
are and a checksum of the positions at their ends that does not depend on order.
"""

from __future__ import annotations

import numpy as np

from trictrac.kernel import coup, state
from trictrac.kernel.jit import kept
from trictrac.position import Position
from trictrac.throw import ALL_THROWS

MASK = 0xFFFFFFFF


@kept
def checksum(row):
    """A hash of all that a row says of dames, marks and turn."""
    value = 2166136261
    for i in range(state.SEAT + 1):
        value = ((value ^ (int(row[i]) & 255)) * 16777619) & MASK
    return value


@kept
def count_last(row, high, low, work, plays, sheet):
    """The plays of one throw and the sum of the checksums they lead to."""
    size = row.shape[0]
    for i in range(size):
        work[i] = row[i]
    n, _ = coup.throw_dice(work, high, low, plays, sheet)
    total = 0
    for k in range(n):
        play = int(plays[k])
        for i in range(size):
            work[i] = row[i]
        follow(work, high, low, play, plays[n:], sheet)
        total = (total + checksum(work)) & MASK
    return n, total


@kept
def follow(row, high, low, play, plays, sheet):
    """Throws, stays, plays."""
    coup.throw_dice(row, high, low, plays, sheet)
    if row[state.PHASE] == state.OVER:
        return
    coup.stay(row)
    coup.make_play(row, play)


def count_throw(row: np.ndarray, high: int, low: int, depth: int) -> tuple[int, int]:
    """The tree below one throw."""
    plays = np.empty(2 * state.MAX_PLAYS, np.int32)
    sheet = np.empty(state.MAX_REASONS, np.int32)
    work = row.copy()
    if depth == 1:
        return count_last(row, high, low, work, plays, sheet)
    n, _ = coup.throw_dice(work, high, low, plays, sheet)
    nodes = total = 0
    for play in plays[:n].tolist():
        child = row.copy()
        follow(child, high, low, play, np.empty(state.MAX_PLAYS, np.int32), sheet)
        if child[state.PHASE] == state.OVER:
            continue
        more, summed = count(child, depth - 1)
        nodes, total = nodes + more, (total + summed) & MASK
    return nodes, total


def count(row: np.ndarray, depth: int) -> tuple[int, int]:
    """The tree below a position."""
    nodes = total = 0
    for throw in ALL_THROWS:
        more, summed = count_throw(row, throw.high, throw.low, depth)
        nodes, total = nodes + more, (total + summed) & MASK
    return nodes, total


def divide(position: Position, depth: int) -> str:
    """The count throw by throw, to find where a difference comes from."""
    row = position.to_row()
    lines = [f"{throw}: {count_throw(row, throw.high, throw.low, depth)[0]}" for throw in ALL_THROWS]
    return "\n".join(lines)
