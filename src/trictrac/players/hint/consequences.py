"""What one choice leads to: what the opponent may do next, and what the player may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trictrac import explain
from trictrac.figures import FigureKind
from trictrac.players.hint.numbers import mean_points
from trictrac.position import is_full
from trictrac.words import Fact, decimal, fact

if TYPE_CHECKING:
    from trictrac.players.hint.choices import Choice, Hint, Whose

JANS = (7, 1, 19)
"""The first case of each jan, in the order in which one speaks of them."""
LEAST_MEAN = 0.05
"""Means below this would be rounded to no point."""


def consequences(hint: Hint, choice: Choice) -> list[Fact]:
    """What the opponent may do next, and what the player may hope for; or that there is no next throw."""
    if choice.over:
        return [end(hint, choice)]
    if choice.leaves:
        return [fact("hint-releve")]
    if choice.mine_next:
        return [fact("hint-same-dice" if choice.same_dice else "hint-out-first")]
    return [allows(hint, choice), *_hopes(hint, choice), *_figures(hint, choice)]


def end(hint: Hint, choice: Choice) -> Fact:
    """How a choice ends the game or the marque."""
    mine, theirs = final_trous(hint, choice)
    if not hint.written:
        return fact("hint-end", won=bool(choice.won), mine=mine, theirs=theirs)
    won = "refait" if choice.won is None else choice.won
    return fact("hint-end-marque", won=won, mine=mine, theirs=theirs, jetons=round(abs(choice.value)))


def final_trous(hint: Hint, choice: Choice) -> tuple[Fact, int]:
    """The trous of both, for the sentences that tell an end."""
    mine, theirs = (hint.camp(choice, whose).trous for whose in ("mine", "theirs"))
    return fact("trous", count=mine), theirs


def counts_by_verb(hint: Hint, choice: Choice, whose: Whose) -> dict[str, int]:
    """Throws by the verb that tells what they do: a full jan is kept, another one filled."""
    prospect = choice.prospect(whose)
    jan = "keeps" if any(is_full(hint.camp(choice, whose).dames, first) for first in JANS) else "fills"
    return {"beats": prospect.beats, jan: prospect.jan, "trou": prospect.trou, "blocked": prospect.blocked}


def allows(hint: Hint, choice: Choice) -> Fact:
    """`Of your opponent's 36 throws, 12 beat you …`."""
    counts = counts_by_verb(hint, choice, "theirs")
    told = tuple(fact("hint-throws-theirs", count=count, does=does) for does, count in counts.items() if count)
    gained, given = choice.theirs.points, choice.theirs.given
    means = [fact("hint-they-gain", points=mean_points(gained))] if gained >= LEAST_MEAN else []
    if given >= LEAST_MEAN:
        also = fact("hint-and-give", number=decimal(given))
        means.append(also if means else fact("hint-they-give", points=mean_points(given)))
    shown = tuple(means) or "none"
    if told:
        return fact("hint-allows", counts=told, means=shown)
    return fact("hint-allows-none", jan="keeps" if "keeps" in counts else "fills", means=shown)


def _hopes(hint: Hint, choice: Choice) -> list[Fact]:
    """`Were it your throw, 4 throws of 36 would beat them …`; nothing if it would bring nothing."""
    counts = [(does, count) for does, count in counts_by_verb(hint, choice, "mine").items() if count]
    told = tuple(
        fact("hint-throws-mine", first=not place, count=count, does=does) for place, (does, count) in enumerate(counts)
    )
    points = mean_points(choice.mine.points) if choice.mine.points >= LEAST_MEAN else None
    if told:
        return [fact("hint-hopes", counts=told, points=points or "none")]
    return [fact("hint-hopes-mean", points=points)] if points else []


def _figures(hint: Hint, choice: Choice) -> list[Fact]:
    """The figures it leads to that tell what the next coups will be like (LL 84, 88, 90)."""
    mine = hint.position.turn
    found = {(each.kind, each.side is mine): each for each in choice.after.figures()}
    told = []
    if (FigureKind.ENFILADE, False) in found:
        told.append(fact("hint-enfilade-theirs"))
    elif (FigureKind.PASSAGE_FERME, False) in found:
        told.append(fact("hint-passage-closed"))
    if (FigureKind.ENFILADE, True) in found:
        told.append(fact("hint-enfilade-mine"))
    room = found.get((FigureKind.NOMBRES_POUR_JOUER, True))
    if room and any(is_full(hint.camp(choice, "mine").dames, first) for first in JANS):
        told.append(fact("hint-room", numbers=explain.nombres_pour_jouer(room, hint.position)))
    return told
