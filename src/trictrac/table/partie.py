"""One game at the board: the dames, the dice of the coup, whose turn it is, and the marks.

Its methods are what hands do, in the words of the law. They ask nothing: whether a thing is allowed
now is decided before (``permission``), and free hands may also do what is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from trictrac.kernel import coup
from trictrac.kernel import state as rows
from trictrac.kernel.reasons import totals
from trictrac.play import LegalPlays, Play
from trictrac.position import COIN, Camp, Position, is_full, read_sheet
from trictrac.rules import Rules
from trictrac.score import Mark, Score
from trictrac.side import Side
from trictrac.table.faults import TableFault, TableFaultKind
from trictrac.table.marks import Ledger, Place, Slot
from trictrac.table.reckoning import LONG_AGO, Reckoning
from trictrac.table.sheets import Judged, Sheet, by_the_other
from trictrac.table.touching import disobeyed, ways
from trictrac.throw import Throw

if TYPE_CHECKING:
    from numpy.typing import NDArray

_SIDES = (Side.WHITE, Side.BLACK)
_FIRST_CASE = {"petit": 1, "grand": 7, "retour": 19}


class Partie(Reckoning):
    """The board between seat 0, which has white, and seat 1."""

    __slots__ = (
        "_cells",
        "_found",
        "_judged",
        "_score",
        "_sought",
        "adoube",
        "before",
        "began",
        "coup",
        "covered",
        "declared",
        "exited",
        "keeps_sheets",
        "left_unplayed",
        "misplayed",
        "must_be_replayed",
        "plays",
        "row",
        "sheets",
        "stayed",
        "touched",
        "unthrown",
        "worth",
    )

    keeps_sheets: bool
    """Whether somebody marks with their own hands, so that a mark may be contested."""

    def __getstate__(self) -> dict[str, object]:
        """Everything but the second look at the row, for copies."""
        names = {name for each in type(self).__mro__ for name in getattr(each, "__slots__", ())} - {"_cells"}
        return {name: getattr(self, name) for name in names if hasattr(self, name)}

    def __setstate__(self, state: dict[str, object]) -> None:
        for name, value in state.items():
            setattr(self, name, value)
        if "row" in state:
            self._cells = self.row.data

    def begin(self, rules: Rules) -> None:
        """All dames on the talons, nothing marked."""
        self.reckon_from_nothing(rules)
        self.row: NDArray[np.int8] = np.zeros(rows.ROW, np.int8)
        """Dames, dice and turn as the kernel sees them, by the seat to throw; the marks are in the ledger."""
        self._cells = self.row.data  # reading one number through it is five times as quick
        rows.start(self.row, rules.trous, rules.bits)
        self.began = 0
        self.coup = 0
        self.before: NDArray[np.int8] | None = None
        """The board before the last play, for a false one that is put right."""
        self.unthrown: NDArray[np.int8] | None = None
        """The board before the dice, for a throw that is made void (XVIII.8)."""
        self.sheets: dict[int, Sheet] = {}
        """The sheets of the last coups: a contest shows why it was settled as it was."""
        self._clear_coup()

    def _clear_coup(self) -> None:
        self.plays: LegalPlays | None = None
        self.worth = (0, 0)
        """What the throw is worth to the thrower and to the opponent."""
        self._judged: Judged | None = None
        self._score: Score | None = None
        self._sought: Play | None = None
        self._found = -1
        self.touched: list[int] = []
        self.misplayed: list[int] = []
        """Where the dames of a false play came from."""
        self.covered: list[int] = []
        """The half-cases it covered, and the corner if it took that."""
        self.left_unplayed = 0
        """Points for the opponent if a false play stands that left playable numbers unmoved (XVII.26)."""
        self.declared = False
        """Whether only what those numbers give is still to be marked: the rest was completed by a declaration."""
        self.must_be_replayed = False
        """Whether a false play left a dame where none stays: on the opponent's corner, alone on its own (XVII.25)."""
        self.adoube = False
        self.stayed = False
        self.exited = False
        """Whether the last play took the last dame out, or it was agreed that it would."""

    def set_up(self, start: Position) -> None:
        """Puts a position on the board of two who have just sat down; its dice are the next throw."""
        self.throws_first(_SIDES.index(start.turn))
        for base, mark, camp in ((rows.ME, rows.MINE, start.mover), (rows.OTHER, rows.THEIRS, start.other)):
            self.row[base + 1 : base + 26] = (*camp.dames, camp.out)
            self.row[mark + rows.COUPS] = camp.coups
        self.row[rows.MADE], self.row[rows.THEIR_MADE] = start.mover.made.value, start.other.made.value
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
        mine, theirs = self.ledger.marks if self.turn == 0 else self.ledger.marks[::-1]
        camps = (
            Camp.from_row(self.row, rows.ME, rows.MINE, mine),
            Camp.from_row(self.row, rows.OTHER, rows.THEIRS, theirs),
        )
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
        if self.keeps_sheets:
            self.unthrown = self.row.copy()
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
            self.excused.add(place)  # no ecole par moins arises, they may mark until their next throw (XVII.12)
        else:
            self.complete(*place)

    def play_dames(self, play: Play) -> None:
        """The thrower plays, rightly or not; what the coup gave the opponent is due, and the turn passes."""
        other = 1 - self.turn
        self._own_mark_is_complete()
        self.before = self.row.copy()
        legal = self.legal(play)
        false = legal < 0 or self.touched_and_left(play) is not None
        if legal >= 0:
            coup.move_dames(self.row, legal)
        else:
            self._move_freely(play)
        if false:
            self._false_play(play)
        self.owe(self.coup, other, Slot.RECEIVED, self.worth[1] + self.left_unplayed)
        self._pass_turn()

    def _pass_turn(self) -> None:
        self.exited = self._cells[rows.ME + rows.OUT] == rows.DAMES
        coup.pass_turn(self.row)

    def legal(self, play: Play) -> int:
        """The play of the kernel with the same result, or -1; asked before a play and again when it is made."""
        if play is not self._sought:
            self._sought, self._found = play, -1 if self.plays is None else self.plays.find(play)
        return self._found

    def touched_and_left(self, play: Play) -> int | None:
        """The case of a touched dame that this play should move and does not (XVII.24); None: there is none."""
        return self._disobeyed(play, self.row, self.touched)

    def replay_leaves(self, play: Play) -> int | None:
        """The same for a replay: the dames of the false play were touched too (XVII.25), but whoever covered a
        half-case or took the corner by it may be kept from that (XVII.16)."""
        assert self.before is not None
        after = play.apply(self.before[rows.ME + 1 : rows.ME + 25].tolist())
        kept_from_it = self.covered and all(after[case - 1] < 2 for case in self.covered)
        return self._disobeyed(play, self.before, self.touched + ([] if kept_from_it else self.misplayed))

    def _disobeyed(self, play: Play, row: NDArray[np.int8], touched: list[int]) -> int | None:
        if not touched or self.plays is None:
            return None
        dames = row[rows.ME + 1 : rows.ME + 25].tolist()
        dice = Throw(int(row[rows.DIE_A]), int(row[rows.DIE_B]))
        return disobeyed(touched, ways(self.plays, dames, dice), self.legal(play), play.starts)

    def _move_freely(self, play: Play) -> None:
        for start, end in play.moves:
            self.row[rows.ME + start] -= 1
            self.row[rows.ME + end] += 1

    def break_dice(self, seat: int) -> None:
        """A seat makes the opponent's throw void and has what they marked before it put right (XVIII.8)."""
        assert self.unthrown is not None
        thrower = self.turn
        stood = self.marks(thrower).trous
        for fault in self.wrong_before_the_throw(thrower):
            if fault.kind is TableFaultKind.LESS:
                self.fill_up(fault)
            else:
                self._put_right(fault, stood)
        place = (self.coup, thrower, Slot.OWN)
        del self.due[place]
        self.open.remove(place)
        del self.sheets[self.coup]
        self.row[:] = self.unthrown
        self.coup -= 1
        self.count_ecoles_before(self.coup + 1)
        self._clear_coup()

    def mark_nothing(self, seat: int) -> None:
        """«I do not mark»: the next points of a seat are complete as they stand."""
        place = self.to_mark(seat)
        assert place is not None
        self._declare_at((place[0], seat, place[1]))

    def invite(self, seat: int) -> None:
        """Whoever invites the opponent to play has marked; where nothing can be played, that ends the coup's marks."""
        self.declare(seat)
        if seat == self.turn and (self.coup, seat, Slot.OWN) in self.open:
            self._declare_at((self.coup, seat, Slot.OWN))

    def declare(self, seat: int) -> None:
        """A declaration: whatever a seat did not mark of the coups played is a fault, but not yet what a number gives
        that may still be replayed (XVII.21)."""
        for place in [place for place in self.open if place[1] == seat]:
            if place[0::2] != (self.coup, Slot.OWN) or self.throw is None:
                self._declare_at(place)

    def _declare_at(self, place: Place) -> None:
        number, seat, slot = place
        kept = self.left_unplayed if (number, slot) == (self.coup, Slot.RECEIVED) else 0
        missing = self.missing(seat, number, slot) - kept
        self.excused.discard(place)
        if not kept:
            self.complete(*place)
            return
        self.declared = True
        if missing > 0:
            self.due[place] -= missing
            self.faults.append(TableFault(TableFaultKind.LESS, seat, number, slot, missing, declared=True))

    @property
    def false_exit(self) -> bool:
        """Whether the one to throw took the last dame out against the law: the opponent says what becomes of it."""
        return any(fault.coup == self.coup for fault in self.open_faults(self.turn, TableFaultKind.FALSE_PLAY))

    def let_play_stand(self, seat: int) -> None:
        """A seat leaves the opponent's false play as it is."""
        for fault in self.open_faults(1 - seat, TableFaultKind.FALSE_PLAY):
            fault.open = False

    def _false_play(self, play: Play) -> None:
        """A fausse case. Its dames are touched dames for the replay (XVII.25); a jan not filled or kept is an ecole
        (XVII.20); a number that was not moved at all, and could be, is the opponent's (XVII.26)."""
        self.faults.append(TableFault(TableFaultKind.FALSE_PLAY, self.turn, self.coup, Slot.OWN, 0))
        self._jan_not_done()
        assert self.before is not None
        before, dames = self.before[rows.ME : rows.ME + 26], self.row[rows.ME : rows.ME + 26]
        self.misplayed = [start for start, _ in play.moves]
        half = [end for _, end in play.moves if end < rows.OUT and before[end] < 2 <= dames[end]]
        self.covered = [end for end in half if before[end] or end == COIN]
        self.must_be_replayed = bool(dames[COIN] == 1 or dames[COIN + 1])
        if not self.must_be_replayed and dames[rows.OUT] < rows.DAMES:
            self.left_unplayed = 2 * max(0, self._numbers_not_moved(play) - self._numbers_unplayable())

    def _numbers_not_moved(self, play: Play) -> int:
        """How many numbers of the throw no dame was moved for; one dame carried by their sum used both."""
        if len(play.moves) != 1:
            return 2 - len(play.moves)
        ((start, end),) = play.moves
        high, low = self._dice()
        return 0 if end - start == high + low or (end == rows.OUT and end - start > high) else 1

    def _numbers_unplayable(self) -> int:
        assert self.plays is not None
        return min(int(rows.unplayed(play)) for play in self.plays.packed)

    def _jan_not_done(self) -> None:
        """One ecole of the whole jan, whatever was marked of it; the other points of the coup count as marked first."""
        assert self.score is not None
        seat = self.turn
        jan = sum(mark.points for mark in self.score if self._is_undone(mark))
        if not jan:
            return
        missing = min(jan, max(0, self.missing(seat, self.coup, Slot.OWN)))  # of the jan
        marked = jan - missing
        if (self.coup, seat, Slot.OWN) in self.open:  # nothing could be played, the rest may be marked yet (XVII.12)
            self.due[self.coup, seat, Slot.OWN] -= missing
        worth = 2 * jan if marked and self.rules.marked_and_not_done_twice else jan
        for less in self.faults:
            if less.kind is TableFaultKind.LESS and (less.seat, less.coup, less.slot) == (seat, self.coup, Slot.OWN):
                if less.open:
                    less.points -= missing
                    less.open = less.points > 0
                else:
                    worth -= missing  # it was claimed when the dame was touched
        if worth:
            unmarked = missing if (self.coup, seat, Slot.OWN) in self.open else 0
            self.faults.append(
                TableFault(TableFaultKind.NOT_DONE, seat, self.coup, Slot.OWN, worth, jan=marked, unmarked=unmarked)
            )

    def _is_undone(self, mark: Mark) -> bool:
        """What the throw let the thrower do and obliges to do, and is not done on the board."""
        verb, _, jan = mark.jan.value.partition("_")
        if mark.side is not _SIDES[self.turn]:
            return False
        if verb == "sortie":
            return bool(self.row[rows.ME + rows.OUT] < rows.DAMES)
        if verb == "pile":
            return bool(self.row[rows.ME + COIN] < rows.DAMES)
        if verb not in ("remplir", "conserver"):
            return False
        return not is_full(self.row[rows.ME + 1 : rows.ME + 25].tolist(), _FIRST_CASE[jan])

    def put_play_right(self, seat: int, play: Play) -> None:
        """A seat has the opponent's false play undone and played as it chooses (art. XVII)."""
        assert self.before is not None
        packed = self.legal(play)
        self.let_play_stand(seat)
        self._let_jan_count(1 - seat)
        self._take_back_unplayed(seat)
        self.row[:] = self.before
        coup.move_dames(self.row, packed)
        self._pass_turn()

    def _let_jan_count(self, seat: int) -> None:
        """A jan that was not done is done after all: its points stay, or may be marked yet (XVII.12, XVII.20)."""
        place = (self.coup, seat, Slot.OWN)
        for fault in self.faults:
            if fault.kind is TableFaultKind.NOT_DONE and fault.coup == self.coup:
                if fault.jan and not fault.open:
                    self.ledger.fill_up(place, fault.jan)
                    self.due[place] += fault.jan
                fault.jan, fault.done = 0, True
        if place in self.open:
            self._note_excess(place)

    def _take_back_unplayed(self, seat: int) -> None:
        """A number that is played after all gives nothing; what was rightly marked for it goes without an ecole."""
        if self.left_unplayed:
            place = (self.coup, seat, Slot.RECEIVED)
            self.due[place] -= self.left_unplayed
            extra = min(self.left_unplayed, -self.missing(seat, self.coup, Slot.RECEIVED))
            if extra > 0:
                self.ledger.take_back(place, extra, self.marks(seat).trous)
            if self.declared:
                self.complete(*place)
        self.left_unplayed = 0
        self.must_be_replayed = False

    def releve(self, first: int, *, wipe: bool) -> None:
        """The dames go back to the talons by agreement or because somebody left, which also wipes the points."""
        self.start_afresh(wipe)
        coup.releve(self.row)
        if first != self.turn:
            rows.swap_sides(self.row)
        self.before = None
        self._clear_coup()
        self.exited = not wipe

    def change_seats(self) -> None:
        """The two at the board change colours; nothing else changes."""
        super().change_seats()
        for row in (self.row, self.before, self.unthrown):
            if row is not None:
                row[rows.SEAT] = 1 - row[rows.SEAT]
        self.began = 1 - self.began
        self.exited = False
        self.sheets = {coup: sheet.by_the_other() for coup, sheet in self.sheets.items()}
        if self._judged is not None:
            self._judged, self._score = by_the_other(self._judged), None
