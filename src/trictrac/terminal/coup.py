"""A coup from its beginning: the table before a throw, and what the throw makes of it. The game does the counting."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trictrac.game import Action, Game, Opening, Phase
from trictrac.play import LegalPlays, Play
from trictrac.position import Position
from trictrac.rules import LOI_2013, Rules
from trictrac.score import Score
from trictrac.side import Side
from trictrac.throw import Throw


@dataclass(frozen=True, slots=True)
class Coup:
    """A throw and its marks: before it, after the thrower marked, after the other did."""

    before: Position
    score: Score
    plays: LegalPlays
    marked: Position
    settled: Position
    winner: Side | None
    """Who wins the game by these marks."""


def look(before: Position, rules: Rules = LOI_2013) -> Coup:
    """Plays a coup on the side to see what it gives; the dice lie on the table ``before``."""
    game = Game(replace(rules, je_joue_pour_tout=False), before)
    score, plays, marked = game.score, game.legal_plays, game.position
    assert score is not None
    if game.phase is Phase.DECIDE:
        game.stay()
    if game.phase is Phase.PLAY:
        game.push_play(plays[0])
    outcome = game.outcome()
    return Coup(before, score, plays, marked, game.position, outcome.winner if outcome else None)


def beginning(game: Game, origin: Position | None = None) -> Position | None:
    """The table before the last throw, with its dice; None if nobody has thrown.

    A throw is marked at once, so the table that is shown cannot be set up again with its dice:
    they would be marked twice. This one can. ``origin`` is the position the game began from.
    """
    undone: list[Action] = []
    try:
        while game.history:
            after = game.turn
            action = game.pop()
            undone.append(action)
            if isinstance(action, Throw):
                return replace(game.position, throw=action)
            if isinstance(action, Opening) and action.white != action.black:
                return Position(turn=after, throw=Throw(action.white, action.black))
            if isinstance(action, Play) and _goes_on(game, action):
                return _with_the_same_dice(game, action, beginning(game, origin))
        return origin if origin is not None and origin.throw else None
    finally:
        for action in reversed(undone):
            game.push(action)


def shared(game: Game, origin: Position | None = None) -> str:
    """The position as text to share and to go on from."""
    if game.phase is Phase.OPENING:
        return "start"
    if game.phase in (Phase.DECIDE, Phase.PLAY):
        return str(beginning(game, origin) or game.position)
    return str(replace(game.position, throw=None))


def _goes_on(game: Game, play: Play) -> bool:
    """Whether the play takes the last dame out and its dice also open the releve (je joue pour tout)."""
    return game.rules.je_joue_pour_tout and not sum(play.apply(game.position.mover.dames))


def _with_the_same_dice(game: Game, play: Play, before: Position | None) -> Position | None:
    if before is None:
        return None
    aside = Game(replace(game.rules, je_joue_pour_tout=False), before)
    if aside.phase is Phase.DECIDE:
        aside.stay()
    aside.push_play(play)
    return replace(aside.position, throw=before.throw) if aside.phase is Phase.THROW else before
