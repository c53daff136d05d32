"""Two computers among themselves: one line a coup."""

from __future__ import annotations

from collections.abc import Sequence

from trictrac.play import Play
from trictrac.table.events import Agreed, Claimed, Event, Leaving, Left, Marked, Played, Stayed, Thrown
from trictrac.table.marks import Slot
from trictrac.terminal.people import LONGEST, People
from trictrac.terminal.saving import TableBook
from trictrac.terminal.screen import Screen
from trictrac.terminal.texts import cut
from trictrac.terminal.voice import Voice, capped
from trictrac.terminal.witness import Seen


class Brief(Voice):
    """Gathers the line of a coup until the coup is over."""

    def __init__(self, book: TableBook, screen: Screen, people: People) -> None:
        super().__init__(book, screen, people)
        self._line: list[str] = []

    def tells(self, seen: Seen, rest: Sequence[Event]) -> bool:
        """Puts an event into the line of its coup; False: it is not part of a coup."""
        match seen.event:
            case Thrown():
                self._thrown(seen)
            case Marked():
                self._marked(seen, rest)
            case Played(play=play):
                self._played(play, rest)
            case Leaving():
                self._line.insert(2, f"{self.screen.words['brief_leaves']:<11}")  # in the place of the play
            case Left():
                self.end()
            case Claimed(points=points):
                self._claimed(seen, points)
            case Stayed() | Agreed():
                pass  # the line of the coup shows it
            case _:
                return False
        return True

    def start_over(self) -> None:
        """Forgets a line that was begun."""
        self._line = []

    def _thrown(self, seen: Seen) -> None:
        """Begins the line of a coup."""
        assert seen.coup is not None
        self._line = [self._named(seen), str(seen.coup.score.throw)]

    def _marked(self, seen: Seen, rest: Sequence[Event]) -> None:
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
        if seen.marked.slot is not Slot.OWN and not any(isinstance(later, Marked) for later in rest):
            self.end()

    def _claimed(self, seen: Seen, points: int) -> None:
        """An ecole has a line of its own."""
        ecole = f"{self.screen.words['ecole']:<11}"
        self._line = [self._named(seen), f"{'':3}", ecole, f"+{points}"]
        self.end()

    def _played(self, play: Play, rest: Sequence[Event]) -> None:
        """The play, and the end of the line if nobody marks after it."""
        self._line.insert(2, f"{play!s:<11}")
        if not any(isinstance(later, Marked) for later in rest):
            self.end()

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
