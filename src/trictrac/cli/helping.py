"""What ``trictrac --help`` says, in the language of the environment."""

from __future__ import annotations

import argparse
import sys

from trictrac import __version__
from trictrac.words import LANGUAGES, UnknownLanguageError, language, say


def spoken() -> str:
    """The language of the environment; English where it names one that nobody speaks here."""
    try:
        return language()
    except UnknownLanguageError:
        return LANGUAGES[0]


def help_of(command: str) -> str:
    """One line on a command."""
    return say(f"help-of-{command}", spoken())


class _Formatter(argparse.HelpFormatter):
    """The layout of argparse, its own words in our language."""

    def add_usage(self, usage, actions, groups, prefix=None):  # type: ignore[no-untyped-def]
        """Begins with our word for usage."""
        super().add_usage(usage, actions, groups, prefix or f"{say('help-usage', spoken())} ")


class _Parser(argparse.ArgumentParser):
    """A parser whose help is written in signs that stdout can show."""

    def format_help(self) -> str:
        """The help, fitted."""
        from trictrac.terminal import Style

        return Style.of(sys.stdout).fit(super().format_help())


def parser_of_all() -> argparse.ArgumentParser:
    """The parser of ``trictrac``, without its commands."""
    lang = spoken()
    parser = _Parser(
        prog="trictrac",
        description=say("help-description", lang),
        epilog=say("help-epilog", lang),
        formatter_class=_Formatter,
        add_help=False,
    )
    options = parser.add_argument_group(say("help-options", lang))
    options.add_argument("-h", "--help", action="help", help=say("help-help", lang))
    version = f"trictrac {__version__}"
    options.add_argument("--version", action="version", version=version, help=say("help-version", lang))
    return parser
