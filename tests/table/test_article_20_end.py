"""Article XX at the table: what the last trou pays, and the games that are given up (ruling 7)."""

from __future__ import annotations

import pytest

from tests.table.helpers import Scene, jeton
from trictrac import Rules
from trictrac.forms import ordinary
from trictrac.table import Clock, Phase
from trictrac.table import actions as do


def tour(stakes, mine, his):
    """An ordinary game at two jetons, seat 1 about to throw."""
    rules = Rules.of("loi-2013", stakes=stakes)
    scene = Scene(form=ordinary(("Anne", "Bruno"), rules, stake=2), mine=mine, his=his)
    scene.coup()
    return scene


@pytest.mark.parametrize(("stakes", "jetons"), [("simple", 2), ("double", 4), ("quadruple", 6)])
def test_the_second_to_mark_wins_in_grande_bredouille_with_the_pavillon(stakes, jetons):
    """Art. XX: the first stopped at 3; simple, double or triple by what was agreed."""
    scene = tour(stakes, jeton(0, trous=3), jeton(8, trous=11, serie=True))
    scene.lab(gain=4)
    scene.mark(1, 4)
    assert scene.state.phase is Phase.OVER
    assert scene.state.form.account().totals == (-jetons, jetons)


@pytest.mark.parametrize(("stakes", "jetons"), [("simple", 2), ("double", 2), ("quadruple", 4)])
def test_the_first_who_marks_again_takes_the_pavillon_and_the_grande_bredouille_away(stakes, jetons):
    """Art. XX: A takes a fourth trou, then B his twelfth: no series; four trous are fewer than six."""
    scene = tour(stakes, jeton(0, trous=3), jeton(8, trous=11, serie=True))
    scene.coup()
    scene.lab(gain=12)
    scene.mark(0, 12, trous=1)
    scene.play()
    scene.lab(gain=12)
    scene.mark(1, 12)
    assert scene.state.form.history[0].result.trous == (4, 12)
    assert scene.state.form.account().totals == (-jetons, jetons)


# Giving up


def give_up(scene, how):
    """Seat 0, to throw, resigns or lets his time run out."""
    if how == "resigns":
        scene.act(do.Resign(0))
    else:
        scene.at = 1000
        scene.act(do.Tick(-1))


HOW = pytest.mark.parametrize("how", ["resigns", "flag"])


@HOW
@pytest.mark.parametrize(("mine", "his"), [(0, 0), (5, 9), (11, 11)])
def test_a_tour_given_up_is_won_with_the_last_trou(how, mine, his):
    """Ruling 7, reading: as if the other had just reached twelve; the loser keeps the trous he has."""
    scene = Scene(clock=Clock(10), mine=jeton(0, trous=mine), his=jeton(0, trous=his))
    give_up(scene, how)
    assert scene.state.form.history[0].result.trous == (mine, 12)


@HOW
@pytest.mark.parametrize(
    ("mine", "his", "counted"),
    [(0, 0, 6), (3, 2, 6), (5, 5, 6), (6, 6, 7), (9, 2, 10), (3, 8, 8)],
)
def test_a_marque_given_up_is_won_with_six_trous_and_at_least_one_more(how, mine, his, counted):
    """Ruling 7, reading: six at least, and more than the one who gives up; who has more already keeps them."""
    scene = Scene(written=True, clock=Clock(10), mine=jeton(0, trous=mine), his=jeton(0, trous=his))
    give_up(scene, how)
    result = scene.state.form.history[0].result
    assert result.trous == (mine, counted)
    assert result.winner == 1


@pytest.mark.parametrize(("serie", "jetons"), [(True, 13), (False, 5)])
def test_the_series_of_who_wins_a_marque_given_up_counts_as_it_stands(serie, jetons):
    """Ruling 7, reading: he had 4 in a row, counted as 6: (6 + 2) x 2 - 3; broken, 6 + 2 - 3."""
    scene = Scene(written=True, mine=jeton(0, trous=3), his=jeton(0, trous=4, serie=serie))
    scene.act(do.Resign(0))
    assert scene.state.form.account().totals == (-jetons, jetons)
