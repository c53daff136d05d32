"""The figures of a position, as facts. Like the board, they count the opponent's cases on the thrower's march."""

from __future__ import annotations

from collections import Counter

from trictrac.figures import Figure, FigureKind
from trictrac.position import Position
from trictrac.words import Case, Fact, fact

_FACING = 25


def figure(told_of: Figure, position: Position) -> Fact:
    side = fact(f"side-{told_of.side.name.lower()}")
    cases = _cases(told_of, position)
    key = f"figure-{told_of.kind.value}"
    if told_of.kind is FigureKind.NOMBRES_A_JOUER:
        return fact(key, side=side, numbers=told_of.numbers)
    if told_of.kind is FigureKind.NOMBRES_POUR_JOUER:
        return fact(key, side=side, numbers=nombres_pour_jouer(told_of, position))
    if told_of.kind in (FigureKind.REVIRADE, FigureKind.DOUBLE_REVIRADE):
        return fact(key, side=side, undone=cases[:-1], made=cases[-1])
    return fact(key, side=side, cases=cases)


def nombres_pour_jouer(told_of: Figure, position: Position) -> tuple[Fact, ...]:
    """How far each spare dame can go, equal ones told together: `3 x 11 from 1`."""
    dames = Counter(zip(told_of.numbers, _cases(told_of, position), strict=True))
    return tuple(fact("figure-number", dames=n, number=number, case=case) for (number, case), n in dames.items())


def _cases(told_of: Figure, position: Position) -> tuple[Case, ...]:
    mine = told_of.side is position.turn
    return tuple(Case(case if mine else _FACING - case) for case in told_of.cases)
