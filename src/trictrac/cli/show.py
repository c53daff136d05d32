"""``trictrac show``: a position as a board, what a throw scores and why, the legal plays."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from trictrac.cli.helping import Parser
from trictrac.cli.telling import complain, tell
from trictrac.kernel.jit import interpreting
from trictrac.rules import Rules
from trictrac.svg import board
from trictrac.terminal import Style, read_position, show
from trictrac.terminal.page import fatal_fault
from trictrac.terminal.texts import Words
from trictrac.throw import Throw


def register(parser: Parser) -> None:
    parser.add("position", metavar="POSITION")
    parser.add("--throw", metavar="DICE")
    parser.add("--svg", metavar="FILE", type=Path)
    parser.add("--lang", metavar="LANGUAGE")
    parser.add("--rules", metavar="TEXT", default="loi-2013")


def run(args: argparse.Namespace) -> int:
    """Prints the page; a throw that cannot be judged gets a sentence on stderr and exit status 2."""
    words = Words(args.lang)
    position = read_position(args.position)
    throw = Throw.parse(args.throw) if args.throw else position.throw
    with interpreting():  # the rules are not compiled for a single throw
        tell(show(position, throw, lang=args.lang, rules=Rules.parse(args.rules), style=Style.of_page(sys.stdout)))
    if args.svg:
        args.svg.write_text(board(position, throw=throw, lang=args.lang), encoding="utf-8")
        tell(words("drawn", file=args.svg))
    fault = fatal_fault(position, args.lang)
    if throw and fault:
        complain(words("unjudged", fault=fault))
        return 2
    return 0
