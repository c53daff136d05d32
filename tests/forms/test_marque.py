"""II.2, XIX.7–XIX.9, a ecrire: how a marque ends and what it is worth. Figures worked by hand."""

from __future__ import annotations

import pytest

from trictrac import Camp, Position
from trictrac.forms import FormError, PartieResult, a_ecrire
from trictrac.forms.marque import consolation, multiple, price_of_bets, value
from trictrac.kernel import state
from trictrac.kernel.marking import gain
from trictrac.rules import LOI_2013, USAGE_19E, Rules


@pytest.mark.parametrize(
    ("won", "lost", "series", "jetons"),
    [
        (9, 8, False, 3),  # 9 + 2 - 8
        (9, 8, True, 14),  # (9 + 2) x 2 - 8
        (12, 6, True, 50),  # (12 + 2) x 4 - 6
        (6, 1, True, 15),  # (6 + 2) x 2 - 1
        (12, 6, False, 8),  # 12 + 2 - 6
        (11, 0, True, 26),  # (11 + 2) x 2
        (30, 2, True, 126),  # (30 + 2) x 4 - 2: no more than four without the option
    ],
)
def test_value(won, lost, series, jetons):
    """Value = (winner's trous + consolation) x (1, 2 or 4) - loser's trous."""
    assert value(won, lost, series, 0, LOI_2013) == jetons
    assert value(won, lost, series, 0, USAGE_19E) == jetons


def test_multiples():
    """2 from six in a row, 4 from twelve; a broken series counts for nothing."""
    assert [multiple(trous, True, LOI_2013) for trous in (6, 11, 12, 17, 18, 24, 40)] == [2, 2, 4, 4, 4, 4, 4]
    assert {multiple(trous, False, LOI_2013) for trous in range(6, 40)} == {1}


def test_longer_series_as_an_option():
    """18 trous x8, 24 x16."""
    rules = Rules(long_series=True)
    assert [multiple(trous, True, rules) for trous in (6, 12, 17, 18, 23, 24, 40)] == [2, 4, 4, 8, 8, 16, 16]
    assert value(18, 5, True, 0, rules) == 20 * 8 - 5
    assert value(24, 0, True, 0, rules) == 26 * 16


def test_consolation_after_refaits():
    """2, 4, 8 by the law; 2, 4, 6 by option; inside the bracket."""
    assert [consolation(refaits, LOI_2013) for refaits in range(4)] == [2, 4, 8, 16]
    assert [consolation(refaits, USAGE_19E) for refaits in range(4)] == [2, 4, 6, 8]
    assert value(9, 8, False, 1, LOI_2013) == 5  # 9 + 4 - 8
    assert value(9, 8, True, 2, LOI_2013) == 26  # (9 + 8) x 2 - 8
    assert value(9, 8, True, 2, USAGE_19E) == 22  # (9 + 6) x 2 - 8


def test_price_of_bets():
    """28 for the first (postillon), 8 for each further."""
    assert [price_of_bets(bets) for bets in range(5)] == [0, 28, 36, 44, 52]


def test_a_marque_ends_with_six_trous():
    """A marque ends when a player leaves and somebody has at least 6 trous (art. II)."""
    form = a_ecrire(["Anne", "Bruno"], 2)
    pairing = form.pairing()
    assert pairing is not None
    assert pairing.target == 0, "never by a trou alone"
    with pytest.raises(FormError, match="at least 6 trous on one side"):
        form.record(PartieResult((5, 4)))
    with pytest.raises(FormError, match="at least 6 trous on one side"):
        form.record(PartieResult((5, 5)))
    assert form.record(PartieResult((6, 5))).history[0].winner == 0
    assert form.record(PartieResult((6, 9), left_by=0)).history[0].winner == 1, "the leaver may well lose"


def test_more_trous_wins_equality_is_a_refait():
    """More trous wins, equality = refait: same players, number and primaute kept, nothing paid."""
    form = a_ecrire(["Anne", "Bruno"], 2).record(PartieResult((7, 7), first=1))
    assert form.history[0].is_refait
    assert form.next_number == 1
    pairing = form.pairing()
    assert pairing is not None
    assert (pairing.sits, pairing.first) == ((0, 1), 1)
    assert form.account().totals == (0, 0)
    form = form.record(PartieResult((6, 6))).record(PartieResult((3, 8)))
    # (8 + 8) - 3
    assert form.account().totals == (-13, 13)
    assert form.account().lines("en") == [
        "Marqué 1: Anne and Bruno: 7–7, a refait (a draw, played again): the consolation is now 4.",
        "Marqué 1: Anne and Bruno: 6–6, a refait (a draw, played again): the consolation is now 8.",
        "Marqué 1: Anne gives Bruno 13 jetons: 8–3, (8 + 8) − 3 = 13.",
    ]
    after = form.pairing()
    assert after is not None
    assert after.first == 0, "the refaits of marque 1 kept Bruno's primaute, so marque 2 is Anne's"


def test_refaits_of_one_marque_do_not_touch_the_next():
    form = a_ecrire(["Anne", "Bruno"], 2, Rules(jetons_aside=0))
    form = form.record(PartieResult((7, 7))).record(PartieResult((6, 4))).record(PartieResult((4, 6)))
    assert form.account().totals == (6 - 4, 4 - 6)  # 6 + 4 - 4, then 6 + 2 - 4


def test_the_losers_own_series_pays_nothing():
    """Bredouille of trous is the winner's: 8 to 3 with the pavillon at the loser's is simple."""
    form = a_ecrire(["Anne", "Bruno"], 2).record(PartieResult((8, 3), (False, True), left_by=1))
    assert form.account().totals == (7, -7)


def marks(*gains: tuple[int, int]) -> PartieResult:
    """The pegs as the kernel leaves them after these points of White (0) and Black (1), in a written game."""
    row = Position(Camp.of({1: 15}), Camp.of({1: 15})).to_row()
    row[state.TARGET] = 0
    for who, points in gains:
        gain(row, (state.MINE, state.THEIRS)[who], points)
    trous, series = ([row[who + offset] for who in (state.MINE, state.THEIRS)] for offset in (state.TROUS, state.SERIE))
    return PartieResult((int(trous[0]), int(trous[1])), (bool(series[0]), bool(series[1])))


@pytest.mark.parametrize(
    ("gains", "trous", "jetons"),
    [
        ([(0, 36)], (6, 0), 16),  # (6 + 2) x 2: the first, unbroken
        ([(0, 12), (1, 36)], (2, 6), -14),  # (6 + 2) x 2 - 2: the second, with the pavillon
        ([(0, 12), (1, 12), (0, 24)], (6, 2), 6),  # 6 + 2 - 2: the first marked again, nobody has a series
        ([(0, 12), (1, 12), (0, 12), (1, 72)], (4, 14), -12),  # 14 + 2 - 4: a broken series never resumes
        ([(0, 36), (1, 12)], (6, 2), 6),  # the loser's trou breaks the winner's series
    ],
)
def test_bredouille_of_trous_works_like_that_of_points(gains, trous, jetons):
    """XV.12, XIX.8: with the pavillon for the second; a broken series never resumes."""
    result = marks(*gains)
    assert result.trous == trous
    assert a_ecrire(["Anne", "Bruno"], 2).record(result).account().totals == (jetons, -jetons)
