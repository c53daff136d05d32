"""What another program asks of the players through the WebAssembly module: see ``border``.

A net and a player are the arrays of ``net`` and ``deciding``; the last three arrays of every function are scratch.
"""

from __future__ import annotations

import numpy as np

from trictrac.kernel import net as nets
from trictrac.kernel import weighing
from trictrac.kernel.border import A_ROW, BAD_NET, BAD_NUMBER, BAD_ROW, SOUND, WRONG_PHASE, exported, fault_of
from trictrac.kernel.deciding import (
    MERITS,
    MISJUDGES,
    MOST_CANDIDATES,
    OVERLOOKS,
    PLAYER,
    PLIES,
    decide,
    play_trial,
    weigh,
)
from trictrac.kernel.dice import MASK
from trictrac.kernel.jit import jit
from trictrac.kernel.net import IS_WRITTEN, ZERO, is_net, judge_rows
from trictrac.kernel.outcomes import ATOMS, MULTIPLES, ORDINARY, REFAIT, SIDE_ATOMS, WRITTEN
from trictrac.kernel.state import DIE_A, OPENING, OVER, PHASE, ROW, TARGET, THROW
from trictrac.kernel.weighing import AT_COPY, AT_WORTH, UNKNOWN, forget, look_ahead, weigh_rows

NET = "float32[n]"
A_PLAYER = f"float32[{PLAYER}]"
A_RANKING = f"float32[{MOST_CANDIDATES},{MERITS}]"
SCRATCH = (f"int8[{weighing.ROOM},{ROW}]", f"float32[{weighing.NUMBERS}]", f"int32[{weighing.INTEGERS}]")
MOST_TRIAL_COUPS = 1000
MOST_CONSOLATION = 1 << 24

# What is foreseen of a row.
WORTH = 0
WIN = 1  # the chance to win, as the net sees it
LOSE = 2
SEEN = 3

POWERS_OF_HALVES = (2.0 ** (np.arange(32) - 25)).astype(np.float32)
"""What the last bit of a 16-bit number is worth, by its exponent."""


@exported("int16[n]", "float32[n]")
def read_halves(halves, numbers):
    """Numbers of 16 bits (IEEE 754 binary16), as nets are kept, in 32 bits; returns how many."""
    if halves.shape[0] != numbers.shape[0]:
        return BAD_NUMBER
    for i in range(halves.shape[0]):
        bits = int(halves[i]) & 0xFFFF
        exponent = bits >> 10 & 31
        whole = (bits & 1023) + (1024 if exponent > 0 else 0)
        value = np.float32(whole) * POWERS_OF_HALVES[max(exponent, 1)]
        if exponent == 31:
            value = np.float32(np.nan)
        numbers[i] = ZERO - value if bits >> 15 else value
    return halves.shape[0]


@jit
def _question_fault(row, net):
    if fault_of(row) != SOUND:
        return BAD_ROW
    if not is_net(net) or (net[IS_WRITTEN] != 0) != (row[TARGET] == 0):
        return BAD_NET
    return SOUND


@jit
def _candidates_fault(row, net):
    fault = _question_fault(row, net)
    if fault != SOUND:
        return fault
    if row[PHASE] == OPENING or row[PHASE] == OVER or (row[PHASE] == THROW and row[DIE_A] == 0):
        return WRONG_PHASE
    return SOUND


@jit
def _lay(row, rows):
    for k in range(ROW):
        rows[0, k] = row[k]


@exported(A_ROW, NET, A_PLAYER, "number", "number", A_RANKING, *SCRATCH)
def choose(row, net, player, seed, key, ranking, rows, numbers, integers):
    """The number of the candidate that a player chooses of a row whose dice lie on the table: a play, or leaving."""
    fault = _candidates_fault(row, net)
    if fault != SOUND:
        return fault
    if not (player[MISJUDGES] >= 0 and player[OVERLOOKS] >= 0 and player[OVERLOOKS] <= 1):
        return BAD_NUMBER
    _lay(row, rows)
    return decide(rows, player, net, seed & MASK, key & MASK, ranking, numbers, integers)


@exported(A_ROW, NET, A_PLAYER, A_RANKING, *SCRATCH)
def rank(row, net, player, ranking, rows, numbers, integers):
    """Value, loss and depth of every candidate, for a player that errs not; returns how many there are."""
    fault = _candidates_fault(row, net)
    if fault != SOUND:
        return fault
    _lay(row, rows)
    return weigh(rows, player, net, ranking, numbers, integers)


@exported(A_ROW, NET, "number", f"float32[{SEEN}]", f"float32[1,{WRITTEN}]", *SCRATCH)
def foresee(row, net, plies, seen, outcomes, rows, numbers, integers):
    """What a row before its throw, or over, is worth to its player so many plies ahead, and the net's chances."""
    fault = _question_fault(row, net)
    if fault != SOUND:
        return fault
    if row[PHASE] != THROW and row[PHASE] != OVER:
        return WRONG_PHASE
    if plies < 0 or plies > PLIES:
        return BAD_NUMBER
    _lay(row, rows)
    judge_rows(rows[0:1], net, outcomes, rows[AT_COPY], numbers, integers)
    width = WRITTEN if row[TARGET] == 0 else ORDINARY
    for i in range(SEEN):
        seen[i] = ZERO
    for i in range(width // 2):
        seen[WIN] = seen[WIN] + outcomes[0, i]
        seen[LOSE] = seen[LOSE] + outcomes[0, width - width // 2 + i]
    if plies == 0:
        weigh_rows(rows, 0, 1, False, net, numbers, integers)
        seen[WORTH] = numbers[AT_WORTH]
    else:
        forget(numbers)
        seen[WORTH] = look_ahead(rows, 0, plies, net, numbers, integers)
    return SEEN


@exported(NET, "number")
def set_consolation(net, consolation):
    """Makes a net of marques count with another consolation, which the table of starts does not know of."""
    if not is_net(net) or net[IS_WRITTEN] == 0:
        return BAD_NET
    if consolation < 0 or consolation > MOST_CONSOLATION:
        return BAD_NUMBER
    for i in range(SIDE_ATOMS):
        worth = np.float32(ATOMS[i] + consolation * MULTIPLES[i])
        net[nets.HEAD + i] = worth
        net[nets.HEAD + REFAIT + 1 + i] = -worth
    starts = nets.HEAD + int(net[nets.LINES]) * WRITTEN
    for i in range(int(net[nets.STARTS]) * nets.LINE_OF_STARTS):
        net[starts + i] = UNKNOWN
    return consolation


@exported(A_ROW, NET, "number", "number", "number", "float32[n]", *SCRATCH)
def roll_out(row, net, first, coups, seed, values, rows, numbers, integers):
    """Plays a row that waits for a throw out, in trials numbered from ``first``; one value each to its player."""
    fault = _question_fault(row, net)
    if fault != SOUND:
        return fault
    if row[PHASE] != THROW:
        return WRONG_PHASE
    if first < 0 or coups < 0 or coups > MOST_TRIAL_COUPS:
        return BAD_NUMBER
    for i in range(values.shape[0]):
        _lay(row, rows)
        values[i] = play_trial(rows, first + i, coups, seed & MASK, net, numbers, integers)
    return values.shape[0]
