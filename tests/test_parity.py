"""The kernel equals the naive twin (tests/naive), position by position and coup by coup."""

import pytest

from tests import parity

CI_POSITIONS = 100_000
BLOCKS = 10


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_kernel_and_the_twin_judge_alike(block):
    assert parity.compare(1000 + block, CI_POSITIONS // BLOCKS) == []


@pytest.mark.bounds
@pytest.mark.nojit
def test_the_kernel_and_the_twin_judge_alike_on_a_sample():
    assert parity.compare(1, 1500) == []


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("target", [12, 0], ids=["ordinary", "written"])
@pytest.mark.parametrize("pour_tout", [False, True], ids=["afresh", "pour_tout"])
def test_whole_coups_are_alike(seed, target, pour_tout):
    leave_rate = (0.0, 0.1, 0.5, 1.0)[seed % 4]
    assert parity.compare_game(seed, target, pour_tout, leave_rate) > 0


@pytest.mark.bounds
@pytest.mark.nojit
@pytest.mark.parametrize("seed", range(100, 103))
def test_whole_coups_are_alike_on_a_sample(seed):
    assert parity.compare_game(seed, 12, bool(seed % 2), 0.2, jans_once=bool(seed // 2 % 2)) > 0


def test_a_follower_who_may_not_end_in_a_forbidden_jan_makes_no_way_of_filling():
    """Found by `make proof` (seed 1000045), in a set-up position: 10-15-19 fills by the sum, 15-19 with 10-15 does not.

    The other can still fill his grand jan, so no dame may end on 15 (art. XIV).
    """
    mover = parity.positions_of({10: 1, 15: 1, 19: 1, 20: 2, 21: 2, 22: 3, 23: 2, 24: 3})
    other = parity.positions_of({7: 4, 8: 2, 9: 4, 11: 3, 12: 2})
    items, _, _ = parity.kernel_judgement((mover, other, (5, 4), None))
    assert {(item.jan, item.ways) for item in items} == {("remplir_retour", 1)}
    assert parity.difference((mover, other, (5, 4), None)) is None


def test_a_difference_would_be_seen(monkeypatch):
    """The comparison itself can fail: a twin that forgets the corner is found out."""
    right = parity.twin.judge

    def forgetful(*question):
        answer = right(*question)
        items = frozenset(item for item in answer.items if item.jan != "coin_battu")
        return parity.twin.Judgement(items, answer.results, answer.unplayed)

    monkeypatch.setattr(parity.twin, "judge", forgetful)
    assert parity.compare(1, 2000)
