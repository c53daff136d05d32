"""The names of the places, and how they are counted (art. III, IV; LL 7-13, 26, 35-37)."""

from __future__ import annotations

import random

from trictrac.camp import CASES, COIN
from trictrac.lessons.exercise import Asks, Exercise, Item, Skill
from trictrac.position import Position
from trictrac.words import Case, fact

PLACES = {"talon": 1, "coin": COIN, "other_coin": COIN + 1, "other_talon": CASES}
JANS = {"petit": range(1, 7), "grand": range(7, 13), "other_grand": range(13, 19), "retour": range(19, 25)}


def name(item: Item) -> Exercise:
    """A place by its name, the jan of a case, the same case as the opponent counts it, or where a number leads."""
    topic, *cases = item.detail.split()
    numbers = [int(case) for case in cases]
    if topic == "jan":
        key = next(jan for jan, of in JANS.items() if numbers[0] in of)
        question = fact("lesson-ask-name", topic=topic, case=Case(numbers[0]), number=0)
        choices = tuple((jan, fact(f"lesson-choice-jan-{jan}")) for jan in JANS)
        why = fact("lesson-why-jan", case=Case(numbers[0]), jan=key)
        return Exercise(Skill.NAME, item.position, question, Asks.CHOICE, (key,), (why,), choices)
    if topic == "faces":
        found = CASES + 1 - numbers[0]
    elif topic == "lands":
        found = sum(numbers)
    else:
        found = PLACES[topic]
    start, number = (*numbers, 0, 0)[:2]
    question = fact("lesson-ask-name", topic=topic, case=Case(start), number=number)
    why = fact("lesson-why-name", topic=topic, case=Case(start), number=number, found=Case(found))
    return Exercise(Skill.NAME, item.position, question, Asks.NUMBERS, (str(found),), (why,))


def draw_places(chance: random.Random) -> Item:
    """A place by its name, or the jan of a case."""
    topic = chance.choice((*PLACES, "jan", "jan", "jan"))
    return Item(Position(), f"jan {chance.randint(1, CASES)}" if topic == "jan" else topic)


def draw_numbers(chance: random.Random) -> Item:
    """A case as the opponent counts it, or where a number leads."""
    if chance.random() < 0.5:
        return Item(Position(), f"faces {chance.randint(1, CASES)}")
    number = chance.randint(1, 6)
    return Item(Position(), f"lands {chance.randint(1, CASES - number)} {number}")
