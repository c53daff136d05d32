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

from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path

import numpy as np

from trictrac.kernel.state import DIE_A, DIE_B, OVER, PHASE, SEAT
from trictrac.players.bulk import in_order
from trictrac.players.engine import A, Engine, Law, Numbers, seen_by
from trictrac.players.evaluator import NetEvaluator, Rows
from trictrac.players.net_engine import net_engine, package_engine
from trictrac.players.search import weigh
from trictrac.players.value import Values

PAIRS_OF_THROWS = 36 * 36
CHUNK = 1 << 9
"""Games of one task: enough for a net to judge together, and few enough that every worker has its part."""

_HIGH = np.maximum(np.arange(36) // 6, np.arange(36) % 6).astype(np.int8) + 1
_LOW = np.minimum(np.arange(36) // 6, np.arange(36) % 6).astype(np.int8) + 1


def play_trials(engine: Engine[A], rows: A, trials: A, coups: int, seed: int) -> A:
    """Plays every row once to its end or for ``coups`` coups; the value to the player it began with.

    ``trials`` numbers the dice of each row: equal numbers have equal dice. Dice from trial to trial
    are stratified over the first two throws.
    """
    law, seats = engine.law, rows[:, SEAT]
    rows = law.copy(rows)
    playing = law.array(np.arange(len(rows)))[rows[:, PHASE] < OVER]
    for coup in range(coups):
        if not len(playing):
            break
        now = rows[playing]
        if coup < 2:
            _lay_stratified(law, now, _first_throws(trials[playing])[coup])
        law.draw_dice(now, seed, trials[playing], coup)
        found, offsets, values = weigh(engine, now)
        rows[playing] = found[law.best(values, offsets)]
        playing = playing[rows[playing][:, PHASE] < OVER]
    return seen_by(engine.equity(rows), rows, seats)


def _first_throws(trials: A) -> tuple[A, A]:
    """The numbers, 0 to 35, of the first two throws of each trial.

    Five has no divisor in common with 36: within every 36 trials the second throw goes round as the first
    does, and in another order; the shift of each round makes all pairs of 36 rounds different.
    """
    return trials % 36, (5 * trials + trials // 36) % 36


def _lay_stratified(law: Law[A], rows: A, throws: A) -> None:
    """Lays the throw of each number 0 to 35, unless dice lie there (``draw_dice`` then leaves them)."""
    free = rows[:, DIE_A] < 1
    rows[free, DIE_A] = law.array(_HIGH)[throws[free]]
    rows[free, DIE_B] = law.array(_LOW)[throws[free]]


def roll_out(engine: Engine[Numbers], rows: Rows, trials: int, coups: int, seed: int, first: int = 0) -> Values:
    """Values of every row in every trial, one line per row."""
    return np.concatenate(
        [_roll_part(engine, rows, numbers, coups, seed) for numbers in _parts(len(rows), trials, first)], axis=1
    )


def roll_out_on(
    executor: Executor | None,
    form: str,
    rows: Rows,
    trials: int,
    coups: int,
    seed: int,
    weights: Path | None = None,
) -> Values:
    """The same with the package's net, or that of a file, the trials shared among the workers of any executor."""
    tasks = [(form, weights, rows, numbers, coups, seed) for numbers in _parts(len(rows), trials, 0)]
    return np.concatenate(in_order(_work, tasks, executor), axis=1)


def _parts(rows: int, trials: int, first: int) -> Iterator[Numbers]:
    """The trials in parts that depend on nothing but how much there is to do."""
    each = max(1, CHUNK // max(1, rows))
    for start in range(first, first + trials, each):
        yield np.arange(start, min(start + each, first + trials))


def _roll_part(engine: Engine[Numbers], rows: Rows, numbers: Numbers, coups: int, seed: int) -> Values:
    tiled = np.repeat(rows, len(numbers), axis=0)
    values = play_trials(engine, tiled, np.tile(numbers, len(rows)), coups, seed)
    return values.reshape(len(rows), -1)


def _work(form: str, weights: Path | None, rows: Rows, numbers: Numbers, coups: int, seed: int) -> Values:
    """What a worker process does."""
    engine = package_engine(form) if weights is None else net_engine(NetEvaluator.load(weights))
    return _roll_part(engine, rows, numbers, coups, seed)
