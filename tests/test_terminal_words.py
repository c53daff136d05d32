"""Everything the terminal says, in both languages; names and letters."""

from __future__ import annotations

import ast
import os
import random
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest

import trictrac.terminal
from tests.phrases import TERMINAL as TEXTS
from tests.terminal_helpers import (
    AUTOMATIC,
    LANGUAGES,
    STRICT,
    Keyboard,
    a_form,
    attentive,
    lines_too_long,
    own_folder,  # noqa: F401
    table,
)
from trictrac import forms
from trictrac.table import Setting, TablePhase
from trictrac.terminal import Computer, Deal
from trictrac.terminal.entry import take_apart
from trictrac.terminal.people import People, letters
from trictrac.terminal.style import ASCII, Style
from trictrac.terminal.texts import Words

ENGLISH = TEXTS["en"]
FRENCH = TEXTS["fr"]

PARTS = ("terminal", "scorekeeper", "forms", "table", "records", "cli")

# The words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_prompt_leaves_room_for_the_answer(lang: str) -> None:
    side = "Maximilienne-L…, " + TEXTS[lang]["mode_assisted"]
    names = TEXTS[lang]["and"].format(some="Maximilienne-L…", last="Bonaventure-Ma…")
    values = {"side": side, "throw": "6-6", "play": "11-12 10-12 (par puissance)", "names": names}
    values |= {"level": "amateur", "count": 5}
    for key, text in TEXTS[lang].items():
        if key.startswith(("prompt_", "ask_")):
            assert len(f"{text.format(**values)} [{TEXTS[lang]['hint']}] > ") <= 78, key


def test_the_first_lines_tell_a_newcomer_what_to_do() -> None:
    for lang in LANGUAGES:
        text = Keyboard([], lang=lang).play()
        welcome = " ".join(text[: text.index(" 24 ")].split())
        assert welcome.startswith(TEXTS[lang]["welcome"])
        assert TEXTS[lang]["welcome"].count(". ") == 1  # two sentences


def test_both_languages_have_the_same_keys_and_help_lines() -> None:
    assert ENGLISH.keys() == FRENCH.keys()
    for key in ENGLISH:
        if key.startswith("may_"):
            assert ENGLISH[key].count(" | ") == FRENCH[key].count(" | "), key
    for lang in LANGUAGES:
        typed = [text.split(" | ")[0] for key, text in TEXTS[lang].items() if key.startswith("may_")]
        assert max(map(len, typed)) <= 12


def test_the_words_of_the_help_are_understood() -> None:
    people = People(table(STRICT), "en")
    for lang in LANGUAGES:
        words = Words(lang)
        for key, verb in (
            ("may_resign", "resign"),
            ("may_stop", "propose"),
            ("may_claim", "claim"),
            ("may_mark_own", "mark"),
        ):
            assert take_apart(words[key].split(" | ")[0], people).verb == verb


@pytest.mark.parametrize(
    ("page", "texts", "either"), [("playing.md", ENGLISH, " or "), ("playing.fr.md", FRENCH, " ou ")]
)
def test_the_guide_names_every_command(page: str, texts: dict[str, str], either: str) -> None:
    guide = (Path(__file__).parents[1] / "docs" / page).read_text(encoding="utf-8")
    for key in texts:
        if key.startswith("may_"):
            for word in texts[key].split(" | ")[0].split(either):
                assert f"`{word}`" in guide or word in ("Enter", "Entrée"), word


# Names and letters


def test_letters_are_initials_where_they_differ() -> None:
    assert letters(("Anne", "Bruno", "Claire")) == ("A", "B", "C")
    assert letters(("Blanc", "Noir")) == ("B", "N")
    assert letters(("Élise", "Émile")) == ("A", "B")
    assert letters(("1st", "2nd")) == ("A", "B")


def test_a_line_is_taken_apart() -> None:
    people = People(Deal(a_form("poule"), Setting((AUTOMATIC,) * 3)), "en")
    for text, player, verb, rest in (
        ("e 4", None, "claim", "4"),
        ("École 4", None, "claim", "4"),
        ("b: e 4", 1, "claim", "4"),
        ("Bruno:e4", 1, "claim", "4"),
        ("cl : m 12 2", 2, "mark", "12 2"),
        ("1:7 1:5", None, "", "1:7 1:5"),
        ("zz: e 4", None, "", "zz: e 4"),
        ("", None, "", ""),
    ):
        line = take_apart(text, people)
        assert (line.player, line.verb, line.rest) == (player, verb, rest), text


def test_long_names_never_break_a_line() -> None:
    names = [f"{letter}{'x' * 39}" for letter in "ABC"]
    form = forms.a_ecrire(names, 3)
    deal = Deal(form, Setting((STRICT,) * 3), {1: Computer(), 2: Computer()}, "5")
    for lang in LANGUAGES:
        keyboard = Keyboard(attentive(random.Random(1)), deal=deal, lang=lang)
        text = keyboard.play()
        assert keyboard.state.phase is TablePhase.OVER
        assert lines_too_long(text) == []
        assert all(len(prompt) <= 80 for prompt in keyboard.prompts)


def _is_written(sign: str) -> bool:
    """A sign of sentences, not of the board, which has an alphabet for every terminal."""
    return sign.isalpha() or unicodedata.category(sign)[0] == "P" or sign in "×÷−→"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_every_sign_has_a_plain_form(encoding: str) -> None:
    """Whatever any part of the package can say, a terminal without its signs still shows."""
    style = Style(ASCII, 0, encoding)
    folder = Path(trictrac.terminal.__file__).parents[1]
    said = [*folder.glob("*.py"), *(path for name in PARTS for path in (folder / name).rglob("*.py"))]
    texts_of_all = (
        node.value
        for path in said
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    signs = {sign for text in texts_of_all for sign in text if not sign.isascii() and _is_written(sign)}
    assert {"é", "œ", "«", "–", "−", "÷", "×", "→"} <= signs
    for sign in signs:
        plain = style.fit(sign)
        assert plain.encode(encoding)
        assert "?" not in plain, sign


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["settle", "examples/evenings/equipes.json", "--lang", "fr"], ["(8 + 2) - 6 = 4", "+41 / 2 + 1", "De -> a"]),
        (["play", "--terminal", "--lang", "fr", "--mode", "strict", "--seed", "3"], ['"Ecole !"', ">recus - des"]),
        (["show", "1x13-8-10_1x15_w", "--throw", "4-3", "--lang", "fr"], ["4 points", "+---"]),
    ],
)
def test_a_plain_terminal_gets_plain_text(arguments: list[str], shown: list[str]) -> None:
    root = Path(__file__).parents[1]
    plain = os.environ | {"PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "trictrac", *arguments]
    done = subprocess.run(command, input=b"\n1\n1\n1\n1\n", capture_output=True, check=True, cwd=root, env=plain)
    text = done.stdout.decode("ascii")
    for words in shown:
        assert words in text
