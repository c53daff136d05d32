"""What is typed at a prompt: help, bad input, commands, taking back."""

from __future__ import annotations

import random
import re

import pytest

from tests.phrases import TERMINAL as TEXTS
from tests.terminal_helpers import (
    ALMOST,
    ASSISTED,
    AUTOMATIC,
    BEFORE,
    LANGUAGES,
    MIDDLE,
    STRICT,
    Keyboard,
    a_form,
    autoplay,
    lines_too_long,
    own_folder,  # noqa: F401
    table,
)
from trictrac import LOI_2013, USAGE_19E, Play, Position, Rules, Throw, explain
from trictrac.table import Setting, TablePhase
from trictrac.terminal import Computer, Deal, Session
from trictrac.terminal.entry import VERBS

# Every prompt helps


ENGLISH = TEXTS["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("opening", ["may_open", "may_resign"]),
        ("throw", ["may_throw_only", "may_propose", "may_resign"]),
        ("decide", ["may_decide", "may_play", "may_resign"]),
        ("play", ["may_play", "may_play_number", "may_resign"]),
        ("over", []),
    ],
)
def test_a_question_mark_says_exactly_what_may_be_done(kind: str, says: list[str], lang: str) -> None:
    options = {
        "opening": {"answers": ["?"]},
        "throw": {"answers": ["?"], "origin": Position()},
        "decide": {"answers": ["?"], "origin": Position.parse(f"{MIDDLE}_6-4")},
        "play": {"answers": ["", "?"], "dice": (6, 4)},
        "over": {"answers": ["", "?"], "rules": Rules(trous=1), "origin": ALMOST, "dice": (4, 3)},
    }[kind]
    keyboard = Keyboard(lang=lang, **options)
    keyboard.play()
    ends = [index for index, page in enumerate(keyboard.pages) if page in keyboard.prompts]
    said = " ".join(" ".join(keyboard.pages[ends[-2] + 1 : ends[-1]]).split())
    words = TEXTS[lang]
    for key in [key for key in words if key.startswith("may_")]:
        assert (" ".join(words[key].split(" | ")) in said) == (key in says), key
    assert words["help_commands_undo"] in said
    assert all(words["hint"] in prompt for prompt in keyboard.prompts)


def test_help_at_a_forced_play_says_what_enter_does() -> None:
    keyboard = Keyboard(["", "?"], dice=(6, 5))
    assert "Enter plays the only legal play 1-7 1-5 plays," in " ".join(keyboard.play().split())
    assert ENGLISH["may_play_number"].split(" | ")[1] not in keyboard.flat


def test_yes_or_no_explains_itself() -> None:
    text = Keyboard(["q", "?", "perhaps", "n"]).play()
    assert ENGLISH["help_yes_no"] in text
    assert ENGLISH["bad_yes_no"] in text
    assert ENGLISH["on"] in text


# Bad input explains itself and changes nothing


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", ENGLISH["bad_empty"].format(count=2)),
        ("0", "There is no play number 0"),
        ("17", "There is no play number 17"),
        ("hello", "'hello' is no play"),
        ("1-7 1-5 1-2", "'1-7 1-5 1-2' is no play"),
    ],
)
def test_what_is_no_play_explains_itself(typed: str, answer: str) -> None:
    assert_refused(typed, answer, "en")


@pytest.mark.parametrize("typed", ["1-7", "1-8", "2-8 1-5", "7-1", "--", "1-7 1-7", "1-s"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_illegal_play_is_refused_with_its_article(typed: str, lang: str) -> None:
    refusal = explain.refusal(Position(), Throw(6, 4), Play.parse(typed))
    assert refusal is not None
    assert_refused(typed, refusal.text(lang), lang)


def assert_refused(typed: str, answer: str, lang: str) -> None:
    keyboard = Keyboard(["", typed], dice=(6, 4), lang=lang)
    keyboard.play()
    assert " ".join(answer.split()) in keyboard.flat
    assert keyboard.happened() == ["6", "4", "6-4"]
    assert keyboard.state.phase is TablePhase.PLAY


def test_other_prompts_refuse_words_too() -> None:
    trou = Position.parse(f"{MIDDLE}_6-4")
    for keyboard, said in (
        (Keyboard(["hop"]), "'hop' says nothing here"),
        (Keyboard(["6-4"], origin=Position()), "'6-4' says nothing here"),
        (Keyboard(["maybe", ""], origin=trou), "1 stays, 2 leaves"),
    ):
        assert said in keyboard.play()
        assert keyboard.happened() in ([], ["6-4"])


def test_whatever_is_typed_at_a_play_is_a_legal_play_or_gets_a_sentence() -> None:
    choices = random.Random(12)
    checked = 0
    play = autoplay(choices)

    def answer(session: Session, prompt: str) -> str | None:
        nonlocal checked
        said = keyboard.pages[-2] if checked else ""
        if asked and asked[-1][0] == session.state.seq and session.state.phase is TablePhase.PLAY:
            assert said.endswith((".", ".)")), (asked[-1], said)
        checked += 1
        if checked > 3000:
            return None
        if session.state.phase is not TablePhase.PLAY or choices.random() < 0.3:
            asked.append((-1, ""))
            return play(session, prompt)
        words = [f"{choices.randint(0, 26)}-{choices.choice([*range(27), 's'])}" for _ in range(2)]
        odd = "".join(choices.sample("0123456789-:>sxz,.;!", 4))
        typed = choices.choice([" ".join(words), words[0], odd])
        asked.append((session.state.seq, typed))
        return typed

    asked: list[tuple[int, str]] = []
    keyboard = Keyboard(answer, rules=Rules(trous=100))
    keyboard.play()
    assert checked >= 3000


# Commands


def test_the_letters_show_board_plays_sheet_account_and_position() -> None:
    keyboard = Keyboard(["s", "p", "n", "a", "", "b", "p", "s", "n"], dice=(6, 4))
    text = keyboard.play()
    assert ENGLISH["no_sheet"] in text
    assert ENGLISH["no_plays"] in text
    assert ENGLISH["account_nothing"] in text
    assert "Position: start" in text
    assert "Legal plays (2)" in text
    assert "Position: 1x15_1x15_w_6-4" in text
    assert keyboard.happened() == ["6", "4", "6-4"]


def test_taking_back_asks_once_and_keeps_the_dice() -> None:
    thrown = (6, 4, 3, 2)  # no die more: the same come again
    keyboard = Keyboard(["", "1", "", "u", "n", "u", "y", "u", "u", "", "2", ""], dice=thrown)
    text = keyboard.play()
    assert text.count(ENGLISH["ask_undo"]) == 2  # refused once, then agreed for good
    assert ENGLISH["kept"] in text
    assert "Taken back: the throw 3-2. The same dice will come again." in text
    assert "Taken back: the play 1-7-11." in text
    assert ENGLISH["undone_opening"] in text
    assert keyboard.happened() == ["6", "4", "6-4", "1-7 1-5", "3-2"]


def test_there_is_nothing_to_take_back_at_first() -> None:
    assert ENGLISH["nothing_undone"] in Keyboard(["u"]).play()


def test_against_the_computer_one_takes_back_to_ones_own_last_choice() -> None:
    keyboard = Keyboard(["", "1", "u"], dice=(6, 4, 2, 1), computer=1)
    text = keyboard.play()
    assert ENGLISH["ask_undo"] not in text
    assert keyboard.happened() == ["6", "4", "6-4"]
    assert keyboard.state.phase is TablePhase.PLAY


def test_the_computer_answers_the_same_play_the_same_way() -> None:
    keyboard = Keyboard(["", "1", "u", "1"], computer=1, dice=(6, 4, 2, 1))
    text = keyboard.play()
    told = [line for line in text.splitlines() if line.startswith("Black plays")]
    assert len(told) >= 2
    assert told[-1] == told[-2]


@pytest.mark.parametrize("rules", [LOI_2013, USAGE_19E])
def test_every_choice_can_be_taken_back_to_the_start(rules: Rules) -> None:
    choices = random.Random(8)
    play = autoplay(choices)
    asked = 0
    thrown: list[str] = []

    def answer(session: Session, prompt: str) -> str | None:
        nonlocal asked
        asked += 1
        if asked < 200:
            return play(session, prompt)
        if not thrown:
            thrown.extend(keyboard.happened())
        if ENGLISH["ask_undo"] in prompt:
            return "y"
        return "u" if session.book.begun else None

    keyboard = Keyboard(answer, rules=rules)
    keyboard.play()
    assert keyboard.state.phase is TablePhase.OPENING
    assert keyboard.happened() == []
    assert len(thrown) > 50


# Every command everywhere


def moments() -> dict[str, tuple[Deal, tuple[int, ...], list[str]]]:
    trou = Position.parse("1x13-8-10_1x15_w_8b.0.2_0.0.2")
    computers = {1: Computer(), 2: Computer()}
    return {
        "opening": (table(STRICT), (), []),
        "throw": (table(STRICT, **{"origin": BEFORE}), (4, 3, 2, 2), []),
        "received": (table(STRICT, origin=BEFORE), (4, 3, 2, 2), ["", "1"]),
        "play": (table(STRICT, origin=BEFORE), (4, 3, 2, 2), [""]),
        "touched": (table(STRICT, free_hands=True, origin=BEFORE), (4, 3, 2, 2), ["", "t 7"]),
        "assisted": (table(ASSISTED, origin=BEFORE), (4, 3, 2, 2), [""]),
        "automatic": (table(AUTOMATIC, origin=BEFORE), (4, 3, 2, 2), [""]),
        "decide": (table(STRICT, origin=trou), (4, 3, 6, 5), ["", "m 4"]),
        "leaving": (table(STRICT, origin=trou), (4, 3, 6, 5), ["", "m 4", "2"]),
        "ending": (table(STRICT, origin=trou, rules=Rules(trous=1)), (4, 3, 6, 5), ["", "m 10"]),
        "claimed": (table(STRICT, origin=BEFORE), (4, 3, 2, 2), ["", "1", "e 2"]),
        "proposed": (table(STRICT, origin=BEFORE), (4, 3, 2, 2), ["x"]),
        "over": (table(STRICT, origin=BEFORE), (4, 3, 2, 2), ["resign"]),
        "poule": (Deal(a_form("poule"), Setting((ASSISTED,) * 3), {}, "1"), (6, 4, 3, 1), [""]),
        "alone": (Deal(a_form("tourner"), Setting((STRICT,) * 3), computers, "2"), (), []),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", list(moments()))
def test_every_command_at_every_moment_gets_a_sentence_or_acts(moment: str, lang: str) -> None:
    deal, dice, before = moments()[moment]
    lines = [word for words in VERBS.values() for word in words if word not in VERBS["quit"]]
    lines += ["m 4", "m 3", "m 0", "m 12 2", "e 4", "e 5", "t 7", "t 30", "r 1-7 1-5", "x B", "x stop", "x zz"]
    lines += ["1", "2", "7", "99999999999999", "zz", "1-7 1-5", "--", ":", "B:", "B: ?", "B: 1", "  ", "É", "c c", "m6"]
    for line in lines:
        keyboard = Keyboard([*before, line], deal=deal, dice=dice, lang=lang)
        keyboard.play()
        at = len(before)
        if len(keyboard.prompts) <= at + 1:
            continue  # it ended the table
        shown = [place for place, page in enumerate(keyboard.pages) if page in keyboard.prompts]
        said = keyboard.pages[shown[at] + 1 : shown[at + 1]]
        asked = TEXTS[lang]["ask_undo"] in re.sub("[\u00a0\u202f]", " ", keyboard.prompts[at + 1])
        assert asked or any(page.strip() for page in said) or not line.strip(), (moment, line)
        assert lines_too_long(keyboard.text) == []
