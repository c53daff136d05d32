"""A record as the kernel sees it: the rows before each throw, and which candidate was taken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from trictrac.forms import marque
from trictrac.forms.ordinary import stake_multiple
from trictrac.players.engine import Numbers
from trictrac.position import Position
from trictrac.records import Header, Step, Tour
from trictrac.rules import Rules
from trictrac.side import Side
from trictrac.table.events import Accepted, Ended, Event, Exchanged, FlagFell, Left, Resigned


@dataclass(frozen=True, slots=True)
class RecordedCoup:
    """One throw and what was made of it."""

    step: Step
    releve: int
    """Which releve of the game it belongs to, from 1."""
    row: Numbers
    """The table with the dice on it, nothing marked yet."""
    play: int | None
    """The number of the play among the legal ones; None: none was made, or one that the law does not know."""
    left: bool
    next: Position | None
    """The table before the next throw, in the colours of this one; None at the end of the game or of the record."""

    @property
    def player(self) -> int:
        """Whose throw it is."""
        return self.step.sits[self.seat]

    @property
    def seat(self) -> int:
        """0 for white, 1 for black."""
        return int(self.step.before.turn is Side.BLACK)

    @property
    def agreed(self) -> bool:
        """Whether the players agreed on something that changed the table."""
        return any(isinstance(event, Accepted) for event in self.step.events)


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """A game or marque of a record."""

    number: int
    sits: tuple[int, int]
    rules: Rules
    """The rules with the trous that win this very game."""
    written: bool
    """Whether it is a marque."""
    refaits: int
    """How often this marque was played before without a winner: the consolation grows with it."""
    coups: tuple[RecordedCoup, ...]
    ended: Ended | None
    given_up: int | None
    """The player who resigned or ran out of time."""

    @property
    def consolation(self) -> int:
        """What the consolation of a marque pays by now."""
        return marque.consolation(self.refaits, self.rules)

    @property
    def result(self) -> int | None:
        """What White won: stakes or jetons; None where the record breaks off."""
        if self.ended is None:
            return None
        white, black = self.ended.result
        if white == black:
            return 0
        won, lost, in_series = max(white, black), min(white, black), self.ended.series[int(black > white)]
        if self.written:
            worth = marque.value(won, lost, in_series, self.refaits, self.rules)
        else:
            worth, _ = stake_multiple(self.rules, lost, in_series)
        return worth if white > black else -worth


def games_of(tour: Tour) -> Iterator[RecordedGame]:
    """The games of a session, as far as the record is right; those without a throw are passed over."""
    if tour.header is None:
        return
    played = [partie.number for partie in tour.header.form.history]  # before the record begins
    for steps in tour.games:
        game = _game(tour.header, steps, played)
        if game.coups:
            yield game
        if game.ended:
            played.append(game.number)


def _game(header: Header, steps: list[Step], played: list[int]) -> RecordedGame:
    events = [event for step in steps for event in step.events]
    ended = next((event for event in events if isinstance(event, Ended)), None)
    gave_up = next((event.player for event in events if isinstance(event, (Resigned, FlagFell))), None)
    target, number = steps[-1].target, steps[-1].where.game
    rules = replace(header.form.rules, trous=target) if target else header.form.rules
    written = header.form.partie == "marque"
    thrown = [step for step in steps if step.throw]
    coups = []
    releve = 1
    for place, step in enumerate(thrown):
        following = thrown[place + 1].before if place + 1 < len(thrown) else None
        coups.append(_coup(step, rules, written, releve, following, ended))
        releve += _begins_afresh(following)
    refaits = played.count(number) if written else 0
    return RecordedGame(number, steps[-1].sits, rules, written, refaits, tuple(coups), ended, gave_up)


def _coup(
    step: Step, rules: Rules, written: bool, releve: int, following: Position | None, ended: Ended | None
) -> RecordedCoup:
    row = step.before.to_row(rules, target=0 if written else None)
    left = any(_leaves(event) for event in step.events)
    play = None
    if step.play is not None and not left:
        plays = step.before.legal_plays(rules=rules)
        found = plays.find(step.play)
        play = plays.packed.index(found) if found >= 0 else None
    waits = None if following is None else replace(following, throw=None)
    if waits is None and ended is None and step.after.throw is None:
        waits = step.after
    if waits is not None and any(isinstance(event, Exchanged) for event in step.events):
        waits = waits.mirror()  # after the exit they changed colours; the account goes on with those of the coup
    if waits is not None and any(waits.fatal_faults()):
        waits = None  # a false play that the record does not put right: nothing can be judged there
    return RecordedCoup(step, releve, row, play, left, waits)


def _leaves(event: Event) -> bool:
    return isinstance(event, Left) or (isinstance(event, Ended) and event.first is not None)


def _begins_afresh(position: Position | None) -> bool:
    return position is not None and position.white.coups == 0 == position.black.coups
