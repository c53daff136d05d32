"""Help in the language of the environment.

The messages of a command are in ``help.ftl``: ``help-of-`` and its name is one line on it, ``help-`` and its name says
what it does; with ``-examples`` added, the end of its page; with the name of an argument, what that is. An argument
that many commands have is explained once, under ``help-any-``. They name pages of ``docs``; a released package knows
their addresses (``scripts/build_hook.py``) and says those.
"""

from __future__ import annotations

import argparse
import gettext
import re
import sys
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NoReturn

from trictrac.cli.telling import complain, fit
from trictrac.errors import TrictracError
from trictrac.words import LANGUAGES, UnknownLanguageError, fact, language, say
from trictrac.words.catalogues import keys


def spoken() -> str:
    """The language of the environment; English where it names one that nobody speaks here."""
    try:
        return language()
    except UnknownLanguageError:
        return LANGUAGES[0]


_PAGE = re.compile(r"\bdocs/([\w.]+)\.md\b")


@cache
def _site() -> str | None:
    """Where the documentation of this release is; None where nobody said it, as in a working copy with its ``docs``."""
    import importlib.metadata

    try:
        addresses = importlib.metadata.metadata("trictrac").get_all("Project-URL", [])
    except importlib.metadata.PackageNotFoundError:
        return None
    return next((each.partition(", ")[2] for each in addresses if each.startswith("Documentation, ")), None)


def helped(key: str) -> str:
    """A message of the help, with the addresses of the pages that it names."""
    text = say(key, spoken())
    site = _site() if _PAGE.search(text) else None
    return _PAGE.sub(lambda page: f"{site}{page[1]}/", text) if site else text


_REFUSALS = {
    "argument %(argument_name)s: %(message)s": "argument",
    "the following arguments are required: %s": "missing",
    "unrecognized arguments: %s": "unknown",
    "expected one argument": "one",
    "expected at least one argument": "some",
    "expected at most one argument": "one-at-most",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)": "choice",
    "invalid %(type)s value: %(value)r": "number",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "ignored explicit argument %r": "none",
}
"""What argparse says of a command line by itself, and the message of ours that says it: ``cli-refused-WHAT``."""
_BLANK = re.compile(r"%(?:\((\w+)\))?[rs]")


def _translated(message: str) -> str:
    """As gettext does for argparse: the message with its blanks, in the language of the environment."""
    if message not in _REFUSALS:
        return gettext.gettext(message)
    blanks = {name or "what": f"%({name})s" if name else "%s" for name in _BLANK.findall(message)}
    blanks.pop("closest", None)
    blanks.pop("type", None)  # all that are checked are numbers
    return say(fact(f"cli-refused-{_REFUSALS[message]}", **blanks), spoken())


vars(argparse)["_"] = _translated


class MissingExtraError(TrictracError):
    """A command needs what is not installed."""

    def __init__(self, module: str, extras: str) -> None:
        super().__init__(fact("cli-needs", module=module, command=f"pip install 'trictrac[{extras}]'"), module)


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
            options["help"] = self._said(f"help-{self.subject}-{name}") or helped(f"help-any-{name}")
        if isinstance(word := options.get("metavar"), str):
            options["metavar"] = self._said(f"help-word-{word.lower()}") or word
        group = self._options if names[0].startswith("-") else self._arguments
        group.add_argument(*names, **options)

    def add_commands(self, registers: Mapping[str, Callable[[Parser], None]], **options: Any) -> None:
        title, word = (say(f"help-{self.subject}-{key}", spoken()) for key in ("commands", "command"))
        commands = self.add_subparsers(title=title, metavar=word, **options)
        for name, register in registers.items():
            commands.add_parser(name, help=say(f"help-of-{name}", spoken()), subject=name, register=register)

    def parse_known_args(self, args=None, namespace=None):  # type: ignore[no-untyped-def]
        """Parses, completing itself before."""
        self._complete_itself()
        return super().parse_known_args(args, namespace)

    def completed(self) -> Parser:
        """This parser with every argument of every command under it, for whoever describes them all."""
        self._complete_itself()
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                for command in action.choices.values():
                    command.completed()
        return self

    def _complete_itself(self) -> None:
        if self._complete:
            complete, self._complete = self._complete, None
            self.description = self._said(f"help-{self.subject}")
            self.epilog = self._said(f"help-{self.subject}-examples")
            self.add("-h", "--help", action="help")
            complete(self)

    def error(self, message: str) -> NoReturn:
        """What is wrong with the command line, after how it is used."""
        self.print_usage(sys.stderr)
        complain(message, self.prog)
        sys.exit(2)

    def format_help(self) -> str:
        """The help in signs that stdout can show."""
        return fit(super().format_help())

    def _said(self, key: str) -> str | None:
        """A message, None where the catalogues have none."""
        return helped(key) if key in keys(LANGUAGES[0]) else None
