"""How long a choice takes: a recorded set of decisions, one core, each depth (``trictrac bench --players``)."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from trictrac.kernel import batch, features, outcomes, state
from trictrac.kernel.state import DECIDE, PHASE, PLAY
from trictrac.players.engine import Numbers
from trictrac.players.evaluator import ORDINARY, Rows, shipped, use_one_core
from trictrac.players.net_engine import NetEngine
from trictrac.players.net_player import NetPlayer
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.player import EnginePlayer, Player
from trictrac.players.search import ONE_PLY, TWO_PLIES
from trictrac.players.start_table import with_starts
from trictrac.words import Fact, fact

SEED = 3
GAMES = 300
COUPS = 57
CANDIDATES = 2173
"""How many candidates the recorded decisions have: the dice come from a counter, so everywhere the same."""
MEASURED = {0: 200, 1: 100, 2: 25}
"""Decisions timed at each depth."""
BARS = {0: 0.2, 1: 10.0, 2: 80.0}
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


class _ArraysEngine(NetEngine[Numbers]):
    """The net as the release before judged by it: whole layers multiplied by NumPy."""

    def __init__(self) -> None:
        layers = shipped(ORDINARY).layers
        first = np.ascontiguousarray(features.SCALE[:, None] * layers[0][0])
        hidden, last = [(first, layers[0][1]), *layers[1:-1]], layers[-1]

        def judged(rows: Numbers) -> Numbers:
            x: Numbers = features.features_of(rows).astype(np.float32)
            for weight, bias in hidden:
                x = np.maximum(x @ weight + bias, 0)
            logits = x @ last[0] + last[1]
            raised = np.exp(logits - logits.max(axis=1, keepdims=True))
            probabilities: Numbers = raised / raised.sum(axis=1, keepdims=True)
            outcomes.write_outcomes(rows, probabilities)
            return probabilities

        super().__init__(NumpyLaw(), judged, ORDINARY)

    def equity(self, rows: Numbers) -> Numbers:
        return with_starts(super().equity(rows), rows)


def run(report: Callable[[Fact], None] = lambda _: None) -> dict[str, dict[str, object]]:
    """The median time of a choice at each depth, in the kernel and as before it, decision by decision in turn."""
    use_one_core()
    rows, rng, before = decisions(), np.random.default_rng(SEED), _ArraysEngine()
    figures: dict[str, dict[str, object]] = {}
    for plies, depths in enumerate(((), ONE_PLY, TWO_PLIES)):
        report(fact("cli-bench-plies", plies=plies))
        players: tuple[Player[Numbers], ...] = NetPlayer("net", depths), EnginePlayer("before", before, depths)
        times: tuple[list[float], list[float]] = [], []
        chosen: tuple[list[int], list[int]] = [], []
        for player in players:
            player.choose(rows[:1], rng)
        for row in rows[: MEASURED[plies]]:
            for player, spent, choices in zip(players, times, chosen, strict=True):
                start = time.perf_counter()
                choices.append(int(player.choose(row[None], rng)[0]))
                spent.append(1000 * (time.perf_counter() - start))
        how = f"median of {len(times[0])} decisions of random games, one core"
        alike = float(np.mean(np.equal(*chosen)))
        tails = f"the bar is {BARS[plies]:g} ms", f"layers multiplied by NumPy, {alike:.1%} of the choices alike"
        for name, spent, tail in zip(("", "_before"), times, tails, strict=True):
            figures[f"choice_{plies}_ply{name}_ms"] = {
                "value": round(float(np.median(spent)), 3),
                "how": f"{how}; {tail}",
            }
    return figures
