"""The file of an evening: what is read, what is refused, and that nothing else ever happens."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trictrac.errors import TrictracError
from trictrac.forms import AEcrire, FormError, Poule
from trictrac.forms.evening import read_evening
from trictrac.forms.sheet import sheet
from trictrac.rules import USAGE_19E, InvalidRulesError, Rules

EVENINGS = Path(__file__).parents[2] / "examples" / "evenings"


def evening(form: str, *parties: dict[str, Any], **keys: Any) -> str:
    """A file as JSON; two players unless told."""
    key = "game" if form in ("poule", "ordinary", "ordinaire") else "marque"
    return json.dumps({"form": form, "players": ["Anne", "Bruno"], **keys, key: list(parties)})


def refusal(text: str | bytes) -> str:
    with pytest.raises(FormError) as error:
        read_evening(text)
    assert error.value.sentence("fr")
    return str(error.value)


def test_toml_and_json_say_the_same():
    toml = 'form = "deux"\nplayers = ["Anne", "Bruno"]\n[[marque]]\ntrous = [9, 8]\n[[marque]]\ntrous = [6, 7]\n'
    as_json = evening("deux", {"trous": [9, 8]}, {"trous": [6, 7]})
    assert read_evening(toml) == read_evening(as_json) == read_evening("\ufeff\n " + as_json)
    assert read_evening(toml.encode()) == read_evening(toml)


def test_a_ecrire_goes_by_the_number_of_players():
    for count, kind in ((2, "deux"), (3, "tourner"), (4, "equipes")):
        form = read_evening(json.dumps({"form": "a-ecrire", "players": list("ABCD"[:count]), "marques": 12})).form
        assert isinstance(form, AEcrire)
        assert form.kind == kind


def test_rules_as_text_or_table():
    assert read_evening(evening("ordinary", rules="usage-19e stakes=double")).form.rules == Rules.of(
        "usage-19e", stakes="double"
    )
    assert read_evening(evening("ordinary", rules={"preset": "usage-19e"})).form.rules == USAGE_19E
    assert read_evening(evening("ordinary", rules={"fiche": 5})).form.rules == Rules(fiche=5)
    for wrong in (7, "no", {"preset": ["x"]}, {"fiche": "x"}, {"x": 1}, {"name": 1}, {"cls": 1}):
        with pytest.raises(InvalidRulesError):
            read_evening(evening("ordinary", rules=wrong))


def test_trous_by_name_by_players_or_by_seat():
    three = {"players": ["Anne", "Bruno", "Claire"], "marques": 3}
    first = {"trous": [9, 8]}
    for second in (
        {"trous": {"Claire": 6, "Bruno": 7}},
        {"players": ["Claire", "Bruno"], "trous": [6, 7]},
        {"players": ["Bruno", "Claire"], "trous": [7, 6]},
        {"trous": [7, 6]},
    ):
        history = read_evening(evening("tourner", first, second, **three)).form.history
        assert history[1].pairing.sits == (1, 2)
        assert history[1].result.trous == (7, 6)


@pytest.mark.parametrize(
    ("partie", "series"),
    [
        ({"trous": [9, 8]}, (False, False)),
        ({"trous": [9, 8], "bredouille": "petite"}, (True, False)),
        ({"trous": [9, 8], "bredouille": "none"}, (False, False)),
        ({"trous": [9, 8], "series": True}, (True, False)),
        ({"trous": [9, 12], "bredouille": "grande"}, (False, True)),
        ({"trous": [9, 12], "bredouille": True}, (False, True)),
        ({"trous": [0, 6]}, (False, True)),
        ({"trous": [7, 7], "bredouille": False}, (False, False)),
    ],
)
def test_bredouille_of_the_winner(partie, series):
    assert read_evening(evening("deux", partie, marques=2)).form.history[0].result.series == series


@pytest.mark.parametrize(
    ("partie", "sentence"),
    [
        ({}, "trous are two numbers, such as [9, 8] or {Anne = 9, Bruno = 8}"),
        ({"trous": [9]}, "trous are two numbers, not 1"),
        ({"trous": ["9", 8]}, "each player has 0 to 1000 trous, not '9'"),
        ({"trous": [9.0, 8]}, "each player has 0 to 1000 trous, not 9.0"),
        ({"trous": [9, -8]}, "each player has 0 to 1000 trous, not -8"),
        ({"trous": [5, 4]}, "a marqué ends with at least 6 trous on one side (art. II), not at 5–4"),
        ({"trous": {"Anne": 9, "Claire": 8}}, "Anne & Bruno sit, not 'Anne & Claire'"),
        ({"trous": [9, 8], "players": ["Anne", "Claire"]}, "Anne & Bruno sit, not 'Anne & Claire'"),
        ({"trous": [9, 8], "players": "Anne"}, "players are a list of names, not 'Anne'"),
        ({"trous": {"Anne": 9, "Bruno": 8}, "players": ["Anne", "Bruno"]}, "trous by name need no players"),
        ({"trous": [9, 8], "bredouille": "grande"}, "grande bredouille needs at least 12 trous, not 9 (art. XV)"),
        ({"trous": [5, 4], "bredouille": "petite"}, "petite bredouille needs at least 6 trous, not 5 (art. XV)"),
        (
            {"trous": [13, 8], "bredouille": "petite"},
            "13 trous in one series are grande bredouille, not petite (art. XV)",
        ),
        ({"trous": [7, 7], "bredouille": "petite"}, "a refait has no winner, so no bredouille"),
        (
            {"trous": [7, 0], "bredouille": "none"},
            "the loser took no trou, so the winner's series is unbroken (art. XV)",
        ),
        ({"trous": [9, 8], "bredouille": 2}, "bredouille is one of none, petite, grande, or true or false, not 2"),
        ({"trous": [9, 8], "series": "petite"}, "series is true or false, not 'petite'"),
        ({"trous": [9, 8], "series": True, "bredouille": True}, "give bredouille or series, not both"),
        ({"trous": [9, 8], "first": "Claire"}, "first names one of the two who sit, Anne and Bruno, not 'Claire'"),
        (
            {"trous": [9, 0], "left": "Bruno"},
            "whoever leaves has just taken a trou, so they have at least one (art. XVI)",
        ),
        (
            {"trous": [9, 8], "left": "Bruno", "bredouille": True},
            "whoever leaves has just taken a trou, so the opponent’s series is broken (art. XV, XVI)",
        ),
        (
            {"trou": [9, 8]},
            "there is no key 'trou' here; the keys are bredouille, first, left, note, players, series, trous",
        ),
    ],
)
def test_a_bad_marque_is_named(partie, sentence):
    """One clear sentence with the number of the marque."""
    assert refusal(evening("deux", {"trous": [9, 8]}, partie, marques=4)) == f"marqué 2: {sentence}"


def test_the_result_is_counted_where_refaits_came_before():
    text = evening("deux", {"trous": [7, 7]}, {"trous": [7, 5]}, {"trous": [4, 3]}, marques=4)
    assert refusal(text).startswith("marqué 2 (result 3): a marqué ends with")


def test_the_primaute_is_checked():
    text = evening("deux", {"trous": [7, 5], "first": "Bruno"}, {"trous": [7, 5], "first": "Bruno"}, marques=2)
    assert refusal(text) == "marqué 2: Anne has the primauté here"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "",
            "form is one of ordinary, ordinaire, a-ecrire, deux, tourner, equipes, chouette, "
            "tourner-quatre, tourner-cinq, poule, not None",
        ),
        ('form = ["poule"]', "form is one of "),
        ("form = ", "the file is not TOML: Invalid value (at end of document)"),
        ('{"form": ', "the file is not JSON: Expecting value: line 1 column 10"),
        ('{"form": "deux", "form": "deux"}', "'form' is given twice"),
        (b"\xff\xfe", "the file is not UTF-8 text (byte 0)"),
        ("x = " + "[" * 100_000, "the file is nested too deeply"),
        ('{"a":' * 100_000, "the file is nested too deeply"),
        ("x = 1" + "0" * 5000, "the file is not TOML: Exceeds the limit"),
        (
            evening("deux", {"trous": [9, 8]}),
            "The written game for two takes a multiple of 2 marqués, not 1 (art. XIX)",
        ),
        (evening("deux", marques=True), "the marqués are 1 to 10000, not True"),
        (evening("deux", marques=10**6), "the marqués are 1 to 10000, not 1000000"),
        (
            evening("deux", stake=2),
            "there is no key 'stake' here; the keys are form, marque, marques, order, players, rules",
        ),
        (evening("deux", players="AB"), "players are a list of names, not 'AB'"),
        (evening("deux", players=["A", "\ud800"]), "a player's name is a text of 1 to 40 printable characters"),
        (evening("deux", title="two\nlines"), "title is one line of text"),
        ('{"form": "deux", "players": ["A", "B"], "marque": [1]}', "marque is a list of tables"),
        ('{"form": "deux", "players": ["A", "B"], "marque": {}}', "marque is a list of tables"),
        (
            evening("deux", {"trous": [7, 5]}, {"trous": [7, 5]}, {"trous": [7, 5]}, marques=2),
            "marqué 3: the evening is over before it, this result is one too many",
        ),
        (evening("ordinary", {"trous": [13, 5]}), "game 1: the game ends with the trou number 12 of one player"),
        (evening("ordinary", {"trous": [12, 5], "bredouille": "petite"}), "game 1: petite bredouille belongs to the"),
        (evening("ordinary", {"trous": [12, 12]}), "game 1: the game ends with the trou number 12 of one player"),
        (evening("ordinary", stake="5"), "a stake is 1 to 1000000 jetons, not '5'"),
        (evening("poule", players=["A", "B", "C"], order=["A", "B", "D"]), "'D' is not one of the players"),
        (evening("poule", players=["A", "B", "C"], order=["A", "B", "B"]), "the order of the draw names every player"),
        (evening("poule", players=["A", "B", "C"], stopped=1), "stopped is true or false, not 1"),
        (
            evening("poule", {"trous": [12, 5]}, {"trous": [12, 5]}, players=["A", "B", "C"], stopped=True),
            "the poule is over already",
        ),
    ],
)
def test_a_bad_file_is_refused(text, sentence):
    assert refusal(text).startswith(sentence)


def test_a_poule_that_stopped():
    text = evening("poule", {"trous": [12, 5]}, players=["A", "B", "C"], stake=4, stopped=True)
    form = read_evening(text).form
    assert isinstance(form, Poule)
    # Two entries of 4, shared 3 + 3 + 2.
    assert form.account().totals == (-1, -1, 2)


def read_or_refuse(text: str | bytes) -> None:
    """Whatever is read can be printed in both languages; whatever is not is refused with a sentence."""
    with contextlib.suppress(TrictracError):
        read = read_evening(text)
        for lang in ("en", "fr"):
            assert sheet(read.form, lang, read.title)
        json.dumps(read.form.account().to_data("fr"))


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes(text):
    read_or_refuse(text)


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 30)
    | st.integers()
    | st.floats()
    | st.sampled_from(["Anne", "Bruno", "Claire", "petite", "grande", "none", "deux", "poule", "usage-19e", "queue"])
    | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["Anne", "Bruno", "preset", "fiche", "trous", "name"]), inner, max_size=3)
    ),
    max_leaves=8,
)
PARTIES = st.fixed_dictionaries(
    {},
    optional={
        "trous": st.lists(st.integers(0, 14), min_size=2, max_size=2) | VALUES,
        "bredouille": st.sampled_from(["none", "petite", "grande", True, False]) | VALUES,
        "players": st.permutations(["Anne", "Bruno"]) | VALUES,
        "first": st.sampled_from(["Anne", "Bruno"]) | VALUES,
        "left": st.sampled_from(["Anne", "Bruno"]) | VALUES,
        "series": VALUES,
        "note": VALUES,
    },
)
FILES = st.fixed_dictionaries(
    {
        "form": st.sampled_from(["ordinaire", "a-ecrire", "deux", "tourner", "chouette", "equipes", "poule"]) | VALUES,
        "players": st.sampled_from([["Anne", "Bruno"], ["Anne", "Bruno", "Claire"], list("ABCD")]) | VALUES,
    },
    optional={
        "rules": st.sampled_from(["loi-2013", "usage-19e", "trous=6"]) | VALUES,
        "marques": st.sampled_from([2, 3, 4, 6, 12]) | VALUES,
        "marque": st.lists(PARTIES, max_size=6) | VALUES,
        "game": st.lists(PARTIES, max_size=6) | VALUES,
        "games": VALUES,
        "stake": VALUES,
        "order": VALUES,
        "stopped": VALUES,
        "title": VALUES,
    },
)


@given(FILES)
@settings(max_examples=500, deadline=None)
def test_any_data(data):
    read_or_refuse(json.dumps(data))


@pytest.mark.parametrize("name", ["tourner.toml", "equipes.json", "poule.toml", "deux.toml"])
@given(data=st.data())
@settings(max_examples=100, deadline=None)
def test_a_spoilt_file(name, data):
    """An example with a piece cut out, doubled, or overwritten."""
    text = (EVENINGS / name).read_text()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 20)))
    pieces = ["", text[start:end] * 2, "0", "-", '"', "[[marque]]", "13", "= {"]
    put = data.draw(st.sampled_from(pieces) | st.text(max_size=3))
    read_or_refuse(text[:start] + put + text[end:])
