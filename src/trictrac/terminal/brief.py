"""Two computers among themselves: one line a coup."""

from __future__ import annotations

from collections.abc import Sequence

from trictrac.table import Event, EventKind
from trictrac.table.marks import Slot
from trictrac.terminal.people import LONGEST, People
from trictrac.terminal.saving import Book
from trictrac.terminal.screen import Screen
from trictrac.terminal.texts import cut
from trictrac.terminal.voice import Teller, Voice, capped
from trictrac.terminal.witness import Seen


class Brief(Voice):
    """Gathers the line of a coup until the coup is over."""

    def __init__(self, book: Book, screen: Screen, people: People) -> None:
        super().__init__(book, screen, people)
        self._line: list[str] = []
        self.tellers: dict[EventKind, Teller] = {
            EventKind.THROWN: self.thrown,
            EventKind.MARKED: self.marked,
            EventKind.PLAYED: self.played,
            EventKind.STAYED: self.nothing,
            EventKind.LEAVING: self.leaving,
            EventKind.AGREED: self.nothing,
            EventKind.LEFT: self.left,
            EventKind.CLAIMED: self.claimed,
        }

    def start_over(self) -> None:
        """Forgets a line that was begun."""
        self._line = []

    def thrown(self, seen: Seen, _rest: Sequence[Event]) -> None:
        """Begins the line of a coup."""
        assert seen.coup is not None
        self._line = [self._named(seen), str(seen.coup.score.throw)]

    def marked(self, seen: Seen, rest: Sequence[Event]) -> None:
        """The points, and the other's in brackets; a computer that marks by hand before it throws gets a line."""
        assert seen.marked is not None
        assert seen.seat is not None
        made = seen.after[seen.seat].trous - seen.before[seen.seat].trous
        text = f"+{seen.marked.points}"
        if made:
            text += f", {self.screen.words.trous(made)}"
        if seen.marked.slot is Slot.OWN:
            self._line.append(text)
        elif self._line:
            self._line.append(f"({cut(self.name(seen), LONGEST)} {text})")
        else:  # a computer marks by hand what it received, before it throws
            self._line = [self._named(seen), f"{'':3}", f"{self.screen.words['step_received']:<11}", text]
        if seen.marked.slot is not Slot.OWN and not any(later.kind is EventKind.MARKED for later in rest):
            self.end()

    def claimed(self, seen: Seen, _rest: Sequence[Event]) -> None:
        """An ecole has a line of its own."""
        ecole = f"{self.screen.words['ecole']:<11}"
        self._line = [self._named(seen), f"{'':3}", ecole, f"+{seen.event.points}"]
        self.end()

    def played(self, seen: Seen, rest: Sequence[Event]) -> None:
        """The play, and the end of the line if nobody marks after it."""
        self._line.insert(2, f"{seen.event.play!s:<11}")
        if not any(later.kind is EventKind.MARKED for later in rest):
            self.end()

    def leaving(self, _seen: Seen, _rest: Sequence[Event]) -> None:
        """Leaves in the place of the play."""
        self._line.insert(2, f"{self.screen.words['brief_leaves']:<11}")

    def left(self, _seen: Seen, _rest: Sequence[Event]) -> None:
        """The end of the line."""
        self.end()

    def nothing(self, _seen: Seen, _rest: Sequence[Event]) -> None:
        """Told in the line of the coup."""

    def _named(self, seen: Seen) -> str:
        longest = max(len(self.people.short(player)) for player in self.book.witness.state.sits)
        return f"  {cut(self.name(seen), LONGEST):<{longest}}"

    def end(self) -> None:
        """Writes the line that was begun, with the trous of both."""
        if len(self._line) > 1:
            text = "  ".join(self._line)
            state = self.book.witness.state
            score = "–".join(str(capped(marks, state.target).trous) for marks in state.ledger.marks)
            self.screen.line(f"{cut(text, 70):<72}{score}".rstrip())
        self._line = []
