"""A score sheet as people read it: for each reason its facts, and the ways of the dames to be drawn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from trictrac.explain.marks import open_rest, tell
from trictrac.play import OUT, Play
from trictrac.position import COIN, Position, is_full
from trictrac.score import How, Jan, Mark, Score
from trictrac.throw import Throw
from trictrac.throws import FILLS
from trictrac.words import Fact


@dataclass(frozen=True, slots=True)
class Way:
    """A dame's way on the thrower's march, to be drawn; ``rest`` is where it stops between its numbers."""

    start: int
    end: int
    rest: int | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One reason, ready to be worded."""

    mark: Mark
    title: Fact
    detail: Fact
    text: Fact
    """The whole in one sentence."""
    ways: tuple[Way, ...]


def lines(sheet: Score, position: Position, plays: Iterable[Play]) -> list[Line]:
    """The sheet of a throw, line by line. ``position`` is the table before the play, ``plays`` what is allowed."""
    listed = list(plays)
    throw = sheet.throw
    return [Line(reason, *tell(reason, position, throw), ways(reason, position, throw, listed)) for reason in sheet]


def ways(reason: Mark, position: Position, throw: Throw, plays: Iterable[Play]) -> tuple[Way, ...]:
    """The ways of the dames that a reason speaks of."""
    if reason.jan is Jan.COIN_BATTU:
        return tuple(Way(COIN + 1 - number, COIN + 1) for number in throw)
    if reason.jan in (Jan.DEUX_TABLES, Jan.CONTRE_DEUX_TABLES):
        return _to_the_corners(position, throw)
    if reason.jan is Jan.SIX_TABLES:
        return tuple(Way(1, 1 + number) for number in throw)
    if reason.jan is Jan.SORTIE:
        return _of_play(next((play for play in plays if any(end == OUT for _, end in play.moves)), None))
    if reason.jan in FILLS and reason.case is None:
        dames, first = position.mover.dames, FILLS[reason.jan].first
        return _of_play(next((play for play in plays if is_full(play.apply(dames), first)), None))
    return _to_the_case(reason, position, throw)


def _to_the_case(reason: Mark, position: Position, throw: Throw) -> tuple[Way, ...]:
    if reason.case is None or (reason.how is How.NONE and reason.jan is not Jan.BATTRE_FAUX):
        return ()
    case, both = reason.case, throw.high + throw.low
    if reason.jan is Jan.BATTRE_FAUX:
        return (Way(case - both, case, case - throw.low),)
    found = [
        Way(case - number, case)
        for flag, number in ((How.HIGH, throw.high), (How.LOW, throw.low))
        if flag in reason.how
    ]
    if How.SUM in reason.how:
        blocked = 2 if reason.jan is Jan.BATTRE else 1
        found.append(Way(case - both, case, open_rest(position, throw, case - both, blocked)))
    return tuple(found)


def _to_the_corners(position: Position, throw: Throw) -> tuple[Way, ...]:
    """The two dames down, one to each corner."""
    down = [case for case in range(2, COIN) if position.mover.on(case)]
    for one, two in (tuple(throw), tuple(throw)[::-1]):
        if COIN - one in down and COIN + 1 - two in down:
            return Way(COIN - one, COIN), Way(COIN + 1 - two, COIN + 1)
    return ()


def _of_play(play: Play | None) -> tuple[Way, ...]:
    return () if play is None else tuple(Way(start, end) for start, end in play.moves)
