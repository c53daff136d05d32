"""A scripted pupil in the terminal and at the controller."""

from __future__ import annotations

import builtins

import pytest

from trictrac.cli import main
from trictrac.lessons.course import AGAIN_AFTER, Course
from trictrac.lessons.exercise import Asks
from trictrac.lessons.lesson import lesson, lessons


def right(exercise) -> str:
    return exercise.key[0] if exercise.asks is Asks.PLAY else " ".join(exercise.key)


@pytest.mark.parametrize("name", lessons())
def test_every_lesson_is_mastered_by_who_knows(name):
    course = Course(lesson(name), 1)
    for _ in range(len(course.lesson.asked) + course.lesson.mastery.of):
        assert not course.mastered
        assert course.answer(right(course.now.exercise)).right
    assert course.mastered


def test_a_step_is_asked_again_and_a_theme_comes_back():
    course = Course(lesson("fill-half"), 3)
    first = course.now
    assert not course.answer("1:1").right
    assert course.now == first
    for _ in course.lesson.steps:
        course.answer(right(course.now.exercise))
    theme = course.now.drill
    wrong = {Asks.WAYS: "1:1", Asks.THROWS: "1-1"}[course.now.exercise.asks]
    assert not course.answer(wrong).right
    for _ in range(AGAIN_AFTER - 1):
        course.answer(right(course.now.exercise))
    assert course.now.drill == theme


def test_a_slow_answer_does_not_count():
    course = Course(lesson("beating"), 1)
    for _ in course.lesson.steps:
        course.answer(right(course.now.exercise), 99)
    assert course.answer(right(course.now.exercise), 99).right
    assert course.right == 0


def test_in_the_terminal(monkeypatch, capsys, tmp_path):
    """A wrong answer gets the key and the reason; what cannot be read is asked again; q leaves."""
    given = iter(["many", "3 3", "2 0", "q"])
    monkeypatch.setattr(builtins, "input", lambda _prompt: next(given))
    assert main(["learn", "beating", "--seed", "1", "--lang", "en", "--file", str(tmp_path / "progress.json")]) == 0
    told = capsys.readouterr().out
    assert "an answer in numbers" in told
    assert "Not so." in told
    assert "The answer: 2 0" in told
    assert "art. X" in told
    assert "Right." in told


def test_without_a_lesson_they_are_listed(capsys, tmp_path):
    assert main(["learn", "--lang", "fr", "--file", str(tmp_path / "progress.json")]) == 0
    assert " 1  Le tablier" in capsys.readouterr().out
