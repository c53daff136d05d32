"""Makes docs/data/benchmark/solved.jsonl.gz: exits of the last trou, whose losses are exact; half a minute."""

from __future__ import annotations

from benchmark_players import DATA

import trictrac
from trictrac.players.benchmark import SOLVED, Benchmark
from trictrac.players.solved import SolvedExits

COUNT, SEED = 1024, 1818


def main() -> None:
    """Draws and writes."""
    about = {
        "form": "ordinary",
        "rules": "loi-2013",
        "unit": "stakes",
        "seed": SEED,
        "made": f"trictrac {trictrac.__version__}, scripts/make_solved.py",
    }
    path = DATA.with_name(f"{SOLVED}.jsonl.gz")
    Benchmark(about, SolvedExits().draw(COUNT, SEED)).write(path)
    print(f"{COUNT} decisions: {path}")


main()
