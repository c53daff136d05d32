"""``trictrac judge``: JSON lines of positions in, score sheets and plays out."""

from __future__ import annotations

import argparse
from typing import Any

from trictrac.cli.helping import help_of
from trictrac.cli.lines import answer_lines


def register(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "judge",
        help=help_of("judge"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Reads one JSON object a line and answers one a line, in order, as they come: what the throw\n"
        "scores and why, and every play the law allows. Cases are counted on each player's own march,\n"
        'absent dames are out. A line that cannot be judged gets an "error"; the rest goes on and the\n'
        "exit status is 1.",
        epilog='example:\n  echo \'{"id": 1, "mover": {"1": 13, "8": 1, "10": 1}, "other": {"1": 15}, "dice": [4, 3], '
        '"coup": 3}\' \\\n    | trictrac judge\n\n'
        "fields: id (anything), mover, other, dice; optional coup (number of this throw in the releve, for six\n"
        'tables) and rules ("loi-2013", "usage-19e", or options such as {"pile_de_misere": false}).',
    )
    parser.add_argument("file", nargs="?", help="a file of JSON lines (default: standard input)")
    parser.add_argument("--lang", metavar="LANGUAGE", help="language, such as fr or en_GB (default: the environment's)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Judges line by line."""
    from trictrac.judge import judge_lines
    from trictrac.words import language

    lang = language(args.lang)
    return answer_lines(args.file, judge_lines, lang)
