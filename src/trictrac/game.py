"""A game in play: throws, stay or leave, plays, in the order of the law, with undo."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from trictrac.enums import NamedEnum
from trictrac.errors import (
    IllegalPlayError,
    InvalidPositionError,
    TrictracError,
    WrongPhaseError,
    expect,
    expect_text,
)
from trictrac.kernel import coup, state
from trictrac.phase import Phase
from trictrac.play import LegalPlays, Play, PlayLike
from trictrac.position import Position, read_sheet
from trictrac.rules import LOI_2013, Rules
from trictrac.score import Score
from trictrac.side import Side
from trictrac.throw import Throw, ThrowLike, number_on_die, read_dice, two_dice
from trictrac.words import fact

if TYPE_CHECKING:
    from numpy.typing import NDArray

_SEATS = (Side.WHITE, Side.BLACK)


class Decision(NamedEnum):
    """What to do after a trou (art. XVI)."""

    STAY = "stay"
    LEAVE = "leave"

    @classmethod
    def parse(cls, text: str) -> Decision:
        """Reads ``stay`` or ``leave``."""
        for decision in cls:
            if expect_text(text, "a decision", "stay").strip().lower() == decision.value:
                return decision
        raise TrictracError(f"one stays or leaves: write stay or leave, not {text!r}", text)

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class Opening:
    """The two dice that decide who begins (art. V)."""

    white: int
    black: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "white", number_on_die(self.white))
        object.__setattr__(self, "black", number_on_die(self.black))

    @classmethod
    def parse(cls, text: str) -> Opening:
        """Reads ``5-3``: white's die first."""
        return cls(*read_dice(expect_text(text, "an opening", "5-3")))

    def __str__(self) -> str:
        return f"{self.white}-{self.black}"


Action: TypeAlias = Opening | Throw | Decision | Play
ActionLike: TypeAlias = Action | str | Iterable[int] | Iterable[tuple[int, int]]
"""What :meth:`Game.push` takes: an action, or its text or numbers, which are read by what the game waits for."""


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

    Two games are equal if their rules and their tables are; how they came there does not matter.

    >>> game = Game()
    >>> game.push("6-4")
    >>> game.turn, game.phase
    (Side.WHITE, Phase.PLAY)
    >>> game.push("1-7 1-5")
    >>> game.turn
    Side.BLACK
    >>> game.peek()
    Play.parse('1-7 1-5')
    """

    def __init__(self, rules: Rules = LOI_2013, position: Position | None = None) -> None:
        self.rules = expect(rules, Rules, "a game is played by Rules, such as Rules.of('usage-19e')")
        self._frames: list[_Frame] = []
        self._plays: LegalPlays | None = None
        self._score: Score | None = None
        if position is None:
            self._row = np.zeros(state.ROW, np.int8)
            state.start(self._row, rules.trous, rules.bits)
        else:
            expect(position, Position, "a game begins from a Position; Position.parse reads one from text").check()
            if position.phase is Phase.OVER and position.winner is None:
                raise InvalidPositionError(fact("game-over-without-winner", position=str(position)), str(position))
            self._row = position.to_row(rules)
            if position.phase.marked:
                self._score, self._plays = position.judge(rules=rules)
            elif position.phase is Phase.THROW and position.throw:
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
        """The sheet of the last throw; None if the game was set up after it."""
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

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        if not self.is_over:
            return None
        winner = _SEATS[self._row[state.WINNER]]
        position = self.position
        return Outcome(winner, (position.white.trous, position.black.trous), position.camp(winner).serie)

    # What the players do

    def push_opening(self, white: int, black: int) -> bool:
        """One die each: the higher begins and plays these numbers. False if they are equal: throw again (art. V)."""
        self._expect(Phase.OPENING)
        opening = Opening(white, black)
        mine, theirs = (white, black) if self.turn is Side.WHITE else (black, white)
        with self._undoable(opening) as row:
            opened = bool(coup.open_game(row, mine, theirs))
            if opened:
                self._throw(Throw(white, black))
        return opened

    def push_throw(self, throw: ThrowLike) -> Score:
        """Throws the dice and marks the thrower's points; returns the sheet."""
        self._expect(Phase.THROW)
        dice = Throw.of(throw)
        with self._undoable(dice):
            return self._throw(dice)

    def push_decision(self, decision: Decision | str) -> None:
        """Stays or leaves after a trou (art. XVI)."""
        self._expect(Phase.DECIDE)
        if not isinstance(decision, Decision):
            decision = Decision.parse(decision)
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

    def push_play(self, play: PlayLike) -> None:
        """Plays the numbers; the opponent then marks what the coup gave them."""
        self._expect(Phase.PLAY)
        play = Play.of(play)
        packed = self.legal_plays.find(play)
        if packed < 0:
            raise IllegalPlayError(f"illegal play: {play} in {self.position}", str(play))
        throw = self._score.throw if self._score else None
        with self._undoable(play) as row:
            coup.make_play(row, packed)
            if throw and row[state.DIE_A] and row[state.PHASE] == state.THROW:
                self._throw(throw)  # je joue pour tout: the same dice open the releve (LL 118)

    def push(self, action: ActionLike) -> None:
        """Does any action. A text or numbers are read by what the game waits for.

        ``"6-4"`` or ``(6, 4)`` at the opening (white's die first) and for a throw, ``"stay"`` or
        ``"leave"`` after a trou, ``"1-7 1-5"`` or ``((1, 7), (1, 5))`` for a play.
        """
        done = action if isinstance(action, Action) else self._read(action)
        if isinstance(done, Opening):
            self.push_opening(done.white, done.black)
        elif isinstance(done, Throw):
            self.push_throw(done)
        elif isinstance(done, Decision):
            self.push_decision(done)
        else:
            self.push_play(done)

    def _read(self, action: object) -> Action:
        """An action of this phase from its text or its numbers."""
        match self.phase:
            case Phase.OPENING:
                return Opening.parse(action) if isinstance(action, str) else Opening(*two_dice(action))
            case Phase.THROW:
                return Throw.of(action)  # type: ignore[arg-type]
            case Phase.DECIDE:
                return Decision.parse(action)  # type: ignore[arg-type]
            case Phase.PLAY:
                return Play.of(action)  # type: ignore[arg-type]
            case _:
                raise WrongPhaseError(f"nothing can be done now: {_WAITING[self.phase]}", str(action))

    def pop(self) -> Action:
        """Takes the last action back."""
        action = self.peek()
        self._restore(self._frames.pop())
        return action

    def peek(self) -> Action:
        """The last action, which stays."""
        if not self._frames:
            raise WrongPhaseError("there is nothing to take back")
        return self._frames[-1].action

    def copy(self) -> Game:
        """The same game with its history, to go on from apart."""
        twin = Game.__new__(Game)
        twin.rules = self.rules
        # Every action works on a new row, so that the rows themselves can be shared.
        twin._frames = self._frames.copy()
        twin._row, twin._plays, twin._score = self._row, self._plays, self._score
        return twin

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.rules == other.rules and np.array_equal(self._row, other._row)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __iter__(self) -> Iterator[Action]:
        return iter(self.history)

    def __repr__(self) -> str:
        rules = "" if self.rules == LOI_2013 else f"Rules.parse({str(self.rules)!r}), "
        return f"Game({rules}position={self.position!r})"

    def _repr_svg_(self) -> str:
        return self.position._repr_svg_()

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

    @contextmanager
    def _undoable(self, action: Action) -> Iterator[NDArray[np.int8]]:
        """Keeps what an action will change; if the action fails, nothing has changed."""
        frame = _Frame(action, self._row, self._plays, self._score)
        self._row = frame.row.copy()
        try:
            yield self._row
        except BaseException:
            self._restore(frame)
            raise
        self._frames.append(frame)

    def _restore(self, frame: _Frame) -> None:
        self._row, self._plays, self._score = frame.row, frame.plays, frame.score


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
