"""A table as its log says: a fold over the entries, with the table of the law inside once the game has begun."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from trictrac.dice_proof import BYTES, Dice, Envelopes, Proof, order_of
from trictrac.forms import Form
from trictrac.server.messages.entries import TableStatus
from trictrac.server.store import LogEntry
from trictrac.server.tables.conventions import Conventions
from trictrac.server.tables.seats import NOBODY, Seat, SeatPlan
from trictrac.table import Mode, Table, TablePhase, TableState
from trictrac.table.actions import Action, Leave, PlayDames, Stay
from trictrac.table.events import (
    DieThrown,
    Ended,
    Event,
    Leaving,
    Played,
    Resigned,
    Rolled,
    Stayed,
    Thrown,
    from_data,
)

REMEMBERED = 256
"""How many entries back the references of messages are known; older messages are refused as stale."""
TALK_SHOWN = 50
FLAG_GRACE = 0.1
"""Seconds by which a message may come after the time is out: the network's share, and no more."""


_CHOICES = (Stay, Leave, PlayDames, Stayed, Leaving, Played)
"""What a person chooses after a throw."""


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """How a table stood before a choice."""

    seq: int
    """The last entry before it."""
    state: TableState
    rolled: int
    """Dice thrown before it: those that follow are the same ones again."""


class LiveTable:
    """All about a table of the server that its entries determine. Nothing here asks whether a thing is allowed."""

    __slots__ = (
        "_dice",
        "_drawn",
        "_former",
        "_part",
        "_part_began",
        "_paused_since",
        "_refs",
        "_undone",
        "at",
        "before",
        "before_begun",
        "choice",
        "closed",
        "commitment",
        "conventions",
        "delayed",
        "disclosed",
        "host",
        "hushed",
        "id",
        "listed",
        "next",
        "opened_at",
        "order",
        "paused",
        "private",
        "rematch",
        "reserved",
        "restored_at",
        "rolled",
        "said",
        "seats",
        "secrets",
        "seq",
        "suggestion",
        "suspended",
        "table",
        "talk",
        "thrown_at",
    )
    """A table that waits would cost 1.3 kB more without: an object of more than thirty attributes shares no names."""

    def __init__(self, table: str, secret: bytes) -> None:
        self.id = table
        self.secrets = [secret[start : start + BYTES].hex() for start in range(0, len(secret), BYTES)]
        """The server's parts of the dice, one more after each restored copy; they leave this object only as the entry
        ``disclosed``."""
        self._part = 0
        """Which of them is in use."""
        self._part_began = 0
        """The dice thrown before it was."""
        self._former: list[Envelopes] = []
        """The envelopes that dice were thrown with before."""
        self.suspended = False
        """Whether the house was restored from a copy in the middle of the game, and not everybody agreed to go on."""
        self.restored_at = 0.0
        self._paused_since = 0.0
        self.paused = 0.0
        """Seconds that no clock counts."""
        self.seq = 0
        self.at = 0.0
        self.opened_at = 0.0
        self.host: str | None = None
        self.commitment = ""
        self.conventions: Conventions = Conventions.of({})
        self.seats: list[Seat] = []
        self.listed = False
        self.delayed = False
        self.private = False
        """Whether only those who were invited may look."""
        self.before: str | None = None
        """The table this one is the return match of."""
        self.reserved: tuple[str | None, ...] = ()
        """Who alone may sit where, at a return match."""
        self.suggestion: tuple[Conventions, set[int]] | None = None
        self.table: Table | None = None
        self.rolled = 0
        """Dice thrown so far in the session."""
        self.before_begun = 0
        """Those of draws that were made before the conventions were changed."""
        self.order: tuple[int, ...] = ()
        """The order that the players of a poule drew with the first dice."""
        self.thrown_at = 0
        """The entry of the last throw: what spectators with a delay may not see yet begins here."""
        self.talk: list[dict[str, Any]] = []
        self.said = 0
        """How often anything was said."""
        self.hushed: frozenset[int] = frozenset()
        self.rematch: frozenset[int] = frozenset()
        self.next: str | None = None
        self.disclosed: str | None = None
        self.closed = False
        self.choice: ChoiceMade | None = None
        """How the table stood before the last choice that can still be taken back."""
        self._undone = 0
        self._refs: dict[tuple[str | None, str], int] = {}
        self._dice: Dice | None = None
        self._drawn = 0

    @classmethod
    def fold(cls, table: str, secret: bytes, entries: Iterable[LogEntry]) -> LiveTable:
        live = cls(table, secret)
        for entry in entries:
            live.apply(entry)
        return live

    # Reading

    @property
    def secret(self) -> str:
        """The server's part of the dice in use."""
        return self.secrets[self._part]

    @property
    def status(self) -> TableStatus:
        """``open`` while people sit down, ``playing``, ``over``."""
        if self.closed or self.disclosed is not None:
            return "over"
        return "open" if self.table is None else "playing"

    @property
    def names(self) -> tuple[str, ...]:
        """The players as the game calls them, or who sits so far."""
        return self.table.state.players if self.table else tuple(seat.name for seat in self.seats)

    def player_of(self, user: str | None) -> int | None:
        """The number of the player somebody is here."""
        if user is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.user == user), None)

    @property
    def only_computers(self) -> bool:
        """Whether nobody sits there who could wait for anything."""
        return all(seat.is_computer for seat in self.seats)

    @property
    def all_taken(self) -> bool:
        """Whether nobody is waited for; people have then all shown their seals."""
        return all(seat.taken for seat in self.seats)

    @property
    def all_agree(self) -> bool:
        """Whether everybody who is still there has opened a new seed."""
        return all(seat.ready or seat.gone for seat in self.seats)

    @property
    def may_begin(self) -> bool:
        return self.all_taken and all(seat.ready for seat in self.seats) and self.suggestion is None

    @property
    def gone(self) -> set[int]:
        """The players who went for good: what is theirs to do the table does for them."""
        return {number for number, seat in enumerate(self.seats) if seat.gone}

    @property
    def deserted(self) -> bool:
        """Whether somebody was forgotten whom the table would still wait for."""
        if self.status == "over":
            return False
        forgotten = any(seat.user == NOBODY and not seat.gone for seat in self.seats)
        return forgotten or (self.table is None and NOBODY in self.reserved)

    @property
    def before_the_first_die(self) -> bool:
        return self.status != "over" and self.thrown_at == 0

    @property
    def moment(self) -> int:
        """How far the game is; talk does not move it, and what is taken back does not bring an earlier one again."""
        return self.table.state.seq + self._undone if self.table else 0

    def done_before(self, user: str | None, ref: str) -> int | None:
        """The entry that a message of somebody has already made, wherever they sat then."""
        return self._refs.get((user, ref))

    def is_stale(self, seen: int) -> bool:
        """Whether a message was made so long ago that it may have been done and forgotten."""
        return seen < self.seq - REMEMBERED

    def visible(self, player: int | None) -> int:
        """The last entry somebody may see: spectators of some tables see a coup once the next is thrown."""
        if player is not None or not self.delayed or self.status != "playing" or not self.thrown_at:
            return self.seq
        return self.thrown_at - 1

    @property
    def hides_sheets(self) -> bool:
        """Whether somebody still has to find out for themselves what throws are worth and which claims are right."""
        by_hand = any(mode is not Mode.AUTOMATIC for mode in self.conventions.setting.modes)
        return by_hand and self.status != "over"

    @property
    def proof(self) -> Proof | None:
        """Everything about the dice, once it is told."""
        if self.disclosed is None:
            return None
        first, *renewals = self._former if self.suspended else (*self._former, self._envelopes())
        promised = first.commitment, first.secret, first.seeds, first.seals
        return Proof(self.id, *promised, bool(self.order), self.before_begun, tuple(renewals))

    def _envelopes(self) -> Envelopes:
        """Those in use."""
        seeds, seals = (tuple(getattr(seat, name) for seat in self.seats) for name in ("seed", "seal"))
        return Envelopes(self.commitment, self.secret, seeds, seals, self._part_began)

    def used_seal(self, seal: str) -> bool:
        """Whether a seal was shown at this table before: its seed may be known."""
        return any(seal in each.seals for each in self._former)

    @property
    def form(self) -> Form:
        """The form as it began, with its players and the order they drew."""
        return self.conventions.named(self.names, self.order)

    # Acting: the table of the law moves, the events become entries

    def act(self, action: Action, at: float) -> list[Event]:
        """Does an action of the law; :class:`trictrac.table.Refused` changes nothing."""
        assert self.table is not None
        self._drawn = self.rolled
        before = self._before_choice(action)
        events = self.table.act(action, at - self.paused)
        self.choice = before or self.choice
        return events

    def _roll(self) -> int:
        assert self._dice is not None
        self._drawn += 1
        return self._dice.die(self._drawn)

    def note(self, entry: LogEntry, event: Event) -> None:
        """Takes in the entry of an event that :meth:`act` made: the table of the law knows it already."""
        if isinstance(event, Rolled):
            self.rolled = self._drawn
            self.thrown_at = entry.seq
        self._end_choice(event)
        self._follow(entry)

    # Folding

    def apply(self, entry: LogEntry) -> None:
        """Takes one entry in. Entries come in order and were accepted before."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after entry {self.seq}")
        self._take_in(entry)
        self._follow(entry)

    def _follow(self, entry: LogEntry) -> None:
        self.seq = entry.seq
        self.at = entry.at
        if self.table is not None:
            self.table.events.clear()  # the store has them
        if entry.ref is not None:
            self._refs[entry.user, entry.ref] = entry.seq
        while self._refs and self._refs[oldest := next(iter(self._refs))] <= self.seq - REMEMBERED:
            del self._refs[oldest]

    def _take_in(self, entry: LogEntry) -> None:
        data = entry.data
        match entry.kind:
            case "event":
                self._happen(from_data(data), entry.seq)
            case "taken_back":
                self._take_back()
            case "opened":
                self._open(data, entry.at)
            case "sat":
                seat = self.seats[entry.by]
                seat.user, seat.name, seat.seal = data["user"], data["name"], data["seal"]
                seat.guest = data.get("guest", False)
            case "rose":
                seat = self.seats[entry.by]
                seat.user, seat.name, seat.seal, seat.guest = None, "", None, False
                self.suggestion = None
                for each in (seat for seat in self.seats if seat.seed is not None):
                    each.seal = each.seed = None  # the next to come must not know any seed when they seal their own
            case "gone":
                self.seats[entry.by].gone = True
            case "sealed":
                self.seats[entry.by].seal = data["seal"]
            case "revealed":
                self.seats[entry.by].seed = data["seed"]
            case "suggested":
                self.suggestion = Conventions.of(data["conventions"]), {entry.by}
            case "consented":
                assert self.suggestion is not None
                self.suggestion[1].add(entry.by)
            case "withdrew":
                self.suggestion = None
            case "agreed":
                self.conventions = Conventions.of(data["conventions"])
                self.suggestion = None
            case "begun":  # or begun anew, with other conventions
                draw, self.before_begun = data.get("draw", ()), data.get("before", 0)
                self.rolled, self.order = self.before_begun + len(draw), order_of(draw)
                form = self.conventions.named(data["players"], self.order)
                self.table, self.choice = Table(form, self.conventions.setting, self._roll), None
                self._dice = self.dice_of_seeds()
            case "said":
                self.said += 1
                self.talk.append({"seq": entry.seq, "at": entry.at, "player": entry.player, **data})
                del self.talk[:-TALK_SHOWN]
            case "hushed":
                self.hushed = self.hushed | {entry.by} if data["on"] else self.hushed - {entry.by}
            case "rematch":
                self.rematch |= {entry.by}
            case "moved":
                self.next = data["table"]
            case "restored":
                self._restore(data["commitment"], entry.at)
            case "resumed":
                self._resume(entry.at)
            case "disclosed":
                self.disclosed = data["secret"]
            case "closed":
                self.closed = True
            case unknown:
                raise ValueError(f"no entry is of the kind {unknown}")

    def _open(self, data: Mapping[str, Any], at: float) -> None:
        self.opened_at = at
        self.host = data["host"]
        self.commitment = data["commitment"]
        self.conventions = Conventions.of(data["conventions"])
        self.listed, self.delayed = data["listed"], data["delayed"]
        self.private = data.get("private", False)
        self.before = data.get("before")
        self.reserved = tuple(data.get("reserved", ()))
        self.seats = [Seat(SeatPlan(**plan)) for plan in data["seats"]]
        for number, seat in enumerate(self.seats):
            if seat.is_computer:
                seat.name = seat.plan.called(number)

    def _restore(self, commitment: str, at: float) -> None:
        """The log is a copy, and dice may have been seen that it does not know: all promises are made anew."""
        if self.table is not None and not self.suspended:
            self._former.append(self._envelopes())
            self._paused_since = self.at
        self._part += 1
        self._part_began = self.rolled
        self.commitment, self.restored_at = commitment, at
        for seat in self.seats:
            seat.seal = seat.seed = None
        if self.table is not None:
            self.suspended = True
            if self.all_agree:  # only computers play
                self._resume(at)

    def _resume(self, at: float) -> None:
        self.suspended = False
        self.paused += at - self._paused_since
        self._dice = self.dice_of_seeds()

    def _happen(self, event: Event, seq: int) -> None:
        assert self.table is not None
        if isinstance(event, DieThrown):
            self.rolled += len(event.dice)
        elif isinstance(event, Thrown) and self.table.state.forced is None:
            self.rolled += 2
        if isinstance(event, Rolled):
            self.thrown_at = seq
        self.choice = self._before_choice(event) or self.choice
        self.table.state.apply(event)
        self._end_choice(event)

    # Taking back

    @property
    def takes_back(self) -> bool:
        """Whether choices can be taken back: one person plays with computers, at leisure, and nobody marks by hand."""
        people = sum(not seat.is_computer for seat in self.seats)
        setting = self.conventions.setting
        return people == 1 and setting.clock is None and all(mode is Mode.AUTOMATIC for mode in setting.modes)

    @property
    def who_may_take_back(self) -> int | None:
        """The player who has done something since their throw that they may still take back."""
        return None if self.choice is None else self.choice.state.sits[self.choice.state.turn]

    def _before_choice(self, done: Action | Event) -> ChoiceMade | None:
        """How the table stands before the first thing that a person chooses after their throw; None: it is not that."""
        if self.choice is not None or not isinstance(done, _CHOICES) or self.table is None or not self.takes_back:
            return None
        if self.seats[done.player].is_computer:
            return None
        return ChoiceMade(self.seq, self.table.state.copy(), self.rolled)

    def _end_choice(self, event: Event) -> None:
        """The next throw of the one who chose makes it good, and so does the end of the game."""
        if self.choice is None:
            return
        thrown = isinstance(event, Thrown) and event.player == self.who_may_take_back
        if thrown or isinstance(event, (Ended, Resigned)):
            self.choice = None

    def _take_back(self) -> None:
        assert self.choice is not None
        assert self.table is not None
        self._undone += self.table.state.seq - self.choice.state.seq + 1
        self.table.state, self.rolled = self.choice.state, self.choice.rolled
        self.choice = None

    def dice_of_seeds(self) -> Dice:
        """The dice of the session, once everybody has opened their seed."""
        return Dice(self.id, self.secret, [seat.seed for seat in self.seats])

    # What the server does by itself

    def wake(self, grace: float, expiry: float) -> float | None:
        """When the server must look at the table: a clock runs out, a computer should have played, nobody came."""
        if self.status == "over":
            return None
        if self.table is None:
            return self.opened_at + expiry
        if self.suspended:
            return self.restored_at + expiry
        if self.only_computers:
            return self.at + expiry  # they play while somebody watches
        times = [self.at + grace] if any(self.seats[player].is_computer for player in self._waited_for()) else []
        if self.flag_falls_at is not None:
            times.append(self.flag_falls_at + 0.001)
        return min(times) if times else None

    @property
    def flag_falls_at(self) -> float | None:
        """When the time of whoever is awaited is out, the grace included; None: no clock runs."""
        if self.table is None or self.status == "over" or self.suspended:
            return None
        state = self.table.state
        clock = state.setting.clock
        if clock is None or state.phase in (TablePhase.SEATING, TablePhase.OVER):
            return None
        return self.paused + state.since + clock.delay + state.remaining[state.sits[state.awaited]] + FLAG_GRACE

    def _waited_for(self) -> set[int]:
        """The players without whom nothing goes on."""
        assert self.table is not None
        state = self.table.state
        if state.phase in (TablePhase.SEATING, TablePhase.OVER):
            return set()
        waited = {state.sits[state.awaited]}
        if state.phase is TablePhase.OPENING:
            waited = {player for seat, player in enumerate(state.sits) if seat not in state.opening}
        if state.proposal is not None:
            waited |= set(state.concerned(state.proposal.what)) - state.proposal.accepted
        return waited

    def robot_seed(self, player: int) -> int:
        """What a computer's own choices are drawn from; it says nothing of the dice."""
        return int.from_bytes(hashlib.sha256(f"robot/{player}/{self.secrets[0]}".encode()).digest()[:8])
