"""The jans of the first coups: six tables, deux tables, mezeas and their contre-jans (art. XII)."""

from __future__ import annotations

from trictrac.kernel.jit import jit, popcount
from trictrac.kernel.march import COIN_BIT, OTHER_COIN_BIT
from trictrac.kernel.reasons import (
    CONTRE_DEUX_TABLES,
    CONTRE_MEZEAS,
    DEUX_TABLES,
    FOR_MOVER,
    FOR_OTHER,
    MEZEAS,
    SIX_TABLES,
)
from trictrac.kernel.state import (
    COIN,
    COUPS,
    DAMES,
    MADE,
    MADE_DEUX_TABLES,
    MADE_MEZEAS,
    ME,
    MINE,
    OUT,
    RULES,
    THEIR_MADE,
    counts_jans_once,
    has_made,
    pack_reason,
    remember_made,
    unpack_reason,
)

SIX_FLECHES = 0xFC  # cases 2 to 7


@jit
def _six_tables(row, high, low, abattues):
    """The third coup; four dames on four of the cases 2-7; the numbers reach the other two from the talon."""
    if row[MINE + COUPS] != 2 or high == low:
        return False
    both = (1 << (1 + high)) | (1 << (1 + low))
    return popcount(abattues) == 4 and (abattues | both) == SIX_FLECHES


@jit
def _deux_tables(high, low, abattues):
    """One of the two dames down reaches one's own corner by a number, the other dame the other's corner."""
    one = (1 << (COIN - high)) | (1 << (COIN + 1 - low))
    two = (1 << (COIN - low)) | (1 << (COIN + 1 - high))
    return abattues == one or abattues == two


@jit
def opening_jans(row, high, low, some, their_some, sheet, n):
    """Writes the reasons of the first coups; only four or two dames may have left the talon."""
    if row[ME + OUT]:
        return n
    down = DAMES - int(row[ME + 1])
    abattues = some & ~2
    if down == 4:
        if _six_tables(row, high, low, abattues):
            sheet[n] = pack_reason(SIX_TABLES, FOR_MOVER, 1, 0, 3, 4)
            n += 1
        return n
    if down != 2:
        return n
    points = 6 if high == low else 4
    against = their_some & OTHER_COIN_BIT
    if abattues == COIN_BIT:
        if low == 1:
            if against:
                sheet[n] = pack_reason(CONTRE_MEZEAS, FOR_OTHER, 1, 0, 2, points)
                n += 1
            elif not (has_made(row, MADE, MADE_MEZEAS) or has_made(row, THEIR_MADE, MADE_MEZEAS)):
                sheet[n] = pack_reason(MEZEAS, FOR_MOVER, 1, 0, 2, points)
                n += 1
    elif not abattues & COIN_BIT and _deux_tables(high, low, abattues):
        if against:
            sheet[n] = pack_reason(CONTRE_DEUX_TABLES, FOR_OTHER, 1, 0, 3, points)
            n += 1
        elif not has_made(row, MADE, MADE_DEUX_TABLES):
            sheet[n] = pack_reason(DEUX_TABLES, FOR_MOVER, 1, 0, 3, points)
            n += 1
    return n


@jit
def remember_jans(row, sheet, n):
    """Where opening jans count once: deux tables is spent for its player, mezeas for both (LL 124, 126)."""
    if not counts_jans_once(int(row[RULES])):
        return
    for i in range(n):
        jan = unpack_reason(int(sheet[i]))[0]
        if jan == DEUX_TABLES:
            remember_made(row, MADE_DEUX_TABLES)
        elif jan == MEZEAS:
            remember_made(row, MADE_MEZEAS)
