"""What callers hand to an environment: numbers are whole and fit, or one sentence says why not."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from trictrac.envs.settings import InvalidEnvironmentError
from trictrac.errors import short


def whole_numbers(values: Any) -> NDArray[np.int64]:
    """Actions as the kernel reads them."""
    try:
        found = np.asarray(values)
    except (TypeError, ValueError):  # lists of different lengths, arrays of another device
        found = np.empty(0, object)
    if found.dtype.kind not in "iu":
        raise InvalidEnvironmentError(f"actions are whole numbers, not {short(values)}", short(values))
    return np.ascontiguousarray(found, np.int64)


def flags(values: Any, games: int) -> NDArray[np.bool_]:
    """Yes or no for each of so many games. Numbers are refused: they might be meant as the numbers of games."""
    try:
        found = np.asarray(values)
    except (TypeError, ValueError):
        found = np.empty(0, object)
    if found.dtype != np.bool_ or found.shape != (games,):
        raise InvalidEnvironmentError(
            f"which games to reset is told by {games} truth values, not {short(values)}", short(values)
        )
    return found
