"""Small exits: the table against counting by hand, against the law's own plays, and against itself."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from trictrac.players.exit_table import ALL_OUT, I_DOUBLET, I_SIMPLE, ExitTable
from trictrac.position import Camp, Position
from trictrac.throw import Throw

THROWS = [(Throw(high, low), 1 if high == low else 2) for high in range(1, 7) for low in range(1, high + 1)]
ELSEWHERE = Camp.of({24: 1})


@pytest.fixture(scope="module")
def table() -> ExitTable:
    return ExitTable(2)


def on(*cases: int) -> list[int]:
    return [cases.count(case) for case in range(19, 25)]


@cache
def fewest_throws(cases: tuple[int, ...]) -> float:
    """The same by the objects of the law, one throw after the other."""
    if not cases:
        return 0.0
    position = Position(Camp.of({case: cases.count(case) for case in cases}), ELSEWHERE)
    total = 1.0
    for throw, chances in THROWS:
        after = [position.after(play).white.occupied() for play in position.legal_plays(throw)]
        reached = [tuple(case for case, count in dames.items() for _ in range(count)) for dames in after]
        total += chances / 36 * min(fewest_throws(one) for one in reached)
    return total


def test_one_dame_on_the_first_case_goes_out_at_once_with_26_throws_of_36(table):
    _, exactly = table.throws()
    assert exactly[table.number(on(19)), 1] == pytest.approx(26 / 36)


def test_two_dames_on_the_last_case_go_out_with_any_throw(table):
    expected, exactly = table.throws()
    assert expected[table.number(on(24, 24))] == pytest.approx(1)
    assert exactly[table.number(on(24, 24)), 1] == pytest.approx(1)


@pytest.mark.parametrize("cases", [(19,), (20, 22), (19, 19), (21, 24), (22, 23)])
def test_the_fewest_throws_are_those_of_the_law(table, cases):
    expected, _ = table.throws()
    assert expected[table.number(on(*cases))] == pytest.approx(fewest_throws(cases))


def test_the_chances_of_the_number_of_throws_add_up_and_have_that_mean(table):
    expected, exactly = table.throws()
    assert exactly.sum(axis=1) == pytest.approx(np.ones(len(expected)))
    assert exactly @ np.arange(exactly.shape[1]) == pytest.approx(expected)


def test_a_race_of_single_dames_follows_from_both_numbers_of_throws(table):
    _, exactly = table.throws()
    races = table.races()
    for mine in range(19, 25):
        for theirs in range(19, 25):
            a, b = table.number(on(mine)), table.number(on(theirs))
            # I throw first: I am out first if he needs no fewer throws than I.
            first = sum(exactly[a, n] * exactly[b, n:].sum() for n in range(1, exactly.shape[1]))
            assert races[a, b, [I_SIMPLE, I_DOUBLET]].sum() == pytest.approx(first)


def test_somebody_is_always_out_first(table):
    races = table.races()
    assert races[1:, 1:].sum(axis=2) == pytest.approx(np.ones((len(races) - 1,) * 2))
    assert (races[ALL_OUT] == 0).all()


def test_it_covers_small_exits_and_nothing_else(table):
    texts = {
        "19-24_24x2_w_0.0.50_0.0.50": True,
        "19-20-24_24x2_w_0.0.50_0.0.50": False,  # three dames
        "18-24_24x2_w_0.0.50_0.0.50": False,  # one is not in yet
        "19-24_12x2_w_0.0.50_0.0.50": False,  # nor are his
    }
    rows = np.stack([Position.parse(text).to_row() for text in texts])
    assert table.covers(rows).tolist() == list(texts.values())


@pytest.mark.parametrize("dames", [0, 12])
def test_with_twelve_dames_a_jan_could_score_so_there_is_no_table(dames):
    with pytest.raises(ValueError, match="1 to 11 dames"):
        ExitTable(dames)
