"""A position in plain sentences, for those who hear the board."""

from __future__ import annotations

from collections.abc import Iterable

from trictrac.position import Position
from trictrac.side import Side
from trictrac.svg.marks import Arrow
from trictrac.throw import Throw
from trictrac.words import Fact, fact, say


def title_of(position: Position, throw: Throw | None, lang: str) -> str:
    """One line: whose turn it is, and the dice."""
    return say(_turn("svg-title", position, throw), lang)


def describe(position: Position, orientation: Side, throw: Throw | None, arrows: Iterable[Arrow], lang: str) -> str:
    """The whole position: every occupied case on its side's own march, marks, pavillon, dice, arrows."""
    told = [
        fact("svg-seen-from", side=_name(orientation)),
        *(_camp(position, side) for side in (orientation, orientation.other)),
        fact("svg-pavillon", side=_name(position.pavillon)),
        _turn("svg-turn", position, throw),
        *(
            fact("svg-arrow", side=_name(arrow.side), start=arrow.start, end=arrow.end, rest=arrow.rest or 0)
            for arrow in arrows
        ),
    ]
    return " ".join(say(each, lang) for each in told)


def _name(side: Side | None) -> str:
    return "none" if side is None else side.name.lower()


def _turn(key: str, position: Position, throw: Throw | None) -> Fact:
    return fact(key, side=_name(position.turn), thrown=str(throw) if throw else "none")


def _camp(position: Position, side: Side) -> Fact:
    camp = position.camp(side)
    dames = [fact("svg-on-case", count=count, case=case) for case, count in camp.occupied().items()]
    if camp.out > 0:
        dames.append(fact("svg-out", count=camp.out))
    return fact(
        "svg-camp",
        side=_name(side),
        dames=tuple(dames),
        points=fact("points", count=camp.points),
        bredouille="jetons" if position.jetons(side) == 2 else bool(camp.bredouille and camp.points),
        trous=fact("trous", count=camp.trous),
    )
