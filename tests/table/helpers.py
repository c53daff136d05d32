"""Small builders for the tests of the table: boards set by hand, dice from a list, marks in place."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from tests.law.helpers import laboratory
from trictrac import LOI_2013, Play, Rules, Side, Throw
from trictrac.forms import Form, a_ecrire, ordinary
from trictrac.kernel import state as rows
from trictrac.marks import NOTHING_MARKED, Marks
from trictrac.table import Clock, Event, Mode, Refused, Setting, Table
from trictrac.table import actions as do

_SIDES = (Side.WHITE, Side.BLACK)
STRICT, ASSISTED, AUTOMATIC = Mode.STRICT, Mode.ASSISTED, Mode.AUTOMATIC

NOTHING = ({11: 1, 12: 14}, {1: 12, 7: 1, 8: 1, 9: 1})
"""A 6-5 on this board beats three dames (8 points) and nothing can be played (2 and 2 for the other)."""
FILLING = ({1: 3, 5: 1, 7: 2, 8: 2, 9: 2, 10: 2, 11: 1, 12: 2}, {1: 13, 12: 2})
"""A 6-5 on this board fills the grand jan by the six, 5-11 (4 points); the five is free."""
KEEPING = ({1: 3, 7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2}, {1: 13, 12: 2})
"""A 6-5 on this board keeps the grand jan: 1-7 1-6 (4 points)."""

CHOICE = ({1: 9, 2: 3, 3: 3}, {1: 14, 11: 1})
"""A 6-5 on this board may be played with the dames of 1, 2 or 3; it beats the lone dame on 14 from 3 (2 points)."""


def snapshot(table: Table) -> tuple[Any, ...]:
    """Everything an action might change."""
    state = table.state
    return (
        state.summary(),
        list(table.events),
        list(state.touched),
        state.adoube,
        state.stayed,
        state.forced,
        state.since,
        dict(state.opening),
        set(state.excused),
        state.row.tolist(),
    )


def two(modes: Sequence[Mode] = (STRICT, STRICT), free_hands: bool = False, clock: Clock | None = None) -> Setting:
    """A setting."""
    return Setting(tuple(modes), free_hands, clock)


class Scene:
    """A table of two whose boards are set by hand; seat 0 throws first and every throw is 6-5 unless told."""

    def __init__(
        self,
        *modes: Mode,
        free_hands: bool = False,
        clock: Clock | None = None,
        rules: Rules = LOI_2013,
        written: bool = False,
        form: Form | None = None,
        mine: Marks = NOTHING_MARKED,
        his: Marks = NOTHING_MARKED,
    ) -> None:
        players = ("Anne", "Bruno")
        form = form or (a_ecrire(players, 2, rules) if written else ordinary(players, rules))
        modes = modes or (STRICT,) * len(form.players)
        self.dice: deque[int] = deque()
        self.table = Table(form, two(modes, free_hands, clock), self.roll)
        self.at = 0.0
        for player in range(len(form.players)):
            self.act(do.Join(player))
        self.open()
        self.put_marks(mine, his)

    def roll(self) -> int:
        """One die of the list."""
        return self.dice.popleft()

    @property
    def state(self):
        """The live state."""
        return self.table.state

    def open(self) -> None:
        """Seat 0 wins the first dice, if they are thrown at all; they are then forgotten."""
        for seat, die in ((0, 6), (1, 1)):
            if self.state.phase.value == "opening":
                self.dice.append(die)
                self.act(do.ThrowDice(self.state.sits[seat]))
        self.state.row[rows.DIE_A] = 0

    def put_marks(self, mine: Marks = NOTHING_MARKED, his: Marks = NOTHING_MARKED) -> None:
        """Where the jetons and fichets of seats 0 and 1 stand."""
        ledger = self.state.ledger
        ledger.base = ledger.marks = (mine, his)
        ledger.entries.clear()

    def board(self, mover: Mapping[int, int], other: Mapping[int, int], coups: int = 9) -> None:
        """Puts the dames in place, seen by the seat to throw."""
        row = self.state.row
        for base, dames in ((rows.ME, mover), (rows.OTHER, other)):
            row[base : base + 26] = 0
            for case, count in dames.items():
                row[base + case] = count
            row[base + rows.OUT] = rows.DAMES - sum(dames.values())
        row[rows.MINE + rows.COUPS] = row[rows.THEIRS + rows.COUPS] = coups

    # What the seats do

    def act(self, action: do.Action) -> list[Event]:
        """Any action."""
        return self.table.act(action, self.at)

    def player(self, seat: int) -> int:
        """Who sits there."""
        return self.state.sits[seat]

    def throw(self, dice: str = "6-5", confirmed: bool = False) -> list[Event]:
        """The seat to throw throws."""
        throw = Throw.parse(dice)
        self.dice.extend((throw.high, throw.low))
        try:
            return self.act(do.ThrowDice(self.player(self.state.turn), confirmed))
        except Refused:
            self.dice.clear()
            raise

    def lab(self, gain: int = 0, give: int = 0, confirmed: bool = False) -> list[Event]:
        """The seat to throw throws 6-5 on a board that gives exactly these points."""
        self.board(*laboratory(gain, give))
        events = self.throw(confirmed=confirmed)
        own, other = self.state.turn, 1 - self.state.turn
        assert self.state.due[(self.state.coup, own, 1)] == gain
        assert self.state.score.total(_SIDES[other]) == give
        return events

    def mark(self, seat: int, points: int, trous: int | None = None, confirmed: bool = False) -> list[Event]:
        """A seat marks."""
        return self.act(do.MarkPoints(self.player(seat), points, trous, confirmed))

    def touch(self, case: int = 1, confirmed: bool = False) -> list[Event]:
        """The thrower touches a dame."""
        return self.act(do.Touch(self.player(self.state.turn), case, confirmed))

    def play(self, text: str | None = None, confirmed: bool = False) -> list[Event]:
        """The thrower plays: the first legal play unless told."""
        play = self.state.plays[0] if text is None else Play.parse(text)
        return self.act(do.PlayDames(self.player(self.state.turn), play, confirmed))

    def claim(self, seat: int, points: int) -> list[Event]:
        """A seat claims an ecole."""
        return self.act(do.Claim(self.player(seat), points))

    def contest(self, seat: int) -> list[Event]:
        """A seat contests."""
        return self.act(do.Contest(self.player(seat)))

    def correct(self, seat: int) -> list[Event]:
        """A seat only puts right."""
        return self.act(do.Correct(self.player(seat)))

    def oblige(self, seat: int) -> list[Event]:
        """A seat obliges the other to mark."""
        return self.act(do.Oblige(self.player(seat)))

    def coup(self, gain: int = 0, give: int = 0, marks: int | None = None) -> None:
        """A whole coup of the seat to throw: throws, marks what is due (or ``marks``), plays."""
        seat = self.state.turn
        self.lab(gain, give)
        points = gain if marks is None else marks
        if points and self.state.mode(seat) is not AUTOMATIC:
            self.mark(seat, points, confirmed=True)
        if self.state.phase.value == "play":
            self.play(confirmed=True)

    # What the table shows

    def shows(self, seat: int) -> tuple[int, int]:
        """Trous and points of a seat."""
        marks = self.state.marks(seat)
        return marks.trous, marks.points

    def faults(self, seat: int) -> list[tuple[str, int]]:
        """A seat's open faults."""
        return [(fault.kind.value, fault.points) for fault in self.state.open_faults(seat)]

    @contextmanager
    def refused(self, code: str) -> Iterator[None]:
        """The action inside is refused for that reason and changes nothing."""
        before = snapshot(self.table)
        with pytest.raises(Refused) as caught:
            yield
        assert caught.value.code == code
        assert snapshot(self.table) == before


def jeton(points: int, bredouille: bool = False, trous: int = 0, serie: bool = False) -> Marks:
    """Marks of one seat."""
    return Marks(points, bredouille, trous, serie)
