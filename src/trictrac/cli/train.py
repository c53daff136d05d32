"""``trictrac train``: a net learns the game by playing itself."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import Parser
from trictrac.errors import TrictracError


def register(parser: Parser) -> None:
    """Adds the arguments."""
    parser.add("config", metavar="FILE", type=Path)
    parser.add("--out", metavar="DIR", type=Path, required=True)
    parser.add("--resume", action="store_true")
    parser.add("--pairs", metavar="N", type=int, default=200)


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
