"""A position that somebody sets up: what is wrong with it, and what a throw is worth in it."""

from __future__ import annotations

from trictrac import explain
from trictrac.marking import Marking
from trictrac.phase import Phase
from trictrac.position import Position
from trictrac.rules import Rules
from trictrac.score import Score
from trictrac.server.messages.entries import Outgoing
from trictrac.server.messages.facts import FactView
from trictrac.server.messages.outgoing import SheetView
from trictrac.server.tables.sheet import pavillon, sheet
from trictrac.side import Colour, Side
from trictrac.throw import Throw
from trictrac.words import fact

_NAMES = {Side.WHITE: fact("side-white"), Side.BLACK: fact("side-black")}


class FaultView(Outgoing):
    """Something wrong with a position."""

    side: Colour
    case: int | None = None
    """On that side's march."""
    fatal: bool
    """Nothing can be judged; otherwise it is only that no play leads there."""
    text: FactView


class SumView(Outgoing):
    """What the points of a throw do to one side's marks (art. XV)."""

    side: Colour
    before: int
    gain: int
    trous: int
    """Trous that they make."""
    points: int
    """Points that stand after it."""
    bredouille: bool
    """Whether they could still make a double trou."""
    wins: bool
    """Whether they end the game."""
    text: FactView


class Judgement(SheetView):
    """The sheet of a throw and what may be played."""

    plays: list[str]


class JudgedView(Judgement):
    """A throw: its sheet, what it does to the marks, the plays the law allows."""

    throw: str
    name: FactView
    sums: list[SumView]
    may_leave: bool
    """Whether the thrower's own points make a trou, so that they may stay or leave (art. XVI)."""


class Examined(Outgoing):
    """A position looked at. ``judged`` is there if dice are given and nothing is fatally wrong."""

    position: str
    """As the house writes it, without dice."""
    pavillon: Colour | None
    faults: list[FaultView]
    judged: JudgedView | None = None


def examine(position: Position, throw: Throw | None, rules: Rules) -> Examined:
    """Looks at a position, and judges its throw if it can be judged."""
    throw = throw or position.throw
    bare = Position(position.white, position.black, position.turn)
    faults = position.status()
    fatal = any(fault.kind.fatal for fault in faults)
    return Examined(
        position=str(bare),
        pavillon=pavillon(position),
        faults=[
            FaultView(side=fault.side.colour, case=fault.case, fatal=fault.kind.fatal, text=FactView.of(fault.told))
            for fault in faults
        ],
        judged=None if throw is None or fatal else judge(position if position.phase.marked else bare, throw, rules),
    )


def judge(position: Position, throw: Throw, rules: Rules) -> JudgedView:
    score, plays = position.judge(throw, rules)
    sums = _sums(score, position, rules)
    mine = next((each for each in sums if each.side == position.turn.colour), None)
    return JudgedView(
        throw=str(throw),
        name=FactView.of(explain.throw_name(throw)),
        **dict(sheet(score, position, plays)),
        sums=sums,
        may_leave=position.phase is Phase.DECIDE or bool(mine and mine.trous and not mine.wins),
        plays=[str(play) for play in plays],
    )


def _sums(score: Score, position: Position, rules: Rules) -> list[SumView]:
    """The thrower's points first, then what the coup gives the opponent."""
    marking = Marking(position.white.marks, position.black.marks, rules.trous)
    found: list[SumView] = []
    for side in (position.turn, position.turn.other):
        points = score.total(side)
        if not points or marking.winner or (position.phase.marked and side is position.turn):
            continue
        step = marking.gain(side, points)
        marking = step.after
        found.append(
            SumView(
                side=side.colour,
                before=step.before.marks(side).points,
                gain=points,
                trous=step.made,
                points=marking.marks(side).points,
                bredouille=marking.marks(side).bredouille,
                wins=step.over,
                text=FactView.of(step.told(_NAMES)),
            )
        )
    return found
