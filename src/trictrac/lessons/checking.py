"""What a lesson lacks, told to whoever writes it: ``trictrac lessons check`` prints it, a test fails on it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from trictrac.errors import TrictracError
from trictrac.lessons.debate import debates
from trictrac.lessons.drill import DRILLS
from trictrac.lessons.exercise import Skill
from trictrac.lessons.lesson import Lesson, LessonStep, lessons
from trictrac.lessons.pool import items
from trictrac.lessons.releve import releves
from trictrac.lessons.themes import THEMES
from trictrac.position import Position
from trictrac.words import LANGUAGES, Fact, say
from trictrac.words.catalogues import keys

MOST_WORDS = 25
"""Of a text before the pupil does something."""
MOST_OF_COMMENT = 50
"""Of what is told afterwards."""
FEWEST_STEPS = 2
FEWEST_OF_KIND, FEWEST_OF_THEME = 300, 300
"""Positions shipped for a kind of exercise, and for each of its themes."""
FEWEST_OF_CHOICE = 90
"""Of a theme where the master must answer: first plays and exits that are beyond doubt are rare."""
_NAME = re.compile(r"[a-z]+(-[a-z]+)*")
_SOURCE = re.compile(r"\b([IVX]+|LL|Lep\.)")
RESERVED = ("ask", "why", "choice", "act", "result", "no", "unknown", "gate", "learn")
"""What the keys of texts that belong to no lesson begin with, after ``lesson-``."""


def problems() -> list[str]:
    """Everything that is missing or wrong, one line each."""
    found = [problem for each in lessons().values() for problem in problems_of(each)]
    numbers = [each.number for each in lessons().values()]
    if numbers != list(range(1, len(numbers) + 1)):
        found.append(f"the lessons are numbered {numbers}, not from 1 on without a gap, in the order of their files")
    taught = {drill.theme for each in lessons().values() for drill in each.exercises}
    drilled = {theme for subjects in DRILLS.values() for themes in subjects.values() for theme in themes}
    found += [f"the theme {name} belongs to no lesson and no drill" for name in THEMES if name not in taught | drilled]
    for kind in {theme.kind for theme in THEMES.values() if theme.mined}:
        count = sum(len(items(theme.name)) for theme in THEMES.values() if theme.mined and theme.kind is kind)
        if count < FEWEST_OF_KIND:
            found.append(f"the kind {kind.value} has {count} positions, {FEWEST_OF_KIND} are needed; mine some")
    for theme in THEMES.values():
        if theme.mined and (count := len(items(theme.name))) < (fewest := _fewest(theme.kind)):
            found.append(f"the pool of {theme.name} has {count} positions, {fewest} are needed; mine some")
    return found + list(_texts_of_nobody()) + list(_problems_of_books())


def _problems_of_books() -> Iterator[str]:
    """Texts that a relevé or a debate lacks, and lessons that no debate can belong to."""
    for releve in releves().values():
        for name in ("title", "idea", *(str(coup.number) for coup in releve.coups)):
            yield from (f"{releve.id}: {each}" for each in _text_problems(releve.text(name), MOST_OF_COMMENT, "books"))
    for debate in debates().values():
        if debate.lesson not in lessons():
            yield f"{debate.id}: there is no lesson {debate.lesson}"
        for text, most in ((debate.title, MOST_WORDS), (debate.text, MOST_WORDS), (debate.comment, MOST_OF_COMMENT)):
            yield from (f"{debate.id}: {each}" for each in _text_problems(text, most, "books"))


def problems_of(lesson: Lesson) -> list[str]:
    """What is missing or wrong in one lesson."""
    return [f"{lesson.number:02}-{lesson.id}: {each}" for each in _problems_of(lesson)]


def _problems_of(lesson: Lesson) -> Iterator[str]:
    if not _NAME.fullmatch(lesson.id) or lesson.id in RESERVED:
        yield f"its id is small letters and hyphens, and none of {', '.join(RESERVED)}"
    if not _SOURCE.search(lesson.source):
        yield "its source names no article, LL or Lep."
    if len(lesson.steps) < FEWEST_STEPS:
        yield f"it has {len(lesson.steps)} steps, {FEWEST_STEPS} at least are needed"
    if not lesson.exercises:
        yield "it has no exercises"
    for need in lesson.needs:
        if need not in lessons() or lessons()[need].number >= lesson.number:
            yield f"it needs {need}, which is no lesson before it"
    if not 0 < lesson.mastery.right <= lesson.mastery.of:
        yield f"{lesson.mastery.right} of {lesson.mastery.of} can never be right"
    for drill in lesson.exercises:
        yield from _problems_of_drill(drill.theme, drill.easiest, drill.hardest)
    yield from _texts(lesson)
    for step in lesson.steps:
        for problem in step_problems(step):
            yield f"step {step.name}: {problem}"


def _fewest(kind: Skill) -> int:
    return FEWEST_OF_CHOICE if kind is Skill.BEST else FEWEST_OF_THEME


def _problems_of_drill(theme: str, easiest: float, hardest: float) -> Iterator[str]:
    if theme not in THEMES:
        yield f"there is no theme {theme}; the themes are {', '.join(THEMES)}"
    if not 0 <= easiest < hardest <= 1:
        yield f"from {easiest} to {hardest} is no part of a pool"


def _texts(lesson: Lesson) -> Iterator[str]:
    names = ["title", "idea", *(step.name for step in lesson.steps)]
    if len(set(names)) < len(names):
        yield "two of its steps have one name, or one is called title or idea"
    for name in names:
        yield from _text_problems(lesson.text(name), MOST_WORDS, "lessons")


def _text_problems(told: Fact, most: int, subject: str) -> Iterator[str]:
    for lang in LANGUAGES:
        if told.key not in keys(lang):
            yield f"{told.key} is missing in words/catalogues/{lang}/{subject}.ftl"
        elif (count := _words(say(told, lang))) > most:
            yield f"{told.key} has {count} words in {lang}, {most} at most"


def _words(text: str) -> int:
    return sum(any(sign.isalnum() for sign in word) for word in text.split())


def step_problems(step: LessonStep) -> Iterator[str]:
    """What the engine says against a step."""
    if step.kind not in {kind.value for kind in Skill}:
        yield f"there is no kind {step.kind}; the kinds are {', '.join(kind.value for kind in Skill)}"
        return
    try:
        faults = Position.parse(step.board).status()
        yield from (f"the board cannot be: {fault.told.key}" for fault in faults)
        exercise = step.exercise()
        if exercise.kind in (Skill.BEST, Skill.STAY) and not _is_shipped(step):
            yield "the best choice is known of shipped positions only; take board and detail from a pool"
        if not exercise.judge(step.expect).right:
            yield f"the file expects {step.expect}, the engine says {', '.join(exercise.key)}"
    except (TrictracError, AssertionError, LookupError, ValueError) as error:
        yield f"it cannot be asked: {error}"


def _is_shipped(step: LessonStep) -> bool:
    """Whether the master has answered it, and its answer is checked with the pool it stands in."""
    pools = (name for name, theme in THEMES.items() if theme.mined and theme.kind.value == step.kind)
    return any((str(item.position), item.detail) == (step.board, step.detail) for name in pools for item in items(name))


def _texts_of_nobody() -> Iterator[str]:
    """Texts in the catalogue that no lesson has."""
    known = {each.text(name).key for each in lessons().values() for name in ("title", "idea")}
    known |= {each.text(step.name).key for each in lessons().values() for step in each.steps}
    other = re.compile(rf"lesson-(?:{'|'.join(RESERVED)})(?:-.*)?")
    for key in sorted(keys(LANGUAGES[0])):
        if key.startswith("lesson-") and key not in known and not other.fullmatch(key):
            yield f"{key} is a text of no lesson"
