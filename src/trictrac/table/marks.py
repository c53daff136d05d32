"""The marks of a table where people mark with their own hands (art. XV; XVII.1).

Everything marked is an entry of a ledger; the jetons and fichets stand where a fold over the
entries puts them, in the order of the law and not of the clock: in every coup the thrower's
points, then what the coup gave the other, then the ecoles. An ecole claimed late, an excess taken
back, a wrong claim undone change or add entries, and the fold does the rest. The one rule of
marking stays where it is, in the kernel.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
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
    """What the coup gave the other."""
    ECOLE = 3
    """Ecoles of this coup come after all its other points (art. XVII)."""


class MarkEntry(NamedTuple):
    """Points somebody marked."""

    ident: int
    seat: int
    points: int
    coup: int
    slot: Slot
    trous: int | None = None
    """How far the fichet was moved; None: as far as it should."""
    clamped: bool = False
    """Put right by the other: the fichet goes no further than it should."""

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
    """The points of the entries of each place."""
    count: int = 0
    accepted: set[int] = field(default_factory=set)
    """Entries whose fichet nobody can put right any more."""
    strayed: dict[int, int] = field(default_factory=dict)
    """By entry: how far the fichet went beyond the trous made."""
    unearned: dict[int, int] = field(default_factory=dict)
    """By entry: how far it went beyond even double trous."""
    made: dict[tuple[int, int], int] = field(default_factory=dict)
    """Trous made by the entries of each (coup, seat), those of the thrower's own points only."""
    still: set[Place] = field(default_factory=set)
    """Places with a trou *sans bouger*, the fichet forgotten: nothing has moved, so nothing is marked (XVII.6)."""

    def add(self, seat: int, points: int, coup: int, slot: Slot, trous: int | None = None) -> int:
        """Adds an entry at its place; returns its number."""
        self.count += 1
        entry = MarkEntry(self.count, seat, points, coup, slot, trous)
        index = len(self.entries)
        while index and self.entries[index - 1].order > entry.order:
            index -= 1
        self.entries.insert(index, entry)
        if index == len(self.entries) - 1 and trous != 0 and not self.strayed:
            self._fold(index)
        else:
            self._refold()
        if trous is not None and self.strayed.get(entry.ident) == 0:
            # Moved rightly: should an earlier mark change, the fichet follows the points.
            place = next(i for i, each in enumerate(self.entries) if each.ident == entry.ident)
            self.entries[place] = entry._replace(trous=None)
        return entry.ident

    def drop_still(self, place: Place) -> None:
        """A trou sans bouger whose fichet stays forgotten: its marks count for nothing from now on."""
        if place in self.still:
            self.entries = [entry._replace(points=0) if entry.place == place else entry for entry in self.entries]
            self._refold()

    def set_points(self, ident: int, points: int) -> None:
        """Changes what an entry counts for: a claim undone counts for nothing."""
        for index, entry in enumerate(self.entries):
            if entry.ident == ident:
                self.entries[index] = entry._replace(points=points)
        self._refold()

    def take_back(self, seat: int, coup: int, slot: Slot, excess: int) -> None:
        """Takes an excess off what a seat marked in one place, the last mark first."""
        for index in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[index]
            if entry.place == (coup, seat, slot):
                cut = min(excess, entry.points)
                self.entries[index] = entry._replace(points=entry.points - cut, clamped=True)
                excess -= cut
        self._refold()

    def put_fichet_right(self, seat: int) -> None:
        """Moves a fichet that went too far back to where the points put it; a forgotten double stays lost."""
        for index, entry in enumerate(self.entries):
            if entry.seat == seat and entry.trous is not None and entry.ident not in self.accepted:
                self.entries[index] = entry._replace(clamped=True)
        self._refold()

    def went_too_far(self, seat: int) -> bool:
        """Whether a seat's fichet stands further than its points put it."""
        strayed = (
            self.strayed.get(e.ident, 0) for e in self.entries if e.seat == seat and e.ident not in self.accepted
        )
        return any(far > 0 for far in strayed)

    def accept(self, seat: int) -> None:
        """The other has thrown: where the seat's fichet went wrong, it stays (XVII.7)."""
        if self.strayed:
            self.accepted.update(entry.ident for entry in self.entries if entry.seat == seat)

    def trous_without_points(self, seat: int, coup: int, slot: Slot) -> int:
        """Trous the fichet took that not even a double explains: each stands for twelve points (XVII.4)."""
        if not self.unearned:
            return 0
        return sum(self.unearned.get(e.ident, 0) for e in self.entries if e.place == (coup, seat, slot))

    def lags(self, seat: int, coup: int, slot: Slot) -> bool:
        """Whether the fichet was left behind by a mark of this place."""
        return any(self.strayed.get(e.ident, 0) < 0 for e in self.entries if e.place == (coup, seat, slot))

    def move_fichet(self, seat: int, coup: int, slot: Slot, trous: int) -> None:
        """Moves a fichet on that was left behind: until he plays he may still do so (XVII.5)."""
        for index, entry in enumerate(self.entries):
            if entry.place == (coup, seat, slot) and self.strayed.get(entry.ident, 0) < 0:
                self.entries[index] = entry._replace(trous=(entry.trous or 0) + trous)
                break
        self._refold()

    def would_make(self, seat: int, points: int) -> int:
        """The trous that so many points would make now."""
        return int(gain(np.frombuffer(_row_of(self.marks), np.int8), _AT[seat], points))

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
        self.strayed.clear()
        self.unearned.clear()
        self.still.clear()
        self._fold(0)

    def _rests_still(self, place: Place, points: int) -> int:
        """The entry that forgot the fichet, where all marks of a place bring the jeton back to where it stood, or 0.

        ``points`` is where it stood. Marked at once or by and by, what counts is the whole of the place.
        """
        entries = [entry for entry in self.entries if entry.place == place and entry.points]
        if sum(entry.points for entry in entries) != POINTS_OF_A_TROU or any(entry.trous for entry in entries):
            return 0
        for entry in entries:
            points += entry.points
            if points >= POINTS_OF_A_TROU:
                return entry.ident if entry.trous == 0 else 0
        return 0

    def _fold(self, first: int) -> None:
        """Takes in the entries from that one on; the kernel marks in a row, which is read as bytes."""
        shown = _row_of(self.marks)
        row = np.frombuffer(shown, np.int8)
        forgetful = {entry.place for entry in self.entries[first:] if entry.trous == 0}
        for entry in self.entries[first:]:
            if entry.points:
                at, place = _AT[entry.seat], entry.place
                if place in forgetful:
                    forgetful.discard(place)
                    forgot = self._rests_still(place, shown[at + state.POINTS])
                    if forgot:
                        self.still.add(place)
                        self.strayed[forgot] = -1
                if place in self.still:
                    continue
                self.marked[place] = self.marked.get(place, 0) + entry.points
                games = (shown[at + state.POINTS] + entry.points) // POINTS_OF_A_TROU
                made = gain(row, at, entry.points)
                if entry.slot is Slot.OWN and made:
                    key = (entry.coup, entry.seat)
                    self.made[key] = self.made.get(key, 0) + made
                if entry.trous is not None:
                    moved = min(entry.trous, made) if entry.clamped else entry.trous
                    self.strayed[entry.ident] = moved - made
                    self.unearned[entry.ident] = max(0, moved - 2 * games)
                    shown[at + state.TROUS] = min(max(0, shown[at + state.TROUS] + moved - made), state.MANY_TROUS)
        self.marks = (_read(shown, 0), _read(shown, 1))


def _row_of(marks: tuple[Marks, Marks]) -> bytearray:
    """A row without target, so that the kernel counts trous freely; the table decides when a game is won."""
    row = bytearray(state.ROW)
    for at, mine in zip(_AT, marks, strict=True):
        mine.to_row(row, at)
    return row


def _read(row: bytearray, seat: int) -> Marks:
    return Marks.from_row(row, _AT[seat]).without_empty_runs()
