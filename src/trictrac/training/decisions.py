"""Decisions of self-play, weighed by each depth of search and then rolled out: where the losses are measured.

Rollouts come in blocks that hold every pair of first throws once. After each block, candidates that are certainly
not the best are left out: the trials go where it matters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from trictrac.kernel import state
from trictrac.kernel.state import DECIDE, OVER, PHASE, SEAT
from trictrac.players.engine import seen_by
from trictrac.players.rollouts import PAIRS_OF_THROWS, play_trials
from trictrac.players.search import ONE_PLY, TWO_PLIES, Depth, weigh
from trictrac.training.losses import Judged

DEPTHS = {"0 ply": (), "1 ply": ONE_PLY, "2 plies": TWO_PLIES}
SEED = 1852
MOST_COUPS = 600
PLAYS_EVERY = 16
"""Coups between two plays that are taken from one game."""
WEIGHED_AT_ONCE = {"cuda": 64, "cpu": 4}
ROLLED_AT_ONCE = {"cuda": 1 << 18, "cpu": 1 << 11}
CONTENDERS = 4
MARGIN = 0.1
FIRST_BLOCKS = 3
CERTAIN = 4.0
"""Standard errors below the leader at which a candidate is given up."""


@dataclass(frozen=True, slots=True)
class Contenders:
    """The candidates worth a rollout, of all decisions together."""

    rows: Any
    owners: np.ndarray
    """The decision of each."""
    seats: Any
    """Who decides."""
    values: np.ndarray
    """What the deepest search thinks of them (a pruned one: what the net thinks)."""
    choices: dict[str, np.ndarray]
    """Of each depth, the contender that it chooses in every decision."""


def sample(engine: Any, wanted: int, depths: tuple[Depth, ...], device: str) -> tuple[Any, Any]:
    """Judged rows with a choice from self-play at some depth: three plays for every stay-or-leave decision."""
    games = max(1, wanted // 4)
    rows: Any = state.new_rows(games)
    numbers: Any = np.arange(games)
    if device == "cuda":
        rows, numbers = torch.from_numpy(rows).cuda(), torch.from_numpy(numbers).cuda()
    plays, decisions = [], []
    for coup in range(MOST_COUPS):
        engine.draw_dice(rows, SEED, numbers, coup)
        found, offsets, values = weigh(engine, rows, depths)
        asked = rows[(offsets[1:] - offsets[:-1] > 1) & (rows[:, PHASE] != OVER)]
        if coup % PLAYS_EVERY == PLAYS_EVERY // 2:
            plays.append(asked[asked[:, PHASE] != DECIDE])
        decisions.append(asked[asked[:, PHASE] == DECIDE])
        rows = found[engine.best(values, offsets)]
        playing = rows[:, PHASE] != OVER
        rows, numbers = rows[playing], numbers[playing]
        if len(rows) == 0:
            break
    return _some(plays, wanted * 3 // 4), _some(decisions, wanted - wanted * 3 // 4)


def _some(parts: list[Any], wanted: int) -> Any:
    """So many rows of the parts, drawn at random."""
    if isinstance(parts[0], torch.Tensor):
        rows = torch.cat(parts)
        return rows[torch.randperm(len(rows), generator=torch.Generator().manual_seed(SEED))[:wanted].to(rows.device)]
    joined = np.concatenate(parts)
    return joined[np.random.default_rng(SEED).permutation(len(joined))[:wanted]]


def contenders(engine: Any, rows: Any, device: str) -> Contenders:
    """Weighs every row at every depth and keeps what is near the best, and what any depth chooses."""
    found, offsets, owners = engine.candidates(rows)
    weighed = {name: _weigh(engine, rows, depths, device) for name, depths in DEPTHS.items()}
    choices = {name: _numpy(engine.best(values, offsets)) for name, values in weighed.items()}
    plain, deepest = _numpy(weighed["0 ply"]), _numpy(weighed["2 plies"])
    owner, ranks = _numpy(owners), _numpy(engine.ranks(weighed["0 ply"], offsets, owners))
    kept = (ranks < CONTENDERS) & (plain >= plain[choices["0 ply"]][owner] - MARGIN)
    for choice in choices.values():
        kept[choice] = True
    wanted = np.flatnonzero(kept)
    place = np.full(len(kept), -1)
    place[wanted] = np.arange(len(wanted))
    at: Any = torch.from_numpy(wanted).cuda() if device == "cuda" else wanted
    thought = np.where(deepest > -1, deepest, plain)[wanted]
    return Contenders(
        found[at],
        owner[wanted],
        rows[:, SEAT][owners[at]],
        thought,
        {name: place[choice] for name, choice in choices.items()},
    )


def judge(
    engine: Any, among: Contenders, blocks: int, coups: int, device: str
) -> tuple[list[Judged], dict[str, list[int]]]:
    """Rolls the contenders out; the decisions as the deepest search made them, and the other depths' choices."""
    means = np.full((blocks, len(among.owners)), np.nan)
    alive = np.ones(len(among.owners), bool)
    protected = np.zeros(len(alive), bool)
    for choice in among.choices.values():
        protected[choice] = True
    for block in range(blocks):
        alone = np.bincount(among.owners[alive], minlength=among.owners.max() + 1) == 1
        playing = np.flatnonzero(alive & ~alone[among.owners])
        means[block, playing] = _roll_block(engine, among, playing, block, coups, device)
        if block + 1 >= FIRST_BLOCKS:
            alive &= protected | ~_hopeless(means[: block + 1], among.owners)
    return _decisions(means, among, alive)


def _hopeless(means: np.ndarray, owners: np.ndarray) -> np.ndarray:
    """Which of the contenders still rolled out are certainly below the leader of their decision."""
    out = np.zeros(means.shape[1], bool)
    for members in _members(owners):
        playing = members[~np.isnan(means[-1, members])]
        if not len(playing):
            continue
        seen = means[:, playing]
        gap = seen[:, [int(np.argmax(seen.mean(0)))]] - seen
        error = gap.std(0, ddof=1) / np.sqrt(len(gap))
        out[playing] = gap.mean(0) > CERTAIN * np.maximum(error, np.median(error) / 2)
    return out


def _decisions(means: np.ndarray, among: Contenders, alive: np.ndarray) -> tuple[list[Judged], dict[str, list[int]]]:
    judged, others = [], {name: list[int]() for name in among.choices}
    for number, members in enumerate(_members(among.owners)):
        left = members[alive[members]]
        seen = means[:, left]
        seen = seen[~np.isnan(seen).any(1)] if len(left) > 1 else np.zeros((2, 1))
        column = {contender: i for i, contender in enumerate(left)}
        judged.append(Judged(seen, among.values[left], column[among.choices["2 plies"][number]]))
        for name, choice in among.choices.items():
            others[name].append(column[choice[number]])
    return judged, others


def _members(owners: np.ndarray) -> list[np.ndarray]:
    """The contenders of each decision: neighbours in the list."""
    return np.split(np.arange(len(owners)), np.flatnonzero(np.diff(owners)) + 1)


def _roll_block(engine: Any, among: Contenders, wanted: np.ndarray, block: int, coups: int, device: str) -> np.ndarray:
    """The mean values of some contenders over one block of trials."""
    found = np.zeros(len(wanted))
    each = max(1, ROLLED_AT_ONCE[device] // PAIRS_OF_THROWS)
    numbers = np.arange(PAIRS_OF_THROWS)
    for start in range(0, len(wanted), each):
        part = wanted[start : start + each]
        if device == "cuda":
            rows = among.rows[torch.from_numpy(part).cuda()]
            viewers = among.seats[torch.from_numpy(part).cuda()]
            tiled: Any = rows.repeat_interleave(len(numbers), 0)
            dice: Any = torch.from_numpy(numbers).cuda().repeat(len(part))
        else:
            rows, viewers = among.rows[part], among.seats[part]
            tiled, dice = np.repeat(rows, len(numbers), axis=0), np.tile(numbers, len(part))
        values = play_trials(engine, tiled, dice, coups, SEED + 1 + block)
        found[start : start + each] = _numpy(seen_by(values.reshape(len(part), -1).mean(1), rows, viewers))
    return found


def _weigh(engine: Any, rows: Any, depths: Any, device: str) -> Any:
    each = WEIGHED_AT_ONCE[device] if depths else len(rows)
    parts = [weigh(engine, rows[start : start + each], depths)[2] for start in range(0, len(rows), each)]
    return (torch.cat if device == "cuda" else np.concatenate)(parts)


def _numpy(values: Any) -> np.ndarray:
    return values.cpu().numpy() if isinstance(values, torch.Tensor) else np.asarray(values)
