"""Why a throw scores: for each reason a heading, how it is made, and what it is worth, as facts to be worded."""

from __future__ import annotations

from trictrac.position import COIN, Position
from trictrac.score import How, Jan, Mark, Score
from trictrac.throw import Throw
from trictrac.words import Case, Fact, fact

_SIX_TABLES = (2, 7)
_PETITS_JANS = (*range(1, 7), *range(19, 25))


def score(sheet: Score, position: Position) -> list[Fact]:
    """One sentence for each reason of a sheet. ``position`` is the table before the play."""
    return [mark(reason, position, sheet.throw) for reason in sheet]


def mark(reason: Mark, position: Position, throw: Throw) -> Fact:
    """One reason in a sentence that names the dames, the numbers, the tariff and the points."""
    return fact(
        "reason-text",
        title=title(reason),
        body=body(reason, position, throw),
        tariff=_tariff(reason, throw),
        sum=_sum(reason, position),
        article=reason.article,
    )


def title(reason: Mark) -> Fact:
    """The heading of a reason: «Dame battue en 9»."""
    key = f"reason-{reason.jan.value}-title"
    return fact(key, case=Case(reason.case)) if reason.case else fact(key, case="none")


def detail(reason: Mark, position: Position, throw: Throw) -> Fact:
    """The line under the heading: by what the reason is made, and how often."""
    made = body(reason, position, throw)
    if reason.case is None or reason.jan is Jan.BATTRE_FAUX:
        return made
    return fact("reason-detail", body=made, count=reason.ways, price=reason.points // reason.ways)


def body(reason: Mark, position: Position, throw: Throw) -> Fact:
    """By what a reason is made."""
    jan = reason.jan
    if jan is Jan.BATTRE:
        return fact("reason-by", ways=_ways(reason, position, throw, full_blocks=2))
    if jan is Jan.BATTRE_FAUX:
        return _beaten_in_vain(reason, throw)
    if jan is Jan.COIN_BATTU:
        return fact("reason-coin_battu", ways=tuple(_by(number, COIN + 1) for number in throw))
    if jan is Jan.IMPUISSANCE:
        return _unplayed(reason, throw)
    if jan is Jan.SIX_TABLES:
        first, last = (Case(case) for case in _SIX_TABLES)
        return fact("reason-six_tables", high=die(throw.high), low=die(throw.low), first=first, last=last)
    if reason.case is not None:
        return fact("reason-by", ways=_ways(reason, position, throw, full_blocks=1))
    verb, _, _ = jan.value.partition("_")
    if verb in ("remplir", "conserver"):
        return fact(f"reason-{verb}")
    return fact(f"reason-{jan.value}")


def die(value: int) -> Fact:
    """One number of the dice with its article."""
    return fact("number", number=value)


def throw_name(throw: Throw) -> Fact:
    """What players call a throw: the larger number first, doublets by their names (LL 17)."""
    if throw.is_doublet:
        return fact("throw-doublet", number=throw.high)
    return fact("throw-simple", high=throw.high, low=throw.low)


def open_rest(position: Position, throw: Throw, start: int, full_blocks: int) -> int:
    """Where a dame rests that goes by the sum: one of the two rests is always open."""
    rest = start + throw.high
    return start + throw.low if position.other.on(25 - rest) >= full_blocks else rest


def _by(value: int, case: int) -> Fact:
    """`the 6 from 8`: the number that carries a dame to ``case``."""
    return fact("reason-way", number=die(value), start=Case(case - value))


def _ways(reason: Mark, position: Position, throw: Throw, full_blocks: int) -> tuple[Fact, ...]:
    assert reason.case is not None
    case = reason.case
    ways = [_by(value, case) for flag, value in ((How.HIGH, throw.high), (How.LOW, throw.low)) if flag in reason.how]
    if How.SUM in reason.how:
        start = case - throw.high - throw.low
        rest = open_rest(position, throw, start, full_blocks)
        ways.append(fact("reason-way-sum", high=throw.high, low=throw.low, start=Case(start), rest=Case(rest)))
    return tuple(ways)


def _beaten_in_vain(reason: Mark, throw: Throw) -> Fact:
    assert reason.case is not None
    start = reason.case - throw.high - throw.low
    rests = tuple(Case(start + value) for value in dict.fromkeys(throw))
    return fact("reason-battre_faux", high=throw.high, low=throw.low, start=Case(start), rests=rests, count=len(rests))


def _unplayed(reason: Mark, throw: Throw) -> Fact:
    if reason.ways == 2:
        return fact("reason-impuissance-both")
    value = throw.high if How.HIGH in reason.how else throw.low
    return fact("reason-impuissance-one", number=die(value), value=value, doublet=throw.is_doublet)


def _tariff(reason: Mark, throw: Throw) -> Fact:
    """Why 2 and not 4: the table of a beaten dame, a simple throw or a doublet (art. X, tariff)."""
    if reason.jan is Jan.IMPUISSANCE:
        return fact("tariff-impuissance")
    if reason.jan in (Jan.BATTRE, Jan.BATTRE_FAUX):
        table = "petits" if reason.case in _PETITS_JANS else "grands"
        return fact("tariff-table", table=table, doublet=throw.is_doublet)
    return fact("tariff-throw", doublet=throw.is_doublet)


def _sum(reason: Mark, position: Position) -> Fact:
    """Ways times price, and who marks it."""
    whom = "other" if reason.side is not position.turn else "mover"
    return fact("reason-sum", ways=reason.ways, price=reason.points // reason.ways, points=reason.points, whom=whom)
