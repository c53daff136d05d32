"""What every choice leads to: as the law has it, action by action."""

import numpy as np
import pytest

from trictrac.envs.actions import LEAVE, STAY, carry_out, legal_actions
from trictrac.envs.batch import WAIT, BatchEnv
from trictrac.kernel.state import DECIDE, PHASE


@pytest.mark.parametrize("form", ["ordinary", "a-ecrire"])
def test_every_choice_leads_where_its_actions_lead(form):
    env = BatchEnv(24, form, observation="none", seed=5)
    env.reset()
    decided = 0
    for _ in range(60):
        after = env.afterstates()
        for game, row in enumerate(env.rows):
            found = after.rows[after.offsets[game] : after.offsets[game + 1]]
            wanted = []
            if row[PHASE] == DECIDE:
                decided += 1
                stayed, left = row.copy(), row.copy()
                carry_out(stayed, STAY)
                carry_out(left, LEAVE)
                wanted = [*_carried_out(stayed), left]
            else:
                wanted = _carried_out(row)
            assert np.array_equal(found, wanted)
        choices = np.diff(after.offsets) - 1
        actions = after.actions(choices)
        assert (actions[env.rows[:, PHASE] == DECIDE] == LEAVE).all()
        first = after.actions(np.zeros(24, np.int64))
        assert (first[env.rows[:, PHASE] == DECIDE] == STAY).all()
        env.step(env.sample())
    assert decided > 3


def _carried_out(row):
    found = []
    for action in legal_actions(row):
        played = row.copy()
        carry_out(played, action)
        found.append(played)
    return found


def test_results_are_known_at_the_end_alone_and_values_turn_with_the_seat():
    env = BatchEnv(8, observation="none", autoreset=False, seed=2)
    env.reset()
    while (env.counts > 0).any():
        after = env.afterstates()
        results = after.results()
        turned = after.to_chooser(np.ones(len(after.rows), np.float32))
        assert np.array_equal(turned > 0, after.throwers == env.seats[after.owners])
        assert after.features().shape == (len(after.rows), 288)
        env.step(env.sample())
        assert np.isnan(results[after.offsets[:-1][env.counts > 0]]).all()
    after = env.afterstates()
    assert set(after.results()) <= {-1.0, 1.0}
    assert (after.actions(np.zeros(8, np.int64)) == WAIT).all()
