"""The lessons are whole, and a writer is told what is missing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trictrac.cli import main
from trictrac.lessons.checking import problems, problems_of, step_problems
from trictrac.lessons.lesson import LessonError, lesson, lessons, read

FIRST = """{"id": "first", "number": 1, "source": "X", "exercises": [{"theme": "places"}],
"steps": [{"name": "one", "kind": "count", "board": "1x13-8-9_1x13-7-11_w_6-2", "expect": "2 0"}]}"""


def test_nothing_is_missing():
    assert problems() == []
    assert len(lessons()) == 36


def test_gates_stand_where_the_curriculum_has_them():
    assert {each.number: each.gate for each in lessons().values() if each.gate} == {
        14: "three-trous",
        25: "novice",
        29: "strict",
    }


def test_a_lesson_is_found_by_number_and_name():
    assert lesson("9") is lesson("ways")
    with pytest.raises(LessonError, match="there is no lesson 'go'"):
        lesson("go")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "not JSON"),
        (FIRST.replace('"X"', "10"), "source"),
        (FIRST.replace('"number": 1, ', ""), "needs its number"),
        (FIRST.replace('"id"', '"ident": "x", "id"'), "ident"),
    ],
)
def test_what_is_no_lesson_is_told(text, why):
    with pytest.raises(LessonError, match=f"first.json: .*{why}"):
        read(text, "first.json")


def test_a_writer_is_told_everything():
    found = "\n".join(problems_of(read(FIRST, "first.json")))
    assert "it has 1 steps, 2 at least" in found
    assert "lesson-first-title is missing in words/catalogues/en/lessons.ftl" in found
    assert "lesson-first-one is missing in words/catalogues/fr/lessons.ftl" in found


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"expect": "4 0"}, "the file expects 4 0, the engine says 2 0"),
        ({"kind": "guess"}, "there is no kind guess"),
        ({"board": "1x13-8-9_1x13-7-11_w"}, "it cannot be asked"),
        ({"board": "1x16-8-9_1x13-7-11_w_6-2"}, "the board cannot be|it cannot be asked"),
        ({"kind": "best", "detail": "1-7 1-3", "expect": "1-7 1-3"}, "take board and detail from a pool"),
    ],
)
def test_a_claim_that_the_engine_denies_is_told(change, why):
    step = replace(read(FIRST, "first.json").steps[0], **change)
    with pytest.raises(AssertionError, match=why):
        assert not list(step_problems(step)), list(step_problems(step))


def test_the_command(capsys):
    assert main(["lessons", "--lang", "fr"]) == 0
    assert "36  chances        Compter les chances" in capsys.readouterr().out
    assert main(["lessons", "check", "--lang", "en"]) == 0
    assert "36 lessons, nothing is missing." in capsys.readouterr().out
    assert main(["lessons", "mine", "--lang", "en"]) == 2
    assert "no folder" in capsys.readouterr().err
