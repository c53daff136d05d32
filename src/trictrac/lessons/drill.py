"""Endless drills: count this throw, and puzzles. Exercises come near to the pupil's rating, and the rating follows."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

from trictrac.lessons.exercise import Item
from trictrac.lessons.pool import items
from trictrac.lessons.progress import Progress
from trictrac.lessons.rating import Rating, after, of_exercise

COUNT, PUZZLES = "count", "puzzles"
DRILLS: dict[str, dict[str, tuple[str, ...]]] = {
    COUNT: {
        "beating": ("beat-once", "beat-price", "beat-faux"),
        "filling": ("keep", "keep-helpless"),
        "corner": ("corner-beaten",),
        "opening": ("opening-jans",),
    },
    PUZZLES: {
        "opening": ("first-plays",),
        "corner": ("best-corner",),
        "filling": ("inside", "great-jan"),
        "exposure": ("uncover",),
        "tenue": ("stay-or-leave",),
        "retour": ("run",),
        "exit": ("best-exit",),
    },
}
"""What each drill asks, by subject: the themes of its exercises."""
NEAR = 24
"""One of so many exercises nearest to the pupil's rating is asked."""
SECONDS = 30
"""A throw is counted within so many; a puzzle takes as long as it takes."""


@cache
def exercises(drill: str, subject: str = "") -> tuple[tuple[str, Item], ...]:
    """The themes and items of a drill, or of one subject of it."""
    chosen = DRILLS[drill]
    themes = [theme for name, themes in chosen.items() for theme in themes if subject in ("", name)]
    return tuple((theme, item) for theme in themes for item in items(theme))


def choose(drill: str, rating: Rating, chance: random.Random, subject: str = "") -> tuple[str, Item]:
    """An exercise near to a rating."""
    near = sorted(exercises(drill, subject), key=lambda each: abs(of_exercise(each[1].difficulty) - rating.value))
    return chance.choice(near[:NEAR])


def rated(progress: Progress, drill: str, item: Item, right: bool) -> Progress:
    """The rating after an answer; a throw that was counted too late was not counted."""
    rating = after(progress.ratings.get(drill, Rating()), of_exercise(item.difficulty), right)
    return replace(progress, ratings={**progress.ratings, drill: rating})
