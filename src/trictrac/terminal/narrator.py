"""Tells what happens at a table, event by event, as much of it as may be told."""

from __future__ import annotations

from collections.abc import Sequence

from trictrac import explain
from trictrac.position import Position
from trictrac.side import Side
from trictrac.table import Event, EventKind, Mode, Phase
from trictrac.table.marks import Slot
from trictrac.terminal import sheet
from trictrac.terminal.brief import Brief
from trictrac.terminal.ecoles import Ecoles
from trictrac.terminal.parties import Parties
from trictrac.terminal.people import People
from trictrac.terminal.saving import Book
from trictrac.terminal.screen import Screen
from trictrac.terminal.voice import Teller, Voice
from trictrac.terminal.witness import SIDES, Coup, Marked, Seen
from trictrac.words import say


class Narrator(Voice):
    """Puts events into sentences. Two computers among themselves get one line a coup."""

    def __init__(self, book: Book, screen: Screen, people: People) -> None:
        super().__init__(book, screen, people)
        self.parties = Parties(book, screen, people)
        self._ecoles = Ecoles(book, screen, people)
        self._brief = Brief(book, screen, people)
        self._dice: list[int] = []
        self._first_seat = 0
        self._unshown = False
        self._tellers: dict[EventKind, Teller] = {
            EventKind.SEATED: self._seated,
            EventKind.DIE: self._die,
            EventKind.THROWN: self._thrown,
            EventKind.MARKED: self._marked,
            EventKind.TOUCHED: self._touched,
            EventKind.LEAVING: self._leaving,
            EventKind.PLAYED: self._played,
            EventKind.CLAIMED: self._ecoles.claimed,
            EventKind.CORRECTED: self._ecoles.corrected,
            EventKind.OBLIGED: self._ecoles.obliged,
            EventKind.CONTESTED: self._ecoles.contested,
            EventKind.REPLAYED: self._replayed,
            EventKind.PROPOSED: self._proposed,
            EventKind.ACCEPTED: self._accepted,
            EventKind.ENDED: self._ended,
            EventKind.FINISHED: self._finished,
        }

    def tell(self, events: Sequence[Event]) -> None:
        """Watches what one action brought about, and tells it."""
        for place, event in enumerate(events):
            self._tell(self.book.witness.see(event), events[place + 1 :])

    def _tell(self, seen: Seen, rest: Sequence[Event]) -> None:
        kind = seen.event.kind
        if kind is not EventKind.SEATED:
            self.use_names()
        if kind in self._brief.tellers and self._computers_sit(seen.sits):
            self._brief.tellers[kind](seen, rest)
        elif kind in self._tellers:
            self._tellers[kind](seen, rest)
        elif kind in _SENTENCES:
            self.screen.say(_SENTENCES[kind], side=self.name(seen))

    def _computers_sit(self, sits: tuple[int, int]) -> bool:
        return all(player in self.people.computers for player in sits)

    def start_over(self) -> None:
        """Forgets what was half told: something was taken back."""
        self._dice.clear()
        self._brief.start_over()
        self._unshown = False
        self.use_names()

    # Sitting down and the first dice

    def _seated(self, seen: Seen, _rest: Sequence[Event]) -> None:
        self.use_names()
        self._dice.clear()
        self.parties.seated(seen.form, seen.sits, seen.event.first)
        if not self._computers_sit(seen.sits):
            self.screen.board(seen.position)

    def _die(self, seen: Seen, _rest: Sequence[Event]) -> None:
        assert seen.event.dice is not None
        assert seen.seat is not None
        self._dice.append(seen.event.dice[0])
        if len(self._dice) < 2:
            self._first_seat = seen.seat
            return
        one, two = self._dice if self._first_seat == 0 else reversed(self._dice)
        self._dice.clear()
        if one == two:
            self.screen.say("equal", number=one)
        else:
            names = [self.seat_name(seen, seat) for seat in (0, 1)]
            values = {"one": names[0], "first": one, "other": names[1], "second": two}
            self.screen.say("opened", side=names[0 if one > two else 1], **values)

    # A throw

    def _thrown(self, seen: Seen, rest: Sequence[Event]) -> None:
        coups = self.book.witness.coups
        if len(coups) > 1 and self.book.witness.by_hand:
            self._recap(seen, coups[-2])
        for verdict in seen.lapsed:
            self._ecoles.lapsed(seen, verdict)
        # The program marks at once: the board is shown with its marks.
        self._unshown = bool(rest) and rest[0].kind is EventKind.MARKED and rest[0].player == seen.event.player
        if not self._unshown:
            self.show_throw(seen.position)
            self._will_mark(seen)

    def show_throw(self, position: Position) -> None:
        """The last throw: its name, the table, the reasons that may be told."""
        coup = self.book.witness.coup
        assert coup is not None
        self._unshown = False
        self.screen.line()
        self.screen.rule(self._title(coup))
        self.screen.board(position)
        sides = self._told_sides()
        if sides:
            self.screen.lines(sheet.reasons(coup.score, coup.before, self.screen.words, self.screen.style, sides))

    def _will_mark(self, seen: Seen) -> None:
        """What the play will give the other, where the program marks it for him and nothing else ends the game."""
        assert seen.coup is not None
        state = self.book.witness.state
        other = 1 - seen.coup.seat
        points = seen.coup.score.total(SIDES[other])
        playing = state.phase in (Phase.PLAY, Phase.LEAVING) and state.throw is not None
        if points and playing and state.mode(other) is Mode.AUTOMATIC:
            self.screen.say("will_mark_then", side=self.seat_name(seen, other), points=points)

    def _told_sides(self) -> list[Side]:
        """The sides whose points are told at the throw: those the program marks for."""
        return [side for side, mode in zip(SIDES, self.book.witness.modes(), strict=True) if mode is Mode.AUTOMATIC]

    def _title(self, coup: Coup) -> str:
        words = self.screen.words
        name = say(explain.throw_name(coup.score.throw), words.lang)
        return words("throws", side=words.side(SIDES[coup.seat]), throw=name)

    def _recap(self, seen: Seen, coup: Coup) -> None:
        """What both marked of the coup before, once nobody can mark it any more."""
        words = self.screen.words
        marked = {coup.seat: coup.marked(coup.seat, Slot.OWN)}
        if not coup.released:
            marked[1 - coup.seat] = coup.marked(1 - coup.seat, Slot.RECEIVED)
        if any(marked.values()):
            parts = (f"{self.seat_name(seen, seat)} {points or words['nothing']}" for seat, points in marked.items())
            self.screen.tell(words("recap", throw=coup.score.throw, marks=", ".join(parts)), "dim")

    def sheet(self, coup: Coup) -> None:
        """The reasons and marks of a throw."""
        words = self.screen.words
        self.screen.tell(self._title(coup), "title")
        self.screen.lines(sheet.reasons(coup.score, coup.before, words, self.screen.style))
        self.screen.tell(sheet.totals(coup.score, words), "strong")
        for mark in coup.marks:
            self.screen.tell(self.mark_sentence(mark))

    def _marked(self, seen: Seen, rest: Sequence[Event]) -> None:
        assert seen.marked is not None
        if self._unshown:
            self.show_throw(seen.position)
        self.screen.tell(self.mark_sentence(seen.marked))
        thrown = seen.coup is not None and seen.seat == seen.coup.seat and seen.marked.slot is Slot.OWN
        if thrown and not any(later.kind is EventKind.ENDED for later in rest):
            self._will_mark(seen)

    def tell_mark(self, mark: Marked) -> None:
        """One mark that was made before."""
        self.screen.tell(self.mark_sentence(mark))

    # Playing

    def _touched(self, seen: Seen, _rest: Sequence[Event]) -> None:
        key = "touches" if seen.bound else "straightens"
        self.screen.say(key, side=self.name(seen), case=seen.event.case)

    def _leaving(self, seen: Seen, rest: Sequence[Event]) -> None:
        if not rest:
            other = self.seat_name(seen, 1 - (seen.seat or 0))
            self.screen.say("would_leave", side=self.name(seen), other=other)
        elif not any(later.kind is EventKind.LEFT for later in rest):
            self.screen.say("leaves_ending", side=self.name(seen))

    def _played(self, seen: Seen, rest: Sequence[Event]) -> None:
        assert seen.event.play is not None
        name, words = self.name(seen), self.screen.words
        if seen.event.play.moves:
            self.screen.say("played", side=name, play=sheet.play_text(seen.event.play, words))
        else:
            self.screen.say("passed", side=name)
        if seen.exits and not any(later.kind is EventKind.ENDED for later in rest):
            self.screen.say("releve", side=name)

    def _replayed(self, seen: Seen, _rest: Sequence[Event]) -> None:
        assert seen.event.play is not None
        assert seen.seat is not None
        other = self.seat_name(seen, 1 - seen.seat)
        self.screen.say("has_replayed", side=self.name(seen), other=other, play=seen.event.play)

    def _proposed(self, seen: Seen, _rest: Sequence[Event]) -> None:
        if seen.event.what == "stop":
            self.screen.say("proposes_stop", side=self.name(seen))
        else:
            assert seen.event.first is not None
            self.screen.say("proposes_exit", side=self.name(seen), first=self.people.names[seen.event.first])

    def _accepted(self, seen: Seen, _rest: Sequence[Event]) -> None:
        self.screen.say("accepts", side=self.name(seen))
        if seen.proposal and seen.proposal[0] == "exit":
            assert seen.proposal[1] is not None
            self.screen.say("releve_agreed", side=self.people.names[seen.proposal[1]])

    # The end

    def _ended(self, seen: Seen, _rest: Sequence[Event]) -> None:
        self._brief.end()
        self.screen.line()
        self.screen.rule()
        self.parties.ended(seen.form)

    def _finished(self, seen: Seen, _rest: Sequence[Event]) -> None:
        self.parties.settled(seen.form)


_SENTENCES = {
    EventKind.ADOUBE: "says_adoube",
    EventKind.STAYED: "stays",
    EventKind.AGREED: "agrees",
    EventKind.LEFT: "leaves",
    EventKind.RESIGNED: "resigns",
    EventKind.DECLINED: "declines",
    EventKind.FLAG: "out_of_time",
}
"""What takes one sentence and whoever did it."""
