"""The same law on an NVIDIA GPU: one thread a game. Optional (extra ``cuda``); nothing else imports it.

The functions of the kernel are compiled again for the device from the same
source; only the loops over games and the scratch arrays are written here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda still asks NumPy for a name that NumPy 2.5 dropped

from numba import config, cuda, int8, int32
from numba.cuda.cudadrv import nvvm

from trictrac.kernel.batch import random_coup
from trictrac.kernel.candidates import best_between, count_candidates, judge, lay_throw, rank_between, take
from trictrac.kernel.coup import lay_dice
from trictrac.kernel.deciding import decide
from trictrac.kernel.dice import random_words
from trictrac.kernel.episodes import may_do, sample_action, step_one
from trictrac.kernel.features import AT_PROSPECTS, FEATURES, feature, prospect_feature
from trictrac.kernel.outcomes import write_outcome
from trictrac.kernel.planes import CASES, DICE, PLANES, dice_feature, plane
from trictrac.kernel.prospects import KINDS, THROWS, count_prospects
from trictrac.kernel.score import score_throw
from trictrac.kernel.state import MAX_PLAYS, MAX_REASONS, OVER, PHASE, ROW, swap_sides

config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # the last games of a batch fill no GPU, and that is all right


@cuda.jit
def random_coups(rows, seed, first, coups, ended):
    """Advances every game by ``coups`` random coups, as ``batch.random_coups`` does; counts the games that end."""
    game = cuda.grid(1)
    if game < rows.shape[0]:
        plays = cuda.local.array(MAX_PLAYS, int32)
        sheet = cuda.local.array(MAX_REASONS, int32)
        # Local memory interleaves the threads' rows, so that one read serves a whole warp.
        row = cuda.local.array(ROW, int8)
        for k in range(ROW):
            row[k] = rows[game, k]
        over = 0
        for counter in range(first, first + coups):
            random_coup(row, seed, game, counter, plays, sheet)
            over += int(row[PHASE] == OVER)
        for k in range(ROW):
            rows[game, k] = row[k]
        ended[game] += over


@cuda.jit
def score_rows(rows, dice, sheets, counts):
    """Scores one throw for each row: the sheet, and (plays, reasons)."""
    i = cuda.grid(1)
    if i < rows.shape[0]:
        plays = cuda.local.array(MAX_PLAYS, int32)
        n_plays, n_reasons = score_throw(rows[i], dice[i, 0], dice[i, 1], plays, sheets[i])
        counts[i, 0] = n_plays
        counts[i, 1] = n_reasons


# A coup with a net: dice, judging, candidates, features; then the net, outside; then the choice.


@cuda.jit
def draw_dice(rows, seed, games, counter):
    """``candidates.draw_dice``: one thread a row."""
    n = cuda.grid(1)
    if n < rows.shape[0]:
        word, _ = random_words(seed, games[n], counter, 0)
        lay_dice(rows[n], word)


@cuda.jit
def judge_rows(rows, plays, n_plays, counts):
    """The first half of ``candidates.list_candidates``: the plays of each row and how many candidates it has."""
    n = cuda.grid(1)
    if n < rows.shape[0]:
        listed = cuda.local.array(MAX_PLAYS, int32)
        sheet = cuda.local.array(MAX_REASONS, int32)
        row = rows[n]
        found = 0
        if row[PHASE] != OVER:
            found = judge(row, listed, sheet)
        for i in range(found):
            plays[n, i] = listed[i]
        n_plays[n] = found
        counts[n] = count_candidates(row, found)


@cuda.jit
def write_candidates(rows, plays, n_plays, offsets, owners, out):
    """The second half: one thread a candidate; ``owners`` names its row."""
    c = cuda.grid(1)
    if c < owners.shape[0]:
        n = owners[c]
        row = cuda.local.array(ROW, int8)
        for k in range(ROW):
            row[k] = rows[n, k]
        take(row, plays[n], n_plays[n], c - offsets[n])
        for k in range(ROW):
            out[c, k] = row[k]


@cuda.jit
def write_features(rows, out):
    """``features.write_features``: one thread a feature."""
    cell = cuda.grid(1)
    n = cell // FEATURES
    if n < rows.shape[0]:
        i = cell % FEATURES
        if i < AT_PROSPECTS or i >= AT_PROSPECTS + 2 * KINDS:
            out[n, i] = feature(rows[n], i)


@cuda.jit
def write_prospect_features(rows, out):
    """The features that judge all throws: one thread for each side of a row."""
    cell = cuda.grid(1)
    n = cell // 2
    if n < rows.shape[0]:
        side = cell % 2
        plays = cuda.local.array(MAX_PLAYS, int32)
        sheet = cuda.local.array(MAX_REASONS, int32)
        counts = cuda.local.array(KINDS, int32)
        row = cuda.local.array(ROW, int8)
        for k in range(ROW):
            row[k] = rows[n, k]
        if side:
            swap_sides(row)
        count_prospects(row, plays, sheet, counts)
        for kind in range(KINDS):
            out[n, AT_PROSPECTS + side * KINDS + kind] = prospect_feature(counts[kind], kind)


@cuda.jit
def write_outcomes(rows, out):
    """``outcomes.write_outcomes``: one thread a row."""
    n = cuda.grid(1)
    if n < rows.shape[0] and rows[n, PHASE] == OVER:
        write_outcome(rows[n], out[n])


@cuda.jit
def best_of_each(values, offsets, best):
    """``candidates.best_of_each``: one thread a row."""
    n = cuda.grid(1)
    if n < best.shape[0]:
        best[n] = best_between(values, offsets[n], offsets[n + 1])


@cuda.jit
def rank_in_each(values, offsets, owners, ranks):
    """``candidates.rank_in_each``: one thread a candidate."""
    i = cuda.grid(1)
    if i < ranks.shape[0]:
        ranks[i] = rank_between(values, offsets[owners[i]], offsets[owners[i] + 1], i)


@cuda.jit
def lay_all_throws(rows, out):
    """``candidates.lay_all_throws``: one thread a copy."""
    c = cuda.grid(1)
    if c < out.shape[0]:
        lay_throw(rows[c // THROWS], out[c], c % THROWS)


@contextmanager
def uncontracted() -> Iterator[None]:
    """What is compiled meanwhile multiplies, rounds and then adds, as every other target does: the same bits."""
    contracting = nvvm.compile_ir
    nvvm.compile_ir = partial(contracting, fma=False)
    try:
        yield
    finally:
        nvvm.compile_ir = contracting


@cuda.jit
def decide_each(asked, player, net, seeds, chosen, merits, rows, numbers, integers):
    """``deciding.decide_each``: every thread decides one row after another in scratch arrays of its own.

    Nothing here is quick; compiled ``uncontracted`` it tells whether a GPU chooses as the other targets do.
    """
    thread = cuda.grid(1)
    if thread < rows.shape[0]:
        for n in range(thread, asked.shape[0], rows.shape[0]):
            for k in range(ROW):
                rows[thread, 0, k] = asked[n, k]
            chosen[n] = decide(
                rows[thread], player, net, seeds[n, 0], seeds[n, 1], merits[thread], numbers[thread], integers[thread]
            )


# Environments: the loops of ``episodes`` and ``planes``, one thread a game.


@cuda.jit
def find_illegal(chosen, actions, counts, found):
    """``episodes.first_illegal``: ``found[0]`` becomes the least such game, if there is one."""
    i = cuda.grid(1)
    if i < chosen.shape[0] and not may_do(actions[i], int(counts[i]), chosen[i]):
        cuda.atomic.min(found, 0, i)


@cuda.jit
def step_games(
    rows, chosen, seed, by, tariff, most_coups, again,
    actions, counts, counters, lengths, masks, rewards, ended, cut, last,
):  # fmt: skip
    """``episodes.step_games``."""
    i = cuda.grid(1)
    if i < rows.shape[0]:
        plays = cuda.local.array(MAX_PLAYS, int32)
        sheet = cuda.local.array(MAX_REASONS, int32)
        row = cuda.local.array(ROW, int8)
        for k in range(ROW):
            row[k] = rows[i, k]
        step_one(
            i, row, chosen[i], seed, i, by, tariff, most_coups, again,
            actions, counts, counters, lengths, masks, rewards, ended, cut, last, plays, sheet,
        )  # fmt: skip
        for k in range(ROW):
            rows[i, k] = row[k]


@cuda.jit
def sample_actions(chosen, seed, actions, counts, counters):
    """``episodes.sample_actions``."""
    i = cuda.grid(1)
    if i < chosen.shape[0]:
        chosen[i] = 0
        if counts[i]:
            chosen[i] = sample_action(actions[i], int(counts[i]), seed, i, counters[i])


@cuda.jit
def write_planes(rows, out):
    """``planes.write_planes``: one thread a number."""
    cell = cuda.grid(1)
    n = cell // (PLANES * CASES)
    if n < rows.shape[0]:
        i = cell // CASES % PLANES
        case = cell % CASES
        out[n, i, case] = plane(rows[n], i, case + 1)


@cuda.jit
def write_dice_features(rows, out):
    """``planes.write_dice_features``: one thread a number."""
    cell = cuda.grid(1)
    n = cell // DICE
    if n < rows.shape[0]:
        out[n, cell % DICE] = dice_feature(rows[n], cell % DICE)
