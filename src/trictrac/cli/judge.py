"""``trictrac judge``: JSON lines of positions in, score sheets and plays out."""

from __future__ import annotations

import argparse

from trictrac.cli.helping import Parser
from trictrac.cli.telling import answer_lines
from trictrac.judge import judge_lines


def register(parser: Parser) -> None:
    parser.add("file", nargs="?", metavar="FILE")
    parser.add("--lang", metavar="LANGUAGE")


def run(args: argparse.Namespace) -> int:
    return answer_lines(args.file, judge_lines, args.lang)
