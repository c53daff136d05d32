"""A position: both sides' dames and marks, whose turn it is, and how far the coup has come.

Every side counts on its own march (see :mod:`trictrac.camp`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from trictrac import figures
from trictrac.camp import CASES, COIN, DAMES, STACKED, Camp, MadeJans, is_full, parse_dames
from trictrac.errors import InvalidMarksError, InvalidPositionError, WrongTypeError, expect, expect_text
from trictrac.faults import Fault, FaultKind
from trictrac.figures import Figure
from trictrac.kernel import state
from trictrac.kernel.march import can_fill
from trictrac.kernel.score import score_throw
from trictrac.marks import NOTHING_MARKED, Marks
from trictrac.phase import Phase
from trictrac.play import LegalPlays, Play, PlayLike
from trictrac.rules import LOI_2013, Rules
from trictrac.score import Mark, Score
from trictrac.side import Side, expect_side
from trictrac.throw import ALL_THROWS, Throw, ThrowLike
from trictrac.throws import Plein, ThrowOutlook, Throws
from trictrac.words import Fact, fact

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["CASES", "COIN", "DAMES", "STACKED", "Camp", "MadeJans", "Position", "is_full", "judge_row", "read_sheet"]

_SEATS = (Side.WHITE, Side.BLACK)
_PHASES = {phase.name.lower(): phase for phase in Phase if phase is not Phase.THROW}
_STATE = re.compile(rf"({'|'.join(_PHASES)})(?:\.([wb]))?(?:\.(\d{{1,3}}))?")
_COUPS = re.compile(r"(.+)\.(\d{1,4})(d?m?)")
_MOST_OWED = 126
_NO_MARKS = (NOTHING_MARKED, 0, MadeJans.NONE)


@dataclass(frozen=True, slots=True)
class Position:
    """The table at one moment: two camps, the side to act, the dice, and how far the coup has come.

    Without more words the side to throw has not thrown yet or, where dice lie on the table, has
    not marked them yet. Everything else is a :class:`~trictrac.phase.Phase`.

    >>> position = Position.parse("1x13-8-10_1x15_w")
    >>> score = position.score("4-3")
    >>> [(mark.jan.value, mark.points) for mark in score]
    [('deux_tables', 4)]
    """

    white: Camp = STACKED
    black: Camp = STACKED
    turn: Side = Side.WHITE
    throw: Throw | None = None
    phase: Phase = Phase.THROW
    """THROW until the dice are thrown and marked, then DECIDE or PLAY; OPENING and OVER at the ends."""
    owed: int = 0
    """Points of this coup that the opponent marks after the play (art. XVIII)."""
    winner: Side | None = None
    """Who won, once the game is over; None before, and for a refait of the written game (art. II)."""

    def __post_init__(self) -> None:
        self._check_types()
        if self.phase is not Phase.THROW or self.owed or self.winner:
            self._check_phase()

    def _check_phase(self) -> None:
        if self.phase.marked and self.throw is None:
            self._contradicts(fact("position-dice-missing"))
        if self.phase is Phase.OPENING and self.throw is not None:
            self._contradicts(fact("position-dice-before-opening"))
        if self.winner is not None and self.phase is not Phase.OVER:
            self._contradicts(fact("position-winner-too-soon"))
        if self.owed and self.phase in (Phase.OPENING, Phase.THROW):
            self._contradicts(fact("position-owed-too-soon"))
        if self.owed not in range(0, _MOST_OWED + 1, 2):
            self._contradicts(fact("position-owed"))

    def _check_types(self) -> None:
        for camp in (self.white, self.black):
            expect(camp, Camp, "each side of a position is a Camp, such as Camp.of({1: 15})")
        for side in (self.turn, self.winner or self.turn):
            expect_side(side)
        if self.throw is not None:
            expect(self.throw, Throw, "the dice of a position are a Throw or None")
        expect(self.phase, Phase, "the phase of a position is a Phase, such as Phase.THROW")

    def _contradicts(self, why: Fact) -> None:
        raise InvalidPositionError(fact("position-contradicts", why=why, given=str(self)), str(self))

    def camp(self, side: Side) -> Camp:
        """The camp of one side."""
        return self.white if expect_side(side) is Side.WHITE else self.black

    @property
    def mover(self) -> Camp:
        """The camp of the side to throw."""
        return self.camp(self.turn)

    @property
    def other(self) -> Camp:
        """The camp of the side that waits."""
        return self.camp(self.turn.other)

    @property
    def pavillon(self) -> Side | None:
        """The side that took the pavillon: the second to mark trous, still in an unbroken run (art. XV)."""
        for side in Side:
            if self.camp(side).marks.has_pavillon(self.camp(side.other).marks):
                return side
        return None

    def jetons(self, side: Side) -> int:
        """How many jetons mark this side's points: two for the second to mark while in bredouille (art. XV)."""
        return self.camp(side).marks.jetons(self.camp(side.other).marks)

    def mirror(self) -> Position:
        """The same table with the colours exchanged."""
        winner = self.winner and self.winner.other
        return replace(self, white=self.black, black=self.white, turn=self.turn.other, winner=winner)

    def with_camp(self, side: Side, camp: Camp) -> Position:
        """The same table with another camp on one side."""
        return replace(self, white=camp) if expect_side(side) is Side.WHITE else replace(self, black=camp)

    # What the law says of it

    def score(self, throw: ThrowLike | None = None, rules: Rules = LOI_2013) -> Score:
        """What a throw scores, reason by reason, judged before the play (art. X-XIII)."""
        return self.judge(throw, rules)[0]

    def legal_plays(self, throw: ThrowLike | None = None, rules: Rules = LOI_2013) -> LegalPlays:
        """The plays that fulfil every duty, one for each resulting position (art. VI-IX, XIII, XIV)."""
        return self.judge(throw, rules)[1]

    def judge(self, throw: ThrowLike | None = None, rules: Rules = LOI_2013) -> tuple[Score, LegalPlays]:
        """The score and the legal plays of a throw, by default of the dice on the table."""
        dice = self.throw if throw is None else Throw.of(throw)
        if dice is None:
            raise InvalidPositionError(fact("position-no-dice"), str(self))
        return judge_row(self._row_to_judge(rules), dice, self.turn)

    def throws(self, rules: Rules = LOI_2013) -> Throws:
        """What each of the twenty-one throws would do now, and how many of the thirty-six do it."""
        if self.phase is Phase.OVER:
            raise InvalidPositionError(fact("throws-over"), str(self))
        row = self._row_to_judge(rules)
        held, points = Plein.full_in(self.mover), self.mover.points
        judged = (judge_row(row, throw, self.turn) for throw in ALL_THROWS)
        return Throws(tuple(ThrowOutlook(score, plays, held, points) for score, plays in judged), self.turn)

    def figures(self, throw: ThrowLike | None = None, rules: Rules = LOI_2013) -> tuple[Figure, ...]:
        """The figures that the treatises have names for, of the mover, then of the opponent.

        Numbers to be played and revirades belong to dice: those given, by default those on the table.
        """
        self.check()
        found: list[Figure] = []
        for side in (self.turn, self.turn.other):
            row = Position(self.white, self.black, side).to_row()
            found += figures.standing(side, self.camp(side), self.camp(side.other), row)
        dice = self.throw if throw is None else Throw.of(throw)
        if dice is not None and self.phase is not Phase.OVER:
            found += figures.of_a_throw(self.turn, self.mover, dice, self.legal_plays(dice, rules))
        return tuple(found)

    def _row_to_judge(self, rules: Rules) -> NDArray[np.int8]:
        self.check()
        row = self.to_row(rules)
        if self.phase.marked and self.mover.coups:
            row[state.MINE + state.COUPS] -= 1  # this throw is counted already; earlier ones decide (art. XII)
            row[state.MADE] = 0  # and so are its jans: to make one twice would take the same two dames again
        return row

    def after(self, play: PlayLike) -> Position:
        """The board after a play of the mover, nothing else changed. The play is not checked."""
        return self.with_camp(self.turn, replace(self.mover, dames=Play.of(play).apply(self.mover.dames)))

    def check(self) -> None:
        """Raises InvalidPositionError if the position cannot be judged."""
        faults = self.fatal_faults()
        if faults:
            raise InvalidPositionError(fact("position-unjudged", fault=faults[0].told, given=str(self)), str(self))

    def status(self) -> tuple[Fault, ...]:
        """Everything that is wrong with a set-up position; empty for a sound one."""
        faults = self.fatal_faults()
        if not faults:
            faults += self._passed_too_soon()
            if self.phase.marked and self.owed != self.score().total(self.turn.other):
                faults.append(Fault(FaultKind.OWED, self.turn))
        for side in Side:
            marks = self.camp(side).marks
            if marks != marks.without_empty_runs():
                faults.append(Fault(FaultKind.RUN_OF_NOTHING, side))
        if self.white.bredouille and self.black.bredouille:
            faults.append(Fault(FaultKind.BOTH_IN_BREDOUILLE, self.turn))
        if self.white.serie and self.black.serie:
            faults.append(Fault(FaultKind.BOTH_IN_SERIE, self.turn))
        return tuple(faults)

    def fatal_faults(self) -> list[Fault]:
        """The faults that leave nothing to judge."""
        faults = [fault for side in Side for fault in _camp_faults(side, self.camp(side))]
        for case, (white, black) in enumerate(zip(self.white.dames, reversed(self.black.dames), strict=True), 1):
            if white and black:
                faults.append(Fault(FaultKind.TWO_COLOURS, Side.WHITE, case))
        if not any(self.mover.dames) and self.phase is not Phase.OVER:
            faults.append(Fault(FaultKind.NO_DAME, self.turn))
        return faults

    def is_valid(self) -> bool:
        """Checks if the position has no fault at all."""
        return not self.status()

    def _passed_too_soon(self) -> list[Fault]:
        faults = []
        for side in Side:
            row = Position(self.white, self.black, side).to_row()
            for first, kind in ((7, FaultKind.IN_FORBIDDEN_GRAND_JAN), (1, FaultKind.IN_FORBIDDEN_PETIT_JAN)):
                mine = self.camp(side).dames[25 - first - 6 : 25 - first]
                if sum(mine) and can_fill(row, state.OTHER, first):
                    faults.append(Fault(kind, side))
        return faults

    # The kernel's row

    def to_row(self, rules: Rules = LOI_2013, target: int | None = None) -> NDArray[np.int8]:
        """The position as a new state row of the kernel, dice and phase included.

        ``target`` trous win instead of the number of the rules; 0 is the written game (art. II).
        """
        expect(rules, Rules, "a position is judged by Rules, such as Rules.of('usage-19e')")
        trous = rules.trous if target is None else target
        if type(trous) is not int or not 0 <= trous <= 127:
            raise WrongTypeError("the trous that win are a number from 0 to 127", trous)
        row = bytearray(state.ROW)
        self.mover.to_row(row, state.ME, state.MINE)
        self.other.to_row(row, state.OTHER, state.THEIRS)
        if not rules.opening_jans_once:
            row[state.MADE] = row[state.THEIR_MADE] = 0
        row[state.SEAT] = _SEATS.index(self.turn)
        row[state.PHASE] = self.phase.value
        if self.throw is not None:
            row[state.DIE_A], row[state.DIE_B] = self.throw
        row[state.OWED] = self.owed
        row[state.WINNER] = (state.NOBODY if self.winner is None else _SEATS.index(self.winner)) & 255
        row[state.TARGET] = trous
        row[state.RULES] = rules.bits
        return np.frombuffer(row, np.int8)

    @classmethod
    def from_row(cls, row: NDArray[np.int8]) -> Position:
        """Reads a state row of the kernel; only the target and the rules are not part of a position."""
        if not isinstance(row, np.ndarray) or row.shape != (state.ROW,):
            raise WrongTypeError(f"a row is an array of {state.ROW} numbers, int8", row)
        camps = (Camp.from_row(row, state.ME, state.MINE), Camp.from_row(row, state.OTHER, state.THEIRS))
        turn = _SEATS[row[state.SEAT]]
        white, black = camps if turn is Side.WHITE else reversed(camps)
        throw = Throw(int(row[state.DIE_A]), int(row[state.DIE_B])) if row[state.DIE_A] else None
        won = row[state.PHASE] == state.OVER and row[state.WINNER] != state.NOBODY
        winner = _SEATS[row[state.WINNER]] if won else None
        return cls(white, black, turn, throw, Phase(int(row[state.PHASE])), int(row[state.OWED]), winner)

    # Text

    @classmethod
    def parse(cls, text: str) -> Position:
        """Reads the notation of docs/notation.md. Faults of the position are left to :meth:`status`."""
        parts = expect_text(text, "a position", "1x13-6-7_1x15_w").strip().split("_")
        if len(parts) < 3 or parts[2] not in ("w", "b"):
            raise _unreadable(text)
        match = _STATE.fullmatch(parts[-1])
        rest = parts[3:-1] if match else parts[3:]
        marks = [_parse_marks(part, text) for part in rest[:2]] if len(rest) >= 2 else [_NO_MARKS] * 2
        rest = rest[2:] if len(rest) >= 2 else rest
        if len(rest) > 1:
            raise _unreadable(text)
        try:
            dames = [parse_dames(part) for part in parts[:2]]
        except InvalidPositionError as error:
            raise _unreadable(text, error.told) from None
        white, black = (Camp.of(on, *mark) for on, mark in zip(dames, marks, strict=True))
        phase, winner, owed = match.groups() if match else (None, None, None)
        return cls(
            white,
            black,
            Side(parts[2]),
            Throw.parse(rest[0]) if rest else None,
            _PHASES[phase] if phase else Phase.THROW,
            int(owed or 0),
            Side(winner) if winner else None,
        )

    def __str__(self) -> str:
        parts = [self.white.dames_text(), self.black.dames_text(), self.turn.value]
        marks = [self.white.marks_text(), self.black.marks_text()]
        if marks != ["0.0.0", "0.0.0"]:
            parts += marks
        if self.throw:
            parts.append(str(self.throw))
        if self.phase is not Phase.THROW:
            winner = f".{self.winner.value}" if self.winner else ""
            owed = f".{self.owed}" if self.owed else ""
            parts.append(f"{self.phase.name.lower()}{winner}{owed}")
        return "_".join(parts)

    def __repr__(self) -> str:
        camps = (self.white, self.black)
        if all(min(*c.dames, c.points, c.trous, c.coups) >= 0 and max(c.dames) <= DAMES for c in camps):
            return f"Position.parse({str(self)!r})"
        # More dames than there are, or fewer than none of anything, have no text.
        values = (self.white, self.black, self.turn, self.throw, self.phase, self.owed, self.winner)
        return f"Position({', '.join(map(repr, values))})"

    def _repr_svg_(self) -> str:
        from trictrac.svg import board  # the drawing is a layer above  # noqa: PLC0415

        return board(self)


def judge_row(row: NDArray[np.int8], throw: Throw, mover: Side) -> tuple[Score, LegalPlays]:
    """Asks the kernel for the sheet and the plays of a throw."""
    plays = np.empty(state.MAX_PLAYS, np.int32)
    sheet = np.empty(state.MAX_REASONS, np.int32)
    n_plays, n_reasons = score_throw(row, throw.high, throw.low, plays, sheet)
    return read_sheet(plays[:n_plays].tolist(), sheet[:n_reasons].tolist(), throw, mover)


def read_sheet(plays: list[int], sheet: list[int], throw: Throw, mover: Side) -> tuple[Score, LegalPlays]:
    """Turns the kernel's packed plays and reasons into objects."""
    marks = tuple(Mark.unpack(packed, mover) for packed in sheet)
    return Score(marks, throw, mover, state.unplayed(plays[0])), LegalPlays(plays)


def _camp_faults(side: Side, camp: Camp) -> list[Fault]:
    faults = []
    if min(camp.dames) < 0:
        return [Fault(FaultKind.NEGATIVE, side)]
    if camp.out < 0:
        faults.append(Fault(FaultKind.TOO_MANY_DAMES, side))
    if camp.on(COIN) == 1:
        faults.append(Fault(FaultKind.LONE_ON_COIN, side))
    if camp.on(COIN + 1):
        faults.append(Fault(FaultKind.ON_OTHER_COIN, side))
    if camp.points not in range(0, 12, 2):
        faults.append(Fault(FaultKind.POINTS, side))
    if camp.trous not in range(state.MANY_TROUS + 1):
        faults.append(Fault(FaultKind.TROUS, side))
    if camp.coups not in range(state.MANY_COUPS + 1):
        faults.append(Fault(FaultKind.COUPS, side))
    return faults


def _unreadable(text: str, why: Fact | str = "none") -> InvalidPositionError:
    return InvalidPositionError(fact("position-unreadable", given=repr(text), why=why), text)


def _parse_marks(part: str, text: str) -> tuple[Marks, int, MadeJans]:
    match = _COUPS.fullmatch(part)
    try:
        if match is None:
            raise InvalidMarksError(part)
        return Marks.parse(match[1]), int(match[2]), MadeJans.parse(match[3])
    except InvalidMarksError:
        raise InvalidPositionError(fact("position-bad-marks", given=repr(text), part=repr(part)), text) from None
