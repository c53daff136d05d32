"""Cards from one's own play: throws counted wrongly, decisions that cost too much. Their keys are the engine's.

A card is what ``review`` keeps: a theme, a position with its dice in which white throws, and a detail. These themes
have no pool; the detail holds what the engine found right at the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import UTC, datetime

from trictrac.lessons.exercise import Exercise, Item, Skill
from trictrac.lessons.kinds import ask
from trictrac.lessons.kinds.choices import BETWEEN, LEAVE, STAY
from trictrac.lessons.own_game import OwnEcole
from trictrac.play import Play
from trictrac.position import Position
from trictrac.side import Side
from trictrac.table.faults import TableFaultKind
from trictrac.words import Moves, fact

COUNT, BEST, STAYING = "own-count", "own-best", "own-stay"
OWN: Mapping[str, Skill] = {COUNT: Skill.COUNT, BEST: Skill.BEST, STAYING: Skill.STAY}
"""The themes of one's own play, and what each asks."""


def own_exercise(theme: str, item: Item) -> Exercise:
    """What a card of one's own play asks; why a choice is right was weighed at a table, and by nobody since."""
    exercise = ask(OWN[theme], item)
    if theme == BEST:
        for play in exercise.key:
            Play.parse(play)  # somebody may have written the file by hand
        return replace(exercise, why=(fact("lesson-why-own-best", play=Moves(exercise.key[0])),))
    if theme == STAYING:
        if item.detail not in (STAY, LEAVE):
            raise ValueError(item.detail)
        return replace(exercise, why=(fact(f"lesson-why-own-{item.detail}"),))
    return exercise


def of_ecoles(ecoles: Iterable[OwnEcole]) -> list[tuple[Item, datetime]]:
    """The throws that were counted wrongly, each once, to be counted again; and when it happened."""
    counted = (TableFaultKind.LESS, TableFaultKind.MORE)
    found = {
        str(each.position): (Item(each.position), datetime.fromtimestamp(each.at, UTC))
        for each in ecoles
        if each.position is not None and each.kind in counted
    }
    return list(found.values())


def of_play(before: Position, right: Iterable[Play]) -> Item:
    """A throw to be played again; every play that is as good as the best is right."""
    return Item(_by_white(before), BETWEEN.join(str(play) for play in right))


def of_staying(before: Position, leaves: bool) -> Item:
    """A trou after which to stay or to leave."""
    return Item(_by_white(before), LEAVE if leaves else STAY)


def _by_white(position: Position) -> Position:
    return position if position.turn is Side.WHITE else position.mirror()
