"""One coup, step by step, in the order of the law (art. XVI, XVIII).

throw -> the thrower marks -> stay or leave -> play -> the opponent marks. Dice and
decisions come in as arguments; nothing here is random.

The steps come first and mark nothing: they move dames, dice, turn and phase. A
table where people mark by hand composes them with its own ledger; the automatic
game below composes the same steps with :mod:`marking`.
"""

from __future__ import annotations

from trictrac.kernel.dice import below, two_dice
from trictrac.kernel.jit import entry, jit
from trictrac.kernel.marking import gain, wipe_points
from trictrac.kernel.openings import remember_jans
from trictrac.kernel.reasons import totals
from trictrac.kernel.score import score_throw
from trictrac.kernel.stakes import ends_marque
from trictrac.kernel.state import (
    COUPS,
    DAMES,
    DECIDE,
    DIE_A,
    DIE_B,
    MANY_COUPS,
    ME,
    MINE,
    NOBODY,
    OPENING,
    OUT,
    OVER,
    OWED,
    PHASE,
    PLAY,
    RULES,
    SEAT,
    TARGET,
    THEIRS,
    THROW,
    TROUS,
    WINNER,
    plays_for_all,
    stack_dames,
    start,
    swap_sides,
    unpack_play,
)


@entry("int64(int8[::1], int64, int64)")
def open_game(row, my_die, their_die):
    """One die each: the higher begins and plays both numbers (art. V). Returns 0 if they are equal: throw again."""
    if my_die == their_die:
        return 0
    if their_die > my_die:
        swap_sides(row)
    row[DIE_A] = max(my_die, their_die)
    row[DIE_B] = min(my_die, their_die)
    row[PHASE] = THROW
    return 1


@jit
def lay_dice(row, word):
    """Puts the dice of a coup on the table, from a random word, unless some lie there; opens a new game first."""
    if row[PHASE] == OVER:
        start(row, int(row[TARGET]), int(row[RULES]))
    if row[PHASE] == OPENING:
        # Equal dice are thrown again: one of the thirty unequal pairs (art. V).
        pair = below(word, 30)
        mine = pair // 5
        theirs = pair % 5
        open_game(row, 1 + mine, 1 + theirs + int(theirs >= mine))
    elif row[DIE_A] == 0:
        a, b = two_dice(word)
        row[DIE_A] = max(a, b)
        row[DIE_B] = min(a, b)


@entry("UniTuple(int64, 2)(int8[::1], int64, int64, int32[::1], int32[::1])")
def judge_throw(row, a, b, plays, sheet):
    """Throws: counts the coup, lists the plays and writes the sheet; returns (plays, reasons).

    Where dice already lie on the table (the opening, *je joue pour tout*), those are used instead.
    """
    if row[DIE_A] == 0:
        row[DIE_A] = max(a, b)
        row[DIE_B] = min(a, b)
    counts = score_throw(row, int(row[DIE_A]), int(row[DIE_B]), plays, sheet)
    remember_jans(row, sheet, counts[1])
    row[MINE + COUPS] = min(int(row[MINE + COUPS]) + 1, MANY_COUPS)
    row[PHASE] = PLAY
    return counts


@entry("void(int8[::1])")
def stay(row):
    """Tenir: the coup goes on (art. XVI)."""
    row[PHASE] = PLAY


@jit
def _clear_dice(row):
    row[DIE_A] = 0
    row[DIE_B] = 0
    row[OWED] = 0


@entry("void(int8[::1])")
def releve(row):
    """All dames back on the talons and no dice on the table; the same player throws."""
    stack_dames(row)
    _clear_dice(row)
    row[PHASE] = THROW


@entry("void(int8[::1], int64)")
def move_dames(row, play):
    """Carries a play out on the board."""
    from1, to1, from2, to2 = unpack_play(play)
    if from1:
        row[ME + from1] -= 1
        row[ME + to1] += 1
    if from2:
        row[ME + from2] -= 1
        row[ME + to2] += 1


@entry("void(int8[::1])")
def pass_turn(row):
    """After the play: the opponent throws, or the last dame is out and the same player opens a releve (art. VIII)."""
    if row[ME + OUT] == DAMES:
        a = row[DIE_A]
        b = row[DIE_B]
        releve(row)
        if plays_for_all(int(row[RULES])):
            row[DIE_A] = a
            row[DIE_B] = b
        return
    _clear_dice(row)
    swap_sides(row)
    row[PHASE] = THROW


# The automatic game: the same steps, and every point marked when it is due.


@entry("UniTuple(int64, 2)(int8[::1], int64, int64, int32[::1], int32[::1])")
def throw_dice(row, a, b, plays, sheet):
    """Throws as :func:`judge_throw` does and marks the thrower's points."""
    n_plays, n_reasons = judge_throw(row, a, b, plays, sheet)
    mine, theirs = totals(sheet, n_reasons)
    row[OWED] = theirs
    if gain(row, MINE, mine) and row[PHASE] != OVER:
        row[PHASE] = DECIDE
    return n_plays, n_reasons


@entry("void(int8[::1])")
def leave(row):
    """S'en aller: trous stay, points go, a releve that the leaver opens; the opponent marks nothing (art. XVI)."""
    wipe_points(row)
    releve(row)
    mine = int(row[MINE + TROUS])
    theirs = int(row[THEIRS + TROUS])
    if ends_marque(int(row[TARGET]), mine, theirs):
        # Equal trous are a refait (art. II).
        row[PHASE] = OVER
        row[WINNER] = NOBODY if mine == theirs else (row[SEAT] if mine > theirs else 1 - row[SEAT])


@entry("void(int8[::1], int64)")
def make_play(row, play):
    """Plays, lets the opponent mark what the coup gave them, and passes the turn or opens a releve."""
    move_dames(row, play)
    gain(row, THEIRS, int(row[OWED]))
    if row[PHASE] != OVER:
        pass_turn(row)


@jit
def step(row, leaves, word, plays, sheet):
    """One whole coup with the dice on the table: leaves if it may and ``leaves`` is set, else plays number
    ``word * n / 2**32``."""
    n_plays, _ = throw_dice(row, 0, 0, plays, sheet)
    if row[PHASE] == OVER:
        return
    if row[PHASE] == DECIDE:
        if leaves:
            leave(row)
            return
        stay(row)
    make_play(row, int(plays[below(word, n_plays)]))
