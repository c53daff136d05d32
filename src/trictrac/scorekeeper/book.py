"""What a scorekeeper writes down: entries in order, with undo; the marks are a fold over them."""

from __future__ import annotations

import enum
from dataclasses import dataclass, replace

from trictrac.errors import TrictracError
from trictrac.forms import Form, PartieResult, a_ecrire, ordinary
from trictrac.marking import Act, Marking, MarkingStep
from trictrac.rules import LOI_2013, Rules
from trictrac.scorekeeper.texts import KeeperError
from trictrac.side import Side
from trictrac.terminal.texts import folded

LONGEST_NAME = 20
MARQUES = 8
"""Marques of a written game when nobody agreed on another number."""
MOST_MARQUES = 100
MOST_GAMES = 1000
"""Ordinary games in a row; nobody plays as many."""


class GameKind(enum.Enum):
    """What is played."""

    ORDINARY = "ordinary"
    """First to a number of trous (art. I)."""
    A_ECRIRE = "a-ecrire"
    """Marques that end by leaving, written down and paid (art. II)."""


class SetupError(KeeperError):
    """Players or numbers that no game can have."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays what, by which rules."""

    kind: GameKind = GameKind.ORDINARY
    players: tuple[str, str] = ("A", "B")
    rules: Rules = LOI_2013
    marques: int = MARQUES
    """How many marques the written game has: an even number (art. XIX)."""

    def __post_init__(self) -> None:
        for name in self.players:
            if not 1 <= len(name) <= LONGEST_NAME or name != name.strip() or not name.isprintable():
                raise SetupError("bad_name", name=name[: 2 * LONGEST_NAME], most=LONGEST_NAME)
            if not any(character.isalpha() for character in name):
                raise SetupError("bad_name", name=name, most=LONGEST_NAME)
        if folded(self.players[0]) == folded(self.players[1]):
            raise SetupError("same_name", name=self.players[0])
        if self.marques % 2 or not 2 <= self.marques <= MOST_MARQUES:
            raise SetupError("bad_marques", count=self.marques, most=MOST_MARQUES)
        self.form()

    @property
    def names(self) -> dict[Side, str]:
        """The players by their side."""
        return dict(zip(Side, self.players, strict=True))

    @property
    def start(self) -> Marking:
        """Nothing marked: to the trous that win the game, or to the limit of a marque, if one was agreed."""
        return Marking(target=self.form().target)

    def form(self) -> Form:
        """The form of play, which keeps the account. Raises a FormError for what it cannot take."""
        if self.kind is GameKind.ORDINARY:
            return ordinary(self.players, self.rules, games=MOST_GAMES)
        return a_ecrire(self.players, self.marques, self.rules)


@dataclass(frozen=True, slots=True)
class BookEntry:
    """One thing written down: an event of a player, or (without one) that a new game begins."""

    side: Side | None = None
    act: Act = Act.GAIN
    points: int = 0


NEW = BookEntry()


@dataclass(frozen=True, slots=True)
class State:
    """Where the marks stand after an entry."""

    marking: Marking
    form: Form
    """The games won, or the marques of this written game, and the account of them."""
    step: MarkingStep | None = None
    """What the entry did; None at the beginning of everything and of a new game."""
    over: bool = False
    """Whether the game, or the written game with all its marques, is over."""

    @property
    def closed(self) -> bool:
        """Whether the last entry ended a game or a marque."""
        return self.step is not None and self.step.over


class OverError(TrictracError):
    """An entry after the end."""


class Book:
    """The entries of one evening, and those taken back."""

    def __init__(self, setup: Setup, entries: tuple[BookEntry, ...] = ()) -> None:
        self.setup = setup
        self._states = [State(setup.start, setup.form())]
        self._entries: list[BookEntry] = []
        for entry in entries:
            self.add(entry)
        self._undone: list[BookEntry] = []

    @property
    def entries(self) -> tuple[BookEntry, ...]:
        return tuple(self._entries)

    @property
    def undone(self) -> tuple[BookEntry, ...]:
        """Entries taken back, the last one first to return."""
        return tuple(self._undone)

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def states(self) -> tuple[State, ...]:
        return tuple(self._states[1:])

    def copy(self) -> Book:
        """Another book with the same entries; either may be written in alone."""
        other = Book(self.setup)
        other._states, other._entries, other._undone = self._states[:], self._entries[:], self._undone[:]
        return other

    def add(self, entry: BookEntry) -> State:
        """Writes an entry down; what was taken back before is gone."""
        self._states.append(self._after(self.state, entry))
        self._entries.append(entry)
        self._undone = []
        return self.state

    def undo(self) -> BookEntry | None:
        """Takes the last entry back; None if there is none."""
        if not self._entries:
            return None
        self._states.pop()
        self._undone.append(self._entries.pop())
        return self._undone[-1]

    def redo(self) -> BookEntry | None:
        """Writes down again what was taken back last; None if nothing was."""
        if not self._undone:
            return None
        *rest, entry = self._undone
        self.add(entry)
        self._undone = rest
        return entry

    def made_a_trou(self, side: Side) -> bool:
        """Whether the last events are this player's own and made a trou: they may be leaving."""
        for entry, state in zip(reversed(self._entries), reversed(self._states), strict=False):
            if entry.side is not side or entry.act is not Act.GAIN or state.closed:
                return False
            if state.step and state.step.made:
                return True
        return False

    def _after(self, state: State, entry: BookEntry) -> State:
        if entry.side is None:
            keep = self.setup.kind is GameKind.ORDINARY
            return State(self.setup.start, state.form if keep else self.setup.form())
        if state.over:
            raise OverError("the game is over: only a new one can begin")
        if entry.act is Act.GAIN:
            step = state.marking.gain(entry.side, entry.points)
        else:
            step = state.marking.leave(entry.side) if entry.act is Act.LEAVE else state.marking.sortie(entry.side)
        if not step.over:
            return replace(state, marking=step.after, step=step)
        form = state.form.record(_result(step))
        if self.setup.kind is GameKind.ORDINARY:
            return State(step.after, form, step, over=True)
        return State(self.setup.start, form, step, over=form.is_over)


def _result(step: MarkingStep) -> PartieResult:
    """How the game or marque ended; both forms seat the first player first."""
    white, black = step.after.white, step.after.black
    left_by = list(Side).index(step.side) if step.act is Act.LEAVE else None
    return PartieResult((white.trous, black.trous), (white.serie, black.serie), left_by)
