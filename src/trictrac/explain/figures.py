"""The figures of a position, as facts."""

from __future__ import annotations

from collections import Counter

from trictrac.figures import Figure, FigureKind
from trictrac.position import Position
from trictrac.words import Case, Fact, fact

_FACING = 25


def figure(told_of: Figure, position: Position) -> Fact:
    """One figure in a sentence. Like the board, it counts the opponent's cases on the thrower's march."""
    side = fact(f"side-{told_of.side.name.lower()}")
    mine = told_of.side is position.turn
    cases = tuple(Case(case if mine else _FACING - case) for case in told_of.cases)
    key = f"figure-{told_of.kind.value}"
    if told_of.kind is FigureKind.NOMBRES_A_JOUER:
        return fact(key, side=side, numbers=told_of.numbers)
    if told_of.kind is FigureKind.NOMBRES_POUR_JOUER:
        dames = Counter(zip(told_of.numbers, cases, strict=True))
        numbers = (fact("figure-number", dames=n, number=number, case=case) for (number, case), n in dames.items())
        return fact(key, side=side, numbers=tuple(numbers))
    if told_of.kind in (FigureKind.REVIRADE, FigureKind.DOUBLE_REVIRADE):
        return fact(key, side=side, undone=cases[:-1], made=cases[-1])
    return fact(key, side=side, cases=cases)
