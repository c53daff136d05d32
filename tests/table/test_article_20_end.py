"""Article XX at the table: what the last trou pays, and the games that are given up (XX.3, R.22)."""

from __future__ import annotations

import json

import pytest

from tests.table.helpers import Scene, jeton
from trictrac import Rules
from trictrac.forms import a_ecrire, ordinary
from trictrac.forms.evening import read_evening
from trictrac.table import Clock, TablePhase
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
    assert scene.state.phase is TablePhase.OVER
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
    """R.22: as if the other had just reached twelve; the loser keeps the trous he has."""
    scene = Scene(clock=Clock(10), mine=jeton(0, trous=mine), his=jeton(0, trous=his))
    give_up(scene, how)
    assert scene.state.form.history[0].result.trous == (mine, 12)


@HOW
@pytest.mark.parametrize(
    ("mine", "his", "counted"),
    [(0, 0, 6), (3, 2, 6), (5, 5, 6), (6, 6, 7), (9, 2, 10), (3, 8, 8)],
)
def test_a_marque_given_up_is_won_with_six_trous_and_at_least_one_more(how, mine, his, counted):
    """R.22: six at least, and more than the one who gives up; who has more already keeps them."""
    scene = Scene(written=True, clock=Clock(10), mine=jeton(0, trous=mine), his=jeton(0, trous=his))
    give_up(scene, how)
    result = scene.state.form.history[0].result
    assert result.trous == (mine, counted)
    assert result.winner == 1


@HOW
@pytest.mark.parametrize(("stakes", "jetons"), [("simple", 2), ("double", 4), ("quadruple", 8)])
@pytest.mark.parametrize("his", [0, 5])
def test_a_tour_given_up_without_a_trou_pays_what_twelve_to_nothing_pays(how, stakes, jetons, his):
    """R.22: nobody broke a series who took no trou; giving up is neither cheaper nor dearer."""
    form = ordinary(("Anne", "Bruno"), Rules.of("loi-2013", stakes=stakes), stake=2)
    scene = Scene(form=form, clock=Clock(10), his=jeton(0, trous=his, serie=his > 0))
    give_up(scene, how)
    assert scene.state.form.history[0].result.trous == (0, 12)
    assert scene.state.form.account().totals == (-jetons, jetons)


@pytest.mark.parametrize(("stakes", "jetons"), [("simple", 2), ("double", 2), ("quadruple", 4)])
def test_giving_up_a_lead_makes_no_series_for_the_other(stakes, jetons):
    """R.22: he has taken no trou, so there is no series of his that stands; 3 are fewer than six."""
    form = ordinary(("Anne", "Bruno"), Rules.of("loi-2013", stakes=stakes), stake=2)
    scene = Scene(form=form, mine=jeton(0, trous=3, serie=True))
    scene.act(do.Resign(0))
    assert scene.state.form.account().totals == (-jetons, jetons)


def test_a_marque_given_up_at_nothing_pays_what_six_to_nothing_pays():
    """R.22: (6 + 2) x 2, petite bredouille, as every marque lost without a trou."""
    scene = Scene(written=True)
    scene.act(do.Resign(0))
    assert scene.state.form.account().totals == (-16, 16)


def forgotten_fichet(scene):
    """Seat 1 makes a trou and forgets its peg: in points he broke the other's series, in trous he did not."""
    scene.coup()
    scene.lab(gain=10)
    scene.mark(1, 10, trous=0)
    scene.play()
    assert scene.shows(1)[0] == 0


@pytest.mark.parametrize("written", [False, True])
@pytest.mark.parametrize("loser", [0, 1])
@pytest.mark.parametrize("marks", [(0, 0), (4, 0), (0, 4), (3, 7), (9, 2), (11, 11)])
@pytest.mark.parametrize("forgets", [False, True])
def test_an_evening_file_can_say_whatever_a_table_ends_with(written, loser, marks, forgets):
    """Issue 3, settle: a file with the trous and the winner's series of a table comes to the table's account."""
    white, black = marks
    mine, his = (
        jeton(0, trous=white, serie=not black and white > 0),
        jeton(8, trous=black, serie=not white and black > 0),
    )
    rules = Rules.of("loi-2013", stakes="quadruple")
    players = ("Anne", "Bruno")
    form = a_ecrire(players, 2, rules) if written else ordinary(players, rules)
    scene = Scene(form=form, mine=mine, his=his)
    if forgets and not black:
        forgotten_fichet(scene)
    scene.act(do.Resign(loser))
    (played,) = scene.state.form.history
    table = {"trous": list(played.result.trous), "series": played.in_series, "first": players[played.first]}
    for partie in (
        table,
        {key: table[key] for key in ("trous", "first") if played.in_series == (played.trous[1] == 0)},
    ):
        if partie:
            key = "marque" if written else "game"
            data = {
                "form": "deux" if written else "ordinary",
                "players": list(players),
                "rules": str(rules),
                key: [partie],
            }
            read = read_evening(json.dumps(data | ({"marques": 2} if written else {}))).form
            assert read.account().totals == scene.state.form.account().totals


@pytest.mark.parametrize(("serie", "jetons"), [(True, 13), (False, 5)])
def test_the_series_of_who_wins_a_marque_given_up_counts_as_it_stands(serie, jetons):
    """R.22: he had 4 in a row, counted as 6: (6 + 2) x 2 - 3; broken, 6 + 2 - 3."""
    scene = Scene(written=True, mine=jeton(0, trous=3), his=jeton(0, trous=4, serie=serie))
    scene.act(do.Resign(0))
    assert scene.state.form.account().totals == (-jetons, jetons)
