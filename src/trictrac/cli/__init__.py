"""The command line: ``trictrac COMMAND``. Each command is a module with ``register`` and ``run``."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence

from trictrac import __version__
from trictrac.cli.ending import comes_of_ctrl_c, forget_stdout, open_streams, soon_after_ctrl_c
from trictrac.cli.helping import Parser, spoken
from trictrac.cli.telling import complain
from trictrac.errors import INTERRUPTED, TrictracError
from trictrac.words import language

COMMANDS = (
    *("play", "show", "throws", "judge", "mark", "score", "settle", "replay"),
    *("hint", "analyse", "learn", "lessons", "engine", "arena", "benchmark-player", "train"),
    *("serve", "verify", "bench", "compile", "completion"),
)
PLAYING = ("play", "hint", "analyse", "lessons", "engine", "arena", "benchmark-player")
"""Commands that ask the nets."""


def build_parser() -> Parser:
    """The parser with every command."""
    return Parser(prog="trictrac", subject="trictrac", register=_register)


def _register(parser: Parser) -> None:
    parser.add("--version", action="version", version=f"trictrac {__version__}")
    parser.add_commands(dict.fromkeys(COMMANDS, _register_command), dest="command", required=True)


def _register_command(parser: Parser) -> None:
    command = importlib.import_module(f"trictrac.cli.{parser.subject.replace('-', '_')}")
    parser.set_defaults(run=command.run)
    command.register(parser)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; bad input and what is not installed get one sentence and exit status 2, Ctrl-C 130."""
    open_streams()
    with soon_after_ctrl_c():
        try:
            try:
                return _run(arguments)
            finally:
                sys.stdout.flush()
        except KeyboardInterrupt:
            return INTERRUPTED
        except BrokenPipeError:
            forget_stdout()
            return 0
        except OSError as error:
            print(f"trictrac: {error}", file=sys.stderr)
            return 2
        except RuntimeError as error:
            if not comes_of_ctrl_c(error):
                raise
            return INTERRUPTED


def _run(arguments: Sequence[str] | None) -> int:
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
