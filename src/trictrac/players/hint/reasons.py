"""Why one play is better than another: the largest differences between them, in one to three sentences.

Each difference has a weight in points, only to say the large ones first and to leave the small ones out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trictrac.players.hint.differences import BOTH, Difference, on_the_board, over_the_throws
from trictrac.words import Fact, fact

if TYPE_CHECKING:
    from trictrac.play import Play
    from trictrac.players.hint.choices import Choice, Hint

LEAST = 0.15
"""Differences below so many points are not worth a word."""
MOST_REASONS = 3
WORTH_EXCUSING = 0.5
"""A reason against the best play, where none speaks for it, is said from so many points on."""
WORTH_A_BUT = 1.0
"""Beside reasons for it, one against it is said from so many points on, or from half of the largest reason."""
SMALL = 0.2
"""Beside a reason five times as large another one is not said."""


def better_than(hint: Hint, played: Play) -> list[Fact]:
    """Why the best play is better than one that somebody wants to make; nothing where they are the same board."""
    plays = [choice for choice in hint.choices if choice.play is not None]
    made = next((each for each in plays if each.play and each.play.change() == played.change()), None)
    return compare(hint, plays[0], made) if made and made is not plays[0] else []


def compare(hint: Hint, first: Choice, second: Choice) -> list[Fact]:
    """Why the first play is better than the second; nothing where one of them has no next throw of the opponent's."""
    if any(choice.over or choice.mine_next for choice in (first, second)):
        return []
    found = on_the_board(hint, first, second) + over_the_throws(hint, first, second)
    good = _largest([each for each in found if each.weight >= LEAST], MOST_REASONS)
    bad = _largest([each for each in found if each.weight <= -LEAST], 1)
    cost = -bad[0].weight if bad else 0.0
    if not good and cost < WORTH_EXCUSING:
        return [fact("hint-tie")]
    if not good:
        return [fact("hint-despite", told=_against(bad))]
    does = tuple(each.told for each in good if each.about == "play")
    sentences = [fact("hint-it", does=does)] if does else []
    sentences += _clauses(good)
    if bad and cost >= min(WORTH_A_BUT, good[0].weight / 2):
        sentences.append(fact("hint-but", told=_against(bad)))
    return sentences


def _largest(found: list[Difference], most: int) -> list[Difference]:
    """The largest, without means where a count of the same player says why."""
    counted = {each.about for each in found if not each.is_mean}
    kept = [each for each in found if not (each.is_mean and each.about in counted)]
    least = SMALL * max((abs(each.weight) for each in kept), default=0.0)
    return sorted((each for each in kept if abs(each.weight) >= least), key=lambda each: -abs(each.weight))[:most]


def _against(bad: list[Difference]) -> Fact:
    """What speaks against a play, as a clause."""
    return next(iter(_clauses(bad)), fact("hint-this-play", does=bad[0].told))


def _clauses(found: list[Difference]) -> list[Fact]:
    """What is about the next throws, if anything: each player once, `of 36` after the first count only."""
    clauses: list[Fact] = []
    counted = False
    for whose in BOTH:
        does = []
        for each in found:
            if each.about == whose:
                does.append(each.told if counted else _of_36(each.told))
                counted = counted or does[-1] != each.told
        if does:
            clauses.append(fact(f"hint-clause-{whose}", does=tuple(does)))
    return [fact("hint-clauses", first=clauses[0], second=clauses[1])] if len(clauses) == 2 else clauses


def _of_36(told: Fact) -> Fact:
    """A count that says of how many; what counts nothing as it is."""
    return Fact(told.key, tuple((name, True if name == "of" else value) for name, value in told.args))
