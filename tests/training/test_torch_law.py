"""Searches, rollouts, players and matches on torch's arrays: the same answers as on NumPy's. Needs no GPU."""

import numpy as np
import pytest
import torch

from tests.players.games import waiting_rows
from trictrac.players.engine import Candidates
from trictrac.players.levels import level
from trictrac.players.match import play_pairs
from trictrac.players.net_engine import NetEngine
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.player import EnginePlayer
from trictrac.players.rollouts import play_trials
from trictrac.players.search import TWO_PLIES, look_ahead, weigh
from trictrac.rules import Rules
from trictrac.training.decisions import contenders, sample
from trictrac.training.net import Net


class TorchLaw:
    """NumPy's law for torch's arrays, in one memory: what ``CudaLaw`` is, without the GPU."""

    side_by_side = NumpyLaw.side_by_side
    throw_weights = torch.from_numpy(NumpyLaw.throw_weights)

    def __init__(self):
        self._law = NumpyLaw()

    def array(self, numbers):
        return torch.from_numpy(numbers)

    def numpy(self, array):
        return array.numpy()

    def copy(self, array):
        return array.clone()

    def stakes(self, rows):
        return torch.from_numpy(self._law.stakes(rows.numpy())).long()

    def draw_dice(self, rows, seed, games, counter):
        self._law.draw_dice(rows.numpy(), seed, games.numpy(), counter)

    def lay_all_throws(self, rows):
        return torch.from_numpy(self._law.lay_all_throws(rows.contiguous().numpy()))

    def candidates(self, rows):
        return Candidates(*(torch.from_numpy(part) for part in self._law.candidates(rows.numpy())))

    def best(self, values, offsets):
        return torch.from_numpy(self._law.best(values.numpy(), offsets.numpy()))

    def ranks(self, values, offsets, owners):
        return torch.from_numpy(self._law.ranks(values.numpy(), offsets.numpy(), owners.numpy()))


@pytest.fixture
def engines():
    """One net on either kind of array."""
    torch.manual_seed(3)
    net = Net([8], "ordinary")
    return net.engine(), NetEngine(
        TorchLaw(), lambda rows: torch.from_numpy(net.probabilities(rows.numpy())), "ordinary"
    )


def test_looking_ahead_sees_the_same(engines):
    here, there = engines
    rows = waiting_rows(6)
    twins = torch.from_numpy(rows.copy())
    assert look_ahead(there, twins, 1).numpy() == pytest.approx(look_ahead(here, rows, 1), abs=1e-6)
    for law, thrown in ((here.law, rows), (there.law, twins)):
        law.draw_dice(thrown, 5, law.array(np.arange(6)), 0)
    deep = TWO_PLIES[:1]
    assert weigh(there, twins, deep).values.numpy() == pytest.approx(weigh(here, rows, deep).values, abs=1e-6)


def test_trials_end_the_same(engines):
    here, there = engines
    rows, trials = waiting_rows(8), np.arange(8)
    played = play_trials(there, torch.from_numpy(rows), torch.from_numpy(trials), 6, 5)
    assert played.numpy() == pytest.approx(play_trials(here, rows, trials, 6, 5), abs=1e-6)


def test_a_match_of_misjudging_players_is_the_same(engines):
    expert = level("expert")
    errors = {"misjudgement": expert.misjudgement, "oversight": expert.oversight}
    results = [
        play_pairs(
            engine.law,
            (EnginePlayer("expert", engine, **errors), EnginePlayer("net", engine)),
            "ordinary",
            Rules(trous=2),
            9,
            range(4),
        )
        for engine in engines
    ]
    assert results[0] == results[1]


def test_decisions_are_the_same(engines):
    (plays, leaving), (twin_plays, twin_leaving) = (sample(engine, 16, ()) for engine in engines)
    assert np.array_equal(plays, twin_plays.numpy())
    assert np.array_equal(leaving, twin_leaving.numpy())
    here, there = (contenders(engine, rows[:2]) for engine, rows in zip(engines, (plays, twin_plays), strict=True))
    assert np.array_equal(here.rows, there.rows.numpy())
    assert np.array_equal(here.owners, there.owners)
