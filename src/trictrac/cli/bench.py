"""``trictrac bench``: how fast the kernel is on this machine."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from trictrac.cli.compile import ensure_compiled
from trictrac.cli.helping import help_of


def register(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "bench",
        help=help_of("bench"),
        description="First checks that the work gives the known results, then times it: listing legal plays, "
        "scoring a throw, playing random games; in turn with the same rules compiled as the previous release did. "
        "Takes a few seconds, the first time a minute.",
    )
    parser.add_argument(
        "--players", action="store_true", help="measure how long a choice of the net takes at 0, 1 and 2 plies instead"
    )
    parser.add_argument(
        "--gpu",
        action="store_true",
        help="measure the same law on an NVIDIA GPU instead, after checking it against the CPU (extras train and cuda)",
    )
    parser.add_argument(
        "--json", action="store_true", help="print JSON: each figure with its value and how it was taken"
    )
    parser.add_argument("--markdown", action="store_true", help="print the README's table of the kernel's speed")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measures and prints."""
    from trictrac import bench
    from trictrac.players import timing

    measured: Any = timing if args.players else bench
    if args.gpu:
        try:
            from trictrac.training import benchmark as measured
        except ImportError as error:
            print(f"trictrac bench --gpu needs {error.name}: pip install 'trictrac[train,cuda]'", file=sys.stderr)
            return 1
    ensure_compiled()
    try:
        figures = measured.run(lambda text: print(f"{text} …", file=sys.stderr))
    except (bench.BenchmarkError, timing.WrongDecisionsError) as error:
        print(f"trictrac bench: {error}", file=sys.stderr)
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
