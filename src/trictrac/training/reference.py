"""Decisions from games of a level, every choice of them rolled out: the lines of ``players.benchmark``.

Rollouts come in rounds of 36 trials, whose first throws are all 36; every choice of a decision gets the same dice, so
that the gap between two choices is known better than either. Each pass gives many more trials to fewer choices: those
that may still be the best.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np

from trictrac.kernel import state
from trictrac.kernel.state import ORDINARY_TARGET, OVER, PHASE, SEAT, THROW
from trictrac.players.benchmark import LEAVE, Rolled, phase_of
from trictrac.players.engine import A, Engine, Numbers, seen_by
from trictrac.players.levels import Level
from trictrac.players.match import Form
from trictrac.players.player import EnginePlayer
from trictrac.players.rollouts import play_trials
from trictrac.position import Position

ROUND = 36
PASSES = (108, 1296, 2592)
"""Trials of each pass; a choice that may be the best gets all of them."""
CERTAIN = 3.5
"""Standard errors below the leader at which a choice is given up."""
GAMES = 96
PLAYS_EVERY = 8
"""Coups between two plays that are taken from one game: neighbours are nearly alike."""
STAYS_EVERY = 2
MOST_COUPS = 400


def sample(engine: Engine[A], level: Level, form: Form, wanted: int, seed: int) -> Numbers:
    """Rows with their dice on the table, not yet marked, where there is a choice: three plays to one stay-or-leave."""
    law, rng = engine.law, np.random.default_rng(seed)
    player = EnginePlayer(level.key, engine, level.depths, level.misjudgement, level.oversight)
    rows = law.array(state.new_rows(GAMES, ORDINARY_TARGET if form == "ordinary" else 0))
    numbers = law.array(np.arange(GAMES))
    plays, stays = [], []
    for coup in range(MOST_COUPS):
        law.draw_dice(rows, seed, numbers, coup)
        before = law.numpy(law.copy(rows))
        found, offsets, _ = law.candidates(rows)
        judged, counts = law.numpy(rows), np.diff(law.numpy(offsets))
        asked = (counts > 1) & (before[:, PHASE] == THROW) & (judged[:, PHASE] < OVER)
        is_stay = judged[:, PHASE] == state.DECIDE
        if coup % PLAYS_EVERY == int(rng.integers(PLAYS_EVERY)):
            plays.append(before[asked & ~is_stay])
        if coup % STAYS_EVERY == 0:
            stays.append(before[asked & is_stay])
        rows = found[offsets[:-1] + player.choose(rows, rng)]
        playing = rows[:, PHASE] < OVER
        rows, numbers = rows[playing], numbers[playing]
        if not len(rows):
            break
    shares = ((plays, wanted - wanted // 4), (stays, wanted // 4))
    return np.concatenate([_some(parts, share, rng) for parts, share in shares])


def _some(parts: list[Numbers], wanted: int, rng: np.random.Generator) -> Numbers:
    """So many different rows of the parts."""
    rows = np.unique(np.concatenate(parts), axis=0)
    return rows[np.sort(rng.permutation(len(rows))[:wanted])]


def judge(engine: Engine[A], rows: Numbers, form: Form, level: str, coups: int, seed: int) -> list[Rolled]:
    """Rolls every choice of the rows out."""
    law = engine.law
    judged = law.array(rows.copy())
    found, offsets, owners = law.candidates(judged)
    bounds, owner = law.numpy(offsets), law.numpy(owners)
    viewers = judged[:, SEAT][owners]
    rounds = np.full((len(owner), sum(PASSES) // ROUND), np.nan)
    alive, done = np.ones(len(owner), bool), 0
    for trials in PASSES:
        playing = np.flatnonzero(alive & (np.bincount(owner[alive], minlength=len(rows)) > 1)[owner])
        there = law.array(playing)
        seen = roll(engine, found[there], viewers[there], done, trials, coups, seed)
        rounds[playing, done // ROUND : (done + trials) // ROUND] = seen
        done += trials
        for start, end in pairwise(bounds):
            alive[start:end] &= ~_hopeless(rounds[start:end], alive[start:end])
    after = law.numpy(judged)
    return [
        _rolled(row, marked, rounds[start:end], alive[start:end], level)
        for row, marked, (start, end) in zip(rows, after, pairwise(bounds), strict=True)
    ]


def roll(engine: Engine[A], rows: A, viewers: A, first: int, trials: int, coups: int, seed: int) -> Numbers:
    """The mean values of rows to their viewers in every round."""
    law, parts = engine.law, []
    each = max(1, law.side_by_side // trials)
    dice = np.arange(first, first + trials)
    for start in range(0, len(rows), each):
        part, seats = rows[start : start + each], viewers[start : start + each]
        numbers = law.array(np.repeat(np.arange(len(part)), trials))
        tiled = part[numbers]
        values = play_trials(engine, tiled, law.array(np.tile(dice, len(part))), coups, seed)
        means = law.numpy(seen_by(values, tiled, seats[numbers])).reshape(len(part), trials // ROUND, ROUND).mean(2)
        parts.append(means)
    return np.concatenate(parts)


def _gaps(rounds: Numbers, leader: int) -> tuple[Numbers, Numbers]:
    """What each choice loses against the leader, and the standard error of it, over the rounds that both played."""
    gap = rounds[leader] - rounds
    played = (~np.isnan(gap)).sum(1)
    return np.nanmean(gap, axis=1), np.nanstd(gap, axis=1, ddof=1) / np.sqrt(played)


def _leader(rounds: Numbers, alive: Numbers) -> int:
    return int(np.argmax(np.where(alive, np.nanmean(rounds, axis=1), -np.inf)))


def _hopeless(rounds: Numbers, alive: Numbers) -> Numbers:
    """Which choices are certainly not the best."""
    losses, errors = _gaps(rounds, _leader(rounds, alive))
    hopeless: Numbers = losses > CERTAIN * errors
    return hopeless


def _rolled(row: Numbers, judged: Numbers, rounds: Numbers, alive: Numbers, level: str) -> Rolled:
    leader = _leader(rounds, alive)
    losses, errors = _gaps(rounds, leader)
    position = Position.from_row(row)
    throw = position.throw
    assert throw is not None, "every sampled row has its dice"
    plays = [str(play) for play in position.legal_plays()]
    choices = plays + [LEAVE] * (len(rounds) - len(plays))
    return Rolled(
        str(replace(position, throw=None)),
        str(throw),
        phase_of(judged),
        round(float(np.nanmean(rounds[leader])), 4),
        tuple(choices),
        tuple(round(max(0.0, float(loss)), 4) for loss in losses),
        tuple(round(float(error), 4) for error in errors),
        tuple(int(ROUND * count) for count in (~np.isnan(rounds)).sum(1)),
        level,
    )
