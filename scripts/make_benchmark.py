"""Makes docs/data/benchmark: ``make_benchmark.py OUT [--form ordinary] [--decisions 8192] [--device cuda]``.

Takes decisions from games of each level against itself and rolls every choice out with the package's net
(``training/reference.py``). A part per level is kept as soon as it is done and not made again; the whole is put
together at the end.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import trictrac
from trictrac.players.benchmark import Benchmark
from trictrac.players.evaluator import ORDINARY, WEIGHTS, WRITTEN
from trictrac.players.levels import LEVELS
from trictrac.training.net import engine_of
from trictrac.training.reference import PASSES, judge, sample

SEED = 1762
AT_ONCE = 256


def main() -> None:
    """Makes what is missing."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--form", choices=("ordinary", "a-ecrire"), default="ordinary")
    parser.add_argument("--decisions", type=int, default=8192)
    parser.add_argument("--coups", type=int, default=16, help="after which the net judges a trial")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    net = WRITTEN if args.form == "a-ecrire" else ORDINARY
    engine = engine_of(WEIGHTS / f"{net}.npz", args.device)
    about = {
        "form": args.form,
        "rules": "loi-2013",
        "unit": "jetons" if args.form == "a-ecrire" else "stakes",
        "trials": PASSES,
        "coups": args.coups,
        "seed": SEED,
        "made": f"trictrac {trictrac.__version__}, scripts/make_benchmark.py",
    }
    parts = []
    for number, level in enumerate(LEVELS):
        path = args.out / f"{args.form}-{level.key}.jsonl.gz"
        if not path.exists():
            began = time.perf_counter()
            rows = sample(engine, level, args.form, args.decisions // len(LEVELS), SEED + number)
            sampled = time.perf_counter() - began
            decisions = []
            for start in range(0, len(rows), AT_ONCE):
                part = rows[start : start + AT_ONCE]
                decisions += judge(engine, part, args.form, level.key, args.coups, SEED)
            Benchmark(about, tuple(decisions)).write(path)
            seconds = time.perf_counter() - began
            print(f"{level.key}: {len(decisions)} decisions, {sampled:.0f} + {seconds - sampled:.0f} s", flush=True)
        parts.append(Benchmark.read(path))
    found = {(each.position, each.throw): each for part in parts for each in part.decisions}
    decisions = tuple(found.values())
    Benchmark(about, decisions).write(args.out / f"{args.form}.jsonl.gz")
    print(f"{len(decisions)} decisions: {args.out / f'{args.form}.jsonl.gz'}")


if __name__ == "__main__":
    main()
