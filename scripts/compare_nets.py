"""A match between two files of weights, the nets choosing at once or looking ahead.

``python scripts/compare_nets.py A.npz B.npz [--plies 0 2] [--games 80000] [--device cuda]`` prints the share of
ordinary games, or marques, that A wins, with its 95 % interval, and what it wins per game.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from trictrac.players.evaluator import NetEvaluator
from trictrac.players.match import strength
from trictrac.players.player import EnginePlayer
from trictrac.players.search import TWO_PLIES
from trictrac.training.net import FORMS, engine_of


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("a", type=Path)
    parser.add_argument("b", type=Path)
    parser.add_argument(
        "--plies", type=int, nargs=2, choices=(0, 1, 2), default=(0, 0), help="how far each looks ahead"
    )
    parser.add_argument("--bits", type=int, nargs=2, choices=(16, 32), default=(16, 16), help="of each net, on a GPU")
    parser.add_argument("--games", type=int, default=80_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    args = parser.parse_args()
    form = FORMS[NetEvaluator.load(args.a).form]
    players = zip((args.a, args.b), args.plies, args.bits, strict=True)
    a, b = (
        EnginePlayer(path.name, engine_of(path, args.device, bits), TWO_PLIES[:plies]) for path, plies, bits in players
    )
    match = strength(a, b, args.games // 2, args.seed, form)
    print(
        f"{args.a.name} wins {match.wins:.2%} ± {match.wins_half:.2%} of {match.games} against {args.b.name}, "
        f"{match.worth:+.4f} ± {match.worth_half:.4f} each"
    )


if __name__ == "__main__":
    main()
