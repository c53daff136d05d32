"""XX.1–XX.3: the ordinary game and its stakes."""

from __future__ import annotations

import pytest

from trictrac.forms import FormError, Pairing, PartieResult, from_data, ordinary
from trictrac.rules import Rules

TWO = ("Anne", "Bruno")


def paid(stakes: str, trous: tuple[int, int], series: bool = False, target: int = 12) -> int:
    """What Bruno pays Anne at three jetons a stake."""
    game = ordinary(TWO, Rules.of("loi-2013", stakes=stakes, trous=target), stake=3)
    totals = game.record(PartieResult(trous, (series, False))).account().totals
    assert totals[0] == -totals[1]
    return totals[0]


def test_first_to_twelve():
    """First to 12 trous; it begins with one die each (art. V) and the count stops at 12."""
    game = ordinary(TWO)
    assert game.pairing() == Pairing((0, 1), None, 12)
    over = game.record(PartieResult((12, 11)))
    assert over.is_over
    assert over.pairing() is None
    for trous in ((13, 4), (11, 4), (12, 12)):
        with pytest.raises(FormError, match="trou number 12 of one player"):
            game.record(PartieResult(trous))
    with pytest.raises(FormError, match="the evening is over"):
        over.record(PartieResult((12, 11)))


def test_leaving_never_ends_it():
    """Art. XX: no need to leave, and leaving ends nothing."""
    with pytest.raises(FormError, match="leaving ends a written marqué"):
        ordinary(TWO).record(PartieResult((12, 3), left_by=0))


@pytest.mark.parametrize("trous", [(12, 0), (12, 5), (12, 6)])
@pytest.mark.parametrize("series", [True, False])
def test_a_always_simple(trous, series):
    """(a) always simple."""
    assert paid("simple", trous, series) == 3


def test_b_double_for_grande_bredouille():
    """(b) double when the winner took all his trous in one unbroken series; the second too, with the pavillon."""
    assert paid("double", (12, 0), True) == 6
    assert paid("double", (12, 7), True) == 6, "as second, with the pavillon"
    assert paid("double", (12, 3), False) == 3


@pytest.mark.parametrize(
    ("trous", "series", "multiple"),
    [
        ((12, 0), True, 4),  # the loser never marked a trou
        ((12, 1), True, 3),  # second to mark, with the pavillon
        ((12, 8), True, 3),
        ((12, 5), False, 2),  # fewer than 6
        ((12, 1), False, 2),
        ((12, 6), False, 1),
        ((12, 11), False, 1),
    ],
)
def test_c_up_to_quadruple(trous, series, multiple):
    """(c) quadruple, triple, double, else simple."""
    assert paid("quadruple", trous, series) == 3 * multiple


def test_fewer_than_half_in_a_game_of_another_length():
    """Six is half of twelve; a game of another length takes its half."""
    assert paid("quadruple", (6, 2), target=6) == 6
    assert paid("quadruple", (6, 3), target=6) == 3


def test_several_games_in_a_row():
    """12, then 2 x 3 the other way, then 9: the sentences name every figure."""
    evening = ordinary(TWO, Rules(stakes="quadruple"), stake=3, games=3)
    evening = evening.record(PartieResult((12, 0), (True, False))).record(PartieResult((5, 12)))
    assert not evening.is_over
    assert not evening.account().final
    evening = evening.record(PartieResult((12, 4), (True, False)))
    account = evening.account()
    assert account.totals == (12 - 6 + 9, -15)
    assert account.lines("en") == [
        "Game 1: Bruno gives Anne 12 jetons: 12–0, quadruple, the loser took no trou, 4 × 3.",
        "Game 2: Anne gives Bruno 6 jetons: 12–5, double, the loser does not have half the trous, 2 × 3.",
        "Game 3: Bruno gives Anne 9 jetons: 12–4, triple, won as second with the pavillon, 3 × 3.",
    ]
    assert from_data(evening.to_data()) == evening


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"players": ("Anne",)}, "The ordinary game is for 2 players, not 1"),
        ({"players": ("Anne", "Anne")}, "two players are called Anne"),
        ({"players": ("Anne", " ")}, "a player's name is a text of 1 to 40 printable characters, not ' '"),
        ({"players": ("Anne", "Queue")}, "no player can be called Queue: the account uses the word"),
        ({"stake": 0}, "a stake is 1 to 1000000 jetons, not 0"),
        ({"games": 0}, "1 to 10000 games are played, not 0"),
    ],
)
def test_what_is_refused(arguments, sentence):
    with pytest.raises(FormError) as error:
        ordinary(**{"players": TWO, **arguments})
    assert str(error.value) == sentence
    assert error.value.sentence("fr") != sentence


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"trous": (12, 5), "series": (True, True)}, "only one of the two can have an unbroken series"),
        ({"trous": (12, 0), "series": (False, True)}, "no series without a trou"),
        ({"trous": (7, 0), "left_by": 1}, "whoever leaves has just taken a trou, so they have at least one"),
        ({"trous": (7, 2), "series": (True, False), "left_by": 1}, "so the opponent’s series is broken"),
        ({"trous": (-1, 2)}, "each player has 0 to 1000 trous, not -1"),
        ({"trous": (True, 2)}, "each player has 0 to 1000 trous, not True"),
        ({"trous": (1, 2, 3)}, "trous are two"),
        ({"trous": (1, 2), "series": (0, 1)}, "true or false, not 0"),
        ({"trous": (1, 2), "first": 2}, "is 0 or 1, not 2"),
    ],
)
def test_results_that_no_board_gives(arguments, sentence):
    with pytest.raises(FormError, match=sentence):
        PartieResult(**arguments)
