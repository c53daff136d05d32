"""``trictrac throws``: the twenty-one throws of a position, what each does, how many of thirty-six."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from typing import Any

from trictrac.cli.helping import Parser
from trictrac.cli.telling import tell
from trictrac.judge import item
from trictrac.kernel.jit import interpreting
from trictrac.position import Position
from trictrac.rules import Rules
from trictrac.terminal import Style, read_position, throws_page
from trictrac.terminal.style import WIDTH

LEAST_WIDTH = 40


def register(parser: Parser) -> None:
    """Adds the arguments."""
    parser.add("position", metavar="POSITION")
    parser.add("--lang", metavar="LANGUAGE")
    parser.add("--json", action="store_true")
    parser.add("--rules", metavar="TEXT", default="loi-2013")


def run(args: argparse.Namespace) -> int:
    """Prints the page or the data, without compiling the rules for one position if they are not compiled yet."""
    position, rules = read_position(args.position), Rules.parse(args.rules)
    with interpreting():
        if args.json:
            print(json.dumps(data(position, rules, args.lang), indent=2, ensure_ascii=False))
        else:
            width = max(LEAST_WIDTH, min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns))
            style = Style.of(sys.stdout)
            tell(throws_page(position, lang=args.lang, rules=rules, style=style, width=width))
    return 0


def data(position: Position, rules: Rules, lang: str) -> dict[str, Any]:
    """The throws as plain data, each with its reasons in the form of ``trictrac judge``."""
    throws = position.throws(rules)
    found = throws.to_data()
    for written, outlook in zip(found["throws"], throws, strict=True):
        written["items"] = [item(mark, position, outlook.throw, lang) for mark in outlook.score]
    named = [figure.to_data() for figure in position.figures(rules=rules)]
    return {"position": str(position), **found, "figures": named}
