"""The voice of a session: every line it writes, in one language and one style."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from trictrac.play import LegalPlays
from trictrac.position import Position
from trictrac.side import Side
from trictrac.terminal import sheet
from trictrac.terminal.board import board
from trictrac.terminal.style import Style
from trictrac.terminal.texts import Words

SHORT_LIST = 18
"""Plays listed without being asked for."""


class Screen:
    """Writes lines; knows nothing of the order of the game."""

    def __init__(
        self,
        write: Callable[[str], None],
        words: Words,
        style: Style,
        names: Mapping[Side, str] | None = None,
        notes: Mapping[Side, str] | None = None,
    ) -> None:
        self.words = words
        self.style = style
        self.names = names or words.sides
        self.notes = notes or {}
        self._write = write

    def line(self, text: str = "") -> None:
        self._write(self.style.fit(text))

    def lines(self, lines: list[str]) -> None:
        for text in lines:
            self.line(text)

    def tell(self, text: str, role: str = "") -> None:
        """A sentence in as many lines as it takes."""
        for text_line in sheet.wrapped(self.style.fit(text)):
            self.line(self.style.paint(text_line, role) if role else text_line)

    def say(self, key: str, **values: object) -> None:
        """A text of the language."""
        self.tell(self.words(key, **values))

    def refuse(self, text: str) -> None:
        """What is wrong with an answer."""
        self.tell(text, "refusal")

    def prompt(self, text: str) -> str:
        return self.style.fit(f"{self.style.paint(text, 'prompt')} [{self.words['hint']}] > ")

    def ask(self, read: Callable[[str], str], key: str) -> bool:
        while True:
            answer = read(self.prompt(self.words[key])).strip().casefold()
            if answer in self.words["yes"].split():
                return True
            if answer in self.words["no"].split():
                return False
            self.say("help_yes_no" if answer == "?" else "bad_yes_no")

    def rule(self, title: str = "") -> None:
        """A line across the page, with a title or without."""
        self.line(sheet.rule(self.style.fit(title), self.style))

    def board(self, position: Position) -> None:
        self.lines(board(position, lang=self.words.lang, style=self.style, names=self.names, notes=self.notes))

    def plays(self, plays: LegalPlays, everything: bool = False) -> None:
        """The list of plays; unless all are wanted, a long one is only announced, a single play left to the prompt."""
        if not everything and len(plays) == 1 and not plays.nothing_to_play:
            return
        if everything or len(plays) <= SHORT_LIST:
            self.lines(sheet.plays(plays, self.words, self.style))
        else:
            self.say("many_plays", count=len(plays), play=plays[0])

    def token(self, key: str, token: str) -> None:
        """A text with something to copy."""
        self.lines(sheet.with_token(self.words[key], token))
