"""Looking ahead over all throws: expectimax with the net at the leaves.

One ply is the other's throw and his best answer; two plies add one's own next
throw. The inner answers are chosen by the net; the root is pruned step by step:
only the candidates that the shallower look left near the best are looked at more
deeply. Written once for NumPy and torch: ``engine`` is ``players.engine.Engine``
or ``training.cuda_engine.CudaEngine``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trictrac.kernel.prospects import THROWS
from trictrac.kernel.state import SEAT
from trictrac.players.engine import seen_by

PRUNED = -1e9


@dataclass(frozen=True, slots=True)
class Depth:
    """Which candidates go on to a deeper look: at most ``keep``, within ``margin`` of the best."""

    keep: int
    margin: float


ONE_PLY = (Depth(keep=8, margin=0.12),)
TWO_PLIES = (*ONE_PLY, Depth(keep=4, margin=0.04))


def look_ahead(engine: Any, rows: Any, plies: int) -> Any:
    """The value of rows that wait for a throw, each seen by its own player, over all 21 throws."""
    if plies == 0:
        return engine.equity(rows)
    thrown = engine.lay_all_throws(rows)
    found, offsets, values = weigh(engine, thrown)
    best = engine.best(values, offsets)
    if plies == 1:
        values = values[best]
    else:
        answers = found[best]
        values = seen_by(look_ahead(engine, answers, plies - 1), answers, thrown[:, SEAT])
    return values.reshape(len(rows), THROWS) @ engine.throw_weights


def weigh(engine: Any, rows: Any, depths: tuple[Depth, ...] = (), unit: float = 1.0) -> tuple[Any, Any, Any]:
    """The candidates of judged rows, their offsets, and their values to the choosing player.

    Margins are in units of ``unit``: one game, or the usual worth of a marque. The rows are judged on the way.
    """
    found, offsets, owners = engine.candidates(rows)
    seats = rows[:, SEAT][owners]
    values = seen_by(engine.equity(found), found, seats)
    for plies, depth in enumerate(depths, 1):
        best = engine.best(values, offsets)
        ranks = engine.ranks(values, offsets, owners)
        kept = (ranks < depth.keep) & (values >= values[best][owners] - depth.margin * unit)
        # Where one candidate stands alone there is nothing more to ask.
        open_rows = engine.falses(len(rows))
        open_rows[owners[kept & (ranks == 1)]] = True
        kept &= open_rows[owners]
        deeper = found[kept]
        values[open_rows[owners]] = PRUNED
        values[kept] = seen_by(look_ahead(engine, deeper, plies), deeper, seats[kept])
    return found, offsets, values
