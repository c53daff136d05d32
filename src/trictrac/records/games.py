"""A game of the library as a record: everything is done again at a table where the program marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trictrac.errors import expect
from trictrac.forms import ordinary
from trictrac.game import Action, Decision, Game, Opening
from trictrac.phase import Phase
from trictrac.play import Play
from trictrac.records.header import Header
from trictrac.records.visitor import Record
from trictrac.table import Mode, Setting, Table, TablePhase
from trictrac.table import actions as do
from trictrac.throw import Throw

PLAYERS = ("White", "Black")


def from_game(game: Game, players: Sequence[str] = PLAYERS, fields: Mapping[str, str] | None = None) -> Record:
    """The record of a game, finished or not: white is player A, black B; ``fields`` are lines for its head.

    >>> game = Game()
    >>> for action in ("6-4", "1-7 1-5", "2-1", "1-3-4"):
    ...     game.push(action)
    >>> record = from_game(game)
    >>> print(str(record).partition("automatic\\n")[2].strip())
    A joins  B joins
    <BLANKLINE>
    game 1  white A, black B
    opening  A 6  B 4
       1. A 6-4  1-7 1-5
       2. B 2-1  1-3-4
    """
    first = expect(game, Game, "a record is written of a Game").copy()
    while first.history:
        first.pop()
    start = None if first.phase is Phase.OPENING else first.position
    header = Header(ordinary(players, rules=game.rules), Setting((Mode.AUTOMATIC,) * 2, start=start), fields or {})
    scribe = _Scribe(header)
    for action in game.history:
        scribe.take(action)
    return Record(header, list(scribe.table.events))


class _Scribe:
    """Does the actions of a game at a table."""

    def __init__(self, header: Header) -> None:
        self._dice: list[int] = []
        self._throw: tuple[int, ...] = ()
        self.table = Table(header.form, header.setting, lambda: self._dice.pop(0))
        for player in (0, 1):
            self.table.act(do.Join(player))

    def take(self, action: Action) -> None:
        """Does one action."""
        if isinstance(action, Opening):
            self._open(action)
        elif isinstance(action, Throw):
            self._throw = tuple(action)
            self._roll(self._mover, *action)
        else:
            if self.table.state.phase is TablePhase.THROW:
                # The dice of the opening or of the exit (je joue pour tout) lie there: a game takes them by itself.
                self._roll(self._mover, *self._throw)
            self._decide(action)

    @property
    def _mover(self) -> int:
        state = self.table.state
        return state.sits[state.turn]

    def _open(self, opening: Opening) -> None:
        dice = (opening.white, opening.black)
        self._throw = (max(dice), min(dice))
        if self.table.state.rules.opening_dice == "together":
            self._roll(0, *dice)
        else:
            for player, die in enumerate(dice):
                self._roll(player, die)

    def _roll(self, player: int, *dice: int) -> None:
        self._dice[:] = dice
        self.table.act(do.ThrowDice(player, confirmed=True))

    def _decide(self, action: Decision | Play) -> None:
        mover = self._mover
        if action is Decision.STAY:
            self.table.act(do.Stay(mover))
        elif action is Decision.LEAVE:
            self.table.act(do.Leave(mover, confirmed=True))
            if self.table.state.phase is TablePhase.LEAVING:
                self.table.act(do.Agree(1 - mover))
        else:
            self.table.act(do.PlayDames(mover, action, confirmed=True))
