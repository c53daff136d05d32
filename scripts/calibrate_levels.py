"""Finds each level's misjudgement: the weaker should win three ordinary games in ten against the next.

``python scripts/calibrate_levels.py [games] [workers]`` goes down from the level below the master, whose games it
replaces by the net's at once (looking ahead costs hours and changes a few games in a hundred). Put the numbers it
prints into ``players/levels.py``; ``scripts/play_everybody.py`` measures the result.
"""

from __future__ import annotations

import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context

import numpy as np

from trictrac.players.levels import LEVELS, Level, LevelPlayer
from trictrac.players.match import play_pairs
from trictrac.rules import Rules

WANTED = 0.30
SEED = 1818
STEPS = 7


def wins(weaker: Level, stronger: Level, first: int, pairs: int) -> float:
    """How often the weaker one wins."""
    players = (LevelPlayer(weaker), LevelPlayer(stronger))
    results = play_pairs(players, "ordinary", Rules(), SEED, range(first, first + pairs))
    return float(np.mean([(a.won + b.won) / 2 for a, b in results]))


def measure(pool: Executor, workers: int, weaker: Level, stronger: Level, games: int) -> float:
    """The same, shared among processes."""
    pairs = games // 2 // workers
    futures = [pool.submit(wins, weaker, stronger, i * pairs, pairs) for i in range(workers)]
    return float(np.mean([future.result() for future in futures]))


def main() -> None:
    """Goes down level by level."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    workers = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    stronger = replace(LEVELS[-1], depths=())
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for level in reversed(LEVELS[:-1]):
            low, high = stronger.misjudgement, stronger.misjudgement * 3 + 0.05
            for _ in range(STEPS):
                middle = (low + high) / 2
                rate = measure(pool, workers, replace(level, misjudgement=middle), stronger, games)
                print(f"  {level.key} {middle:.4f}: {rate:.3f}", file=sys.stderr, flush=True)
                if rate > WANTED:
                    low = middle
                else:
                    high = middle
            stronger = replace(level, misjudgement=round((low + high) / 2, 4))
            print(f"{level.key}: misjudgement {stronger.misjudgement}", flush=True)


if __name__ == "__main__":
    main()
