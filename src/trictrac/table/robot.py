"""A computer player at a table: it marks like a person, with the attention of its level.

What to play is not decided here: :meth:`Robot.consider` names the decision, and a chooser makes it,
at once in this process (:meth:`Robot.next_action`) or after a while in another one (the server).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

from trictrac.errors import TrictracError
from trictrac.play import Play
from trictrac.side import Side
from trictrac.table import actions as do
from trictrac.table.config import Mode
from trictrac.table.faults import TablePhase
from trictrac.table.state import TableState
from trictrac.table.table import Table


@dataclass(frozen=True, slots=True)
class Attention:
    """How often it sees what there is to mark: 1 is always, 0 never."""

    sees_points: float = 1.0
    """Each reason of its own sheet."""
    sees_ecoles: float = 1.0
    """Each fault of the opponent."""

    def __post_init__(self) -> None:
        for rate in (self.sees_points, self.sees_ecoles):
            if not 0 <= rate <= 1:
                raise TrictracError(f"attention is a number from 0 to 1, not {rate}", str(rate))


class RobotChoice(Enum):
    """What a robot leaves to its chooser."""

    LEAVE = auto()
    """Stay or leave after a trou (art. XVI)."""
    PLAY = auto()


class Chooser(Protocol):
    """Decides for a robot."""

    def leaves(self, state: TableState) -> bool:
        """Whether it leaves after a trou."""

    def play(self, state: TableState) -> Play:
        """What it plays."""


class RandomChooser:
    """Any legal play; stays or leaves at random. ``chance`` gives the random stream of a moment."""

    def __init__(self, chance: Callable[[TableState], random.Random]) -> None:
        self._chance = chance

    def leaves(self, state: TableState) -> bool:
        """See :class:`Chooser`."""
        return self._chance(state).random() < 0.5

    def play(self, state: TableState) -> Play:
        """See :class:`Chooser`."""
        assert state.plays is not None
        play: Play = self._chance(state).choice(state.plays)
        return play


class Robot:
    """Plays one seat; without a chooser at random, from its own stream."""

    def __init__(
        self, player: int, seed: int, attention: Attention | None = None, chooser: Chooser | None = None
    ) -> None:
        self.player = player
        self.attention = attention or Attention()
        # Looking has a stream of its own: a distracted robot plays the same game as an attentive one.
        self._eye = random.Random(f"attention {seed}")
        stream = random.Random(seed)
        self._chooser = chooser or RandomChooser(lambda _: stream)
        self._game = -1
        self._looked: set[tuple[object, ...]] = set()

    def next_action(self, table: Table) -> do.Action | None:
        """What it does now; None when it has nothing to do."""
        wanted = self.consider(table)
        if wanted is RobotChoice.LEAVE:
            return self.stay_or_leave(self._chooser.leaves(table.state))
        if wanted is RobotChoice.PLAY:
            return self.play(self._chooser.play(table.state))
        return wanted

    def stay_or_leave(self, leaves: bool) -> do.Action:
        """The action of ``Decision.LEAVE``."""
        return do.Leave(self.player, confirmed=True) if leaves else do.Stay(self.player)

    def play(self, play: Play) -> do.Action:
        """The action of ``Decision.PLAY``."""
        return do.PlayDames(self.player, play, confirmed=True)

    def consider(self, table: Table) -> do.Action | RobotChoice | None:
        """What it does now, or what must be decided first; None when it has nothing to do."""
        state = table.state
        if self.player not in state.joined:
            return do.Join(self.player)
        if state.phase is TablePhase.OVER:
            return None
        if len(state.form.history) != self._game:
            self._game = len(state.form.history)
            self._looked.clear()
        proposal = state.proposal
        if proposal and self.player in state.concerned(proposal.what) and self.player not in proposal.accepted:
            return do.Decline(self.player)
        seat = state.seat_of(self.player)
        if seat is None:
            return None
        if state.phase is TablePhase.OPENING:
            return None if seat in state.opening else do.ThrowDice(self.player)
        # Whoever claims no longer marks what they received (XVII.21).
        done = self._mark(table, seat) if state.phase is TablePhase.THROW else None
        done = done or self._take_up(table, seat)
        if done:
            return done
        if state.phase in (TablePhase.LEAVING, TablePhase.ENDING):
            waits = seat != state.turn if state.phase is TablePhase.LEAVING else state.has_won(1 - seat)
            return do.Agree(self.player) if waits else None
        marked = self._mark(table, seat)
        if marked:
            return marked
        if state.phase is TablePhase.THROW and state.false_exit:
            return None if seat == state.turn else do.Agree(self.player)
        if seat != state.turn:
            return None
        if state.phase is TablePhase.THROW:
            return self._replay(state) if state.must_be_replayed else do.ThrowDice(self.player, confirmed=True)
        if state.ledger.made.get((state.coup, seat)) and not state.stayed and not state.touched:
            return do.Stay(self.player) if state.stopped_by_excess(seat, state.coup) else RobotChoice.LEAVE
        return RobotChoice.PLAY

    def _replay(self, state: TableState) -> do.Action:
        """Has a play put right that cannot stand."""
        assert state.plays is not None
        play = next(play for play in state.plays if state.replay_leaves(play) is None)
        return do.Replay(self.player, play)

    def _take_up(self, table: Table, seat: int) -> do.Action | None:
        """Claims the ecoles it notices, together; contests a claim it knows to be false."""
        state = table.state
        claim = state.wrongly_claimed(seat)
        if claim and self._notices(("claim", claim.entries), self.attention.sees_ecoles):
            return do.Contest(self.player)
        if state.phase is TablePhase.PLAY and seat == state.turn:
            return None
        faults = state.claimable(1 - seat)
        noticed = [
            self._notices(("fault", fault.kind, fault.coup, fault.slot, fault.points), self.attention.sees_ecoles)
            for fault in faults
        ]
        return do.Claim(self.player, sum(fault.points for fault in faults), confirmed=True) if any(noticed) else None

    def _mark(self, table: Table, seat: int) -> do.Action | None:
        """Marks the reasons it sees, once each."""
        state = table.state
        place = state.to_mark(seat)
        if state.mode(seat) is Mode.AUTOMATIC or place is None or state.missing(seat, *place) <= 0:
            return None
        if ("marked", *place) in self._looked or state.score is None:
            return None
        self._looked.add(("marked", *place))
        side = (Side.WHITE, Side.BLACK)[seat]
        seen = sum(
            mark.points for mark in state.score if mark.side is side and self._eye.random() < self.attention.sees_points
        )
        seen = min(seen, state.missing(seat, *place))
        return do.MarkPoints(self.player, seen) if seen > 0 else None

    def _notices(self, key: tuple[object, ...], rate: float) -> bool:
        """Looks at a thing once; what it overlooked stays overlooked."""
        if key in self._looked:
            return False
        self._looked.add(key)
        return self._eye.random() < rate
