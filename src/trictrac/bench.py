"""Measuring the kernel on one core. Each figure is timed only after its work was checked.

The same work is done by the same functions compiled as the previous release compiled them
(``jit.as_before``), round by round in turn, so that a busy machine slows both: ``times_as_fast``
is the ratio. ``trictrac bench --markdown`` prints the table of the README.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, NotRequired, TypedDict

import numpy as np

from trictrac.kernel import batch, jit, measure, state
from trictrac.kernel.plays import list_plays
from trictrac.kernel.score import score_throw
from trictrac.words import Fact, fact

SEED = 1
POSITIONS = 200_000
GAMES = 20_000
ROUNDS = 5

# What the work must come to: the same on every machine, as the dice come from a counter.
EXPECTED_MIDGAME_SUM = 13_883_922
EXPECTED_PLAYS = 1_867_006
EXPECTED_POINTS = 586_908
EXPECTED_COUPS = 2_484_776


class BenchFigure(TypedDict):
    """What was measured, and how."""

    value: float
    how: str
    times_as_fast: NotRequired[float]


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


class Loops(NamedTuple):
    """The loops that are timed, compiled one way or the other."""

    roll: Callable[[int, int], int] = measure.roll_only
    count: Callable[..., int] = measure.count_plays
    score: Callable[..., int] = measure.sum_points
    play: Callable[..., int] = batch.random_games

    def check(self, positions: np.ndarray) -> None:
        """Does all the work once and compares it with what it must come to."""
        plays, sheet = batch.scratch()
        _check("plays listed", self.count(positions, SEED, plays), EXPECTED_PLAYS)
        _check("points scored", self.score(positions, SEED, plays, sheet), EXPECTED_POINTS)
        _check("coups of random games", self.play(state.new_rows(1), SEED, GAMES, plays, sheet), EXPECTED_COUPS)
        self.roll(POSITIONS, SEED)

    def seconds(self, positions: np.ndarray) -> tuple[float, float, float, float]:
        """How long dice alone, listing plays, scoring and whole games took."""
        plays, sheet = batch.scratch()
        return (
            _seconds(lambda: self.roll(POSITIONS, SEED)),
            _seconds(lambda: self.count(positions, SEED, plays)),
            _seconds(lambda: self.score(positions, SEED, plays, sheet)),
            _seconds(lambda: self.play(state.new_rows(1), SEED, GAMES, plays, sheet)),
        )


def run(report: Callable[[Fact], None] = lambda _: None) -> dict[str, BenchFigure]:
    """Checks and times everything; returns the figures with how each was taken."""
    plays, sheet = batch.scratch()
    report(fact("cli-bench-positions"))
    positions = midgame_positions()
    report(fact("cli-bench-checking"))
    _check("sum of mid-game positions", int(positions.sum(dtype=np.int64)), EXPECTED_MIDGAME_SUM)
    now = Loops()
    now.check(positions)
    report(fact("cli-bench-before"))
    before = Loops(*map(jit.as_before, now))
    before.check(positions)
    report(fact("cli-bench-timing"))
    rounds = [(now.seconds(positions), before.seconds(positions)) for _ in range(ROUNDS)]
    listing, scoring, playing = least = _without_dice([new for new, _ in rounds])
    ratios = [old / new for old, new in zip(_without_dice([old for _, old in rounds]), least, strict=True)]
    cores = os.cpu_count() or 1
    report(fact("cli-bench-cores", cores=cores))
    together = _best(lambda: _games_on_all_cores(cores))
    row = positions[0]
    called = _best(lambda: [list_plays(row, 6, 5, plays) for _ in range(20_000)]) / 20_000
    scored = _best(lambda: [score_throw(row, 6, 5, plays, sheet) for _ in range(20_000)]) / 20_000
    midgame = f"{POSITIONS} throws after the fourth of a releve in random games"
    best = f"best of {ROUNDS} rounds on one core"
    return {
        "legal_plays_us": figure(
            1e6 * listing / POSITIONS, f"all legal plays of a throw, {midgame}, {best}", ratios[0]
        ),
        "score_us": figure(
            1e6 * scoring / POSITIONS,
            f"whole score sheet of a throw, its legal plays included, {midgame}, {best}",
            ratios[1],
        ),
        "random_games_per_s": figure(
            GAMES / playing, f"{GAMES} ordinary games of 12 trous with random plays and leavings, {best}", ratios[2]
        ),
        "coups_per_s": figure(EXPECTED_COUPS / playing, f"coups of the same games ({EXPECTED_COUPS})", ratios[2]),
        "coups_per_s_all_cores": figure(
            cores * EXPECTED_COUPS / together,
            f"the same games on each of {cores} threads at once, best of {ROUNDS} rounds",
        ),
        "legal_plays_call_us": figure(1e6 * called, f"one call of the kernel from Python, {best}"),
        "score_call_us": figure(1e6 * scored, f"one call of the kernel from Python, {best}"),
        "row_bytes": figure(state.ROW, "bytes of one game in a batch"),
    }


def markdown(figures: dict[str, BenchFigure]) -> str:
    """The table of the README: each figure, how many times as fast it is as before, and the bar."""
    value = {name: taken["value"] for name, taken in figures.items()}
    ratio = {name: f"{taken['times_as_fast']:.1f} ×" for name, taken in figures.items() if "times_as_fast" in taken}
    rows = [
        ("", "here", "times as fast as before", "bar"),
        ("---",) * 4,
        ("all legal plays of a mid-game throw", f"{value['legal_plays_us']:.2f} µs", ratio["legal_plays_us"], "0.4 µs"),
        ("its whole score sheet, plays included", f"{value['score_us']:.2f} µs", ratio["score_us"], "0.9 µs"),
        (
            "whole random games",
            f"{value['random_games_per_s'] / 1000:.0f} 000 /s",
            ratio["random_games_per_s"],
            "11 000 /s",
        ),
        ("coups", f"{value['coups_per_s'] / 1e6:.1f} million /s", ratio["coups_per_s"], ""),
        ("one game in a batch", f"{value['row_bytes']:.0f} bytes", "", "96 bytes"),
    ]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _games_on_all_cores(cores: int) -> None:
    """The same games on every core: the kernel holds no lock while it runs."""

    def play(_: int) -> int:
        coups: int = batch.random_games(state.new_rows(1), SEED, GAMES, *batch.scratch())
        return coups

    with ThreadPoolExecutor(cores) as pool:
        for coups in pool.map(play, range(cores)):
            _check("coups of random games on a thread", coups, EXPECTED_COUPS)


def figure(value: float, how: str, times_as_fast: float | None = None) -> BenchFigure:
    """A figure with how it was taken and, where it was compared, the ratio to the previous release's settings."""
    taken = BenchFigure(value=round(value, 3), how=how)
    if times_as_fast is not None:
        taken["times_as_fast"] = round(times_as_fast, 2)
    return taken


def _seconds(work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def _best(work: Callable[[], Any]) -> float:
    """The least time of several rounds: these machines are shared, and noise only ever adds."""
    return min(_seconds(work) for _ in range(ROUNDS))


def _without_dice(rounds: list[tuple[float, float, float, float]]) -> tuple[float, float, float]:
    """The least times of listing, scoring and playing; the dice of the first two are taken off."""
    dice, listing, scoring, playing = map(min, zip(*rounds, strict=True))
    return listing - dice, scoring - dice, playing


def _check(what: str, got: int, expected: int) -> None:
    if got != expected:
        raise BenchmarkError(f"{what}: {got}, expected {expected}; nothing was timed")
