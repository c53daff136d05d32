"""What the naive table remembers: marks of a coup, its écoles, claims, what is seen (art. XV, XVII)."""

from dataclasses import dataclass, field
from typing import Any

from .marking import Marks, gain
from .twin import Judgement

Moves = tuple[tuple[int, int], ...]
Counts = tuple[int, ...]
Act = tuple[Any, ...]


class Refusal(Exception):
    """The act is refused; nothing has changed."""


@dataclass
class Slot:
    """What one player marks of one coup: as its thrower, or of what it gave them."""

    due: int = 0
    marked: int = 0
    """How many points the board stands for: those the jeton went, less twelve for a trou that the fichet omitted."""
    jeton: int = 0
    fichet: int = 0
    """Trous the fichet stands beyond what the jeton's points make; below zero, short of it."""
    jetons: int = 0
    """By how many jetons a hand marked; 0: by as many as it should."""
    unsure: int = 0
    """Part of what is due only if a false play stands."""
    lost: int = 0
    """Too little marked, and too late: an école."""
    shut: bool = False
    """Touched, thrown or declared: no more is marked."""
    thrown: bool = False
    """Shut by the throw, the unsure part too."""
    lapsed: bool = False
    """The opponent let a fault stand, or took it: a wrong double stands too."""

    hand: bool = False
    """Something was marked here by hand."""

    def open(self) -> bool:
        return not self.shut or (self.unsure > 0 and not self.thrown)

    def excess(self) -> int:
        return max(0, self.marked - self.due)

    def complete(self, thrown: bool = False) -> None:
        """Shuts it: what is missing is an école."""
        self.shut, self.thrown = True, self.thrown or thrown
        missing = max(0, self.due - (0 if self.thrown else self.unsure) - self.marked)
        self.lost += missing
        self.due -= missing

    def forgive(self) -> None:
        """Whatever is wrong by now stays as it is."""
        self.lost = 0
        self.due = max(self.due, self.marked)
        self.lapsed = True


@dataclass
class Ecole:
    """Points of école in a coup."""

    player: int
    points: int


@dataclass
class Coup:
    """One throw with its marks and its play."""

    thrower: int
    mover: Counts
    other: Counts
    dice: tuple[int, int]
    judgement: Judgement
    own: Slot = field(default_factory=Slot)
    received: Slot = field(default_factory=Slot)
    ecoles: list[Ecole] = field(default_factory=list)
    touched: list[int] = field(default_factory=list)
    moves: Moves | None = None
    false_play: bool = False
    jan: int = 0
    """Points of a jan that could be done and was not, while its école is open."""
    put_right: bool = False
    taken_back: int = 0
    """How much of an undone jan was taken back; a replay gives it back."""
    late: int = 0
    """How much of an undone jan was not marked and may be yet, because nothing could be played."""
    stays: bool = False
    """An excess of this coup was taken back: its player stays."""
    stayed: bool = False
    forced: bool = False
    """The dice lay there already."""
    left: bool = False
    later: list[Ecole] = field(default_factory=list)
    """Claimed after the thrower left, before the next throw."""

    def gained(self) -> int:
        return sum(item.points for item in self.judgement.items if item.for_mover)

    def given(self) -> int:
        return sum(item.points for item in self.judgement.items if not item.for_mover)

    def stuck(self) -> bool:
        return self.judgement.unplayed == 2

    def undone(self) -> int:
        """What was marked of a jan that was not done: "the other points count as marked first"."""
        other = self.gained() - self.jan
        return max(0, min(self.jan, self.own.marked - other))

    def mark_late_jan(self) -> None:
        """ "One école of the whole jan, whether 0, 4 or 8 were marked", and when; "put right, its points stay"."""
        if self.own.shut or not (self.jan or self.put_right):
            return
        part = min(self.late, self.own.excess())
        self.late -= part
        self.own.due += part
        self.own.lost -= min(part, self.own.lost)

    def worth_of(self, player: int) -> int:
        """What the faults of a player in marking are worth.

        "Marked in part and not done: one école of the whole jan": what is missing of it is among what is lost.
        """
        if player == self.thrower:
            return self.own.excess() + self.own.lost + self.undone()
        return self.received.excess() + self.received.lost


@dataclass
class Claim:
    """A claim that may still be contested."""

    by: int
    points: int
    shares: list[tuple[Ecole, int]]
    """The entries it made for the faults, and what these were worth."""
    beyond: Ecole
    """What was claimed beyond the faults."""
    first: Coup
    """The coup of the first fault; without a fault, the last coup."""
    last: Coup
    """The last coup when it was made: what goes beyond the faults counts there."""


@dataclass(frozen=True)
class Seen:
    """What the table shows after an act."""

    accepted: bool
    marks: tuple[tuple[int, int, bool], ...]
    """Points, trous, bredouille of both players."""
    ecoles: tuple[int, int]
    """What each player's open faults are worth to the opponent."""
    phase: str
    turn: int


def refuse_if(wrong: bool) -> None:
    if wrong:
        raise Refusal


def put(marks: list[Marks], player: int, slot: Slot) -> None:
    """Marks points with jeton and fichet. A jeton that went round while no trou was marked wipes nothing."""
    mine, theirs = marks[player], marks[1 - player]
    if slot.jeton > 0:
        moved_on, wiped = gain(mine, theirs, slot.jeton, 0)
        if slot.marked < 0:
            moved_on = Marks(moved_on.points, mine.bredouille and moved_on.points > 0, moved_on.trous, mine.serie)
            wiped = theirs
        mine, theirs = moved_on, wiped
    double = mine.bredouille
    if slot.jetons and mine.points and theirs.points:  # two jetons show the bredouille of the second to mark
        double = slot.jetons == 2
    marks[player] = Marks(mine.points, double, mine.trous + slot.fichet, mine.serie)
    marks[1 - player] = theirs
