"""A coup played on the side: what a throw makes of a position. The game does the counting."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trictrac.game import Game
from trictrac.phase import Phase
from trictrac.play import LegalPlays
from trictrac.position import Position
from trictrac.rules import LOI_2013, Rules
from trictrac.score import Score
from trictrac.side import Side


@dataclass(frozen=True, slots=True)
class JudgedCoup:
    """A throw and its marks: before it, after the thrower marked, after the other did."""

    before: Position
    score: Score
    plays: LegalPlays
    marked: Position
    settled: Position
    winner: Side | None
    """Who wins the game by these marks."""


def look(before: Position, rules: Rules = LOI_2013) -> JudgedCoup:
    """Plays a coup on the side to see what it gives; the dice lie on the table ``before``."""
    game = Game(replace(rules, je_joue_pour_tout=False), before)
    score, plays, marked = game.score, game.legal_plays, game.position
    assert score is not None
    if game.phase is Phase.DECIDE:
        game.stay()
    if game.phase is Phase.PLAY:
        game.push_play(plays[0])
    outcome = game.outcome()
    return JudgedCoup(before, score, plays, marked, game.position, outcome.winner if outcome else None)
