"""The command line: ``trictrac COMMAND``. Each command is a module with ``register`` and ``run``."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

from trictrac.cli.helping import parser_of_all, spoken
from trictrac.errors import TrictracError
from trictrac.words import say

COMMANDS = (
    "play",
    "show",
    "throws",
    "judge",
    "mark",
    "score",
    "settle",
    "replay",
    "hint",
    "arena",
    "train",
    "serve",
    "verify",
    "bench",
    "compile",
)
PLAYING = ("play", "hint", "arena")
"""Commands that ask the nets."""


def build_parser() -> argparse.ArgumentParser:
    """The parser with every command."""
    parser = parser_of_all()
    lang = spoken()
    subparsers = parser.add_subparsers(
        title=say("help-commands", lang), dest="command", metavar=say("help-command", lang), required=True
    )
    for name in COMMANDS:
        importlib.import_module(f"trictrac.cli.{name}").register(subparsers)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; bad input gets one sentence and exit status 2."""
    args = build_parser().parse_args(arguments)
    if args.command in PLAYING:
        from trictrac.players.evaluator import use_one_core

        use_one_core()
    try:
        return int(args.run(args))
    except TrictracError as error:
        complain(error.sentence(_lang(args)))
        return 2
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # The reader of a pipe has gone; Python must not complain again when it closes stdout.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"trictrac: {error}", file=sys.stderr)
        return 2


def complain(text: str) -> None:
    """One sentence on stderr, in signs it can show."""
    from trictrac.terminal import Style

    print(Style.of(sys.stderr).fit(f"trictrac: {text}"), file=sys.stderr)


def _lang(args: argparse.Namespace) -> str:
    """The language to complain in."""
    from trictrac.words import LANGUAGES, language

    asked = getattr(args, "lang", None)
    return language(asked) if asked in LANGUAGES else spoken()
