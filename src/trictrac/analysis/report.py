"""What an analysis says, as plain data. Amounts are whole millionths, so that sums agree to the last digit."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from trictrac.words import Fact, sentence

MILLION = 1_000_000

Kind = Literal["play", "stay", "mark", "agreement", "resignation"]
Class = Literal["forced", "equal", "best", "inaccuracy", "error", "blunder"]
REAL: tuple[Class, ...] = ("best", "inaccuracy", "error", "blunder")
"""Decisions that count: there was something to choose, and it made a difference."""
Unit = Literal["parties", "jetons"]


def millionths(amount: float) -> int:
    """An amount as a whole number."""
    return round(float(amount) * MILLION)


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something that could have been done."""

    text: str
    """The play, or ``leave``."""
    value: int
    loss: int
    win: int
    """The chance to win the game, as the net sees it."""
    error: int | None = None
    """The standard error of the loss, where a rollout gave it."""

    def to_data(self) -> dict[str, Any]:
        """As JSON."""
        error = None if self.error is None else self.error / MILLION
        amounts = {"value": self.value / MILLION, "loss": self.loss / MILLION, "win": self.win / MILLION}
        return {"play": self.text, **amounts, "error": error}


@dataclass(frozen=True, slots=True)
class ReportedDecision:
    """One choice of a player, and what it cost."""

    game: int
    coup: int
    player: int
    kind: Kind
    position: str
    throw: str
    played: str
    best: str
    loss: int
    """What the best would have been worth more; negative where marks brought more than was due."""
    error: int
    """The standard error of the loss."""
    rating: Class
    categories: tuple[str, ...] = ()
    reasons: tuple[Fact, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    rules: str = ""
    """Those of this very game, with the trous that win it: who looks deeper at the decision needs no record."""
    consolation: int = 0
    """Jetons of the consolation of this marque; 0 in the ordinary game."""

    @property
    def is_real(self) -> bool:
        """Whether it counts as a decision over the dames."""
        return self.kind in ("play", "stay") and self.rating in REAL

    def to_data(self, lang: str = "en") -> dict[str, Any]:
        """As JSON, its reasons worded."""
        return {
            "game": self.game,
            "coup": self.coup,
            "player": self.player,
            "kind": self.kind,
            "position": self.position,
            "throw": self.throw,
            "played": self.played,
            "best": self.best,
            "loss": self.loss / MILLION,
            "error": self.error / MILLION,
            "class": self.rating,
            "categories": list(self.categories),
            "reasons": [sentence(told, lang) for told in self.reasons],
            "candidates": [candidate.to_data() for candidate in self.candidates],
            "rules": self.rules,
            "consolation": self.consolation,
        }


@dataclass(slots=True)
class Sums:
    """An account as one player sees it: ``result - start == skill + luck``."""

    start: int = 0
    result: int = 0
    skill: int = 0
    """The opponent's losses less one's own."""
    luck: int = 0

    def follow(self, other: Sums, sign: int) -> None:
        """Goes on with what came next; ``sign`` -1: it is the opponent's account."""
        self.result = sign * other.result
        self.skill += sign * other.skill
        self.luck += sign * other.luck

    def add(self, other: Sums, sign: int) -> None:
        """Takes a whole game in."""
        self.start += sign * other.start
        self.result += sign * other.result
        self.skill += sign * other.skill
        self.luck += sign * other.luck

    def to_data(self) -> dict[str, float]:
        """As JSON."""
        amounts = {"start": self.start, "result": self.result, "skill": self.skill, "luck": self.luck}
        return {name: amount / MILLION for name, amount in amounts.items()}


@dataclass(frozen=True, slots=True)
class CoupAccount:
    """What one coup changed, as its thrower sees it."""

    game: int
    releve: int
    coup: int
    player: int
    opponent: int
    throw: str
    sums: Sums

    def to_data(self) -> dict[str, Any]:
        """As JSON."""
        place = {"game": self.game, "releve": self.releve, "coup": self.coup, "player": self.player}
        return {**place, "throw": self.throw, **self.sums.to_data()}


@dataclass(frozen=True, slots=True)
class ReleveAccount:
    """What one releve changed, as the player who threw first sees it."""

    game: int
    releve: int
    player: int
    opponent: int
    sums: Sums

    def to_data(self) -> dict[str, Any]:
        """As JSON."""
        return {"game": self.game, "releve": self.releve, "player": self.player, **self.sums.to_data()}


@dataclass(slots=True)
class PlayerReport(Sums):
    """One player's session."""

    name: str = ""
    decisions: int = 0
    """Those that count."""
    loss_per_decision: float = 0.0
    half_width: float | None = None
    """Of the 95 % interval around it; None with fewer than two decisions."""
    resembles: str | None = None
    """The level with the nearest loss; None: too few decisions to say."""
    too_few: bool = False
    marks: int = 0
    """Points and trous that were due, coup by coup, at a table where the player marks."""
    marks_right: int = 0

    @property
    def luck_adjusted(self) -> int:
        """What the player would have had with ordinary luck."""
        return self.result - self.luck

    def to_data(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "name": self.name,
            **Sums(self.start, self.result, self.skill, self.luck).to_data(),
            "luck_adjusted": self.luck_adjusted / MILLION,
            "decisions": self.decisions,
            "loss_per_decision": self.loss_per_decision,
            "half_width": self.half_width,
            "resembles": self.resembles,
            "marking": self.marks_right / self.marks if self.marks else None,
        }


@dataclass(slots=True)
class AnalysisReport:
    """What a session was worth."""

    unit: Unit
    depth: str
    finished: bool
    players: list[PlayerReport]
    decisions: list[ReportedDecision] = field(default_factory=list)
    coups: list[CoupAccount] = field(default_factory=list)
    problem: Fact | None = None
    """Why the analysis ends before the record."""
    flaw: Fact | None = None
    """What the record says wrongly though it hides nothing: a wrong account, a throw's wrong worth."""

    @property
    def releves(self) -> list[ReleveAccount]:
        """The coups of each releve together."""
        accounts: list[ReleveAccount] = []
        number = 0
        for coup in self.coups:
            last = accounts[-1] if accounts else None
            afresh = coup.coup <= number  # a marque played again for want of a winner keeps its number
            number = coup.coup
            if last is None or afresh or (last.game, last.releve) != (coup.game, coup.releve):
                last = ReleveAccount(coup.game, coup.releve, coup.player, coup.opponent, Sums(coup.sums.start))
                accounts.append(last)
            last.sums.follow(coup.sums, 1 if coup.player == last.player else -1)
        return accounts

    def to_data(self, lang: str = "en") -> dict[str, Any]:
        """As JSON (docs/analysis.md)."""
        return {
            "unit": self.unit,
            "depth": self.depth,
            "finished": self.finished,
            "players": [player.to_data() for player in self.players],
            "decisions": [decision.to_data(lang) for decision in self.decisions],
            "coups": [coup.to_data() for coup in self.coups],
            "releves": [releve.to_data() for releve in self.releves],
            "problem": sentence(self.problem, lang) if self.problem else None,
            "flaw": sentence(self.flaw, lang) if self.flaw else None,
        }
