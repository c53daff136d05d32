"""What a player chooses among is what the law allows, no more and no less."""

import numpy as np
import pytest

from tests.players.games import finished_rows, waiting_rows
from trictrac.kernel import state
from trictrac.kernel.candidates import THROW_WEIGHTS, best_of_each, draw_dice, rank_in_each
from trictrac.kernel.prospects import (
    BEATEN,
    BLOCKED,
    JAN,
    KINDS,
    POINTS_GAINED,
    POINTS_GIVEN,
    TROU,
    prospects,
    throw_number,
)
from trictrac.kernel.state import DIE_A, DIE_B, PHASE, SEAT
from trictrac.players.numpy_law import NumpyLaw
from trictrac.position import Position
from trictrac.score import Jan
from trictrac.throw import Throw

pytestmark = pytest.mark.nojit


def thrown(rows, seed=5):
    rows = rows.copy()
    draw_dice(rows, seed, np.arange(len(rows)), 0)
    return rows


def test_the_candidates_are_the_legal_plays_and_then_leaving_after_a_trou():
    rows = thrown(waiting_rows(40))
    dice = rows[:, [DIE_A, DIE_B]].copy()
    positions = [Position.from_row(row) for row in rows]
    found, offsets, owners = NumpyLaw().candidates(rows)
    leaves = 0
    for n, position in enumerate(positions):
        throw = Throw(*(int(die) for die in dice[n]))
        plays = position.legal_plays(throw)
        made = found[offsets[n] : offsets[n + 1]]
        assert (owners[offsets[n] : offsets[n + 1]] == n).all()
        if rows[n, PHASE] == state.OVER:
            assert len(made) == 1
            continue
        decides = int(rows[n, PHASE] == state.DECIDE)
        leaves += decides
        assert len(made) == len(plays) + decides
        if decides:
            assert (made[-1, [state.ME + 1, state.OTHER + 1]] == state.DAMES).all()
            assert made[-1, SEAT] == rows[n, SEAT]
    assert leaves > 0


def test_a_finished_game_is_its_own_only_candidate():
    rows = finished_rows(3)
    found, offsets, _ = NumpyLaw().candidates(rows.copy())
    assert offsets.tolist() == [0, 1, 2, 3]
    assert np.array_equal(found, rows)


def test_all_throws_are_laid_once_with_weights_that_sum_to_one():
    rows = waiting_rows(2)
    laid = NumpyLaw().lay_all_throws(rows)
    assert len({(int(row[DIE_A]), int(row[DIE_B])) for row in laid[:21]}) == 21
    assert (laid[:, DIE_A] >= laid[:, DIE_B]).all()
    assert THROW_WEIGHTS.sum() == pytest.approx(1)
    assert [throw_number(0), throw_number(20)] == [(1, 1), (6, 6)]


def test_best_and_ranks_agree_and_the_first_of_equals_is_best():
    values = np.array([1, 3, 3, 2, 5, 4], np.float32)
    offsets = np.array([0, 4, 6])
    best, ranks = np.empty(2, np.int64), np.empty(6, np.int64)
    best_of_each(values, offsets, best)
    rank_in_each(values, offsets, np.array([0, 0, 0, 0, 1, 1]), ranks)
    assert best.tolist() == [1, 4]
    assert ranks.tolist() == [3, 0, 1, 2, 0, 1]


FILLS = {Jan.REMPLIR_PETIT, Jan.REMPLIR_GRAND, Jan.REMPLIR_RETOUR}
KEEPS = {Jan.CONSERVER_PETIT, Jan.CONSERVER_GRAND, Jan.CONSERVER_RETOUR}


def test_prospects_are_what_the_judge_says_over_36_throws():
    rows = waiting_rows(12)
    for row, counts in zip(rows, prospects(rows), strict=True):
        position = Position.from_row(row)
        expected = np.zeros(KINDS, int)
        for a in range(1, 7):
            for b in range(1, 7):
                score = position.score(Throw(max(a, b), min(a, b)))
                mine = sum(mark.points for mark in score if mark.side is position.turn)
                given = sum(mark.points for mark in score if mark.side is not position.turn)
                jans = {mark.jan for mark in score}
                expected[POINTS_GAINED] += mine
                expected[POINTS_GIVEN] += given
                expected[TROU] += position.mover.points + mine >= 12
                expected[JAN] += bool(jans & (FILLS | KEEPS))
                expected[BEATEN] += bool(jans & {Jan.BATTRE, Jan.COIN_BATTU})
                expected[BLOCKED] += Jan.IMPUISSANCE in jans
        assert counts[:KINDS].tolist() == expected.tolist()


def test_the_second_half_of_the_prospects_is_the_others_view():
    rows = waiting_rows(6)
    swapped = rows.copy()
    for row in swapped:
        state.swap_sides(row)
    assert np.array_equal(prospects(rows)[:, KINDS:], prospects(swapped)[:, :KINDS])
