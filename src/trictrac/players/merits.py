"""What every candidate of a throw is worth, also those that a search gives up early.

A search drops the candidates that a shallower look left behind. To rank all of them, each keeps
the value of the last look it had, and its loss is counted against the best of that same look.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import numpy as np

from trictrac.players.engine import Engine, Numbers
from trictrac.players.search import PRUNED, Depth, weigh


class Merits(NamedTuple):
    """All candidates of some judged rows, row after row."""

    rows: Numbers
    offsets: Numbers
    """Those of row ``n`` are between ``offsets[n]`` and ``offsets[n + 1]``."""
    values: Numbers
    losses: Numbers
    """By how much the best is worth more; 0 for the best."""
    plies: Numbers
    """How far ahead each was looked at."""


def merits(engine: Engine[Numbers], rows: Numbers, depths: tuple[Depth, ...] = ()) -> Merits:
    """The player's own search over rows with dice on the table, depth by depth. The rows are judged on the way."""
    looks: list[Numbers] = []
    found, offsets, _ = weigh(engine, rows, depths, looks.append)
    owners = np.repeat(np.arange(len(rows)), np.diff(offsets))
    values, losses = looks[0].copy(), _losses(looks[0], offsets, owners)
    plies = np.zeros(len(values), np.int64)
    for depth, (before, deeper) in enumerate(pairwise(looks), 1):
        # Where one candidate stands alone nothing more was asked.
        asked = np.bincount(owners, before != deeper, len(rows))[owners] > 0
        seen = asked & (deeper > PRUNED)
        values[seen], plies[seen] = deeper[seen], depth
        losses[seen] = _losses(deeper, offsets, owners)[seen]
    return Merits(found, offsets, values, losses, plies)


def _losses(values: Numbers, offsets: Numbers, owners: Numbers) -> Numbers:
    losses: Numbers = np.maximum.reduceat(values, offsets[:-1])[owners] - values
    return losses
