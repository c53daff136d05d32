"""Why a throw scores: for each reason a heading, how it is made, and what it is worth, as facts to be worded."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from trictrac.position import COIN, Position
from trictrac.score import How, Jan, Mark, Score
from trictrac.throw import Throw
from trictrac.words import Case, Fact, fact

_SIX_TABLES = (2, 7)
_PETITS_JANS = (*range(1, 7), *range(19, 25))
_REMEMBERED = 1 << 15
"""Reasons differ in few things, and a judge of many positions meets the same ones again and again."""


class Told(NamedTuple):
    """A reason in words to be: its heading, the line under it, the whole in one sentence."""

    title: Fact
    detail: Fact
    text: Fact


def score(sheet: Score, position: Position) -> list[Fact]:
    """One sentence for each reason of a sheet. ``position`` is the table before the play."""
    return [mark(reason, position, sheet.throw) for reason in sheet]


def mark(reason: Mark, position: Position, throw: Throw) -> Fact:
    """One reason in a sentence that names the dames, the numbers, the tariff and the points."""
    return tell(reason, position, throw).text


def tell(reason: Mark, position: Position, throw: Throw) -> Told:
    """One reason as a heading, a line and a sentence."""
    rest = 0
    if reason.case and How.SUM in reason.how:
        start = reason.case - throw.high - throw.low
        rest = open_rest(position, throw, start, 2 if reason.jan is Jan.BATTRE else 1)
    return _tell(reason, throw, rest, reason.side is not position.turn)


@lru_cache(_REMEMBERED)
def _tell(reason: Mark, throw: Throw, rest: int, for_other: bool) -> Told:
    title = fact(f"reason-{reason.jan.value}-title", case=Case(reason.case) if reason.case else "none")
    body = _body(reason, throw, rest)
    price = reason.points // reason.ways
    whom = "other" if for_other else "mover"
    text = fact(
        "reason-text",
        title=title,
        body=body,
        tariff=_tariff(reason, throw),
        sum=fact("reason-sum", ways=reason.ways, price=price, points=reason.points, whom=whom),
        article=reason.article,
    )
    if reason.case is None or reason.jan is Jan.BATTRE_FAUX:
        return Told(title, body, text)
    return Told(title, fact("reason-detail", body=body, count=reason.ways, price=price), text)


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


def _body(reason: Mark, throw: Throw, rest: int) -> Fact:
    """By what a reason is made."""
    jan = reason.jan
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
        return fact("reason-by", ways=_ways(reason.case, reason.how, throw, rest))
    verb = jan.value.partition("_")[0]
    return fact(f"reason-{verb if verb in ('remplir', 'conserver') else jan.value}")


def _by(number: int, case: int) -> Fact:
    """`the 6 from 8`: the number that carries a dame to ``case``."""
    return fact("reason-way", number=die(number), start=Case(case - number))


def _ways(case: int, how: How, throw: Throw, rest: int) -> tuple[Fact, ...]:
    ways = [_by(number, case) for flag, number in ((How.HIGH, throw.high), (How.LOW, throw.low)) if flag in how]
    if How.SUM in how:
        start = Case(case - throw.high - throw.low)
        ways.append(fact("reason-way-sum", high=throw.high, low=throw.low, start=start, rest=Case(rest)))
    return tuple(ways)


def _beaten_in_vain(reason: Mark, throw: Throw) -> Fact:
    start = (reason.case or 0) - throw.high - throw.low
    rests = tuple(Case(start + number) for number in dict.fromkeys(throw))
    return fact("reason-battre_faux", high=throw.high, low=throw.low, start=Case(start), rests=rests, count=len(rests))


def _unplayed(reason: Mark, throw: Throw) -> Fact:
    if reason.ways == 2:
        return fact("reason-impuissance-both")
    number = throw.high if How.HIGH in reason.how else throw.low
    return fact("reason-impuissance-one", number=die(number), value=number, doublet=throw.is_doublet)


def _tariff(reason: Mark, throw: Throw) -> Fact:
    """Why 2 and not 4: the table of a beaten dame, and a simple throw or a doublet (art. X, tariff)."""
    if reason.jan is Jan.IMPUISSANCE:
        return fact("tariff-impuissance")
    if reason.jan in (Jan.BATTRE, Jan.BATTRE_FAUX):
        table = "petits" if reason.case in _PETITS_JANS else "grands"
        return fact("tariff-table", table=table, doublet=throw.is_doublet)
    return fact("tariff-throw", doublet=throw.is_doublet)
