"""A pupil in a lesson: the steps first, then fresh exercises until the lesson is mastered. In a game out of a book
(``releve``) there are steps only, and it goes on whatever is answered.

The same for every screen: it says what to ask and what an answer was worth, and reads and draws nothing. A theme that
was answered wrongly comes back, with a new position, after a few others.
"""

from __future__ import annotations

import random
from collections import deque
from datetime import datetime

from trictrac.lessons.exercise import Correction
from trictrac.lessons.kinds import ask
from trictrac.lessons.lesson import AskedExercise, Drill, Taught
from trictrac.lessons.pool import draw_item
from trictrac.lessons.progress import Standing, stamp
from trictrac.lessons.themes import THEMES

AGAIN_AFTER = 3
"""Exercises between a wrong answer and the next of its theme."""
NEW = Standing()


class Course:
    """One lesson being learned, from where a pupil stands. A seed makes it the same again."""

    def __init__(self, lesson: Taught, seed: int | str, standing: Standing = NEW) -> None:
        self.lesson = lesson
        self._chance = random.Random(f"course {lesson.id} {seed}")
        self._steps = deque(lesson.asked[standing.steps :])
        self._done = len(lesson.asked) - len(self._steps)
        self._again: deque[tuple[int, Drill]] = deque()
        self._asked = 0
        self._results: deque[bool] = deque(standing.last, maxlen=lesson.mastery.of)
        self._now = self._next()

    @property
    def now(self) -> AskedExercise:
        """What is asked; nothing is once the game of a book is over."""
        assert self._now is not None, "there is nothing left to ask"
        return self._now

    @property
    def right(self) -> int:
        """How many of the last fresh exercises were right."""
        return sum(self._results)

    @property
    def mastered(self) -> bool:
        """Whether enough of them were."""
        mastery = self.lesson.mastery
        return len(self._results) == mastery.of and self.right >= mastery.right

    def standing(self, before: Standing, now: datetime) -> Standing:
        """Where the pupil stands now; once mastered, a lesson stays so."""
        mastered = before.mastered or (stamp(now) if self.mastered else "")
        return Standing(self._done, tuple(self._results), mastered, stamp(now))

    def answer(self, text: str, seconds: float = 0.0) -> Correction:
        """Judges an answer and goes on; a step that was answered wrongly is asked again at once.

        An answer that took longer than the lesson allows is right, and does not count for mastery.
        """
        asked = self.now
        verdict = asked.exercise.judge(text)
        if not self.lesson.exercises:
            self._done += 1
            self._results.append(verdict.right)
        elif asked.drill is None:
            if verdict.right:
                self._done += 1
            else:
                self._steps.appendleft(asked)
        else:
            limit = self.lesson.mastery.seconds
            self._results.append(verdict.right and (not limit or seconds <= limit))
            if not verdict.right:
                self._again.append((self._asked + AGAIN_AFTER, asked.drill))
        self._now = self._next()
        return verdict

    def _next(self) -> AskedExercise | None:
        if self._steps:
            return self._steps.popleft()
        if not self.lesson.exercises:
            return None
        self._asked += 1
        if self._again and self._again[0][0] <= self._asked:
            drill = self._again.popleft()[1]
        else:
            drill = self._chance.choice(self.lesson.exercises)
        item = draw_item(drill.theme, self._chance.getrandbits(32), drill.easiest, drill.hardest)
        return AskedExercise(ask(THEMES[drill.theme].kind, item), drill=drill, item=item)
