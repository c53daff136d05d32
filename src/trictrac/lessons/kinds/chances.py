"""Which of the twenty-one throws do something, or how many of the thirty-six (LL 53-55, 68-73, 99-103)."""

from __future__ import annotations

from trictrac.lessons.exercise import Asks, Exercise, Item, Skill
from trictrac.throws import Effect
from trictrac.words import fact

HOW_MANY = "count "
"""Before the effect in an item's detail: the number is asked, not the list."""


def throws(item: Item) -> Exercise:
    """The throws that have the effect of the item's detail."""
    effect = Effect(item.detail.removeprefix(HOW_MANY))
    found = item.position.throws()
    listed, chances = found.having(effect), found.chances(effect)
    counted = item.detail.startswith(HOW_MANY)
    names = " ".join(map(str, listed))
    return Exercise(
        Skill.THROWS,
        item.position,
        fact("lesson-ask-chances" if counted else "lesson-ask-throws", effect=effect.value),
        Asks.NUMBERS if counted else Asks.THROWS,
        (str(chances) if counted else names,),
        (
            fact(
                "lesson-why-throws",
                throws=names.replace(" ", ", ") or "none",
                chances=chances,
                effect=effect.value,
            ),
        ),
        seen=max(1, len(listed)),
    )
