"""The greedy player: most points now, and then the best hope of more.

A throw is marked before it is played and its points do not depend on the play
(art. XVIII), so that "most points now" settles one thing only: whether to leave
after a trou, which saves what the coup gives the opponent and costs one's reste
(art. XVI). Where that says nothing the player looks one throw ahead: what they
may expect of their own next throw, less what the opponent may expect of theirs,
with the dames standing as they stand. Leaving is judged like every play, and taken
only where it gains by this measure.
"""

from __future__ import annotations

import numpy as np

from trictrac.kernel.marking import POINTS_OF_A_TROU
from trictrac.kernel.prospects import KINDS, POINTS_GAINED, POINTS_GIVEN, prospects
from trictrac.kernel.state import MINE, POINTS, THEIRS, TROUS
from trictrac.players.engine import Numbers
from trictrac.players.evaluator import Rows
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.player import EnginePlayer
from trictrac.players.value import GAME_IN_POINTS, Values

# Points are even and a hope is far below this many: divided by it, hopes decide between equal points only.
HOPE = 64


def hopes(rows: Rows) -> Values:
    """Expected points of the next throw of each side: mine and what it gives away, theirs and what it gives away.

    Both throw from the position as it stands; a finished game has no next throw.
    """
    counts = prospects(rows)
    columns = [side + kind for side in (0, KINDS) for kind in (POINTS_GAINED, POINTS_GIVEN)]
    return np.asarray(counts[:, columns] / 36, np.float32)


def lead(rows: Rows) -> Values:
    """Points and trous that the row's player is ahead by, a trou as its twelve points."""
    marks = rows.astype(np.float32)
    ahead: Values = marks[:, MINE + POINTS] - marks[:, THEIRS + POINTS]
    ahead += POINTS_OF_A_TROU * (marks[:, MINE + TROUS] - marks[:, THEIRS + TROUS])
    return ahead


class PointsEngine:
    """Counts points now, then hopes; see :class:`trictrac.players.engine.Engine`."""

    unit = GAME_IN_POINTS

    def __init__(self) -> None:
        self.law = NumpyLaw()

    def equity(self, rows: Rows) -> Values:
        """What each row is worth, in points."""
        mine, given, theirs, taken = hopes(rows).T
        worth: Values = lead(rows) + (mine - given - theirs + taken) / HOPE
        return worth


def greedy() -> EnginePlayer[Numbers]:
    """The greedy player."""
    return EnginePlayer("greedy", PointsEngine())
