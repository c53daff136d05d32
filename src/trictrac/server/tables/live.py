"""A table as its log says: a fold over the entries, with the table of the law inside once the game has begun."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

from trictrac.dice_proof import Dice, Proof, order_of
from trictrac.forms import Form
from trictrac.server.messages.entries import TableStatus
from trictrac.server.store import LogEntry
from trictrac.server.tables.conventions import Conventions
from trictrac.server.tables.seats import NOBODY, Seat, SeatPlan
from trictrac.table import Mode, Table, TablePhase
from trictrac.table.actions import Action
from trictrac.table.events import DieThrown, Event, Rolled, Thrown, from_data

REMEMBERED = 256
"""How many entries back the references of messages are known; older messages are refused as stale."""
TALK_SHOWN = 50


class LiveTable:
    """All about a table of the server that its entries determine. Nothing here asks whether a thing is allowed."""

    def __init__(self, table: str, secret: bytes) -> None:
        self.id = table
        self.secret = secret.hex()
        """The server's part of the dice; it leaves this object only as the entry ``disclosed``."""
        self.seq = 0
        self.at = 0.0
        self.opened_at = 0.0
        self.host: str | None = None
        self.commitment = ""
        self.conventions: Conventions = Conventions.of({})
        self.seats: list[Seat] = []
        self.listed = False
        self.delayed = False
        self.before: str | None = None
        """The table this one is the return match of."""
        self.reserved: tuple[str | None, ...] = ()
        """Who alone may sit where, at a return match."""
        self.suggestion: tuple[Conventions, set[int]] | None = None
        self.table: Table | None = None
        self.rolled = 0
        """Dice thrown so far in the session."""
        self.order: tuple[int, ...] = ()
        """The order that the players of a poule drew with the first dice."""
        self.thrown_at = 0
        """The entry of the last throw: what spectators with a delay may not see yet begins here."""
        self.talk: list[dict[str, Any]] = []
        self.hushed: set[int] = set()
        self.rematch: set[int] = set()
        self.next: str | None = None
        self.disclosed: str | None = None
        self.closed = False
        self._refs: dict[tuple[int | None, str], int] = {}
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
    def all_taken(self) -> bool:
        """Whether nobody is waited for; people have then all shown their seals."""
        return all(seat.taken for seat in self.seats)

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
        """How far the game is; talk does not move it."""
        return self.table.state.seq if self.table else 0

    def done_before(self, player: int | None, ref: str) -> int | None:
        """The entry that a message has already made."""
        return self._refs.get((player, ref))

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
        seeds, seals = (tuple(getattr(seat, name) for seat in self.seats) for name in ("seed", "seal"))
        return Proof(self.id, self.commitment, self.disclosed, seeds, seals, bool(self.order))

    @property
    def form(self) -> Form:
        """The form as it began, with its players and the order they drew."""
        return self.conventions.named(self.names, self.order)

    # Acting: the table of the law moves, the events become entries

    def act(self, action: Action, at: float) -> list[Event]:
        """Does an action of the law; :class:`trictrac.table.Refused` changes nothing."""
        assert self.table is not None
        self._drawn = self.rolled
        return self.table.act(action, at)

    def _roll(self) -> int:
        assert self._dice is not None
        self._drawn += 1
        return self._dice.die(self._drawn)

    def note(self, entry: LogEntry, event: Event) -> None:
        """Takes in the entry of an event that :meth:`act` made: the table of the law knows it already."""
        if isinstance(event, Rolled):
            self.rolled = self._drawn
            self.thrown_at = entry.seq
        self._follow(entry)

    # Folding

    def apply(self, entry: LogEntry) -> None:
        """Takes one entry in. Entries come in order and were accepted before."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after entry {self.seq}")
        getattr(self, f"_on_{entry.kind}")(entry)
        self._follow(entry)

    def _follow(self, entry: LogEntry) -> None:
        self.seq = entry.seq
        self.at = entry.at
        if self.table is not None:
            self.table.events.clear()  # the store has them
        if entry.ref is not None:
            self._refs[entry.player, entry.ref] = entry.seq
        while self._refs and self._refs[oldest := next(iter(self._refs))] <= self.seq - REMEMBERED:
            del self._refs[oldest]

    def _on_opened(self, entry: LogEntry) -> None:
        data = entry.data
        self.opened_at = entry.at
        self.host = data["host"]
        self.commitment = data["commitment"]
        self.conventions = Conventions.of(data["conventions"])
        self.listed, self.delayed = data["listed"], data["delayed"]
        self.before = data.get("before")
        self.reserved = tuple(data.get("reserved", ()))
        self.seats = [Seat(SeatPlan(**plan)) for plan in data["seats"]]
        for number, seat in enumerate(self.seats):
            if seat.is_computer:
                seat.name = seat.plan.called(number)

    def _on_sat(self, entry: LogEntry) -> None:
        seat = self._seat(entry)
        seat.user, seat.name, seat.seal = entry.data["user"], entry.data["name"], entry.data["seal"]

    def _on_rose(self, entry: LogEntry) -> None:
        seat = self._seat(entry)
        seat.user, seat.name, seat.seal = None, "", None
        self.suggestion = None
        for each in (seat for seat in self.seats if seat.seed is not None):
            each.seal = each.seed = None  # the next to come must not know any seed when they seal their own

    def _on_gone(self, entry: LogEntry) -> None:
        self._seat(entry).gone = True

    def _on_sealed(self, entry: LogEntry) -> None:
        self._seat(entry).seal = entry.data["seal"]

    def _on_revealed(self, entry: LogEntry) -> None:
        self._seat(entry).seed = entry.data["seed"]

    def _on_suggested(self, entry: LogEntry) -> None:
        assert entry.player is not None
        self.suggestion = Conventions.of(entry.data["conventions"]), {entry.player}

    def _on_consented(self, entry: LogEntry) -> None:
        assert self.suggestion is not None
        assert entry.player is not None
        self.suggestion[1].add(entry.player)

    def _on_withdrew(self, _entry: LogEntry) -> None:
        self.suggestion = None

    def _on_agreed(self, entry: LogEntry) -> None:
        self.conventions = Conventions.of(entry.data["conventions"])
        self.suggestion = None

    def _on_begun(self, entry: LogEntry) -> None:
        """The game begins, or begins anew with other conventions."""
        draw = entry.data.get("draw", ())
        self.rolled, self.order = len(draw), order_of(draw)
        form = self.conventions.named(entry.data["players"], self.order)
        self.table = Table(form, self.conventions.setting, self._roll)
        self._dice = self.dice_of_seeds()

    def dice_of_seeds(self) -> Dice:
        """The dice of the session, once everybody has opened their seed."""
        return Dice(self.id, self.secret, [seat.seed for seat in self.seats])

    def _on_event(self, entry: LogEntry) -> None:
        assert self.table is not None
        event = from_data(entry.data)
        if isinstance(event, DieThrown):
            self.rolled += len(event.dice)
        elif isinstance(event, Thrown) and self.table.state.forced is None:
            self.rolled += 2
        if isinstance(event, Rolled):
            self.thrown_at = entry.seq
        self.table.state.apply(event)

    def _on_said(self, entry: LogEntry) -> None:
        self.talk.append({"seq": entry.seq, "at": entry.at, "player": entry.player, **entry.data})
        del self.talk[:-TALK_SHOWN]

    def _on_hushed(self, entry: LogEntry) -> None:
        assert entry.player is not None
        (self.hushed.add if entry.data["on"] else self.hushed.discard)(entry.player)

    def _on_rematch(self, entry: LogEntry) -> None:
        assert entry.player is not None
        self.rematch.add(entry.player)

    def _on_moved(self, entry: LogEntry) -> None:
        self.next = entry.data["table"]

    def _on_disclosed(self, entry: LogEntry) -> None:
        self.disclosed = entry.data["secret"]

    def _on_closed(self, _entry: LogEntry) -> None:
        self.closed = True

    def _seat(self, entry: LogEntry) -> Seat:
        assert entry.player is not None
        return self.seats[entry.player]

    # What the server does by itself

    def wake(self, grace: float, expiry: float) -> float | None:
        """When the server must look at the table: a clock runs out, a computer should have played, nobody came."""
        if self.status == "over":
            return None
        if self.table is None:
            return self.opened_at + expiry
        state = self.table.state
        times = [self.at + grace] if any(self.seats[player].is_computer for player in self._waited_for()) else []
        clock = state.setting.clock
        if clock is not None and state.phase not in (TablePhase.SEATING, TablePhase.OVER):
            times.append(state.since + clock.delay + state.remaining[state.sits[state.awaited]] + 0.001)
        return min(times) if times else None

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
        return int.from_bytes(hashlib.sha256(f"robot/{player}/{self.secret}".encode()).digest()[:8])
