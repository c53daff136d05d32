"""A table at the real keyboard: what the command line asked for, the terminal's style, the file."""

from __future__ import annotations

import contextlib
import shlex
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from random import Random

from trictrac import forms
from trictrac.errors import INTERRUPTED, TrictracError
from trictrac.forms.schema import PLAYERS, completed
from trictrac.position import Position
from trictrac.rules import Rules
from trictrac.side import Side
from trictrac.table import Mode, Setting
from trictrac.terminal import levels, sheet, shelf
from trictrac.terminal.deal import Computer, Deal
from trictrac.terminal.people import letters
from trictrac.terminal.saving import TableBook
from trictrac.terminal.screen import Screen
from trictrac.terminal.session import Session
from trictrac.terminal.shelf import SaveError
from trictrac.terminal.style import Style
from trictrac.terminal.texts import ToldError, Words, folded
from trictrac.terminal.thinking import Thinking
from trictrac.terminal.tutoring import TablePupil

FOR_TWO = (2, 2)
NAMES = ("Anne", "Bruno", "Claire", "Denis", "Élise", "Fanny")
"""Players who were not named."""


class AskedError(ToldError):
    """Wishes that cannot all be fulfilled."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asked for; None where it did not say."""

    form: str | None = None
    players: tuple[str, ...] | None = None
    computers: tuple[str, ...] | None = None
    """Names, letters or numbers of the players the program plays for; () is all but the first."""
    side: str | None = None
    levels: tuple[str, ...] | None = None
    """One for all computers, or one for each; alone it makes everybody but the first a computer."""
    attention: float | None = None
    modes: tuple[str, ...] | None = None
    """One for all, or one for each."""
    free_hands: bool = False
    rules: str | None = None
    options: Mapping[str, int | str] = field(default_factory=dict)
    """Options of the rules beyond the text, as the command line wrote them."""
    settings: Mapping[str, int | str] = field(default_factory=dict)
    """What the form asks, by name."""
    seed: int | None = None
    origin: Position | None = None
    save: str | None = None
    resume: str | None = None
    """A file, or nothing for the newest table that is not over."""
    tutor: bool = False
    """Whether errors are told before they are final; a table that is resumed may have one too."""

    def deal(self, lang: str) -> Deal:
        """The table that was asked for."""
        form = self._form(lang)
        players = self._computers(form)
        chosen = levels.for_each(self.levels or (), len(players), lang)
        computers = {player: Computer.of(level, self.attention) for player, level in zip(players, chosen, strict=True)}
        setting = Setting(self._modes(len(form.players)), self.free_hands, start=self.origin)
        setting.check(form)
        if self.free_hands and Mode.STRICT not in setting.modes:
            raise AskedError("free_hands_strict")
        deal = Deal(form, setting, computers) if self.seed is None else Deal(form, setting, computers, str(self.seed))
        if not form.rules.lots:
            return deal
        everybody = range(len(form.players))
        return replace(deal, form=form.drawn(tuple(Random(deal.seed).sample(everybody, len(everybody)))))

    def ask(self, read: Callable[[str], str], screen: Screen) -> Wishes:
        """Asks what a table with computers needs to know, and whether there are any if nobody was named."""
        said = self.computers is not None or self.side is not None
        if self.levels is not None or (self.players is not None and not said):
            return self
        wishes = self if said else replace(self, computers=())
        form = wishes._form(screen.words.lang)
        names = tuple(form.players[player] for player in wishes._computers(form))
        answer = levels.ask(read, screen, names, person=not said)
        return self if answer is None else replace(wishes, levels=answer)

    def _form(self, lang: str) -> forms.Form:
        every = forms.FORMS.values()
        asked = self.settings.keys()
        kind = forms.FORMS[self.form] if self.form else max(every, key=lambda form: len(asked & form.asked().keys()))
        for name in asked - kind.asked().keys():
            raise AskedError("only_form", option=f"--{name}", forms=_names(name in form.asked() for form in every))
        for option, wish in (("--from", self.origin), ("--side", self.side)):
            if wish is not None and kind.seats() != FOR_TWO:
                raise AskedError("only_form", option=option, forms=_names(form.seats() == FOR_TWO for form in every))
        given = {**self.settings, "rules": str(self._rules())}
        players = self.players
        if players is None:
            count = completed(kind.fields, given)[PLAYERS]
            words = Words(lang)
            players = tuple(words.side(side) for side in Side) if kind.seats() == FOR_TWO else NAMES[: int(str(count))]
        return forms.wished(kind.name, given, players)

    def _rules(self) -> Rules:
        return Rules.parse(" ".join([self.rules or "", *(f"{name}={value}" for name, value in self.options.items())]))

    def _computers(self, form: forms.Form) -> list[int]:
        count = len(form.players)
        if self.side is not None and not self.computers:
            return [1 if self.side == "white" else 0]
        if self.computers is None and self.levels is None:
            return []
        if not self.computers:
            return list(range(1, count))
        return sorted({_player(text, form.players) for text in self.computers})

    def _modes(self, count: int) -> tuple[Mode, ...]:
        asked = self.modes or (Mode.AUTOMATIC.value,)
        known = [mode.value for mode in Mode]
        for mode in asked:
            if mode not in known:
                raise AskedError("no_such_mode", mode=repr(mode), known=", ".join(known))
        if len(asked) == 1:
            asked *= count
        if len(asked) != count:
            raise AskedError("as_many_modes", count=count)
        return tuple(Mode(mode) for mode in asked)

    def check_resume(self) -> None:
        """A table that is resumed has its players and rules already."""
        for each in fields(self):
            if each.name in ("options", "settings"):
                for name in getattr(self, each.name):
                    raise AskedError("resume_alone", option=f"--{name.replace('_', '-')}")
            elif each.name not in ("resume", "tutor") and getattr(self, each.name) != each.default:
                raise AskedError("resume_alone", option=f"--{_OPTION.get(each.name, each.name.replace('_', '-'))}")


def _names(chosen: Iterable[bool]) -> str:
    return ", ".join(name for name, wanted in zip(forms.FORMS, chosen, strict=True) if wanted)


_OPTION = {"computers": "computer", "levels": "level", "origin": "from", "modes": "mode"}


def play(wishes: Wishes, lang: str = "en", pupil: TablePupil | None = None) -> int:
    """Plays in the terminal until the table is over or the players leave; ``pupil``: who learns from it."""
    words, style = Words(lang), Style.of(sys.stdout)

    def tell(line: str) -> None:
        print(style.fit(line), flush=True)

    prepare_input()
    person = sys.stdin.isatty()
    if wishes.resume is not None:
        wishes.check_resume()
        path = shelf.find(wishes.resume) if wishes.resume else shelf.newest_unfinished()
        book = TableBook.reopen(path)
    else:
        if person:
            try:
                wishes = wishes.ask(input, Screen(tell, words, style))
            except (EOFError, KeyboardInterrupt, levels.NobodyPlaysError) as end:
                tell("")
                tell(words["farewell_unbegun"])
                return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
        book = begin(wishes.deal(lang), wishes.save, words, tell)

    def again() -> TableBook:
        deal = book.deal
        form, setting = replace(deal.form, history=()), replace(deal.setting, start=None)
        return begin(Deal(form, setting, deal.computers), None, words, tell)

    session = Session(
        book,
        input,
        tell,
        lang=lang,
        style=style,
        command=lambda book: command(book, lang),
        again=again,
        resumed=wishes.resume is not None,
        thinking=Thinking(sys.stdout) if person and sys.stdout.isatty() else nullcontext,
        tutors=wishes.tutor,
        pupil=pupil,
    )
    try:
        return session.run()
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise TrictracError(words("not_saved", why=error.strerror or error), str(error)) from None


def prepare_input() -> None:
    """Lets people edit and recall what they type."""
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")  # a stray byte is a bad line, not the end
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401, PLC0415  # input() uses it where it is loaded


def begin(deal: Deal, save: str | None, words: Words, tell: Callable[[str], None]) -> TableBook:
    """A new table in its file: the one that was named, or one of its own; without a file if there can be none."""
    if save is not None:
        try:
            return TableBook.begin(deal, Path(save))
        except FileExistsError:
            raise SaveError("exists_already", file=save) from None
    try:
        return TableBook.begin(deal, shelf.new_path())
    except OSError as error:
        for line in sheet.wrapped(words("cannot_save", folder=shelf.folder(), why=error.strerror or error)):
            tell(line)
        return TableBook.begin(deal)


def command(book: TableBook, lang: str) -> str | None:
    if book.path is None:
        return None
    return f"trictrac play --terminal --resume {shlex.quote(shelf.short_name(book.path))} --lang {lang}"


def _player(text: str, players: tuple[str, ...]) -> int:
    if text.isdecimal() and 1 <= int(text) <= len(players):
        return int(text) - 1
    for player, (name, letter) in enumerate(zip(players, letters(players), strict=True)):
        if folded(text) in (folded(name), folded(letter)):
            return player
    raise AskedError("no_such_player", name=repr(text), players=", ".join(players))
