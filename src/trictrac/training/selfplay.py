"""Self-play by the batch, and what each position should have been worth: TD(lambda) targets.

Every row that waited for a throw is a sample. Its target is what the best
candidate of that throw was judged to be worth, mixed with the target of the row
that was really reached; after a move made to explore, the first alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

import torch

from trictrac.kernel.state import OVER, PHASE, SEAT, THROW
from trictrac.players.engine import A, OutcomeEngine, seen_by
from trictrac.players.value import other_view


@dataclass(slots=True)
class Window:
    """A stretch of self-play: so many coups of so many games."""

    before: list[torch.Tensor]
    """The rows before each coup; one more, the rows after the last."""
    best: list[torch.Tensor]
    """Outcomes of the best candidate of each coup, seen by the thrower."""
    reached: list[torch.Tensor]
    """Outcomes of the rows after each coup, each seen by its own player; certain where the game is over."""
    greedy: list[torch.Tensor]
    """Whether the best candidate was played."""
    ended: int
    """Games that ended."""


@dataclass(frozen=True, slots=True)
class Opponent(Generic[A]):
    """A net that does not learn, in one seat of every game."""

    engine: OutcomeEngine[A]
    seats: A
    """Which seat of each game is theirs."""


def turned(probabilities: torch.Tensor, seats: torch.Tensor, viewers: torch.Tensor) -> torch.Tensor:
    """Outcomes seen by ``seats``, as the players in ``viewers`` see them."""
    return torch.where((seats == viewers)[:, None], probabilities, other_view(probabilities))


def as_tensor(array: object) -> torch.Tensor:
    """The engine's array as torch sees it, without a copy."""
    return array if isinstance(array, torch.Tensor) else torch.from_numpy(array)


def play_window(
    engine: OutcomeEngine[A],
    rows: A,
    seed: int,
    games: A,
    first: int,
    coups: int,
    misjudgement: torch.Tensor | None,
    opponent: Opponent[A] | None = None,
) -> tuple[A, Window]:
    """Plays so many coups from ``rows``; returns the rows reached and what happened.

    ``misjudgement`` is the spread of the error that each game's players make on purpose, to see more of the game. An
    opponent makes none: what they choose is the best that their coups can be expected to be.
    """
    law = engine.law
    before, bests, reached, greedy = [], [], [], []
    ended = 0
    for counter in range(first, first + coups):
        before.append(as_tensor(rows).clone())
        law.draw_dice(rows, seed, games, counter)
        found, offsets, owners = law.candidates(rows)
        probabilities = engine.probabilities(found)
        seats = rows[:, SEAT]
        values = seen_by(engine.values(probabilities, found), found, seats[owners])
        best = law.best(values, offsets)
        chosen = law.copy(best)
        if misjudgement is not None:
            noise = misjudgement[as_tensor(owners)] * torch.randn(len(values), device=misjudgement.device)
            chosen = law.best(values + (noise if isinstance(values, torch.Tensor) else noise.numpy()), offsets)
        if opponent is not None:
            theirs = ~((seats ^ opponent.seats) > 0)
            thought = seen_by(opponent.engine.equity(found), found, seats[owners])
            best[theirs] = chosen[theirs] = law.best(thought, offsets)[theirs]
        outcome = as_tensor(probabilities[best])
        bests.append(turned(outcome, as_tensor(found[best])[:, SEAT], as_tensor(seats)))
        greedy.append(as_tensor(chosen) == as_tensor(best))
        rows = found[chosen]
        reached.append(as_tensor(probabilities[chosen]))
        ended += int((as_tensor(rows)[:, PHASE] == OVER).sum())
    before.append(as_tensor(rows).clone())
    return rows, Window(before, bests, reached, greedy, ended)


def targets(window: Window, trace: float) -> tuple[torch.Tensor, torch.Tensor]:
    """The samples of a window: rows and the outcomes they should be given, ``trace`` being lambda."""
    rows, wanted = [], []
    target = window.reached[-1]
    for coup in range(len(window.best) - 1, -1, -1):
        row, after = window.before[coup], window.before[coup + 1]
        over = (after[:, PHASE] == OVER)[:, None]
        # The thrower of a coup is the player of the row before it.
        seen = turned(torch.where(over, window.reached[coup], target), after[:, SEAT], row[:, SEAT])
        mixed = torch.where(over, seen, (1 - trace) * window.best[coup] + trace * seen)
        target = torch.where(window.greedy[coup][:, None], mixed, window.best[coup])
        waits = row[:, PHASE] == THROW  # a finished or unopened game has nothing to learn from the next throw
        rows.append(row[waits])
        wanted.append(target[waits])
    return torch.cat(rows), torch.cat(wanted)
