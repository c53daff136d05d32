"""The spaces of actions and observations, as Gymnasium and PettingZoo name them."""

from __future__ import annotations

from functools import partial

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from trictrac.envs.batch import WIDTH, Observation
from trictrac.envs.settings import InvalidEnvironmentError
from trictrac.kernel import planes, state
from trictrac.kernel.actions import ACTIONS
from trictrac.position import Position

ACTION_SPACE = partial(spaces.Discrete, int(ACTIONS))
RENDER_MODES = ["ansi", "human"]
_SHAPES = {"rows": (state.ROW,), "planes": (planes.PLANES, planes.CASES), "features": (WIDTH,)}


def box(observation: Observation) -> spaces.Box[np.int8]:
    """The space of one observation."""
    if observation not in _SHAPES:
        names = ", ".join(_SHAPES)
        raise InvalidEnvironmentError(f"an observation here is one of {names}, not {observation!r}", observation)
    return spaces.Box(-1 if observation == "rows" else 0, 127, _SHAPES[observation], np.int8)


def rendered(row: NDArray[np.int8], mode: str | None) -> str | None:
    """The position of a row as text; in the mode ``human`` it is printed."""
    text = str(Position.from_row(row))
    if mode != "human":
        return text
    print(text)
    return None


def render_mode_of(mode: str | None) -> str | None:
    """How a game is shown: as a text that is handed back or printed, or not at all."""
    if mode is not None and mode not in RENDER_MODES:
        raise InvalidEnvironmentError(f"a game is rendered as {' or '.join(RENDER_MODES)}, not {mode!r}", str(mode))
    return mode
