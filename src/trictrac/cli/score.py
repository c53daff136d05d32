"""``trictrac score``: keeps the marks of a game played on a wooden board."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from trictrac.cli.helping import help_of


def register(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "score",
        help=help_of("score"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="You throw and play on your own board; this keeps the jetons, the fichets and the\n"
        "pavillon, explains every mark in a sentence, and takes back what was mistyped.\n"
        "Type a 6 for six points to the first player, a leave, a out, u to undo, ? for the\n"
        "rest. Every entry is kept at once; the same command goes on where you stopped.",
        epilog="examples:\n"
        "  trictrac score --players Anne Paul\n"
        "      an ordinary game to twelve trous\n"
        "  trictrac score --form a-ecrire --marques 12 --players Anne Paul --file evening.json\n"
        "      a written game of twelve marqués, kept in evening.json",
    )
    parser.add_argument("--form", choices=("ordinary", "a-ecrire"), help="what is played (default: ordinary)")
    parser.add_argument("--players", nargs=2, metavar=("A", "B"), help="the two names (default: A B)")
    parser.add_argument("--trous", type=int, metavar="N", help="how many trous win an ordinary game (default: 12)")
    parser.add_argument("--marques", type=int, metavar="N", help="marqués of a written game, even (default: 8)")
    parser.add_argument(
        "--rules", metavar="RULES", help='loi-2013 (default), usage-19e, or with options: "loi-2013 stakes=double"'
    )
    parser.add_argument("--lang", metavar="LANGUAGE", help="language, such as fr or en_GB (default: the environment's)")
    parser.add_argument("--file", metavar="STATE", help="where the game is kept (default: one a form, in your home)")
    parser.add_argument("--new", action="store_true", help="begin anew; what the file holds is set aside")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Keeps the marks until the players have done."""
    from trictrac.scorekeeper.book import GameKind
    from trictrac.scorekeeper.keyboard import KeeperWishes, keep
    from trictrac.words import language

    wishes = KeeperWishes(
        kind=GameKind(args.form) if args.form else None,
        players=(args.players[0], args.players[1]) if args.players else None,
        trous=args.trous,
        rules=args.rules,
        marques=args.marques,
        file=Path(args.file) if args.file else None,
        new=args.new,
    )
    lang = language(args.lang)
    return keep(wishes, lang)
