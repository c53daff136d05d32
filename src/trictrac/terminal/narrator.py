"""Tells what happens at a table, event by event, as much of it as may be told."""

from __future__ import annotations

from collections.abc import Sequence

from trictrac import explain
from trictrac.play import Play
from trictrac.position import Position
from trictrac.side import Side
from trictrac.table import Event, Mode, TablePhase, events
from trictrac.table.marks import Slot
from trictrac.terminal import sheet
from trictrac.terminal.brief import Brief
from trictrac.terminal.ecoles import Ecoles
from trictrac.terminal.parties import Parties
from trictrac.terminal.people import People
from trictrac.terminal.saving import TableBook
from trictrac.terminal.screen import Screen
from trictrac.terminal.voice import Voice
from trictrac.terminal.witness import SIDES, Coup, MarkSeen, Seen
from trictrac.words import Arg, Fact, fact, say


class Narrator(Voice):
    """Puts events into sentences. Two computers among themselves get one line a coup."""

    def __init__(self, book: TableBook, screen: Screen, people: People) -> None:
        super().__init__(book, screen, people)
        self.parties = Parties(book, screen, people)
        self._ecoles = Ecoles(book, screen, people)
        self._brief = Brief(book, screen, people)
        self._dice: list[int] = []
        self._first_seat = 0
        self._unshown = False

    def tell(self, made: Sequence[Event]) -> None:
        """Watches what one action brought about, and tells it."""
        for place, event in enumerate(made):
            self._tell(self.book.witness.see(event), made[place + 1 :])

    def _tell(self, seen: Seen, rest: Sequence[Event]) -> None:
        event = seen.event
        if not isinstance(event, events.Seated):
            self.use_names()
        if self._computers_sit(seen.sits) and self._brief.tells(seen, rest):
            return
        match event:
            case events.Seated(first=first):
                self._seated(seen, first)
            case events.DieThrown(dice=dice):
                self._die(seen, dice)
            case events.ColourChosen(colour=colour):
                self.screen.tell(say(self._fact(seen, colour=colour), self.screen.words.lang))
                self.screen.board(seen.position)
            case events.Thrown():
                self._thrown(seen, rest)
            case events.Marked():
                self._marked(seen, rest)
            case events.Touched(case=case):
                self.screen.say("touches" if seen.bound else "straightens", side=self.name(seen), case=case)
            case events.Leaving():
                self._leaving(seen, rest)
            case events.Played(play=play):
                self._played(seen, play, rest)
            case events.Claimed():
                self._ecoles.claimed(seen, event, rest)
            case events.Corrected():
                self._ecoles.corrected(seen)
            case events.Obliged():
                self._ecoles.obliged(seen)
            case events.Contested():
                self._ecoles.contested(seen)
            case events.ReasonAsked():
                self._asked(seen, event)
            case events.Replayed(play=play):
                self._replayed(seen, play)
            case events.Proposed():
                self._proposed(seen, event)
            case events.Accepted():
                self._accepted(seen)
            case events.Ended():
                self._ended(seen)
            case events.Finished():
                self.parties.settled(seen.form)
            case events.Joined():
                pass  # who sits is told when a game begins
            case _:
                self._event(seen)

    def _event(self, seen: Seen) -> None:
        """What takes one sentence and whoever did it."""
        self.screen.tell(say(self._fact(seen), self.screen.words.lang))

    def _fact(self, seen: Seen, **values: Arg) -> Fact:
        return fact(f"event-{seen.event.kind}", who="other", name=self.name(seen), **values)

    def _computers_sit(self, sits: tuple[int, int]) -> bool:
        return all(player in self.people.computers for player in sits)

    def start_over(self) -> None:
        """Forgets what was half told: something was taken back."""
        self._dice.clear()
        self._brief.start_over()
        self._unshown = False
        self.use_names()

    # Sitting down and the first dice

    def _seated(self, seen: Seen, first: int | None) -> None:
        self.use_names()
        self._dice.clear()
        self.parties.seated(seen.form, seen.sits, first)
        if not self._computers_sit(seen.sits):
            self.screen.board(seen.position)

    def _die(self, seen: Seen, dice: Sequence[int]) -> None:
        assert seen.seat is not None
        self._dice.extend(dice)
        if len(self._dice) < 2:
            self._first_seat = seen.seat
            return
        if len(dice) == 2:
            self._first_seat = 0
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
        self._unshown = bool(rest) and isinstance(rest[0], events.Marked) and rest[0].player == seen.event.player
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
        playing = state.phase in (TablePhase.PLAY, TablePhase.LEAVING) and state.throw is not None
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
            self.tell_mark(mark)

    def _marked(self, seen: Seen, rest: Sequence[Event]) -> None:
        assert seen.marked is not None
        if self._unshown:
            self.show_throw(seen.position)
        self.tell_mark(seen.marked)
        thrown = seen.coup is not None and seen.seat == seen.coup.seat and seen.marked.slot is Slot.OWN
        if thrown and not any(isinstance(later, events.Ended) for later in rest):
            self._will_mark(seen)

    def tell_mark(self, mark: MarkSeen) -> None:
        """One mark that was made before."""
        self.screen.tell(self.mark_sentence(mark))

    # Playing

    def _leaving(self, seen: Seen, rest: Sequence[Event]) -> None:
        if not rest:
            other = self.seat_name(seen, 1 - (seen.seat or 0))
            self.screen.say("would_leave", side=self.name(seen), other=other)
        elif not any(isinstance(later, events.Left) for later in rest):
            self._event(seen)

    def _played(self, seen: Seen, play: Play, rest: Sequence[Event]) -> None:
        name, words = self.name(seen), self.screen.words
        if play.moves:
            self.screen.tell(say("event-played", words.lang, who="other", name=name, play=sheet.play_text(play, words)))
        else:
            self.screen.tell(say("event-passed", words.lang, who="other", name=name))
        if seen.exits and not any(isinstance(later, events.Ended) for later in rest):
            self.screen.say("releve", side=name)

    def _asked(self, seen: Seen, event: events.ReasonAsked) -> None:
        """What the marker claims; of points that the program saw to, the sheet (XVII.27)."""
        words, state = self.screen.words, self.book.witness.state
        seat = state.sits.index(event.marker)
        names = self.people.names
        claimed = fact(
            "event-reason_asked",
            who="other",
            name=names[event.player],
            marker=names[event.marker],
            own=event.own,
            received=event.received,
            ecoles=event.ecoles,
        )
        self.screen.tell(say(claimed, words.lang))
        coup = self.book.witness.coup
        if coup is not None and state.mode(seat) is not Mode.STRICT:
            self.screen.lines(sheet.reasons(coup.score, coup.before, words, self.screen.style, (SIDES[seat],)))

    def _replayed(self, seen: Seen, play: Play) -> None:
        assert seen.seat is not None
        other = self.seat_name(seen, 1 - seen.seat)
        self.screen.say("has_replayed", side=self.name(seen), other=other, play=play)

    def _proposed(self, seen: Seen, event: events.Proposed) -> None:
        if event.first is None:
            self.screen.tell(say("event-proposed-stop", self.screen.words.lang, who="other", name=self.name(seen)))
        else:
            self.screen.say("proposes_exit", side=self.name(seen), first=self.people.names[event.first])

    def _accepted(self, seen: Seen) -> None:
        self._event(seen)
        if seen.proposal and seen.proposal[0] == "exit":
            assert seen.proposal[1] is not None
            self.screen.say("releve_agreed", side=self.people.names[seen.proposal[1]])

    # The end

    def _ended(self, seen: Seen) -> None:
        self._brief.end()
        self.screen.line()
        self.screen.rule()
        self.parties.ended(seen.form)
