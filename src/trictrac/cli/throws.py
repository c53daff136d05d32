"""``trictrac throws``: the twenty-one throws of a position, what each does, how many of thirty-six."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trictrac.position import Position
    from trictrac.rules import Rules

LEAST_WIDTH = 40


def register(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "throws",
        help="what each of the 21 throws would do in a position",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Lists the 21 throws of the side whose turn it is: what each scores for whom and\n"
        "why, which jan it fills, keeps or breaks, which dames it beats, which numbers\n"
        "cannot be played; then how many of the 36 do so (a simple throw counts for two).",
        epilog="examples:\n"
        "  trictrac throws 1x3-2x3-3x3-4x3-5x3_1x15_w\n"
        "      the petit jan lacks one case: ten throws fill it, 20 of 36\n"
        "  trictrac throws 7W2-8W3-13B4 --lang fr --json\n"
        "      a diagram of the treatises, as data with French sentences",
    )
    add = parser.add_argument
    add(
        "position",
        metavar="POSITION",
        help="white_black_turn with marks if any (docs/notation.md), a diagram such as 7W2-8W3-13B4, or start",
    )
    add("--lang", metavar="LANGUAGE", help="language, such as fr or en_GB (default: the environment's)")
    add("--json", action="store_true", help="print the throws as JSON")
    add("--rules", metavar="TEXT", default="loi-2013", help="a rule set and options (default: %(default)s)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints the page or the data, without compiling the rules for one position if they are not compiled yet."""
    from trictrac.kernel.jit import interpreting

    with interpreting():
        return _print_throws(args)


def _print_throws(args: argparse.Namespace) -> int:
    from trictrac.rules import Rules
    from trictrac.terminal import Style, read_position, throws_page
    from trictrac.terminal.style import WIDTH
    from trictrac.words import language

    lang = language(args.lang)
    position, rules = read_position(args.position), Rules.parse(args.rules)
    if args.json:
        print(json.dumps(data(position, rules, lang), indent=2, ensure_ascii=False))
        return 0
    width = max(LEAST_WIDTH, min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns))
    style = Style.of(sys.stdout)
    print(style.fit(throws_page(position, lang=lang, rules=rules, style=style, width=width)))
    return 0


def data(position: Position, rules: Rules, lang: str) -> dict[str, Any]:
    """The throws as plain data, each with its reasons in the form of ``trictrac judge``."""
    from trictrac.judge import item

    throws = position.throws(rules)
    found = throws.to_data()
    for written, outlook in zip(found["throws"], throws, strict=True):
        written["items"] = [item(mark, position, outlook.throw, lang) for mark in outlook.score]
    named = [figure.to_data() for figure in position.figures(rules=rules)]
    return {"position": str(position), **found, "figures": named}
