"""``trictrac hint``."""

import json
import re
import time

import pytest

from trictrac.cli import main
from trictrac.players.hint import hint
from trictrac.position import Position

CORNER = "1x13-7-10_1x11-3-6x2-7_w_0.0.2_0.0.2"
LEAVES = "1x3-3x2-4x2-5-7x2-8x2-9-12x2_1x2-2x2-3x2-4x2-5x2-6x4-11_b_8.0.9_8.0.8_3-1"
FIVE_ALL = "5-6-7x3-8x3-9x3-10x2-12x2_3-4-5-7x2-8x2-9x3-10x2-11-12x2_b_8.5.18_10.5.17_5-4"


def ask(capsys, *arguments):
    status = main(["hint", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_the_page_in_both_languages(capsys):
    status, english, error = ask(capsys, CORNER, "--throw", "5-2", "--lang", "en")
    assert (status, error) == (0, "")
    assert english.startswith("White throws five and two · ordinary game of 12 trous · asked: net\n")
    assert "Play 7 → 12, 10 → 12: " in english
    assert "\n 1. 7-12 10-12  wins " in english
    assert "None of your opponent’s 36 throws beats you, fills a jan or makes a trou." in english
    _, french, _ = ask(capsys, CORNER, "--throw", "5-2", "--lang", "fr")
    assert "Jouez 7 → 12, 10 → 12 : " in french
    assert "Ce coup prend le coin" in french
    for page in (english, french):
        assert max(len(line) for line in page.splitlines()) <= 80


def test_staying_and_leaving_side_by_side(capsys):
    _, english, _ = ask(capsys, LEAVES, "--lang", "en", "--plays", "1")
    header = next(line for line in english.splitlines() if line.split() == ["stay", "leave"])
    rows = english.split(header)[1].splitlines()
    assert any(row.split() == ["beats", "you", "36", "of", "36", "–"] for row in rows)
    assert any("opponent" in row and row.endswith("you") for row in rows)
    _, french, _ = ask(capsys, FIVE_ALL, "--form", "a-ecrire", "--lang", "fr")
    assert "Allez-vous-en : +3,00 jetons, contre " in french
    assert "s’en aller" in french
    assert max(len(line) for line in french.splitlines()) <= 80


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_more_plays_than_asked_for(capsys, lang):
    _, one, _ = ask(capsys, CORNER, "--throw", "5-2", "--plays", "1", "--lang", lang)
    assert "\n 1. " in one
    assert "\n 2. " not in one
    assert "--plays 4" in one
    _, everything, _ = ask(capsys, CORNER, "--throw", "5-2", "--plays", "4", "--lang", lang)
    assert "\n 4. " in everything
    assert "--plays" not in everything


def test_the_json_is_the_hint(capsys):
    status, out, _ = ask(capsys, CORNER, "--throw", "5-2", "--json", "--plays", "2", "--player", "1ply")
    assert status == 0
    position = Position.parse(CORNER + "_5-2")
    expected = hint(position, player="1ply").to_data(2)
    assert json.loads(out) == json.loads(json.dumps(expected)) | {"position": CORNER}


def test_the_rules_are_honoured(capsys):
    _, out, _ = ask(capsys, LEAVES, "--rules", "usage-19e stakes=double trous=6", "--lang", "en")
    assert "ordinary game of 6 trous" in out
    assert "of a stake" in out


def test_what_the_second_choice_costs_is_told_in_chances_where_they_say_all(capsys):
    _, out, _ = ask(capsys, CORNER, "--throw", "5-2", "--rules", "loi-2013 stakes=simple", "--lang", "fr")
    assert re.search(r"coûte \d+,\d % de chances de gagner", out)


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["start"], "a hint needs a throw", "un conseil demande un jet"),
        (["nonsense", "--throw", "6-4"], "invalid diagram", "diagramme illisible"),
        (["start", "--throw", "7-1"], "invalid throw", "jet illisible"),
        (["start", "--throw", "6-4", "--plays", "0"], "from 1 on, not 0", "à partir de 1, non 0"),
        (["start", "--throw", "6-4", "--rules", "usage-20e"], "no rule set 'usage-20e'", "pas de règle 'usage-20e'"),
        (["1x15_1x15_w_0.12.3_0.0.3", "--throw", "6-4"], "the game is over", "la partie est finie"),
        (["22x3_3x3_w", "--throw", "6-4"], "two colours", "deux couleurs"),
    ],
)
def test_bad_input_gets_one_sentence(capsys, arguments, english, french):
    for lang, text in (("en", english), ("fr", french)):
        status, out, error = ask(capsys, *arguments, "--lang", lang)
        assert (status, out) == (2, "")
        assert error.startswith("trictrac: ")
        assert error.count("\n") == 1
        assert text in error


def test_help_teaches_with_examples(capsys):
    with pytest.raises(SystemExit) as end:
        main(["hint", "--help"])
    assert end.value.code == 0
    text = capsys.readouterr().out
    assert "trictrac hint start --throw 6-4" in text
    for line in text.splitlines():
        words = line.split()
        if words[:2] == ["trictrac", "hint"]:
            assert main([*words[1:], "--json"] if "--json" not in words else words[1:]) == 0
            json.loads(capsys.readouterr().out)


def test_a_hint_at_once_is_quick(capsys):
    ask(capsys, LEAVES)
    start = time.perf_counter()
    ask(capsys, LEAVES)
    assert time.perf_counter() - start < 0.5
