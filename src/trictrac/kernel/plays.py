"""All dutiful plays of a throw, one for each resulting position (art. VI-IX, XIII, XIV).

``list_plays`` is the only move generator: a play is legal if it is in its list.
Duties, in this order: play both numbers, else the larger, else the smaller
(art. VI); fill or keep a jan (art. XIII); take the last dame out, make the pile
of misery (VIII.8, T.2).

Outside the exit no two ways of playing lead to one position, except that a dame
may follow in another's steps: ``f`` by one number and ``f + a`` by the other
leave the same board as ``f`` tout d'une. Such pairs are passed over and the
single dame stands for them, so nothing need be compared.
"""

from __future__ import annotations

from trictrac.kernel.exits import exit_is_near, list_exit_plays
from trictrac.kernel.jans import end_with_jan_full, jan_in_question
from trictrac.kernel.jit import entry, jit, lowest
from trictrac.kernel.march import COIN_BIT, OTHER_COIN_BIT, my_cases, open_cases, their_cases
from trictrac.kernel.state import (
    COIN,
    DAMES,
    LOW_ALONE,
    MAX_PLAYS,
    ME,
    NOTHING_PLAYED,
    ONE_UNPLAYED,
    OUT,
    PAR_PUISSANCE,
    RULES,
    SECOND_CASE,
    pack_play,
    pile_scores,
    unpack_play,
)


@jit
def _list_coin_pair(row, a, b, some, pairs, their_some, from_a, from_b, plays):
    """The plays that only the corner knows: taken or left by two dames at once (art. IX)."""
    held = int(row[ME + COIN])
    if held == 2:
        if from_a & from_b & COIN_BIT:
            plays[0] = pack_play(COIN, COIN + a, COIN, COIN + b)
            return 1
    elif held == 0:
        stock = pairs if a == b else some
        if (stock >> (COIN - a)) & (stock >> (COIN - b)) & 1:
            plays[0] = pack_play(COIN - a, COIN, COIN - b, COIN)
            return 1
        # Par puissance: the same one case further on, if the other's corner is
        # empty, and never when the corner could be taken by effet.
        if not their_some & OTHER_COIN_BIT and (stock >> (COIN + 1 - a)) & (stock >> (COIN + 1 - b)) & 1:
            plays[0] = pack_play(COIN + 1 - a, COIN, COIN + 1 - b, COIN) | PAR_PUISSANCE
            return 1
    return 0


@jit
def _list_both(row, a, b, some, pairs, their_some, rests, ends, enough, plays):
    """Every play of both numbers, exits apart; no more once there are ``enough``."""
    held = int(row[ME + COIN])
    from_a = some & (ends >> a)
    from_b = some & (ends >> b)
    n = _list_coin_pair(row, a, b, some, pairs, their_some, from_a, from_b, plays)
    # Never exactly one dame on one's own corner (art. IX): apart from the pair
    # above, nothing arrives on an empty corner and nothing leaves the last two.
    whole = some & (ends >> (a + b)) & ((rests >> a) | (rests >> b))
    twice = pairs
    if held == 0:
        from_a &= ~(1 << (COIN - a))
        from_b &= ~(1 << (COIN - b))
        whole &= ~((1 << COIN) >> (a + b))
    elif held == 2:
        from_a &= ~COIN_BIT
        from_b &= ~COIN_BIT
        whole &= ~COIN_BIT
    elif held == 3:
        twice &= ~COIN_BIT
    while whole and n < enough:
        start = lowest(whole)
        whole &= whole - 1
        rest = start + a if (rests >> (start + a)) & 1 else start + b
        plays[n] = pack_play(start, rest, rest, start + a + b)
        n += 1
    doublet = a == b
    left = from_a
    while left and n < enough:
        first = lowest(left)
        left &= left - 1
        bit = 1 << first
        # The follower's steps are the single dame's; from one case two dames leave if there are two.
        second = (left | (bit & twice)) if doublet else (from_b & ~(bit & ~twice) & ~(bit >> b))
        second &= ~(bit << a)
        head = pack_play(first, first + a, 0, b)
        while second and n < enough:
            start = lowest(second)
            second &= second - 1
            plays[n] = head + start * SECOND_CASE
            n += 1
    return n


@jit
def _list_single(row, number, some, ends, mark, plays):
    """Every play of one number alone, when both cannot be played."""
    held = int(row[ME + COIN])
    starts = some & (ends >> number)
    if held == 0:
        starts &= ~(1 << (COIN - number))
    elif held == 2:
        starts &= ~COIN_BIT
    n = 0
    while starts:
        start = lowest(starts)
        starts &= starts - 1
        plays[n] = pack_play(start, start + number, 0, 0) | mark
        n += 1
    return n


@jit
def last_dame_goes_out(row, play):
    """Checks if nothing is left on the board after the play."""
    _, to1, _, to2 = unpack_play(play)
    return int(row[ME + OUT]) + int(to1 == OUT) + int(to2 == OUT) == DAMES


@jit
def ends_as_a_pile(row, play):
    """Checks if all fifteen dames stand on the corner after the play."""
    from1, to1, from2, to2 = unpack_play(play)
    arrive = int(to1 == COIN) + int(to2 == COIN)
    leave = int(from1 == COIN) + int(from2 == COIN)
    return int(row[ME + COIN]) + arrive - leave == DAMES


@jit
def _last_duties(row):
    """Which may be near: to take the last dame out, and to make the pile of misery (VIII.8, T.2)."""
    near_end = int(row[ME + OUT]) >= DAMES - 2
    near_pile = int(row[ME + COIN]) >= DAMES - 2 and pile_scores(int(row[RULES]))
    return near_end, near_pile


@jit
def _keep_last_duties(row, near_end, near_pile, plays, n):
    """They must be played."""
    kept = 0
    for i in range(n):
        play = int(plays[i])
        if (near_end and last_dame_goes_out(row, play)) or (near_pile and ends_as_a_pile(row, play)):
            plays[kept] = play
            kept += 1
    return kept if kept else n


@jit
def list_plays_of(row, high, low, some, pairs, their_some, rests, ends, jan, enough, plays):
    """Lists the plays of a throw when the sets of cases and the jan in question are already known.

    Who asks only what all plays have in common, such as the numbers left unplayed, has ``enough`` with one; where a
    duty chooses among them all are listed.
    """
    near_end, near_pile = _last_duties(row)
    if jan or near_end or near_pile:
        enough = MAX_PLAYS
    if exit_is_near(row, some, high):
        n = list_exit_plays(row, high, low, some, rests, ends, plays)
    else:
        n = _list_both(row, high, low, some, pairs, their_some, rests, ends, enough, plays)
        if n == 0:
            n = _list_single(row, high, some, ends, ONE_UNPLAYED, plays)
        if n == 0 and low != high:
            n = _list_single(row, low, some, ends, LOW_ALONE | ONE_UNPLAYED, plays)
    if n == 0:
        plays[0] = NOTHING_PLAYED
        return 1
    if jan:
        n = end_with_jan_full(row, jan, plays, n)
    if near_end or near_pile:
        n = _keep_last_duties(row, near_end, near_pile, plays, n)
    return n


@entry("int64(int8[::1], int64, int64, int32[::1])")
def list_plays(row, high, low, plays):
    """Lists every dutiful play of a throw (``high >= low``) into ``plays``; returns how many.

    There is always one: where nothing can be played it is ``NOTHING_PLAYED``.
    """
    some, pairs = my_cases(row)
    their_some, _ = their_cases(row)
    rests, ends = open_cases(row, their_some)
    jan, _ = jan_in_question(some, pairs)
    return list_plays_of(row, high, low, some, pairs, their_some, rests, ends, jan, MAX_PLAYS, plays)
