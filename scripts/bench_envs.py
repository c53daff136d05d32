"""How fast the environments are: ``bench_envs.py [--gpu | --others] [--json]``.

A figure is timed only after its work was checked: the batch plays random games by the same counter as the kernel's
own loop, so both must come to the same rows. Figures of one core are taken in seconds of that core, so that whoever
else works on the machine does not count; those of all cores and of a GPU by the clock on the wall.
``--others`` sets the environments beside the backgammon of OpenSpiel and of pgx (``bench_pgx.py``).
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np

from trictrac.envs.batch import WAIT, BatchEnv
from trictrac.kernel import batch, candidates, coup, state

SEED = 1
CHECKED_GAMES, CHECKED_COUPS = 64, 300
GAMES, STEPS, ROUNDS = 1024, 400, 5
GPU_GAMES, GPU_STEPS = 1 << 20, 50
PGX = ("pgx==2.6.0", "jax==0.10.2")
KINDS: dict[str, dict[str, Any]] = {
    "bare": {"observation": "none", "masks": False},
    "masks": {"observation": "none"},
    "masks_planes": {"observation": "planes"},
}
"""What a step contains, by the name of its figure."""


def check_games() -> None:
    """Refuses to time a batch that does not play the games of ``batch.random_coups``."""
    env = BatchEnv(CHECKED_GAMES, observation="none", threads=1)
    env.reset(SEED)
    throws = env._games.counters
    while (throws <= CHECKED_COUPS).any():
        env.step(np.where(throws <= CHECKED_COUPS, env.sample(), WAIT))
    rows = state.new_rows(CHECKED_GAMES)
    batch.random_coups(rows, SEED, 0, CHECKED_COUPS, *batch.scratch())
    candidates.draw_dice(rows, SEED, np.arange(CHECKED_GAMES), CHECKED_COUPS)
    for row in rows:
        coup.throw_dice(row, 0, 0, *batch.scratch())
    if not (env.rows == rows).all():
        sys.exit("the batch does not play the kernel's games; nothing was timed")


def coups_per_second(
    env: BatchEnv, steps: int, clock: Callable[[], float], wait: Callable[[], None] = lambda: None
) -> float:
    """Throws of random games per second, the random choice of actions included: best of several rounds."""
    env.reset(SEED)
    best = 0.0
    for _ in range(ROUNDS):
        before = int(env._games.counters.sum())
        wait()
        start = clock()
        for _ in range(steps):
            env.step(env.sample(), check=False)
        wait()
        seconds = clock() - start
        best = max(best, (int(env._games.counters.sum()) - before) / seconds)
    env.close()
    return best


def measure_cpu() -> dict[str, float]:
    """On one core and on all of them."""
    figures = {
        f"coups_per_s_one_core_{name}": coups_per_second(BatchEnv(GAMES, threads=1, **options), STEPS, process_time)
        for name, options in KINDS.items()
    }
    every = BatchEnv(32 * GAMES, observation="none")
    figures["coups_per_s_all_cores_masks"] = coups_per_second(every, STEPS // 10, perf_counter)
    env = BatchEnv(1, observation="none")
    figures["one_game_step_us"] = 1e6 / coups_per_second(env, 5 * STEPS, process_time)
    return figures


def measure_gpu() -> dict[str, float]:
    """On a GPU, after every byte of a batch was compared with the CPU."""
    import torch  # noqa: PLC0415 - only where there is one

    for kind in ("planes", "features"):
        pair = [BatchEnv(8192, observation=kind, reward="trou", max_coups=150, device=at) for at in ("cpu", "cuda")]
        here, there = pair
        for env in pair:
            env.reset(SEED)
        for step in range(300):
            told, theirs = here.step(here.sample()), there.step(there.sample())
            arrays = (*told, here.rows, here.last_rows, here.masks, here.counts)
            twins = (*theirs, there.rows, there.last_rows, there.masks, there.counts)
            for number, (mine, other) in enumerate(zip(arrays, twins, strict=True)):
                if not np.array_equal(mine, other.cpu().numpy()):
                    sys.exit(f"{kind}, step {step}: array {number} differs on the GPU; nothing was timed")
    return {
        f"coups_per_s_gpu_{name}": coups_per_second(
            BatchEnv(GPU_GAMES, device="cuda", **options), GPU_STEPS, perf_counter, torch.cuda.synchronize
        )
        for name, options in KINDS.items()
    }


def openspiel_coups(name: str, coups: int) -> float:
    """Coups per second of random games of OpenSpiel: a throw, the legal actions, one of them, on its own state."""
    import pyspiel  # noqa: PLC0415 - an extra

    import trictrac.envs.openspiel  # noqa: F401, PLC0415 - registers python_trictrac

    game, chance = pyspiel.load_game(name), np.random.default_rng(SEED)
    played, start, state = 0, process_time(), game.new_initial_state()
    while played < coups:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=chances)))
            played += 1
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    return played / (process_time() - start)


def pgx_coups() -> dict[str, float]:
    """The backgammon of pgx, in an environment that is thrown away: jax is no dependency of this package."""
    apart = ("-m", "uv", "run", "--quiet", "--no-project", "--isolated", "--python", sys.executable)
    chosen = [word for package in PGX for word in ("--with", package)]
    command = [sys.executable, *apart, *chosen, "python", str(Path(__file__).with_name("bench_pgx.py")), str(GAMES)]
    figures: dict[str, float] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return figures


def measure_others() -> dict[str, float]:
    """All environments of one run, in seconds of the processor."""
    return {
        "batch_env_masks": coups_per_second(BatchEnv(GAMES, threads=1, observation="none"), STEPS, process_time),
        "batch_env_masks_planes": coups_per_second(BatchEnv(GAMES, threads=1), STEPS, process_time),
        "openspiel_python_trictrac": openspiel_coups("python_trictrac", 2_000),
        "openspiel_backgammon": openspiel_coups("backgammon", 20_000),
        **pgx_coups(),
    }


def main() -> None:
    """Checks, measures, prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument("--others", action="store_true")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    check_games()
    figures = measure_gpu() if args.gpu else measure_others() if args.others else measure_cpu()
    if args.json:
        print(json.dumps(figures, indent=2))
    else:
        for name, value in figures.items():
            print(f"{name:36} {value:>16,.2f}")


main()
