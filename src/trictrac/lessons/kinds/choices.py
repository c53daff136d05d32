"""The best play, and staying or leaving: the master's answers, found when the position was mined."""

from __future__ import annotations

from trictrac.explain.marks import throw_name
from trictrac.lessons.exercise import Asks, Exercise, Item, Skill
from trictrac.words import Moves, fact

BETWEEN = "/"
"""Between the plays that are as good as the best, in an item's detail."""
STAY, LEAVE = "stay", "leave"


def best(item: Item) -> Exercise:
    """The best play; every play within half a percent of it is right."""
    position = item.position
    assert position.throw is not None
    key = tuple(item.detail.split(BETWEEN))
    return Exercise(
        Skill.BEST,
        position,
        fact("lesson-ask-best", throw=throw_name(position.throw)),
        Asks.PLAY,
        key,
        (fact("lesson-why-best", play=Moves(key[0]), count=len(key)),),
    )


def stay(item: Item) -> Exercise:
    """Stay or leave after a trou."""
    position = item.position
    assert position.throw is not None
    return Exercise(
        Skill.STAY,
        position,
        fact("lesson-ask-stay", throw=throw_name(position.throw)),
        Asks.CHOICE,
        (item.detail,),
        (fact(f"lesson-why-{item.detail}"),),
        tuple((each, fact(f"lesson-choice-{each}")) for each in (STAY, LEAVE)),
    )
