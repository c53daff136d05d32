"""Rollouts: the rest of the game played many times, to know what a position is worth.

Variance is kept down in three ways. The first two throws of the trials go
through all 36 x 36 pairs in turn instead of being drawn, and each of the two
through all 36 throws in every 36 trials; every position of a comparison gets the
same dice; and a trial may be cut after some coups and judged by the net, which
knows the average better than one game's luck does. Fewer than 36 trials, or a
last part of fewer, see some throws only.

``statistics.mean_of`` a line of values is the position's value with its interval:
somewhat too wide, as it takes stratified dice for dice drawn at random.
"""

from __future__ import annotations

from concurrent.futures import Executor
from itertools import pairwise
from typing import Any

import numpy as np

from trictrac.kernel.state import DIE_A, DIE_B, OVER, PHASE, SEAT
from trictrac.players.engine import Engine, seen_by
from trictrac.players.evaluator import Rows, shipped
from trictrac.players.search import weigh
from trictrac.players.value import Values

PAIRS_OF_THROWS = 36 * 36
CHUNK = 1 << 12
"""Games that a CPU plays side by side."""

_HIGH = np.maximum(np.arange(36) // 6, np.arange(36) % 6).astype(np.int8) + 1
_LOW = np.minimum(np.arange(36) // 6, np.arange(36) % 6).astype(np.int8) + 1


def play_trials(engine: Any, rows: Any, trials: Any, coups: int, seed: int) -> Any:
    """Plays every row once to its end or for ``coups`` coups; the value to the player it began with.

    ``trials`` numbers the dice of each row: equal numbers have equal dice. Dice from trial to trial
    are stratified over the first two throws.
    """
    seats = rows[:, SEAT]
    rows = _copy(rows)
    playing = _where(rows[:, PHASE] != OVER)
    for coup in range(coups):
        if not len(playing):
            break
        now = rows[playing]
        if coup < 2:
            _lay_stratified(now, _first_throws(trials[playing])[coup])
        engine.draw_dice(now, seed, trials[playing], coup)
        found, offsets, values = weigh(engine, now)
        rows[playing] = found[engine.best(values, offsets)]
        playing = playing[rows[playing][:, PHASE] != OVER]
    return seen_by(engine.equity(rows), rows, seats)


def _first_throws(trials: Any) -> tuple[Any, Any]:
    """The numbers, 0 to 35, of the first two throws of each trial.

    Five has no divisor in common with 36: within every 36 trials the second throw goes round as the first
    does, and in another order; the shift of each round makes all pairs of 36 rounds different.
    """
    return trials % 36, (5 * trials + trials // 36) % 36


def _lay_stratified(rows: Any, throws: Any) -> None:
    """Lays the throw of each number 0 to 35, unless dice lie there (``draw_dice`` then leaves them)."""
    high, low = (_HIGH, _LOW) if isinstance(rows, np.ndarray) else (rows.new_tensor(_HIGH), rows.new_tensor(_LOW))
    free = rows[:, DIE_A] == 0
    rows[free, DIE_A] = high[throws[free]]
    rows[free, DIE_B] = low[throws[free]]


def _copy(rows: Any) -> Any:
    return rows.copy() if isinstance(rows, np.ndarray) else rows.clone()


def _where(mask: Any) -> Any:
    return np.flatnonzero(mask) if isinstance(mask, np.ndarray) else mask.nonzero().squeeze(1)


def roll_out(engine: Any, rows: Rows, trials: int, coups: int, seed: int, first: int = 0) -> Values:
    """Values of every row in every trial, a line a row, on the CPU."""
    each = max(1, CHUNK // max(1, len(rows)))
    parts = []
    for start in range(first, first + trials, each):
        numbers = np.arange(start, min(start + each, first + trials))
        tiled = np.repeat(rows, len(numbers), axis=0)
        values = play_trials(engine, tiled, np.tile(numbers, len(rows)), coups, seed)
        parts.append(np.asarray(values).reshape(len(rows), -1))
    found: Values = np.concatenate(parts, axis=1)
    return found


def _work(form: str, rows: Rows, trials: int, coups: int, seed: int, first: int) -> Values:
    """What a worker process does: the package's own net."""
    return roll_out(Engine(shipped(form), starts=True), rows, trials, coups, seed, first)


def roll_out_on(executor: Executor, workers: int, form: str, rows: Rows, trials: int, coups: int, seed: int) -> Values:
    """The same trials shared among the workers of any executor; the answer does not depend on how many there are."""
    bounds = np.linspace(0, trials, min(workers, trials) + 1).astype(int)
    futures = [
        executor.submit(_work, form, rows, int(end - start), coups, seed, int(start)) for start, end in pairwise(bounds)
    ]
    found: Values = np.concatenate([future.result() for future in futures], axis=1)
    return found
