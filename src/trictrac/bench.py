"""Measuring the kernel on one core. Each figure is timed only after its work was checked."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from trictrac.kernel import batch, measure, state
from trictrac.kernel.plays import list_plays
from trictrac.kernel.score import score_throw

SEED = 1
POSITIONS = 200_000
GAMES = 20_000
ROUNDS = 5

# What the work must come to: the same on every machine, as the dice come from a counter.
EXPECTED_MIDGAME_SUM = 13_883_922
EXPECTED_PLAYS = 1_867_006
EXPECTED_POINTS = 586_908
EXPECTED_COUPS = 2_484_776


class BenchmarkError(RuntimeError):
    """The work to be timed gave a wrong result."""


def midgame_positions() -> np.ndarray:
    """Positions before mid-game throws: every throw after the fourth of a releve in random games."""
    plays, sheet = batch.scratch()
    rows = state.new_rows(1024)
    found = np.zeros((POSITIONS, state.ROW), np.int8)
    n = measure.collect_midgame(rows, found, SEED, 400, plays, sheet)
    _check("mid-game positions", n, POSITIONS)
    return found


def run(report: Callable[[str], None] = lambda _: None) -> dict[str, Any]:
    """Checks and times everything; returns the figures with how each was taken."""
    plays, sheet = batch.scratch()
    report("collecting mid-game positions")
    positions = midgame_positions()
    report("checking the work against known results")
    _check("sum of mid-game positions", int(positions.sum(dtype=np.int64)), EXPECTED_MIDGAME_SUM)
    _check("plays listed", measure.count_plays(positions, SEED, plays), EXPECTED_PLAYS)
    _check("points scored", measure.sum_points(positions, SEED, plays, sheet), EXPECTED_POINTS)
    rows = state.new_rows(1)
    _check("coups of random games", batch.random_games(rows, SEED, GAMES, plays, sheet), EXPECTED_COUPS)
    report("timing")
    dice = _best(lambda: measure.roll_only(POSITIONS, SEED))
    listing = _best(lambda: measure.count_plays(positions, SEED, plays)) - dice
    scoring = _best(lambda: measure.sum_points(positions, SEED, plays, sheet)) - dice
    playing = _best(lambda: batch.random_games(rows, SEED, GAMES, plays, sheet))
    cores = os.cpu_count() or 1
    report(f"on all {cores} cores")
    together = _best(lambda: _games_on_all_cores(cores))
    row = positions[0]
    called = _best(lambda: [list_plays(row, 6, 5, plays) for _ in range(20_000)]) / 20_000
    scored = _best(lambda: [score_throw(row, 6, 5, plays, sheet) for _ in range(20_000)]) / 20_000
    midgame = f"{POSITIONS} throws after the fourth of a releve in random games"
    best = f"best of {ROUNDS} rounds on one core"
    return {
        "legal_plays_us": figure(1e6 * listing / POSITIONS, f"all legal plays of a throw, {midgame}, {best}"),
        "score_us": figure(
            1e6 * scoring / POSITIONS, f"whole score sheet of a throw, its legal plays included, {midgame}, {best}"
        ),
        "random_games_per_s": figure(
            GAMES / playing, f"{GAMES} ordinary games of 12 trous with random plays and leavings, {best}"
        ),
        "coups_per_s": figure(EXPECTED_COUPS / playing, f"coups of the same games ({EXPECTED_COUPS})"),
        "coups_per_s_all_cores": figure(
            cores * EXPECTED_COUPS / together,
            f"the same games on each of {cores} threads at once, best of {ROUNDS} rounds",
        ),
        "legal_plays_call_us": figure(1e6 * called, f"one call of the kernel from Python, {best}"),
        "score_call_us": figure(1e6 * scored, f"one call of the kernel from Python, {best}"),
        "row_bytes": figure(state.ROW, "bytes of one game in a batch"),
    }


def _games_on_all_cores(cores: int) -> None:
    """The same games on every core: the kernel holds no lock while it runs."""

    def play(_: int) -> int:
        coups: int = batch.random_games(state.new_rows(1), SEED, GAMES, *batch.scratch())
        return coups

    with ThreadPoolExecutor(cores) as pool:
        for coups in pool.map(play, range(cores)):
            _check("coups of random games on a thread", coups, EXPECTED_COUPS)


def figure(value: float, how: str) -> dict[str, Any]:
    """A figure with how it was taken."""
    return {"value": round(value, 3), "how": how}


def _best(work: Callable[[], Any]) -> float:
    """The least time of several rounds: these machines are shared, and noise only ever adds."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def _check(what: str, got: int, expected: int) -> None:
    if got != expected:
        raise BenchmarkError(f"{what}: {got}, expected {expected}; nothing was timed")
