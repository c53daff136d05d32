"""A player of this package at a table: what ``table.Robot`` asks is answered by ``Player.choose``.

The table's state becomes the kernel's row of this moment, with the marks as they
stand on the board: where people mark for themselves they may be wrong, and it is
with these that the game goes on. A choice belongs to the seed, the partie and the
coup, whatever was asked before it, so that a table that is resumed goes on as if
nobody had left.
"""

from __future__ import annotations

import random

import numpy as np

from trictrac.kernel import state as rows
from trictrac.play import Play
from trictrac.players.evaluator import Rows
from trictrac.players.levels import BY_KEY
from trictrac.players.player import Player
from trictrac.players.registry import make
from trictrac.table.robot import Attention, Robot
from trictrac.table.state import TableState
from trictrac.table.table import Table


def row_at(state: TableState, phase: int) -> Rows:
    """The throw on the table as a judged row, in phase ``DECIDE`` or ``PLAY``."""
    assert state.throw is not None
    row = state.row.copy()
    for offset, seat in ((rows.MINE, state.turn), (rows.THEIRS, 1 - state.turn)):
        marks = state.marks(seat)
        row[offset : offset + rows.COUPS] = (marks.points, marks.bredouille, marks.trous, marks.serie)
    row[rows.SEAT] = state.turn
    row[rows.PHASE] = phase
    row[rows.DIE_A], row[rows.DIE_B] = state.throw.high, state.throw.low
    row[rows.OWED] = state.worth[1]
    row[rows.WINNER] = rows.NOBODY
    row[rows.TARGET] = state.target
    return row


class AtTable:
    """Stays or leaves, and plays, as a player would. It stays for the play that it then makes."""

    def __init__(self, player: Player, seed: int | str) -> None:
        self.player = player
        self.seed = seed
        self._last: tuple[tuple[object, ...], int] | None = None

    def choose_leave(self, table: Table, _rng: random.Random) -> bool:
        """Whether it leaves; for ``table.Robot``."""
        assert table.state.plays is not None
        return self._choose(table.state, rows.DECIDE) == len(table.state.plays)

    def choose_play(self, table: Table, _rng: random.Random) -> Play:
        """What it plays; for ``table.Robot``."""
        state = table.state
        plays = state.plays
        assert plays is not None
        chosen = self._choose(state, rows.DECIDE if state.stayed else rows.PLAY)
        if chosen == len(plays):  # it would leave and may not: an ecole bars it, or moved the marks since it stayed
            chosen = self._choose(state, rows.PLAY)
        play: Play = plays[chosen]
        return play

    def _choose(self, state: TableState, phase: int) -> int:
        """The number of the chosen candidate; the same question is thought over once."""
        assert state.plays is not None
        if phase == rows.PLAY and len(state.plays) == 1:
            return 0
        row = row_at(state, phase)
        moment = (len(state.form.history), state.coup, row.tobytes())
        if self._last is None or self._last[0] != moment:
            chance = random.Random(f"choice {self.seed} {len(state.form.history)} {state.coup}").getrandbits(64)
            self._last = moment, int(self.player.choose(row[np.newaxis], np.random.default_rng(chance))[0])
        return self._last[1]


def seat(player: int, seed: int, name: str, attention: Attention | None = None) -> Robot:
    """A computer in the place of a table's ``player``: a level, or any other player by its name.

    It marks with the attention of its level unless another is given; players that are no level see everything.
    """
    if attention is None and name in BY_KEY:
        attention = BY_KEY[name].attention
    chooser = AtTable(make(name), seed)
    return Robot(player, seed, attention, chooser.choose_play, chooser.choose_leave)
