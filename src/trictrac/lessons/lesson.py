"""A lesson: one data file with one idea, steps with a board and something to do, and the exercises that follow.

The texts are messages of the catalogue ``lessons.ftl`` whose keys follow from the names in the file: ``title`` and
``idea`` of the lesson, and one for each step. What a step claims of its board stands in the file as ``expect``, and the
check compares it with the engine (``checking``).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Annotated, Literal, Protocol

from trictrac.errors import TrictracError
from trictrac.lessons.debate import debates_of
from trictrac.lessons.exercise import Exercise, Item, Skill
from trictrac.lessons.kinds import ask
from trictrac.lessons.weighed import Remark
from trictrac.plain import Listed, Plain, Reader
from trictrac.position import Position
from trictrac.words import Fact, fact

_FILES = resources.files("trictrac.lessons") / "files"

Gate = Literal["", "three-trous", "novice", "strict"]


class LessonError(TrictracError):
    """A file that is no lesson, or a lesson that nobody wrote."""


@dataclass(frozen=True, slots=True)
class LessonStep(Plain):
    """One screen: a text of 25 words at most, a board, and something to do on it."""

    name: str
    """The end of the key of its text."""
    kind: str
    """A kind of exercise."""
    board: str
    """A position, with dice where the question needs them."""
    expect: str
    """The answer, as the writer of the lesson believes it; the engine must agree."""
    detail: str = ""
    """What the kind needs besides: a play, an effect, a demand."""

    def exercise(self) -> Exercise:
        """What there is to do."""
        return ask(Skill(self.kind), self.item)

    @property
    def item(self) -> Item:
        """What it is made of."""
        return Item(Position.parse(self.board), self.detail)


@dataclass(frozen=True, slots=True)
class Drill(Plain):
    """Exercises of one theme, from a part of its pool: 0 the easiest, 1 the hardest."""

    theme: str
    easiest: float = 0.0
    hardest: float = 1.0


@dataclass(frozen=True, slots=True)
class AskedExercise:
    """What the pupil has before them."""

    exercise: Exercise
    text: Fact | None = None
    """What a step explains before it asks."""
    drill: Drill | None = None
    """The exercises that this one belongs to; None for a step."""
    item: Item | None = None
    """What it was made of, so that it can come back."""
    told: Remark | None = None
    """What is told besides once it is answered, where a book is opened."""


@dataclass(frozen=True, slots=True)
class Mastery(Plain):
    """When a lesson is mastered: so many right of the last fresh ones, each within so many seconds if any are given."""

    right: int = 9
    of: int = 10
    seconds: int = 0


class Taught(Protocol):
    """What a pupil goes through: a lesson, or a game out of a book."""

    @property
    def id(self) -> str:
        """Its name in an address and in what is kept of the pupil."""

    @property
    def exercises(self) -> tuple[Drill, ...]:
        """What follows the steps; where nothing does, every step is asked once."""

    @property
    def mastery(self) -> Mastery:
        """When it is done."""

    @property
    def asked(self) -> tuple[AskedExercise, ...]:
        """Its steps, each with its question."""


class Titled:
    """What has texts of its own in a catalogue."""

    __slots__ = ()

    def text(self, name: str) -> Fact:
        """The text of that name."""
        raise NotImplementedError

    @property
    def title(self) -> Fact:
        """What it is called."""
        return self.text("title")

    @property
    def idea(self) -> Fact:
        """What it is about, in a sentence."""
        return self.text("idea")


@dataclass(frozen=True, slots=True)
class Lesson(Titled, Plain):
    """One idea."""

    id: str
    number: int
    """Its place in the curriculum."""
    source: str
    """Articles of the law, LL = Lelasseux-Lafosse by number, Lep. = Lepeintre by chapter."""
    steps: Annotated[tuple[LessonStep, ...], Listed()]
    exercises: Annotated[tuple[Drill, ...], Listed()]
    needs: Annotated[tuple[str, ...], Listed()] = ()
    """The lessons to be mastered before."""
    mastery: Mastery = Mastery()
    gate: Gate = ""
    """A game to be passed before the lessons go on."""

    @property
    def asked(self) -> tuple[AskedExercise, ...]:
        """Its steps, and the plays that the books dispute."""
        steps = [AskedExercise(step.exercise(), self.text(step.name), item=step.item) for step in self.steps]
        disputed = [
            AskedExercise(each.exercise, each.text, item=each.item, told=each.told) for each in debates_of(self.id)
        ]
        return (*steps, *disputed)

    def text(self, name: str) -> Fact:
        """A text of the lesson: ``title``, ``idea`` or a step's."""
        return fact(f"lesson-{self.id}-{name}")


_read: Reader[Lesson] = Reader(Lesson, "a lesson", LessonError)


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by their id, in the order of the curriculum."""
    files = sorted((file for file in _FILES.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    found = [read(file.read_text("utf-8"), file.name) for file in files]
    return {each.id: each for each in found}


def read(text: str, name: str) -> Lesson:
    """Reads a lesson; whatever is wrong is told with the name of the file."""
    try:
        return _read(json.loads(text))
    except json.JSONDecodeError as error:
        raise LessonError(f"{name}: not JSON: {error}", name) from None
    except LessonError as error:
        raise LessonError(f"{name}: {error}", name) from None


def lesson(name: str) -> Lesson:
    """A lesson by its id or its number."""
    for each in lessons().values():
        if name in (each.id, str(each.number)):
            return each
    raise LessonError(fact("lesson-unknown", given=repr(name), count=len(lessons())), name)
