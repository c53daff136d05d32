"""The rule sets: one frozen Rules value, two presets, a text for records."""

from __future__ import annotations

import contextlib
import dataclasses
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.forms.evenings import random_rules
from trictrac.rules import LOI_2013, PRESETS, USAGE_19E, InvalidRulesError, Rules


def test_every_option_is_a_field_of_one_frozen_value():
    names = [field.name for field in dataclasses.fields(Rules)]
    assert names == [
        "pile_de_misere",
        "je_joue_pour_tout",
        "opening_dice",
        "colour_choice",
        "exchange_dames",
        "opening_jans_once",
        "trous",
        "stakes",
        "consolation",
        "gives_way",
        "primaute",
        "lots",
        "marque_limit",
        "jetons_aside",
        "queue_fiches",
        "bets",
        "fiche",
        "long_series",
        "endless_series",
        "marked_and_not_done_twice",
        "associates_warn",
        "fichet_excused",
        "leaving_excused",
    ]
    with pytest.raises(dataclasses.FrozenInstanceError):
        LOI_2013.fiche = 5  # type: ignore[misc]


def test_the_two_presets():
    """Rule sets: loi-2013 is the default; usage-19e differs in exactly these seven."""
    assert Rules() == LOI_2013 == PRESETS["loi-2013"]
    assert dataclasses.asdict(LOI_2013) == {
        "pile_de_misere": True,
        "je_joue_pour_tout": False,
        "opening_dice": "one_each",
        "colour_choice": False,
        "exchange_dames": False,
        "opening_jans_once": False,
        "trous": 12,
        "stakes": "simple",
        "consolation": "doubling",
        "gives_way": "winner",
        "primaute": "alternate",
        "lots": False,
        "marque_limit": 0,
        "jetons_aside": 1,
        "queue_fiches": 0,
        "bets": "pairs",
        "fiche": 10,
        "long_series": False,
        "endless_series": False,
        "marked_and_not_done_twice": False,
        "associates_warn": True,
        "fichet_excused": False,
        "leaving_excused": False,
    }
    differing = {
        "pile_de_misere": False,
        "consolation": "adding",
        "gives_way": "loser",
        "primaute": "winner",
        "jetons_aside": 2,
        "bets": "totals",
        "je_joue_pour_tout": True,
        "fichet_excused": True,
        "leaving_excused": True,
    }
    assert Rules.of("usage-19e") == USAGE_19E == Rules.of("loi-2013", **differing)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("loi-2013", LOI_2013),
        ("usage-19e", USAGE_19E),
        ("usage-19e stakes=double", dataclasses.replace(USAGE_19E, stakes="double")),
        ("loi-2013 trous=7 long_series=true", Rules(trous=7, long_series=True)),
        ("loi-2013 pile_de_misere=false jetons_aside=0", Rules(pile_de_misere=False, jetons_aside=0)),
    ],
)
def test_text_of_the_rules(text, rules):
    """A record states its rules: the preset and the options that differ."""
    assert str(rules) == text
    assert Rules.parse(text) == rules


def test_text_without_a_preset_is_the_law():
    assert Rules.parse("fiche=5") == Rules(fiche=5)
    assert Rules.parse("") == LOI_2013


@given(st.integers(0, 10**9))
def test_text_round_trip(seed):
    rules = random_rules(random.Random(seed))
    assert Rules.parse(str(rules)) == rules


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"stakes": "triple"}, "the option stakes is one of simple, double, quadruple, not 'triple'"),
        ({"stakes": ["double"]}, "the option stakes is one of simple, double, quadruple, not ['double']"),
        ({"consolation": "tripling"}, "the option consolation is one of doubling, adding, not 'tripling'"),
        ({"gives_way": 1}, "the option gives_way is one of winner, loser, not 1"),
        ({"primaute": ""}, "the option primaute is one of alternate, winner, not ''"),
        ({"jetons_aside": 3}, "a defeat lays 0, 1 or 2 jetons aside, not 3"),
        ({"jetons_aside": True}, "a defeat lays 0, 1 or 2 jetons aside, not True"),
        ({"queue_fiches": 1}, "a fixed queue is 2, 3 or 4 fiches, or 0 for none, not 1"),
        ({"marque_limit": 5}, "a marqué is limited to 6 to 100 trous, or 0 for no limit, not 5"),
        ({"bets": None}, "the option bets is one of pairs, totals, not None"),
        ({"fiche": 0}, "a fiche is worth 1 to 1000 jetons, not 0"),
        ({"long_series": 1}, "the option long_series is true or false, not 1"),
        ({"marked_and_not_done_twice": "yes"}, "the option marked_and_not_done_twice is true or false, not 'yes'"),
        ({"trous": 10**5000}, "a game is won with 1 to 100 trous, not …"),
    ],
)
def test_each_option_is_checked_with_one_sentence(options, sentence):
    with pytest.raises(InvalidRulesError) as error:
        Rules.of("loi-2013", **options)
    assert str(error.value) == sentence == error.value.sentence("en")
    assert error.value.sentence("fr") != sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("loi-1699", "there is no rule set 'loi-1699'; the rule sets are loi-2013, usage-19e"),
        ("loi-2013 stakes", "an option is written name=value, not 'stakes'"),
        ("loi-2013 fiche=5 fiche=5", "the option fiche is given twice"),
        ("loi-2013 fiche=five", "a fiche is worth 1 to 1000 jetons, not 'five'"),
        ("loi-2013 name=x", "there is no option 'name'; the options are pile_de_misere, "),
    ],
)
def test_a_bad_text_is_refused(text, sentence):
    with pytest.raises(InvalidRulesError) as error:
        Rules.parse(text)
    assert str(error.value).startswith(sentence)


@given(st.text(max_size=60))
def test_any_text_is_rules_or_refused(text):
    with contextlib.suppress(InvalidRulesError):
        Rules.parse(text)
