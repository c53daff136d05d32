"""A table in play and the file that holds it: every event on disk before it is told (``table.TableLog``).

The n-th die is always the same one, so that neither taking back nor stopping and resuming throws
the dice anew; and a computer's choice belongs to the event it follows, so that it is the same one too.
"""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from trictrac.errors import TrictracError
from trictrac.journal import BusyError
from trictrac.players.at_table import AtTable
from trictrac.players.registry import make
from trictrac.table import Robot, Table, TableLog, TableState
from trictrac.table.actions import Action, Join
from trictrac.table.events import DieThrown, Event, Rolled, Thrown
from trictrac.table.log import LogFile
from trictrac.table.robot import Chooser, RandomChooser
from trictrac.terminal.deal import Deal
from trictrac.terminal.shelf import SaveError
from trictrac.terminal.witness import Witness

Clock = Callable[[], float]


class TableBook:
    """A table, what was seen of it, and its file if it has one."""

    def __init__(
        self,
        deal: Deal,
        file: LogFile | None = None,
        path: Path | None = None,
        clock: Clock = time.time,
        events: Iterable[Event] = (),
    ) -> None:
        self.deal = deal
        self.path = path
        self._file = file
        self._clock = clock
        self._rebuild(events)
        for player in range(len(deal.form.players)):  # the players of one keyboard all sit down at once
            if player not in self.table.state.joined:
                for event in self.act(Join(player)):
                    self.witness.see(event)

    @classmethod
    def begin(cls, deal: Deal, path: Path | None = None, clock: Clock = time.time) -> TableBook:
        """A new table with everybody sitting down; a file that exists already is not overwritten."""
        file = LogFile.create(path, deal.form, deal.setting, deal.header()) if path is not None else None
        return cls(deal, file, path, clock)

    @classmethod
    def reopen(cls, path: Path, clock: Clock = time.time) -> TableBook:
        """Goes on with a file."""
        file = None
        try:
            file, events = LogFile.open(path)
            return cls(Deal.of(file), file, path, clock, events)
        except TrictracError as error:
            if file:
                file.close()
            busy = isinstance(error, BusyError)
            raise SaveError("table_in_use" if busy else "not_a_table", file=path) from None

    def act(self, action: Action) -> list[Event]:
        """Does an action; what happened is on disk when this returns. The witness is yet to see it."""
        return self._log.act(action, round(self._clock(), 3))

    def take_back(self, to: int) -> list[Event]:
        """Forgets the events from that place on, in the file too; returns them."""
        events = self.table.events
        if self._file:
            self._file.rewrite(events[:to])
        self._rebuild(events[:to])
        return events[to:]

    def close(self) -> None:
        self._log.close()

    def discard(self) -> None:
        """Takes the file of a game that never began away."""
        self.close()
        if self.path is not None:
            with contextlib.suppress(OSError):
                self.path.unlink()

    @property
    def begun(self) -> bool:
        return any(isinstance(event, Rolled) for event in self.table.events)

    def robots(self) -> dict[int, Robot]:
        """The computers, each with a stream that goes on from the events so far."""
        return {player: self._robot(player) for player in self.deal.computers}

    def _robot(self, player: int) -> Robot:
        deal, computer = self.deal, self.deal.computers[player]
        seed = random.Random(f"attention {deal.seed} {player} {self.table.state.seq}").getrandbits(64)
        chooser: Chooser = RandomChooser(self._chance)
        if computer.level is not None:
            chooser = AtTable(make(computer.level.key), f"{deal.seed} {player}")
        return Robot(player, seed, computer.attention, chooser)

    def _chance(self, state: TableState) -> random.Random:
        """A chance that belongs to this moment of this table."""
        return random.Random(f"choices {self.deal.seed} {state.seq}")

    def _rebuild(self, events: Iterable[Event]) -> None:
        deal = self.deal
        self._dice = self.dice()
        self.witness = Witness(deal.form, deal.setting)
        self.table = Table(deal.form, deal.setting, self._roll)
        self._log = TableLog(self.table, self._file)
        self._log.catch_up(events, self._follow)

    def _follow(self, event: Event) -> None:
        """Passes over the dice an event of the file took, and lets the witness see it."""
        if isinstance(event, DieThrown):
            for _ in event.dice:
                self._roll()
        elif isinstance(event, Thrown) and self.witness.state.forced is None:
            self._roll()
            self._roll()
        self.witness.see(event)

    def dice(self) -> Iterator[int]:
        """The dice of this table, always the same ones in the same order."""
        chance = random.Random(f"dice {self.deal.seed}")
        while True:
            yield chance.randint(1, 6)

    def _roll(self) -> int:
        return next(self._dice)
