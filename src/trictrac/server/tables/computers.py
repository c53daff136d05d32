"""Computers at tables: ``trictrac.table.Robot`` marks and claims here, and asks a thinker what to play."""

from __future__ import annotations

import random
from typing import Protocol

from trictrac.play import Play
from trictrac.server.tables.live import LiveTable
from trictrac.table import Robot, Table
from trictrac.table.actions import Action


class Chooser(Protocol):
    """Decides for a computer; ``level`` is its name."""

    async def leaves(self, level: str, live: LiveTable) -> bool:
        """Whether it leaves after a trou."""

    async def play(self, level: str, live: LiveTable) -> Play:
        """What it plays."""


class _Asked(BaseException):
    """The robot wants to know something first."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class _Answers:
    """What the robot is told when it asks again."""

    def __init__(self) -> None:
        self.seq = -1
        self.leave: bool | None = None
        self.dames: Play | None = None

    def choose_leave(self, _table: Table, _rng: random.Random) -> bool:
        if self.leave is None:
            raise _Asked("leave")
        return self.leave

    def choose_play(self, _table: Table, _rng: random.Random) -> Play:
        if self.dames is None:
            raise _Asked("play")
        return self.dames


class Computers:
    """The robots of all tables of this process."""

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser
        self._robots: dict[str, dict[int, tuple[Robot, _Answers]]] = {}

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
        robot, answers = self._robot(live, player)
        if answers.seq != seq:
            answers.seq, answers.leave, answers.dames = seq, None, None
        level = live.seats[player].plan.level
        while live.moment == seq and live.table is not None:
            try:
                return robot.next_action(live.table)
            except _Asked as asked:
                if asked.what == "leave":
                    answers.leave = await self._chooser.leaves(level, live)
                else:
                    answers.dames = await self._chooser.play(level, live)
        return None

    def _robot(self, live: LiveTable, player: int) -> tuple[Robot, _Answers]:
        robots = self._robots.setdefault(live.id, {})
        if player not in robots:
            answers = _Answers()
            plan = live.seats[player].plan
            robot = Robot(player, live.robot_seed(player), plan.sees, answers.choose_play, answers.choose_leave)
            robots[player] = robot, answers
        return robots[player]

    def forget(self, table: str) -> None:
        """A table is over, or nobody looks at it: its robots are made again when they are wanted."""
        self._robots.pop(table, None)
