"""A game in play: throws, stay or leave, plays, in the order of the law, with undo."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from trictrac.errors import IllegalPlayError, WrongPhaseError
from trictrac.kernel import coup, state
from trictrac.play import LegalPlays, Play
from trictrac.position import Position, read_sheet
from trictrac.rules import LOI_2013, Rules
from trictrac.score import Score
from trictrac.side import Side
from trictrac.throw import Throw

if TYPE_CHECKING:
    from numpy.typing import NDArray

_SEATS = (Side.WHITE, Side.BLACK)


class Phase(enum.Enum):
    """What the game waits for (art. XVIII)."""

    OPENING = state.OPENING
    """One die each, the higher begins (art. V)."""
    THROW = state.THROW
    """The side whose turn it is throws."""
    DECIDE = state.DECIDE
    """It made a trou with its own throw: stay or leave (art. XVI)."""
    PLAY = state.PLAY
    """It plays the numbers."""
    OVER = state.OVER


class Decision(enum.Enum):
    """What to do after a trou (art. XVI)."""

    STAY = "stay"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class Opening:
    """The two dice that decide who begins (art. V)."""

    white: int
    black: int


Action = Opening | Throw | Decision | Play


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winner: Side
    trous: tuple[int, int]
    """The trous of white and of black."""
    bredouille: bool
    """Whether the winner took all trous in one run: grande bredouille (art. XX)."""


@dataclass(frozen=True, slots=True)
class _Frame:
    """All that undoing an action gives back."""

    action: Action
    row: NDArray[np.int8]
    plays: LegalPlays | None
    score: Score | None


class Game:
    """An ordinary game, the program marking.

    >>> game = Game()
    >>> game.push_opening(6, 4)
    True
    >>> game.turn, game.phase
    (Side.WHITE, <Phase.PLAY: 3>)
    >>> game.push_play(Play.parse("1-7 1-5"))
    >>> game.turn
    Side.BLACK
    """

    def __init__(self, rules: Rules = LOI_2013, position: Position | None = None) -> None:
        self.rules = rules
        self._frames: list[_Frame] = []
        self._plays: LegalPlays | None = None
        self._score: Score | None = None
        if position is None:
            self._row = np.zeros(state.ROW, np.int8)
            state.start(self._row, rules.trous, rules.bits)
        else:
            position.check()
            self._row = position.to_row(rules)
            if position.throw:
                self._throw(position.throw)

    # What the table shows

    @property
    def position(self) -> Position:
        """The table now, with the dice of the coup under way."""
        return Position.from_row(self._row)

    @property
    def turn(self) -> Side:
        """The side that acts."""
        return _SEATS[self._row[state.SEAT]]

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return Phase(int(self._row[state.PHASE]))

    @property
    def score(self) -> Score | None:
        """The sheet of the last throw."""
        return self._score

    @property
    def legal_plays(self) -> LegalPlays:
        """The plays of the throw on the table; none outside the phases DECIDE and PLAY."""
        if self._plays is not None and self.phase in (Phase.DECIDE, Phase.PLAY):
            return self._plays
        return LegalPlays(())

    @property
    def history(self) -> tuple[Action, ...]:
        """Every action so far."""
        return tuple(frame.action for frame in self._frames)

    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        if self.phase is not Phase.OVER:
            return None
        winner = _SEATS[self._row[state.WINNER]]
        position = self.position
        return Outcome(winner, (position.white.trous, position.black.trous), position.camp(winner).serie)

    # What the players do

    def push_opening(self, white: int, black: int) -> bool:
        """One die each: the higher begins and plays these numbers. False if they are equal: throw again (art. V)."""
        self._expect(Phase.OPENING)
        Throw(white, black)  # both are dice
        with self._undoable(Opening(white, black)) as row:
            opened = bool(coup.open_game(row, white, black))
            if opened:
                self._throw(Throw(white, black))
        return opened

    def push_throw(self, throw: Throw) -> Score:
        """Throws the dice and marks the thrower's points; returns the sheet."""
        self._expect(Phase.THROW)
        with self._undoable(throw):
            return self._throw(throw)

    def push_decision(self, decision: Decision) -> None:
        """Stays or leaves after a trou (art. XVI)."""
        self._expect(Phase.DECIDE)
        with self._undoable(decision) as row:
            if decision is Decision.LEAVE:
                coup.leave(row)
            else:
                coup.stay(row)

    def stay(self) -> None:
        """Tenir."""
        self.push_decision(Decision.STAY)

    def leave(self) -> None:
        """S'en aller."""
        self.push_decision(Decision.LEAVE)

    def push_play(self, play: Play) -> None:
        """Plays the numbers; the other then marks what the coup gave him."""
        self._expect(Phase.PLAY)
        packed = self.legal_plays.find(play)
        if packed < 0:
            raise IllegalPlayError(f"illegal play: {play} in {self.position}", str(play))
        throw = self._score.throw if self._score else None
        with self._undoable(play) as row:
            coup.make_play(row, packed)
            if throw and row[state.DIE_A] and row[state.PHASE] == state.THROW:
                self._throw(throw)  # je joue pour tout: the same dice open the releve (LL 118)

    def push(self, action: Action) -> None:
        """Does any action of a history."""
        if isinstance(action, Opening):
            self.push_opening(action.white, action.black)
        elif isinstance(action, Throw):
            self.push_throw(action)
        elif isinstance(action, Decision):
            self.push_decision(action)
        else:
            self.push_play(action)

    def pop(self) -> Action:
        """Takes the last action back."""
        if not self._frames:
            raise WrongPhaseError("there is nothing to take back")
        frame = self._frames.pop()
        self._row, self._plays, self._score = frame.row, frame.plays, frame.score
        return frame.action

    def __iter__(self) -> Iterator[Action]:
        return iter(self.history)

    def __repr__(self) -> str:
        return f"<Game: {self.phase.name}, {self.position}>"

    # Helpers

    def _throw(self, throw: Throw) -> Score:
        plays = np.empty(state.MAX_PLAYS, np.int32)
        sheet = np.empty(state.MAX_REASONS, np.int32)
        mover = self.turn
        n_plays, n_reasons = coup.throw_dice(self._row, throw.high, throw.low, plays, sheet)
        self._score, self._plays = read_sheet(plays[:n_plays].tolist(), sheet[:n_reasons].tolist(), throw, mover)
        return self._score

    def _expect(self, phase: Phase) -> None:
        if self.phase is not phase:
            raise WrongPhaseError(f"{_DOING[phase]} is not possible now: {_WAITING[self.phase]}", self.phase.name)

    def _undoable(self, action: Action) -> _Undoable:
        return _Undoable(self, action)


class _Undoable:
    """Saves what an action will change; nothing is kept if the action fails."""

    def __init__(self, game: Game, action: Action) -> None:
        self.game = game
        self.frame = _Frame(action, game._row, game._plays, game._score)

    def __enter__(self) -> NDArray[np.int8]:
        self.game._row = self.frame.row.copy()
        return self.game._row

    def __exit__(self, error: object, *_: object) -> None:
        if error is None:
            self.game._frames.append(self.frame)
        else:
            self.game._row, self.game._plays, self.game._score = self.frame.row, self.frame.plays, self.frame.score


_DOING = {
    Phase.OPENING: "throwing for the first dice",
    Phase.THROW: "throwing",
    Phase.DECIDE: "staying or leaving",
    Phase.PLAY: "playing",
}
_WAITING = {
    Phase.OPENING: "the opening dice come first (art. V)",
    Phase.THROW: "the dice are to be thrown",
    Phase.DECIDE: "the thrower made a trou and must first stay or leave (art. XVI)",
    Phase.PLAY: "the numbers thrown are to be played",
    Phase.OVER: "the game is over",
}
