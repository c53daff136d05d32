"""Computers of eight levels at the keyboard: choosing one, keeping it, thinking, hints."""

from __future__ import annotations

import io
import json
import os
import pty
import select
import sys
import time

import pytest

from tests.phrases import TERMINAL as TEXTS
from tests.terminal_helpers import (
    AUTOMATIC,
    LANGUAGES,
    STRICT,
    Keyboard,
    Typist,
    a_form,
    first_answers,
    lines_too_long,
    own_folder,  # noqa: F401
    run_play,
    table,
)
from trictrac import Position
from trictrac.players.levels import BY_KEY, LEVELS
from trictrac.table import Attention, Setting
from trictrac.terminal import Computer, Deal, Session, TableBook, Wishes, levels, shelf
from trictrac.terminal.screen import Screen
from trictrac.terminal.style import PLAIN
from trictrac.terminal.texts import Words
from trictrac.terminal.thinking import Thinking

ENGLISH = TEXTS["en"]


def asked(wishes: Wishes, answers: list[str], lang: str = "en") -> tuple[Wishes, str]:
    """What is wished after the question, and what was shown."""
    pages: list[str] = []
    given = iter(answers)

    def read(prompt: str) -> str:
        pages.append(prompt)
        return next(given)

    return wishes.ask(read, Screen(pages.append, Words(lang), PLAIN)), "\n".join(pages)


def keys(wishes: Wishes, lang: str = "en") -> dict[int, str]:
    deal = wishes.deal(lang)
    return {player: computer.level.key for player, computer in deal.computers.items() if computer.level}


# Names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_level_is_found_by_number_and_by_its_name_in_either_language(lang: str) -> None:
    for number, level in enumerate(LEVELS, 1):
        for text in (
            str(number),
            level.key,
            level.name("fr"),
            level.name("en"),
            level.name("fr").upper(),
            level.name("en")[:4],
        ):
            assert levels.find(text, lang) is level, text
    for text in ("", "0", "9", "m", "a", "champion", "fin joueur plus"):
        with pytest.raises(levels.LevelError) as error:
            levels.find(text, lang)
        assert LEVELS[7].name(lang) in error.value.sentence(lang)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("2 6", ("2", "6")),
        ("2,6", ("2", "6")),
        ("fin joueur", ("fin-joueur",)),
        ("novice, Fine Player", ("novice", "fine-player")),
        ("", ()),
    ],
)
def test_several_levels_in_one_line(text: str, names: tuple[str, ...]) -> None:
    assert levels.split(text) == names


# The question


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_newcomer_is_shown_all_levels_and_enter_is_a_gentle_one(lang: str) -> None:
    wishes, text = asked(Wishes(), ["?", "champion", ""], lang)
    assert keys(wishes, lang) == {1: "amateur"}
    for level in LEVELS:
        assert f"  {level.name(lang)} " in text
        assert TEXTS[lang][f"level_{level.key}"] in " ".join(text.split())
    assert TEXTS[lang]["person"] in text
    assert "'champion'" in text
    assert lines_too_long(text) == []


def test_two_people_need_one_letter() -> None:
    for answer in ("p", "people", "P"):
        wishes, _ = asked(Wishes(), [answer])
        assert wishes == Wishes()
    with pytest.raises(levels.NobodyPlaysError):
        asked(Wishes(), ["q"])


def test_the_question_is_asked_only_where_something_is_open() -> None:
    for wishes in (Wishes(levels=("expert",)), Wishes(players=("Anne", "Bruno"))):
        assert asked(wishes, []) == (wishes, "")
    wishes, text = asked(Wishes(side="black"), ["8"])
    assert keys(wishes) == {0: "maitre"}
    assert ENGLISH["person"] not in text
    wishes, text = asked(Wishes(computers=()), ["p", "1"])  # p is for where nobody said computer
    assert "no level 'p'" in text
    assert keys(wishes) == {1: "novice"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_several_computers_may_have_levels_of_their_own(lang: str) -> None:
    wishes = Wishes(form="poule", computers=("2", "3"))
    chosen, text = asked(wishes, ["?", "1 2 3", "2 7"], lang)
    assert keys(chosen, lang) == {1: "apprenti", 2: "expert"}
    assert "Bruno, Claire" in text
    assert TEXTS[lang]["as_many_levels"].format(count=2)[1:] in " ".join(text.split())
    assert keys(asked(wishes, ["6"], lang)[0], lang) == {1: "fin-joueur", 2: "fin-joueur"}
    assert lines_too_long(text) == []


# The command line


def test_vs_names_the_opponent(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_play(monkeypatch, "", "--terminal", "--vs", "maître", "--lang", "fr") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "Vous êtes Blanc, l’ordinateur joue au niveau 8 sur 8, maître :" in out
    assert run_play(monkeypatch, "", "--terminal", "--computer", "--lang", "en") == 0
    assert "the computer plays at level 3 of 8, amateur:" in " ".join(capsys.readouterr().out.split())
    options = ("--form", "poule", "--level", "novice,fine player", "--mode", "strict", "--lang", "en")
    assert run_play(monkeypatch, "", *options) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "B Bruno (strict, computer: novice), C Claire (strict, computer: fine player)." in out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--vs", "champion"], "there is no level 'champion'; the levels are 1 novice, 2 apprentice"),
        (["--vs", "champion", "--lang", "fr"], "il n’y a pas de niveau 'champion'\u202f; les niveaux sont 1 novice"),
        (["--vs", "1,2"], "one level for all computers, or one for each of the 1"),
        (["--resume", "--level", "3"], "leave out --level"),
    ],
)
def test_levels_that_cannot_be_get_one_sentence(
    options: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_play(monkeypatch, "", "--lang", "en", *options) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_a_computer_sees_what_its_level_sees_unless_told_otherwise() -> None:
    for wishes, sees in (
        (Wishes(levels=("novice",)), BY_KEY["novice"].attention),
        (Wishes(levels=("novice",), attention=0.5), Attention(0.5, 0.5)),
    ):
        assert wishes.deal("en").computers[1] == Computer(sees, BY_KEY["novice"])


# Keeping


def test_a_saved_table_remembers_levels(tmp_path) -> None:
    computers = {1: Computer.of(BY_KEY["novice"]), 2: Computer.of(BY_KEY["expert"], 0.5), 3: Computer()}
    deal = Deal(a_form("equipes"), Setting((STRICT,) * 4), computers, "11")
    path = tmp_path / "table.jsonl"
    TableBook.begin(deal, path).close()
    kept = json.loads(path.read_text().splitlines()[0])["keyboard"]["computers"]
    assert kept["1"] == {"level": "novice", "sees_points": 0.7, "sees_ecoles": 0.1}
    book = TableBook.reopen(path)
    assert book.deal == deal
    assert [robot.attention for robot in book.robots().values()] == [each.attention for each in computers.values()]
    book.close()


def test_a_level_that_does_not_exist_is_no_table(tmp_path) -> None:
    path = tmp_path / "table.jsonl"
    TableBook.begin(Wishes(levels=("novice",)).deal("en"), path).close()
    path.write_text(path.read_text().replace('"novice"', '"champion"'))
    with pytest.raises(shelf.SaveError):
        TableBook.reopen(path)


def test_a_computer_plays_the_same_game_after_resuming(tmp_path) -> None:
    deal = Deal(a_form("ordinary"), Setting((AUTOMATIC,) * 2), {1: Computer.of(BY_KEY["novice"])}, "12")
    straight = Keyboard(first_answers(120), deal=deal)
    straight.play()
    path = tmp_path / "table.jsonl"
    Keyboard(first_answers(30), deal=deal, path=path).play()
    stop = 30
    while stop < 120:
        stop += 30
        book = TableBook.reopen(path, clock=lambda: 0.0)
        session = Session(book, Typist(first_answers(stop)), lambda line: None, resumed=True)
        session._read.session = session  # type: ignore[attr-defined]
        session.run()
    assert book.table.events == straight.session.book.table.events


def test_the_first_tables_without_levels_go_on_at_random(tmp_path) -> None:
    path = tmp_path / "old.jsonl"
    TableBook.begin(Wishes(levels=("novice",), seed=4).deal("en"), path).close()
    header, *events = path.read_text().splitlines()
    old = json.loads(header)
    old["keyboard"]["computers"] = {"1": [1.0, 0.5]}
    path.write_text("\n".join([json.dumps(old), *events, ""]))
    book = TableBook.reopen(path)
    assert book.deal.computers == {1: Computer(Attention(1.0, 0.5))}
    pages: list[str] = []
    lines = iter(["", "1", "", "q", "y"])
    Session(book, lambda prompt: next(lines), pages.append).run()
    text = " ".join(" ".join(pages).split())
    assert "the computer plays at random:" in text
    assert "Black plays" in text


# Thinking and hints


def test_a_note_comes_when_it_takes_long_and_goes_with_it() -> None:
    out = io.StringIO()
    with Thinking(out, after=0.01)("Black thinks…"):
        time.sleep(0.2)
    assert out.getvalue() == "Black thinks…\r             \r"
    out = io.StringIO()
    with Thinking(out, after=30)("Black thinks…"):
        pass
    assert out.getvalue() == ""


@pytest.mark.parametrize(("lang", "said"), [("en", "Play 1 → 7"), ("fr", "Jouez 1 → 7")])
def test_h_gives_a_hint_for_the_throw(lang: str, said: str) -> None:
    keyboard = Keyboard(["h", "", "h", "conseil", "hint"], dice=(6, 4), lang=lang)
    text = keyboard.play()
    assert TEXTS[lang]["no_hint"] in text
    assert text.count(said) == 3
    assert lines_too_long(text) == []


def test_a_hint_after_a_trou_weighs_leaving() -> None:
    trou = Position.parse("4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-12x3_w_10.3.9_4b.5.9_6-4")
    text = Keyboard(["h"], origin=trou).play()
    assert "if you stay" in text or "Stay" in text


def test_nobody_gets_hints_where_people_mark() -> None:
    keyboard = Keyboard(["", "h"], deal=table(STRICT, origin=Position()), dice=(6, 4))
    assert ENGLISH["no_hint_by_hand"] in keyboard.play()


# A real terminal


@pytest.mark.parametrize(
    ("lang", "question", "answer"), [("fr", "Contre qui jouez-vous ?", "niveau 2 sur 8, apprenti")]
)
def test_a_newcomer_at_a_real_terminal_is_asked_whom_he_plays(lang: str, question: str, answer: str) -> None:
    process, terminal = pty.fork()
    if process == 0:
        command = [sys.executable, "-m", "trictrac", "play", "--terminal", "--lang", lang, "--seed", "5"]
        os.execvpe(sys.executable, command, os.environ | {"TERM": "dumb"})
    told = b""
    typed = iter([b"apprenti\n", b"\n", b"q\n", b"o\n"])
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            if select.select([terminal], [], [], 0.2)[0]:
                told += os.read(terminal, 65536)
            elif told.endswith(b"> "):
                os.write(terminal, next(typed))
        except OSError:  # it has gone
            break
    os.waitpid(process, 0)
    text = " ".join(told.decode().split())
    assert question in text
    assert answer in text
    assert "Blanc tire" in text
