"""Which settings teach fastest: nets trained for the same time each, then matches between them.

``python scripts/experiment_settings.py lambda|learning OUT [seconds] [cpu|cuda]`` writes OUT/GROUP.csv and each net.
The settings in examples/training were chosen by its figures (docs/training.md).
"""

from __future__ import annotations

import csv
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from trictrac.players.match import strength
from trictrac.players.player import EnginePlayer
from trictrac.training.config import Config
from trictrac.training.learner import Learner

GROUPS: dict[str, dict[str, dict[str, Any]]] = {
    "lambda": {f"lambda {trace}": {"trace": trace, "trace_end": trace} for trace in (0.0, 0.5, 0.8, 0.95)},
    "learning": {
        "batch 32768, rate 1e-3": {"batch": 1 << 15},
        "batch 8192, rate 1e-3": {"batch": 1 << 13},
        "batch 8192, rate 5e-4": {"batch": 1 << 13, "rate": 5e-4},
    },
}


def main() -> None:
    """Trains one net for each setting and lets each play the others."""
    group, out = sys.argv[1], Path(sys.argv[2])
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 25
    device = sys.argv[4] if len(sys.argv) > 4 else "cuda"
    size: dict[str, Any] = {"games": 1 << 16, "batch": 1 << 15} if device == "cuda" else {"games": 256, "batch": 1024}
    pairs = 10_000 if device == "cuda" else 20
    base = Config(device=device, rounds=10**9, minutes=seconds / 60, trace=0.8, trace_end=0.8, **size)
    learners = {}
    for name, settings in GROUPS[group].items():
        learner = learners[name] = Learner(replace(base, **settings))
        learner.run(lambda _: None, lambda _: None)
        learner.net.export(out / f"{name.replace(' ', '_').replace(',', '')}.npz", settings)
        print(f"{name}: {learner.round} rounds, {learner.finished_games} games", flush=True)
    with (out / f"{group}.csv").open("w", newline="") as file:
        table = csv.writer(file)
        table.writerow([group, "games", *(f"wins against {name}" for name in learners)])
        for name, learner in learners.items():
            line: list[object] = [name, learner.finished_games]
            for other, opponent in learners.items():
                if other == name:
                    line.append("")
                    continue
                match = strength(EnginePlayer(name, learner.engine), EnginePlayer(other, opponent.engine), pairs, 77)
                line.append(f"{match.wins:.4f} ± {match.wins_half:.4f}")
            table.writerow(line)
            print(*line, sep="\t", flush=True)


if __name__ == "__main__":
    main()
