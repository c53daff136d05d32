"""What a throw scores: the sheet of reasons, for the thrower and for the other (art. X-XIII, tariff).

Everything is judged on the position before the play.
"""

from __future__ import annotations

from trictrac.kernel.beating import beat_coin, beat_dames
from trictrac.kernel.jans import BY_HIGH, BY_LOW, full_after, jan_in_question, missing_case, ways_of_filling
from trictrac.kernel.jit import entry, jit, popcount
from trictrac.kernel.march import my_cases, open_cases, their_cases
from trictrac.kernel.openings import opening_jans
from trictrac.kernel.plays import ends_as_a_pile, last_dame_goes_out, list_plays_of
from trictrac.kernel.reasons import (
    CONSERVER_GRAND,
    CONSERVER_PETIT,
    CONSERVER_RETOUR,
    FOR_MOVER,
    FOR_OTHER,
    IMPUISSANCE,
    PILE_CONSERVEE,
    PILE_DE_MISERE,
    REMPLIR_GRAND,
    REMPLIR_PETIT,
    REMPLIR_RETOUR,
    SORTIE,
)
from trictrac.kernel.state import COIN, DAMES, MAX_PLAYS, ME, RULES, is_low_alone, pack_reason, pile_scores, unplayed

BOTH = BY_HIGH | BY_LOW


@jit
def _fill_or_keep(row, high, low, first, missing, ends, plays, n_plays, sheet, n):
    """The jan in question is full after the dutiful plays: it was kept, or it is filled."""
    tariff = 6 if high == low else 4
    if missing == 0:
        jan = CONSERVER_PETIT if first == 1 else (CONSERVER_GRAND if first == 7 else CONSERVER_RETOUR)
        sheet[n] = pack_reason(jan, FOR_MOVER, 1, 0, 0, tariff)
        return n + 1
    jan = REMPLIR_PETIT if first == 1 else (REMPLIR_GRAND if first == 7 else REMPLIR_RETOUR)
    if missing == 1:
        case = missing_case(row, first)
        how = ways_of_filling(row, first, case, high, low, ends, plays, n_plays)
        ways = popcount(how)
        sheet[n] = pack_reason(jan, FOR_MOVER, ways, case, how, ways * tariff)
    else:
        sheet[n] = pack_reason(jan, FOR_MOVER, 1, 0, BOTH, tariff)
    return n + 1


@jit
def _exit_and_pile(row, high, low, play, sheet, n):
    """The last dame out (art. VIII), the pile of misery made or kept (tariff)."""
    tariff = 6 if high == low else 4
    if last_dame_goes_out(row, play):
        sheet[n] = pack_reason(SORTIE, FOR_MOVER, 1, 0, 0, tariff)
        return n + 1
    if pile_scores(int(row[RULES])) and ends_as_a_pile(row, play):
        # The pile that stood already still stands only if nothing was played.
        jan = PILE_CONSERVEE if row[ME + COIN] == DAMES else PILE_DE_MISERE
        sheet[n] = pack_reason(jan, FOR_MOVER, 1, 0, 0, tariff)
        return n + 1
    return n


@jit
def score_throw_of(
    row, high, low, some, pairs, their_some, their_pairs, rests, ends, first, missing, enough, plays, sheet
):
    """Scores a throw when the sets of cases and the jan in question are already known; see ``list_plays_of``."""
    n_plays = list_plays_of(row, high, low, some, pairs, their_some, rests, ends, first, enough, plays)
    n = opening_jans(row, high, low, some, their_some, sheet, 0)
    n = beat_dames(high, low, some, their_some, their_pairs, sheet, n)
    n = beat_coin(row, high, low, their_some, sheet, n)
    play = int(plays[0])
    if first and full_after(row, first, play):
        n = _fill_or_keep(row, high, low, first, missing, ends, plays, n_plays, sheet, n)
    n = _exit_and_pile(row, high, low, play, sheet, n)
    left = unplayed(play)
    if left:
        how = BOTH if left == 2 else (BY_HIGH if is_low_alone(play) else BY_LOW)
        sheet[n] = pack_reason(IMPUISSANCE, FOR_OTHER, left, 0, how, 2 * left)
        n += 1
    return n_plays, n


@entry("UniTuple(int64, 2)(int8[::1], int64, int64, int32[::1], int32[::1])")
def score_throw(row, a, b, plays, sheet):
    """Lists the dutiful plays and writes the score sheet of a throw; returns (plays, reasons).

    The dice come in any order. The row is read only, but for its own count of throws nothing of
    what came before matters: ``COUPS`` is the number of throws *before* this one.
    """
    some, pairs = my_cases(row)
    their_some, their_pairs = their_cases(row)
    rests, ends = open_cases(row, their_some)
    first, missing = jan_in_question(some, pairs)
    high, low = max(a, b), min(a, b)
    return score_throw_of(
        row, high, low, some, pairs, their_some, their_pairs, rests, ends, first, missing, MAX_PLAYS, plays, sheet
    )
