"""The border of the kernel as plain Python: what it refuses, and that it plays as the kernel does.

``tests/web/test_wasm.py`` has the same functions in the module.
"""

import numba
import numpy as np
import pytest

from trictrac.kernel import batch, border, dice, state

pytestmark = [
    pytest.mark.nojit,
    pytest.mark.skipif(not numba.config.DISABLE_JIT, reason="nobody calls it compiled but through the module"),
]

PLAYS, SHEET = batch.scratch()
WHERE = np.zeros(2, np.int32)


def new(target=12, rules=1):
    row = np.zeros(state.ROW, np.int8)
    assert border.new_game(row, target, rules) == 0
    return row


def fault(**places):
    row = new()
    for name, value in places.items():
        row[int(name[1:])] = value
    return border.find_fault(row, WHERE), *WHERE.tolist()


def test_a_whole_game_by_the_border_is_the_kernel_s():
    """Every step through the border, with the same dice and choices as `batch.random_coups`."""
    row, same = new(), state.new_rows(1)
    for counter in range(60):
        word, choice = dice.random_words(7, 0, counter, 0)
        if row[state.PHASE] == state.OVER:
            border.new_game(row, 12, 1)
        if row[state.PHASE] == state.OPENING:
            pair = word * 30 >> 32
            theirs = pair % 5
            assert border.open_with(row, 1 + pair // 5, 1 + theirs + (theirs >= pair // 5)) == 1
        throw = word * 36 >> 32
        plays = border.throw(row, 1 + throw // 6, 1 + throw % 6, 1, PLAYS, SHEET)
        if row[state.PHASE] == state.DECIDE:
            border.decide(row, choice & 1)
        if row[state.PHASE] == state.PLAY:
            assert border.play(row, int(PLAYS[choice * plays >> 32]), 1, PLAYS) == 0
        assert border.play_at_random(same, 7, counter, 1, PLAYS, SHEET) in (0, 1)
        assert row.tobytes() == same[0].tobytes()


def test_what_a_sheet_and_plays_say_is_read_without_shifting():
    row = new()
    row[state.PHASE] = state.THROW
    count = border.judge(row, 6, 5, PLAYS, SHEET)
    moves = np.zeros((state.MAX_PLAYS, border.PLAY_FIELDS), np.int8)
    assert border.read_plays(PLAYS, count, moves) == 1
    assert moves[0].tolist() == [1, 7, 1, 6, 0, 0]
    assert border.read_plays(PLAYS, 257, moves) == border.BAD_NUMBER
    row[state.ME + 1], row[state.ME + 7] = 13, 2
    row[state.OTHER + 1], row[state.OTHER + 11] = 14, 1
    border.judge(row, 6, 1, PLAYS, SHEET)
    fields = np.zeros((state.MAX_REASONS, border.REASON_FIELDS), np.int32)
    assert border.read_sheet(SHEET, fields) == 1
    assert fields[0].tolist() == [6, 0, 1, 14, 4, 2]


def test_every_fault_of_a_row_has_its_name():
    me = state.ME
    assert fault() == (border.SOUND, 0, 0)
    assert fault(_1=-1) == (border.NEGATIVE, 0, 0)
    assert fault(_1=16)[0] == border.TOO_MANY_DAMES
    assert fault(_27=14)[:2] == (border.TOO_MANY_DAMES, 1)
    assert fault(**{f"_{me + 1}": 14, f"_{me + 12}": 1})[0] == border.LONE_ON_COIN
    assert fault(**{f"_{me + 1}": 13, f"_{me + 13}": 2})[0] == border.ON_OTHER_COIN
    assert fault(**{f"_{state.MINE}": 3})[0] == border.MARKS
    assert fault(**{f"_{state.THEIRS + state.COUPS}": 101})[:2] == (border.MARKS, 1)
    assert fault(**{f"_{me + 1}": 14, f"_{me + 24}": 1}) == (border.TWO_COLOURS, 0, 24)
    assert fault(**{f"_{me + 1}": 0, f"_{me + 25}": 15})[0] == border.NO_DAME
    for place, value in ((state.SEAT, 2), (state.PHASE, 5), (state.PHASE, 3), (state.DIE_A, 3), (state.RULES, 32)):
        assert fault(**{f"_{place}": value})[0] == border.STATE


def test_random_games_come_to_their_end():
    rows = new(target=1)[None].copy()
    coups = batch.random_games(rows, 7, 2, PLAYS, SHEET)
    again = new(target=1)[None].copy()
    ended = counter = 0
    for game in range(2):
        border.new_game(again[0], 1, 1)
        counter = 0
        while again[0][state.PHASE] != state.OVER:
            batch.random_coup(again[0], 7, game, counter, PLAYS, SHEET)
            counter += 1
        ended += counter
    assert (coups, rows.tobytes()) == (ended, again.tobytes())


def test_what_a_marque_pays_by_the_border():
    """XIX.7–XIX.9: 9–8 simple, petite and grande bredouille, refaits doubling or adding; XIX.12: the bets."""
    paid = np.zeros(3, np.int32)
    for marque, expected in {
        (9, 8, 0, 0, 0, 4): [2, 1, 3],
        (6, 1, 1, 0, 0, 4): [2, 2, 15],
        (12, 6, 1, 0, 0, 4): [2, 4, 50],
        (7, 5, 0, 2, 0, 4): [8, 1, 10],
        (7, 5, 0, 2, 1, 4): [6, 1, 8],
        (6, 6, 0, 1, 0, 4): [4, 1, 0],
    }.items():
        assert border.settle_marque(paid, *marque) == 0
        assert paid.tolist() == expected
    for refused in ((8, 9, 0, 0, 0, 4), (9, 8, 0, -1, 0, 4), (9, 8, 0, 0, 0, 0), (90, 0, 1, 30, 0, 1 << 20)):
        assert border.settle_marque(paid, *refused) == border.BAD_NUMBER
    assert [border.bets_price(bets) for bets in (-1, 0, 1, 2)] == [border.BAD_NUMBER, 0, 28, 36]


def test_which_win_it_was_by_the_border():
    """Article XX: simple, fewer than half of the trous, pavillon, none at all."""
    assert [border.win_kind(*win) for win in ((6, 0, 12), (5, 0, 12), (5, 1, 12), (0, 0, 12))] == [0, 1, 2, 3]
    assert border.win_kind(12, 0, 12) == border.win_kind(-1, 0, 12) == border.BAD_NUMBER


def test_what_is_out_of_order_is_refused():
    row, moves = new(), np.zeros((1, 12), np.int16)
    bad = new()
    bad[3] = -5
    rows = bad[None].copy()
    assert border.new_game(row, 101, 0) == border.BAD_NUMBER
    assert border.throw(row, 6, 5, 1, PLAYS, SHEET) == border.WRONG_PHASE
    assert border.decide(row, 1) == border.play(row, 0, 1, PLAYS) == border.WRONG_PHASE
    assert border.open_with(row, 7, 1) == border.judge(row, 0, 1, PLAYS, SHEET) == border.BAD_DICE
    assert border.open_with(row, 6, 6) == 0
    assert border.open_with(row, 6, 5) == 1
    assert border.open_with(row, 6, 5) == border.WRONG_PHASE
    assert border.throw(row, 0, 0, 0, PLAYS, SHEET) == 1
    assert border.play(row, 5, 0, PLAYS) == border.NOT_LEGAL
    assert border.play(row, int(PLAYS[0]), 0, PLAYS) == 0
    assert border.throw(row, 0, 3, 1, PLAYS, SHEET) == border.BAD_DICE
    assert border.mark(row, 0, 3) == border.BAD_NUMBER
    assert border.mark(row, 1, 12) == 2
    assert border.other_side(row) == border.stack_anew(row) == 0
    assert border.count_throws(row[None].copy(), row, moves, PLAYS, SHEET) == 1
    assert border.count_throws(row[None].copy(), row, moves[:0], PLAYS, SHEET) == border.BAD_NUMBER
    assert border.play_at_random(rows, 1, -1, 1, PLAYS, SHEET) == border.BAD_NUMBER
    for refused in (
        border.judge(bad, 6, 5, PLAYS, SHEET),
        border.open_with(bad, 6, 5),
        border.throw(bad, 6, 5, 1, PLAYS, SHEET),
        border.decide(bad, 0),
        border.play(bad, 0, 0, PLAYS),
        border.mark(bad, 0, 2),
        border.stack_anew(bad),
        border.other_side(bad),
        border.count_throws(rows, row, moves, PLAYS, SHEET),
        border.play_at_random(rows, 1, 0, 1, PLAYS, SHEET),
    ):
        assert refused == border.BAD_ROW
