"""What a throw is worth, and by how many ways (art. X-XIII)."""

from __future__ import annotations

from trictrac import explain
from trictrac.explain.marks import throw_name
from trictrac.lessons.exercise import Asks, Exercise, Item, Skill
from trictrac.score import Jan, Mark, Score
from trictrac.side import Side
from trictrac.throw import Throw
from trictrac.throws import FILLS
from trictrac.words import Fact, fact

BY_WAYS = (Jan.BATTRE, *FILLS)
"""What is marked as often as there are ways."""


def count(item: Item) -> Exercise:
    """How many points, for the pupil, who is White, and for the opponent, whoever throws."""
    position = item.position
    sheet, plays = position.judge()
    mine, theirs = sheet.total(Side.WHITE), sheet.total(Side.BLACK)
    why = explain.score(sheet, position) + explain.unscored(sheet, position, plays)
    return Exercise(
        Skill.COUNT,
        position,
        fact("lesson-ask-count", throw=throw_name(sheet.throw), thrower=position.turn.colour),
        Asks.NUMBERS,
        (f"{mine} {theirs}",),
        tuple(why) or (fact("scores-nothing"),),
        seen=max(1, sum(mark.ways for mark in sheet)),
    )


def ways(item: Item) -> Exercise:
    """Every way by which the throw beats or fills."""
    position = item.position
    sheet = position.score()
    found = tuple(way for mark in sheet for way in ways_of(mark, sheet.throw))
    counted = [mark for mark in sheet if ways_of(mark, sheet.throw)]
    return Exercise(
        Skill.WAYS,
        position,
        fact("lesson-ask-ways", throw=throw_name(sheet.throw)),
        Asks.WAYS,
        (" ".join(found),),
        _reasons(counted, item, sheet) or (fact("scores-nothing"),),
        seen=max(1, len(found)),
    )


def ways_of(mark: Mark, throw: Throw) -> list[str]:
    """The ways of a reason as ``CASE:NUMBER``."""
    if mark.jan not in BY_WAYS or mark.case is None:
        return []
    return [f"{mark.case}:{number}" for number in mark.numbers(throw)]


def _reasons(marks: list[Mark], item: Item, sheet: Score) -> tuple[Fact, ...]:
    return tuple(explain.mark(mark, item.position, sheet.throw) for mark in marks)
