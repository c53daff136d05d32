"""An exercise: a board, a question, and the key that the engine computed. Answers are short texts, compared
by meaning."""

from __future__ import annotations

import re
from dataclasses import dataclass

from trictrac.enums import DescribedEnum, NamedEnum
from trictrac.errors import TrictracError
from trictrac.marks import Marks
from trictrac.play import Play
from trictrac.position import Position
from trictrac.throw import Throw
from trictrac.words import Fact


class Skill(DescribedEnum):
    """What an exercise asks, with the letter of the curriculum."""

    letter: str

    NAME = ("name", "N")
    """Name a place or find it."""
    PLAY = ("play", "I")
    """Play what is asked on the board."""
    LEGAL = ("legal", "D")
    """Is this play allowed, and if not, why?"""
    COUNT = ("count", "A")
    """What is this throw worth, and to whom?"""
    WAYS = ("ways", "C")
    """Find every way."""
    THROWS = ("throws", "B")
    """Which of the 21 throws do it, or how many of the 36?"""
    MARK = ("mark", "E")
    """Where do jetons and fichets stand after this throw?"""
    ECOLE = ("ecole", "F")
    """Is there an ecole, and of how many points?"""
    BEST = ("best", "G")
    """The best play; every play as good as the best is right."""
    STAY = ("stay", "H")
    """Stay or leave?"""
    SETTLE = ("settle", "S")
    """Settle a sum."""
    ORDER = ("order", "O")
    """Put the acts of a coup in their order."""


class Asks(NamedEnum):
    """What an answer is made of, and when it is right."""

    NUMBERS = "numbers"
    """Numbers, all of them right and in their order."""
    CHOICE = "choice"
    """One of the choices."""
    THROWS = "throws"
    """A set of throws: nothing missed, nothing too many."""
    WAYS = "ways"
    """A set of ``CASE:NUMBER``, the number being one die or the sum of both."""
    PLAY = "play"
    """A play that leaves the same board as one of the key's."""
    MARKS = "marks"
    """Marks of both sides, the thrower's first."""
    ORDER = "order"
    """All choices, in order."""


class BadAnswerError(TrictracError):
    """An answer that cannot be read as what was asked."""


@dataclass(frozen=True, slots=True)
class Item:
    """What an exercise is made of: a position, with its dice where it needs them, and what its kind needs besides."""

    position: Position
    detail: str = ""
    difficulty: int = 0
    """How many in a hundred answer wrongly, over all levels alike."""

    @classmethod
    def parse(cls, line: str) -> Item:
        """Reads a line of a pool: ``37 1x13-8-10_1x15_w_4-3 1-7 1-5``."""
        difficulty, position, *detail = line.split(" ", 2)
        return cls(Position.parse(position), detail[0] if detail else "", int(difficulty))

    def __str__(self) -> str:
        return f"{self.difficulty:02} {self.position}{f' {self.detail}' if self.detail else ''}"


@dataclass(frozen=True, slots=True)
class Correction:
    """What an answer is worth."""

    right: bool
    missed: tuple[str, ...] = ()
    """What belongs to the key and not to the answer."""
    extra: tuple[str, ...] = ()
    """What belongs to the answer and not to the key."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """One question with its key."""

    kind: Skill
    position: Position | None
    question: Fact
    asks: Asks
    key: tuple[str, ...]
    """The answer; where a play is asked, every right play."""
    why: tuple[Fact, ...]
    """Why: reasons, articles, consequences."""
    choices: tuple[tuple[str, Fact], ...] = ()
    """What can be chosen or sorted: its name and its words."""
    seen: int = 1
    """How many things must be seen to answer rightly; see :mod:`trictrac.lessons.pupils`."""

    def judge(self, answer: str) -> Correction:
        """Compares an answer with the key; one that cannot be read raises :class:`BadAnswerError`."""
        given, key = _read(self.asks, answer), [_read(self.asks, each) for each in self.key]
        if self.asks is Asks.PLAY:
            return Correction(any(each == given for each in key), extra=() if given in key else (answer,))
        if self.asks is Asks.CHOICE and given[0] not in dict(self.choices):
            raise BadAnswerError(f"{answer!r} is none of the choices", answer)
        wanted = [part for each in key for part in each]
        if self.asks in (Asks.THROWS, Asks.WAYS):
            missed, extra = (tuple(sorted(one - other)) for one, other in _both(set(wanted), set(given)))
            return Correction(not missed and not extra, missed, extra)
        right = wanted == list(given)
        return Correction(right, () if right else tuple(wanted), () if right else tuple(given))


def _both(one: set[str], other: set[str]) -> tuple[tuple[set[str], set[str]], tuple[set[str], set[str]]]:
    return (one, other), (other, one)


_SEPARATORS = re.compile(r"[\s,;/]+")
_WAY = re.compile(r"(\d{1,2})[:.](\d{1,2})")


def _read(asks: Asks, text: str) -> tuple[str, ...]:
    """The parts of an answer, each in one spelling."""
    words = [word for word in _SEPARATORS.split(text.strip().lower()) if word and word != "-"]
    if asks is Asks.PLAY:
        return tuple(f"{case}{count:+}" for case, count in sorted(Play.parse(text).change()))
    if asks is Asks.THROWS:
        return tuple(str(Throw.parse(word)) for word in words)
    if asks is Asks.MARKS:
        return tuple(str(Marks.parse(word)) for word in words)
    if asks is Asks.WAYS:
        found = [_WAY.fullmatch(word) for word in words]
        if not all(found):
            raise BadAnswerError(f"a way is written CASE:NUMBER, such as 9:6, not {text!r}", text)
        return tuple(f"{int(match[1])}:{int(match[2])}" for match in found if match)
    if not words:
        raise BadAnswerError("an answer is not empty", text)
    if asks is Asks.NUMBERS:
        if not all(re.fullmatch(r"[+−-]?\d{1,6}", word) for word in words):
            raise BadAnswerError(f"an answer in numbers is such as '8 0', not {text!r}", text)
        return tuple(str(int(word.replace("−", "-"))) for word in words)
    return tuple(words)
