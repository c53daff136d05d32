"""``trictrac show``: a position as a board, what a throw scores and why, the legal plays."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from trictrac.cli.helping import help_of


def register(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "show",
        help=help_of("show"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Prints the board, whatever is wrong with the position and, with dice, what the\n"
        "throw scores and why, what the marks become, and every legal play; then the\n"
        "figures that have names. Cases are numbered on the march of the side whose turn\n"
        "it is.",
        epilog="examples:\n"
        "  trictrac show 1x13-8-10_1x15_w --throw 4-3\n"
        "      white has 13 dames on the talon, one on 8 and one on 10; black has all\n"
        "      15 on theirs; it is white's turn, and the throw is 4-3\n"
        "  trictrac show aW3-hW1-jW1-yB3-xB1-vB2-uB1 --throw carmes --svg carmes.svg\n"
        "      a diagram of the treatises, white to play, also drawn as a picture",
    )
    parser.add_argument(
        "position",
        metavar="POSITION",
        help="white_black_turn with marks and dice if any (docs/notation.md), a diagram such as 7W2-8W3-13B4, or start",
    )
    parser.add_argument("--throw", metavar="DICE", help="the dice, such as 6-4 or sonnez (default: the position's)")
    parser.add_argument("--svg", metavar="FILE", type=Path, help="also write the board as a drawing")
    parser.add_argument("--lang", metavar="LANGUAGE", help="language, such as fr or en_GB (default: the environment's)")
    parser.add_argument("--rules", choices=("loi-2013", "usage-19e"), default="loi-2013", help="default: %(default)s")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints the page, without compiling the rules for a single throw if they are not compiled yet."""
    from trictrac.kernel.jit import interpreting

    with interpreting():
        return _print_page(args)


def _print_page(args: argparse.Namespace) -> int:
    """Prints the page; a throw that cannot be judged gets a sentence on stderr and exit status 2."""
    from trictrac.rules import Rules
    from trictrac.terminal import Style, read_position, show
    from trictrac.terminal.page import fatal_fault
    from trictrac.terminal.texts import texts
    from trictrac.throw import Throw
    from trictrac.words import language

    lang = language(args.lang)
    style = Style.of(sys.stdout)
    position = read_position(args.position)
    throw = Throw.parse(args.throw) if args.throw else position.throw
    print(style.fit(show(position, throw, lang=lang, rules=Rules.of(args.rules), style=style)))
    if args.svg:
        from trictrac.svg import board

        args.svg.write_text(board(position, throw=throw, lang=lang), encoding="utf-8")
        print(style.fit(texts(lang)("drawn", file=args.svg)))
    fault = fatal_fault(position, lang)
    if throw and fault:
        print(Style.of(sys.stderr).fit(f"trictrac: {texts(lang)('unjudged', fault=fault)}"), file=sys.stderr)
        return 2
    return 0
