"""Looking ahead over all throws: expectimax with an engine at the leaves.

One ply is the opponent's throw and their best answer; two plies add one's own next
throw. The inner answers are chosen by the engine; the root is pruned step by step:
only the candidates that the shallower look left near the best are looked at more
deeply.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from trictrac.kernel.prospects import THROWS
from trictrac.kernel.state import DIE_A, OVER, PHASE, SEAT
from trictrac.players.engine import A, Engine, Weighed, seen_by

PRUNED = -1e9


@dataclass(frozen=True, slots=True)
class Depth:
    """Which candidates go on to a deeper look: at most ``keep``, within ``margin`` games of the best."""

    keep: int
    margin: float


ONE_PLY = (Depth(keep=8, margin=0.12),)
TWO_PLIES = (*ONE_PLY, Depth(keep=4, margin=0.04))


def look_ahead(engine: Engine[A], rows: A, plies: int) -> A:
    """The value of rows that wait for a throw, each seen by its own player, over all 21 throws."""
    if plies == 0:
        return engine.equity(rows)
    thrown = engine.law.lay_all_throws(rows)
    found, offsets, values = weigh(engine, thrown)
    best = engine.law.best(values, offsets)
    if plies == 1:
        values = values[best]
    else:
        answers = found[best]
        values = seen_by(look_ahead(engine, answers, plies - 1), answers, thrown[:, SEAT])
    values = values.reshape(len(rows), THROWS)
    weighted = values * engine.law.throw_weights
    total = weighted[:, 0]
    for throw in range(1, THROWS):  # in this order, as the kernel adds
        total = total + weighted[:, throw]
    settled = ~((rows[:, PHASE] < OVER) & (rows[:, DIE_A] < 1))  # it is over, or the dice lie there already
    total[settled] = values[:, 0][settled]
    return total


def weigh(
    engine: Engine[A], rows: A, depths: tuple[Depth, ...] = (), on_look: Callable[[A], None] | None = None
) -> Weighed[A]:
    """The candidates of rows with dice on the table, and their values. The rows are judged on the way.

    ``on_look`` is told the values of each look, the first without looking ahead.
    """
    law = engine.law
    found, offsets, owners = law.candidates(rows)
    seats = rows[:, SEAT][owners]
    values = seen_by(engine.equity(found), found, seats)
    if on_look:
        on_look(law.copy(values))
    for plies, depth in enumerate(depths, 1):
        best = law.best(values, offsets)
        ranks = law.ranks(values, offsets, owners)
        kept = (ranks < depth.keep) & (values >= values[best][owners] - depth.margin * engine.unit)
        # Where one candidate stands alone there is nothing more to ask.
        second = kept & (ranks > 0)
        is_open = second[law.best(second * 1.0, offsets)][owners]
        kept = kept & is_open
        deeper = found[kept]
        values[is_open] = PRUNED
        values[kept] = seen_by(look_ahead(engine, deeper, plies), deeper, seats[kept])
        if on_look:
            on_look(law.copy(values))
    return Weighed(found, offsets, values)
