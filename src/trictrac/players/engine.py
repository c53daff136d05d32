"""The one seam of the players: what the law makes of rows by the batch, and what rows are worth.

A :class:`Law` works on one kind of array: NumPy's here (``numpy_law``), torch's on a
GPU (``training.cuda_law``). An :class:`Engine` is anything that judges rows on top of
it: the nets, the greedy player's points, the careful player's advice. Searches,
rollouts, players and matches are written once against these two protocols, with the
indexing and arithmetic that the arrays share.
"""

from __future__ import annotations

from types import EllipsisType
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from numpy.typing import NDArray

from trictrac.kernel.state import SEAT

Numbers = NDArray[Any]
"""NumPy's arrays as the protocols see them, whatever their numbers are."""


class Array(Protocol):
    """What is asked of arrays: what NumPy and torch write alike."""

    def __len__(self) -> int: ...
    @property
    def shape(self) -> tuple[int, ...]: ...
    def __getitem__(self, key: Self | slice | tuple[slice, int] | tuple[EllipsisType, list[int]], /) -> Self: ...
    def __setitem__(self, key: Self | slice | tuple[Self, int], value: Self | float, /) -> None: ...
    def __add__(self, other: Self | float, /) -> Self: ...
    def __sub__(self, other: Self | float, /) -> Self: ...
    def __rsub__(self, other: float, /) -> Self: ...
    def __mul__(self, other: Self | float, /) -> Self: ...
    def __rmul__(self, other: float, /) -> Self: ...
    def __matmul__(self, other: Self, /) -> Self: ...
    def __floordiv__(self, other: int, /) -> Self: ...
    def __mod__(self, other: int, /) -> Self: ...
    def __rshift__(self, other: int, /) -> Self: ...
    def __and__(self, other: Self, /) -> Self: ...
    def __invert__(self) -> Self: ...
    def __xor__(self, other: Self, /) -> Self: ...
    def __lt__(self, other: Self | float, /) -> Self: ...
    def __gt__(self, other: Self | float, /) -> Self: ...
    def __ge__(self, other: Self | float, /) -> Self: ...
    def reshape(self, rows: int, columns: int, /) -> Self:
        """The same numbers in so many rows; -1 columns: as many as there are."""

    def sum(self, axis: int, /) -> Self:
        """Sums along an axis."""

    def mean(self, axis: int, /) -> Self:
        """Means along an axis."""


A = TypeVar("A", bound=Array)


class Candidates(NamedTuple, Generic[A]):
    """All that the dice of some rows can lead to, row after row."""

    rows: A
    """Each waits for the next throw, or is over."""
    offsets: A
    """Those of row ``n`` are between ``offsets[n]`` and ``offsets[n + 1]``."""
    owners: A
    """The row that each belongs to."""


class Weighed(NamedTuple, Generic[A]):
    """Candidates with their values to the player who chooses among them."""

    rows: A
    offsets: A
    values: A


class Law(Protocol[A]):
    """The kernel on one kind of array: dice and candidates for many rows at once, and the best of each."""

    @property
    def throw_weights(self) -> A:
        """The chance of each of the 21 throws, in the order of :meth:`lay_all_throws`."""

    @property
    def side_by_side(self) -> int:
        """How many games are best played together."""

    def array(self, numbers: Numbers, /) -> A:
        """NumPy's numbers as an array of this kind."""

    def numpy(self, array: A, /) -> Numbers:
        """An array of this kind as NumPy's."""

    def copy(self, array: A, /) -> A:
        """A copy that may be written to."""

    def stakes(self, rows: A, /) -> A:
        """The convention of stakes of each row, as an index (art. XX)."""

    def draw_dice(self, rows: A, seed: int, games: A, counter: int, /) -> None:
        """Lays the dice of coup ``counter`` on the table of every row that has none."""

    def lay_all_throws(self, rows: A, /) -> A:
        """Every row 21 times, with each throw on the table once."""

    def candidates(self, rows: A, /) -> Candidates[A]:
        """What the dice of each row can lead to. The rows become judged rows."""

    def best(self, values: A, offsets: A, /) -> A:
        """The index of the best candidate of each row, the first of equals."""

    def ranks(self, values: A, offsets: A, owners: A, /) -> A:
        """The rank of each candidate within its row, 0 for the best."""


class Engine(Protocol[A]):
    """Judges rows that wait for a throw, or are over. Threads do not share an engine: it may hold scratch arrays."""

    @property
    def law(self) -> Law[A]:
        """The law on this engine's arrays."""

    @property
    def unit(self) -> float:
        """How much one game is worth in its values: margins and errors are given in games."""

    def equity(self, rows: A, /) -> A:
        """What each row is worth to its own player, the one about to throw."""


class OutcomeEngine(Engine[A], Protocol[A]):
    """An engine that judges by the chances of every outcome."""

    def probabilities(self, rows: A, /) -> A:
        """The probability of each outcome, one line per row; what is over is certain."""

    def values(self, probabilities: A, rows: A, /) -> A:
        """What these outcomes are worth to each row's own player."""


def seen_by(values: A, rows: A, seats: A) -> A:
    """Values of the rows as the players in ``seats`` see them: what one wins the other loses."""
    return values * (1 - 2 * (rows[:, SEAT] ^ seats))
