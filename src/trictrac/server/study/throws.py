"""The twenty-one throws of a position that somebody sets up, as ``trictrac throws`` tells them, and its figures."""

from __future__ import annotations

from trictrac import explain
from trictrac.position import Position
from trictrac.rules import Rules
from trictrac.server.messages.entries import Outgoing
from trictrac.server.messages.facts import FactView
from trictrac.throw import Throw
from trictrac.throws import Effect


class ThrowView(Outgoing):
    """One throw: in how many of the thirty-six ways it falls, and what it does."""

    throw: str
    name: FactView
    chances: int
    gains: int
    """Points for the thrower."""
    gives: int
    """Points for the opponent."""
    effects: list[Effect]
    told: list[FactView]
    """Each reason with its points, the numbers that cannot be played, the jan that is broken."""


class CountView(Outgoing):
    """How many of the thirty-six do one thing."""

    effect: Effect
    count: int
    told: FactView


class ThrowsView(Outgoing):
    """All throws, sonnez first; the counts leave out what no throw does. Cases are on the thrower's march."""

    throws: list[ThrowView]
    counts: list[CountView]
    figures: list[FactView]
    """Those of the thrower, then the opponent's, then those that the dice on the table bring."""


def throws(position: Position, throw: Throw | None, rules: Rules) -> ThrowsView:
    """Asks about every throw; whatever cannot be judged is refused."""
    found = position.throws(rules)
    return ThrowsView(
        throws=[
            ThrowView(
                throw=str(outlook.throw),
                name=FactView.of(explain.throw_name(outlook.throw)),
                chances=outlook.chances,
                gains=outlook.gains,
                gives=outlook.gives,
                effects=list(outlook.effects),
                told=[FactView.of(each) for each in explain.throw_outlook(outlook, position)],
            )
            for outlook in found
        ],
        counts=[
            CountView(effect=effect, count=count, told=FactView.of(told))
            for effect, count, told in explain.throw_counts(found)
        ],
        figures=[FactView.of(explain.figure(each, position)) for each in position.figures(throw, rules)],
    )
