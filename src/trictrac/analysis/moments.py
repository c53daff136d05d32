"""Three moments of a game for each player: the best coup, the costliest decision, the luckiest throw."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from trictrac import explain
from trictrac.analysis.accounts import CoupJudgement, account
from trictrac.analysis.deciding import STAY, Decider
from trictrac.analysis.games import RecordedGame, games_of
from trictrac.analysis.judging import DEPTHS, judge
from trictrac.analysis.report import MILLION, ReportedDecision
from trictrac.records import Tour
from trictrac.words import Fact, Moves, decimal, fact, percent

MomentKind = Literal["best", "costliest", "luckiest"]
MOST_COUPS = 400
"""Coups that are looked at, the last ones: a whole evening would take too long."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A coup worth seeing again."""

    kind: MomentKind
    player: int
    number: int
    """Which coup of the whole session it is."""
    amount: int
    """What it was worth, in millionths of a stake or of a jeton."""
    told: Fact


def moments(tour: Tour, depth: str = "quick") -> list[Moment]:
    """The moments of each player, in the order of their kinds; none of a kind where nothing was of that kind."""
    found: dict[tuple[int, MomentKind], Moment] = {}
    for game in _last(tour):
        decider = Decider(game, DEPTHS[depth])
        for made in account(game, judge(game, DEPTHS[depth])):
            for each in _of_coup(game, made, list(decider.decisions(made))):
                known = found.get((each.player, each.kind))
                if known is None or each.amount > known.amount:
                    found[each.player, each.kind] = each
    order: tuple[MomentKind, ...] = ("best", "costliest", "luckiest")
    return sorted(found.values(), key=lambda each: (each.player, order.index(each.kind)))


def _last(tour: Tour) -> Iterator[RecordedGame]:
    """The last games of a session, with at most so many coups in all."""
    left = MOST_COUPS
    for game in reversed(list(games_of(tour))):
        if left:
            yield replace(game, coups=game.coups[-left:])
        left = max(0, left - len(game.coups))


def _of_coup(game: RecordedGame, made: CoupJudgement, decisions: list[ReportedDecision]) -> Iterator[Moment]:
    coup = made.coup
    assert coup.step.throw is not None
    throw = explain.throw_name(coup.step.throw)

    def moment(kind: MomentKind, amount: int, told: Fact) -> Moment:
        return Moment(kind, coup.player, coup.step.number, amount, told)

    if made.sums.luck > 0:
        told = fact("moment-luckiest", throw=throw, cost=_cost(game, made.sums.luck))
        yield moment("luckiest", made.sums.luck, told)
    for decision in decisions:
        if not decision.is_real:
            continue
        if decision.rating == "best":
            missed = _second(decision)
            if missed > 0:
                told = fact("moment-best", throw=throw, play=Moves(decision.played), cost=_cost(game, missed))
                yield moment("best", missed, told)
        elif decision.kind == "play":
            plays = {"play": Moves(decision.played), "best": Moves(decision.best)}
            told = fact("moment-costliest", throw=throw, **plays, cost=_cost(game, decision.loss))
            yield moment("costliest", decision.loss, told)
        else:
            stayed = decision.played == STAY
            told = fact("moment-costliest-decision", throw=throw, stayed=stayed, cost=_cost(game, decision.loss))
            yield moment("costliest", decision.loss, told)


def _second(decision: ReportedDecision) -> int:
    """What the next best play would have lost; nothing where it was no play, or not the best that was made."""
    plays = [candidate for candidate in decision.candidates if candidate.text != "leave"]
    if decision.kind != "play" or decision.played != decision.best or len(plays) < 2:
        return 0
    return plays[1].loss - plays[0].loss


def _cost(game: RecordedGame, amount: int) -> Fact:
    """An amount as people read it: chances to win where one stake is all, else stakes or jetons."""
    value = amount / MILLION
    if game.written:
        return fact("moment-jetons", number=decimal(value))
    if game.rules.stakes == "simple":
        return fact("moment-chance", share=percent(value / 2))
    return fact("moment-stake", number=decimal(value, 2))
