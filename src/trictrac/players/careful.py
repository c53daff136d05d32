"""The careful player: the treatises' advice, written down as one would teach it.

Each piece of advice looks at one side of a position and gives a number; it counts
for a player as much as the same thing in the opponent's game counts against them. Its
weight says what one unit is worth in points. LL are the numbered paragraphs of
Lelasseux-Lafosse (1852), Lep. the chapters of Lepeintre (1818). The advice is
theirs, the words and the weights are ours: fitted to games of the greedy player,
rounded and tried in the arena. Where that hinted at the opposite (passages, jan
de retour) the treatises have the last word.

Beside the advice the player counts marks as they stand and what either side may expect
of the next throw, and leaves when a fresh start is worth more than to stay.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from trictrac.kernel.marking import POINTS_OF_A_TROU
from trictrac.kernel.state import BREDOUILLE, COIN, ME, MINE, OTHER, OUT, OVER, PHASE, POINTS, THEIRS, TROUS
from trictrac.players.engine import Numbers
from trictrac.players.evaluator import Rows
from trictrac.players.greedy import hopes
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.player import EnginePlayer
from trictrac.players.value import GAME_IN_POINTS, Values

Counts = NDArray[np.int64]

DIABLE = 8  # LL's seventh fleche
ECOLIER = 11  # LL's tenth fleche
GRAND_JAN = slice(7, 13)
PETIT_JAN = slice(1, 7)
RETOUR = slice(19, 25)


class SideCounts:
    """One player's dames in many positions, counted by case on their own march."""

    def __init__(self, dames: Counts) -> None:
        self.dames = dames
        self.foe: SideCounts = self  # set by both_sides

    def holds(self, case: int) -> Numbers:
        """Whether a case is made."""
        return self.dames[:, case] >= 2

    def cases(self, jan: slice) -> Numbers:
        """How many cases of a jan are made."""
        made: Numbers = (self.dames[:, jan] >= 2).sum(1)
        return made

    def half_cases(self, jan: slice) -> Numbers:
        """How many cases of a jan hold a lone dame."""
        lone: Numbers = (self.dames[:, jan] == 1).sum(1)
        return lone

    def lacks(self, jan: slice) -> Numbers:
        """How many dames a jan lacks."""
        return 12 - 2 * self.cases(jan) - self.half_cases(jan)

    def fills(self, jan: slice) -> Numbers:
        """Whether a jan is full."""
        full: Numbers = self.cases(jan) == 6
        return full

    def may_fill(self, jan: slice) -> Numbers:
        """Whether enough dames stand before each case of a jan (art. XIV)."""
        behind = self.dames.cumsum(1)[:, jan]
        possible: Numbers = np.all(behind >= np.arange(2, 14, 2), axis=1)
        return possible

    @cached_property
    def builds(self) -> Numbers:
        """Whether the grand jan can still be filled."""
        return self.may_fill(GRAND_JAN)

    @cached_property
    def full(self) -> Numbers:
        """Whether the grand jan is full."""
        return self.fills(GRAND_JAN)


def both_sides(rows: Rows) -> tuple[SideCounts, SideCounts]:
    """The row's player and the opponent."""
    me = SideCounts(rows[:, ME : ME + OUT + 1].astype(np.int64))
    other = SideCounts(rows[:, OTHER : OTHER + OUT + 1].astype(np.int64))
    me.foe, other.foe = other, me
    return me, other


@dataclass(frozen=True)
class Advice:
    """One piece of advice: what it looks at, what a unit of it is worth, where it is written."""

    look: Callable[[SideCounts], Numbers]
    weight: float
    source: str

    @property
    def name(self) -> str:
        """What it is called."""
        return self.look.__name__

    @property
    def text(self) -> str:
        """The advice in our words."""
        return self.look.__doc__ or ""


ADVICE: list[Advice] = []


def advice(weight: float, source: str) -> Callable[[Callable[[SideCounts], Numbers]], Callable[[SideCounts], Numbers]]:
    """Adds a piece of advice to the list."""

    def add(look: Callable[[SideCounts], Numbers]) -> Callable[[SideCounts], Numbers]:
        ADVICE.append(Advice(look, weight, source))
        return look

    return add


@advice(3.5, "LL 43, 45, 66; Lep. II")
def corner(side: SideCounts) -> Numbers:
    """Take your corner first: it is the pivot of the game, you beat theirs and they cannot take it par puissance."""
    return side.holds(COIN)


@advice(1.0, "LL 66")
def case_du_diable(side: SideCounts) -> Numbers:
    """See to the case du diable early: no single number reaches it from the talon."""
    return side.holds(DIABLE) & side.builds


@advice(-0.5, "LL 66")
def case_de_l_ecolier(side: SideCounts) -> Numbers:
    """Leave the case de l'ecolier to the last: made before the corner it is a beginner's haste."""
    return side.holds(ECOLIER) & ~side.holds(COIN) & side.builds


@advice(3.0, "LL 65; Lep. II")
def cases_of_the_grand_jan(side: SideCounts) -> Numbers:
    """Make cases in the grand jan: nearly always the gain or the loss depends on it."""
    return side.cases(GRAND_JAN) * (side.builds & ~side.full)


@advice(2.0, "LL 59, 74")
def dames_put_in(side: SideCounts) -> Numbers:
    """Put a dame in: a half-case is covered by either number or their sum, an empty case by one throw in many."""
    return side.half_cases(GRAND_JAN) * side.builds


@advice(4.5, "LL 51, 67")
def near_the_grand_jan(side: SideCounts) -> Numbers:
    """Be within two dames of the full jan: the next throw may fill it."""
    return (side.lacks(GRAND_JAN) <= 2) & side.builds & ~side.full


@advice(9.0, "LL 48, 60; Lep. IV")
def full_grand_jan(side: SideCounts) -> Numbers:
    """Keep the grand jan full as long as you can: each throw that keeps it pays."""
    return side.full


@advice(0.8, "LL 75, 84")
def numbers_to_play(side: SideCounts) -> Numbers:
    """With the jan full, spare your spare dames: every step left to them puts off the breaking."""
    steps = np.maximum(COIN - np.arange(side.dames.shape[1]), 0)
    spare = side.dames.copy()
    spare[:, GRAND_JAN] -= 2
    return (spare @ steps) * side.full


@advice(1.0, "LL 52, 67, 88")
def still_builds(side: SideCounts) -> Numbers:
    """Do not let dames run past the cases they must fill: the jan lost, the enfilade threatens."""
    return side.builds


@advice(-6.0, "LL 88")
def enfilade(side: SideCounts) -> Numbers:
    """Fear the enfilade: your jan is broken for good and the opponent's stands."""
    return ~side.builds & side.foe.full


@advice(0.5, "LL 48, 49")
def cases_of_the_petit_jan(side: SideCounts) -> Numbers:
    """Small throws make the petit jan: small, but it pays, as long as it can be filled."""
    return side.cases(PETIT_JAN) * side.may_fill(PETIT_JAN)


@advice(1.0, "LL 60; Lep. I")
def full_petit_jan(side: SideCounts) -> Numbers:
    """Keep the petit jan while the throws are small."""
    return side.fills(PETIT_JAN)


@advice(-0.4, "Lep. I")
def dames_on_the_talon(side: SideCounts) -> Numbers:
    """Bring wood down: dames heaped on the talon make no case."""
    return np.maximum(side.dames[:, 1] - 2, 0)


@advice(1.5, "LL 86, 123; Lep. I")
def spread(side: SideCounts) -> Numbers:
    """Spread your dames over many cases: then most numbers make a case or cover a dame."""
    stand: Numbers = (side.dames[:, 2:COIN] > 0).sum(1)
    return stand


@advice(-0.5, "LL 86")
def heaps(side: SideCounts) -> Numbers:
    """Heap none up: a game drawn together suffers from every large number."""
    heaped: Numbers = np.maximum(side.dames[:, 2 : COIN + 1] - 3, 0).sum(1)
    return heaped


@advice(0.3, "LL 93")
def closed_passages(side: SideCounts) -> Numbers:
    """The opponent has broken and must pass: keep the passages closed."""
    return side.cases(GRAND_JAN) * ~side.foe.builds


@advice(0.3, "LL 94, 95")
def last_three_cases(side: SideCounts) -> Numbers:
    """Of all passages keep the corner and the two cases before it longest."""
    return side.cases(slice(10, 13)) * ~side.builds


@advice(0.3, "LL 91, 92")
def dames_of_return(side: SideCounts) -> Numbers:
    """Gone over, spread over the jan de retour, half-cases first."""
    return (12 - side.lacks(RETOUR)) * ~side.builds


@advice(2.5, "LL 97, 106; Lep. V")
def full_retour(side: SideCounts) -> Numbers:
    """Keep the jan de retour: it pays like the others."""
    return side.fills(RETOUR)


@advice(-0.1, "LL 118; Lep. V")
def way_to_go(side: SideCounts) -> Numbers:
    """Once the jans are over make haste: the first one out has points and the next throw."""
    steps = OUT - np.arange(side.dames.shape[1])
    return (side.dames @ steps) / 15 * ~side.builds


def signs(rows: Rows) -> Values:
    """What each piece of advice sees: one column each, mine less the opponent's."""
    me, other = both_sides(rows)
    seen = [a.look(me).astype(np.float32) - a.look(other).astype(np.float32) for a in ADVICE]
    return np.stack(seen, axis=1)


WEIGHTS = np.array([a.weight for a in ADVICE], np.float32)

# The same measure for what is not seen in one side's dames.
TO_THROW = 0.5  # the next throw is mine: the advantage of whoever leaves or goes out first (LL 118)
MY_THROW = 1.0  # a point that I may expect of it: worth a point
THEIR_THROW = 1.0  # a point that the opponent may expect of theirs: the fear of being beaten (LL 129, 132; Lep. II)
POINT = 0.7  # a point marked, of the twelve of a trou
IN_BREDOUILLE = 0.3  # and in bredouille, where the trou would be double (Lep. I, VII)
MY_THROW_TUNED = 3.0  # what games say: the point stands for those of the same kind that follow
THEIR_THROW_TUNED = 1.75
ENDED = 30.0  # a game or a marque won, above its trous: it cannot be lost again (Lep. VI)


class CarefulEngine:
    """Adds up marks, hopes and advice; see :class:`trictrac.players.engine.Engine`."""

    unit = GAME_IN_POINTS

    def __init__(self, my_throw: float = MY_THROW, their_throw: float = THEIR_THROW) -> None:
        self.law = NumpyLaw()
        self._my_throw, self._their_throw = my_throw, their_throw

    def equity(self, rows: Rows) -> Values:
        """What each row is worth, in points."""
        marks = rows.astype(np.float32)
        worth = POINTS_OF_A_TROU * (marks[:, MINE + TROUS] - marks[:, THEIRS + TROUS])
        for side, sign in ((MINE, 1), (THEIRS, -1)):
            worth += sign * marks[:, side + POINTS] * (POINT + IN_BREDOUILLE * marks[:, side + BREDOUILLE])
        mine, given, theirs, taken = hopes(rows).T
        outlook = (
            TO_THROW + self._my_throw * (mine - given) - self._their_throw * (theirs - taken) + signs(rows) @ WEIGHTS
        )
        over = rows[:, PHASE] == OVER
        won = np.sign(worth) * ENDED
        total: Values = worth + np.where(over, won, outlook)
        return total


def careful() -> EnginePlayer[Numbers]:
    """The careful player: a point hoped for is a point."""
    return EnginePlayer("careful", CarefulEngine())


def tuned() -> EnginePlayer[Numbers]:
    """The same advice with the hopes weighed by the arena: stronger, and no longer by hand alone."""
    return EnginePlayer("tuned", CarefulEngine(MY_THROW_TUNED, THEIR_THROW_TUNED))
