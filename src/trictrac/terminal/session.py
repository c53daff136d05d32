"""A whole table at one keyboard: every form, people and computers, marking by the program or by hand.

The session asks the table for everything; reading and writing come from outside, so that a script
can play. Two people share the keyboard: a line belongs to the one who is asked, or to the one it
names (``B: e 4``).
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace

from trictrac.errors import INTERRUPTED
from trictrac.table import Refused, Robot, TablePhase, TableState
from trictrac.table import actions as do
from trictrac.terminal import advice, asking, turns
from trictrac.terminal.entry import TypedLine, action_of, may_decide, take_apart
from trictrac.terminal.looking import Looking
from trictrac.terminal.narrator import Narrator
from trictrac.terminal.people import People
from trictrac.terminal.reception import Reception
from trictrac.terminal.saving import TableBook
from trictrac.terminal.screen import Screen
from trictrac.terminal.style import PLAIN, Style
from trictrac.terminal.taking_back import choices_of, last_choice
from trictrac.terminal.texts import Words
from trictrac.terminal.tutoring import TablePupil, TableTutor
from trictrac.words import sentence

_WARNINGS = ("warn_less", "warn_more", "warn_fichet")


class _Farewell(Exception):
    """The players leave the table."""


class Session:
    """Everybody at one keyboard.

    ``read`` shows a prompt and returns a line (EOFError: no more), ``write`` prints one. ``again``
    makes another table like this one, ``command`` is what brings this one back; None if it is not saved.
    ``thinking`` is what happens with a note while a computer thinks. ``tutors``: errors are told before they are final;
    ``pupil`` learns of them, and of what a finished game is worth to somebody who learns.
    """

    def __init__(
        self,
        book: TableBook,
        read: Callable[[str], str],
        write: Callable[[str], None],
        *,
        lang: str = "en",
        style: Style = PLAIN,
        command: Callable[[TableBook], str | None] = lambda book: None,
        again: Callable[[], TableBook] | None = None,
        resumed: bool = False,
        thinking: Callable[[str], AbstractContextManager[object]] = nullcontext,
        tutors: bool = False,
        pupil: TablePupil | None = None,
    ) -> None:
        self.book = book
        self.words = Words(lang)
        self._read = read
        self._write = write
        self._style = style
        self._command = command
        self._again = again
        self._resumed = resumed
        self._thinking = thinking
        self._tutors = tutors
        self._pupil = pupil
        self._take_seats()

    def _take_seats(self) -> None:
        """Everything that belongs to one table."""
        book = self.book
        self.people = People(book.deal, self.words.lang)
        self.screen = Screen(self._write, self.words, self._style)
        self.narrator = Narrator(book, self.screen, self.people)
        self.looking = Looking(self.narrator)
        self.reception = Reception(self.narrator, self._resumed)
        self.robots = book.robots()
        self._agreed = len(self.people.persons) < 2
        self._warned: do.Action | None = None
        self._tutor = TableTutor(book, self.people) if self._tutors else None
        self._aided: set[int] = set()
        """Coups in which the program told what the throw was worth."""
        self._learned = False
        self._introduced: tuple[int, object] | None = None
        self._stepped: tuple[object, ...] | None = None
        self._watched = -1
        self._paused = -1

    @property
    def state(self) -> TableState:
        return self.book.table.state

    def run(self) -> int:
        """Plays until the players leave; the exit status."""
        status = 0
        try:
            self.reception.welcome()
            while self._step():
                pass
        except (EOFError, KeyboardInterrupt) as end:
            status = INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
            self.screen.line()
            self.reception.farewell(self._command(self.book))
        except _Farewell:
            self.reception.farewell(self._command(self.book))
        self.book.close()
        return status

    # One step

    def _step(self) -> bool:
        """Lets a computer act, or asks a person; False when the players leave a finished table."""
        state, people = self.state, self.people
        if state.phase is TablePhase.OVER:
            return self._over()
        if turns.computers_alone(state, people) and self._watched != self._partie():
            self._ask_watch()
        elif turns.throws_again(self.book, people) and self._paused != state.coup:
            self._ask_pause()
        elif not self._computer_acts():
            if turns.forced(self.book):
                self._act(do.ThrowDice(state.sits[state.turn]))
            else:
                self._ask()
        return True

    def _partie(self) -> int:
        return len(self.state.form.history)

    def _computer_acts(self) -> bool:
        waits = turns.opening_waits(self.state, self.people)
        for player, robot in self.robots.items():
            action = self._stops_poule(player) or (None if waits else self._choice_of(player, robot))
            if action is not None:
                try:
                    events = self.book.act(action)
                except Refused:
                    continue
                self.narrator.tell(events)
                return True
        return False

    def _choice_of(self, player: int, robot: Robot) -> do.Action | None:
        """What a computer does now; a note says so where it takes its time."""
        with self._thinking(self._style.fit(self.words("thinks", side=self.people.short(player)))):
            return robot.next_action(self.book.table)

    def _stops_poule(self, player: int) -> do.Action | None:
        """A computer never keeps people at a poule they want to stop."""
        proposal = self.state.proposal
        if proposal and proposal.what == "stop" and player not in proposal.accepted:
            return do.Accept(player)
        return None

    # Asking

    def _ask(self) -> None:
        player = turns.asked(self.state, self.people)
        self._introduce(player)
        self._answer(asking.prompt(self.state, player, self.people, self.words), player)

    def _ask_watch(self) -> None:
        """Before computers play among themselves."""
        names = self.people.listed(self.state.sits, short=True)
        if not self._answer(self.words("prompt_watch", names=names), self.people.persons[0], waits=True):
            self._watched = self._partie()

    def _ask_pause(self) -> None:
        """A computer throws twice running: what its first coup gave is marked before."""
        coup, person = self.state.coup, int(self.state.sits[1 - self.state.turn])
        self._step_line(person)
        if not self._answer(self.words("prompt_pause", side=self.people.short(person)), person, waits=True):
            self._paused = coup

    def _answer(self, prompt: str, player: int, waits: bool = False) -> bool:
        """Asks and does what is answered; False if that is nothing and somebody only ``waits`` for it."""
        line = self._line(prompt)
        if waits and not line.text:
            return False
        speaker = player if line.player is None else line.player
        if speaker in self.people.computers:
            self.screen.refuse(self.words("is_a_computer", side=self.people.names[speaker]))
        elif not self._obeys(line, speaker):
            self._does(line, speaker)
        return True

    def _line(self, prompt: str) -> TypedLine:
        return take_apart(self._read(self.screen.prompt(prompt)), self.people)

    def _introduce(self, player: int) -> None:
        """What is shown once before the prompt: the choice after a trou, the plays; the steps of a turn."""
        state = self.state
        now = (state.seq, state.phase)
        if self._introduced != now:
            self._introduced = now
            if may_decide(state, state.turn):
                self.screen.lines(asking.choice(state, self.screen.words))
            elif state.phase is TablePhase.PLAY and self._lists_plays(player):
                assert state.plays is not None
                self.screen.plays(state.plays)
        self._step_line(player)

    def _lists_plays(self, player: int) -> bool:
        """Plays are listed unasked where the program marks; by hand only what cannot be played is said."""
        plays = self.state.plays
        return not self.people.by_hand(player) or bool(plays and plays.nothing_to_play)

    def _step_line(self, player: int) -> None:
        state = self.state
        if self.book.witness.by_hand and state.phase is not TablePhase.OPENING:
            now = (player, advice.step(state), state.coup)
            if self._stepped != now:
                self._stepped = now
                self.screen.line(advice.stepper(state, self.words, self._style))

    # Doing

    def _does(self, line: TypedLine, player: int) -> None:
        """An action, or a sentence that says why not; nothing is lost by it."""
        if line.text:
            action = action_of(line, player, self.state, self.people, self.screen.words)
        else:
            action = asking.enter(self.state, player, self.people, self.words)
        if isinstance(action, str):
            self.screen.refuse(action)
            return
        is_sure = action == self._warned
        if is_sure and isinstance(action, do.Confirmable):
            action = replace(action, confirmed=True)
        self._warned = None
        if not is_sure and self._is_stopped(action):
            self._warned = action
            return
        try:
            self._act(action)
            if isinstance(action, do.ThrowDice) and self.state.phase is TablePhase.OPENING:
                self._throw_for_the_other()
        except Refused as refusal:
            self.screen.refuse(refusal.sentence(self.words.lang))
            if refusal.code in _WARNINGS:
                self._warned = action
                self._aided.add(self.state.coup)
                self.screen.say("warn_again")

    def _is_stopped(self, action: do.Action) -> bool:
        """Whether the tutor has something to say first; the same again is done all the same."""
        stop = self._tutor.looks_at(action) if self._tutor else None
        if stop is None:
            return False
        self.screen.say("tutor")
        for told in stop.told:
            self.screen.tell(sentence(told, self.words.lang))
        self.screen.say("warn_again")
        if self._pupil:
            self._pupil.missed(stop.theme, stop.card)
        return True

    def _throw_for_the_other(self) -> None:
        """One Enter throws both opening dice."""
        state = self.state
        for seat in (0, 1):
            if seat not in state.opening and state.opening and state.sits[seat] not in self.people.computers:
                self._act(do.ThrowDice(state.sits[seat]))

    def _act(self, action: do.Action) -> None:
        self.narrator.tell(self.book.act(action))

    # Commands

    def _obeys(self, line: TypedLine, player: int) -> bool:
        """Does what a line asks of the program itself; False if it asks something of the table."""
        commands = {**self.looking.commands(player), "undo": self._undo, "quit": self._quit}
        if line.verb in commands:
            commands[line.verb]()
            if line.verb == "sheet":
                self._aided.add(self.state.coup)
        return line.verb in commands

    def _quit(self) -> None:
        if self.state.phase is TablePhase.OVER or self.screen.ask(self._read, "ask_quit"):
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
            self._agreed = self.screen.ask(self._read, "ask_undo")
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
        if self.state.phase in (TablePhase.PLAY, TablePhase.OPENING):
            self.screen.board(self.state.position)

    def _over(self) -> bool:
        """After the last game: leave, play again, or look and take back."""
        if not self.people.persons:
            self.screen.say("thanks")
            return False
        if self._pupil and not self._learned:
            self._learned = True
            self.screen.lines(self._pupil.played(self.book, self.people, frozenset(self._aided)))
        line = self._line(self.words["prompt_over"])
        if not line.text:
            self.screen.say("thanks")
            return False
        if line.verb == "replay" and self._again:
            self.book.close()
            self.book = self._again()
            self._resumed = False
            self._take_seats()
            self.reception.welcome()
        elif not self._obeys(line, self.people.persons[0]):
            self.screen.refuse(self.words("bad_over", text=repr(line.text)))
        return True
