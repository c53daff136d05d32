"""OpenSpiel: ``pyspiel.load_game("python_trictrac")`` after ``import trictrac.envs.openspiel``.

Throws are chance nodes: 30 pairs of unequal dice for the opening (art. V; equal ones are thrown again), 21 throws
afterwards. Players' actions have the numbers of docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from numpy.typing import NDArray

from trictrac.envs.actions import ACTIONS, carry_out, decode, legal_actions
from trictrac.envs.settings import MOST_COUPS, EnvSettings, InvalidEnvironmentError
from trictrac.kernel import coup, episodes, planes, state
from trictrac.kernel.batch import scratch
from trictrac.position import Position
from trictrac.rules import Rules

FACES = 6
_PARAMETERS = {"form": "ordinary", "rules": "loi-2013", "reward": "partie"}
GAME_TYPE = pyspiel.GameType(
    short_name="python_trictrac",
    long_name="Trictrac",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=_PARAMETERS,
)


class TrictracGame(pyspiel.Game):
    """A form, its rules and what is rewarded; see :class:`trictrac.envs.settings.EnvSettings`.

    All rewards come at the end: by ``trou`` it is the trous that a player is ahead by. Options of the rules are written
    with a colon in the text of a game: ``python_trictrac(rules=usage-19e stakes:double)``.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_PARAMETERS, **(params or {})}
        given["rules"] = given["rules"].replace("=", ":")  # OpenSpiel writes and reads a game as name(parameter=value)
        rules = Rules.parse(given["rules"].replace(":", "="))
        self.settings = EnvSettings(given["form"], rules, given["reward"])
        most = float(self.settings.most)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=FACES * FACES,
            num_players=2,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=2 * MOST_COUPS,  # a coup has two decisions at most
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> TrictracState:
        """Before the opening dice."""
        return TrictracState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TrictracObserver:
        """Everything is seen by both players."""
        return TrictracObserver(params)


class Done(NamedTuple):
    """An action and who did it: what OpenSpiel calls a PlayerAction, which Python cannot make."""

    player: int
    action: int


class TrictracState(pyspiel.State):
    """One game; a row of the kernel that every action replaces by another."""

    _listed: list[int] | None = None
    """The legal actions of ``row``, once they are asked for."""

    def __init__(self, game: TrictracGame) -> None:
        super().__init__(game)
        self._settings = game.settings
        self._begin()

    def _begin(self) -> None:
        self.row: NDArray[np.int8] = self._settings.rows(1)[0]
        self._listed = None
        self._coups = 0
        self._done: list[Done] = []

    # Whose turn it is

    def current_player(self) -> int:
        """Chance before each throw; the seat that decides; the end, after ``MOST_COUPS`` coups as well."""
        phase = self.row[state.PHASE]
        if phase == state.OVER or self._coups > MOST_COUPS:
            return int(pyspiel.PlayerId.TERMINAL)
        if phase in (state.OPENING, state.THROW):
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.row[state.SEAT])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        if self._listed is None:
            self._listed = sorted(legal_actions(self.row))
        return self._listed.copy()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The dice and their chances; an outcome is ``6 * (first - 1) + second - 1``.

        At the opening the first die is player 0's; afterwards it is the larger one.
        """
        return list((_OPENING if self.row[state.PHASE] == state.OPENING else _THROWS).items())

    # What is done

    def _apply_action(self, action: int) -> None:
        """Refuses what nobody can do here; OpenSpiel itself does not look."""
        if self.is_terminal():
            possible: Container[int] = ()
        elif self.is_chance_node():
            possible = _OPENING if self.row[state.PHASE] == state.OPENING else _THROWS
        else:
            possible = self._legal_actions(self.current_player())
        if action not in possible:
            raise InvalidEnvironmentError(f"action {action} is not legal here", str(action))
        self._do(action)

    def _do(self, action: int) -> None:
        self._done.append(Done(self.current_player(), action))
        row = self.row.copy()
        if row[state.PHASE] in (state.OPENING, state.THROW):
            first, second = _dice(action)
            if row[state.PHASE] == state.OPENING:
                coup.open_game(row, first, second)
            self._throw(row, first, second)
        else:
            carry_out(row, action)
            if row[state.PHASE] == state.THROW and row[state.DIE_A]:
                self._throw(row, 0, 0)  # je joue pour tout: the same dice open the releve (LL 118)
        self.row = row
        self._listed = None

    def _throw(self, row: NDArray[np.int8], first: int, second: int) -> None:
        coup.throw_dice(row, first, second, *scratch())
        self._coups += 1

    def undo_action(self, player: int, action: int) -> None:
        """Takes the last action back. OpenSpiel's own C++ code keeps it in its history; Python's does not."""
        if not self._done or self._done[-1] != (player, action):
            raise InvalidEnvironmentError(f"action {action} of player {player} is not the last one", str(action))
        done = self._done[:-1]
        self._begin()
        for _, before in done:
            self._do(before)

    def history(self) -> list[int]:
        """The actions so far, chance included."""
        return [action for _, action in self._done]

    def full_history(self) -> list[Done]:
        """The same with who did each."""
        return list(self._done)

    def move_number(self) -> int:
        """How many there are."""
        return len(self._done)

    # What comes of it

    def returns(self) -> list[float]:
        """What each player has won, 0 before the end."""
        if not self.is_terminal():
            return [0.0, 0.0]
        won = self._won()
        return [float(won), float(-won)]

    def _won(self) -> int:
        """What player 0 has won of the finished game."""
        if self._settings.reward == "jetons":
            return int(episodes.jetons_won(self.row, self._settings.tariff))
        seat, winner = int(self.row[state.SEAT]), int(self.row[state.WINNER])
        if self._settings.reward == "partie":
            return 0 if winner == state.NOBODY else 1 - 2 * winner
        ahead = int(self.row[state.MINE + state.TROUS]) - int(self.row[state.THEIRS + state.TROUS])
        return -ahead if seat else ahead

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "{}-{}".format(*_dice(action))
        return str(decode(self.row, action))

    def __str__(self) -> str:
        return str(Position.from_row(self.row))


class TrictracObserver:
    """The planes of the player's side, and the position as text."""

    def __init__(self, params: Any) -> None:
        if params:
            raise InvalidEnvironmentError(f"the observer takes no parameters: {params}", str(params))
        self.tensor = np.zeros(planes.PLANES * planes.CASES, np.float32)
        self.dict = {"observation": self.tensor.reshape(planes.PLANES, planes.CASES)}

    def set_from(self, game_state: TrictracState, player: int) -> None:
        """Writes what a player sees into ``tensor``."""
        row = game_state.row.copy()
        if row[state.SEAT] != player:
            state.swap_sides(row)
        seen = np.empty((1, planes.PLANES, planes.CASES), np.int8)
        planes.write_planes(row[np.newaxis], seen)
        self.dict["observation"][:] = seen[0]

    def string_from(self, game_state: TrictracState, player: int) -> str:
        """The position; both players see the same."""
        return str(game_state)


def _outcome(first: int, second: int) -> int:
    return FACES * (first - 1) + second - 1


def _dice(outcome: int) -> tuple[int, int]:
    return outcome // FACES + 1, outcome % FACES + 1


_NUMBERS = range(1, FACES + 1)
_OPENING = {_outcome(one, other): 1 / 30 for one in _NUMBERS for other in _NUMBERS if one != other}
_THROWS = {_outcome(high, low): (1 if high == low else 2) / 36 for high in _NUMBERS for low in _NUMBERS if low <= high}

pyspiel.register_game(GAME_TYPE, TrictracGame)
