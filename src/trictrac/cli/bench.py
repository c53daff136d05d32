"""``trictrac bench``: how fast the kernel is on this machine."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from trictrac import bench
from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import MissingExtraError, Parser, spoken
from trictrac.cli.telling import complain
from trictrac.players import timing
from trictrac.words import say


def register(parser: Parser) -> None:
    for option in ("--players", "--gpu", "--json", "--markdown"):
        parser.add(option, action="store_true")


def run(args: argparse.Namespace) -> int:
    measured: Any = timing if args.players else bench
    if args.gpu:
        try:
            from trictrac.training import benchmark as measured
        except ImportError as error:
            raise MissingExtraError(str(error.name), "train,cuda") from None
    ensure_compiled()
    try:
        figures = measured.run(lambda told: print(f"{say(told, spoken())} …", file=sys.stderr))
    except (bench.BenchmarkError, timing.WrongDecisionsError) as error:
        complain(str(error), "trictrac bench")
        return 1
    if args.json:
        print(json.dumps(figures, indent=2))
    elif args.markdown and measured is bench:
        print(bench.markdown(figures))
    else:
        for name, figure in figures.items():
            ratio = f"{figure['times_as_fast']:.1f} ×" if "times_as_fast" in figure else ""
            print(f"{name:24} {figure['value']:>14,.3f} {ratio:>7}   {figure['how']}")
    return 0
