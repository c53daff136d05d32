"""``trictrac train``: a net learns the game by playing itself."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import MissingExtraError, Parser, spoken
from trictrac.errors import INTERRUPTED
from trictrac.words import Fact, decimal, fact, percent, say

if TYPE_CHECKING:
    from trictrac.players.match import Strength
    from trictrac.training.learner import Learner, Round


def register(parser: Parser) -> None:
    parser.add("config", metavar="FILE", type=Path)
    parser.add("--out", metavar="DIR", type=Path, required=True)
    parser.add("--resume", action="store_true")
    parser.add("--pairs", metavar="N", type=int, default=200)


def tell(told: Fact, end: str = "\n") -> None:
    print(say(told, spoken()), end=end, file=sys.stderr, flush=True)


def run(args: argparse.Namespace) -> int:
    try:
        from trictrac.training import curves, run
        from trictrac.training.config import Config
    except ImportError as error:
        raise MissingExtraError(str(error.name), "train") from None
    ensure_compiled()
    every = 1 if sys.stderr.isatty() else 20

    def report(line: Round, learner: Learner) -> None:
        if line.round % every == 0:
            told = fact(
                "cli-train-round",
                round=line.round,
                progress=percent(learner.progress, 0),
                games=line.games,
                rate=round(line.coups_per_s),
                loss=decimal(line.loss, 4),
            )
            tell(told, end="\r" if every == 1 else "\n")

    try:
        weights = run.train(Config.read(args.config), args.out, args.resume, report)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        tell(fact("cli-train-stopped"))
        return INTERRUPTED
    print(file=sys.stderr)
    tell(fact("cli-train-weights", file=str(weights)))

    def measured(rounds: int, match: Strength) -> None:
        tell(fact("cli-train-match", rounds=rounds, wins=percent(match.wins), half=percent(match.wins_half)))

    if args.pairs:
        run.measure(args.out, weights, args.pairs, measured)
    print(curves.draw(args.out), file=sys.stderr)
    return 0
