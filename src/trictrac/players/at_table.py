"""A player of this package at a table: the one way in which a computer chooses, in this process or in a worker.

The table's state becomes the kernel's row of this moment, with the marks as they
stand on the board: where people mark for themselves they may be wrong, and it is
with these that the game goes on. A choice depends on the seed, the partie, the
coup and the row, not on what was asked before, so that a table that is resumed
goes on as if nobody had left.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from trictrac.kernel import state as rows
from trictrac.play import Play
from trictrac.players.engine import Numbers
from trictrac.players.evaluator import Rows
from trictrac.players.levels import BY_KEY
from trictrac.players.player import Player
from trictrac.players.registry import make
from trictrac.table.robot import Attention, Robot
from trictrac.table.state import TableState

Choose = Callable[[bytes, str], int]
"""A judged row and a seed to the number of the chosen candidate."""


def row_at(state: TableState, phase: int) -> Rows:
    """The throw on the table as a judged row, in phase ``DECIDE`` or ``PLAY``."""
    assert state.throw is not None
    row = state.row.copy()
    for offset, seat in ((rows.MINE, state.turn), (rows.THEIRS, 1 - state.turn)):
        state.marks(seat).to_row(row, offset)
    row[rows.SEAT] = state.turn
    row[rows.PHASE] = phase
    row[rows.DIE_A], row[rows.DIE_B] = state.throw.high, state.throw.low
    row[rows.OWED] = state.worth[1]
    row[rows.WINNER] = rows.NOBODY
    row[rows.TARGET] = 0 if state.is_marque else state.target  # players do not know of a limit
    return row


@dataclass(frozen=True, slots=True)
class TableQuestion:
    """A choice to be made at a table: plain data that hold all that the answer depends on."""

    row: str
    """The judged row, in hexadecimal."""
    plays: int
    """How many plays there are; their number stands for leaving."""
    may_leave: bool
    seed: str

    @classmethod
    def at(cls, state: TableState, seed: int | str, may_leave: bool) -> TableQuestion:
        """The choice of this moment; a player who stayed makes the play that it stayed for."""
        assert state.plays is not None
        row = row_at(state, rows.DECIDE if may_leave or state.stayed else rows.PLAY)
        moment = f"choice {seed} {len(state.form.history)} {state.coup}"
        return cls(row.tobytes().hex(), len(state.plays), may_leave, moment)

    @property
    def forced(self) -> bool:
        """Whether there is nothing to choose."""
        return self.plays == 1 and bytes.fromhex(self.row)[rows.PHASE] == rows.PLAY

    def answer(self, choose: Choose) -> int:
        """The number of a play, or ``plays`` for leaving."""
        if self.forced:
            return 0
        row = bytearray.fromhex(self.row)
        chosen = choose(bytes(row), self.seed)
        if chosen == self.plays and not self.may_leave:  # an ecole bars it, or moved the marks since it stayed
            row[rows.PHASE] = rows.PLAY
            chosen = choose(bytes(row), self.seed)
        return chosen


def chooser(player: Player[Numbers]) -> Choose:
    """How a player chooses; what was asked just before is not thought over again."""

    @lru_cache(maxsize=1)
    def choose(row: bytes, seed: str) -> int:
        rng = np.random.default_rng(random.Random(seed).getrandbits(64))
        return int(player.choose(np.frombuffer(row, np.int8)[np.newaxis].copy(), rng)[0])

    return choose


class AtTable:
    """A player as the chooser of a ``table.Robot``."""

    def __init__(self, player: Player[Numbers], seed: int | str) -> None:
        self._choose = chooser(player)
        self._seed = seed

    def leaves(self, state: TableState) -> bool:
        question = TableQuestion.at(state, self._seed, may_leave=True)
        return question.answer(self._choose) == question.plays

    def play(self, state: TableState) -> Play:
        assert state.plays is not None
        play: Play = state.plays[TableQuestion.at(state, self._seed, may_leave=False).answer(self._choose)]
        return play


def seat(player: int, seed: int, name: str, attention: Attention | None = None) -> Robot:
    """A computer in the place of a table's ``player``: a level, or any other player by its name.

    It marks with the attention of its level unless another is given; players that are no level see everything.
    """
    if attention is None and name in BY_KEY:
        attention = BY_KEY[name].attention
    return Robot(player, seed, attention, AtTable(make(name), seed))
