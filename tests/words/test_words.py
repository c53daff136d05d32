"""The catalogues are complete, and facts are worded alike from either side of the board."""

import json

import pytest

from scripts import say_samples
from scripts import words as catalogues
from trictrac import Play, Position, Throw, TrictracError, explain
from trictrac.words import Case, Fact, Moves, WordsError, fact, language, say


def test_every_key_stands_in_both_languages_and_is_said():
    assert catalogues.problems() == []


def test_a_catalogue_that_lacks_a_key_or_says_one_nobody_asks_for_is_found(tmp_path, monkeypatch):
    for lang, text in (("en", "one = one\nunsaid-two = two { $a }\n"), ("fr", "unsaid-two = deux { $b }\n")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "common.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(catalogues, "CATALOGUES", tmp_path)
    found = catalogues.problems()
    assert "one: missing in fr" in found
    assert any(line.startswith("unsaid-two: speaks of different things") for line in found)
    assert "unsaid-two: said nowhere" in found


def test_the_other_side_of_the_board_is_an_argument():
    told = fact("reason-battre-title", case=Case(9))
    assert say(told, "fr") == "Dame battue en 9"
    assert say(told, "fr", facing=True) == "Dame battue en 16"


def test_plays_and_lists_are_worded():
    assert say(fact("refusal-of-duty", why="x", article="VI", example=Moves("23-s 1-7-11")), "en") == (
        "x, for example 23 → out, 1 → 7 → 11 (art. VI)."
    )
    assert say("reason-by", "fr", ways=("a", "b", "c")) == "par a, b et c"


def test_a_fact_travels_as_plain_data():
    told = fact("reason-way", number=fact("number", number=6), start=Case(8), rests=(Case(1), "x"))
    assert told.to_data() == {
        "key": "reason-way",
        "args": {
            "number": {"key": "number", "args": {"number": 6}},
            "start": {"case": 8},
            "rests": [{"case": 1}, "x"],
        },
    }


@pytest.mark.parametrize("told", [Fact("no-such-message"), fact("points")])
def test_a_message_that_cannot_be_said_is_a_fault_of_the_program(told):
    with pytest.raises(WordsError):
        say(told, "en")


@pytest.mark.parametrize(
    ("tag", "lang"),
    [("fr_FR.UTF-8", "fr"), ("fr-CA", "fr"), ("FR", "fr"), ("en_GB", "en"), ("C", "en"), ("C.UTF-8", "en"),
     ("POSIX", "en"), ("fr_FR@euro", "fr")],
)  # fmt: skip
def test_tags_of_languages_are_understood(tag, lang):
    assert language(tag) == lang


@pytest.mark.parametrize("tag", ["de", "", "français", "x" * 200])
def test_an_unknown_language_is_refused_in_one_sentence(tag):
    with pytest.raises(TrictracError, match="en and fr"):
        language(tag)


def test_the_environment_speaks_its_language(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "TRICTRAC_LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language() == "en"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert language() == "fr"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert language() == "en"
    monkeypatch.setenv("TRICTRAC_LANG", "de")
    with pytest.raises(TrictracError):
        language()


def test_a_beaten_dame_says_why_two_and_not_four():
    """Tariff: the table and the kind of throw make the price."""
    lone = Position.parse("1x13-12x2_1x12-8-9x2_w")
    (reason,) = [each for each in lone.score(Throw(5, 3)) if each.jan.value == "battre"]
    sentence = say(explain.mark(reason, lone, Throw(5, 3)), "en")
    assert "table of the grands jans, simple throw, 2 points" in sentence


def test_a_refused_duty_gives_an_example():
    refusal = explain.refusal(Position(), Throw(6, 4), Play.parse("1-7"))
    assert "for example 1 → " in refusal.text("en")


def test_the_samples_that_the_browser_is_tested_with_are_what_python_says():
    """``python scripts/say_samples.py`` writes them anew."""
    assert json.loads(say_samples.PLACE.read_text("utf-8")) == json.loads(say_samples.samples())
