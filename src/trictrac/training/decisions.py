"""Decisions of self-play, weighed by each depth of search and then rolled out: where the losses are measured.

Rollouts come in blocks that hold every pair of first throws once. After each block, candidates that are certainly
not the best are left out: the trials go where it matters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

import numpy as np

from trictrac.kernel import state
from trictrac.kernel.state import DECIDE, OVER, PHASE, SEAT
from trictrac.players.engine import A, Engine, Law, Numbers, seen_by
from trictrac.players.rollouts import PAIRS_OF_THROWS, play_trials
from trictrac.players.search import ONE_PLY, TWO_PLIES, Depth, weigh
from trictrac.training.losses import Judged

DEPTHS = {"0 ply": (), "1 ply": ONE_PLY, "2 plies": TWO_PLIES}
SEED = 1852
MOST_COUPS = 600
PLAYS_EVERY = 16
"""Coups between two plays that are taken from one game."""
GAMES_PER_DECISION = 1 << 12
"""About how many games a look two plies ahead asks the net for at once."""
LEAST_WEIGHED = 4
CONTENDERS = 4
MARGIN = 0.1
FIRST_BLOCKS = 3
CERTAIN = 4.0
"""Standard errors below the leader at which a candidate is given up."""


@dataclass(frozen=True, slots=True)
class Contenders(Generic[A]):
    """The candidates worth a rollout, of all decisions together."""

    rows: A
    owners: Numbers
    """The decision of each."""
    seats: A
    """Who decides."""
    values: Numbers
    """What the deepest search thinks of them (a pruned one: what the net thinks)."""
    choices: dict[str, Numbers]
    """Of each depth, the contender that it chooses in every decision."""


def sample(engine: Engine[A], wanted: int, depths: tuple[Depth, ...]) -> tuple[A, A]:
    """Judged rows with a choice from self-play at some depth: three plays for every stay-or-leave decision."""
    law, games = engine.law, max(1, wanted // 4)
    rows, numbers = law.array(state.new_rows(games)), law.array(np.arange(games))
    plays, decisions = [], []
    for coup in range(MOST_COUPS):
        law.draw_dice(rows, SEED, numbers, coup)
        found, offsets, values = weigh(engine, rows, depths)
        asked = law.numpy(rows[(offsets[1:] - offsets[:-1] > 1) & (rows[:, PHASE] < OVER)])
        if coup % PLAYS_EVERY == PLAYS_EVERY // 2:
            plays.append(asked[asked[:, PHASE] != DECIDE])
        decisions.append(asked[asked[:, PHASE] == DECIDE])
        rows = found[law.best(values, offsets)]
        playing = rows[:, PHASE] < OVER
        rows, numbers = rows[playing], numbers[playing]
        if len(rows) == 0:
            break
    wanted_plays = wanted * 3 // 4
    return _some(law, plays, wanted_plays), _some(law, decisions, wanted - wanted_plays)


def _some(law: Law[A], parts: list[Numbers], wanted: int) -> A:
    """So many rows of the parts, drawn at random."""
    joined = np.concatenate(parts)
    return law.array(joined[np.random.default_rng(SEED).permutation(len(joined))[:wanted]])


def contenders(engine: Engine[A], rows: A) -> Contenders[A]:
    """Weighs every row at every depth and keeps what is near the best, and what any depth chooses."""
    law = engine.law
    found, offsets, owners = law.candidates(rows)
    weighed = {name: _weigh(engine, rows, depths) for name, depths in DEPTHS.items()}
    choices = {name: law.numpy(law.best(law.array(values), offsets)) for name, values in weighed.items()}
    plain, deepest = weighed["0 ply"], weighed["2 plies"]
    owner, ranks = law.numpy(owners), law.numpy(law.ranks(law.array(plain), offsets, owners))
    kept = (ranks < CONTENDERS) & (plain >= plain[choices["0 ply"]][owner] - MARGIN)
    for choice in choices.values():
        kept[choice] = True
    wanted = np.flatnonzero(kept)
    place = np.full(len(kept), -1)
    place[wanted] = np.arange(len(wanted))
    at = law.array(wanted)
    thought = np.where(deepest > -1, deepest, plain)[wanted]
    return Contenders(
        found[at],
        owner[wanted],
        rows[:, SEAT][owners[at]],
        thought,
        {name: place[choice] for name, choice in choices.items()},
    )


def judge(
    engine: Engine[A], among: Contenders[A], blocks: int, coups: int
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
        means[block, playing] = _roll_block(engine, among, playing, block, coups)
        if block + 1 >= FIRST_BLOCKS:
            alive &= protected | ~_hopeless(means[: block + 1], among.owners)
    return _decisions(means, among, alive)


def _hopeless(means: Numbers, owners: Numbers) -> Numbers:
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


def _decisions(means: Numbers, among: Contenders[A], alive: Numbers) -> tuple[list[Judged], dict[str, list[int]]]:
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


def _members(owners: Numbers) -> list[Numbers]:
    """The contenders of each decision: neighbours in the list."""
    return np.split(np.arange(len(owners)), np.flatnonzero(np.diff(owners)) + 1)


def _roll_block(engine: Engine[A], among: Contenders[A], wanted: Numbers, block: int, coups: int) -> Numbers:
    """The mean values of some contenders over one block of trials."""
    law, found = engine.law, np.zeros(len(wanted))
    each = max(1, law.side_by_side // PAIRS_OF_THROWS)
    for start in range(0, len(wanted), each):
        part = wanted[start : start + each]
        rows, viewers = among.rows[law.array(part)], among.seats[law.array(part)]
        tiled = rows[law.array(np.repeat(np.arange(len(part)), PAIRS_OF_THROWS))]
        dice = law.array(np.tile(np.arange(PAIRS_OF_THROWS), len(part)))
        values = play_trials(engine, tiled, dice, coups, SEED + 1 + block)
        means = values.reshape(len(part), PAIRS_OF_THROWS).mean(1)
        found[start : start + each] = law.numpy(seen_by(means, rows, viewers))
    return found


def _weigh(engine: Engine[A], rows: A, depths: tuple[Depth, ...]) -> Numbers:
    each = max(LEAST_WEIGHED, engine.law.side_by_side // GAMES_PER_DECISION) if depths else len(rows)
    parts = [weigh(engine, rows[start : start + each], depths).values for start in range(0, len(rows), each)]
    return np.concatenate([engine.law.numpy(values) for values in parts])
