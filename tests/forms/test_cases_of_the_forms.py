"""The worked cases of Lepeintre's chapter VI (tests/cases): every `aecrire` case and the poule."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from trictrac.forms import PartieResult, a_ecrire, fiches_of, poule
from trictrac.forms.marque import consolation, multiple, value
from trictrac.rules import LOI_2013, USAGE_19E, Rules

pytestmark = pytest.mark.cases

FOLDER = Path(__file__).parents[1] / "cases"
CASES = {
    case["id"]: case["expect"]
    for file in sorted(FOLDER.glob("*.jsonl"))
    for case in map(json.loads, file.read_text().splitlines())
    if case["kind"] == "aecrire" or case["id"] == "LEP1-VI-poule"
}
POSTILLONS = [name for name in CASES if name.startswith("LEP1-VI-post-")]
BOTH = pytest.mark.parametrize("rules", [LOI_2013, USAGE_19E], ids=str)


def test_every_case_has_its_test():
    others = {"ae15", "ae-simple", "ae-bred", "refait", "fiches", "poule", "tourner", "chouette"}
    assert set(CASES) == {*POSTILLONS, *(f"LEP1-VI-{name}" for name in others)}
    assert len(POSTILLONS) == 6


@BOTH
def test_ae15(rules):
    case = CASES["LEP1-VI-ae15"]
    won, lost = case["winner_trous"], case["loser_trous"]
    assert multiple(won, True, rules) * consolation(0, rules) == case["consolation"]
    assert value(won, lost, True, 0, rules) == case["marked"]
    form = a_ecrire(["A", "B"], 2, rules).record(PartieResult((won, lost), (True, False)))
    assert form.account().totals == (case["marked"], -case["marked"])


@BOTH
def test_ae_simple(rules):
    assert CASES["LEP1-VI-ae-simple"]["formula"] == "simple marqué = winner_trous - loser_trous + 2"
    for won in range(6, 30):
        for lost in range(won):
            assert value(won, lost, False, 0, rules) == won - lost + 2


@BOTH
def test_ae_bredouille(rules):
    case = CASES["LEP1-VI-ae-bred"]
    assert case["formula"].endswith("k*winner_trous + 2k - loser_trous")
    for won in range(6, 30):
        times = 2 if won < 12 else 4
        assert value(won, 1, True, 0, rules) == times * won + 2 * times - 1
    agreed = Rules(long_series=True)
    assert {trous: multiple(int(trous), True, agreed) for trous in case["where_agreed"]} == case["where_agreed"]


@BOTH
@pytest.mark.parametrize("name", POSTILLONS)
def test_postillon(name, rules):
    """`missing_to_half`: marques won short of half of the game."""
    case = CASES[name]
    form = a_ecrire(["A", "B"], case["marques"], rules)
    wins = case["marques"] // 2 - case["missing_to_half"]
    for marque in range(case["marques"]):
        form = form.record(PartieResult((6, 5) if marque < wins else (5, 6)))
    assert form.is_over
    assert [entry.jetons for entry in form.account().entries if entry.reason == "bets"] == [case["postillon_total"]]


def test_refait():
    case = CASES["LEP1-VI-refait"]
    assert {str(refaits): consolation(refaits, USAGE_19E) for refaits in range(3)} == case["refaits"]


def test_fiches():
    fractions = {jetons: fiches_of(int(jetons), 10) for jetons in CASES["LEP1-VI-fiches"]["jetons_fraction"]}
    assert fractions == {"5": 1, "4": 0}


def test_tourner():
    case = CASES["LEP1-VI-tourner"]
    form = a_ecrire(["A", "B", "C"], case["marques"], USAGE_19E)
    assert len(form.players) == case["players"]
    seats = []
    while (pairing := form.pairing()) is not None:
        seats.append(set(pairing.sits))
        form = form.record(PartieResult((6, 5)))
    first = form.history[0]
    assert case["first_out"] == "loser of marqué 1"
    assert first.loser not in seats[1]
    assert first.loser in seats[-1], "the last is played by the one who retired first"
    entering = [after - before for before, after in pairwise(seats)]
    assert all(len(one) == 1 for one in entering)
    assert all(one <= seats[place] for place, one in enumerate(entering[:-1], 2)), "each entering plays two"
    assert case["marques"] // case["players"] == case["per_player"]
    paid = [entry for entry in form.account().entries if entry.marque == 1]
    idle = next(entry for entry in paid if entry.reason == "consolation")
    marque = next(entry for entry in paid if entry.reason == "marque")
    assert idle.jetons == marque.numbers["consolation"] * marque.numbers["multiple"]


@BOTH
def test_chouette(rules):
    case = CASES["LEP1-VI-chouette"]
    form = a_ecrire(["X", "A", "B"], 8, rules, "chouette")
    line = []
    while (pairing := form.pairing()) is not None:
        assert pairing.sits[0] == 0
        line.append((pairing.sits[1], pairing.first == 0))
        form = form.record(PartieResult((6, 5)))
    assert len({associate for associate, _ in line}) == case["chouette_vs"]
    assert [associate for associate, _ in line] == [1, 1, 2, 2, 1, 1, 2, 2]
    assert case["each_opponent_plays"] == 2
    assert [chouette_first for _, chouette_first in line] == [True, False] * 4


def test_poule():
    case = CASES["LEP1-VI-poule"]
    least, most = map(int, case["players"].split(".."))
    for count in range(least, most + 1):
        form = poule("ABCDEF"[:count], stake=1)
        while not form.is_over:
            form = form.record(PartieResult((12, 0), (True, False)))
        assert len(form.history) == count - 1, "as many parties as there are players against him"
        assert form.account().totals == (count - 1, *[-1] * (count - 1))
    three = poule("ABC", stake=1)
    for _ in range(4):
        three = three.record(PartieResult((0, 12), (False, True)))
    assert case["reentry"] == "pays again"
    assert sum(entry.jetons for entry in three.account().entries if entry.reason == "entry") == 5
    assert case["end_without_winner"] == "pot shared"
    assert {entry.reason for entry in three.stop().account().entries} == {"entry", "stopped"}
