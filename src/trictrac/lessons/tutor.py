"""A tutor at a table against computers: speaks only of errors that the next level up would hardly make, before the play
is final, and lets one think again.

What an error is to a level was measured (``analysis.yardstick``): a loss that one of its decisions in ten exceeds.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from trictrac.analysis.yardstick import yardstick
from trictrac.forms import JudgedAs
from trictrac.lessons import own_cards
from trictrac.lessons.exercise import Item
from trictrac.lessons.master import RIGHT
from trictrac.play import Play
from trictrac.players.hint import Hint, better_than, hint
from trictrac.players.hint.numbers import worth
from trictrac.players.hint.verdict import advice
from trictrac.players.levels import BY_KEY, LEVELS
from trictrac.players.value import MARQUE
from trictrac.position import Position
from trictrac.rules import Rules
from trictrac.words import Fact, Moves, fact

ADVISER = "1ply"


@dataclass(frozen=True, slots=True)
class Stop:
    """An error that is worth a word."""

    told: tuple[Fact, ...]
    """What is better, by how much, and why."""
    theme: str
    card: Item
    """The decision, to come back to."""


def typical(levels: Iterable[str], form: JudgedAs) -> float:
    """From which loss on an error is worth a word to somebody who plays against these levels: the strongest counts."""
    strongest = max((LEVELS.index(BY_KEY[each]) for each in levels), default=0)
    return yardstick("jetons" if form == "a-ecrire" else "parties").above(LEVELS[strongest].key)


class Tutor:
    """Looks at one throw: asked once, whatever is tried with it."""

    def __init__(self, position: Position, rules: Rules, form: JudgedAs, levels: Iterable[str]) -> None:
        self._hint: Hint = hint(position, rules=rules, form=form, player=ADVISER)
        self._least = typical(levels, form)
        self._right = RIGHT * (MARQUE if form == "a-ecrire" else 1.0)

    def plays(self, play: Play) -> Stop | None:
        """What to say of a play; None: nothing, whether it is the best or not. Whether to leave is another decision."""
        plays = [each for each in self._hint.choices if each.play is not None]
        made = next((each for each in plays if each.play and each.play.change() == play.change()), None)
        if made is None or made.loss - plays[0].loss < self._least:
            return None
        best = plays[0].play
        assert best is not None
        right = [each.play for each in plays if each.play and each.loss - plays[0].loss < self._right]
        there, here = worth(self._hint, plays[0]), worth(self._hint, made, bare=self._hint.by_win_chance)
        told = (fact("hint-think-again", play=Moves(str(best)), there=there, here=here), *better_than(self._hint, play))
        return Stop(told, own_cards.BEST, own_cards.of_play(self._thrown, right))

    def stays(self, leaves: bool) -> Stop | None:
        """What to say of staying or leaving after a trou."""
        staying, leaving = self._hint.staying, self._hint.leaving
        if staying is None or leaving is None:
            return None
        best, made = (staying, leaving) if leaves else (leaving, staying)
        if made.loss - best.loss < self._least:
            return None
        told = tuple(advice(self._hint))
        return Stop(told, own_cards.STAYING, own_cards.of_staying(self._thrown, not leaves))

    @property
    def _thrown(self) -> Position:
        return replace(self._hint.position, throw=self._hint.throw)
