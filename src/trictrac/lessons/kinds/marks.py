"""Jetons and fichets after a throw, ecoles, and the order in which a coup is done (art. XV, XVII, XVIII)."""

from __future__ import annotations

from dataclasses import replace

from trictrac import explain
from trictrac.explain.marks import throw_name
from trictrac.lessons.exercise import Asks, Exercise, Item, Skill
from trictrac.marking import Marking, MarkingStep
from trictrac.play import Play
from trictrac.position import Position, is_full
from trictrac.rules import LOI_2013
from trictrac.side import Side
from trictrac.table.faults import OpenClaim, TableFault, TableFaultKind
from trictrac.table.marks import Slot
from trictrac.throws import FILLS, KEEPS
from trictrac.words import Moves, fact

CLAIM = "claim "
"""Before the points marked and the points claimed in an item's detail."""
NOT_DONE = "played "
"""Before a play in an item's detail: was a jan marked and not done?"""
ACTS = ("throw", "gain", "decide", "play", "give")
"""What may belong to a coup, in the order of the law (art. XVIII)."""


def step_of(position: Position) -> MarkingStep:
    """What the thrower's own points do to the marks of both."""
    marking = Marking(position.white.marks, position.black.marks, LOI_2013.trous)
    return marking.gain(position.turn, position.score().total(position.turn))


def marks_key(step: MarkingStep) -> str:
    """The marks after a step, the marker's first; whether trous stand in one run is not asked."""
    return " ".join(str(replace(step.after.marks(side), serie=False)) for side in (step.side, step.side.other))


def mark(item: Item) -> Exercise:
    """Where the marks of both stand once the thrower has marked."""
    position = item.position
    step = step_of(position)
    names = {side: fact(f"side-{side.name.lower()}") for side in Side}
    mine, theirs = (step.before.marks(side).told for side in (step.side, step.side.other))
    return Exercise(
        Skill.MARK,
        position,
        fact("lesson-ask-mark", points=step.gain, mine=mine, theirs=theirs),
        Asks.MARKS,
        (marks_key(step),),
        (step.told(names), fact("lesson-why-mark")),
        seen=1 + bool(step.made) + bool(step.wiped) + step.broke + step.double,
    )


def ecole(item: Item) -> Exercise:
    """How many points too few or too many were marked; a jan marked and not done; or what becomes of a claim."""
    if item.detail.startswith(CLAIM):
        return _claim(item)
    if item.detail.startswith(NOT_DONE):
        return _not_done(item)
    position = item.position
    sheet, plays = position.judge()
    due, marked = sheet.total(position.turn), int(item.detail)
    why = explain.score(sheet, position) + explain.unscored(sheet, position, plays)
    verdict = fact("lesson-why-ecole", due=due, marked=marked, points=abs(marked - due), kind=_kind(marked - due))
    return Exercise(
        Skill.ECOLE,
        position,
        fact("lesson-ask-ecole", throw=throw_name(sheet.throw), marked=marked),
        Asks.NUMBERS,
        (str(marked - due),),
        (*why, verdict),
        seen=1 + sum(mark.ways for mark in sheet if mark.side is position.turn),
    )


def not_done_key(position: Position, play: Play) -> int:
    """The points of the jans that the throw fills or keeps and that do not stand after the play (XVII.11)."""
    after = play.apply(position.mover.dames)
    jans = {**FILLS, **KEEPS}
    mine = [each for each in position.score() if each.side is position.turn and each.jan in jans]
    return sum(each.points for each in mine if not is_full(after, jans[each.jan].first))


def _not_done(item: Item) -> Exercise:
    position, play = item.position, Play.parse(item.detail.removeprefix(NOT_DONE))
    sheet = position.score()
    key = not_done_key(position, play)
    told = Moves(str(play))
    return Exercise(
        Skill.ECOLE,
        position,
        fact("lesson-ask-not-done", throw=throw_name(sheet.throw), marked=sheet.total(position.turn), play=told),
        Asks.NUMBERS,
        (str(key),),
        (*explain.score(sheet, position), fact("lesson-why-not-done", points=key, play=told)),
        seen=1 + sum(mark.ways for mark in sheet if mark.side is position.turn),
    )


def _kind(difference: int) -> str:
    return "none" if not difference else "less" if difference < 0 else "more"


def claim_key(due: int, marked: int, claimed: int) -> str:
    """What becomes of a claim that is contested: ``right``, ``false``, ``whole`` or ``beyond`` (XVII.15-XVII.18)."""
    kind = TableFaultKind.LESS if marked < due else TableFaultKind.MORE
    hit = (TableFault(kind, 0, 0, Slot.OWN, abs(due - marked)),) if due != marked else ()
    claim = OpenClaim(1, claimed, 0, (), hit)
    if not claim.hit:
        return "false"
    return "right" if claim.right else "whole" if claim.points < claim.worth else "beyond"


def _claim(item: Item) -> Exercise:
    position = item.position
    sheet = position.score()
    due = sheet.total(position.turn)
    marked, claimed = map(int, item.detail.removeprefix(CLAIM).split())
    key = claim_key(due, marked, claimed)
    verdict = fact("lesson-why-ecole", due=due, marked=marked, points=abs(marked - due), kind=_kind(marked - due))
    return Exercise(
        Skill.ECOLE,
        position,
        fact("lesson-ask-claim", throw=throw_name(sheet.throw), marked=marked, claimed=claimed),
        Asks.CHOICE,
        (key,),
        (*explain.score(sheet, position), verdict, fact(f"lesson-why-claim-{key}")),
        tuple((each, fact(f"lesson-choice-claim-{each}")) for each in ("right", "false", "whole", "beyond")),
        seen=1 + sum(mark.ways for mark in sheet if mark.side is position.turn),
    )


def order(item: Item) -> Exercise:
    """The acts of this coup, to be put in their order."""
    position = item.position
    acts = acts_of(position)
    shuffled = sorted(acts, key=lambda act: (len(str(position)) * 7 + ACTS.index(act) * 3) % 5)
    sheet = position.score()
    return Exercise(
        Skill.ORDER,
        position,
        fact("lesson-ask-order", throw=throw_name(sheet.throw)),
        Asks.ORDER,
        (" ".join(acts),),
        (fact("lesson-why-order"),),
        tuple((act, fact(f"lesson-act-{act}")) for act in shuffled),
        seen=len(acts) - 1,
    )


def acts_of(position: Position) -> tuple[str, ...]:
    """What happens in the coup if its player stays."""
    sheet = position.score()
    mine, theirs = sheet.total(position.turn), sheet.total(position.turn.other)
    due = {
        "throw": True,
        "gain": mine > 0,
        "decide": mine > 0 and step_of(position).made > 0,
        "play": sheet.unplayed < 2,
        "give": theirs > 0,
    }
    return tuple(act for act in ACTS if due[act])
