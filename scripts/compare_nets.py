"""A match between two files of weights, the nets choosing at once.

``python scripts/compare_nets.py A.npz B.npz [--games 80000] [--device cuda]`` prints the share of ordinary games, or
marques, that A wins, with its 95 % interval.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from trictrac.players.evaluator import NetEvaluator
from trictrac.players.match import strength
from trictrac.players.player import EnginePlayer
from trictrac.training.net import FORMS
from trictrac.training.run import engine_of


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("a", type=Path)
    parser.add_argument("b", type=Path)
    parser.add_argument("--games", type=int, default=80_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    args = parser.parse_args()
    form = FORMS[NetEvaluator.load(args.a).form]
    a, b = (EnginePlayer(path.name, engine_of(path, args.device)) for path in (args.a, args.b))
    match = strength(a, b, args.games // 2, args.seed, form)
    print(f"{args.a.name} wins {match.wins:.2%} ± {match.wins_half:.2%} of {match.games} against {args.b.name}")


if __name__ == "__main__":
    main()
