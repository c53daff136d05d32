"""A record as an analysis needs it: where every throw found the table, and what was made of it.

The pages weigh the decisions themselves (docs/analysis.md); reading a record of any form and marking mode is ours.
"""

from __future__ import annotations

from trictrac.analysis.games import RecordedGame, games_of
from trictrac.records import Tour
from trictrac.server.messages.entries import Outgoing
from trictrac.server.messages.facts import FactView
from trictrac.server.study.touring import tours_in
from trictrac.table.config import Mode


class RecordedCoupView(Outgoing):
    """One throw and what was made of it."""

    coup: int
    releve: int
    """Which releve of the game it belongs to, from 1."""
    sits: tuple[int, int]
    """The players of white and black."""
    position: str
    """The table with the dice on it, nothing marked yet."""
    throw: str
    play: int | None = None
    """The number of the play among the legal ones; none where none was made, or one that the law does not know."""
    left: bool
    agreed: bool
    """Whether the players agreed on something that changed the table."""
    next: str | None = None
    """The table before the next throw, in the colours of this one; none at the end of the game or of the record."""


class RecordedGameView(Outgoing):
    """A game or marque."""

    number: int
    sits: tuple[int, int]
    rules: str
    """With the trous that win this very game."""
    consolation: int
    """Of this marque, in jetons; 0: an ordinary game."""
    result: int | None = None
    """What White won in stakes or jetons; none where the record breaks off."""
    given_up: int | None = None
    """The player who resigned or ran out of time."""
    coups: list[RecordedCoupView]


class RecordedView(Outgoing):
    """A session, as far as its record is right."""

    players: list[str]
    by_hand: list[bool]
    """Who marks for themselves."""
    finished: bool
    games: list[RecordedGameView]
    problem: FactView | None = None
    """Why it ends before the record."""
    flaw: FactView | None = None
    """What the record says wrongly though it hides nothing."""


def recorded(text: bytes) -> list[RecordedView]:
    """The sessions of a record, of the log of a table, or of a proof."""
    return [session(tour) for tour in tours_in(text)]


def session(tour: Tour) -> RecordedView:
    """One of them."""
    games = list(games_of(tour))
    header = tour.header
    problem, flaw = (None if found is None else FactView.of(found.told) for found in (tour.problem, tour.flaw))
    return RecordedView(
        players=list(header.form.players) if header else [],
        by_hand=[mode is not Mode.AUTOMATIC for mode in header.setting.modes] if header else [],
        finished=bool(games) and all(game.ended for game in games) and tour.problem is None,
        games=[_game(game) for game in games],
        problem=problem,
        flaw=flaw,
    )


def _game(game: RecordedGame) -> RecordedGameView:
    return RecordedGameView(
        number=game.number,
        sits=game.sits,
        rules=str(game.rules),
        consolation=game.consolation if game.written else 0,
        result=game.result,
        given_up=game.given_up,
        coups=[
            RecordedCoupView(
                coup=coup.step.where.coup,
                releve=coup.releve,
                sits=coup.step.sits,
                position=str(coup.step.before),
                throw=str(coup.step.throw),
                play=coup.play,
                left=coup.left,
                agreed=coup.agreed,
                next=None if coup.next is None else str(coup.next),
            )
            for coup in game.coups
        ],
    )
