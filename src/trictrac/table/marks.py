"""The marks of a table where people mark with their own hands (art. XV; XVII.1).

Everything marked is an entry of a ledger; the jetons and fichets stand where a fold over the
entries puts them, in the order of the law and not of the clock: in every coup the thrower's
points, then what the coup gave the opponent, then the ecoles. An ecole claimed late, an excess taken
back, a wrong claim undone change or add entries, and the fold does the rest. The one rule of
marking stays where it is, in the kernel.

What counts of a mark by hand is where jeton and fichet stand (XVII.18). A mark whose fichet did not
go where it should is therefore read from the board, and its entry holds what that board shows.
"""

from __future__ import annotations

import enum
from copy import copy
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import numpy as np

from trictrac.kernel import state
from trictrac.kernel.marking import POINTS_OF_A_TROU, gain
from trictrac.marks import NOTHING_MARKED, Marks

_AT = (state.MINE, state.THEIRS)


Place = tuple[int, int, "Slot"]
"""Where points belong: the coup, the seat, the slot of that coup."""


class Slot(enum.IntEnum):
    """The place of an entry inside its coup."""

    OWN = 1
    """The thrower's points."""
    RECEIVED = 2
    """What the coup gave the opponent."""
    ECOLE = 3
    """Ecoles of this coup come after all its other points (art. XVII)."""


class MarkEntry(NamedTuple):
    """Points somebody marked."""

    ident: int
    seat: int
    points: int
    """What the board shows: below zero where the jeton went round and the fichet stayed."""
    coup: int
    slot: Slot
    stray: int = 0
    """How much further the fichet went than it should; negative: it was left behind."""
    jetons: int = 0
    """By how many jetons a hand marked, 0 for as many as it should: two show the bredouille of the second (XV)."""

    @property
    def order(self) -> tuple[int, int]:
        """The law's order."""
        return self.coup, self.slot

    @property
    def place(self) -> Place:
        """Where its points belong."""
        return self.coup, self.seat, self.slot


@dataclass(slots=True)
class Ledger:
    """The entries since the last releve by leaving, and where the marks stood before them."""

    base: tuple[Marks, Marks] = (NOTHING_MARKED, NOTHING_MARKED)
    entries: list[MarkEntry] = field(default_factory=list)
    marks: tuple[Marks, Marks] = (NOTHING_MARKED, NOTHING_MARKED)
    """The fold of the entries over the base."""
    marked: dict[Place, int] = field(default_factory=dict)
    """The points that the board shows for each place."""
    count: int = 0
    accepted: set[int] = field(default_factory=set)
    """Entries whose fichet nobody can put right any more."""
    made: dict[tuple[int, int], int] = field(default_factory=dict)
    """Trous that each (coup, seat) marked for the points of their own throw."""
    false_jetons: set[int] = field(default_factory=set)
    """Entries with a second jeton for a bredouille that is none."""
    behind: list[int] = field(default_factory=lambda: [0, 0])
    """What a fichet left behind has yet to lose, where it had not come so far."""

    def copy(self) -> Ledger:
        """The same marks, to go another way from; entries never change."""
        own = {name: copy(getattr(self, name)) for name in ("entries", "marked", "accepted", "made", "false_jetons")}
        return replace(self, **own, behind=list(self.behind))

    def add(self, seat: int, points: int, coup: int, slot: Slot) -> int:
        """Adds an entry at its place, the fichet moved as it should; returns its number."""
        self.count += 1
        entry = MarkEntry(self.count, seat, points, coup, slot)
        index = len(self.entries)
        while index and self.entries[index - 1].order > entry.order:
            index -= 1
        self.entries.insert(index, entry)
        if index == len(self.entries) - 1:
            self._fold(index)
        else:
            self._refold()
        return entry.ident

    def mark_by_hand(self, place: Place, points: int, trous: int | None, due: int, excused: bool) -> None:
        """A hand moves the jeton by ``points`` and the fichet by ``trous`` (None: as it should).

        Where the fichet is right there is nothing to read. Else the whole place is read from the board: the jeton says
        the points but for whole trous, and the fichet says how many trous of 12 points there are (XVII.28).
        ``excused``: a fichet left behind is no fault where the jeton is right (XVII.6).
        """
        coup, seat, slot = place
        missing = due - self.marked.get(place, 0) - points
        may_lag = excused and due % POINTS_OF_A_TROU != 0
        plain = self.marked.get(place, 0) >= 0  # no trou was omitted here before
        if trous is None or (plain and trous == self.would_make(place, points)):
            if not self.lag(place) and not (may_lag and missing > 0 and missing % POINTS_OF_A_TROU == 0):
                self.add(seat, points, coup, slot)
                return
            trous = int(gain(np.frombuffer(_row_of(self.marks), np.int8), _AT[seat], points))
        mine = self.marks[seat]
        bare = self._with(place, None)[seat]
        stands = mine.trous + trous
        ahead = (mine.points + points) % POINTS_OF_A_TROU - bare.points
        self.count += 1
        shown = MarkEntry(self.count, seat, due, coup, slot)
        right = self._with(place, shown)[seat].trous
        if not (may_lag and (due - ahead) % POINTS_OF_A_TROU == 0 and stands < right):
            games = self._read_fichet(place, bare, ahead, stands - bare.trous, due)
            shown = shown._replace(points=POINTS_OF_A_TROU * games + ahead)
            right = self._with(place, shown)[seat].trous
        self._set(place, shown._replace(stray=stands - right))

    def lag(self, place: Place) -> int:
        """How far the fichet was left behind by the marks of a place."""
        return max(0, -sum(entry.stray for entry in self.entries if entry.place == place))

    def _read_fichet(self, place: Place, bare: Marks, ahead: int, moved: int, due: int) -> int:
        """How many times 12 points a fichet stands for that was moved so far: each counts one trou or two.

        It is read at the right number of trous first, else nearest to what was due. ``bare`` are the marks without
        this place, ``ahead`` how far the jeton stands from there.
        """
        if moved <= 0:
            return 0
        fewest = (moved + 1) // 2
        shown = MarkEntry(0, place[1], POINTS_OF_A_TROU * fewest + ahead, place[0], place[2])
        if self._with(place, shown)[place[1]].trous - bare.trous == moved:
            return fewest
        return min(range(fewest, moved + 1), key=lambda games: abs(POINTS_OF_A_TROU * games + ahead - due))

    def _with(self, place: Place, entry: MarkEntry | None) -> tuple[Marks, Marks]:
        """The marks if a place had this entry alone, or none."""
        other = Ledger(base=self.base, entries=list(self.entries))
        other._set(place, entry)
        return other.marks

    def _set(self, place: Place, entry: MarkEntry | None) -> None:
        """Puts one entry, or none, in place of all those of a place."""
        entries = [each for each in self.entries if each.place != place]
        if entry is not None:
            index = len(entries)
            while index and entries[index - 1].order > entry.order:
                index -= 1
            entries.insert(index, entry)
        self.entries = entries
        self._refold()

    def set_points(self, ident: int, points: int) -> None:
        """Changes what an entry counts for: a claim undone counts for nothing."""
        for index, entry in enumerate(self.entries):
            if entry.ident == ident:
                self.entries[index] = entry._replace(points=points)
        self._refold()

    def take_back(self, place: Place, points: int, stood: int) -> None:
        """Takes points off what was marked in one place; the fichet goes no further than it then should.

        ``stood`` is where it was before anybody objected: one left behind stays there, if that is still behind.
        """
        coup, seat, slot = place
        self.count += 1
        left = MarkEntry(self.count, seat, max(0, self.marked.get(place, 0) - points), coup, slot)
        behind = max(0, self._with(place, left)[seat].trous - stood)
        self._set(place, left._replace(stray=-min(self.lag(place), behind)))

    def fill_up(self, place: Place, points: int) -> None:
        """Adds points that were omitted or taken back; a forgotten fichet follows, a lost double stays lost."""
        coup, seat, slot = place
        lost = sum(entry.stray for entry in self.entries if entry.place == place)
        self.count += 1
        self._set(place, MarkEntry(self.count, seat, self.marked.get(place, 0) + points, coup, slot, lost))

    def move_ecoles(self, coup: int, to: int) -> None:
        """The ecoles of one coup count in an earlier one, after those it has."""
        self.entries = [entry._replace(coup=to) if entry.coup == coup else entry for entry in self.entries]
        self._refold()

    def put_fichet_right(self, seat: int) -> None:
        """Puts a fichet too far and a jeton too many where they should be; a forgotten double stays lost."""
        for index, entry in enumerate(self.entries):
            if self._too_far(entry, seat):
                jetons = 0 if entry.ident in self.false_jetons else entry.jetons
                self.entries[index] = entry._replace(stray=min(0, entry.stray), jetons=jetons)
        self._refold()

    def went_too_far(self, seat: int) -> bool:
        """Whether a seat's fichet stands further than its points put it, or shows a bredouille that is none."""
        return any(self._too_far(entry, seat) for entry in self.entries)

    def _too_far(self, entry: MarkEntry, seat: int) -> bool:
        wrong = entry.stray > 0 or entry.ident in self.false_jetons
        return wrong and entry.seat == seat and entry.ident not in self.accepted

    def accept(self, seat: int) -> None:
        """The opponent has thrown: where the seat's fichet went wrong, it stays (XVII.7)."""
        wrong = (e.ident for e in self.entries if e.seat == seat and (e.stray or e.ident in self.false_jetons))
        self.accepted.update(wrong)

    def change_seats(self) -> None:
        """Each seat takes the marks of the other."""
        self.base = self.base[::-1]
        self.entries = [entry._replace(seat=1 - entry.seat) for entry in self.entries]
        self._refold()

    def place_jetons(self, place: Place, jetons: int) -> None:
        """A hand marks a place with one jeton or with two."""
        coup, seat, slot = place
        if not any(entry.place == place for entry in self.entries):
            self.add(seat, 0, coup, slot)
        last = max(index for index, entry in enumerate(self.entries) if entry.place == place)
        self.entries[last] = self.entries[last]._replace(jetons=jetons)
        self._refold()

    def would_make(self, place: Place, points: int) -> int:
        """How far the fichet goes rightly for so many more points of a place."""
        coup, seat, slot = place
        other = Ledger(self.base, list(self.entries), self.marks, behind=list(self.behind))
        other.add(seat, points, coup, slot)
        return other.marks[seat].trous - self.marks[seat].trous

    def before(self, coup: int) -> tuple[Marks, Marks]:
        """Where the marks stood before anything of a coup was marked."""
        earlier = Ledger(base=self.base, entries=[entry for entry in self.entries if entry.coup < coup])
        earlier._refold()
        return earlier.marks

    def settle(self, before: int) -> None:
        """Folds the entries of the coups before that one into the base: nothing can change them any more."""
        old = 0
        while old < len(self.entries) and self.entries[old].coup < before:
            old += 1
        if old:
            kept = self.entries[old:]
            del self.entries[old:]
            self._refold()
            self.base, self.entries = self.marks, kept
            self._refold()
            self.accepted &= {entry.ident for entry in kept}

    def close(self, wipe: bool) -> None:
        """Starts afresh from the present marks, the points wiped when somebody left (art. XVI)."""
        base = self.marks
        if wipe:
            base = (base[0].without_points(), base[1].without_points())
        self.base = base
        self.entries.clear()
        self.accepted.clear()
        self._refold()

    def _refold(self) -> None:
        self.marks = self.base
        self.marked.clear()
        self.made.clear()
        self.false_jetons.clear()
        self.behind = [0, 0]
        self._fold(0)

    def _fold(self, first: int) -> None:
        """Takes in the entries from that one on; the kernel marks in a row, which is read as bytes."""
        shown = _row_of(self.marks)
        row = np.frombuffer(shown, np.int8)
        for entry in self.entries[first:]:
            at, place, points = _AT[entry.seat], entry.place, entry.points
            self.marked[place] = self.marked.get(place, 0) + points
            made = 0
            if points > 0:
                made = gain(row, at, points)
            elif points:
                shown[at + state.POINTS] = max(0, shown[at + state.POINTS] + points)
            if entry.jetons:
                self._show_jetons(entry, shown)
            moved = made + entry.stray
            if entry.slot is Slot.OWN and moved > 0:
                key = (entry.coup, entry.seat)
                self.made[key] = self.made.get(key, 0) + moved
            if stray := entry.stray + self.behind[entry.seat]:
                stands = shown[at + state.TROUS] + stray
                self.behind[entry.seat] = min(0, stands)
                shown[at + state.TROUS] = min(max(0, stands), state.MANY_TROUS)
        self.marks = (_read(shown, 0), _read(shown, 1))

    def _show_jetons(self, entry: MarkEntry, shown: bytearray) -> None:
        """One jeton where the opponent has points is no bredouille; two are one, rightly or not (art. XV)."""
        mine, theirs = _AT[entry.seat], _AT[1 - entry.seat]
        if not shown[mine + state.POINTS] or not shown[theirs + state.POINTS]:
            return
        if entry.jetons == 2 and not shown[mine + state.BREDOUILLE]:
            self.false_jetons.add(entry.ident)
        shown[mine + state.BREDOUILLE] = entry.jetons == 2


def _row_of(marks: tuple[Marks, Marks]) -> bytearray:
    """A row without target, so that the kernel counts trous freely; the table decides when a game is won."""
    row = bytearray(state.ROW)
    for at, mine in zip(_AT, marks, strict=True):
        mine.to_row(row, at)
    return row


def _read(row: bytearray, seat: int) -> Marks:
    return Marks.from_row(row, _AT[seat]).without_empty_runs()
