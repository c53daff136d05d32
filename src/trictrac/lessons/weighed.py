"""What the plays of a book are worth: the chances that the master gives each of them, and what is told of a coup.

The figures stand in the files of ``releves`` and ``debates``, written by ``scripts/weigh_books.py``.
"""

from __future__ import annotations

from dataclasses import dataclass

from trictrac.lessons.kinds.choices import LEAVE, STAY
from trictrac.plain import Plain
from trictrac.play import Play
from trictrac.words import Arg, Fact, Moves, decimal, fact

SEEN = 0.05
EQUAL = 0.5
"""A choice that loses no more, in percent, is as good as the best."""


@dataclass(frozen=True, slots=True)
class WeighedChoice(Plain):
    """What a choice is worth to the player who makes it."""

    choice: str
    """A play, ``stay`` or ``leave``."""
    chance: float
    """Of winning the game, in percent."""
    error: float = 0.0
    """The standard error of the chance where games were played out; 0 where the master looked two throws ahead."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What is told once a choice out of a book is made."""

    comment: Fact | None
    """In our words; the last question of a coup has one."""
    book: str = ""
    """What the book does; nothing where it is silent."""
    refusal: Fact | None = None
    """Why the law refuses the book's play, if it does."""
    figures: tuple[WeighedChoice, ...] = ()
    """Every choice that there was, the best first; none where the pupil only counts."""
    opposite: bool = False
    """Whether the opponent plays."""
    trials: int = 0
    """How many games were played out; 0 where the master looked two throws ahead."""

    @property
    def master(self) -> WeighedChoice:
        """The best of them."""
        return self.figures[0]

    def figure(self, choice: str) -> WeighedChoice | None:
        """The figures of a choice, by what it does."""
        return next((each for each in self.figures if same(each.choice, choice)), None) if choice else None

    def loss(self, figure: WeighedChoice) -> float:
        """What a choice loses against the best, in percent."""
        return self.master.chance - figure.chance

    def line(self, who: str, figure: WeighedChoice) -> Fact:
        """A choice in one line: its chance and what it loses; ``who`` is ``you``, ``book`` or ``master``."""
        chance = fact("book-chance", chance=decimal(figure.chance), error=_or_none(figure.error))
        choice = choice_words(figure.choice)
        return fact(
            "book-line", who=fact(f"book-who-{who}"), choice=choice, chance=chance, loss=_or_none(self.loss(figure))
        )


def _or_none(value: float) -> Arg:
    """A number that is told only if it can be seen."""
    return decimal(value) if value >= SEEN else "none"


def same(one: str, other: str) -> bool:
    """Whether two texts are one choice: plays by the board that they leave."""
    if {one, other} & {STAY, LEAVE, ""}:
        return one == other
    return Play.parse(one).change() == Play.parse(other).change()


def right(figures: tuple[WeighedChoice, ...]) -> list[str]:
    """The choices that are as good as the best."""
    return [each.choice for each in figures if figures[0].chance - each.chance <= EQUAL]


def choice_words(choice: str) -> Arg:
    """A choice as a sentence takes it."""
    return fact(f"book-{choice}") if choice in (STAY, LEAVE) else Moves(choice)
