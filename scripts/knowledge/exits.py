"""Small exits: the exact table against the net's opinion."""

from __future__ import annotations

from typing import Any

import numpy as np

from knowledge.common import log, ordinary_engine
from knowledge.selfplay import EXIT_DAMES
from trictrac.kernel import state
from trictrac.kernel.state import BREDOUILLE, ME, MINE, OTHER, OVER, PHASE, POINTS, SEAT, THEIRS, TROUS, swap_sides
from trictrac.players.engine import Engine, Numbers, seen_by
from trictrac.players.exit_table import ALL_OUT, ExitTable
from trictrac.players.search import look_ahead
from trictrac.players.start_table import table
from trictrac.players.statistics import mean_of

FINISH = ((2, 1), (1, 1))  # throws that take out a dame on the last case: simple, doublet
WORTH = 0.002
SEED = 119


def finishing(engine: Engine[Numbers], rows: Numbers) -> Numbers:
    """What it is worth to each row's player to be out first: by a simple throw, by a doublet."""
    values = np.empty((len(rows), 2))
    for k, throw in enumerate(FINISH):
        last = rows.copy()
        last[:, ME + 1 : ME + 26] = 0
        last[:, ME + 24], last[:, ME + 25] = 1, 14
        last[:, state.DIE_A : state.DIE_B + 1] = throw
        found, offsets, owners = engine.law.candidates(last)
        worth = np.where(found[:, PHASE] == OVER, engine.equity(found), table().values(found))
        worth = seen_by(worth, found, rows[:, SEAT][owners])
        values[:, k] = worth[engine.law.best(worth, offsets)]
    return values


def terminals(engine: Engine[Numbers], rows: Numbers) -> Numbers:
    """The four ends of each row's race, in values to its player."""
    others = rows.copy()
    for row in others:
        swap_sides(row)
    return np.concatenate([finishing(engine, rows), -finishing(engine, others)], axis=1)


def sample(exits: ExitTable, count: int) -> Any:
    """Exits drawn evenly by number of dames and places, with marks of all kinds."""
    rng = np.random.default_rng(SEED)
    dames = exits.counts.sum(axis=1)
    by_dames = [np.flatnonzero(dames == number) for number in range(1, exits.dames + 1)]
    rows = []
    for _ in range(count):
        row = exits.row(*(int(rng.choice(by_dames[rng.integers(exits.dames)])) for _ in range(2)))
        for who in (MINE, THEIRS):
            row[who + TROUS] = rng.integers(12)
            row[who + POINTS] = 2 * rng.integers(6)
        runs = rng.integers(3)
        row[MINE + BREDOUILLE] = runs == 1 and row[MINE + POINTS] > 0
        row[THEIRS + BREDOUILLE] = runs == 2 and row[THEIRS + POINTS] > 0
        rows.append(row)
    return np.stack(rows)


def compare(exits: ExitTable, races: Any, rows: Any) -> dict[str, Any]:
    """The net's error on these rows, and what its choices lose."""
    engine = ordinary_engine()
    mine = np.array([exits.number(row[ME + 19 : ME + 25]) for row in rows])
    theirs = np.array([exits.number(row[OTHER + 19 : OTHER + 25]) for row in rows])
    ends = terminals(engine, rows)
    exact = (races[mine, theirs] * ends).sum(axis=1)
    net, one = engine.equity(rows), look_ahead(engine, rows, 1)
    lost = np.empty(len(rows))
    for i, row in enumerate(rows):
        thrown = engine.law.lay_all_throws(row[None, :])
        found, offsets, owners = engine.law.candidates(thrown)
        worth = _exact_after(exits, races, ends[i], theirs[i], found, row[SEAT])
        chosen = engine.law.best(seen_by(engine.equity(found), found, thrown[:, SEAT][owners]), offsets)
        gaps = worth[engine.law.best(worth, offsets)] - worth[chosen]
        lost[i] = gaps @ engine.law.throw_weights
    error, deeper = mean_of(np.abs(net - exact).tolist()), mean_of(np.abs(one - exact).tolist())
    loss = mean_of(lost.tolist())
    return {
        "rows": len(rows),
        "net_error": {"mean": error.mean, "low": error.low, "high": error.high},
        "one_ply_error": {"mean": deeper.mean, "low": deeper.low, "high": deeper.high},
        "choice_loss": {"mean": loss.mean, "low": max(loss.low, 0.0), "high": loss.high},
        "exact": exact[:400].tolist(),
        "net": net[:400].tolist(),
    }


def _exact_after(exits: ExitTable, races: Any, ends: Any, theirs: int, found: Any, seat: int) -> Any:
    """The exact value of each candidate to the player in ``seat``."""
    counts = found[:, OTHER + 19 : OTHER + 25].astype(int)
    counts[found[:, SEAT] == seat] = 0  # they are out, and throw again
    reached = np.array([exits.number(line) for line in counts])
    values = (races[theirs, reached][:, [2, 3, 0, 1]] * ends).sum(axis=1)
    # All that end by going out have the same worth here: the choice to leave is not this table's.
    return np.where(reached == ALL_OUT, ends[:2].max(), values).astype(np.float32)


def measure(count: int, dames: int, played: dict[str, Any]) -> dict[str, Any]:
    """All figures of the section."""
    exits = ExitTable(dames)
    expected, exactly = exits.throws()
    log(f"exact exits of {dames} dames")
    races = exits.races()
    found = np.frombuffer(bytes.fromhex(played["exits"]), np.int8).reshape(-1, state.ROW)
    found = found[ExitTable(dames).covers(found)] if len(found) else found
    log(f"exits: {count} drawn, {min(len(found), count)} of self-play")
    singles = [exits.number([int(case == k) for case in range(6)]) for k in range(6)]
    level = [exits.number([0, 0, 0, number, 0, 0]) for number in range(1, dames + 1)]
    stacks = [
        [expected[exits.number([number * int(case == k) for case in range(6)])] for k in range(6)]
        for number in range(1, dames + 1)
    ]
    return {
        "dames": dames,
        "positions": len(expected),
        "stacks": [[float(value) for value in line] for line in stacks],
        "longest": {"expected": float(expected.max()), "chances": exactly[expected.argmax()].tolist()},
        "races": [[float(races[a, b, :2].sum()) for b in singles] for a in singles],
        "level": [[f"22x{number}", float(races[i, i, :2].sum())] for number, i in enumerate(level, 1)],
        "drawn": compare(exits, races, sample(exits, count)),
        "played": compare(exits, races, found[:count].copy()) if len(found) > 1 else None,
        "coups_per_game": played["exit_coups"] / played["games"],
        "worth": WORTH,
        "dames_noted": EXIT_DAMES,
    }
