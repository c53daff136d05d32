"""``trictrac completion``: what a shell needs to complete commands and options."""

from __future__ import annotations

import argparse

import shtab

from trictrac.cli.helping import Parser


def register(parser: Parser) -> None:
    parser.add("shell", choices=shtab.SUPPORTED_SHELLS)


def run(args: argparse.Namespace) -> int:
    """Prints the script."""
    from trictrac.cli import build_parser

    print(shtab.complete(build_parser().completed(), args.shell))
    return 0
