"""``trictrac score``: keeps the marks of a game played on a wooden board."""

from __future__ import annotations

import argparse
from pathlib import Path

from trictrac.cli.helping import Parser
from trictrac.scorekeeper.book import GameKind
from trictrac.scorekeeper.keyboard import KeeperWishes, keep


def register(parser: Parser) -> None:
    parser.add("--form", choices=("ordinary", "a-ecrire"))
    parser.add("--players", nargs=2, metavar=("A", "B"))
    parser.add("--trous", type=int, metavar="N")
    parser.add("--marques", type=int, metavar="N")
    parser.add("--rules", metavar="TEXT")
    parser.add("--lang", metavar="LANGUAGE")
    parser.add("--file", metavar="FILE")
    parser.add("--new", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Keeps the marks until the players have done."""
    wishes = KeeperWishes(
        kind=GameKind(args.form) if args.form else None,
        players=(args.players[0], args.players[1]) if args.players else None,
        trous=args.trous,
        rules=args.rules,
        marques=args.marques,
        file=Path(args.file) if args.file else None,
        new=args.new,
    )
    return keep(wishes, args.lang)
