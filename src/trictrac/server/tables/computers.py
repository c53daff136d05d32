"""Computers at tables: ``trictrac.table.Robot`` marks and claims here, and asks a thinker what to play."""

from __future__ import annotations

from collections import Counter
from contextvars import ContextVar
from typing import Protocol

from trictrac.play import Play
from trictrac.server.tables.live import LiveTable
from trictrac.table import Robot
from trictrac.table.actions import Action
from trictrac.table.robot import RobotChoice

ASKED_BY: ContextVar[str] = ContextVar("asked_by", default="")
"""The address for which computers think now: workers are shared among addresses."""


class ComputerChooser(Protocol):
    """Decides for a computer; ``level`` is its name."""

    async def leaves(self, level: str, live: LiveTable) -> bool:
        """Whether it leaves after a trou."""

    async def play(self, level: str, live: LiveTable) -> Play:
        """What it plays."""


class Sessions:
    """Tables where only computers sit: they play while somebody watches, not too fast, a few at once per address."""

    def __init__(self, most: int = 1000, pause: float = 0.0) -> None:
        self.pause = pause
        """Seconds between two actions."""
        self._most = most
        self._playing: Counter[str] = Counter()

    def begin(self, address: str) -> bool:
        """One more for an address, if it may have another."""
        allowed = self._playing[address] < self._most
        self._playing[address] += allowed
        return allowed

    def end(self, address: str) -> None:
        """One less."""
        self._playing[address] -= 1
        if not self._playing[address]:
            del self._playing[address]


class Computers:
    """The robots of all tables of this process."""

    def __init__(self, chooser: ComputerChooser) -> None:
        self._chooser = chooser
        self._robots: dict[str, dict[int, Robot]] = {}

    async def next_action(self, live: LiveTable) -> Action | None:
        """What some computer at a table does now; None: all wait for people."""
        seq = live.moment
        for player, seat in enumerate(live.seats):
            if seat.is_computer and live.table is not None:
                action = await self._ask(live, player, seq)
                if action is not None or live.moment != seq:
                    return action
        return None

    async def _ask(self, live: LiveTable, player: int, seq: int) -> Action | None:
        assert live.table is not None
        robot, level = self._robot(live, player), live.seats[player].plan.level
        wanted = robot.consider(live.table)
        if wanted is RobotChoice.LEAVE:
            action = robot.stay_or_leave(await self._chooser.leaves(level, live))
        elif wanted is RobotChoice.PLAY:
            action = robot.play(await self._chooser.play(level, live))
        else:
            return wanted
        return action if live.moment == seq else None

    def _robot(self, live: LiveTable, player: int) -> Robot:
        robots = self._robots.setdefault(live.id, {})
        if player not in robots:
            robots[player] = Robot(player, live.robot_seed(player), live.seats[player].plan.sees)
        return robots[player]

    def forget(self, table: str) -> None:
        """A table is over, or nobody looks at it: its robots are made again when they are wanted."""
        self._robots.pop(table, None)
