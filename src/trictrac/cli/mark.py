"""``trictrac mark``: JSON lines of points in, marks with their trous and bredouilles out."""

from __future__ import annotations

import argparse

from trictrac.cli.helping import Parser
from trictrac.cli.telling import answer_lines
from trictrac.scorekeeper.bulk import mark_lines


def register(parser: Parser) -> None:
    parser.add("file", nargs="?", metavar="FILE")
    parser.add("--lang", metavar="LANGUAGE")


def run(args: argparse.Namespace) -> int:
    return answer_lines(args.file, mark_lines, args.lang)
