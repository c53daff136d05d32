"""Positions whose best choice is beyond doubt: the master at two plies, confirmed by playing them out.

Right is whatever loses less than half a percent of winning chances; everything else must lose two percent at least, so
that nobody is refused an answer that is nearly as good. A value runs from -1 to 1: two percent are 0.04 of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from trictrac.kernel.state import DECIDE, OVER, PHASE, SEAT
from trictrac.players.engine import Numbers
from trictrac.players.evaluator import ORDINARY
from trictrac.players.merits import merits
from trictrac.players.net_engine import NetEngine, package_engine
from trictrac.players.rollouts import roll_out
from trictrac.players.search import TWO_PLIES, Depth

RIGHT = 0.01
"""A loss that is none: half a percent."""
WRONG = 0.04
"""The least loss of whatever is not right: two percent."""
PLAIN = 0.08
"""The least that the net alone must see before the master is asked."""
BLOCK, MOST_TRIALS, COUPS = 36, 216, 6
SURE, HOPELESS = 3.0, 0.5
"""How many standard errors the difference must be away from nothing when the positions are played out; so near to it,
playing on is given up."""


@dataclass(frozen=True)
class Answer:
    """The candidates of a judged row that are right, and the best of the others."""

    right: list[int]
    second: int
    margin: float
    rows: Numbers
    seat: int
    leaves: bool
    """Whether leaving is among the candidates: it is the last."""


@cache
def engine() -> NetEngine[Numbers]:
    """What the master judges with."""
    return package_engine(ORDINARY)


def answers(rows: Numbers, depths: tuple[Depth, ...] = TWO_PLIES, least: float = WRONG) -> list[Answer | None]:
    """The answer of each row with dice on the table; None where there is no choice or it is too close."""
    judged = rows.copy()
    found = merits(engine(), judged, depths)
    told: list[Answer | None] = []
    for row, start, end in zip(judged, found.offsets[:-1], found.offsets[1:], strict=True):
        losses = _losses(found.losses[start:end], bool(row[PHASE] == DECIDE))
        right = [int(place) for place in np.flatnonzero(losses < RIGHT)]
        wrong = [int(place) for place in np.argsort(losses, kind="stable") if losses[place] >= RIGHT]
        if row[PHASE] == OVER or not wrong or losses[wrong[0]] < least:
            told.append(None)
            continue
        margin = float(losses[wrong[0]])
        told.append(Answer(right, wrong[0], margin, found.rows[start:end], int(row[SEAT]), bool(row[PHASE] == DECIDE)))
    return told


def _losses(losses: Numbers, decides: bool) -> Numbers:
    """The losses; after a trou the question is only whether to stay, so all plays count as the best of them."""
    if not decides:
        return losses
    stay: Numbers = np.minimum(losses[:-1].min(), losses[:-1])
    return np.concatenate([np.where(stay == stay.min(), stay, np.inf), losses[-1:]])


def confirmed(answer: Answer, seed: int) -> bool:
    """Plays the best and the best of the others out with the same dice until the difference is plain."""
    rows = np.ascontiguousarray(answer.rows[[answer.right[0], answer.second]])
    signs = 1 - 2 * (rows[:, SEAT] ^ answer.seat)[:, np.newaxis]
    values = np.empty((2, 0), np.float32)
    while values.shape[1] < MOST_TRIALS:
        more = roll_out(engine(), rows, BLOCK, COUPS, seed, first=values.shape[1])
        values = np.concatenate([values, signs * more], axis=1)
        differences = values[0] - values[1]
        mean, error = differences.mean(), differences.std(ddof=1) / np.sqrt(len(differences))
        if mean > SURE * error:
            return True
        if mean <= HOPELESS * error:
            return False
    return False
