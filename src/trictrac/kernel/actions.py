"""A number for everything a player can do, the same in every position: the actions of learning environments.

A play is the case its larger number is played from and the case its smaller one
is played from, 0 where a number is not played: ``25 * high + low``. A dame that
plays both numbers is played from its rest by the second one. Staying and leaving
follow. With the dice, the two cases say where every dame ends
(:func:`play_of`), and the plays of a throw end in different positions, so no two
of them have one number; docs/environments.md has the proof.
"""

from __future__ import annotations

from trictrac.kernel.jit import jit, shared
from trictrac.kernel.state import (
    COIN,
    DECIDE,
    DIE_A,
    DIE_B,
    OTHER_COIN,
    OUT,
    PHASE,
    PLAY,
    is_low_alone,
    is_par_puissance,
    pack_play,
    unpack_play,
)

CASES = 25
PASS = 0  # neither number can be played
STAY = CASES * CASES
LEAVE = STAY + 1
ACTIONS = LEAVE + 1


@shared
def action_of(play, high, low):
    """The number of a play of the list of this throw."""
    from1, to1, from2, to2 = unpack_play(play)
    if from2 == 0:
        return from1 if is_low_alone(play) else CASES * from1
    if high == low or (to1 == OUT and to2 == OUT):
        # Either number takes either dame there: the dame farther back is written with the larger one.
        return CASES * min(from1, from2) + max(from1, from2)
    if is_par_puissance(play):
        return CASES * from1 + from2
    first_is_high = to1 - from1 == high if to1 != OUT else to2 - from2 == low
    return CASES * from1 + from2 if first_is_high else CASES * from2 + from1


@shared
def play_of(action, high, low):
    """A play with the result of this action: what the list has, except for marks and the order of the moves."""
    from1 = action // CASES
    from2 = action % CASES
    to1 = min(from1 + high, OUT) if from1 else 0
    to2 = min(from2 + low, OUT) if from2 else 0
    if to1 == OTHER_COIN and to2 == OTHER_COIN:
        # Nobody ends on the opponent's corner: one's own is taken par puissance (art. IX).
        return pack_play(from1, COIN, from2, COIN)
    return pack_play(from1, to1, from2, to2)


@jit
def list_actions(row, plays, n_plays, actions):
    """Lists what the player of a row may do: stay or leave after a trou, or these plays in their order.

    Returns how many; there is nothing to do before the throw and after the end.
    """
    if row[PHASE] == DECIDE:
        actions[0] = STAY
        actions[1] = LEAVE
        return 2
    if row[PHASE] != PLAY:
        return 0
    high = int(row[DIE_A])
    low = int(row[DIE_B])
    for i in range(n_plays):
        actions[i] = action_of(int(plays[i]), high, low)
    return n_plays
