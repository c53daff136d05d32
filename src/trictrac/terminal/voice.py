"""Names and marks in sentences: what everything that is told at a table shares."""

from __future__ import annotations

from dataclasses import replace

from trictrac.marks import Marks
from trictrac.terminal import sheet
from trictrac.terminal.people import People
from trictrac.terminal.saving import TableBook
from trictrac.terminal.screen import Screen
from trictrac.terminal.witness import SIDES, BothMarks, MarkSeen, Seen


class Voice:
    """Whoever tells something knows the table, the players and the screen."""

    def __init__(self, book: TableBook, screen: Screen, people: People) -> None:
        self.book = book
        self.screen = screen
        self.people = people

    def use_names(self) -> None:
        """Calls the sides by the names of those who sit."""
        state = self.book.witness.state
        self.screen.words = self.people.seated_words(state)
        self.screen.names, self.screen.notes = self.people.labels(state), self.people.notes(state)

    def name(self, seen: Seen) -> str:
        assert seen.event.player is not None
        return self.people.names[seen.event.player]

    def seat_name(self, seen: Seen, seat: int) -> str:
        """Who sat there then."""
        return self.people.names[seen.sits[seat]]

    def mark_sentence(self, mark: MarkSeen) -> str:
        """One mark and what became of it."""
        words = self.screen.words
        name = words.side(SIDES[mark.seat])
        text = words("marks", side=name, points=mark.points)
        if not mark.points and mark.trous is None:
            text = words("places_jetons", side=name, jetons=mark.jetons or 1)
            return words("mark_stands", text=text, stands=mark.after[mark.seat].told)
        if mark.trous is not None:
            key = "marks_fichet" if mark.points else "moves_fichet"
            text = words(key, side=name, points=mark.points, trous=words.trous(mark.trous))
            return words("mark_stands", text=text, stands=mark.after[mark.seat].told)
        return self.becoming(text, mark.points, mark.seat, mark.before, mark.after)

    def becoming(self, text: str, points: int, seat: int, before: BothMarks, after: BothMarks) -> str:
        """What points do to the marks, in a sentence that begins with ``text``."""
        target = self.book.witness.state.target
        counted = [capped(marks, target) for marks in after]
        return sheet.becoming(
            text,
            points,
            (before[seat], before[1 - seat]),
            (counted[seat], counted[1 - seat]),
            SIDES[seat],
            self.screen.words,
            0 < target <= after[seat].trous,
        )

    def moved(self, seen: Seen, but: int | None = None) -> None:
        """Where the marks stand of everybody whose marks were moved, except one who was told of."""
        for seat in (0, 1):
            was, now = seen.before[seat], seen.after[seat]
            if seat != but and (was.points, was.trous) != (now.points, now.trous):
                stands = seen.after[seat].told
                self.screen.say("stands", side=self.seat_name(seen, seat), marks=stands)


def capped(marks: Marks, target: int) -> Marks:
    """The count of a game stops at its last trou."""
    return replace(marks, trous=min(marks.trous, target)) if target else marks
