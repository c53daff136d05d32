"""Games between two players, many at once, the same dice twice with the seats changed.

Pair ``k`` is two games with the dice of stream ``k``: the first player has seat 0
in the one and seat 1 in the other, so that the luck of the dice falls on both.
All games of a chunk advance together, one coup at a time, so that players judge
large batches.

``training.matches`` pairs games likewise, but between engines and not players: its
rows may lie on a GPU, and two means over all games are enough for a curve. Here any
player can sit down, each draws from a chance of its own, and every game has its
result, so that a match can be played in parts and resumed (``players.arena``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from trictrac.forms.marque import value as marque_value
from trictrac.forms.ordinary import stake_multiple
from trictrac.kernel import state
from trictrac.kernel.state import MINE, NOBODY, OVER, PHASE, SEAT, SERIE, THEIRS, TROUS, WINNER
from trictrac.players.engine import Engine
from trictrac.players.evaluator import Rows
from trictrac.players.player import Player
from trictrac.players.random_player import Blind
from trictrac.rules import Rules

Form = Literal["ordinary", "a-ecrire"]

MOST_COUPS = 20_000
"""A game that is not over then is given up: nobody wins it."""


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended for the first player; in the written game a *game* is a marque."""

    won: float
    """1, 0, or a half for a refait and for a game given up."""
    trous: int
    """His trous less the other's."""
    worth: int
    """Stakes of an ordinary game, jetons of a marque; negative if lost."""
    coups: int
    finished: bool


def play_pairs(
    players: tuple[Player, Player],
    form: Form,
    rules: Rules,
    seed: int,
    numbers: Sequence[int],
    most_coups: int = MOST_COUPS,
) -> list[tuple[Result, Result]]:
    """Plays the pairs of these numbers. The answer depends on nothing but the arguments."""
    streams = np.repeat(np.asarray(numbers, np.int64), 2)
    first_seats = np.tile(np.array([0, 1], np.int8), len(numbers))
    rows = state.new_rows(len(streams), rules.trous if form == "ordinary" else 0, rules.bits)
    coups = np.zeros(len(streams), np.int64)
    rngs = [np.random.default_rng([seed, int(streams[0]), place]) for place in (0, 1)]
    engine = Engine(Blind())
    playing = np.arange(len(streams))
    for coup in range(most_coups):
        now = rows[playing]
        engine.draw_dice(now, seed, streams[playing], coup)
        found, offsets, _ = engine.candidates(now)
        places = now[:, SEAT] ^ first_seats[playing]
        rows[playing] = found[offsets[:-1] + _choose(players, now, places, np.diff(offsets), rngs)]
        coups[playing] += 1
        playing = playing[rows[playing, PHASE] != OVER]
        if not len(playing):
            break
    results = [
        _result(row, int(seat), form, rules, int(count))
        for row, seat, count in zip(rows, first_seats, coups, strict=True)
    ]
    return list(zip(results[::2], results[1::2], strict=True))


def _choose(players: tuple[Player, Player], rows: Rows, places: Any, counts: Any, rngs: list[Any]) -> Any:
    """The choice of each row by the player whose throw it is; where there is no choice nobody is asked."""
    choices = np.zeros(len(rows), np.int64)
    for place, player in enumerate(players):
        asked = np.flatnonzero((places == place) & (counts > 1))
        if len(asked):
            choices[asked] = player.choose(rows[asked], rngs[place])
    return choices


def _result(row: Rows, seat: int, form: Form, rules: Rules, coups: int) -> Result:
    mine, theirs = (MINE, THEIRS) if row[SEAT] == seat else (THEIRS, MINE)
    ahead = int(row[mine + TROUS]) - int(row[theirs + TROUS])
    if row[PHASE] != OVER or row[WINNER] == NOBODY:
        return Result(0.5, ahead, 0, coups, bool(row[PHASE] == OVER))
    won = row[WINNER] == seat
    winner, loser = (mine, theirs) if won else (theirs, mine)
    lost, in_series = int(row[loser + TROUS]), bool(row[winner + SERIE])
    if form == "ordinary":
        worth = stake_multiple(rules, lost, in_series)[0]
    else:
        worth = marque_value(int(row[winner + TROUS]), lost, in_series, 0, rules)
    return Result(float(won), ahead, worth if won else -worth, coups, True)
