"""A position: both sides' dames and marks, whose turn it is, perhaps the dice.

Every side counts on its own march: talon = case 1, corner = 12, the other's
corner = 13, the other's talon = 24. My case ``c`` is the other's ``25 - c``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from trictrac.errors import InvalidPositionError
from trictrac.faults import Fault, FaultKind
from trictrac.kernel import state
from trictrac.kernel.march import can_fill
from trictrac.kernel.packed import UNPLAYED_SHIFT
from trictrac.kernel.score import score_throw
from trictrac.play import LegalPlays, Play
from trictrac.rules import LOI_2013, Rules
from trictrac.score import Mark, Score
from trictrac.side import Side
from trictrac.throw import Throw

if TYPE_CHECKING:
    from numpy.typing import NDArray

DAMES = state.DAMES
CASES = 24
COIN = state.COIN

_SIDE = re.compile(r"0|\d+(?:x\d+)?(?:-\d+(?:x\d+)?)*")
_MARKS = re.compile(r"(\d+)(b?)\.(\d+)(s?)\.(\d+)")
_HINT = "write white_black_turn, such as 1x13-6-7_1x15_w (see docs/notation.md)"
_CONSEIL = "écrivez blanc_noir_trait, comme 1x13-6-7_1x15_w"


@dataclass(frozen=True, slots=True)
class Camp:
    """What one side has on the table: dames on its own march, jetons, fichet."""

    dames: tuple[int, ...]
    """Twenty-four counts; ``dames[0]`` is the talon (case 1), ``dames[11]`` the corner."""
    points: int = 0
    """Points marked, 0 to 10, always even."""
    bredouille: bool = False
    """Whether these points were taken in one run, so that the trou would be double (art. XV)."""
    trous: int = 0
    serie: bool = False
    """Whether all trous were taken in one run: the bredouille of trous (art. XV)."""
    coups: int = 0
    """How many times this side has thrown since the dames were last stacked."""

    def __post_init__(self) -> None:
        if len(self.dames) != CASES:
            raise InvalidPositionError(
                f"a camp has {CASES} cases, not {len(self.dames)}",
                f"un camp a {CASES} cases, non {len(self.dames)}",
                str(self.dames),
            )

    @classmethod
    def of(cls, dames: Mapping[int, int], **marks: Any) -> Camp:
        """Makes a camp from ``{case: dames}``; cases not named are empty, missing dames are out."""
        counts = [0] * CASES
        for case, count in dames.items():
            if not 1 <= case <= CASES:
                raise InvalidPositionError(
                    f"there is no case {case}: cases go from 1 to 24",
                    f"il n'y a pas de case {case} : les cases vont de 1 à 24",
                    str(case),
                )
            counts[case - 1] = count
        return cls(tuple(counts), **marks)

    def on(self, case: int) -> int:
        """The number of dames on one of this side's cases, 1 to 24."""
        return self.dames[case - 1]

    @property
    def out(self) -> int:
        """How many dames have left the board."""
        return DAMES - sum(self.dames)

    def as_dict(self) -> dict[int, int]:
        """The occupied cases as ``{case: dames}``."""
        return {index + 1: count for index, count in enumerate(self.dames) if count}

    def _board_text(self) -> str:
        groups = [f"{case}x{count}" if count > 1 else str(case) for case, count in self.as_dict().items()]
        return "-".join(groups) or "0"

    def _marks_text(self) -> str:
        return f"{self.points}{'b' * self.bredouille}.{self.trous}{'s' * self.serie}.{self.coups}"


STACKED = Camp((DAMES,) + (0,) * (CASES - 1))
"""All fifteen dames on the talon, nothing marked."""


@dataclass(frozen=True, slots=True)
class Position:
    """The table at a throw: two camps, the side to throw, and the dice once thrown.

    >>> position = Position.parse("1x13-8-10_1x15_w")
    >>> score = position.score(Throw(4, 3))
    >>> [(mark.jan.value, mark.points) for mark in score]
    [('deux_tables', 4)]
    """

    white: Camp = STACKED
    black: Camp = STACKED
    turn: Side = Side.WHITE
    throw: Throw | None = None

    def camp(self, side: Side) -> Camp:
        """The camp of one side."""
        return self.white if side is Side.WHITE else self.black

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
            if self.camp(side).serie and self.camp(side).trous and self.camp(side.other).trous:
                return side
        return None

    def jetons(self, side: Side) -> int:
        """How many jetons mark this side's points: two for the second to mark while in bredouille (art. XV)."""
        camp = self.camp(side)
        if not camp.points:
            return 0
        return 2 if camp.bredouille and self.camp(side.other).points else 1

    def mirror(self) -> Position:
        """The same table with the colours exchanged."""
        return Position(self.black, self.white, self.turn.other, self.throw)

    # What the law says of it

    def score(self, throw: Throw | None = None, rules: Rules = LOI_2013) -> Score:
        """What a throw scores, reason by reason, judged before the play (art. X-XIII)."""
        throw = self._dice(throw)
        return judge_row(self.to_row(rules), throw, self.turn)[0]

    def legal_plays(self, throw: Throw | None = None, rules: Rules = LOI_2013) -> LegalPlays:
        """The plays that fulfil every duty, one for each resulting position (art. VI-IX, XIII, XIV)."""
        throw = self._dice(throw)
        return judge_row(self.to_row(rules), throw, self.turn)[1]

    def after(self, play: Play) -> Position:
        """The board after a play of the mover, nothing else changed. The play is not checked."""
        camp = replace(self.mover, dames=play.apply(self.mover.dames))
        return replace(self, white=camp) if self.turn is Side.WHITE else replace(self, black=camp)

    def _dice(self, throw: Throw | None) -> Throw:
        dice = throw or self.throw
        if dice is None:
            raise InvalidPositionError(
                "no dice were given and none lie on the table: name a throw",
                "aucun dé n'est donné et aucun n'est sur le tablier : nommez un jet",
                str(self),
            )
        self.check()
        return dice

    def check(self) -> None:
        """Raises InvalidPositionError if the position cannot be judged."""
        faults = self.fatal_faults()
        if faults:
            raise InvalidPositionError(f"{faults[0]}: {self}", f"position impossible à juger : {self}", str(self))

    def status(self) -> tuple[Fault, ...]:
        """Everything that is wrong with a set-up position; empty for a sound one."""
        faults = self.fatal_faults()
        if not faults:
            faults += self._passed_too_soon()
        for side in Side:
            camp = self.camp(side)
            if (camp.bredouille and not camp.points) or (camp.serie and not camp.trous):
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
        if not any(self.mover.dames):
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

    def to_row(self, rules: Rules = LOI_2013) -> NDArray[np.int8]:
        """The position as the kernel's state row, ready for a throw."""
        row = bytearray(state.ROW)
        for base, marks, camp in ((state.ME, state.MINE, self.mover), (state.OTHER, state.THEIRS, self.other)):
            row[base + 1 : base + 26] = bytes((*camp.dames, camp.out))
            row[marks : marks + 5] = bytes((camp.points, camp.bredouille, camp.trous, camp.serie, camp.coups))
        row[state.SEAT] = self.turn is Side.BLACK
        row[state.PHASE] = state.THROW
        row[state.WINNER] = state.NOBODY & 255
        row[state.TARGET] = rules.trous
        row[state.RULES] = rules.bits
        return np.frombuffer(row, np.int8)

    @classmethod
    def from_row(cls, row: NDArray[np.int8]) -> Position:
        """Reads a state row of the kernel, with the dice of the coup under way."""
        camps = []
        for base, marks in ((state.ME, state.MINE), (state.OTHER, state.THEIRS)):
            points, bredouille, trous, serie, coups = (int(value) for value in row[marks : marks + 5])
            dames = tuple(int(count) for count in row[base + 1 : base + 25])
            camps.append(Camp(dames, points, bool(bredouille), trous, bool(serie), coups))
        throw = Throw(int(row[state.DIE_A]), int(row[state.DIE_B])) if row[state.DIE_A] else None
        if row[state.SEAT]:
            return cls(camps[1], camps[0], Side.BLACK, throw)
        return cls(camps[0], camps[1], Side.WHITE, throw)

    # Text

    @classmethod
    def parse(cls, text: str) -> Position:
        """Reads the notation of docs/notation.md. Faults of the position are left to :meth:`status`."""
        parts = text.strip().split("_")
        if len(parts) < 3 or parts[2] not in ("w", "b"):
            raise _unreadable(text)
        rest = parts[3:]
        marks = [{}, {}] if len(rest) < 2 else [_parse_marks(part, text) for part in rest[:2]]
        rest = rest[2:] if len(rest) >= 2 else rest
        if len(rest) > 1:
            raise _unreadable(text)
        white, black = (Camp.of(_parse_dames(part, text), **mark) for part, mark in zip(parts[:2], marks, strict=True))
        return cls(white, black, Side(parts[2]), Throw.parse(rest[0]) if rest else None)

    def __str__(self) -> str:
        parts = [self.white._board_text(), self.black._board_text(), self.turn.value]
        marks = [self.white._marks_text(), self.black._marks_text()]
        if marks != ["0.0.0", "0.0.0"]:
            parts += marks
        if self.throw:
            parts.append(str(self.throw))
        return "_".join(parts)

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def _repr_svg_(self) -> str:
        from trictrac.svg import board  # the drawing is a layer above  # noqa: PLC0415

        return board(self)


def is_full(dames: Sequence[int], first: int) -> bool:
    """Checks if the jan that starts at case ``first`` is full: two dames on each of its six cases (art. XIII)."""
    return min(dames[first - 1 : first + 5]) >= 2


def judge_row(row: NDArray[np.int8], throw: Throw, mover: Side) -> tuple[Score, LegalPlays]:
    """Asks the kernel for the sheet and the plays of a throw."""
    plays = np.empty(state.MAX_PLAYS, np.int32)
    sheet = np.empty(state.MAX_REASONS, np.int32)
    n_plays, n_reasons = score_throw(row, throw.high, throw.low, plays, sheet)
    return read_sheet(plays[:n_plays].tolist(), sheet[:n_reasons].tolist(), throw, mover)


def read_sheet(plays: list[int], sheet: list[int], throw: Throw, mover: Side) -> tuple[Score, LegalPlays]:
    """Turns the kernel's packed plays and reasons into objects."""
    marks = tuple(Mark.unpack(packed, mover) for packed in sheet)
    return Score(marks, throw, mover, plays[0] >> UNPLAYED_SHIFT & 3), LegalPlays(plays)


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


def _unreadable(text: str) -> InvalidPositionError:
    return InvalidPositionError(
        f"invalid position: {text!r}; {_HINT}", f"position illisible : {text!r} ; {_CONSEIL}", text
    )


def _parse_dames(part: str, text: str) -> dict[int, int]:
    if _SIDE.fullmatch(part) is None:
        raise InvalidPositionError(
            f"invalid position: {text!r}; {part!r} is no list of dames; {_HINT}",
            f"position illisible : {text!r} ; {part!r} n'est pas une liste de dames ; {_CONSEIL}",
            text,
        )
    dames: dict[int, int] = {}
    for group in part.split("-"):
        if group != "0":
            case, _, count = group.partition("x")
            dames[int(case)] = dames.get(int(case), 0) + int(count or 1)
    if any(count > DAMES for count in dames.values()):
        raise InvalidPositionError(
            f"invalid position: {text!r}; a side has fifteen dames",
            f"position illisible : {text!r} ; un camp a quinze dames",
            text,
        )
    return dames


def _parse_marks(part: str, text: str) -> dict[str, Any]:
    match = _MARKS.fullmatch(part)
    if match is None:
        raise InvalidPositionError(
            f"invalid position: {text!r}; {part!r} is no mark; write points.trous.coups, such as 4b.2.7",
            f"position illisible : {text!r} ; {part!r} n'est pas une marque ; écrivez points.trous.coups, comme 4b.2.7",
            text,
        )
    points, bredouille, trous, serie, coups = match.groups()
    return {
        "points": int(points),
        "bredouille": bool(bredouille),
        "trous": int(trous),
        "serie": bool(serie),
        "coups": int(coups),
    }
