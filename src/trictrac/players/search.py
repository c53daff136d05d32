"""Looking ahead over all throws: expectimax with the net at the leaves.

One ply is the other's throw and his best answer; two plies add one's own next
throw. The inner answers are chosen by the net; only the root is pruned.
"""

from __future__ import annotations

from typing import Any

from trictrac.kernel.candidates import THROWS
from trictrac.kernel.state import SEAT
from trictrac.players.engine import seen_by


def look_ahead(engine: Any, rows: Any, plies: int) -> Any:
    """The value of rows that wait for a throw, each seen by its own player, over all 21 throws."""
    if plies == 0:
        return engine.equity(rows)
    thrown = engine.lay_all_throws(rows)
    found, offsets, owners = engine.candidates(thrown)
    values = seen_by(engine.equity(found), found, thrown[:, SEAT][owners])
    best = engine.best(values, offsets)
    if plies == 1:
        values = values[best]
    else:
        answers = found[best]
        values = seen_by(look_ahead(engine, answers, plies - 1), answers, thrown[:, SEAT])
    return values.reshape(-1, THROWS) @ engine.throw_weights
