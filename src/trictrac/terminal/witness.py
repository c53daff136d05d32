"""What somebody who watches a table remembers: every coup, and how each event changed the marks.

The witness folds the same events as the table, one by one, so that it can tell what each of them
did; and it knows what may be told, for at a strict table the sheet of a throw is nobody's business
before it is too late to use it (XVII.1).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from trictrac.forms import Form
from trictrac.marks import Marks
from trictrac.position import Position
from trictrac.score import Score
from trictrac.side import Side
from trictrac.table import Mode, Setting, TablePhase, TableState
from trictrac.table.events import (
    Accepted,
    Claimed,
    Contested,
    Corrected,
    DiceBroken,
    Event,
    Left,
    Marked,
    Obliged,
    Played,
    Seated,
    Thrown,
)
from trictrac.table.faults import TableFault
from trictrac.table.marks import Slot

SIDES = (Side.WHITE, Side.BLACK)
BothMarks = tuple[Marks, Marks]


@dataclass(frozen=True, slots=True)
class MarkSeen:
    """One mark, and where the marks of both stood before and after it."""

    seat: int
    slot: Slot
    points: int
    trous: int | None
    """How far a hand moved the fichet, if it was not left to the program."""
    before: BothMarks
    after: BothMarks
    jetons: int | None = None
    """By how many jetons a hand marked, if it was not left to the program."""


@dataclass(slots=True)
class Coup:
    """A throw as it was made."""

    number: int
    seat: int
    before: Position
    """The table before the throw, with its dice: it can be set up again."""
    score: Score
    marks: list[MarkSeen] = field(default_factory=list)
    parts: dict[tuple[int, Slot], int] = field(default_factory=dict)
    """What each seat marked in each place; one mark may cover two coups."""
    released: bool = False
    """The dames went back to the talons after it by leaving, and every fault with them."""

    def change_colours(self) -> None:
        """The two at the board have changed colours since."""
        self.seat = 1 - self.seat
        self.before, self.score = self.before.mirror(), self.score.mirror()
        self.marks = [
            replace(mark, seat=1 - mark.seat, before=mark.before[::-1], after=mark.after[::-1]) for mark in self.marks
        ]
        self.parts = {(1 - seat, slot): points for (seat, slot), points in self.parts.items()}

    def marked(self, seat: int, slot: Slot) -> int:
        """The points a seat marked in one place of this coup."""
        return self.parts.get((seat, slot), 0)


@dataclass(frozen=True, slots=True)
class Seen:
    """One event and what it changed."""

    event: Event
    seat: int | None
    """The seat of the player who did it."""
    sits: tuple[int, int]
    before: BothMarks
    after: BothMarks
    position: Position
    """The table after it."""
    form: Form
    """The form after it."""
    marked: MarkSeen | None = None
    coup: Coup | None = None
    """The coup under way, or the last one."""
    hit: tuple[TableFault, ...] = ()
    """The faults a claim, a correction or a constraint took up."""
    lapsed: tuple[ClaimVerdict, ...] = ()
    """Claims that can no longer be contested."""
    verdict: ClaimVerdict | None = None
    """The claim that was contested."""
    exits: bool = False
    """A play that took the last dame out."""
    bound: bool = True
    """A touched dame binds, unless «j'adoube» came first."""
    proposal: tuple[str, int | None] | None = None
    """What an answer was given to: the proposal and who would begin."""


@dataclass(frozen=True, slots=True)
class ClaimVerdict:
    """What is true of a claim, and why."""

    claimant: int
    points: int
    faults: tuple[TableFault, ...]
    """Copies of the faults it hit."""

    @property
    def worth(self) -> int:
        """What the faults are worth."""
        return sum(fault.points for fault in self.faults)

    @property
    def kind(self) -> str:
        """Right, wrong, or for less or more than there was to claim (XVII.19)."""
        if not self.worth:
            return "wrong"
        return "right" if self.points == self.worth else "less" if self.points < self.worth else "more"


class Witness:
    """Sees every event of a table from the first on."""

    def __init__(self, form: Form, setting: Setting) -> None:
        self.state = TableState(form, setting)
        self.coups: list[Coup] = []
        """Of the partie under way."""
        self._hits: dict[int, tuple[TableFault, ...]] = {}

    def see(self, event: Event) -> Seen:
        """Takes one event in and says what it did."""
        state = self.state
        before = state.ledger.marks
        seat = None if event.player is None else state.seat_of(event.player)
        started = state.position if isinstance(event, Thrown) else None
        faults = [(fault, replace(fault)) for fault in state.faults if fault.open]
        claims = [claim for claim in state.claims if claim.open]
        place = state.to_mark(seat) if isinstance(event, Marked) and seat is not None else None
        entries = state.ledger.count
        adoube, proposal, sits = state.adoube, state.proposal, state.sits
        state.apply(event)
        if isinstance(event, Seated):
            self.coups, self._hits = [], {}
        elif state.sits != sits:
            self._change_colours()
            seat = None if event.player is None else state.sits.index(event.player)
        if started is not None:
            self._thrown(started, state.turn)
        hit = tuple(was for fault, was in faults if not fault.open) if isinstance(event, _TAKES_UP) else ()
        verdict: ClaimVerdict | None = None
        lapsed: tuple[ClaimVerdict, ...] = ()
        if isinstance(event, Claimed):
            self._hits[state.claims[-1].entries[0]] = hit
        elif isinstance(event, (Contested, Thrown)):
            closed = tuple(
                ClaimVerdict(claim.seat, claim.points, self._hits.pop(claim.entries[0], ()))
                for claim in claims
                if not claim.open
            )
            if isinstance(event, Thrown):
                lapsed = closed
            else:
                verdict = closed[0]
        if isinstance(event, DiceBroken):
            self.coups.pop()  # the throw is void
        if isinstance(event, Left) or (isinstance(event, Accepted) and not state.proposal):
            for coup in self.coups:
                coup.released = True
        return Seen(
            event,
            seat,
            state.sits,
            before,
            state.ledger.marks,
            state.position,
            state.form,
            self._marked(event, seat, place or (state.coup, Slot.RECEIVED), entries, before),
            self.coups[-1] if self.coups else None,
            hit,
            lapsed,
            verdict,
            isinstance(event, Played) and state.sits[state.turn] == event.player,
            not adoube,
            (proposal.what, proposal.first) if proposal else None,
        )

    def _change_colours(self) -> None:
        for coup in self.coups:
            coup.change_colours()
        self._hits = {
            entry: tuple(replace(fault, seat=1 - fault.seat) for fault in hit) for entry, hit in self._hits.items()
        }

    def _thrown(self, started: Position, seat: int) -> None:
        state = self.state
        assert state.score is not None
        self.coups.append(Coup(state.coup, seat, replace(started, throw=state.throw), state.score))

    def _marked(
        self, event: Event, seat: int | None, place: tuple[int, Slot], entries: int, before: BothMarks
    ) -> MarkSeen | None:
        if not isinstance(event, Marked) or seat is None:
            return None
        ledger = self.state.ledger
        made = [entry for entry in ledger.entries if entry.ident > entries]
        for entry in made:
            coup = self.coup_number(entry.coup)
            if coup:
                coup.parts[seat, entry.slot] = ledger.marked.get(entry.place, 0)
        number, slot = (made[-1].coup, made[-1].slot) if made else place
        mark = MarkSeen(seat, slot, event.points, event.trous, before, ledger.marks, event.jetons)
        coup = self.coup_number(number)
        if coup:
            coup.marks.append(mark)
        return mark

    # What may be told

    @property
    def coup(self) -> Coup | None:
        return self.coups[-1] if self.coups else None

    def coup_number(self, number: int) -> Coup | None:
        return next((coup for coup in self.coups if coup.number == number), None)

    def modes(self) -> tuple[Mode, Mode]:
        """How the two at the board mark."""
        return self.state.mode(0), self.state.mode(1)

    @property
    def by_hand(self) -> bool:
        """Whether somebody at the board moves his own jetons."""
        return any(mode is not Mode.AUTOMATIC for mode in self.modes())

    @property
    def strict(self) -> bool:
        """Whether nothing may warn the two at the board."""
        return Mode.STRICT in self.modes()

    def readable(self) -> Coup | None:
        """The last coup whose sheet may be read: at a strict table, the last with nothing left to take up."""
        if not self.strict:
            return self.coup
        for index in range(len(self.coups) - 1, -1, -1):
            if self._is_past(index):
                return self.coups[index]
        return None

    def _is_past(self, index: int) -> bool:
        """Whether the other has thrown since, and then the thrower again, so that every right has lapsed."""
        coup = self.coups[index]
        if coup.released or self.state.phase is TablePhase.OVER:
            return True
        later = [other.seat for other in self.coups[index + 1 :]]
        return 1 - coup.seat in later and coup.seat in later[later.index(1 - coup.seat) :]

    def shared(self) -> str:
        """The position as text to share and to go on from.

        A throw may be marked already, and the table that is shown cannot be set up again with its
        dice: they would be marked twice. The one before the throw can.
        """
        state = self.state
        if state.phase in (TablePhase.SEATING, TablePhase.OPENING):
            return "start"
        if state.throw is not None and self.coup is not None:
            return str(self.coup.before)
        return str(replace(state.position, throw=state.forced))


_TAKES_UP = (Claimed, Corrected, Obliged)
