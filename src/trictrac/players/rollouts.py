"""Rollouts: the rest of the game played many times, to know what a position is worth.

Variance is kept down in three ways. The first two throws of the trials go
through all 36 x 36 pairs in turn instead of being drawn; every position of a
comparison gets the same dice; and a trial may be cut after some coups and judged
by the net, which knows the average better than one game's luck does.
"""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from trictrac.kernel.state import DIE_A, DIE_B, OVER, PHASE, SEAT
from trictrac.players.engine import Engine, seen_by
from trictrac.players.evaluator import Rows, shipped
from trictrac.players.value import Values

PAIRS_OF_THROWS = 36 * 36
CHUNK = 1 << 12
"""Games that a CPU plays side by side."""

_HIGH = np.maximum(np.arange(36) // 6, np.arange(36) % 6).astype(np.int8) + 1
_LOW = np.minimum(np.arange(36) // 6, np.arange(36) % 6).astype(np.int8) + 1


@dataclass(frozen=True, slots=True)
class Estimate:
    """The value of a position with the half-width of its 95 % interval."""

    value: float
    half: float
    trials: int


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
            _lay_stratified(now, trials[playing] // 36**coup % 36)
        engine.draw_dice(now, seed, trials[playing], coup)
        found, offsets, owners = engine.candidates(now)
        values = seen_by(engine.equity(found), found, now[:, SEAT][owners])
        rows[playing] = found[engine.best(values, offsets)]
        playing = playing[rows[playing][:, PHASE] != OVER]
    return seen_by(engine.equity(rows), rows, seats)


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


def estimates(values: Values) -> list[Estimate]:
    """Mean and interval of each line; trials that share a first pair of throws' pattern count as drawn at random,
    which is on the safe side."""
    trials = values.shape[1]
    means = values.mean(axis=1)
    halves = 1.96 * values.std(axis=1, ddof=1) / np.sqrt(trials) if trials > 1 else np.full(len(values), np.inf)
    return [Estimate(float(mean), float(half), trials) for mean, half in zip(means, halves, strict=True)]
