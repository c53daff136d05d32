"""The command line: ``trictrac COMMAND``. Each command is a module with ``register`` and ``run``."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence

from trictrac import __version__
from trictrac.cli.helping import Parser, spoken
from trictrac.cli.telling import complain
from trictrac.errors import TrictracError
from trictrac.words import language

COMMANDS = (
    *("play", "show", "throws", "judge", "mark", "score", "settle", "replay"),
    *("hint", "arena", "train", "serve", "verify", "bench", "compile"),
)
PLAYING = ("play", "hint", "arena")
"""Commands that ask the nets."""


def build_parser() -> Parser:
    """The parser with every command."""
    return Parser(prog="trictrac", subject="trictrac", register=_register)


def _register(parser: Parser) -> None:
    parser.add("--version", action="version", version=f"trictrac {__version__}")
    parser.add_commands(dict.fromkeys(COMMANDS, _register_command), dest="command", required=True)


def _register_command(parser: Parser) -> None:
    command = importlib.import_module(f"trictrac.cli.{parser.subject}")
    parser.set_defaults(run=command.run)
    command.register(parser)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; bad input gets one sentence and exit status 2."""
    args = build_parser().parse_args(arguments)
    if args.command in PLAYING:
        from trictrac.players.evaluator import use_one_core

        use_one_core()
    lang = spoken()
    try:
        if "lang" in args:
            lang = args.lang = language(args.lang)
        return int(args.run(args))
    except TrictracError as error:
        complain(error.sentence(lang))
        return 2
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # The reader of a pipe has gone; Python must not complain again when it closes stdout.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"trictrac: {error}", file=sys.stderr)
        return 2
