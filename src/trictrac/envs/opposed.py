"""A batch in which one learns and a player of this package answers: what both Gymnasium environments are made of."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from trictrac.envs.batch import WAIT, BatchEnv, Observation
from trictrac.envs.settings import MOST_COUPS, InvalidEnvironmentError, Reward
from trictrac.kernel import state
from trictrac.kernel.actions import ACTIONS, LEAVE, STAY
from trictrac.kernel.plays import list_plays
from trictrac.players.registry import make

NOT_STAYED = -1
Flags = NDArray[np.bool_]


class Replied(NamedTuple):
    """What the learner is told of one step of all games."""

    rewards: NDArray[np.float64]
    terminated: Flags
    truncated: Flags
    illegal: Flags
    last: NDArray[np.int8]
    """The rows of games that ended, as they ended."""


class Opposed:
    """The learner has seat 0, the opponent seat 1; the opening dice say who begins (art. V).

    An illegal action loses the game at once, for as much as a game can lose.
    """

    def __init__(
        self,
        n: int,
        form: str,
        rules: str,
        reward: Reward,
        observation: Observation,
        opponent: str,
        autoreset: bool,
        threads: int | None = None,
    ) -> None:
        self.env = BatchEnv(
            n,
            form,
            rules,
            reward=reward,
            observation=observation,
            autoreset=autoreset,
            max_coups=MOST_COUPS,
            threads=threads,
        )
        self._player = make(opponent)
        self._rng = np.random.default_rng(0)
        self._stayed = np.full(n, NOT_STAYED)

    def reset(self, seed: int | None = None, which: Flags | None = None) -> None:
        """Begins games anew, up to the learner's first decision."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.env.reset(seed, which)
        self._stayed[slice(None) if which is None else which] = NOT_STAYED
        nobody = np.zeros(self.env.n, np.bool_)
        self._answer(Replied(np.zeros(self.env.n), nobody.copy(), nobody.copy(), nobody, self.env.rows.copy()))

    def step(self, actions: NDArray[np.int64]) -> Replied:
        """The learner's actions, then the opponent's until the learner decides again in every game."""
        env, games = self.env, np.arange(self.env.n)
        if actions.shape != (env.n,):
            raise InvalidEnvironmentError(f"one action for each of {env.n} games", str(actions.shape))
        known = (actions >= 0) & (actions < ACTIONS)
        legal = known & (env.masks[games, np.where(known, actions, 0)] == 1)
        illegal = ~legal & (env.counts > 0)
        told = env.step(np.where(legal, actions, WAIT), check=False)
        rewards = told.rewards[:, 0].astype(np.float64)
        answered = Replied(rewards, told.terminated.copy(), told.truncated.copy(), illegal, env.last_rows.copy())
        if illegal.any():
            rewards[illegal] = -env.settings.most
            answered.terminated[illegal] = True
            answered.last[illegal] = env.rows[illegal]
            if env.autoreset:
                env.reset(which=illegal)
        self._answer(answered)
        return answered

    def seen(self, rows: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """What the learner sees of the games, or of other rows."""
        rows = self.env.rows if rows is None else rows
        other = rows[:, state.SEAT] == 1
        if other.any():
            rows = rows.copy()
            for game in np.flatnonzero(other):
                state.swap_sides(rows[game])
        seen: NDArray[np.int8] = self.env.observe(rows)
        return seen

    def _answer(self, told: Replied) -> None:
        """The opponent's decisions, wherever they are to decide; adds what comes of them."""
        env = self.env
        while len(theirs := np.flatnonzero((env.seats == 1) & (env.counts > 0) & (env.autoreset | ~told.illegal))):
            chosen = np.full(env.n, WAIT)
            fresh = theirs[self._stayed[theirs] == NOT_STAYED]
            candidates = self._stayed.copy()
            if len(fresh):
                candidates[fresh] = self._player.choose(env.rows[fresh], self._rng)
            self._stayed[theirs] = NOT_STAYED
            for game in theirs.tolist():
                chosen[game] = self._action(game, int(candidates[game]))
            step = env.step(chosen, check=False)
            going = ~(told.terminated | told.truncated)
            told.rewards[going] += step.rewards[going, 0]
            ended = going & (step.terminated | step.truncated) & (chosen != WAIT)
            told.terminated[ended] = step.terminated[ended]
            told.truncated[ended] = step.truncated[ended]
            told.last[ended] = env.last_rows[ended]

    def _action(self, game: int, candidate: int) -> int:
        """A player's candidate as an action: the play of that number, or leaving beyond the plays.

        Whoever stays makes the play that they stayed for.
        """
        row = self.env.rows[game]
        if row[state.PHASE] == state.PLAY:
            return int(self.env.legal[game, candidate])
        plays = np.empty(state.MAX_PLAYS, np.int32)
        if candidate == list_plays(row, int(row[state.DIE_A]), int(row[state.DIE_B]), plays):
            return int(LEAVE)
        self._stayed[game] = candidate
        return int(STAY)
