"""How much a choice loses: what rollouts of the candidates say, and how much of that is the rollouts' own luck.

A block of trials gives every candidate a mean value; blocks are independent. The best of several noisy means is
better than the truth, so the plain difference to it overstates a loss (``most``). If one half of the blocks names
the best and the other half judges it, the difference understates it (``least``): where the rollouts cannot tell,
they name something worse. Between the two, ``likely`` takes the noise out: true differences to the choice are
taken to scatter normally around a line through the choosing player's own values, the spread being what is left of
the differences seen when the noise, known from the scatter of the blocks, is subtracted.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from trictrac.players.statistics import Estimate, mean_of

SAMPLES = 4000
ROUNDS = 200


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision: its candidates in rollouts."""

    blocks: np.ndarray
    """Mean values, one line per block and one column per candidate."""
    values: np.ndarray
    """What the choosing player thought of each candidate."""
    choice: int
    """The column that was chosen."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What is lost per decision."""

    least: Estimate
    likely: Estimate
    most: Estimate


def loss_of(decisions: list[Judged], seed: int = 0) -> Loss:
    return Loss(
        least=mean_of([_least(each) for each in decisions]),
        likely=mean_of(_likely(decisions, np.random.default_rng(seed))),
        most=mean_of([_most(each) for each in decisions]),
    )


def difference(decisions: list[Judged], others: list[int]) -> Estimate:
    """What other choices lose against these; no best is sought, so that no luck is mistaken for skill."""
    means = [each.blocks.mean(0) for each in decisions]
    return mean_of([m[each.choice] - m[other] for m, each, other in zip(means, decisions, others, strict=True)])


def _most(decision: Judged) -> float:
    means = decision.blocks.mean(0)
    return float(means.max() - means[decision.choice])


def _least(decision: Judged) -> float:
    halves = decision.blocks[::2].mean(0), decision.blocks[1::2].mean(0)
    gaps = [judge[np.argmax(namer)] - judge[decision.choice] for namer, judge in (halves, halves[::-1])]
    return float(np.mean(gaps))


def _likely(decisions: list[Judged], rng: np.random.Generator) -> list[float]:
    """The mean of each decision's loss given what was seen of it."""
    seen, noise, gaps, owners = [], [], [], []
    for number, each in enumerate(decisions):
        relative = each.blocks - each.blocks[:, [each.choice]]
        others = np.arange(relative.shape[1]) != each.choice
        seen.append(relative.mean(0)[others])
        noise.append(relative.var(0, ddof=1)[others] / len(relative))
        gaps.append((each.values - each.values[each.choice])[others])
        owners.append(np.full(int(others.sum()), number))
    d, s, g, owner = (np.concatenate(part) for part in (seen, noise, gaps, owners))
    if not len(d):
        return [0.0] * len(decisions)
    # A block's variance from a dozen blocks is itself uncertain: halfway to the mean of all.
    s = (s + s.mean()) / 2
    line, spread = _prior(d, s, g)
    weight = spread / (spread + s)
    middle = line + weight * (d - line)
    width = np.sqrt(weight * s)
    best = np.zeros((len(decisions), SAMPLES))
    for i in range(len(d)):
        drawn = middle[i] + width[i] * rng.standard_normal(SAMPLES)
        np.maximum(best[owner[i]], drawn, out=best[owner[i]])
    return [float(x) for x in best.mean(1)]


def _prior(d: np.ndarray, s: np.ndarray, g: np.ndarray) -> tuple[np.ndarray, float]:
    """The line of true differences against the gaps of the player's values, and their variance around it.

    Maximum likelihood by expectation and maximisation.
    """
    x = np.stack([np.ones(len(g)), g], 1)
    spread = max(float(d.var() - s.mean()), 1e-8)
    line = np.zeros(len(d))
    for _ in range(ROUNDS):
        w = 1 / (spread + s)
        scaled = x * w[:, None]
        # A breath of ridge: all gaps may be equal.
        coefficients = np.linalg.solve(scaled.T @ x + 1e-9 * np.eye(2), scaled.T @ d)
        line = x @ coefficients
        weight = spread / (spread + s)
        spread = max(float(np.mean((weight * (d - line)) ** 2 + weight * s)), 1e-10)
    return line, spread
