"""Matches between nets on one engine each, all games side by side: the strength column of a training curve.

Paired dice: games ``2k`` and ``2k + 1`` have the same throws with the seats changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from trictrac.kernel import state
from trictrac.kernel.state import NOBODY, OVER, PHASE, SEAT, WINNER
from trictrac.players.engine import seen_by
from trictrac.players.levels import UNSEEN
from trictrac.players.search import Depth, weigh

MOST_COUPS = 5000


@dataclass(frozen=True, slots=True)
class Side:
    """An engine and how deep it looks."""

    engine: Any
    depths: tuple[Depth, ...] = ()
    misjudgement: float = 0.0
    """The spread of a random error added to every value: weaker levels."""
    oversight: float = 0.0
    """How often a candidate is not seen (``players.levels``)."""


def choose(side: Side, rows: Any, unit: float = 1.0) -> Any:
    """The rows that the side's choices lead to."""
    found, offsets, values = weigh(side.engine, rows, side.depths, unit)
    if side.misjudgement or side.oversight:
        unseen = torch.rand(len(values)) < side.oversight
        noise = torch.randn(len(values)) * side.misjudgement - UNSEEN * unseen
        values = values + (noise.to(values.device) if isinstance(values, torch.Tensor) else noise.numpy())
    return found[side.engine.best(values, offsets)]


def play_pairs(a: Side, b: Side, rows: Any, seed: int, on_coup: Any = None) -> tuple[Any, Any]:
    """Plays every row to its end; ``a`` has seat 0 in even rows. Returns the rows and which seat ``a`` had."""
    device = rows.device if isinstance(rows, torch.Tensor) else None
    numbers = np.arange(len(rows))
    games: Any = numbers // 2
    seat_of_a: Any = (numbers % 2).astype(np.int8)
    if device is not None:
        games, seat_of_a = (torch.from_numpy(x).to(device) for x in (games, seat_of_a))
    alive: Any = torch.arange(len(rows), device=device) if device is not None else numbers
    for counter in range(MOST_COUPS):
        now = rows[alive]
        a.engine.draw_dice(now, seed, games[alive], counter)
        a_moves = now[:, SEAT] == seat_of_a[alive]
        for side, mine in ((a, a_moves), (b, ~a_moves)):
            if int(mine.sum()):
                now[mine] = choose(side, now[mine])
        rows[alive] = now
        alive = alive[now[:, PHASE] != OVER]
        if on_coup:
            on_coup(counter, len(alive))
        if len(alive) == 0:
            break
    return rows, seat_of_a


@dataclass(frozen=True, slots=True)
class Strength:
    """What a match showed, with half-widths of 95 % intervals taken over pairs."""

    games: int
    wins: float
    wins_half: float
    worth: float
    """Stakes a game, or jetons a marque."""
    worth_half: float


def strength(a: Side, b: Side, pairs: int, seed: int, form: str = "ordinary", device: str = "cpu") -> Strength:
    """Plays a match of ``2 * pairs`` games and measures it for ``a``; a refait is half won."""
    rows: Any = state.new_rows(2 * pairs, state.ORDINARY_TARGET if form == "ordinary" else 0)
    if device == "cuda":
        rows = torch.from_numpy(rows).cuda()
    rows, seat_of_a = play_pairs(a, b, rows, seed)
    worth = seen_by(a.engine.equity(rows), rows, seat_of_a)
    won = (rows[:, WINNER] == seat_of_a) + 0.5 * (rows[:, WINNER] == NOBODY)
    wins, wins_half = _mean_of_pairs(won)
    mean, half = _mean_of_pairs(worth)
    return Strength(2 * pairs, wins, wins_half, mean, half)


def _mean_of_pairs(values: Any) -> tuple[float, float]:
    numbers = np.asarray(values.cpu() if isinstance(values, torch.Tensor) else values, float)
    pairs = numbers.reshape(-1, 2).mean(1)
    return float(pairs.mean()), float(1.96 * pairs.std(ddof=1) / np.sqrt(len(pairs)))
