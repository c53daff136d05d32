"""Why a throw scores nothing where a reader would expect points: a jan filled only in passing, or one that must break.

The kernel has already judged; this looks for the number that would fill a jan by itself and finds what forbids it.
"""

from __future__ import annotations

from trictrac.explain.marks import die
from trictrac.play import OUT, LegalPlays, Play
from trictrac.position import Position, is_full
from trictrac.score import Score
from trictrac.throws import FILLS, KEEPS
from trictrac.words import Case, Fact, fact


def unscored(score: Score, position: Position, plays: LegalPlays) -> list[Fact]:
    """What a reader may miss in a sheet. ``position`` is the table before the play, ``plays`` what is allowed."""
    marked = {mark.jan for mark in score}
    found = []
    for (fills, plein), keeps in zip(FILLS.items(), KEEPS, strict=True):
        if is_full(position.mover.dames, plein.first):
            if keeps not in marked:
                found.append(fact("unscored-breaks", jan=plein.value))
        elif fills not in marked:
            step = _filling_step(position, score, plein.first)
            if step is not None:
                found.append(_why_not(score, plays, plein.value, step))
    return found


def _filling_step(position: Position, score: Score, first: int) -> tuple[int, int] | None:
    """A single number that a dame could play onto the one case a jan lacks; (start, number)."""
    for number in dict.fromkeys(score.throw):
        for start in range(1, OUT - number):
            end = start + number
            if not first <= end <= first + 5 or not position.mover.on(start) or position.other.on(OUT - end):
                continue
            if is_full(Play(((start, end),)).apply(position.mover.dames), first):
                return start, number
    return None


def _why_not(score: Score, plays: LegalPlays, jan: str, step: tuple[int, int]) -> Fact:
    """Filled in passing where some legal play begins so and then empties a case of the jan again."""
    start, number = step
    other = score.throw.high + score.throw.low - number
    begun = any((start, start + number) in play.moves for play in plays)
    key = "unscored-in-passing" if begun else "unscored-both-numbers"
    return fact(key, jan=jan, number=die(number), start=Case(start), other=die(other))
