"""``trictrac play``: an ordinary game, two people or one against the computer."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from trictrac.cli.compile import ensure_compiled


def register(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "play",
        help="play a game",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Plays an ordinary game in the terminal: two people on one keyboard, or one\n"
        "against a random player. The program throws, finds what every throw scores,\n"
        "marks it, and refuses an illegal play with its article. Type ? at any prompt;\n"
        "q leaves and prints how to go on later.",
        epilog="examples:\n"
        "  trictrac play --terminal --computer --side black\n"
        "      you have black against a random player\n"
        "  trictrac play --terminal --from 1x13-8-10_1x15_b --lang fr\n"
        "      two people go on from a position, black to throw, in French",
    )
    parser.add_argument("--terminal", action="store_true", help="play here in the terminal (so far the only way)")
    parser.add_argument("--computer", action="store_true", help="one person against a random player")
    parser.add_argument("--side", choices=("white", "black"), help="the person's side against the computer")
    parser.add_argument("--from", dest="position", metavar="POSITION", help="go on from a position (q prints it)")
    parser.add_argument("--seed", type=int, help="repeatable dice (default: the system's random numbers)")
    parser.add_argument("--trous", type=int, metavar="N", help="how many trous win (default: 12)")
    parser.add_argument("--lang", choices=("en", "fr"), help="language (default: the environment's)")
    parser.add_argument("--rules", choices=("loi-2013", "usage-19e"), default="loi-2013", help="default: %(default)s")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays at the keyboard until the game ends or the players leave."""
    from trictrac.explain import language
    from trictrac.rules import Rules
    from trictrac.side import Side
    from trictrac.terminal import Style, play, read_position
    from trictrac.terminal.page import START
    from trictrac.terminal.texts import texts

    lang = language(args.lang)
    rules = Rules.of(args.rules, **({} if args.trous is None else {"trous": args.trous}))
    from_start = args.position is None or args.position.strip() == START
    origin = None if from_start else read_position(args.position, lang)
    person = Side[(args.side or "white").upper()] if args.computer or args.side else None
    if not args.terminal:
        print(Style.of(sys.stdout).fit(texts(lang)["no_web"]))
    ensure_compiled()
    return play(rules=rules, origin=origin, person=person, seed=args.seed, lang=lang)
