"""PettingZoo: both seats learn, ``trictrac.envs.pettingzoo.env()``.

One player decides at a time, often twice in a row (staying, then playing), so there is no parallel environment: every
step of one would ask somebody for an action that nobody does.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from trictrac.envs.batch import BatchEnv, Observation
from trictrac.envs.given import whole_numbers
from trictrac.envs.settings import MOST_COUPS, InvalidEnvironmentError, Reward
from trictrac.envs.spaces import ACTION_SPACE, RENDER_MODES, box, render_mode_of, rendered
from trictrac.kernel import state

Seen = dict[str, NDArray[np.int8]]


def env(**settings: Any) -> wrappers.OrderEnforcingWrapper[str, Seen, int | None]:
    """The environment as it is used: an illegal action ends the game with a reward of -1. See :class:`raw_env`."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, Seen, int | None]):
    """One game between ``player_0`` and ``player_1``; the opening dice say who begins (art. V).

    A copy, or what another process is handed, goes on with the same game and the same dice.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": RENDER_MODES,
        "name": "trictrac_v0",
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        form: str = "ordinary",
        rules: str = "loi-2013",
        reward: Reward = "partie",
        observation: Observation = "planes",
        max_coups: int = MOST_COUPS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode_of(render_mode)
        self.possible_agents = ["player_0", "player_1"]
        self._game = BatchEnv(
            1, form, rules, reward=reward, observation=observation, autoreset=False, max_coups=max_coups
        )
        masks = spaces.Box(0, 1, (int(ACTION_SPACE().n),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box(observation), "action_mask": masks})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: ACTION_SPACE() for agent in self.possible_agents}
        self._dice = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation and the mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self._game.reset(int(self._dice.integers(2**31)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._decides()

    def step(self, action: int | None) -> None:
        """An action of ``agent_selection``, then dice and marks up to the next decision."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = whole_numbers([action])
        if not 0 <= int(chosen[0]) < self._game.masks.shape[1]:  # in a batch, numbers below zero are no actions
            raise InvalidEnvironmentError(f"action {action} is not legal here", str(action))
        told = self._game.step(chosen)
        self._cumulative_rewards[agent] = 0.0
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = float(told.rewards[0, seat])
            self.terminations[name] = bool(told.terminated[0])
            self.truncations[name] = bool(told.truncated[0])
        self.agent_selection = self._decides()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        """The game from the agent's own side; nothing is legal for whoever does not decide."""
        if agent not in self.possible_agents:
            raise InvalidEnvironmentError(
                f"the agents are {', '.join(self.possible_agents)}, not {agent!r}", str(agent)
            )
        row = self._game.rows.copy()
        decides = agent == self.possible_agents[row[0, state.SEAT]]
        mask = self._game.masks[0] if decides else np.zeros_like(self._game.masks[0])
        if not decides:
            state.swap_sides(row[0])
        return {"observation": self._game.observe(row)[0].copy(), "action_mask": mask.astype(np.int8)}

    def render(self) -> str | None:
        """The position as text; ``human`` prints it."""
        return rendered(self._game.rows[0], self.render_mode)

    def close(self) -> None:
        """Lets everything go."""
        self._game.close()

    def _decides(self) -> str:
        return self.possible_agents[self._game.seats[0]]
