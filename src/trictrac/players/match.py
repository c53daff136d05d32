"""Games between two players, many at once, the same dice twice with the seats changed.

Pair ``k`` is two games with the dice of stream ``k``: the first player has seat 0
in the one and seat 1 in the other, so that the luck of the dice falls on both.
All games of a chunk advance together, one coup at a time, so that players judge
large batches, on a GPU if their arrays lie there. Each player draws from a chance of
their own and every game has its result, so that a match can be played in parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from trictrac.forms.marque import value as marque_value
from trictrac.forms.ordinary import stake_multiple
from trictrac.kernel import state
from trictrac.kernel.state import MINE, NOBODY, OVER, PHASE, SEAT, SERIE, THEIRS, TROUS, WINNER
from trictrac.players.engine import A, Law, Numbers
from trictrac.players.player import EnginePlayer, Player
from trictrac.players.statistics import mean_of
from trictrac.rules import LOI_2013, Rules

Form = Literal["ordinary", "a-ecrire"]

MOST_COUPS = 20_000
"""A game that is not over then is given up: nobody wins it."""


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended for the first player; in the written game a *game* is a marque."""

    won: float
    """1, 0, or a half for a refait and for a game given up."""
    trous: int
    """Their trous less the opponent's."""
    worth: int
    """Stakes of an ordinary game, jetons of a marque; negative if lost."""
    coups: int
    finished: bool


Pair = tuple[Result, Result]


def play_pairs(
    law: Law[A],
    players: tuple[Player[A], Player[A]],
    form: Form,
    rules: Rules,
    seed: int,
    numbers: Sequence[int],
    most_coups: int = MOST_COUPS,
) -> list[Pair]:
    """Plays the pairs of these numbers. The answer depends on nothing but the arguments."""
    count = 2 * len(numbers)
    streams = law.array(np.repeat(np.asarray(numbers, np.int64), 2))
    seats = np.tile(np.array([0, 1], np.int8), len(numbers))
    first_seats = law.array(seats)
    rows = law.array(state.new_rows(count, rules.trous if form == "ordinary" else 0, rules.bits))
    coups = law.array(np.zeros(count, np.int64))
    rngs = [np.random.default_rng([seed, int(numbers[0]), place]) for place in (0, 1)]
    playing = law.array(np.arange(count))
    for coup in range(most_coups):
        now = rows[playing]
        law.draw_dice(now, seed, streams[playing], coup)
        found, offsets, _ = law.candidates(now)
        chosen = law.copy(offsets[:-1])
        asked = offsets[1:] - offsets[:-1] > 1  # where there is no choice nobody is asked
        second = (now[:, SEAT] ^ first_seats[playing]) > 0
        for player, rng, theirs in zip(players, rngs, (asked & ~second, asked & second), strict=True):
            deciding = now[theirs]
            if len(deciding):
                chosen[theirs] = chosen[theirs] + player.choose(deciding, rng)
        rows[playing] = found[chosen]
        coups[playing] = coups[playing] + 1
        playing = playing[rows[playing][:, PHASE] < OVER]
        if not len(playing):
            break
    results = [
        _result(row, int(seat), form, rules, int(coup))
        for row, seat, coup in zip(law.numpy(rows), seats, law.numpy(coups), strict=True)
    ]
    return list(zip(results[::2], results[1::2], strict=True))


def _result(row: Numbers, seat: int, form: Form, rules: Rules, coups: int) -> Result:
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


@dataclass(frozen=True, slots=True)
class Strength:
    """What a match showed of the first player, with half-widths of 95 % intervals taken over pairs."""

    games: int
    wins: float
    """A refait is half won."""
    wins_half: float
    worth: float
    """Stakes per game, or jetons per marque."""
    worth_half: float

    @classmethod
    def of(cls, pairs: Sequence[Pair]) -> Strength:
        """Measures games that were played."""
        wins = mean_of([(a.won + b.won) / 2 for a, b in pairs])
        worth = mean_of([(a.worth + b.worth) / 2 for a, b in pairs])
        halves = [(each.high - each.low) / 2 for each in (wins, worth)]
        return cls(2 * len(pairs), wins.mean, halves[0], worth.mean, halves[1])


def strength(
    a: EnginePlayer[A], b: Player[A], pairs: int, seed: int, form: Form = "ordinary", rules: Rules = LOI_2013
) -> Strength:
    """Plays a match of ``2 * pairs`` games and measures it for ``a``."""
    return Strength.of(play_pairs(a.engine.law, (a, b), form, rules, seed, range(pairs)))
