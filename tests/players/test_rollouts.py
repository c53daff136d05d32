"""Rollouts: dice that go round, one answer however the work is shared, intervals that hold."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from tests.players.games import finished_rows, waiting_rows
from trictrac.kernel.state import DIE_A, DIE_B
from trictrac.players.evaluator import shipped
from trictrac.players.greedy import PointsEngine
from trictrac.players.net_engine import net_engine, package_engine
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.rollouts import CHUNK, PAIRS_OF_THROWS, play_trials, roll_out, roll_out_on
from trictrac.players.statistics import mean_of


class WatchingLaw(NumpyLaw):
    """Remembers the dice of every coup."""

    def __init__(self):
        super().__init__()
        self.thrown = []

    def candidates(self, rows):
        self.thrown.append(rows[:, [DIE_A, DIE_B]].copy())
        return super().candidates(rows)


def watching():
    """An engine that needs no net, on such a law."""
    engine = PointsEngine()
    engine.law = WatchingLaw()
    return engine


def test_the_first_two_throws_go_through_all_pairs():
    """36 x 36 ordered throws: a doublet once, any other throw twice, in each of the two."""
    engine = watching()
    rows = np.repeat(waiting_rows(1), PAIRS_OF_THROWS, axis=0)
    play_trials(engine, rows, np.arange(PAIRS_OF_THROWS), 2, seed=5)
    pairs, counts = np.unique(np.hstack(engine.law.thrown), axis=0, return_counts=True)
    assert len(pairs) == 21 * 21
    ways = [(1 + (a != b)) * (1 + (c != d)) for a, b, c, d in pairs.tolist()]
    assert counts.tolist() == ways


@pytest.mark.parametrize("start", [0, 36, 7 * 36])
def test_36_trials_see_every_throw_at_either_coup(start):
    engine = watching()
    play_trials(engine, np.repeat(waiting_rows(1), 36, axis=0), np.arange(start, start + 36), 2, seed=5)
    for thrown in engine.law.thrown:
        dice, counts = np.unique(thrown, axis=0, return_counts=True)
        assert counts.tolist() == [1 + (a != b) for a, b in dice.tolist()]


def test_every_position_of_a_comparison_gets_the_same_dice():
    engine = watching()
    play_trials(engine, np.repeat(waiting_rows(2), 5, axis=0), np.tile(np.arange(5), 2), 4, seed=5)
    for thrown in engine.law.thrown:
        assert np.array_equal(thrown[:5], thrown[5:])


def test_a_rollout_leaves_the_rows_as_they_are():
    rows = waiting_rows(2)
    before = rows.copy()
    roll_out(net_engine(shipped("ordinary")), rows, 3, 2, seed=5)
    assert np.array_equal(rows, before)


def test_a_rollout_knows_a_position_better_than_chance():
    rows = waiting_rows(3)
    engine = net_engine(shipped("ordinary"))
    values = roll_out(engine, rows, 72, 12, seed=5)
    assert values.shape == (3, 72)
    for line, net in zip(values, engine.equity(rows), strict=True):
        found = mean_of(line)
        assert abs(found.mean - net) < 0.35
        assert found.low < found.mean < found.high < found.low + 0.6


def test_the_interval_of_a_rollout_holds_what_many_more_trials_say():
    rows, coups = waiting_rows(1), 4
    engine = net_engine(shipped("ordinary"))
    truth = float(roll_out(engine, rows, 2 * PAIRS_OF_THROWS, coups, seed=1).mean())
    found = [mean_of(roll_out(engine, rows, 36, coups, seed)[0]) for seed in range(2, 42)]
    assert sum(each.low <= truth <= each.high for each in found) >= 34


def test_rollouts_go_on_where_the_last_ones_stopped():
    rows = waiting_rows(2)
    engine = net_engine(shipped("ordinary"))
    whole = roll_out(engine, rows, 12, 3, seed=5)
    assert np.hstack([roll_out(engine, rows, 5, 3, 5), roll_out(engine, rows, 7, 3, 5, first=5)]) == pytest.approx(
        whole, abs=1e-5
    )


def test_rollouts_do_not_depend_on_the_number_of_workers():
    rows, trials = waiting_rows(2), CHUNK  # two tasks
    alone = roll_out(package_engine("ordinary"), rows, trials, 2, seed=5)
    for workers in (None, 1, 2):
        with ThreadPoolExecutor(workers or 1) as pool:
            shared = roll_out_on(pool if workers else None, "ordinary", rows, trials, 2, 5)
        assert np.array_equal(shared, alone)


def test_a_finished_position_needs_no_rollout():
    rows = finished_rows(2)
    engine = net_engine(shipped("ordinary"))
    assert roll_out(engine, rows, 2, 5, 1) == pytest.approx(np.repeat(engine.equity(rows)[:, None], 2, 1))
