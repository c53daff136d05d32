"""Trains a small net in NumPy, by self-play, to beat ``greedy``: ``python examples/train_a_player.py [MINUTES]``.

Temporal differences on afterstates: the position that a choice leads to is worth what the best choice after the next
throw turns out to be worth. Two layers, 288 inputs (what the nets of the package see), a batch of games at once.
"""

from __future__ import annotations

import sys
import time

import numpy as np
from numpy.typing import NDArray

import trictrac
from trictrac.envs.actions import STAY
from trictrac.envs.afterstates import Afterstates
from trictrac.envs.batch import BatchEnv

INPUTS, HIDDEN = 288, 64
GAMES = 256
RATE, CHANCE = 2e-3, 0.03
EVERY_S = 60.0

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]


class Net:
    """What a position is worth to whoever throws next, between -1 and 1; learned by Adam."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        shapes = ((INPUTS, HIDDEN), (HIDDEN,), (HIDDEN, 1), (1,))
        self.weights = [(rng.standard_normal(shape) / np.sqrt(shape[0])).astype(np.float32) for shape in shapes]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def values(self, seen: Floats) -> Floats:
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        value: Floats = np.tanh(hidden @ self.weights[2] + self.weights[3])[:, 0]
        return value

    def learn(self, seen: Floats, wanted: Floats, rate: float) -> float:
        """One step towards the wanted values; the mean square of what was missing."""
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        value = np.tanh(hidden @ self.weights[2] + self.weights[3])[:, 0]
        missing = value - wanted
        slope = (missing * (1 - value**2) / len(seen))[:, np.newaxis]
        below = slope @ self.weights[2].T * (hidden > 0)
        gradients = [seen.T @ below, below.sum(0), hidden.T @ slope, slope.sum(0)]
        self.steps += 1
        size = rate / (1 - 0.9**self.steps) * np.sqrt(1 - 0.999**self.steps)
        for i, gradient in enumerate(gradients):
            self.means[i] += 0.1 * (gradient - self.means[i])
            self.squares[i] += 0.001 * (gradient**2 - self.squares[i])
            self.weights[i] -= size * self.means[i] / (np.sqrt(self.squares[i]) + 1e-8)
        return float(np.mean(missing**2))


def weigh(net: Net, after: Afterstates) -> tuple[Floats, Floats]:
    """The features of all afterstates, and their values to the player who chooses."""
    seen, results = after.features(), after.results()
    values = np.where(np.isnan(results), net.values(seen), results)
    return seen, after.to_chooser(values)


def train(net: Net, minutes: float) -> None:
    """Plays against itself and learns from every coup, for so long."""
    env, rng = BatchEnv(GAMES, observation="none", masks=False, seed=1), np.random.default_rng(1)
    env.reset()
    kept, throwers = np.zeros((GAMES, INPUTS), np.float32), np.zeros(GAMES, np.int8)
    waiting = np.zeros(GAMES, bool)  # has an afterstate that waits for its value
    start = told_at = time.monotonic()
    while (past := time.monotonic() - start) < 60 * minutes:
        rate = RATE * (1 - past / (60 * minutes))
        after, seats = env.afterstates(), env.seats.copy()
        seen, values = weigh(net, after)
        best = values[after.offsets[:-1] + after.best(values)]
        if waiting.any():
            net.learn(kept[waiting], np.where(seats == throwers, best, -best)[waiting], rate)
        noise = CHANCE * rng.standard_normal(len(values)).astype(np.float32)
        chosen = after.best(values + noise)
        actions, places = after.actions(chosen), after.offsets[:-1] + chosen
        stays = actions == STAY
        kept, throwers = seen[places], after.throwers[places]
        told = env.step(actions, check=False)
        waiting = ~told.terminated & ~stays
        lost = told.terminated & ~stays & np.isnan(after.results()[places])  # the next throw ended the game
        if lost.any():
            net.learn(kept[lost], told.rewards[np.flatnonzero(lost), throwers[lost]], rate)
        if time.monotonic() - told_at > EVERY_S:
            told_at = time.monotonic()
            print(f"{past:.0f} s: {net.steps} steps, {100 * match(net, 200):.0f} % against greedy", flush=True)


def match(net: Net, games: int) -> float:
    """The share of ordinary games that the net wins against ``greedy``, with the first seat in half of them."""
    env, rng = BatchEnv(games, observation="none", masks=False, autoreset=False, seed=2), np.random.default_rng(2)
    greedy = trictrac.engine("greedy").player
    told, mine = env.reset(), np.arange(games) % 2
    won = np.zeros(games, bool)
    while (env.counts > 0).any():
        after, theirs = env.afterstates(), (env.seats != mine) & (env.counts > 0)
        chosen = after.best(weigh(net, after)[1])
        if theirs.any():
            chosen[theirs] = greedy.choose(env.rows[theirs], rng)
        told = env.step(after.actions(chosen))
        won |= told.rewards[np.arange(games), mine] > 0
    return float(won.mean())


def main(minutes: float = 8.0) -> None:
    """Trains and tells."""
    net = Net(seed=1)
    train(net, minutes)
    print(f"the net wins {100 * match(net, 1000):.1f} % of 1000 games against greedy")
    np.savez("my-net.npz", *net.weights)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 8.0)
