"""The words of the scorekeeper: ``scorekeeper.ftl``, the terminal's for what they share, and what may be typed."""

from __future__ import annotations

from typing import ClassVar

from trictrac.terminal.texts import ToldError, Words
from trictrac.words import say
from trictrac.words.catalogues import keys

ALL_WORDS = "all tout tous"
LEAVE_WORDS = ("leave", "leaves", "va", "aller", "s'en va", "go", "goes")
SORTIE_WORDS = ("out", "sortie", "sort", "sorti", "exit")
COMMANDS = {
    # Whatever the language, both languages' words are understood.
    "undo": ("u", "undo", "reprendre", "annuler"),
    "redo": ("r", "redo", "remettre", "refaire"),
    "history": ("h", "history", "histoire"),
    "help": ("?", "help", "aide"),
    "account": ("c", "account", "compte"),
    "new": ("n", "new", "nouvelle"),
    "show": ("", "s", "show", "marque"),
    "quit": ("q", "quit", "quitter"),
}


class KeeperError(ToldError):
    """An error with a message of the scorekeeper's."""

    subject: ClassVar = "keeper"


class KeeperWords(Words):
    """The scorekeeper's messages, and the terminal's for what they share."""

    def subject(self, key: str) -> str:
        """Its own catalogue, if it has the message."""
        return "keeper" if f"keeper-{key}" in keys(self.lang) else super().subject(key)

    def signed(self, word: str, count: int) -> str:
        """So many jetons or fiches won or lost."""
        return say(f"keeper-{word}s", self.lang, count=abs(count), signed=f"{count:+}" if count else "0")

    def entries(self, count: int) -> str:
        return self("entries", count=count)
