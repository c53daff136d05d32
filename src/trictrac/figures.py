"""The figures of a position that the treatise has names for (LL 40, 66, 84-90).

Its fleche *n* is our case *n* + 1. Every figure belongs to one side, and its cases are counted on that side's march.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trictrac.camp import CASES, COIN, Camp, is_full, lacking
from trictrac.enums import DescribedEnum
from trictrac.kernel import state
from trictrac.kernel.march import can_fill, survey
from trictrac.play import Play
from trictrac.side import Side
from trictrac.throws import Plein

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from trictrac.play import LegalPlays
    from trictrac.throw import Throw

_OWN_GAME = range(1, COIN + 1)
_PASSAGES = range(COIN + 1, COIN + 7)
"""The six cases of the opponent's second table; on the first, their corner, a dame rests and never stops."""
DIABLE, ECOLIER = 8, 11
"""The case du diable and the case de l'ecolier."""


class FigureKind(DescribedEnum):
    """A figure, with the number that defines it."""

    source: str

    CASE_DU_DIABLE = ("case_du_diable", "LL 66")
    CASE_DE_L_ECOLIER = ("case_de_l_ecolier", "LL 66")
    DOUBLE_SURCASE = ("double_surcase", "LL 40")
    PASSAGE_FERME = ("passage_ferme", "LL 90")
    ENFILADE = ("enfilade", "LL 88")
    NOMBRES_POUR_JOUER = ("nombres_pour_jouer", "LL 84")
    NOMBRES_A_JOUER = ("nombres_a_jouer", "LL 84")
    REVIRADE = ("revirade", "LL 85")
    DOUBLE_REVIRADE = ("double_revirade", "LL 86")


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure: whose it is, the cases it is made of, and its numbers where it has any."""

    kind: FigureKind
    side: Side
    cases: tuple[int, ...] = ()
    """On this side's march; for a revirade the cases undone, then the one that is made."""
    numbers: tuple[int, ...] = ()
    """The nombres a jouer, or the nombre pour jouer of the dame on each case."""

    def to_data(self) -> dict[str, object]:
        """Plain data."""
        return {
            "figure": self.kind.value,
            "side": self.side.value,
            "cases": list(self.cases),
            "numbers": list(self.numbers),
        }


def standing(side: Side, camp: Camp, opponent: Camp, row: NDArray[np.int8]) -> Iterator[Figure]:
    """The figures of one side that need no dice. ``row`` is the position seen by that side."""
    for kind, case in ((FigureKind.CASE_DU_DIABLE, DIABLE), (FigureKind.CASE_DE_L_ECOLIER, ECOLIER)):
        if camp.on(case) >= 2:
            yield Figure(kind, side, (case,))
    fours = tuple(case for case, count in camp.occupied().items() if count == 4)
    if fours:
        yield Figure(FigureKind.DOUBLE_SURCASE, side, fours)
    rests, ends = survey(row)
    closed = _closed(rests) if any(camp.on(case) for case in _OWN_GAME) else ()
    if closed:
        yield Figure(FigureKind.PASSAGE_FERME, side, closed)
        if is_full(opponent.dames, Plein.GRAND.first) and not can_fill(row, state.ME, Plein.GRAND.first):
            yield Figure(FigureKind.ENFILADE, side, tuple(_PASSAGES))
    spare = _spare(camp, row)
    if spare:
        room = tuple(_room(camp, case, ends) for case in spare)
        yield Figure(FigureKind.NOMBRES_POUR_JOUER, side, spare, room)


def _closed(rests: int) -> tuple[int, ...]:
    """The opponent's cases that bar every way past, none if a way is open.

    A dame passes by resting or stopping on a free case (LL 90). On the opponent's empty corner it
    only rests, and the farthest it goes from there is a six.
    """
    corner, *others = _PASSAGES
    beyond = corner + 6
    held = [case for case in (corner, *others, beyond) if not rests >> case & 1]
    if not set(others) <= set(held) or not {corner, beyond} & set(held):
        return ()
    return tuple(case for case in held if case != beyond or corner not in held)


def _spare(camp: Camp, row: NDArray[np.int8]) -> tuple[int, ...]:
    """The cases of the dames that a jan, full or within two dames of it, has no use for (LL 50): one entry per dame."""
    for plein in Plein:
        if lacking(camp.dames, plein.first) <= 2 and can_fill(row, state.ME, plein.first):
            jan = range(plein.first, plein.first + 6)
            return tuple(case for case, n in camp.occupied().items() for _ in range(n - 2 if case in jan else n))
    return ()


def _room(camp: Camp, case: int, ends: int) -> int:
    """How far a dame can go in its half of the board: the corner counts once it is taken (LL 84)."""
    last = CASES if case > COIN else COIN if camp.on(COIN) >= 2 else COIN - 1
    return max((end - case for end in range(case, last + 1) if ends >> end & 1), default=0)


def of_a_throw(side: Side, camp: Camp, throw: Throw, plays: LegalPlays) -> Iterator[Figure]:
    """The figures that dice bring: the numbers to be played and the revirades they allow."""
    yield Figure(FigureKind.NOMBRES_A_JOUER, side, numbers=tuple(throw))
    found = {revirade for play in plays for revirade in revirades(side, camp, play)}
    for kind in (FigureKind.REVIRADE, FigureKind.DOUBLE_REVIRADE):
        yield from sorted((each for each in found if each.kind is kind), key=lambda each: each.cases)


def revirades(side: Side, camp: Camp, play: Play) -> list[Figure]:
    """The revirades that a play makes, or the double revirade that it is (LL 85, 86)."""
    found = _moved_cases(camp, play)
    if len(found) == 2 and found[0][1] == found[1][1] and _undoes_two_or_all(camp, found):
        undone = dict.fromkeys(sorted(start for start, _ in found))
        return [Figure(FigureKind.DOUBLE_REVIRADE, side, (*undone, found[0][1]))]
    return [Figure(FigureKind.REVIRADE, side, cases) for cases in found]


def _moved_cases(camp: Camp, play: Play) -> list[tuple[int, int]]:
    """The dames of a play that leave a case, which it undoes, for another, which it makes."""
    if play.tout_d_une:
        ways = [(play.moves[0][0], play.moves[1][1])]
    else:
        ways = list(play.moves)
    after = play.apply(camp.dames)
    return [
        (start, end)
        for start, end in ways
        if camp.on(start) >= 2 > after[start - 1] and end <= CASES and camp.on(end) < 2 <= after[end - 1]
    ]


def _undoes_two_or_all(camp: Camp, ways: list[tuple[int, int]]) -> bool:
    """Two cases undone for one, or one pushed whole to an empty fleche (LL 86)."""
    (first, end), (second, _) = ways
    return first != second or (camp.on(first) == 2 and camp.on(end) == 0)
