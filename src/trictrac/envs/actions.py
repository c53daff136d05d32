"""The numbers of actions, for people and programs (docs/environments.md has the code and its proof)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from trictrac.envs.settings import InvalidEnvironmentError
from trictrac.errors import WrongTypeError
from trictrac.game import Decision
from trictrac.kernel import actions, coup, state
from trictrac.kernel.plays import list_plays
from trictrac.play import Play, PlayLike

ACTIONS: int = actions.ACTIONS
"""How many actions there are."""
PASS: int = actions.PASS
STAY: int = actions.STAY
LEAVE: int = actions.LEAVE

Row = NDArray[np.int8]


def legal_actions(row: Row) -> list[int]:
    """What the player of a row may do, in the order of the plays; nothing before the throw and after the end."""
    return list(_listed(row))


def mask(row: Row) -> NDArray[np.int8]:
    """The legal actions as an array of ones and zeros."""
    seen = np.zeros(ACTIONS, np.int8)
    seen[legal_actions(row)] = 1
    return seen


def encode(row: Row, action: Decision | PlayLike) -> int:
    """The number of a decision, or of a play of the throw on the table, whichever dame of it goes first."""
    listed = _listed(row)
    if not isinstance(action, Decision | Play):
        action = Decision.parse(action) if STAY in listed and isinstance(action, str) else Play.of(action)
    for number, meant in listed.items():
        same = isinstance(meant, Play) and isinstance(action, Play) and meant.change() == action.change()
        if same or meant is action:
            return number
    raise InvalidEnvironmentError(f"{action} is not legal here", str(action))


def decode(row: Row, action: int) -> Decision | Play:
    """What the number of a legal action means."""
    try:
        return _listed(row)[action]
    except KeyError:
        raise InvalidEnvironmentError(f"action {action} is not legal here", str(action)) from None


def _listed(row: Row) -> dict[int, Decision | Play]:
    """The legal actions and what each means."""
    if not isinstance(row, np.ndarray) or row.dtype != np.int8 or row.shape != (state.ROW,):
        raise WrongTypeError(f"a row is int8[{state.ROW}], such as env.rows[0]", row)
    row = np.ascontiguousarray(row)
    if row[state.PHASE] == state.DECIDE:
        return {STAY: Decision.STAY, LEAVE: Decision.LEAVE}
    if row[state.PHASE] != state.PLAY:
        return {}
    high, low = int(row[state.DIE_A]), int(row[state.DIE_B])
    plays = np.empty(state.MAX_PLAYS, np.int32)
    packed = plays[: list_plays(row, high, low, plays)].tolist()
    return {int(actions.action_of(play, high, low)): Play.unpack(play) for play in packed}


def carry_out(row: Row, action: int) -> None:
    """Does a legal action of a row; the next throw is not made yet."""
    if action == LEAVE:
        coup.leave(row)
    elif action == STAY:
        coup.stay(row)
    else:
        coup.make_play(row, actions.play_of(action, int(row[state.DIE_A]), int(row[state.DIE_B])))
