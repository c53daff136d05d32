"""Decisions sampled, weighed at every depth and rolled out, with a small net that has learned nothing."""

import numpy as np
import torch

from trictrac.kernel.state import DECIDE, OVER, PHASE, SEAT
from trictrac.training import decisions
from trictrac.training.decisions import contenders, judge, sample
from trictrac.training.net import Net


def small_engine():
    torch.manual_seed(3)
    return Net([8], "ordinary").engine()


def test_decisions_have_a_choice_and_their_choices_are_among_the_contenders(monkeypatch) -> None:
    engine = small_engine()
    plays, leaving = sample(engine, 24, ())
    assert len(plays) == 18
    assert 0 < len(leaving) <= 6
    assert (leaving[:, PHASE] == DECIDE).all()
    assert not np.isin(plays[:, PHASE], (DECIDE, OVER)).any()

    rows = plays[:3]
    among = contenders(engine, rows)
    assert set(among.owners) == {0, 1, 2}
    for choice in among.choices.values():
        assert list(among.owners[choice]) == [0, 1, 2]

    monkeypatch.setattr(decisions, "_roll_block", known_means)
    judged, choices = judge(engine, among, blocks=5, coups=2)
    for number, each in enumerate(judged):
        members = np.flatnonzero(among.owners == number)
        # The leader stays, and what some depth chose; the others are given up.
        kept = {int(members[0])} | {int(choice[number]) for choice in among.choices.values()}
        assert len(each.values) == len(kept)
        assert each.choice == choices["2 plies"][number] == sorted(kept).index(among.choices["2 plies"][number])


def known_means(engine, among, wanted, block, coups):
    """Earlier contenders are far better, whatever is played."""
    return -wanted + 0.01 * np.random.default_rng(block).standard_normal(len(wanted))


def test_a_candidate_that_was_given_up_leads_nothing() -> None:
    """Its mean over fewer, luckier blocks is no measure for those that are still rolled out."""
    noise = 0.001 * np.random.default_rng(7).standard_normal((4, 3))
    means = np.array([0.0, -0.02, -0.5]) + noise
    means[:3] += 1.0  # lucky dice for all
    means[3, 1] = np.nan  # given up before the fourth block, with the best mean so far
    assert np.nanmean(means, 0).argmax() == 1
    assert list(decisions._hopeless(means, np.zeros(3, int))) == [False, False, True]


def test_trials_are_seen_by_the_one_who_decides(monkeypatch) -> None:
    engine = small_engine()
    among = contenders(engine, sample(engine, 8, ())[0][:1])
    monkeypatch.setattr(decisions, "play_trials", lambda e, rows, trials, coups, seed: np.ones(len(rows)))
    means = decisions._roll_block(engine, among, np.arange(len(among.owners)), 0, 2)
    # One stake for whoever throws next: the other, unless the decision was to leave.
    assert list(means) == [1.0 if same else -1.0 for same in among.rows[:, SEAT] == among.seats]
