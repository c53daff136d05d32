"""Where two nets disagree, and who is right: ``compare_choices.py A.npz B.npz [--device cuda] [--trials 2592]``.

Both choose at once on every decision of docs/data/benchmark. Where they differ, the two choices are rolled out with the
same dice, once with each net as the judge: a net's own rollouts favour its own choices.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from trictrac.kernel.state import SEAT
from trictrac.players.benchmark import SOLVED, judged_rows, shipped
from trictrac.players.evaluator import NetEvaluator
from trictrac.players.search import weigh
from trictrac.players.statistics import mean_of
from trictrac.training.net import FORMS, engine_of
from trictrac.training.reference import roll

SEED = 1738


def main() -> None:
    """Prints the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("a", type=Path)
    parser.add_argument("b", type=Path)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    parser.add_argument("--trials", type=int, default=2592)
    parser.add_argument("--coups", type=int, default=16)
    parser.add_argument("--decisions", type=int, help="only so many of them")
    args = parser.parse_args()
    form = FORMS[NetEvaluator.load(args.a).form]
    decisions = [each for each in shipped(form).decisions if each.phase != SOLVED][: args.decisions]
    engines = {path.name: engine_of(path, args.device) for path in (args.a, args.b)}
    law = next(iter(engines.values())).law
    rows = law.array(judged_rows(decisions, form))
    chosen = []
    for engine in engines.values():
        found, offsets, values = weigh(engine, law.copy(rows))
        chosen.append(law.best(values, offsets))
    differ = law.numpy(chosen[0]) != law.numpy(chosen[1])
    at = law.array(np.flatnonzero(differ))
    viewers = rows[:, SEAT][at]
    result: dict[str, Any] = {"decisions": len(decisions), "disagreements": int(differ.sum()), "trials": args.trials}
    for judge, engine in engines.items():
        first, second = (
            roll(engine, found[each[at]], viewers, 0, args.trials, args.coups, SEED).mean(1) for each in chosen
        )
        gain = mean_of((first - second).tolist())
        result[f"judged by {judge}"] = {
            f"{args.a.name} is better by": {"mean": gain.mean, "low": gain.low, "high": gain.high},
            f"{args.a.name} is better in": float((first > second).mean()),
        }
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
