"""``trictrac mark``: JSON lines of points in, marks with their trous and bredouilles out."""

from __future__ import annotations

import argparse
from typing import Any

from trictrac.cli.helping import help_of
from trictrac.cli.lines import answer_lines


def register(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "mark",
        help=help_of("mark"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Reads one JSON object a line and answers one a line, in order, as they come: the points,\n"
        "trous and bredouilles of A and B after all the events, and after each of them with a sentence.\n"
        'Trous are counted without end. A line that cannot be kept gets an "error"; the rest goes on\n'
        "and the exit status is 1.",
        epilog='example:\n  echo \'{"id": 1, "start": {"A": {"points": 8}, "B": {"points": 8, "bredouille": true}}, '
        '"events": [["A", 18]]}\' \\\n    | trictrac mark\n\n'
        'fields: id (anything) and events, each ["A", points] with even points, ["A", "leave"] (s\'en aller:\n'
        'the points of both are wiped) or ["A", "sortie"] (an exit: the marks stay). Optional start: for A and\n'
        "for B points (0 to 10), bredouille, trous, serie; what is missing is 0 or false. See docs/scorekeeping.md.",
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="a file of JSON lines (default: standard input)")
    parser.add_argument("--lang", metavar="LANGUAGE", help="language, such as fr or en_GB (default: the environment's)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Keeps the marks line by line."""
    from trictrac.scorekeeper.bulk import mark_lines
    from trictrac.words import language

    lang = language(args.lang)
    return answer_lines(args.file, mark_lines, lang)
