"""Why one play is better than another: the largest differences between them, in one to three sentences.

Each difference has a weight in points, only to say the large ones first and to leave the small ones out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trictrac.players.hint.differences import Difference, on_the_board, over_the_throws
from trictrac.players.hint.texts import SUBJECTS, say, subject
from trictrac.words.saying import joined

if TYPE_CHECKING:
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


def compare(hint: Hint, first: Choice, second: Choice, lang: str) -> list[str]:
    """Why the first play is better than the second; nothing where one of them has no next throw of the opponent's."""
    if any(choice.over or choice.mine_next for choice in (first, second)):
        return []
    found = on_the_board(hint, first, second, lang) + over_the_throws(hint, first, second, lang)
    good = _largest([each for each in found if each.weight >= LEAST], MOST_REASONS)
    bad = _largest([each for each in found if each.weight <= -LEAST], 1)
    cost = -bad[0].weight if bad else 0.0
    if not good and cost < WORTH_EXCUSING:
        return [say("tie", lang)]
    against = _clauses(bad, lang) or say("this_play", lang, text=bad[0].text) if bad else ""
    if not good:
        return [say("despite", lang, text=against)]
    sentences = _sentences(good, lang)
    if bad and cost >= min(WORTH_A_BUT, good[0].weight / 2):
        sentences.append(say("but", lang, text=against))
    return sentences


def _largest(found: list[Difference], most: int) -> list[Difference]:
    """The largest, without means where a count of the same player says why."""
    counted = {each.about for each in found if not each.is_mean}
    kept = [each for each in found if not (each.is_mean and each.about in counted)]
    least = SMALL * max((abs(each.weight) for each in kept), default=0.0)
    return sorted((each for each in kept if abs(each.weight) >= least), key=lambda each: -abs(each.weight))[:most]


def _sentences(found: list[Difference], lang: str) -> list[str]:
    """What the play does, then what it changes in the next throws."""
    does = [each.text for each in found if each.about == "play"]
    sentences = [say("it", lang, text=joined(does, lang))] if does else []
    text = _clauses(found, lang)
    return [*sentences, text[0].upper() + text[1:] + "."] if text else sentences


def _clauses(found: list[Difference], lang: str) -> str:
    """What is about the next throws: each subject once, `of 36` after the first count only."""
    clauses = []
    for whose in SUBJECTS:
        texts = [each.text for each in found if each.about == whose]
        if texts:
            clauses.append(f"{subject(whose, lang)} {joined(texts, lang)}")
    text = (", et " if lang == "fr" else ", and ").join(clauses)
    text = text.replace("{of}", " sur 36" if lang == "fr" else " of 36", 1)
    return text.replace("{of}", "")
