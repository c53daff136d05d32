"""How hard an exercise is: the share of each level that would answer it rightly.

A level sees each thing that must be seen with the attention it has at a table (``table.robot``); the ecoles of others
it sees more seldom. Where a choice is to be made, it is asked to choose, many times, with its own errors.
"""

from __future__ import annotations

import heapq
from functools import cache
from statistics import fmean

import numpy as np

from trictrac.lessons.drill import NEAR, exercises
from trictrac.lessons.exercise import Exercise, Skill
from trictrac.lessons.kinds import ask
from trictrac.lessons.rating import Rating, expected, of_exercise
from trictrac.lessons.themes import THEMES
from trictrac.players.engine import Numbers
from trictrac.players.evaluator import ORDINARY
from trictrac.players.levels import LEVELS, Level
from trictrac.players.net_engine import package_engine
from trictrac.players.player import EnginePlayer
from trictrac.players.search import weigh

DRAWS = 200
"""How often each level is asked to choose."""
_RATINGS = range(800, 2400, 20)


def share_right(level: Level, exercise: Exercise) -> float:
    """The share of a level that answers a question on the law rightly."""
    attention = level.attention
    if exercise.kind is Skill.ECOLE:
        return float(attention.sees_ecoles * attention.sees_points ** (exercise.seen - 1))
    return float(attention.sees_points**exercise.seen)


def difficulty(shares: list[float]) -> int:
    """How many in a hundred are wrong, all levels alike; two digits."""
    return min(99, round(100 * (1 - fmean(shares))))


def law_difficulty(exercise: Exercise) -> int:
    """The difficulty of a question on the law."""
    return difficulty([share_right(level, exercise) for level in LEVELS])


@cache
def ladder(drill: str) -> tuple[tuple[str, int], ...]:
    """The levels with the rating at which each stays in a drill of questions on the law: there it answers as many of
    the exercises near to it rightly as the rating expects. The master, who errs never, has none."""
    asked = [(of_exercise(item.difficulty), ask(THEMES[theme].kind, item)) for theme, item in exercises(drill)]
    near = {rating: heapq.nsmallest(NEAR, asked, key=lambda each: abs(each[0] - rating)) for rating in _RATINGS}

    def gains(level: Level, rating: int) -> float:
        found = [share_right(level, each) - expected(Rating(rating), against) for against, each in near[rating]]
        return fmean(found)

    errs = [level for level in LEVELS if level.attention.sees_points < 1]
    return tuple((level.key, next(rating for rating in _RATINGS if gains(level, rating) <= 0)) for level in errs)


def choice_difficulty(row: Numbers, right: list[int], seed: int) -> int:
    """The difficulty of a choice on a judged row; ``right`` are the numbers of the right candidates.

    The master, who found the answer, is right by definition.
    """
    engine = package_engine(ORDINARY)
    _, _, values = weigh(engine, row[np.newaxis].copy())
    offsets = np.arange(DRAWS + 1) * len(values)
    shares = [1.0]
    for number, level in enumerate(each for each in LEVELS if not each.depths):
        player = EnginePlayer(level.key, engine, (), level.misjudgement, level.oversight)
        seeds = player.seeds(DRAWS, np.random.default_rng([seed, number]))
        seen = player.as_seen(np.tile(values, DRAWS), offsets, seeds)
        chosen = engine.law.best(seen, offsets) - offsets[:-1]
        shares.append(float(np.isin(chosen, right).mean()))
    return difficulty(shares)
