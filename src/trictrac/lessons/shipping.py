"""Lessons and exercises as plain data with their keys, for screens that have no Python: the pages in the browser.

The keys are computed here, when the pages are built, by the functions that judge in the terminal; a page compares
answers with them and knows no rule. Sentences travel as facts, a sheet line by line, so that each can be pointed at.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from trictrac.explain import Line, lines
from trictrac.lessons.daily import THEMES_OF_A_DAY
from trictrac.lessons.debate import Debate, debates, debates_of
from trictrac.lessons.drill import COUNT, DRILLS
from trictrac.lessons.exercise import Asks, Exercise, Item
from trictrac.lessons.kinds import ask
from trictrac.lessons.lesson import AskedExercise, Lesson, lessons
from trictrac.lessons.pool import items
from trictrac.lessons.pupils import ladder
from trictrac.lessons.releve import Releve, releves
from trictrac.lessons.themes import THEMES, Theme
from trictrac.lessons.weighed import Remark

DRAWN = 320
"""Exercises shipped of a theme that is drawn from chance alone."""


def curriculum() -> dict[str, Any]:
    """All lessons with their steps, the games out of books by name, and what daily sets and drills are made of."""
    return {
        "lessons": [_lesson(each) for each in lessons().values()],
        "releves": [{"id": each.id, "title": each.title.to_data()} for each in releves().values()],
        "daily": list(THEMES_OF_A_DAY),
        "drills": {drill: {name: list(themes) for name, themes in of.items()} for drill, of in DRILLS.items()},
        "ladders": {COUNT: [list(each) for each in ladder(COUNT)]},
    }


def _lesson(lesson: Lesson) -> dict[str, Any]:
    return {
        "id": lesson.id,
        "number": lesson.number,
        "source": lesson.source,
        "title": lesson.title.to_data(),
        "idea": lesson.idea.to_data(),
        "steps": [_asked(each) for each in lesson.asked],
        "debates": [each.id for each in debates_of(lesson.id)],
        "exercises": [
            {"theme": each.theme, "easiest": each.easiest, "hardest": each.hardest} for each in lesson.exercises
        ],
        "mastery": {"right": lesson.mastery.right, "of": lesson.mastery.of, "seconds": lesson.mastery.seconds},
        "gate": lesson.gate,
    }


def books() -> dict[str, Any]:
    """The games out of books, and the plays that they dispute."""
    return {
        "releves": [_releve(each) for each in releves().values()],
        "debates": [_debate(each) for each in debates().values()],
    }


def _releve(releve: Releve) -> dict[str, Any]:
    """A game out of a book is a lesson that has steps only."""
    return {
        "id": releve.id,
        "number": 0,
        "source": releve.source,
        "title": releve.title.to_data(),
        "idea": releve.idea.to_data(),
        "steps": [_asked(each) for each in releve.asked],
        "debates": [],
        "exercises": [],
        "mastery": {"right": releve.mastery.right, "of": releve.mastery.of, "seconds": 0},
        "gate": "",
    }


def _debate(debate: Debate) -> dict[str, Any]:
    asked = AskedExercise(debate.exercise, debate.text, item=debate.item, told=debate.told)
    return {"id": debate.id, "lesson": debate.lesson, "title": debate.title.to_data(), "step": _asked(asked)}


def _asked(asked: AskedExercise) -> dict[str, Any]:
    """A step with its text, its question, and what is told afterwards."""
    assert asked.item is not None
    assert asked.text is not None
    data = {"text": asked.text.to_data()}
    data["exercise"] = exercise_data(asked.exercise, str(asked.item.position), asked.item.detail)
    return data if asked.told is None else {**data, "told": _told(asked.told)}


def _told(remark: Remark) -> dict[str, Any]:
    data = {
        "comment": remark.comment and remark.comment.to_data(),
        "book": remark.book,
        "refusal": remark.refusal and remark.refusal.to_data(),
        "figures": [each.to_data() for each in remark.figures],
        "opposite": remark.opposite,
        "trials": remark.trials,
    }
    return {name: value for name, value in data.items() if value not in ("", [], None, False, 0)}


def pool_data(theme: Theme) -> list[dict[str, Any]]:
    """The exercises of a theme, easiest first."""
    found = items(theme.name) if theme.mined else drawn(theme)
    return [
        {**exercise_data(ask(theme.kind, item), str(item.position), item.detail), "hard": item.difficulty}
        for item in found
    ]


def drawn(theme: Theme) -> list[Item]:
    """Different exercises of a theme that needs no games."""
    assert theme.draw is not None
    chance = random.Random(f"shipped {theme.name}")
    return list({str(item): item for item in (theme.draw(chance) for _ in range(8 * DRAWN))}.values())[:DRAWN]


def pools() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Every theme with its exercises."""
    for name, theme in THEMES.items():
        yield name, pool_data(theme)


def exercise_data(exercise: Exercise, board: str, detail: str) -> dict[str, Any]:
    """One exercise; what is empty is left out. Board and detail are its name, by which a card calls it back."""
    sheet = _sheet(exercise)
    told = [line.text for line in sheet]
    data = {
        "kind": exercise.kind.value,
        "board": board,
        "bare": exercise.position is None,
        "detail": detail,
        "question": exercise.question.to_data(),
        "asks": exercise.asks.value,
        "key": list(exercise.key),
        "choices": [[name, words.to_data()] for name, words in exercise.choices],
        "sheet": [_line(line) for line in sheet],
        "why": [each.to_data() for each in exercise.why if each not in told],
    }
    if exercise.asks is Asks.PLAY and exercise.position is not None:
        data["plays"] = [str(play) for play in exercise.position.legal_plays()]
    return {name: value for name, value in data.items() if value not in ("", [], False)}


def _sheet(exercise: Exercise) -> list[Line]:
    """The lines of the throw's sheet that say why."""
    position = exercise.position
    if position is None or position.throw is None:
        return []
    score, plays = position.judge()
    return [line for line in lines(score, position, plays) if line.text in exercise.why]


def _line(line: Line) -> dict[str, Any]:
    routes = [
        {"start": way.start, "end": way.end, **({} if way.rest is None else {"rest": way.rest})} for way in line.ways
    ]
    return {
        "side": line.mark.side.colour,
        "points": line.mark.points,
        "ways": line.mark.ways,
        "case": line.mark.case,
        "article": line.mark.article,
        "title": line.title.to_data(),
        "detail": line.detail.to_data(),
        "routes": routes,
    }
