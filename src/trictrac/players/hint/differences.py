"""What differs between two plays and can be counted: dames on the board, throws out of 36, points."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING, Literal

from trictrac.figures import DIABLE, ECOLIER, revirades
from trictrac.kernel.march import can_fill
from trictrac.kernel.state import ME, OTHER
from trictrac.players.hint.consequences import JANS, counts_by_verb
from trictrac.players.hint.numbers import mean_points
from trictrac.position import COIN, Camp
from trictrac.words import Fact, decimal, fact

if TYPE_CHECKING:
    from trictrac.players.hint.choices import Choice, Hint, Whose

BOTH: tuple[Whose, ...] = ("theirs", "mine")
CASES = (DIABLE, 10, 9, 7, ECOLIER, 6, 5, 4, 3, 2)
"""Cases that are worth being made, the most useful first: one of them is named."""

# Points that a throw out of 36 is worth to the player who chooses, by whose it is and by what it does.
THROW_POINTS: dict[Whose, dict[str, float]] = {
    "theirs": {"beats": -5.0, "fills": -6.0, "keeps": -6.0, "trou": -12.0, "blocked": 3.0},
    "mine": {"beats": 4.0, "fills": 6.0, "keeps": 6.0, "trou": 9.0, "blocked": -3.0},
}
# And a point that it gains on average.
MEAN_POINTS: dict[Whose, float] = {"theirs": -1.0, "mine": 0.7}
LEAST_MEAN_CHANGE = 0.1
"""Means nearer to each other than this may be written alike."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One difference between two plays."""

    weight: float
    """How much better the first is for it, in points; negative if worse."""
    about: Literal["play", "theirs", "mine"]
    """Whose doing: the play's, or that of somebody's next throw."""
    told: Fact
    """A verb without its subject; a count of throws has ``of``: whether it says that there are 36."""
    is_mean: bool = False
    """A mean of points, which sums the counts up: said where they say nothing."""


def on_the_board(hint: Hint, first: Choice, second: Choice) -> list[Difference]:
    """What the dames themselves show: the corner, jans nearer or lost, cases made, lone dames, dames out."""
    before = hint.position.mover
    a, b = (hint.camp(choice, "mine") for choice in (first, second))
    missing = {jan: (_missing(hint, first, jan), _missing(hint, second, jan)) for jan in JANS}
    found = [_corner(before, a, b)]
    found += [_jan(lacks, other_lacks, jan) for jan, (lacks, other_lacks) in missing.items()]
    buildable = {jan for jan, (lacks, _) in missing.items() if lacks}
    found.append(_case(hint, first, a, b, buildable))
    if max(first.theirs.beats, second.theirs.beats):
        found.append(_alone(a, b))
    found.append(_out(before, a, b))
    return [each for each in found if each]


def _corner(before: Camp, a: Camp, b: Camp) -> Difference | None:
    held, holds, would = (camp.on(COIN) >= 2 for camp in (before, a, b))
    if holds == would:
        return None
    does = ("keeps" if held else "takes") if holds else ("leaves" if held else "lacks")
    return Difference(4.0 if holds else -4.0, "play", fact("hint-corner", does=does))


def _missing(hint: Hint, choice: Choice, jan: int) -> int | None:
    """Dames still to be placed to fill a jan, None if it can be filled no more."""
    base = ME if choice.after.turn is hint.position.turn else OTHER
    if not can_fill(choice.after.to_row(hint.rules), base, jan):
        return None
    camp = hint.camp(choice, "mine")
    return sum(max(0, 2 - camp.on(case)) for case in range(jan, jan + 6))


def _jan(lacks: int | None, other: int | None, jan: int) -> Difference | None:
    """A jan that one play keeps full, keeps possible or brings nearer; ``lacks`` as :func:`_missing` says it."""
    if lacks == other:
        return None
    if lacks == 0:
        return Difference(6.0, "play", fact("hint-jan-full", jan=jan))
    if other == 0:
        return Difference(-6.0, "play", fact("hint-jan-broken", jan=jan))
    if lacks is None or other is None:
        if (lacks or other or 0) > 6:  # too far from full to be missed
            return None
        if lacks is None:
            return Difference(-1.0, "play", fact("hint-jan-given-up", jan=jan))
        return Difference(1.0, "play", fact("hint-jan-possible", jan=jan))
    if min(lacks, other) > 4:  # too far from full to be near
        return None
    told = fact("hint-jan-nearer", count=lacks, other=other, jan=jan)
    return Difference(0.8 * (other - lacks), "play", told)


def _case(hint: Hint, first: Choice, a: Camp, b: Camp, buildable: set[int]) -> Difference | None:
    """The most useful case that only the first play makes, in a jan that may still be filled."""
    before = hint.position.mover
    for case in CASES:
        jan = 7 if case > 6 else 1
        if jan in buildable and before.on(case) < 2 <= a.on(case) and b.on(case) < 2:
            weight = 0.9 if case == DIABLE else 0.6 if jan == 7 else 0.4
            return Difference(weight, "play", _made(hint, first, case))
    return None


def _made(hint: Hint, choice: Choice, case: int) -> Fact:
    """`makes the case du diable (8), by a revirade from 7`."""
    side = hint.position.turn
    found = revirades(side, hint.position.mover, choice.play) if choice.play else []
    for figure in found:
        *undone, made = figure.cases
        if made == case:
            return fact("hint-case", case=case, by=figure.kind.value, undone=tuple(undone))
    return fact("hint-case", case=case, by="none")


def _alone(a: Camp, b: Camp) -> Difference | None:
    alone, other = (sum(count == 1 for count in camp.dames) for camp in (a, b))
    if alone == other:
        return None
    return Difference(0.3 * (other - alone), "play", fact("hint-alone", count=alone, other=other))


def _out(before: Camp, a: Camp, b: Camp) -> Difference | None:
    more, other = a.out - before.out, b.out - before.out
    if more == other:
        return None
    return Difference(1.5 * (more - other), "play", fact("hint-out", count=more, other=other))


def over_the_throws(hint: Hint, first: Choice, second: Choice) -> list[Difference]:
    """What the 36 throws of each player show."""
    found = []
    for whose in BOTH:
        points = THROW_POINTS[whose]
        counts, others = (counts_by_verb(hint, choice, whose) for choice in (first, second))
        changes = {key: (a, others[key]) for key, a in counts.items() if key in others and a != others[key]}
        if "blocked" in changes:
            a, b = changes.pop("blocked")
            found.append(Difference(points["blocked"] * (a - b) / 36, whose, _blocked(whose, a, b)))
        # Throws that beat and so make a trou are one reason, not two.
        for a, b in dict.fromkeys(changes.values()):
            keys = [key for key, pair in changes.items() if pair == (a, b)]
            weight = max((points[key] for key in keys), key=abs) * (a - b) / 36
            found.append(Difference(weight, whose, _by_throws(whose, keys, a, b)))
        mean, other_mean = (choice.prospect(whose).points for choice in (first, second))
        if abs(mean - other_mean) >= LEAST_MEAN_CHANGE:
            told = fact(f"hint-mean-{whose}", mean=mean_points(mean), other=decimal(other_mean))
            found.append(Difference(MEAN_POINTS[whose] * (mean - other_mean), whose, told, is_mean=True))
    return found


def _blocked(whose: Whose, a: int, b: int) -> Fact:
    if not a:
        return fact(f"hint-all-played-{whose}", other=b)
    return fact(f"hint-blocked-{whose}", count=a, of=False, other=b)


def _by_throws(whose: Whose, keys: list[str], a: int, b: int) -> Fact:
    """`beats you and makes a trou with only 3 throws of 36 instead of 5`."""
    change = "none" if not a else "fewer" if a < b else "more"
    first, *rest = (fact(f"hint-verb-{whose}", does=key) for key in keys)
    verbs = reduce(lambda head, last: fact("hint-verbs", change=change, head=head, last=last), rest, first)
    if not a:
        return fact("hint-by-no-throw", verbs=verbs, other=b)
    return fact("hint-by-throws", verbs=verbs, change=change, count=a, of=False, other=b)
