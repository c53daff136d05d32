"""What a hint holds: the choices of a throw, each with its worth, its chances and the counts of the next throw."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, Literal

from trictrac import explain
from trictrac.play import Play
from trictrac.players.hint import consequences, verdict
from trictrac.players.match import Form
from trictrac.position import Camp, Position
from trictrac.rules import Rules
from trictrac.score import Score
from trictrac.throw import Throw
from trictrac.words import LANGUAGES, Fact, sentence

Whose = Literal["theirs", "mine"]
"""The two players as the one who chooses sees them."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What the next throw promises one player, in throws out of 36 (``kernel.prospects``)."""

    beats: int
    """Throws that beat a dame or the corner."""
    jan: int
    """Throws that fill or keep a jan."""
    trou: int
    """Throws that make a trou."""
    blocked: int
    """Throws of which a number cannot be played."""
    points: float
    """Points that a throw gains its thrower on average."""
    given: float
    """Points that it gives to the opponent on average."""


@dataclass(frozen=True, slots=True)
class Chances:
    """How the game, or the marque, may end for the player who chooses; each as a probability."""

    win: float
    lose: float
    refait: float = 0.0
    """Equal trous: the marque is played again (art. II)."""
    petite: float = 0.0
    """Won in petite bredouille; in the written game only."""
    grande: float = 0.0
    """Won in grande bredouille: all trous in one run (art. XIX, XX)."""
    half: float = 0.0
    """Won against fewer than half of the trous but some, not in bredouille; in the ordinary game only."""
    petite_lost: float = 0.0
    grande_lost: float = 0.0
    half_lost: float = 0.0


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be done with the throw, and where it leads."""

    play: Play | None
    """None for leaving, and when the throw ended the game by itself."""
    leaves: bool
    after: Position
    """The table before the next throw, everything marked."""
    value: float
    """Stakes of an ordinary game or jetons of a marque that it is worth on average."""
    loss: float
    """By how much the best choice is worth more; 0 for the best."""
    plies: int
    """How far ahead the player looked at it: those it soon gave up, less far than the best."""
    chances: Chances
    theirs: Prospect
    mine: Prospect
    """As if one threw at once."""
    mine_next: bool
    """Whether the same player throws again: after leaving, and after finishing the exit."""
    same_dice: bool
    """Whether these very dice open the releve (*je joue pour tout*)."""
    over: bool
    won: bool | None
    """Who won what is over; None for a refait, and while it goes on."""

    def prospect(self, whose: Whose) -> Prospect:
        """What the next throw promises a player."""
        return self.theirs if whose == "theirs" else self.mine

    def to_data(self) -> dict[str, object]:
        """The choice as JSON; its sentences need the whole hint (:meth:`Hint.to_data`)."""
        return {
            "play": None if self.play is None else str(self.play),
            "moves": None if self.play is None else [list(move) for move in self.play.moves],
            "leaves": self.leaves,
            "after": str(self.after),
            "value": round(self.value, 5),
            "loss": round(self.loss, 5),
            "plies": self.plies,
            "chances": _rounded(self.chances, 5),
            "other": _rounded(self.theirs, 3),
            "mine": _rounded(self.mine, 3),
            "throws_next": "mine" if self.mine_next else "other",
            "over": self.over,
            "won": self.won,
        }


def _rounded(numbers: Prospect | Chances, places: int) -> dict[str, float]:
    return {name: round(value, places) for name, value in asdict(numbers).items()}


def is_one_stake(form: Form, rules: Rules) -> bool:
    """Whether a game is won or lost for one stake, whatever the way of winning."""
    return form == "ordinary" and rules.stakes == "simple"


def in_words(told: list[Fact]) -> dict[str, list[str]]:
    """Sentences by language."""
    return {lang: _sentences(told, lang) for lang in LANGUAGES}


def _sentences(told: list[Fact], lang: str) -> list[str]:
    return [sentence(each, lang) for each in told]


@dataclass(frozen=True)
class Hint:
    """All choices of a throw, the best first. "Mine" is the side whose throw it is."""

    position: Position
    throw: Throw
    rules: Rules
    form: Form
    player: str
    score: Score
    """What the throw scores and why."""
    marked: Position
    """The table once the thrower has marked."""
    decides: bool
    """Whether the throw made a trou: stay or leave (art. XVI)."""
    choices: tuple[Choice, ...]

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @cached_property
    def staying(self) -> Choice | None:
        """The best play, if one may leave instead."""
        return next((choice for choice in self.choices if not choice.leaves), None) if self.decides else None

    @cached_property
    def leaving(self) -> Choice | None:
        """Leaving, if one may."""
        return next((choice for choice in self.choices if choice.leaves), None)

    @property
    def written(self) -> bool:
        """Whether jetons of a marque are played for, and not stakes."""
        return self.form == "a-ecrire"

    @property
    def unit(self) -> Literal["jetons", "stakes"]:
        """What values are counted in."""
        return "jetons" if self.written else "stakes"

    @property
    def by_win_chance(self) -> bool:
        """Whether the chance to win says all: one stake, whatever the way of winning."""
        return is_one_stake(self.form, self.rules)

    @property
    def owed(self) -> int:
        """Points of this coup that the opponent marks, unless the player leaves."""
        return self.score.total(self.position.turn.other)

    def camp(self, choice: Choice, whose: Whose) -> Camp:
        """The dames and marks of a player after a choice."""
        return choice.after.camp(self.position.turn if whose == "mine" else self.position.turn.other)

    def sentences(self, lang: str) -> list[str]:
        """What to do and why, in one to five sentences."""
        return _sentences(verdict.advice(self), lang)

    def allows(self, choice: Choice, lang: str) -> list[str]:
        """What a choice allows the opponent, and what the player may hope for."""
        return _sentences(consequences.consequences(self, choice), lang)

    def to_data(self, plays: int | None = None, told: Callable[[list[Fact]], object] = in_words) -> dict[str, object]:
        """The hint as JSON; with ``plays`` only so many of the best choices (staying and leaving always).

        ``told``: how what is to be read is written, in the words of every language unless the reader has them.
        """

        def whole(choice: Choice) -> dict[str, Any]:
            return choice.to_data() | {"sentences": told(consequences.consequences(self, choice))}

        both = self.staying and self.leaving and {"stay": whole(self.staying), "leave": whole(self.leaving)}
        return {
            "position": str(self.position),
            "throw": str(self.throw),
            "rules": str(self.rules),
            "form": self.form,
            "player": self.player,
            "unit": self.unit,
            "score": {
                "mine": self.score.total(self.position.turn),
                "other": self.owed,
                "reasons": told(explain.score(self.score, self.position)),
            },
            "marked": str(self.marked),
            "decision": both,
            "count": len(self.choices),
            "choices": [whole(choice) for choice in self.choices[:plays]],
            "sentences": told(verdict.advice(self)),
        }
