"""Beating dames and the corner (art. X, XI): always on paper, no dame moves."""

from __future__ import annotations

from trictrac.kernel.jans import BY_HIGH, BY_LOW, BY_SUM
from trictrac.kernel.jit import jit, lowest, popcount
from trictrac.kernel.march import BOARD, GRAND_JAN, OTHER_COIN_BIT, OTHER_GRAND_JAN
from trictrac.kernel.reasons import BATTRE, BATTRE_FAUX, COIN_BATTU, FOR_MOVER, FOR_OTHER
from trictrac.kernel.state import COIN, ME, pack_reason

TABLE_OF_GRANDS_JANS = GRAND_JAN | OTHER_GRAND_JAN


@jit
def beat_dames(high, low, some, their_some, their_pairs, sheet, n):
    """Writes a reason for each lone dame that is beaten, a vrai or a faux.

    A lone dame is reached by one number, by the other, by their sum; for the sum one rest must
    be free of a *full* opposing case (an empty case, one's own, a lone dame will do). Reached by
    the sum alone over full cases only, it is beaten a faux, for the other.
    """
    lone = their_some & ~their_pairs
    doublet = high == low
    by_high = (some << high) & lone
    by_low = 0 if doublet else (some << low) & lone
    over_high = ((some << high) & BOARD & ~their_pairs) << low
    over_low = ((some << low) & BOARD & ~their_pairs) << high
    by_sum = (over_high | over_low) & lone
    beaten = by_high | by_low | by_sum
    in_vain = (some << (high + low)) & lone & ~beaten
    left = beaten | in_vain
    while left:
        case = lowest(left)
        bit = 1 << case
        left &= left - 1
        tariff = (2 if bit & TABLE_OF_GRANDS_JANS else 4) + (2 if doublet else 0)
        if bit & in_vain:
            sheet[n] = pack_reason(BATTRE_FAUX, FOR_OTHER, 1, case, BY_SUM, tariff)
        else:
            how = ((by_high >> case) & 1) * BY_HIGH + ((by_low >> case) & 1) * BY_LOW + ((by_sum >> case) & 1) * BY_SUM
            ways = popcount(how)
            sheet[n] = pack_reason(BATTRE, FOR_MOVER, ways, case, how, ways * tariff)
        n += 1
    return n


@jit
def beat_coin(row, high, low, their_some, sheet, n):
    """Writes a reason if both numbers carry spare dames to the other's empty corner (art. XI)."""
    held = int(row[ME + COIN])
    if held < 2 or their_some & OTHER_COIN_BIT:
        return n
    # The two dames that hold the corner do not count.
    from_high = held - 2 if high == 1 else int(row[ME + COIN + 1 - high])
    from_low = held - 2 if low == 1 else int(row[ME + COIN + 1 - low])
    if high == low:
        if from_high >= 2:
            sheet[n] = pack_reason(COIN_BATTU, FOR_MOVER, 1, 0, BY_HIGH, 6)
            return n + 1
    elif from_high >= 1 and from_low >= 1:
        sheet[n] = pack_reason(COIN_BATTU, FOR_MOVER, 1, 0, BY_HIGH | BY_LOW, 4)
        return n + 1
    return n
