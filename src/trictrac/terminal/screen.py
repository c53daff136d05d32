"""The voice of a session: every line it writes, in one language and one style."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from trictrac import explain
from trictrac.play import LegalPlays, Play
from trictrac.position import Position
from trictrac.side import Side
from trictrac.terminal import sheet
from trictrac.terminal.board import board
from trictrac.terminal.coup import Coup
from trictrac.terminal.style import WIDTH, Style
from trictrac.terminal.texts import Words

SHORT_LIST = 18
"""Plays listed without being asked for."""


class Screen:
    """Writes lines; knows nothing of the order of the game."""

    def __init__(
        self, write: Callable[[str], None], words: Words, style: Style, names: Mapping[Side, str] | None = None
    ) -> None:
        self.words = words
        self.style = style
        self.names = names or words.sides
        self._write = write

    def line(self, text: str = "") -> None:
        """One line as it is."""
        self._write(self.style.fit(text))

    def lines(self, lines: list[str]) -> None:
        """Lines as they are."""
        for text in lines:
            self.line(text)

    def tell(self, text: str, role: str = "") -> None:
        """A sentence in as many lines as it takes."""
        for text_line in sheet.wrapped(text):
            self.line(self.style.paint(text_line, role) if role else text_line)

    def say(self, key: str, **values: object) -> None:
        """A text of the language."""
        self.tell(self.words(key, **values))

    def refuse(self, text: str) -> None:
        """What is wrong with an answer."""
        self.tell(text, "refusal")

    def prompt(self, text: str) -> str:
        """A question with its hint."""
        return self.style.fit(f"{self.style.paint(text, 'prompt')} [{self.words['hint']}] > ")

    def rule(self, title: str = "") -> None:
        """A line across the page, with a title or without."""
        dash = self.style.glyphs.rule
        if title:
            end = dash * max(0, WIDTH - 6 - len(title))
            self.line(" ".join((self._dim(dash * 2), self.style.paint(title, "strong"), self._dim(end))))
        else:
            self.line(self._dim(dash * (WIDTH - 2)))

    def board(self, position: Position) -> None:
        """The table."""
        self.lines(board(position, lang=self.words.lang, style=self.style, names=self.names))

    def throw(self, coup: Coup, position: Position) -> None:
        """A throw: its name, the table, the reasons, the marks."""
        self.line()
        self.rule(self._title(coup))
        self.board(position)
        self.lines(sheet.sheet(coup, self.words, self.style))

    def sheet(self, coup: Coup) -> None:
        """The reasons and marks of a throw without the table."""
        self.tell(self._title(coup), "title")
        self.lines(sheet.sheet(coup, self.words, self.style))

    def choice(self, coup: Coup, position: Position) -> None:
        """Staying and leaving, each with its consequences (art. XVI)."""
        side = coup.score.mover
        camp = position.camp(side)
        given = coup.score.total(side.other)
        values = {
            "side": self.words.side(side),
            "other": self.words.side(side.other),
            "points": self.words.points(camp.points),
            "trous": self.words.trous(camp.trous),
            "throw": coup.score.throw,
            "given": given,
        }
        self.lines(sheet.wrapped(self.words("stay_option" if given else "stay_nothing", **values), " 1  "))
        self.lines(sheet.wrapped(self.words("leave_option", **values), " 2  "))

    def plays(self, plays: LegalPlays, everything: bool = False) -> None:
        """The list of plays; unless all are wanted, a long one is only announced, a single play left to the prompt."""
        if not everything and len(plays) == 1 and not plays.nothing_to_play:
            return
        if everything or len(plays) <= SHORT_LIST:
            self.lines(sheet.plays(plays, self.words, self.style))
        else:
            self.say("many_plays", count=len(plays), play=plays[0])

    def played(self, side: Side, play: Play) -> None:
        """What a side played."""
        name = self.words.side(side)
        if play.moves:
            self.say("played", side=name, play=sheet.play_text(play, self.words))
        else:
            self.say("passed", side=name)

    def token(self, key: str, token: str) -> None:
        """A text with something to copy."""
        self.lines(sheet.with_token(self.words[key], token))

    def _title(self, coup: Coup) -> str:
        name = explain.throw_name(coup.score.throw, self.words.lang)
        return self.words("throws", side=self.words.side(coup.score.mover), throw=name)

    def _dim(self, text: str) -> str:
        return self.style.paint(text, "dim")
