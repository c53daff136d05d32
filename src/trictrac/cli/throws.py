"""``trictrac throws``: the twenty-one throws of a position, what each does, how many of thirty-six."""

from __future__ import annotations

import argparse
import json
import sys

from trictrac.cli.helping import Parser
from trictrac.cli.telling import tell
from trictrac.judge import item
from trictrac.kernel.jit import interpreting
from trictrac.position import Position
from trictrac.rules import Rules
from trictrac.terminal import Style, read_position, throws_page


def register(parser: Parser) -> None:
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
            style = Style.of_page(sys.stdout)
            tell(throws_page(position, lang=args.lang, rules=rules, style=style, width=style.width))
    return 0


def data(position: Position, rules: Rules, lang: str) -> dict[str, object]:
    """The throws as plain data, each with its reasons in the form of ``trictrac judge``."""
    throws = position.throws(rules)
    told = [
        {**each.to_data(), "items": [item(mark, position, each.throw, lang) for mark in each.score]} for each in throws
    ]
    named = [figure.to_data() for figure in position.figures(rules=rules)]
    return {"position": str(position), **throws.to_data(), "throws": told, "figures": named}
