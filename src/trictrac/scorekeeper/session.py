"""The scorekeeper at a keyboard: entries, undo, history, the end of games and marques.

Reading, writing and keeping come from outside, so that a script can use it. Nothing is acknowledged
before ``save`` has returned.
"""

from __future__ import annotations

from collections.abc import Callable

from trictrac.errors import INTERRUPTED, TrictracError
from trictrac.marking import Act
from trictrac.scorekeeper.book import NEW, Book, BookEntry, GameKind, OverError, State
from trictrac.scorekeeper.entry import EntryError, is_leaving, read_entry, tags_of
from trictrac.scorekeeper.page import page
from trictrac.scorekeeper.texts import ALL_WORDS, COMMANDS, KeeperWords
from trictrac.side import Side
from trictrac.terminal import sheet
from trictrac.terminal.screen import Screen
from trictrac.terminal.style import PLAIN, Style
from trictrac.terminal.texts import folded
from trictrac.words import say, sentence


class _Farewell(Exception):
    """The players have done."""


class Keeper:
    """Keeps the marks of two people who play on their own board.

    ``read`` shows a prompt and returns a line (EOFError: no more), ``write`` prints one, ``save``
    keeps a book and raises OSError if it cannot. ``file`` is what the players are told, ``command``
    what brings the book back.
    """

    def __init__(
        self,
        book: Book,
        read: Callable[[str], str],
        write: Callable[[str], None],
        save: Callable[[Book], None],
        *,
        lang: str = "en",
        style: Style = PLAIN,
        file: str = "",
        command: str = "trictrac score",
    ) -> None:
        self.book = book
        self.words = KeeperWords(lang)
        self.screen = Screen(write, self.words, style)
        self.names = book.setup.names
        self.tags = tags_of(book.setup.players)
        self.file = file
        self.command = command
        self._read = read
        self._save = save
        self._called = {
            "one": self.tags[Side.WHITE].lower(),
            "two": self.tags[Side.BLACK].lower(),
            "first": self.names[Side.WHITE],
            "second": self.names[Side.BLACK],
        }

    def run(self) -> int:
        """Keeps the marks until the players have done; the exit status."""
        status = 0
        try:
            self._welcome()
            while True:
                self._obey(self._read(self.screen.prompt(self._prompt())).strip())
        except (EOFError, KeyboardInterrupt) as end:
            status = INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
            self.screen.line()
        except _Farewell:
            pass
        self.screen.say("farewell_keeper")
        self.screen.line(f"  {self.command}")
        return status

    # What is typed

    def _obey(self, line: str) -> None:
        commands: dict[str, Callable[[], None]] = {
            "undo": self._undo,
            "redo": self._redo,
            "history": lambda: self._history(everything=False),
            "help": self._help,
            "account": self._show_account,
            "new": self._new,
            "show": self._show,
            "quit": self._quit,
        }
        word = folded(line)
        for name, words in COMMANDS.items():
            if word in words:
                commands[name]()
                return
        head, _, rest = word.partition(" ")
        if head in COMMANDS["history"] and rest.strip() in ALL_WORDS.split():
            self._history(everything=True)
            return
        try:
            self._enter(self._entry(line))
        except EntryError as error:
            self.screen.refuse(self.words(error.key, **(self._called | error.values)))

    def _entry(self, line: str) -> BookEntry:
        if is_leaving(line):
            for side in Side:
                if self.book.made_a_trou(side):
                    return BookEntry(side, Act.LEAVE)
        return read_entry(line, self.book.setup.players)

    def _enter(self, entry: BookEntry) -> None:
        """Writes an entry down and explains what it did."""
        side = entry.side
        if side and entry.act is Act.LEAVE and not self.book.state.over and not self.book.made_a_trou(side):
            self.screen.say("no_trou", name=self.names[side])
            if not self.screen.ask(self._read, "ask_leave"):
                self.screen.say("not_left")
                return
        if self._write_down(lambda book: book.add(entry)):
            self._explain(entry, self.book.state)

    def _write_down(self, change: Callable[[Book], object]) -> bool:
        """Changes the book and keeps it; if either fails the book is as it was, and the reason is told."""
        book = self.book.copy()
        try:
            change(book)
            self._save(book)
        except OverError:
            self.screen.refuse(self.words["over_now"])
        except TrictracError as error:
            self.screen.refuse(sentence(error.told, self.words.lang))
        except OSError as error:
            self.screen.refuse(self.words("not_saved", why=error.strerror or error))
        else:
            self.book = book
            return True
        return False

    # Commands

    def _undo(self) -> None:
        if not self.book.entries:
            self.screen.say("nothing_undone")
            return
        entry = self.book.entries[-1]
        if self._write_down(lambda book: book.undo()):
            self.screen.say("undone", entry=self._told(entry))
            self._show()

    def _redo(self) -> None:
        if not self.book.undone:
            self.screen.say("nothing_redone")
            return
        entry = self.book.undone[-1]
        if self._write_down(lambda book: book.redo()):
            self.screen.say("redone", entry=self._told(entry))
            self._explain(entry, self.book.state)

    def _new(self) -> None:
        state = self.book.state
        idle = state.marking == self.book.setup.start and (self._is_ordinary or not state.form.history)
        if not state.over and not idle and not self.screen.ask(self._read, "ask_new"):
            self.screen.say("not_new")
        elif self._write_down(lambda book: book.add(NEW)):
            self._explain(NEW, self.book.state)

    def _help(self) -> None:
        self.screen.say("help_keeper", **self._called)
        if not self._is_ordinary:
            self.screen.say("help_a_ecrire")
        self.screen.say("help_keys")

    def _quit(self) -> None:
        raise _Farewell

    def _history(self, everything: bool) -> None:
        """Every entry in a sentence, of this game or marque or of all."""
        lines: list[tuple[int, str]] = []
        told = list(zip(self.book.entries, self.book.states, strict=True))
        for number, (entry, state) in enumerate(told, 1):
            if entry.side is None and not everything:
                lines = []
                continue
            lines.append((number, " ".join(self._sentences(entry, state))))
            if state.closed and not everything and number < len(told):
                lines = []
        if not lines:
            self.screen.say("no_history")
        for number, text in lines:
            self.screen.lines(sheet.wrapped(text, f"{number:4}  "))

    def _show_account(self) -> None:
        account = self.book.state.form.account()
        if not account.entries:
            self.screen.say("account_empty" if not self._is_ordinary else "no_game_won")
            return
        for line in account.lines(self.words.lang):
            self._account_line(line)
        self._totals(self.book.state)

    # Telling

    def _explain(self, entry: BookEntry, state: State) -> None:
        """What an entry did, and where the marks stand."""
        for text in self._sentences(entry, state):
            self.screen.tell(text)
        if entry.side and entry.act is Act.LEAVE:
            self.screen.say("leave_reminder")
        if entry.side and entry.act is Act.SORTIE:
            self.screen.say("sortie_reminder", name=self.names[entry.side])
        if state.closed:
            self._closed(state)
        if not state.over or self._is_ordinary:
            self._show()

    def _sentences(self, entry: BookEntry, state: State) -> list[str]:
        if entry.side is None or state.step is None:
            return [self.words["new_game"]]
        if entry.act is Act.LEAVE and state.closed:
            return [self.words("leaves_marque", name=self.names[entry.side])]
        return [state.step.text(self.words.lang, self.names)]

    def _closed(self, state: State) -> None:
        """The end of a game or marque, what it is worth, and the account so far."""
        played = state.form.history[-1]
        self.screen.rule()
        if self._is_ordinary:
            won, lost = played.trous
            name = self.book.setup.players[played.winner]
            self.screen.tell(self.words("wins_game", name=name, trous=self.words.trous(won), others=lost), "strong")
            if played.in_series:
                self.screen.tell(say("form-game-in-series", self.words.lang), "strong")
            self._tally(state)
            return
        account = state.form.account()
        lines = account.lines(self.words.lang)
        if state.over:
            self.screen.tell(self.words["evening_over"], "strong")
            for line in lines:
                self._account_line(line)
        else:
            self._account_line(lines[-1])
        self._totals(state)

    def _account_line(self, text: str) -> None:
        self.screen.lines(sheet.wrapped(self.screen.style.fit(text), "", "    "))

    def _tally(self, state: State) -> None:
        won = [played.winner for played in state.form.history]
        one, two = self.book.setup.players
        self.screen.say("tally", one=one, mine=won.count(0), two=two, theirs=won.count(1))

    def _totals(self, state: State) -> None:
        """The jetons won and lost, and at the end the fiches."""
        account = state.form.account()
        parts = []
        for name, jetons, fiches in zip(account.players, account.totals, account.fiches, strict=True):
            part = f"{name} {self.words.signed('jeton', jetons)}"
            parts.append(f"{part} ({self.words.signed('fiche', fiches)})" if state.over else part)
        key = "account_final" if state.over else "account"
        self.screen.tell(self.words(key, totals=", ".join(parts)), "strong")

    def _show(self) -> None:
        """The marks; after the last marque there are none, but an account."""
        if self.book.state.over and not self._is_ordinary:
            self._show_account()
            return
        self.screen.rule(self._title())
        marking = self.book.state.marking
        self.screen.lines(page(marking, self.names, self.tags, self.words, self.screen.style))

    def _title(self) -> str:
        state, setup = self.book.state, self.book.setup
        form = state.form
        if self._is_ordinary:
            number = len(form.history) + (not state.over)
            return self.words("title_ordinary", number=number, trous=self.words.trous(setup.rules.trous))
        pairing = form.pairing()
        first = pairing.first if pairing else None
        refaits = sum(played.is_refait and played.number == form.next_number for played in form.history)
        key = "title_refait" if refaits else "title_a_ecrire"
        name = setup.players[first or 0]
        return self.words(key, number=form.next_number, count=setup.marques, refaits=refaits, name=name)

    def _told(self, entry: BookEntry) -> str:
        """An entry in two or three words."""
        if entry.side is None:
            return self.words["entry_new"]
        key = {Act.GAIN: "entry_gain", Act.LEAVE: "entry_leave", Act.SORTIE: "entry_sortie"}[entry.act]
        return self.words(key, name=self.names[entry.side], points=entry.points)

    def _welcome(self) -> None:
        self.screen.say("welcome_keeper", **self._called)
        count = len(self.book.entries)
        key, values = ("resumed_from", {"count": self.words.entries(count)}) if count else ("kept_in", {})
        self.screen.lines(sheet.with_token(self.words(key, **values), self.file))
        if not self._is_ordinary and not count:
            self.screen.say("first_begins", **self._called)
        if self.book.state.closed and (self._is_ordinary or not self.book.state.over):
            self._closed(self.book.state)
        self._show()

    def _prompt(self) -> str:
        return self.words("prompt_closed" if self.book.state.over else "prompt_keeper", **self._called)

    @property
    def _is_ordinary(self) -> bool:
        return self.book.setup.kind is GameKind.ORDINARY
