"""Where the table of starts has the value of a releve that begins: all dames stacked, only the marks differ.

``players.start_table`` says what the table holds and has it; a net carries it for whoever chooses by the net.
"""

from __future__ import annotations

from trictrac.kernel.jit import jit
from trictrac.kernel.stakes import TROUS_OF_A_MARQUE
from trictrac.kernel.state import (
    BREDOUILLE,
    DAMES,
    DIE_A,
    ME,
    MINE,
    ORDINARY_TARGET,
    OTHER,
    PHASE,
    POINTS,
    RULES,
    SERIE,
    TARGET,
    THEIRS,
    THROW,
    TROUS,
    stakes_of,
)

MARKS = 11  # nothing, 2 to 10 points, 2 to 10 points in bredouille
LAST_SIMPLE = 5  # the last of them without bredouille
SERIES = 3  # whose trous all came in one run: nobody's, mine, the opponent's
ORDINARY_STARTS = ORDINARY_TARGET * ORDINARY_TARGET * MARKS * MARKS
WRITTEN_STARTS = TROUS_OF_A_MARQUE * TROUS_OF_A_MARQUE * SERIES * MARKS * MARKS


@jit
def _mark(row, who):
    """Points and bredouille of a side as one number."""
    points = int(row[who + POINTS]) // 2
    return points + LAST_SIMPLE * int(row[who + BREDOUILLE] != 0 and points > 0)


@jit
def start_place(row):
    """The place of a row in the table of its game; -1 if no releve begins, or the table does not know it."""
    if row[ME + 1] != DAMES or row[OTHER + 1] != DAMES or row[PHASE] != THROW or row[DIE_A] != 0:
        return -1
    mine = int(row[MINE + TROUS])
    theirs = int(row[THEIRS + TROUS])
    if row[TARGET] != 0:
        mine = ORDINARY_TARGET - (int(row[TARGET]) - mine)
        theirs = ORDINARY_TARGET - (int(row[TARGET]) - theirs)
        if stakes_of(int(row[RULES])) != 0 or mine < 0 or theirs < 0:
            return -1
        place = min(mine, ORDINARY_TARGET - 1) * ORDINARY_TARGET + min(theirs, ORDINARY_TARGET - 1)
    else:
        if max(mine, theirs) >= TROUS_OF_A_MARQUE:
            return -1
        series = 1 if row[MINE + SERIE] != 0 else (2 if row[THEIRS + SERIE] != 0 else 0)
        place = (mine * TROUS_OF_A_MARQUE + theirs) * SERIES + series
    return (place * MARKS + _mark(row, MINE)) * MARKS + _mark(row, THEIRS)
