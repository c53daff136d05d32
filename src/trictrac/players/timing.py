"""How long a choice takes: a recorded set of decisions, one core, each depth (``trictrac bench --players``)."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from trictrac.kernel import batch, state
from trictrac.kernel.state import DECIDE, PHASE, PLAY
from trictrac.players.evaluator import Rows, use_one_core
from trictrac.players.net_player import NetPlayer
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.search import ONE_PLY, TWO_PLIES

SEED = 3
GAMES = 300
COUPS = 57
CANDIDATES = 2173
"""How many candidates the recorded decisions have: the dice come from a counter, so everywhere the same."""
MEASURED = {0: 200, 1: 100, 2: 25}
"""Decisions timed at each depth."""
BARS = {0: 2.0, 1: 60.0, 2: 2000.0}
"""Milliseconds that a choice may take."""


class WrongDecisionsError(RuntimeError):
    """The recorded decisions are not the ones that were recorded."""


def decisions() -> Rows:
    """Judged rows with a choice, from the middle of random games."""
    rows = state.new_rows(GAMES)
    plays, sheet = batch.scratch()
    batch.random_coups(rows, SEED, 0, COUPS, plays, sheet)
    law = NumpyLaw()
    law.draw_dice(rows, SEED, np.arange(GAMES), COUPS)
    _, offsets, _ = law.candidates(rows)
    counts = np.diff(offsets)
    choice = (counts > 1) & np.isin(rows[:, PHASE], (DECIDE, PLAY))
    if counts[choice].sum() != CANDIDATES:
        raise WrongDecisionsError(f"{counts[choice].sum()} candidates, expected {CANDIDATES}; nothing was timed")
    return np.ascontiguousarray(rows[choice])


def run(report: Callable[[str], None] = lambda _: None) -> dict[str, Any]:
    """The median time of a choice at each depth."""
    use_one_core()
    rows, rng = decisions(), np.random.default_rng(SEED)
    figures: dict[str, Any] = {}
    for plies, depths in enumerate(((), ONE_PLY, TWO_PLIES)):
        report(f"timing choices at {plies} plies")
        player = NetPlayer("net", depths)
        player.choose(rows[:1], rng)
        times = []
        for row in rows[: MEASURED[plies]]:
            start = time.perf_counter()
            player.choose(row[None], rng)
            times.append(1000 * (time.perf_counter() - start))
        figures[f"choice_{plies}_ply_ms"] = {
            "value": round(float(np.median(times)), 3),
            "how": f"median of {len(times)} decisions of random games, one core; the bar is {BARS[plies]:g} ms",
        }
    return figures
