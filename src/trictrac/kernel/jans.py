"""Filling and keeping a jan: petit jan, grand jan, jan de retour (art. XIII).

A jan is full when each of its six cases holds at least two dames. With fifteen
dames at most one jan can be full or within two dames of it, so there is never
more than one jan in question.
"""

from __future__ import annotations

from trictrac.kernel.jit import jit, popcount, six_bytes
from trictrac.kernel.march import GRAND_JAN, JAN_DE_RETOUR, PETIT_JAN, TOPS, TWO_EACH
from trictrac.kernel.state import ME, unpack_play

# How a way is made: bits of the "how" of a reason.
BY_HIGH = 1
BY_LOW = 2
BY_SUM = 4


@jit
def jan_in_question(some, pairs):
    """The first case (1, 7 or 19) of a jan that lacks at most two dames, and how many it lacks; (0, 12) if none."""
    petit = 12 - popcount(some & PETIT_JAN) - popcount(pairs & PETIT_JAN)
    if petit <= 2:
        return 1, petit
    grand = 12 - popcount(some & GRAND_JAN) - popcount(pairs & GRAND_JAN)
    if grand <= 2:
        return 7, grand
    retour = 12 - popcount(some & JAN_DE_RETOUR) - popcount(pairs & JAN_DE_RETOUR)
    if retour <= 2:
        return 19, retour
    return 0, 12


@jit
def _one_on(case, first):
    """One dame more on a case of the jan, as six counts; nothing for a case outside."""
    return 1 << (8 * (case - first)) if first <= case < first + 6 else 0


@jit
def _full_with(six, first, play):
    """Checks if the six counts of a jan are full once the play is made."""
    from1, to1, from2, to2 = unpack_play(play)
    six += _one_on(to1, first) + _one_on(to2, first) - _one_on(from1, first) - _one_on(from2, first)
    return (six + TWO_EACH) & TOPS == TOPS


@jit
def full_after(row, first, play):
    """Checks if the jan is full once the play is made."""
    return _full_with(six_bytes(row, ME + first), first, play)


@jit
def end_with_jan_full(row, first, plays, n):
    """The duty to fill or keep: if some play ends with the jan full, the others go."""
    six = six_bytes(row, ME + first)
    kept = 0
    for i in range(n):
        play = int(plays[i])
        if _full_with(six, first, play):
            plays[kept] = play
            kept += 1
    return kept if kept else n


@jit
def is_spare(row, first, case):
    """Checks if the jan can do without one dame of this case."""
    count = int(row[ME + case])
    return count > 2 if first <= case < first + 6 else count > 0


@jit
def missing_case(row, first):
    """The half-case of a jan that lacks one dame."""
    case = first
    while int(row[ME + case]) >= 2:
        case += 1
    return case


@jit
def ways_of_filling(row, first, case, high, low, ends, plays, n):
    """By which of the two numbers and their sum the last dame can come to ``case`` (art. XIII).

    ``plays`` are the dutiful plays, all ending with the jan full. A dame that comes tout d'une
    counts for the sum; where its rest holds a spare dame, that dame could come by one number
    and the other follow it to the rest: the same board, one more way.
    """
    how = 0
    for i in range(n):
        from1, to1, from2, to2 = unpack_play(int(plays[i]))
        if to1 == from2 and from2:
            if to2 == case:
                how |= BY_SUM
                if case > high and is_spare(row, first, case - high) and (ends >> (case - high)) & 1:
                    how |= BY_HIGH
                if case > low and is_spare(row, first, case - low) and (ends >> (case - low)) & 1:
                    how |= BY_LOW
            continue
        if (to1 == case and to1 - from1 == high) or (to2 == case and to2 - from2 == high):
            how |= BY_HIGH
        if (to1 == case and to1 - from1 == low) or (to2 == case and to2 - from2 == low):
            how |= BY_LOW
    return how & ~BY_LOW if high == low else how
