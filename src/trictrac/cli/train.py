"""``trictrac train``: a net learns the game by playing itself."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import help_of
from trictrac.errors import TrictracError


def register(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "train",
        help=help_of("train"),
        description="Plays and learns as the settings say, writes a checkpoint now and then, and at the end the "
        "weights, the curve (CSV, PNG) and the strength of every doubling against the last net. "
        "docs/training.md explains the settings; examples/training has those of the nets that are shipped.",
        epilog="example: trictrac train examples/training/toy.toml --out runs/toy",
    )
    parser.add_argument("config", type=Path, help="a TOML file of settings")
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run; made if missing")
    parser.add_argument("--resume", action="store_true", help="go on from the folder's last checkpoint")
    parser.add_argument("--pairs", type=int, default=200, help="pairs of games in each match of the strength table")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Trains, measures, draws."""
    try:
        from trictrac.training import curves, run
        from trictrac.training.config import Config
    except ImportError as error:
        print(f"trictrac train needs {error.name}: pip install 'trictrac[train]', or make test-train", file=sys.stderr)
        return 1
    ensure_compiled()
    every = 1 if sys.stderr.isatty() else 20

    def report(line: Any, learner: Any) -> None:
        if line.round % every == 0:
            text = (
                f"round {line.round}  {learner.progress:4.0%}  {line.games:,} games  {line.coups_per_s:,.0f} coups/s"
                f"  loss {line.loss:.4f}"
            )
            print(text, end="\r" if every == 1 else "\n", file=sys.stderr, flush=True)

    try:
        weights = run.train(Config.read(args.config), args.out, args.resume, report)
    except TrictracError as error:
        print(f"trictrac train: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nstopped; add --resume to go on from the last checkpoint", file=sys.stderr)
        return 130
    print(f"\nweights: {weights}", file=sys.stderr)
    run.measure(
        args.out,
        weights,
        args.pairs,
        lambda at, match: print(
            f"after {at} rounds: wins {match.wins:.1%} ± {match.wins_half:.1%} against the last net",
            file=sys.stderr,
            flush=True,
        ),
    )
    print(curves.draw(args.out), file=sys.stderr)
    return 0
