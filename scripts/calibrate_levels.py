"""Finds each level's misjudgement: the weaker should win three ordinary games in ten against the next.

``python scripts/calibrate_levels.py [games] [workers]`` goes down from the level below the master, whose games it
replaces by the net's at once (looking ahead costs hours and changes a few games in a hundred). Put the numbers it
prints into ``players/levels.py``; ``scripts/play_everybody.py`` measures the result.
"""

from __future__ import annotations

import sys
from concurrent.futures import Executor
from dataclasses import replace

from trictrac.players.bulk import in_order, processes
from trictrac.players.levels import LEVELS, Level
from trictrac.players.match import Pair, Strength, play_pairs
from trictrac.players.numpy_law import NumpyLaw
from trictrac.rules import Rules

WANTED = 0.30
SEED = 1818
STEPS = 7
PART = 50
"""Pairs of games of one task."""


def play(weaker: Level, stronger: Level, numbers: range) -> list[Pair]:
    """Some pairs of games."""
    return play_pairs(NumpyLaw(), (weaker.player(), stronger.player()), "ordinary", Rules(), SEED, numbers)


def wins(pool: Executor | None, weaker: Level, stronger: Level, games: int) -> float:
    """How often the weaker one wins."""
    pairs = range(games // 2)
    tasks = [(weaker, stronger, pairs[start : start + PART]) for start in pairs[::PART]]
    return Strength.of([pair for part in in_order(play, tasks, pool) for pair in part]).wins


def main() -> None:
    """Goes down level by level."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    workers = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    stronger = replace(LEVELS[-1], depths=())
    with processes(workers) as pool:
        for level in reversed(LEVELS[:-1]):
            low, high = stronger.misjudgement, stronger.misjudgement * 3 + 0.05
            for _ in range(STEPS):
                middle = (low + high) / 2
                rate = wins(pool, replace(level, misjudgement=middle), stronger, games)
                print(f"  {level.key} {middle:.4f}: {rate:.3f}", file=sys.stderr, flush=True)
                if rate > WANTED:
                    low = middle
                else:
                    high = middle
            stronger = replace(level, misjudgement=round((low + high) / 2, 4))
            print(f"{level.key}: misjudgement {stronger.misjudgement}", flush=True)


if __name__ == "__main__":
    main()
