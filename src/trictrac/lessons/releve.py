"""Whole relevés of a book as games to play through: the throw is shown, the pupil counts, marks and plays, and what the
book and the master play is compared.

One file each, written from its record by ``scripts/weigh_books.py``. The pupil sits where the book puts its own pupil,
at White's side; the opponent's throws are counted too, and played as the book plays them. What is asked follows from
the law alone. The comments are ``releve-ID-COUP`` of the catalogue ``books.ftl``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Annotated

from trictrac import explain
from trictrac.errors import TrictracError
from trictrac.lessons.exercise import Item, Skill
from trictrac.lessons.kinds import ask
from trictrac.lessons.kinds.choices import BETWEEN, LEAVE, STAY
from trictrac.lessons.kinds.marks import step_of
from trictrac.lessons.lesson import AskedExercise, Drill, Mastery, Titled
from trictrac.lessons.weighed import Remark, WeighedChoice, right
from trictrac.plain import Listed, Plain, Reader
from trictrac.play import Play
from trictrac.position import Position
from trictrac.side import Side
from trictrac.words import Fact, fact

_FILES = resources.files("trictrac.lessons") / "releves"
PUPIL = Side.WHITE


class ReleveError(TrictracError):
    """A file that is no relevé."""


@dataclass(frozen=True, slots=True)
class BookCoup(Plain):
    """One coup as the book has it."""

    number: int
    board: str
    """Before the throw is marked, with its dice and the marks of the book."""
    book: str = ""
    """What the book does: a play, ``leave``, or nothing where it is silent."""
    marked: int = 0
    """What the book marks for the throw."""
    decision: Annotated[tuple[WeighedChoice, ...], Listed()] = ()
    """Staying and leaving, the better first, where a trou is made."""
    plays: Annotated[tuple[WeighedChoice, ...], Listed()] = ()
    """Every play, the best first; none of the opponent's."""

    @property
    def position(self) -> Position:
        """The board."""
        return Position.parse(self.board)

    def questions(self) -> Iterator[tuple[Skill, Item, tuple[WeighedChoice, ...]]]:
        """What is asked, in the order of the law: count, mark, stay or leave, play."""
        position = self.position
        yield Skill.COUNT, Item(position), ()
        if position.turn is not PUPIL:
            return
        if position.score().total(PUPIL):
            yield Skill.MARK, Item(position), ()
            step = step_of(position)
            for side in Side:
                position = position.with_camp(side, replace(position.camp(side), marks=step.after.marks(side)))
        if self.decision:
            yield Skill.STAY, Item(position, self.decision[0].choice), self.decision
        if self.plays:
            yield Skill.BEST, Item(position, BETWEEN.join(right(self.plays))), self.plays


@dataclass(frozen=True, slots=True)
class Releve(Titled, Plain):
    """One relevé of a book."""

    id: str
    source: str
    """Lep. = Lepeintre by chapter."""
    coups: Annotated[tuple[BookCoup, ...], Listed()]
    exercises: tuple[Drill, ...] = ()
    """None follow."""

    def text(self, name: str | int) -> Fact:
        """``title``, ``idea``, or the comment on a coup."""
        return fact(f"releve-{self.id}-{name}")

    @property
    def mastery(self) -> Mastery:
        """It is done when everything was answered, rightly or not."""
        return Mastery(0, len(self.asked))

    @property
    def asked(self) -> tuple[AskedExercise, ...]:
        """All questions; the last of each coup brings the comment on it."""
        return tuple(each for coup in self.coups for each in self._asked(coup))

    def _asked(self, coup: BookCoup) -> Iterator[AskedExercise]:
        questions = list(coup.questions())
        where = fact("book-coup", coup=coup.number, count=len(self.coups))
        for number, (kind, item, weighed) in enumerate(questions, 1):
            exercise = ask(kind, item)
            if weighed:
                exercise = replace(exercise, why=())  # the figures say it
            comment = self.text(coup.number) if number == len(questions) else None
            yield AskedExercise(exercise, where, item=item, told=_remark(coup, kind, weighed, comment))


def _remark(coup: BookCoup, kind: Skill, weighed: tuple[WeighedChoice, ...], comment: Fact | None) -> Remark | None:
    """What is told of a question: the figures of a choice, and the comment where the coup ends."""
    if comment is None and not weighed:
        return None
    if kind is Skill.STAY:
        book = LEAVE if coup.book == LEAVE else STAY if coup.book else ""
        return Remark(comment, book, figures=weighed)
    return Remark(comment, coup.book, _refusal(coup), weighed, coup.position.turn is not PUPIL)


def _refusal(coup: BookCoup) -> Fact | None:
    """Why the law refuses the book's play, if it does."""
    position = coup.position
    if coup.book in ("", LEAVE) or position.throw is None:
        return None
    found = explain.refusal(position, position.throw, Play.parse(coup.book))
    return None if found is None else found.fact


_read: Reader[Releve] = Reader(Releve, "a relevé", ReleveError)


@cache
def releves() -> dict[str, Releve]:
    """All relevés by their id, in the order of their files."""
    files = sorted((file for file in _FILES.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    found = [_read(json.loads(file.read_text("utf-8"))) for file in files]
    return {each.id: each for each in found}
