"""Placement: a dozen questions that end at a lesson. What is left of the curriculum is tried in its middle."""

from __future__ import annotations

import random

from trictrac.lessons.exercise import Correction
from trictrac.lessons.kinds import ask
from trictrac.lessons.lesson import AskedExercise, Lesson, lessons
from trictrac.lessons.pool import draw_item
from trictrac.lessons.themes import THEMES

TRIES = 2
"""Exercises of a lesson that must all be right to look further on."""
SECONDS = 180
"""Then it ends, wherever it is: at the first lesson that is not known yet."""


class Placement:
    """One pupil being placed."""

    def __init__(self, seed: int | str) -> None:
        self._chance = random.Random(f"placement {seed}")
        self._lessons = list(lessons().values())
        self._known, self._unknown = 0, len(self._lessons)
        """How many lessons from the first on count as known; from which on they do not."""
        self._tries, self._seconds = 0, 0.0
        self.now = self._next()

    @property
    def done(self) -> bool:
        """Whether a lesson was found."""
        return self._known == self._unknown or self._seconds >= SECONDS

    @property
    def lesson(self) -> Lesson:
        """Where to begin: the first lesson that is not known."""
        return self._lessons[min(self._known, len(self._lessons) - 1)]

    def answer(self, text: str, seconds: float = 0.0) -> Correction:
        """Judges an answer and goes on: one wrong answer is enough to look further down."""
        verdict = self.now.exercise.judge(text)
        self._took(verdict.right, seconds)
        return verdict

    def unknown(self, seconds: float = 0.0) -> None:
        """The pupil does not know, and says so."""
        self._took(False, seconds)

    def _took(self, right: bool, seconds: float) -> None:
        middle = self._middle
        self._seconds += seconds
        self._tries += 1
        if not right:
            self._unknown, self._tries = middle, 0
        elif self._tries == TRIES:
            self._known, self._tries = middle + 1, 0
        if not self.done:
            self.now = self._next()

    @property
    def _middle(self) -> int:
        return (self._known + self._unknown) // 2

    def _next(self) -> AskedExercise:
        drill = self._chance.choice(self._lessons[self._middle].exercises)
        item = draw_item(drill.theme, self._chance.getrandbits(32), drill.easiest, drill.hardest)
        return AskedExercise(ask(THEMES[drill.theme].kind, item), drill=drill, item=item)
