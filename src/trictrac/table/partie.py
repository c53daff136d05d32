"""One game at the board: the dames, the dice of the coup, whose turn it is, and the marks.

Its methods are what hands do, in the words of the law. They ask nothing: whether a thing is allowed
now is decided before (``permission``), and free hands may also do what is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from trictrac.kernel import coup
from trictrac.kernel import state as rows
from trictrac.kernel.reasons import totals
from trictrac.play import LegalPlays, Play
from trictrac.position import Camp, Position, is_full, read_sheet
from trictrac.rules import Rules
from trictrac.score import Mark, Score
from trictrac.side import Side
from trictrac.table.faults import TableFault, TableFaultKind
from trictrac.table.marks import Ledger, Slot
from trictrac.table.reckoning import LONG_AGO, Reckoning
from trictrac.throw import Throw

if TYPE_CHECKING:
    from numpy.typing import NDArray

_SIDES = (Side.WHITE, Side.BLACK)
_FIRST_CASE = {"petit": 1, "grand": 7, "retour": 19}


class Sheet(NamedTuple):
    """A throw as it was judged."""

    row: NDArray[np.int8]
    """The board before the play, by the thrower."""
    plays: LegalPlays
    judged: tuple[list[int], Throw, Side]

    @property
    def score(self) -> Score:
        """Its reasons, written out when somebody asks."""
        return read_sheet(list(self.plays.packed), *self.judged)[0]

    @property
    def thrower(self) -> Side:
        """Whose throw it was."""
        return self.judged[2]

    @property
    def position(self) -> Position:
        """The dames it found."""
        return as_thrown(self.row, self.thrower)


def as_thrown(row: NDArray[np.int8], thrower: Side) -> Position:
    """The dames that a throw found: the row's mover is the thrower, whatever seat it names."""
    mover = Camp.from_row(row, rows.ME, rows.MINE)
    other = Camp.from_row(row, rows.OTHER, rows.THEIRS)
    return Position(mover, other, thrower) if thrower is Side.WHITE else Position(other, mover, thrower)


class Partie(Reckoning):
    """The board between seat 0, which has white, and seat 1."""

    keeps_sheets = False
    """Whether somebody marks with his own hands, so that a mark may be contested."""

    def begin(self, rules: Rules) -> None:
        """All dames on the talons, nothing marked."""
        self.reckon_from_nothing()
        self.rules = rules
        self.row: NDArray[np.int8] = np.zeros(rows.ROW, np.int8)
        """Dames, dice and turn as the kernel sees them, by the seat to throw; the marks are in the ledger."""
        self._cells = self.row.data  # reading one number through it is five times as quick
        rows.start(self.row, rules.trous, rules.bits)
        self.began = 0
        self.coup = 0
        self.before: NDArray[np.int8] | None = None
        """The board before the last play, for a false one that is put right."""
        self.sheets: dict[int, Sheet] = {}
        """The sheets of the last coups: a contest shows why it was settled as it was."""
        self._clear_coup()

    def _clear_coup(self) -> None:
        self.plays: LegalPlays | None = None
        self.worth = (0, 0)
        """What the throw is worth to the thrower and to the other."""
        self._judged: tuple[list[int], Throw, Side] | None = None
        """The reasons of the last throw as the kernel packs them, its dice and whose it was."""
        self._score: Score | None = None
        self._sought: Play | None = None
        self._found = -1
        self.touched: list[int] = []
        self.adoube = False
        self.stayed = False

    def set_up(self, start: Position) -> None:
        """Puts a position on the board of two who have just sat down; its dice are the next throw."""
        self.throws_first(_SIDES.index(start.turn))
        for base, mark, camp in ((rows.ME, rows.MINE, start.mover), (rows.OTHER, rows.THEIRS, start.other)):
            self.row[base + 1 : base + 26] = (*camp.dames, camp.out)
            self.row[mark + rows.COUPS] = camp.coups
        if start.throw is not None:
            self.row[rows.DIE_A], self.row[rows.DIE_B] = start.throw
        marks = (start.white.marks, start.black.marks)
        self.ledger = Ledger(base=marks, marks=marks)

    def throws_first(self, seat: int) -> None:
        """A seat begins."""
        if seat != self.turn:
            rows.swap_sides(self.row)
        self.row[rows.PHASE] = rows.THROW
        self.began = seat

    @property
    def turn(self) -> int:
        """The seat to throw or to play."""
        return self._cells[rows.SEAT]

    @property
    def throw(self) -> Throw | None:
        """The dice of the coup under way."""
        return self._dice() if self._cells[rows.PHASE] == rows.PLAY else None

    @property
    def forced(self) -> Throw | None:
        """Dice that lie on the table already and are the next throw."""
        return self._dice() if self.row[rows.PHASE] == rows.THROW and self.row[rows.DIE_A] else None

    def _dice(self) -> Throw:
        return Throw(int(self.row[rows.DIE_A]), int(self.row[rows.DIE_B]))

    @property
    def position(self) -> Position:
        """The table as a position: seat 0 is white."""
        camps = []
        for base, offset, seat in ((rows.ME, rows.MINE, self.turn), (rows.OTHER, rows.THEIRS, 1 - self.turn)):
            dames = tuple(self.row[base + 1 : base + 25].tolist())
            camps.append(Camp(dames, self.ledger.marks[seat], int(self.row[offset + rows.COUPS])))
        white, black = camps if self.turn == 0 else reversed(camps)
        return Position(white, black, _SIDES[self.turn], self.throw)

    @property
    def score(self) -> Score | None:
        """The sheet of the last throw, written out when somebody asks; None before the first and after a releve."""
        if self._score is None and self._judged is not None and self.plays is not None:
            self._score, _ = read_sheet(list(self.plays.packed), *self._judged)
        return self._score

    def decide_first(self, white: int, black: int) -> bool:
        """One die each: the higher begins and plays both numbers; False: equal dice decide nothing (art. V)."""
        if not coup.open_game(self.row, white, black):
            return False
        self.began = self.turn
        return True

    def throw_dice(self, throw: Throw) -> None:
        """The seat to throw throws; what it gains is due at once (art. XVIII)."""
        seat = self.turn
        self.lapse(seat)
        if self.coup % LONG_AGO == 0:
            self.forget(self.coup - LONG_AGO)
            self.sheets = {coup: sheet for coup, sheet in self.sheets.items() if coup >= self.coup - LONG_AGO}
        self.coup += 1
        self._clear_coup()
        plays = np.empty(rows.MAX_PLAYS, np.int32)
        sheet = np.empty(rows.MAX_REASONS, np.int32)
        n_plays, n_reasons = coup.judge_throw(self.row, throw.high, throw.low, plays, sheet)
        self.plays = LegalPlays(plays[:n_plays].tolist())
        self.worth = totals(sheet, n_reasons)
        self._judged = (sheet[:n_reasons].tolist(), throw, _SIDES[seat])
        if self.keeps_sheets:
            self.sheets[self.coup] = Sheet(self.row.copy(), self.plays, self._judged)
        self.owe(self.coup, seat, Slot.OWN, self.worth[0])

    def touch(self, case: int) -> None:
        """A dame is touched; it binds unless «j'adoube» came first (art. XVII)."""
        if self.adoube:
            self.adoube = False
        else:
            self.touched.append(case)
            self._own_mark_is_complete()

    def _own_mark_is_complete(self) -> None:
        """The thrower touched a dame or played."""
        place = (self.coup, self.turn, Slot.OWN)
        if self.plays is not None and self.plays.nothing_to_play and place in self.open:
            self.excused.add(place)  # no ecole par moins arises, he may mark until his next throw (XVII.12)
        else:
            self.complete(*place)

    def play_dames(self, play: Play) -> None:
        """The thrower plays, rightly or not; what the coup gave the other is due, and the turn passes."""
        other = 1 - self.turn
        self._own_mark_is_complete()
        self.before = self.row.copy()
        legal = self.legal(play)
        if legal >= 0:
            coup.move_dames(self.row, legal)
        else:
            self._move_freely(play)
        if legal < 0 or self.touched_and_left(play) is not None:
            self._false_play()
        self.owe(self.coup, other, Slot.RECEIVED, self.worth[1])
        coup.pass_turn(self.row)

    def legal(self, play: Play) -> int:
        """The play of the kernel with the same result, or -1; asked before a play and again when it is made."""
        if play is not self._sought:
            self._sought, self._found = play, -1 if self.plays is None else self.plays.find(play)
        return self._found

    def touched_and_left(self, play: Play) -> int | None:
        """The case of a touched dame that this play should move and does not (art. XVII); None: there is none.

        Every touch binds, in the order of the touches, as far as some legal play can still obey it.
        """
        if not self.touched or self.plays is None:
            return None
        starts = [each.starts for each in self.plays]
        for case in self.touched:
            bound = [cases for cases in starts if case in cases]
            if bound and case not in play.starts:
                return case
            starts = bound or starts
        return None

    def _move_freely(self, play: Play) -> None:
        for start, end in play.moves:
            self.row[rows.ME + start] -= 1
            self.row[rows.ME + end] += 1

    @property
    def false_exit(self) -> bool:
        """Whether the one to throw took his last dame out against the law: the other says first what becomes of it."""
        return any(fault.coup == self.coup for fault in self.open_faults(self.turn, TableFaultKind.FALSE_PLAY))

    def let_play_stand(self, seat: int) -> None:
        """A seat leaves the other's false play as it is."""
        for fault in self.open_faults(1 - seat, TableFaultKind.FALSE_PLAY):
            fault.open = False

    def _false_play(self) -> None:
        """A fausse case; if a jan should have been filled or kept, those points are an ecole too (XVII.11)."""
        assert self.score is not None
        self.faults.append(TableFault(TableFaultKind.FALSE_PLAY, self.turn, self.coup, Slot.OWN, 0))
        undone = sum(mark.points for mark in self.score if self._is_undone(mark))
        if undone and self.missing(self.turn, self.coup, Slot.OWN) < undone:  # else the par moins says it already
            twice = 2 if self.rules.marked_and_not_done_twice else 1
            self.faults.append(TableFault(TableFaultKind.NOT_DONE, self.turn, self.coup, Slot.OWN, undone * twice))

    def _is_undone(self, mark: Mark) -> bool:
        """A jan that was to be filled or kept and is not full on the board."""
        verb, _, jan = mark.jan.value.partition("_")
        if verb not in ("remplir", "conserver"):
            return False
        return not is_full(self.row[rows.ME + 1 : rows.ME + 25].tolist(), _FIRST_CASE[jan])

    def put_play_right(self, seat: int, play: Play) -> None:
        """A seat has the other's false play undone and played as it chooses (art. XVII)."""
        assert self.before is not None
        self.let_play_stand(seat)
        self.row[:] = self.before
        coup.move_dames(self.row, self.legal(play))
        coup.pass_turn(self.row)

    def releve(self, first: int, *, wipe: bool) -> None:
        """The dames go back to the talons by agreement or because somebody left, which also wipes the points."""
        self.start_afresh(wipe)
        coup.releve(self.row)
        if first != self.turn:
            rows.swap_sides(self.row)
        self.before = None
        self._clear_coup()
