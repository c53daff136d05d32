"""What another program asks of the kernel through its WebAssembly module: thin functions that trust nobody.

``scripts/wasm.py`` compiles the functions listed here, and nothing else, into the module that the package
carries. Each takes numbers and pointers, looks at what lies there before it uses it, and answers with a number
from 0 up, or with one of the errors below. :func:`exported` says what lies behind each pointer; the module itself
checks that it lies within its memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from trictrac.kernel.batch import random_coup
from trictrac.kernel.coup import (
    judge_throw,
    leave,
    make_play,
    move_dames,
    open_game,
    pass_turn,
    releve,
    stay,
    throw_dice,
)
from trictrac.kernel.dice import MASK, random_words
from trictrac.kernel.jit import Function, jit
from trictrac.kernel.march import can_fill
from trictrac.kernel.marking import gain
from trictrac.kernel.plays import list_plays
from trictrac.kernel.prospects import KINDS, look_both_ways
from trictrac.kernel.score import score_throw
from trictrac.kernel.stakes import (
    MOST_DOUBLINGS,
    consolation,
    kind_of_win,
    price_of_bets,
    series_multiple,
    value_of_marque,
)
from trictrac.kernel.state import (
    BREDOUILLE,
    COIN,
    COUPS,
    DAMES,
    DECIDE,
    DIE_A,
    DIE_B,
    MADE,
    MANY_COUPS,
    MANY_TROUS,
    MAX_PLAYS,
    MAX_REASONS,
    ME,
    MINE,
    MOST_MADE,
    NOBODY,
    OPENING,
    OTHER,
    OTHER_COIN,
    OUT,
    OVER,
    OWED,
    PHASE,
    PLAY,
    POINTS,
    ROW,
    RULES,
    SEAT,
    SERIE,
    TARGET,
    THEIR_MADE,
    THEIRS,
    THROW,
    TROUS,
    WINNER,
    is_par_puissance,
    start,
    swap_sides,
    unpack_play,
    unpack_reason,
    unplayed,
)

ABI = 2
"""Raised whenever a function here changes its arguments, its answer or its meaning."""

BAD_POINTER = -1
"""An array does not lie within the module's memory."""
BROKEN = -2
"""The kernel failed: never seen, but a caller should not read on."""
BAD_ROW = -3
"""No such position can be: :func:`find_fault` says why."""
BAD_DICE = -4
BAD_NUMBER = -5
"""A number out of its range."""
WRONG_PHASE = -6
"""The order of the coup does not allow this now (art. XVIII)."""
NOT_LEGAL = -7
"""The play is not in the list."""
BAD_NET = -8
"""No net, or that of another game."""

ERRORS = {
    "BAD_POINTER": BAD_POINTER,
    "BROKEN": BROKEN,
    "BAD_ROW": BAD_ROW,
    "BAD_DICE": BAD_DICE,
    "BAD_NUMBER": BAD_NUMBER,
    "WRONG_PHASE": WRONG_PHASE,
    "NOT_LEGAL": NOT_LEGAL,
    "BAD_NET": BAD_NET,
}

# Faults of a board, as bits 8 and up of an answer; bit 7 whose (1 the opponent's), bits 0-4 the case.
SOUND = 0
NEGATIVE = 1
TOO_MANY_DAMES = 2
LONE_ON_COIN = 3
ON_OTHER_COIN = 4
MARKS = 5
TWO_COLOURS = 6
NO_DAME = 7
STATE = 8  # phase, dice, rules: nothing that a person sets up

MOST_TARGET = 100
MOST_RULES = 31
MOST_OWED = 126
MOST_COUPS = 1 << 16  # asked at once
MOST_PLAYED = 10_000  # marques of one evening
MOST_PAID = (1 << 31) - 1


class Export(NamedTuple):
    """A function of the module and what its arguments are."""

    function: Any
    arguments: str
    """``number``, or an array ``int8[72]``; a first length ``n`` is passed as one more number."""


EXPORTS: list[Export] = []

A_ROW = f"int8[{ROW}]"
ROWS = f"int8[n,{ROW}]"
PLAYS = f"int32[{MAX_PLAYS}]"
SHEET = f"int32[{MAX_REASONS}]"
PLAY_FIELDS = 6
REASON_FIELDS = 6


def exported(*arguments: str) -> Callable[[Function], Function]:
    """Makes a function part of the module."""

    def mark(function: Function) -> Function:
        compiled = jit(function)
        EXPORTS.append(Export(compiled, " ".join(arguments)))
        return compiled

    return mark


# What is looked at before it is used.


@jit
def _camp_fault(row, base, marks):
    """The first fault of one side, without its bit of whose."""
    dames = int(row[base + OUT])
    for case in range(OUT):
        if row[base + case] < 0:
            return NEGATIVE << 8
        dames += int(row[base + case])
    if dames != DAMES or row[base + OUT] < 0 or row[base] != 0:
        return TOO_MANY_DAMES << 8
    if row[base + COIN] == 1:
        return LONE_ON_COIN << 8
    if row[base + OTHER_COIN] != 0:
        return ON_OTHER_COIN << 8
    points = int(row[marks + POINTS])
    if points < 0 or points > 10 or points % 2 == 1 or int(row[marks + TROUS]) < 0 or row[marks + TROUS] > MANY_TROUS:
        return MARKS << 8
    coups = int(row[marks + COUPS])
    if coups < 0 or coups > MANY_COUPS or int(row[marks + BREDOUILLE]) >> 1 != 0 or int(row[marks + SERIE]) >> 1 != 0:
        return MARKS << 8
    return SOUND


@jit
def _state_is_sound(row):
    """Whether everything that is neither a dame nor a mark is in its range."""
    a = int(row[DIE_A])
    b = int(row[DIE_B])
    dice = (a == 0 and b == 0) or (1 <= b and b <= a and a <= 6)
    phase = int(row[PHASE])
    winner = int(row[WINNER])
    return (
        dice
        and OPENING <= phase
        and phase <= OVER
        and (a != 0 or phase == OPENING or phase == THROW or phase == OVER)
        and int(row[SEAT]) >> 1 == 0
        and NOBODY <= winner
        and winner <= 1
        and 0 <= int(row[TARGET])
        and int(row[TARGET]) <= MOST_TARGET
        and 0 <= int(row[RULES])
        and int(row[RULES]) <= MOST_RULES
        and 0 <= int(row[OWED])
        and int(row[OWED]) <= MOST_OWED
        and 0 <= int(row[MADE])
        and int(row[MADE]) <= MOST_MADE
        and 0 <= int(row[THEIR_MADE])
        and int(row[THEIR_MADE]) <= MOST_MADE
    )


@jit
def fault_of(row):
    """The first fault of a row, in the order of ``Position.fatal_faults``; ``SOUND`` if it can be judged."""
    fault = _camp_fault(row, ME, MINE)
    if fault:
        return fault
    fault = _camp_fault(row, OTHER, THEIRS)
    if fault:
        return fault | 1 << 7
    for case in range(1, OUT):
        if row[ME + case] != 0 and row[OTHER + OUT - case] != 0:
            return TWO_COLOURS << 8 | case
    if row[ME + OUT] == DAMES and row[PHASE] != OVER:
        return NO_DAME << 8
    if not _state_is_sound(row):
        return STATE << 8
    return SOUND


@jit
def _are_dice(a, b):
    return 1 <= a and a <= 6 and 1 <= b and b <= 6


@jit
def _ended(sheet, n):
    """A sheet ends with 0, which is no reason."""
    if n < MAX_REASONS:
        sheet[n] = 0


# The law.


@exported(A_ROW, "int32[2]")
def find_fault(row, where):
    """What makes a row impossible, 0 for a sound one; whose fault it is (1: the opponent's) and on which case."""
    fault = fault_of(row)
    where[0] = fault >> 7 & 1
    where[1] = fault & 31
    return fault >> 8


@exported(A_ROW, "number", "number")
def new_game(row, target, rules):
    """Sets up a new game to so many trous, 0 for the written game."""
    if target < 0 or target > MOST_TARGET or rules < 0 or rules > MOST_RULES:
        return BAD_NUMBER
    start(row, target, rules)
    return 0


@exported(A_ROW)
def other_side(row):
    """The same moment seen by the opponent."""
    if fault_of(row) != SOUND:
        return BAD_ROW
    swap_sides(row)
    return 0


@exported(A_ROW, "number", "number", PLAYS, SHEET)
def judge(row, a, b, plays, sheet):
    """The plays of a throw and its sheet, which ends with 0; the row is read only. Returns the number of plays."""
    if fault_of(row) != SOUND:
        return BAD_ROW
    if not _are_dice(a, b):
        return BAD_DICE
    n_plays, n_reasons = score_throw(row, a, b, plays, sheet)
    _ended(sheet, n_reasons)
    return n_plays


@exported(PLAYS, "number", f"int8[{MAX_PLAYS},{PLAY_FIELDS}]")
def read_plays(plays, n, fields):
    """Packed plays as from, to, from, to, the numbers left unplayed, and whether the corner is taken par puissance."""
    if n < 0 or n > MAX_PLAYS:
        return BAD_NUMBER
    for i in range(n):
        from1, to1, from2, to2 = unpack_play(int(plays[i]))
        fields[i, 0] = from1
        fields[i, 1] = to1
        fields[i, 2] = from2
        fields[i, 3] = to2
        fields[i, 4] = unplayed(int(plays[i]))
        fields[i, 5] = int(is_par_puissance(int(plays[i])))
    return n


@exported(SHEET, f"int32[{MAX_REASONS},{REASON_FIELDS}]")
def read_sheet(sheet, fields):
    """The reasons of a sheet as jan, for whom, ways, case, how, points; returns how many there are."""
    n = 0
    while n < MAX_REASONS and sheet[n] != 0:
        jan, whom, ways, case, how, points = unpack_reason(int(sheet[n]))
        fields[n, 0] = jan
        fields[n, 1] = whom
        fields[n, 2] = ways
        fields[n, 3] = case
        fields[n, 4] = how
        fields[n, 5] = points
        n += 1
    return n


@exported(A_ROW, "number", "number")
def open_with(row, my_die, their_die):
    """One die each (art. V): 1 and the beginner's row, 0 if the dice are equal."""
    if fault_of(row) != SOUND:
        return BAD_ROW
    if row[PHASE] != OPENING:
        return WRONG_PHASE
    if not _are_dice(my_die, their_die):
        return BAD_DICE
    return open_game(row, my_die, their_die)


@exported(A_ROW, "number", "number", "number", PLAYS, SHEET)
def throw(row, a, b, marks, plays, sheet):
    """Throws, and marks the thrower's points if ``marks``; returns the number of plays. Dice that lie there stay."""
    if fault_of(row) != SOUND:
        return BAD_ROW
    if row[PHASE] != THROW:
        return WRONG_PHASE
    if row[DIE_A] == 0 and not _are_dice(a, b):
        return BAD_DICE
    if marks:
        n_plays, n_reasons = throw_dice(row, a, b, plays, sheet)
    else:
        n_plays, n_reasons = judge_throw(row, a, b, plays, sheet)
    _ended(sheet, n_reasons)
    return n_plays


@exported(A_ROW, "number")
def decide(row, leaves):
    """After a trou: leaves, or stays."""
    if fault_of(row) != SOUND:
        return BAD_ROW
    if row[PHASE] != DECIDE:
        return WRONG_PHASE
    if leaves:
        leave(row)
    else:
        stay(row)
    return 0


@exported(A_ROW, "number", "number", PLAYS)
def play(row, chosen, marks, plays):
    """Makes a play of the list and passes the turn; the opponent marks what the coup gave them if ``marks``."""
    if fault_of(row) != SOUND:
        return BAD_ROW
    if row[PHASE] != PLAY:
        return WRONG_PHASE
    n = list_plays(row, int(row[DIE_A]), int(row[DIE_B]), plays)
    for i in range(n):
        if plays[i] == chosen:
            if marks:
                make_play(row, chosen)
            else:
                move_dames(row, chosen)
                pass_turn(row)
            return 0
    return NOT_LEGAL


@exported(A_ROW)
def stack_anew(row):
    """A releve: all dames back on the talons, the same player throws."""
    if fault_of(row) != SOUND:
        return BAD_ROW
    releve(row)
    return 0


@exported(A_ROW, "number", "number")
def mark(row, theirs, points):
    """Marks points for the thrower, or for the opponent; returns the trous they made."""
    if fault_of(row) != SOUND:
        return BAD_ROW
    if points < 0 or points > MOST_OWED or points % 2 == 1:
        return BAD_NUMBER
    return gain(row, THEIRS if theirs else MINE, points)


# What was won (art. XIX, XX).


@exported("number", "number", "number")
def win_kind(loser_trous, in_series, target):
    """Which of the four kinds of win a game to ``target`` trous is."""
    if loser_trous < 0 or target < 1 or loser_trous >= target or target > MOST_TARGET:
        return BAD_NUMBER
    return kind_of_win(loser_trous, in_series != 0, target)


@exported("int32[3]", "number", "number", "number", "number", "number", "number")
def settle_marque(paid, won, lost, in_series, refaits, adding, most):
    """What a marque pays after so many refaits: the consolation, the multiple of the series, the jetons.

    Equal trous are a refait, counted among ``refaits`` already: it pays nothing, and the consolation is the next one's.
    """
    if lost < 0 or won < lost or won > MANY_TROUS or refaits < 0 or refaits > MOST_PLAYED:
        return BAD_NUMBER
    if most < 1 or most > 1 << MOST_DOUBLINGS:
        return BAD_NUMBER
    jetons = value_of_marque(won, lost, in_series != 0, refaits, adding != 0, most)
    if won == lost:
        jetons = 0
    if jetons > MOST_PAID:
        return BAD_NUMBER
    paid[0] = consolation(refaits, adding != 0)
    paid[1] = series_multiple(won, in_series != 0, most)
    paid[2] = jetons
    return 0


@exported("number")
def bets_price(bets):
    """What so many marques lost beyond the contingent cost."""
    if bets < 0 or bets > MOST_PLAYED:
        return BAD_NUMBER
    return price_of_bets(bets)


@exported(ROWS, A_ROW, f"int16[n,{2 * KINDS}]", PLAYS, SHEET)
def count_throws(rows, copy, counts, plays, sheet):
    """What the 36 next throws promise the player of each row, and the opponent: twelve counts each."""
    if counts.shape[0] != rows.shape[0]:
        return BAD_NUMBER
    for n in range(rows.shape[0]):
        if fault_of(rows[n]) != SOUND:
            return BAD_ROW
        look_both_ways(rows[n], copy, plays, sheet, counts[n])
    return rows.shape[0]


@exported(A_ROW, "number", "number")
def may_fill(row, theirs, first):
    """Whether the thrower, or the opponent, has the dames to fill the jan of six cases from ``first`` on: 1 or 0."""
    if fault_of(row) != SOUND:
        return BAD_ROW
    if not (first == 1 or first == 7 or first == 19):
        return BAD_NUMBER
    return int(can_fill(row, OTHER if theirs != 0 else ME, first))


@exported("number", "number", "number", "int32[2]")
def random_numbers(seed, game, counter, words):
    """Two random words of 32 bits for a seed, a game and a counter."""
    first, second = random_words(seed & MASK, game & MASK, counter & MASK, 0)
    words[0] = first
    words[1] = second
    return 0


@exported(ROWS, "number", "number", "number", PLAYS, SHEET)
def play_at_random(rows, seed, first, coups, plays, sheet):
    """``batch.random_coups``: advances every game by so many random coups; returns the games that ended."""
    if first < 0 or coups < 0 or coups > MOST_COUPS:
        return BAD_NUMBER
    ended = 0
    for game in range(rows.shape[0]):
        row = rows[game]
        if fault_of(row) != SOUND or row[PHASE] == DECIDE or row[PHASE] == PLAY:
            return BAD_ROW
        for counter in range(first, first + coups):
            random_coup(row, seed, game, counter, plays, sheet)
            ended += int(row[PHASE] == OVER)
    return ended
