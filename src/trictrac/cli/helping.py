"""Help in the language of the environment.

The messages of a command are in ``help.ftl``: ``help-of-`` and its name is one line on it, ``help-`` and its name says
what it does; with ``-examples`` added, the end of its page; with the name of an argument, what that is. An argument
that many commands have is explained once, under ``help-any-``.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Any

from trictrac.cli.telling import fit
from trictrac.words import LANGUAGES, UnknownLanguageError, language, say
from trictrac.words.catalogues import keys


def spoken() -> str:
    """The language of the environment; English where it names one that nobody speaks here."""
    try:
        return language()
    except UnknownLanguageError:
        return LANGUAGES[0]


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """The layout of argparse, its own word in our language."""

    def add_usage(self, usage, actions, groups, prefix=None):  # type: ignore[no-untyped-def]
        super().add_usage(usage, actions, groups, f"{say('help-usage', spoken())} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """The parser of one command. ``register`` adds its arguments when it is first asked, so that calling one command
    imports no other."""

    def __init__(self, *, subject: str, register: Callable[[Parser], None], **options: Any) -> None:
        super().__init__(formatter_class=_Formatter, add_help=False, **options)
        self.subject = subject
        self._complete: Callable[[Parser], None] | None = register
        self._arguments = self.add_argument_group(say("help-arguments", spoken()))
        self._options = self.add_argument_group(say("help-options", spoken()))

    def add(self, *names: str, **options: Any) -> None:
        """Adds an argument or option, explained by the catalogues; a metavar is a word of theirs where they have it."""
        name = max(names, key=len).lstrip("-")
        if "help" not in options:
            options["help"] = self._said(f"help-{self.subject}-{name}") or say(f"help-any-{name}", spoken())
        if isinstance(word := options.get("metavar"), str):
            options["metavar"] = self._said(f"help-word-{word.lower()}") or word
        group = self._options if names[0].startswith("-") else self._arguments
        group.add_argument(*names, **options)

    def add_commands(self, registers: Mapping[str, Callable[[Parser], None]], **options: Any) -> None:
        """Adds commands below this one."""
        title, word = (say(f"help-{self.subject}-{key}", spoken()) for key in ("commands", "command"))
        commands = self.add_subparsers(title=title, metavar=word, **options)
        for name, register in registers.items():
            commands.add_parser(name, help=say(f"help-of-{name}", spoken()), subject=name, register=register)

    def parse_known_args(self, args=None, namespace=None):  # type: ignore[no-untyped-def]
        """Parses, completing itself before."""
        if self._complete:
            complete, self._complete = self._complete, None
            self.description = self._said(f"help-{self.subject}")
            self.epilog = self._said(f"help-{self.subject}-examples")
            self.add("-h", "--help", action="help")
            complete(self)
        return super().parse_known_args(args, namespace)

    def format_help(self) -> str:
        """The help in signs that stdout can show."""
        return fit(super().format_help())

    def _said(self, key: str) -> str | None:
        """A message, None where the catalogues have none."""
        return say(key, spoken()) if key in keys(LANGUAGES[0]) else None
