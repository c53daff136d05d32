"""A position with its dice as the themes look at it: judged once, with a chance of its own."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cached_property

from trictrac import explain
from trictrac.explain import RefusalKind
from trictrac.kernel.marking import POINTS_OF_A_TROU
from trictrac.lessons.kinds.plays import attempts
from trictrac.play import LegalPlays, Play
from trictrac.position import Position
from trictrac.score import Jan, Score
from trictrac.side import Side
from trictrac.throw import Throw

TRIED = 24
"""The most plays that are tried in one position: refusing is slow, and positions are many."""


@dataclass(frozen=True)
class Sight:
    """The player to throw is White, and the dice lie on the table."""

    position: Position
    score: Score
    plays: LegalPlays

    @classmethod
    def of(cls, position: Position) -> Sight:
        """Judges a position; Black's is turned round first."""
        if position.turn is Side.BLACK:
            position = position.mirror()
        return cls(position, *position.judge())

    @property
    def throw(self) -> Throw:
        """The dice."""
        return self.score.throw

    @property
    def mine(self) -> int:
        """Points for the thrower."""
        return self.score.total(self.position.turn)

    @property
    def theirs(self) -> int:
        """Points for the opponent."""
        return self.score.total(self.position.turn.other)

    @property
    def makes_trou(self) -> bool:
        """Whether the thrower makes a trou."""
        return self.position.mover.points + self.mine >= POINTS_OF_A_TROU

    @cached_property
    def jans(self) -> frozenset[Jan]:
        """What the sheet has."""
        return frozenset(mark.jan for mark in self.score)

    def chance(self, theme: str) -> random.Random:
        """The same for the same position and theme, on every machine."""
        return random.Random(f"{theme} {self.position}")

    @cached_property
    def refused(self) -> tuple[tuple[Play, RefusalKind], ...]:
        """Some plays that the law refuses here, with the rule; tried in an order that only the position decides."""
        tried = list(attempts(self.position))
        self.chance("attempts").shuffle(tried)
        found = []
        for play in tried[:TRIED]:
            refusal = explain.refusal(self.position, self.throw, play)
            if refusal is not None:
                found.append((play, refusal.kind))
        return tuple(found)
