"""What every integer of the kernel means: the row, a packed play, a packed reason, the bits of the rules.

No other file shifts or masks them.

The row is one flat ``int8`` array, always seen by the player to throw. Both sides
count on their own march, so that one set of rules serves both: ``row[ME + c]`` are
my dames on my case ``c`` (talon 1, corner 12, the opponent's corner 13, the
opponent's talon 24), ``row[ME + OUT]`` those that are out; ``row[OTHER + c]`` are
the opponent's on *their* case ``c``, which is my ``25 - c``. When the turn passes
the two halves change places (:func:`swap_sides`).
"""

from __future__ import annotations

import numpy as np

from trictrac.kernel.jit import entry, jit, shared

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
OWED = 66  # points that this coup gives to the opponent, marked after the play
WINNER = 67  # seat of the winner once the phase is OVER, NOBODY before and for a refait
TARGET = 68  # trous that win the game; 0 = the written game, which ends by leaving (art. II)
RULES = 69  # bits of the options below
MADE = 70  # the opening jans that this side made in this releve, where each counts once (LL 124, 126)
THEIR_MADE = 71
ROW = 72

NOBODY = -1
MANY_COUPS = 100  # the counters stop here: only the third coup matters (art. XII)
MANY_TROUS = 120  # the written game has no last trou; the int8 has

OPENING = 0  # one die each decides who begins (art. V)
THROW = 1
DECIDE = 2  # a trou was made: stay or leave (art. XVI)
PLAY = 3
OVER = 4

ORDINARY_TARGET = 12

MAX_PLAYS = 256  # 15 sources for each number, and the single dames, stay below
MAX_REASONS = 32

# The rules of a row: bit 0 the pile scores, bit 1 je joue pour tout, bits 2-3 the convention of stakes, bit 4 opening
# jans count once.

PILE_DE_MISERE = 1
POUR_TOUT = 2  # the throw that finishes the exit is also the first of the releve (LL 118)
STAKES_SHIFT = 2
STAKES_MASK = 3
JANS_ONCE = 16  # each opening jan counts once in a releve (LL 124, 126)

# Which opening jans a side made.

MADE_DEUX_TABLES = 1
MADE_MEZEAS = 2
MOST_MADE = MADE_DEUX_TABLES | MADE_MEZEAS


@jit
def has_made(row, place, jan):
    """Checks if a side made an opening jan in this releve; ``place`` is ``MADE`` or ``THEIR_MADE``."""
    return int(row[place]) & jan != 0


@jit
def remember_made(row, jan):
    """The player to throw has made an opening jan."""
    row[MADE] |= jan


def pack_rules(pile_de_misere: bool, pour_tout: bool, stakes: int, jans_once: bool = False) -> int:
    """The options of a row; ``stakes`` is the number of the convention (art. XX)."""
    if not 0 <= stakes <= STAKES_MASK:
        raise ValueError(f"a convention of stakes is 0 to {STAKES_MASK}, not {stakes}")
    return PILE_DE_MISERE * pile_de_misere | POUR_TOUT * pour_tout | stakes << STAKES_SHIFT | JANS_ONCE * jans_once


@shared
def pile_scores(rules):
    """Checks if the pile of misery scores."""
    return rules & PILE_DE_MISERE != 0


@shared
def plays_for_all(rules):
    """Checks if the throw that finishes the exit is also the first of the releve (*je joue pour tout*)."""
    return rules & POUR_TOUT != 0


@shared
def counts_jans_once(rules):
    """Checks if an opening jan counts once in a releve."""
    return rules & JANS_ONCE != 0


@shared
def stakes_of(rules):
    """The number of the convention of stakes: read by players, never by the law. Arrays will do as well."""
    return rules >> STAKES_SHIFT & STAKES_MASK


# A play: bits 0-4 from, 5-9 to of the first move; 10-14 from, 15-19 to of the second (0 where
# there is none; ``to`` = 25 is out); bits 20-21 numbers left unplayed; bit 22 par puissance; bit
# 23 only the smaller number was playable. A dame that plays both numbers (*tout d'une*) is
# written with its rest: the second move starts where the first one ended.

PAR_PUISSANCE = 1 << 22
LOW_ALONE = 1 << 23
ONE_UNPLAYED = 1 << 20
NOTHING_PLAYED = 2 << 20
SECOND_CASE = 1 << 10 | 1 << 15  # moves the second dame's start and end one case further


@shared
def pack_play(from1, to1, from2, to2):
    """Packs a play of two moves."""
    return from1 | to1 << 5 | from2 << 10 | to2 << 15


@shared
def unpack_play(play):
    """The cases (from1, to1, from2, to2) of a packed play."""
    return play & 31, play >> 5 & 31, play >> 10 & 31, play >> 15 & 31


@shared
def unplayed(play):
    """How many of the two numbers the play leaves unplayed."""
    return play >> 20 & 3


@shared
def is_par_puissance(play):
    """Checks if the play takes the corner par puissance (art. IX)."""
    return play & PAR_PUISSANCE != 0


@shared
def is_low_alone(play):
    """Checks if only the smaller number could be played."""
    return play & LOW_ALONE != 0


# A reason: bits 0-4 which rencontre, 5 for whom, 6-7 ways, 8-12 case (0 = none), 13-15 how
# (by the larger number, the smaller, the sum), 16-23 points.


@shared
def pack_reason(jan, whom, ways, case, how, points):
    """Packs one reason."""
    return jan | whom << 5 | ways << 6 | case << 8 | how << 13 | points << 16


@shared
def unpack_reason(reason):
    """The fields (jan, whom, ways, case, how, points) of a packed reason."""
    return reason & 31, reason >> 5 & 1, reason >> 6 & 3, reason >> 8 & 31, reason >> 13 & 7, reason >> 16


@jit
def stack_dames(row):
    """A releve: all dames back on the talons, the coups counted afresh (art. IV)."""
    for base in (ME, OTHER):
        for case in range(1, OUT + 1):
            row[base + case] = 0
        row[base + 1] = DAMES
    row[MINE + COUPS] = 0
    row[THEIRS + COUPS] = 0
    row[MADE] = 0
    row[THEIR_MADE] = 0


@entry("void(int8[::1])")
def swap_sides(row):
    """The turn passes: the row is seen by the opponent."""
    for i in range(OTHER):
        mine = row[ME + i]
        row[ME + i] = row[OTHER + i]
        row[OTHER + i] = mine
    for i in range(THEIRS - MINE):
        mine = row[MINE + i]
        row[MINE + i] = row[THEIRS + i]
        row[THEIRS + i] = mine
    made = row[MADE]
    row[MADE] = row[THEIR_MADE]
    row[THEIR_MADE] = made
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
