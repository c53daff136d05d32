"""``trictrac verify``: whether the dice of a game were those that had been promised."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from trictrac.cli.helping import help_of


def register(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "verify",
        help=help_of("verify"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Reads a record or a proof (JSON) downloaded from a server after the game, checks that secret\n"
        "and seeds are those promised before it, works every die out again and judges every coup.\n"
        "Exit status 0: everything is as promised; 1: something is not. How it works: docs/dice.md.",
        epilog="example:\n  trictrac verify game.trictrac",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="records or proofs; - is standard input")
    parser.add_argument("--lang", metavar="LANGUAGE", help="language, such as fr or en_GB (default: the environment's)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Verifies file after file; a lie is one sentence and exit status 1."""
    from trictrac.dice_proof import ProofError
    from trictrac.records import RecordError
    from trictrac.terminal import Style
    from trictrac.verify import verify_text
    from trictrac.words import language

    lang = language(args.lang)
    status = 0
    for name in args.files:
        text = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        try:
            for found in verify_text(text):
                print(Style.of(sys.stdout).fit(found.sentence(lang)))
        except (ProofError, RecordError) as error:
            status = 1
            print(Style.of(sys.stderr).fit(f"{name}: {error.sentence(lang)}"), file=sys.stderr)
    return status
