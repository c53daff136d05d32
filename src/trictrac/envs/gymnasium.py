"""Gymnasium: one learner against a player of this package, ``gymnasium.make("trictrac/ordinaire-v0")``.

Their ids are known as soon as ``trictrac`` and ``gymnasium`` are imported.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from trictrac.envs.batch import Observation
from trictrac.envs.given import whole_numbers
from trictrac.envs.opposed import Opposed
from trictrac.envs.registering import register
from trictrac.envs.settings import InvalidEnvironmentError, Reward
from trictrac.envs.spaces import ACTION_SPACE, RENDER_MODES, box, render_mode_of, rendered

Seen = NDArray[np.int8]
_METADATA = {"render_modes": RENDER_MODES, "render_fps": 4}
_VECTOR_METADATA = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}


class TrictracEnv(gymnasium.Env[Seen, np.int64]):
    """One game. ``info["action_mask"]`` and ``action_masks()`` say what is legal; an illegal action loses the game."""

    metadata: dict[str, Any] = _METADATA

    def __init__(
        self,
        form: str = "ordinary",
        rules: str = "loi-2013",
        reward: Reward = "partie",
        observation: Observation = "planes",
        opponent: str = "greedy",
        render_mode: str | None = None,
    ) -> None:
        self._games = Opposed(1, form, rules, reward, observation, opponent, autoreset=False)
        self.observation_space = box(observation)
        self.action_space = ACTION_SPACE()
        self.render_mode = render_mode_of(render_mode)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game up to the learner's first decision."""
        super().reset(seed=seed)
        self._games.reset(int(self.np_random.integers(2**31)))
        self._show()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """An action, the opponent's answers, and the learner's next decision."""
        told = self._games.step(whole_numbers([action]).reshape(-1))
        self._show()
        info = {**self._info(), "illegal": bool(told.illegal[0])}
        return self._seen(), float(told.rewards[0]), bool(told.terminated[0]), bool(told.truncated[0]), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them."""
        return self._games.env.masks[0].astype(np.bool_)

    def render(self) -> str | None:
        """The position as text; ``human`` prints it."""
        return rendered(self._games.env.rows[0], self.render_mode)

    def close(self) -> None:
        """Lets everything go."""
        self._games.env.close()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> Seen:
        seen: Seen = self._games.seen()[0].copy()
        return seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._games.env.masks[0].astype(np.int8)}


class TrictracVectorEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Many games at once on all cores; one that ends begins anew in the same step: ``infos["final_obs"]`` and
    ``infos["final_info"]`` tell of its end."""

    metadata: dict[str, Any] = _VECTOR_METADATA

    def __init__(
        self,
        num_envs: int = 1,
        form: str = "ordinary",
        rules: str = "loi-2013",
        reward: Reward = "partie",
        observation: Observation = "planes",
        opponent: str = "greedy",
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise gymnasium.error.UnregisteredEnv(f"a vector of games is not rendered: {render_mode}")
        self.num_envs = num_envs
        self._games = Opposed(num_envs, form, rules, reward, observation, opponent, autoreset=True, threads=threads)
        self.single_observation_space = box(observation)
        self.single_action_space = ACTION_SPACE()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games. A list of seeds, one for each game, is one seed: all of it decides the dice of all."""
        if isinstance(seed, list):
            seed = _one_seed(seed, self.num_envs)
        super().reset(seed=seed)
        self._games.reset(int(self.np_random.integers(2**31)))
        return self._games.seen().copy(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """An action in every game."""
        told = self._games.step(whole_numbers(actions))
        infos = {**self._info(), "illegal": told.illegal, "_illegal": np.ones(self.num_envs, np.bool_)}
        ended = told.terminated | told.truncated
        if ended.any():
            last = {"action_mask": np.zeros_like(infos["action_mask"]), "_action_mask": ended}
            last |= {"illegal": told.illegal & ended, "_illegal": ended}
            infos |= {"final_obs": self._games.seen(told.last).copy(), "_final_obs": ended}
            infos |= {"final_info": last, "_final_info": ended}
        return self._games.seen().copy(), told.rewards, told.terminated, told.truncated, infos

    def close_extras(self, **kwargs: Any) -> None:
        """Lets the threads go."""
        self._games.env.close()

    def _info(self) -> dict[str, Any]:
        masks = self._games.env.masks.astype(np.int8)
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}


def _one_seed(seeds: list[int], games: int) -> int | None:
    """One number that all of them decide; None where there is none."""
    if len(seeds) != games:
        raise InvalidEnvironmentError(f"one seed for each of {games} games, not {len(seeds)}", str(seeds))
    given = [seed for seed in seeds if seed is not None]
    return int(np.random.SeedSequence(given).generate_state(1, np.uint64)[0]) if given else None


register()
