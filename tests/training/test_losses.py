"""The loss of a choice, estimated from noisy rollouts of games whose true values are known."""

import numpy as np
import pytest

from trictrac.training.losses import Judged, difference, loss_of

NOISE = 0.02
BLOCKS = 12


def decisions(count: int, rng: np.random.Generator, error: float) -> tuple[list[Judged], np.ndarray]:
    """Decisions by a player who misjudges by ``error``; and what each choice truly loses."""
    judged, lost = [], []
    for _ in range(count):
        true = rng.normal(0, 0.02, rng.integers(2, 5))
        values = true + rng.normal(0, error, len(true))
        choice = int(np.argmax(values))
        judged.append(Judged(true + rng.normal(0, NOISE, (BLOCKS, len(true))), values, choice))
        lost.append(true.max() - true[choice])
    return judged, np.array(lost)


@pytest.mark.parametrize("error", [0.002, 0.01, 0.03])
def test_the_loss_is_between_its_bounds_and_near_the_likely_one(error: float) -> None:
    judged, lost = decisions(3000, np.random.default_rng(5), error)
    loss, truth = loss_of(judged), lost.mean()
    assert loss.least.mean < loss.likely.mean < loss.most.mean
    assert loss.least.mean < truth + 0.0002
    assert truth < loss.most.mean
    assert abs(loss.likely.mean - truth) < max(0.12 * truth, 0.0002)


def test_a_perfect_player_is_not_accused() -> None:
    judged, lost = decisions(3000, np.random.default_rng(6), 0.0)
    assert lost.max() == 0
    loss = loss_of(judged)
    assert loss.most.mean > 0.0005  # the luck of the rollouts alone
    assert loss.likely.mean < 0.0004


def test_a_worse_choice_loses_the_difference() -> None:
    rng = np.random.default_rng(7)
    judged, _ = decisions(2000, rng, 0.0)
    others = [int(np.argmin(each.values)) for each in judged]
    truth = np.mean([each.values.max() - each.values.min() for each in judged])
    found = difference(judged, others)
    assert found.low < truth < found.high
    assert found.mean == pytest.approx(truth, rel=0.03)
