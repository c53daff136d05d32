"""What to aim at with a throw, in one sentence for somebody who learns: read off the best play, which is not named."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from trictrac.figures import DIABLE
from trictrac.kernel.march import can_fill
from trictrac.kernel.state import ME, OTHER
from trictrac.players.hint.consequences import JANS, consequences
from trictrac.players.hint.differences import CASES, THROW_POINTS
from trictrac.players.hint.numbers import mean_points, worth
from trictrac.players.hint.verdict import QUIET
from trictrac.position import COIN, Camp, Position, is_full
from trictrac.throw import Throw
from trictrac.words import Fact, fact

if TYPE_CHECKING:
    from trictrac.players.hint.choices import Choice, Hint

NEAR = 6
"""A jan that lacks more dames than this is no aim yet."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What a throw should do now."""

    told: Fact
    """What the best play is about."""
    cases: tuple[int, ...] = ()
    """The cases it speaks of, on the thrower's march."""
    leaving: Fact | None = None
    """Why to leave, where one may and that is better (art. XVI)."""

    def to_data(self) -> dict[str, object]:
        """As JSON, what is to be read as facts."""
        leaving = None if self.leaving is None else self.leaving.to_data()
        return {"told": self.told.to_data(), "cases": list(self.cases), "leaving": leaving}


@dataclass(frozen=True, slots=True)
class _Weighed:
    """An aim and how much it matters, in points, so that the largest is said."""

    weight: float
    aim: Aim


def aim(hint: Hint) -> Aim | None:
    """The one thing that the best choice is about; nothing where the throw ended the game by itself."""
    best = hint.staying or hint.best
    if best.play is None:
        return None
    found = _of_the_play(hint, best)
    return replace(found, leaving=_leaving(hint, best, hint.best)) if hint.best.leaves else found


def _of_the_play(hint: Hint, best: Choice) -> Aim:
    assert best.play is not None
    if not best.play.moves:
        return Aim(fact("aim-stuck"))
    if sum(not choice.leaves for choice in hint.choices) == 1:
        return Aim(fact("aim-forced"))
    found = [*_of_the_dames(hint, best), *_of_the_next_throw(hint, best)]
    if found:
        return max(found, key=lambda each: each.weight).aim
    return Aim(consequences(hint, best)[0])


def _leaving(hint: Hint, stay: Choice, leave: Choice) -> Fact:
    if leave.over or stay.over:
        return fact("aim-leave")
    if stay.mine_next or stay.theirs.points < QUIET:
        # The opponent's next throw is no reason: what both are worth says how much there is to choose.
        return fact("aim-leave-worth", there=worth(hint, leave), here=worth(hint, stay, bare=hint.by_win_chance))
    return fact("aim-leave-why", points=mean_points(stay.theirs.points))


def _of_the_dames(hint: Hint, best: Choice) -> Iterator[_Weighed]:
    """Jans, the corner, lone dames, cases, dames out: what the play does on the board."""
    before, after = hint.position.mover, hint.camp(best, "mine")
    for jan in JANS:
        if is_full(after.dames, jan):
            does = "aim-keep" if is_full(before.dames, jan) else "aim-fill"
            yield _Weighed(8.0, Aim(fact(does, jan=jan), tuple(range(jan, jan + 6))))
    if after.on(COIN) >= 2 > before.on(COIN):
        yield _Weighed(6.0, Aim(fact("aim-corner"), (COIN,)))
    covered = tuple(case for case in range(1, 25) if before.on(case) == 1 and after.on(case) >= 2 and case != COIN)
    if covered:
        told = fact("aim-cover", count=len(covered), cases=covered)
        yield _Weighed(2.0 + 0.2 * len(covered), Aim(told, covered))
    made = next((case for case in CASES if before.on(case) == 0 and after.on(case) >= 2), None)
    if made is not None:
        yield _Weighed(2.5 if made == DIABLE else 1.5, Aim(fact("aim-case", case=made), (made,)))
    if after.on(1) < before.on(1):
        yield _Weighed(0.2 * (before.on(1) - after.on(1)), Aim(fact("aim-talon", count=after.on(1))))
    if after.out > before.out:
        yield _Weighed(1.5 * (after.out - before.out), Aim(fact("aim-out", count=after.out - before.out)))
    for jan in JANS:
        lacks, lacked = _missing(after, jan), _missing(before, jan)
        if 0 < lacks < lacked and lacks <= NEAR and _can_fill(hint, best, jan):
            yield _Weighed(1.4 - 0.1 * lacks, Aim(fact("aim-nearer", jan=jan, count=lacks)))


def _of_the_next_throw(hint: Hint, best: Choice) -> Iterator[_Weighed]:
    """Dames that wait for the corner, and keeping out of reach: counted in throws out of 36."""
    if best.over or best.mine_next:
        return
    if hint.camp(best, "mine").on(COIN) == 0:
        count, waiting = _corner_throws(best.after, hint)
        if count > _corner_throws(hint.position, hint)[0]:
            told = fact("aim-wait", cases=waiting, count=count)
            yield _Weighed(0.6 + 4.0 * count / 36, Aim(told, waiting))
    if best.mine.jan and not any(is_full(hint.camp(best, "mine").dames, jan) for jan in JANS):
        yield _Weighed(0.2 + 4.0 * best.mine.jan / 36, Aim(fact("aim-ready", count=best.mine.jan)))
    beats = [choice.theirs.beats for choice in hint.choices if not choice.leaves and not choice.over]
    spared = sum(beats) / len(beats) - best.theirs.beats
    if spared >= 1:
        told = fact("aim-safe", count=best.theirs.beats)
        yield _Weighed(-THROW_POINTS["theirs"]["beats"] * spared / 36, Aim(told))


def _missing(camp: Camp, jan: int) -> int:
    """Dames still to be placed before a jan is full."""
    return sum(max(0, 2 - camp.on(case)) for case in range(jan, jan + 6))


def _can_fill(hint: Hint, best: Choice, jan: int) -> bool:
    base = ME if best.after.turn is hint.position.turn else OTHER
    return bool(can_fill(best.after.to_row(hint.rules), base, jan))


def _corner_throws(position: Position, hint: Hint) -> tuple[int, tuple[int, ...]]:
    """Throws of 36 by which the player would take the corner if it were their throw, and the cases of the dames."""
    stands = Position(position.white, position.black, hint.position.turn)
    count, waiting = 0, set[int]()
    for low, high in combinations_with_replacement(range(1, 7), 2):
        throw = Throw(high, low)
        for play in stands.legal_plays(throw, hint.rules):
            starts = [start for start, end in play.moves if end == COIN]
            if len(starts) == 2:
                waiting.update(starts)
                count += 1 if low == high else 2
                break
    return count, tuple(sorted(waiting))
