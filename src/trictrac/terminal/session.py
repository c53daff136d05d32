"""A whole table at one keyboard: every form, people and computers, marking by the program or by hand.

The session asks the table for everything; reading and writing come from outside, so that a script
can play. Two people share the keyboard: a line belongs to the one who is asked, or to the one it
names (``B: e 4``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from trictrac.forms import AEcrire, Ordinary
from trictrac.play import Play
from trictrac.table import EventKind, Mode, Phase, Refused, TableState
from trictrac.table import actions as do
from trictrac.terminal import account, advice, sheet
from trictrac.terminal.entry import Line, action_of, may_decide, take_apart
from trictrac.terminal.narrator import Narrator
from trictrac.terminal.people import People
from trictrac.terminal.saving import Book
from trictrac.terminal.screen import Screen
from trictrac.terminal.style import PLAIN, Style
from trictrac.terminal.taking_back import choices_of, last_choice
from trictrac.terminal.texts import texts
from trictrac.terminal.witness import SIDES

_WARNINGS = ("warn_less", "warn_more", "warn_fichet")


class _Farewell(Exception):
    """The players leave the table."""


class Session:
    """Everybody at one keyboard.

    ``read`` shows a prompt and returns a line (EOFError: no more), ``write`` prints one. ``again``
    makes another table like this one, ``command`` is what brings this one back; None if it is not saved.
    """

    def __init__(
        self,
        book: Book,
        read: Callable[[str], str],
        write: Callable[[str], None],
        *,
        lang: str = "en",
        style: Style = PLAIN,
        command: Callable[[Book], str | None] = lambda book: None,
        again: Callable[[], Book] | None = None,
        resumed: bool = False,
    ) -> None:
        self.book = book
        self.words = texts(lang)
        self._read = read
        self._write = write
        self._style = style
        self._command = command
        self._again = again
        self._resumed = resumed
        self._take_seats()

    def _take_seats(self) -> None:
        """Everything that belongs to one table."""
        book = self.book
        self.people = People(book.deal, self.words.lang)
        self.screen = Screen(self._write, self.words, self._style)
        self.narrator = Narrator(book, self.screen, self.people)
        self.robots = book.robots()
        self._agreed = len(self.people.persons) < 2
        self._warned: do.Action | None = None
        self._introduced: tuple[int, object] | None = None
        self._stepped: tuple[object, ...] | None = None
        self._watched = -1
        self._paused = -1

    @property
    def state(self) -> TableState:
        """The table as it stands."""
        return self.book.table.state

    def run(self) -> int:
        """Plays until the players leave; always returns 0."""
        try:
            self._welcome()
            while self._step():
                pass
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            self._farewell()
        except _Farewell:
            self._farewell()
        self.book.close()
        return 0

    # One step

    def _step(self) -> bool:
        """Lets a computer act, or asks a person; False when the players leave a finished table."""
        if self.state.phase is Phase.OVER:
            return self._over()
        if self._computers_alone() and self._watched != self._partie():
            self._ask_watch()
        elif self._before_the_second_throw():
            self._ask_pause()
        elif not self._computer_acts() and not self._throws_itself():
            self._ask()
        return True

    def _partie(self) -> int:
        return len(self.state.form.history)

    def _computers_alone(self) -> bool:
        """Whether a person rests while computers play."""
        return bool(self.people.persons) and all(player in self.people.computers for player in self.state.sits)

    def _before_the_second_throw(self) -> bool:
        """Whether a computer took its last dame out and is about to throw again: a person marks first (ruling 1)."""
        state = self.state
        if state.phase is not Phase.THROW or state.sits[state.turn] not in self.people.computers:
            return False
        played = next((e for e in reversed(self.book.table.events) if e.kind in _ENDS_A_COUP), None)
        other = state.sits[1 - state.turn]
        by_hand = other not in self.people.computers and self.book.witness.by_hand
        again = played is not None and played.kind is EventKind.PLAYED and played.player == state.sits[state.turn]
        return by_hand and again and self._paused != state.coup

    def _computer_acts(self) -> bool:
        waits = self._opening_waits()
        for player, robot in self.robots.items():
            action = self._stops_poule(player) or (None if waits else robot.next_action(self.book.table))
            if action is not None:
                try:
                    events = self.book.act(action)
                except Refused:
                    continue
                self.narrator.tell(events)
                return True
        return False

    def _opening_waits(self) -> bool:
        """A person's Enter throws the opening dice of both."""
        state = self.state
        waiting = (state.sits[seat] for seat in (0, 1) if seat not in state.opening)
        return state.phase is Phase.OPENING and any(player not in self.people.computers for player in waiting)

    def _stops_poule(self, player: int) -> do.Action | None:
        """A computer never keeps people at a poule they want to stop."""
        proposal = self.state.proposal
        if proposal and proposal.what == "stop" and player not in proposal.accepted:
            return do.Accept(player)
        return None

    def _throws_itself(self) -> bool:
        """The opening dice are the first throw (art. V), those of je joue pour tout the next; nobody throws again."""
        if self._forced():
            self._act(do.Throw(self.state.sits[self.state.turn]))
            return True
        return False

    def _forced(self) -> bool:
        """By hand a player marks before he takes the dice of je joue pour tout up."""
        state = self.state
        return state.phase is Phase.THROW and bool(state.forced) and not (state.coup and self.book.witness.by_hand)

    # Asking

    def _asked(self) -> int:
        """Who is asked: whoever must answer, or the one whose turn it is."""
        state = self.state
        if state.proposal:
            for player in state.concerned(state.proposal.what):
                if player not in state.proposal.accepted and player not in self.people.computers:
                    return int(player)
        if state.phase is Phase.OPENING:
            waiting = [state.sits[seat] for seat in (0, 1) if seat not in state.opening]
            return next((int(player) for player in waiting if player not in self.people.computers), int(waiting[0]))
        return int(state.sits[state.awaited])

    def _ask(self) -> None:
        player = self._asked()
        self._introduce(player)
        line = self._line(self._prompt(player))
        speaker = player if line.player is None else line.player
        if speaker in self.people.computers:
            self.screen.refuse(self.words("is_a_computer", side=self.people.names[speaker]))
        elif not self._obeys(line, speaker):
            self._does(line, speaker)

    def _line(self, prompt: str) -> Line:
        return take_apart(self._read(self.screen.prompt(prompt)), self.people)

    def _ask_watch(self) -> None:
        """Before computers play among themselves."""
        names = self.people.listed(self.state.sits, short=True)
        line = self._line(self.words("prompt_watch", names=names))
        speaker = self.people.persons[0] if line.player is None else line.player
        if not line.text:
            self._watched = self._partie()
        elif speaker not in self.people.computers and not self._obeys(line, speaker):
            self._does(line, speaker)

    def _ask_pause(self) -> None:
        """A computer throws twice running: what its first coup gave is marked before."""
        state = self.state
        person = int(state.sits[1 - state.turn])
        self._step_line(person)
        line = self._line(self.words("prompt_pause", side=self.people.short(person)))
        if not line.text:
            self._paused = state.coup
        elif line.player not in self.people.computers and not self._obeys(line, person):
            self._does(line, person)

    def _introduce(self, player: int) -> None:
        """What is shown once before the prompt: the choice after a trou, the plays; the steps of a turn."""
        state = self.state
        now = (state.seq, state.phase)
        if self._introduced != now:
            self._introduced = now
            if may_decide(state, state.turn):
                self._show_choice()
            elif state.phase is Phase.PLAY and self._lists_plays(player):
                assert state.plays is not None
                self.screen.plays(state.plays)
        self._step_line(player)

    def _lists_plays(self, player: int) -> bool:
        """Plays are listed unasked where the program marks; by hand only what cannot be played is said."""
        plays = self.state.plays
        return not self.people.by_hand(player) or bool(plays and plays.nothing_to_play)

    def _step_line(self, player: int) -> None:
        state = self.state
        if self.book.witness.by_hand and state.phase is not Phase.OPENING:
            now = (player, advice.step(state), state.coup)
            if self._stepped != now:
                self._stepped = now
                self.screen.line(advice.stepper(state, self.words, self._style))

    def _show_choice(self) -> None:
        """Staying and leaving, each with its consequences (art. XVI)."""
        state = self.state
        words = self.screen.words
        assert state.score is not None
        mine, side = state.marks(state.turn), SIDES[state.turn]
        given = state.score.total(side.other) if state.mode(1 - state.turn) is Mode.AUTOMATIC else None
        values = {
            "side": words.side(side),
            "other": words.side(side.other),
            "points": words.points(mine.points),
            "trous": words.trous(mine.trous),
            "throw": state.throw,
            "given": given,
        }
        stay = "stay_by_hand" if given is None else "stay_option" if given else "stay_nothing"
        written = isinstance(state.form, AEcrire) and max(state.marks(0).trous, state.marks(1).trous) >= 6
        self.screen.lines(sheet.wrapped(words(stay, **values), " 1  "))
        self.screen.lines(sheet.wrapped(words("leave_ends" if written else "leave_option", **values), " 2  "))

    def _prompt(self, player: int) -> str:
        state, words = self.state, self.words
        by_hand = self.people.by_hand(player)
        name = self.people.short(player)
        side = words("marker", side=name, mode=self.people.mode(player)) if by_hand else name
        if state.proposal and player not in state.proposal.accepted and player in state.concerned(state.proposal.what):
            return words("prompt_answer", side=name)
        if state.phase is Phase.OPENING:
            return words["prompt_opening"]
        if state.phase in (Phase.LEAVING, Phase.ENDING):
            return words("prompt_agree", side=side)
        if state.phase is Phase.THROW:
            return words("prompt_throw_hand" if by_hand and state.coup else "prompt_throw", side=side)
        assert state.plays is not None
        if may_decide(state, state.turn):
            return words("prompt_decide_hand" if by_hand else "prompt_decide", side=side)
        if state.plays.nothing_to_play:
            return words("prompt_pass_hand" if by_hand else "prompt_pass", side=side)
        if len(state.plays) == 1 and not by_hand:
            return words("prompt_forced", side=side, play=sheet.play_text(state.plays[0], words))
        open_mark = by_hand and advice.step(state) == "mark"
        return words("prompt_play_hand" if open_mark else "prompt_play", side=side, throw=state.throw)

    def _ask_yes_no(self, question: str) -> bool:
        while True:
            answer = self._read(self.screen.prompt(question)).strip().lower()
            if answer in self.words["yes"].split():
                return True
            if answer in self.words["no"].split():
                return False
            self.screen.say("help_yes_no" if answer == "?" else "bad_yes_no")

    # Doing

    def _does(self, line: Line, player: int) -> None:
        """An action, or a sentence that says why not; nothing is lost by it."""
        action = self._enter(player) if not line.text else self._read_action(line, player)
        if isinstance(action, str):
            self.screen.refuse(action)
            return
        if action == self._warned:
            action = replace(action, confirmed=True)  # type: ignore[call-arg]
        self._warned = None
        try:
            self._act(action)
            if isinstance(action, do.Throw) and self.state.phase is Phase.OPENING:
                self._throw_for_the_other()
        except Refused as refusal:
            self.screen.refuse(refusal.sentence(self.words.lang))
            if refusal.code in _WARNINGS:
                self._warned = action
                self.screen.say("warn_again")

    def _throw_for_the_other(self) -> None:
        """One Enter throws both opening dice."""
        state = self.state
        for seat in (0, 1):
            if seat not in state.opening and state.opening and state.sits[seat] not in self.people.computers:
                self._act(do.Throw(state.sits[seat]))

    def _act(self, action: do.Action) -> None:
        self.narrator.tell(self.book.act(action))

    def _read_action(self, line: Line, player: int) -> do.Action | str:
        return action_of(line, player, self.state, self.people, self.screen.words)

    def _enter(self, player: int) -> do.Action | str:
        """What Enter alone does."""
        state = self.state
        if state.proposal and player not in state.proposal.accepted:
            return self.words["bad_answer"]
        if state.phase in (Phase.OPENING, Phase.THROW):
            return do.Throw(player)
        if state.phase in (Phase.LEAVING, Phase.ENDING):
            return self.words["bad_agree"]
        assert state.plays is not None
        if state.plays.nothing_to_play and not may_decide(state, state.turn):
            return do.PlayDames(player, Play())
        if may_decide(state, state.turn):
            return self.words["bad_decide"]
        if len(state.plays) == 1 and not self.people.by_hand(player):
            return do.PlayDames(player, state.plays[0])
        if self.people.by_hand(player):
            return self.words["bad_empty_hand"]
        return self.words("bad_empty", count=len(state.plays))

    # Commands

    def _obeys(self, line: Line, player: int) -> bool:
        """Does what a line asks of the program itself; False if it asks something of the table."""
        commands: dict[str, Callable[[], None]] = {
            "help": lambda: self._help(player),
            "board": lambda: self.screen.board(self.state.position),
            "plays": self._list_plays,
            "sheet": self._show_sheet,
            "notation": lambda: self.screen.token("notation", self.book.witness.shared()),
            "account": self._show_account,
            "undo": self._undo,
            "quit": self._quit,
        }
        if line.verb in commands:
            commands[line.verb]()
            return True
        return False

    def _help(self, player: int) -> None:
        """Everything this player may do now, then what the others may."""
        state = self.state
        self._help_of(player, "help_may")
        for other in self.people.persons:
            keys = [key for key in advice.abilities(state, other) if key not in _NOT_WORTH_A_LINE]
            if other != player and keys:
                self._help_of(other, "help_other_may", _NOT_WORTH_A_LINE)
        undo = "help_commands_undo" if self.book.deal.automatic else "help_commands"
        self.screen.say(undo)

    def _help_of(self, player: int, title: str, without: tuple[str, ...] = ()) -> None:
        keys = [key for key in advice.abilities(self.state, player) if key not in without]
        if keys:
            self.screen.tell(self.words(title, side=self.people.names[player], letter=self.people.letters[player]))
            self.screen.lines(advice.told(keys, self.words, self._style))

    def _list_plays(self) -> None:
        state = self.state
        if state.phase is not Phase.PLAY or state.plays is None:
            self.screen.say("no_plays")
        elif state.setting.free_hands and state.mode(state.turn) is Mode.STRICT:
            self.screen.say("no_plays_free_hands")
        else:
            self.screen.plays(state.plays, everything=True)

    def _show_sheet(self) -> None:
        witness = self.book.witness
        coup = witness.readable()
        if witness.strict and coup is not witness.coup:
            self.screen.say("no_sheet_strict")
        if coup:
            self.narrator.sheet(coup)
        elif not witness.coups:
            self.screen.say("no_sheet")

    def _show_account(self) -> None:
        self.screen.lines(account.settlement(self.state.form, self.words, self._style))

    def _quit(self) -> None:
        if self.state.phase is Phase.OVER or self._ask_yes_no(self.words["ask_quit"]):
            raise _Farewell
        self.screen.say("on")

    def _undo(self) -> None:
        """Takes the last choice of a person back, where the program marks for everybody."""
        book = self.book
        if not book.deal.automatic:
            self.screen.say("no_undo_by_hand")
            return
        to = last_choice(book.table.events, self.people.computers, self.state.form.rules.je_joue_pour_tout)
        if to is None:
            self.screen.say("nothing_undone")
            return
        if not self._agreed:
            self._agreed = self._ask_yes_no(self.words["ask_undo"])
        if not self._agreed:
            self.screen.say("kept")
            return
        try:
            undone = book.take_back(to)
        except OSError as error:
            self.screen.refuse(self.words("not_rewritten", why=error.strerror or error))
            return
        self.robots = book.robots()
        self.narrator.start_over()
        self._introduced = self._stepped = None
        self._watched = -1
        for key, values in choices_of(undone):
            self.screen.say(key, **values)
        if self.state.phase in (Phase.PLAY, Phase.OPENING):
            self.screen.board(self.state.position)

    # Coming and going

    def _welcome(self) -> None:
        form, deal = self.state.form, self.book.deal
        alone = isinstance(form, Ordinary) and form.games == 1
        if alone and deal.automatic and len(self.people.persons) == 1:
            self.screen.say("welcome_computer", side=form.players[self.people.persons[0]])
        elif alone and deal.automatic and self.people.persons:
            self.screen.say("welcome")
        else:
            self._welcome_company()
        if form.rules != type(form.rules)(trous=form.rules.trous):
            self.screen.say("rules_are", rules=form.rules)
        if not isinstance(form, AEcrire):
            self.screen.say("goal", trous=self.words.trous(form.rules.trous))
        if self.book.path is not None:
            self._say_saved()
        if deal.origin is not None and not self._resumed:
            self.screen.token("resumed", str(deal.origin))
        self._show_table()

    def _welcome_company(self) -> None:
        form, deal = self.state.form, self.book.deal
        key = f"form_{form.kind if isinstance(form, AEcrire) else form.name}"
        if isinstance(form, Ordinary) and form.games == 1:
            key = "form_ordinary_one"
        count = {"marques": getattr(form, "marques", 0), "games": getattr(form, "games", 0)}
        self.screen.tell(self.words(key, stake=getattr(form, "stake", 0), **count), "strong")
        self.screen.say("players_are", players=self.people.lettered())
        if not deal.automatic:
            self.screen.say("welcome_hand")
            for mode in (Mode.STRICT, Mode.ASSISTED):
                if mode in deal.setting.modes:
                    self.screen.say(f"welcome_{mode.value}")
            if deal.setting.free_hands:
                self.screen.say("welcome_free_hands")
        if self.people.persons:
            self.screen.say("welcome_keys")
        if len(self.people.persons) > 1:
            self.screen.say("welcome_letters", letter=self.people.letters[self.people.persons[-1]])

    def _say_saved(self) -> None:
        path = self.book.path
        assert path is not None
        key = "resumed_file" if self._resumed else "saved_in"
        self.screen.token(key, str(path))

    def _show_table(self) -> None:
        """Where the table stands: at the beginning, or when it is resumed."""
        state, witness = self.state, self.book.witness
        self.narrator.use_names()
        if state.phase is Phase.OVER:
            self.narrator.ended(state.form)
            self.narrator.settled(state.form)
            return
        if self._resumed and state.form.history:
            self.screen.tell(account.running(state.form, self.words))
        pairing = state.form.pairing()
        self.narrator.seated(state.form, state.sits, pairing.first if pairing else None)
        if state.throw is not None and witness.coup is not None:
            self.narrator.show_throw(state.position)
            for mark in witness.coup.marks:
                self.narrator.tell_mark(mark)
        elif not self._forced():
            self.screen.line()
            self.screen.board(state.position)

    def _over(self) -> bool:
        """After the last game: leave, play again, or look and take back."""
        if not self.people.persons:
            self.screen.say("thanks")
            return False
        line = self._line(self.words["prompt_over"])
        if not line.text:
            self.screen.say("thanks")
            return False
        if line.verb == "help":
            self.screen.say("help_over")
            self.screen.say("help_commands_undo" if self.book.deal.automatic else "help_commands")
        elif line.verb == "replay" and self._again:
            self.book.close()
            self.book = self._again()
            self._resumed = False
            self._take_seats()
            self._welcome()
        elif not self._obeys(line, self.people.persons[0]):
            self.screen.refuse(self.words("bad_over", text=line.text))
        return True

    def _farewell(self) -> None:
        book = self.book
        if self.state.phase is Phase.OVER:
            self.screen.say("thanks")
            return
        command = self._command(book)
        if command is None or not book.begun:
            if not book.begun and not self._resumed:
                book.discard()
            self.screen.say("farewell_unsaved" if book.begun else "farewell_unbegun")
            if book.begun and isinstance(book.deal.form, Ordinary):
                self.screen.line(f"  trictrac play --terminal --from {book.witness.shared()}")
            return
        self.screen.say("farewell")
        self.screen.line(f"  {command}")


_ENDS_A_COUP = (EventKind.PLAYED, EventKind.LEFT, EventKind.SEATED, EventKind.ACCEPTED, EventKind.REPLAYED)
_NOT_WORTH_A_LINE = ("may_resign", "may_propose", "may_stop", "may_open")
