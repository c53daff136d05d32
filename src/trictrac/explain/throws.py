"""What the throws of a position do, as facts."""

from __future__ import annotations

from trictrac.explain.marks import tell
from trictrac.position import Position
from trictrac.score import Jan, Mark, Score
from trictrac.side import Side
from trictrac.throw import Throw
from trictrac.throws import CHANCES, Effect, Plein, ThrowOutlook, Throws
from trictrac.words import Case, Fact, fact

_BEATING = (Jan.BATTRE, Jan.BATTRE_FAUX)


def outlook(told_of: ThrowOutlook, position: Position) -> list[Fact]:
    """Everything that one throw does: its reasons with their points, and the jan it breaks."""
    told = [_beaten(told_of.score, jan) for jan in _BEATING if any(mark.jan is jan for mark in told_of.score)]
    told += [_reason(mark, position, told_of.throw) for mark in told_of.score if mark.jan not in _BEATING]
    if told_of.breaks:
        told.append(fact("throws-broken", jan=told_of.breaks.value))
    return told


def _beaten(score: Score, jan: Jan) -> Fact:
    """Lone dames beaten, those a faux apart: how many, where, for how much each."""
    marks = [mark for mark in score if mark.jan is jan]
    where = tuple(fact("throws-where", case=Case(mark.case or 0), points=_signed(mark, score.mover)) for mark in marks)
    return fact(f"throws-{jan.value}", count=len(marks), where=where)


def _signed(mark: Mark, mover: Side) -> str:
    return f"{'+' if mark.side is mover else '−'}{mark.points}"


def _reason(mark: Mark, position: Position, throw: Throw) -> Fact:
    told = tell(mark, position, throw)
    title = told.title
    if mark.jan is Jan.IMPUISSANCE:
        title = fact("throws-unplayed", title=title, body=told.detail)
    return fact("throws-reason", title=title, points=_signed(mark, position.turn))


def counts(throws: Throws) -> list[tuple[Effect, int, Fact]]:
    """How many of the thirty-six throws do what; what none does is left out."""
    return [(effect, count, _count(throws, effect, count)) for effect in Effect if (count := throws.chances(effect))]


def _count(throws: Throws, effect: Effect, count: int) -> Fact:
    key = f"throws-count-{effect.value}"
    if effect in (Effect.GAINS, Effect.GIVES):
        side = throws.mover if effect is Effect.GAINS else throws.mover.other
        return fact(key, count=count, points=throws.points(side) / CHANCES)
    if effect in (Effect.FILLS, Effect.KEEPS, Effect.BREAKS):
        plein: Plein = next(filter(None, (getattr(each, effect.value) for each in throws)))
        return fact(key, count=count, jan=plein.value)
    return fact(key, count=count)
