"""The greedy player: most points now, and then the best hope of more.

A throw is marked before it is played and its points do not depend on the play
(art. XVIII), so that "most points now" settles one thing only: whether to leave
after a trou, which saves what the coup gives the other and costs one's reste
(art. XVI). Where that says nothing the player looks one throw ahead: what he
may expect of his own next throw, less what the other may expect of his, with
the dames standing as they stand. Leaving is judged like every play, and taken
only where it gains by this measure.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trictrac.kernel import batch
from trictrac.kernel.candidates import THROWS, throw_number
from trictrac.kernel.jit import entry, jit
from trictrac.kernel.marking import POINTS_OF_A_TROU
from trictrac.kernel.reasons import totals
from trictrac.kernel.score import score_throw
from trictrac.kernel.state import MINE, OVER, PHASE, POINTS, ROW, THEIRS, TROUS, new_rows, swap_sides
from trictrac.players.engine import Engine
from trictrac.players.evaluator import Rows
from trictrac.players.player import ValuePlayer
from trictrac.players.random_player import Blind
from trictrac.players.value import Values

# Points are even and a hope is far below this many: divided by it, hopes decide between equal points only.
HOPE = 64


@jit
def _mean_of_throws(row: Any, plays: Any, sheet: Any) -> tuple[float, float]:
    """What the row's player and the other may expect of his throw, over all 36."""
    mine = 0
    theirs = 0
    for i in range(THROWS):
        high, low = throw_number(i)
        chances = 1 if high == low else 2
        _, reasons = score_throw(row, high, low, plays, sheet)
        to_me, to_other = totals(sheet, reasons)
        mine += chances * to_me
        theirs += chances * to_other
    return mine / 36, theirs / 36


@entry("void(int8[:, ::1], float32[:, ::1], int8[::1], int32[::1], int32[::1])")
def write_hopes(rows: Any, out: Any, copy: Any, plays: Any, sheet: Any) -> None:
    """Expected points of the next throw of each side: mine and what it gives away, the other's and what he gives away.

    Both throw from the position as it stands; a finished game has no next throw.
    """
    for n in range(rows.shape[0]):
        if rows[n, PHASE] == OVER:
            for k in range(4):
                out[n, k] = 0.0
            continue
        out[n, 0], out[n, 1] = _mean_of_throws(rows[n], plays, sheet)
        for k in range(ROW):
            copy[k] = rows[n, k]
        swap_sides(copy)
        out[n, 2], out[n, 3] = _mean_of_throws(copy, plays, sheet)


def hopes(rows: Rows) -> Values:
    """See :func:`write_hopes`; four columns, a line a row."""
    found = np.empty((len(rows), 4), np.float32)
    write_hopes(rows, found, np.empty(ROW, np.int8), *batch.scratch())
    return found


def lead(rows: Rows) -> Values:
    """Points and trous that the row's player is ahead by, a trou as its twelve points."""
    marks = rows.astype(np.float32)
    ahead: Values = marks[:, MINE + POINTS] - marks[:, THEIRS + POINTS]
    ahead += POINTS_OF_A_TROU * (marks[:, MINE + TROUS] - marks[:, THEIRS + TROUS])
    return ahead


class PointsEngine(Engine):
    """Counts points now, then hopes."""

    def __init__(self) -> None:
        super().__init__(Blind())
        hopes(new_rows(1))  # compiled here once, not by several workers at the same time

    def equity(self, rows: Rows) -> Values:
        """See :class:`trictrac.players.engine.Engine`."""
        mine, given, theirs, taken = hopes(rows).T
        worth: Values = lead(rows) + (mine - given - theirs + taken) / HOPE
        return worth


def greedy() -> ValuePlayer:
    """The greedy player."""
    return ValuePlayer("greedy", PointsEngine())
