"""The state row: one flat ``int8`` array, always seen by the player to throw.

Both sides count on their own march, so that one set of rules serves both:
``row[ME + c]`` are my dames on my case ``c`` (talon 1, corner 12, the other's
corner 13, the other's talon 24), ``row[ME + OUT]`` those that are out;
``row[OTHER + c]`` are the other's on *his* case ``c``, which is my ``25 - c``.
When the turn passes the two halves change places (:func:`swap_sides`).
"""

from __future__ import annotations

import numpy as np

from trictrac.kernel.jit import entry, jit

DAMES = 15
COIN = 12
OTHER_COIN = 13
OUT = 25

ME = 0
OTHER = 26

# Marks of one side, at MINE + ... and THEIRS + ...
MINE = 52
THEIRS = 57
POINTS = 0  # 0 to 10, even
BREDOUILLE = 1  # 1 while these points would make a double trou (art. XV)
TROUS = 2
SERIE = 3  # 1 while all trous came in one run: the bredouille of trous (art. XV)
COUPS = 4  # throws of this side since the dames were stacked

SEAT = 62  # which of the two players the row is seen by: 0 or 1
PHASE = 63
DIE_A = 64  # the dice of the coup under way, or the dice that must be used next (art. V)
DIE_B = 65
OWED = 66  # points that this coup gives to the other, marked after the play
WINNER = 67  # seat of the winner once the phase is OVER, NOBODY before and for a refait
TARGET = 68  # trous that win the game; 0 = the written game, which ends by leaving (art. II)
RULES = 69  # bits of the options below
ROW = 72

NOBODY = -1
MANY_COUPS = 100  # the counters stop here: only the third coup matters (art. XII)
MANY_TROUS = 120  # the written game has no last trou; the int8 has

OPENING = 0  # one die each decides who begins (art. V)
THROW = 1
DECIDE = 2  # a trou was made: stay or leave (art. XVI)
PLAY = 3
OVER = 4

PILE_DE_MISERE = 1  # rules bit: the pile scores
POUR_TOUT = 2  # rules bit: the throw that finishes the exit is also the first of the releve (LL 118)
STAKES_SHIFT = 2  # the bits above hold the convention of stakes (art. XX): read by players, never by the law

ORDINARY_TARGET = 12
WRITTEN_MINIMUM = 6  # trous somebody needs before leaving ends a marque (art. II)

MAX_PLAYS = 256  # 15 sources for each number, and the single dames, stay below
MAX_REASONS = 32


@jit
def stack_dames(row):
    """A releve: all dames back on the talons, the coups counted afresh (art. IV)."""
    for base in (ME, OTHER):
        for case in range(1, OUT + 1):
            row[base + case] = 0
        row[base + 1] = DAMES
    row[MINE + COUPS] = 0
    row[THEIRS + COUPS] = 0


@jit
def swap_sides(row):
    """The turn passes: the row is seen by the other player."""
    for i in range(OTHER):
        mine = row[ME + i]
        row[ME + i] = row[OTHER + i]
        row[OTHER + i] = mine
    for i in range(THEIRS - MINE):
        mine = row[MINE + i]
        row[MINE + i] = row[THEIRS + i]
        row[THEIRS + i] = mine
    row[SEAT] = 1 - row[SEAT]


@entry("void(int8[::1], int64, int64)")
def start(row, target, rules):
    """Sets up a new game: dames stacked, nothing marked, the opening dice to be thrown."""
    for i in range(ROW):
        row[i] = 0
    stack_dames(row)
    row[WINNER] = NOBODY
    row[TARGET] = target
    row[RULES] = rules


def new_rows(games: int, target: int = ORDINARY_TARGET, rules: int = PILE_DE_MISERE) -> np.ndarray:
    """A batch of new games, one row each."""
    rows = np.zeros((games, ROW), np.int8)
    for row in rows[:1]:
        start(row, target, rules)
    rows[1:] = rows[:1]
    return rows
