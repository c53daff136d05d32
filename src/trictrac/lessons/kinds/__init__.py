"""The kinds of exercises: small functions from an item to a question with its key. No rule is written here."""

from __future__ import annotations

from collections.abc import Callable

from trictrac.lessons.exercise import Exercise, Item, Skill
from trictrac.lessons.kinds import chances, choices, counting, marks, names, plays, sums

_MAKERS: dict[Skill, Callable[[Item], Exercise]] = {
    Skill.NAME: names.name,
    Skill.PLAY: plays.play,
    Skill.LEGAL: plays.legal,
    Skill.COUNT: counting.count,
    Skill.WAYS: counting.ways,
    Skill.THROWS: chances.throws,
    Skill.MARK: marks.mark,
    Skill.ECOLE: marks.ecole,
    Skill.BEST: choices.best,
    Skill.STAY: choices.stay,
    Skill.SETTLE: sums.settle,
    Skill.ORDER: marks.order,
}


def ask(kind: Skill, item: Item) -> Exercise:
    """The exercise of a kind on an item."""
    return _MAKERS[kind](item)
