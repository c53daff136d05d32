"""A scorekeeper at the real keyboard: which file, whose game, the terminal's style."""

from __future__ import annotations

import shlex
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from trictrac.errors import TrictracError
from trictrac.rules import LOI_2013, Rules
from trictrac.scorekeeper import store
from trictrac.scorekeeper.book import MARQUES, Book, GameKind, Setup, SetupError
from trictrac.scorekeeper.session import Keeper
from trictrac.scorekeeper.texts import KeeperWords
from trictrac.terminal import sheet
from trictrac.terminal.keyboard import prepare_input
from trictrac.terminal.style import Style
from trictrac.terminal.texts import ToldError


@dataclass(frozen=True, slots=True)
class KeeperWishes:
    """What the command line asked for; None where it did not say."""

    kind: GameKind | None = None
    players: tuple[str, str] | None = None
    trous: int | None = None
    rules: str | None = None
    marques: int | None = None
    file: Path | None = None
    new: bool = False

    def setup(self, base: Setup | None = None) -> Setup:
        """The wishes fulfilled, the rest as in ``base``."""
        base = base or Setup(self.kind or GameKind.ORDINARY, marques=MARQUES)
        kind = self.kind or base.kind
        if self.marques is not None and kind is GameKind.ORDINARY:
            raise SetupError("not_ordinary")
        if self.trous is not None and kind is GameKind.A_ECRIRE:
            raise SetupError("not_a_ecrire")
        rules = base.rules if self.rules is None else Rules.parse(self.rules)
        if self.trous is not None:
            rules = replace(rules, trous=self.trous)
        return Setup(kind, self.players or base.players, rules, base.marques if self.marques is None else self.marques)


def keep(wishes: KeeperWishes, lang: str = "en") -> int:
    """Keeps the marks of two players in the terminal, going on with what the file holds."""
    words = KeeperWords(lang)
    style = Style.of(sys.stdout)
    file = wishes.file or store.default_file(wishes.kind or GameKind.ORDINARY)
    try:
        if wishes.file is None:
            file.parent.mkdir(parents=True, exist_ok=True)
        with store.locked(file):
            book, aside = open_book(wishes, file, words)
            store.save(file, book)
            if aside:
                for line in sheet.with_token(words["set_aside"], str(aside)):
                    print(style.fit(line))
            return _session(book, file, wishes, lang, style).run()
    except ToldError as error:
        raise TrictracError(words(error.key, **({"file": file} | error.values)), str(file)) from None


def open_book(wishes: KeeperWishes, file: Path, words: KeeperWords) -> tuple[Book, Path | None]:
    """The book of the file, or a new one; then also where the old file went, if there was one.

    A game that is not finished is never left for another without being asked to.
    """
    fresh = wishes.setup()
    book = None if wishes.new else store.load(file)
    if book and wishes.setup(book.setup) == book.setup:
        return book, None
    if book and book.entries and not book.state.over:
        raise store.BookFileError("other_game", file=file, game=described(book.setup, words))
    return Book(fresh), store.set_aside(file) if file.exists() else None


def described(setup: Setup, words: KeeperWords) -> str:
    """A game in a few words."""
    one, two = setup.players
    if setup.kind is GameKind.ORDINARY:
        trous = words.trous(setup.rules.trous)
        return words("game_ordinary", one=one, two=two, trous=trous, rules=replace(setup.rules, trous=LOI_2013.trous))
    return words("game_a_ecrire", one=one, two=two, marques=setup.marques, rules=setup.rules)


def command(wishes: KeeperWishes, lang: str) -> str:
    """The command that brings the same book back."""
    parts = ["trictrac score"]
    if wishes.file:
        parts.append(f"--file {shlex.quote(str(wishes.file))}")
    elif wishes.kind is GameKind.A_ECRIRE:
        parts.append("--form a-ecrire")
    return " ".join([*parts, f"--lang {lang}"])


def _session(book: Book, file: Path, wishes: KeeperWishes, lang: str, style: Style) -> Keeper:
    prepare_input()
    return Keeper(
        book,
        input,
        lambda line: print(line, flush=True),
        lambda changed: store.save(file, changed),
        lang=lang,
        style=style,
        file=str(file),
        command=command(wishes, lang),
    )
