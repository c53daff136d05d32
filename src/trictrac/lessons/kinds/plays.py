"""Plays made on the board, and plays that the law allows or refuses (art. VI-IX, XIII, XIV)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from trictrac import explain
from trictrac.camp import CASES, COIN, lacking
from trictrac.explain import RefusalKind
from trictrac.explain.marks import throw_name
from trictrac.lessons.exercise import Asks, Exercise, Item, Skill
from trictrac.play import OUT, LegalPlays, Play
from trictrac.position import Position
from trictrac.throw import Throw
from trictrac.throws import Plein
from trictrac.words import Case, Fact, Moves, fact

LEGAL = "legal"
TOUCHED = "touched "
"""Before the case of a touched dame in an item's detail."""
_DISTRACTORS = 3


def play(item: Item) -> Exercise:
    """Play the throw as the item's detail asks; every legal play that does so is right."""
    position = item.position
    key = wanted(position, item.detail)
    demand, _, case = item.detail.partition(" ")
    return Exercise(
        Skill.PLAY,
        position,
        fact("lesson-ask-play", throw=_throw_name(position), demand=demand, case=Case(int(case or 0))),
        Asks.PLAY,
        tuple(map(str, key)),
        (fact("lesson-why-play", play=Moves(str(key[0])), count=len(key), article=_ARTICLES.get(demand, "VI")),),
    )


def wanted(position: Position, demand: str) -> list[Play]:
    """The plays that meet a demand, one for each board they leave."""
    plays = position.legal_plays()
    if demand.startswith(TOUCHED):
        return touching(position, int(demand.removeprefix(TOUCHED)), plays)
    return [each for each in plays if DEMANDS[demand](each, position)]


DEMANDS: dict[str, Callable[[Play, Position], bool]] = {
    "tout_d_une": lambda each, _: each.tout_d_une,
    "tout_a_bas": lambda each, _: not each.tout_d_une and len(each.moves) == 2,
    "coin": lambda each, position: position.mover.on(COIN) == 0 and each.apply(position.mover.dames)[COIN - 1] >= 2,
    "out": lambda each, _: any(end == OUT for _, end in each.moves),
    "any": lambda _each, _position: True,
}
"""What a play may be asked to do."""
_ARTICLES = {"coin": "IX", "out": "VIII", TOUCHED.strip(): "XVII"}
"""Where the law has it; of both numbers, in VI."""


def touching(position: Position, case: int, plays: LegalPlays) -> list[Play]:
    """The legal plays that move the dame of a case by one number or both (LL 46), one for each board."""
    found: dict[frozenset[tuple[int, int]], Play] = {}
    for each in [*plays, *attempts(position)]:
        if case in each.starts and each in plays:
            found.setdefault(each.change(), each)
    return list(found.values())


def legal(item: Item) -> Exercise:
    """Whether a play is allowed, and if not, which rule refuses it."""
    position, tried = item.position, Play.parse(item.detail)
    throw = _throw_of(position)
    refused = explain.refusal(position, throw, tried)
    key = refused.kind.value if refused else LEGAL
    others = _others(position, tried, refused.kind if refused else None)
    offered = sorted(
        {LEGAL, key, *others[: _DISTRACTORS - (refused is not None)]}, key=lambda each: (each != LEGAL, each)
    )
    return Exercise(
        Skill.LEGAL,
        position,
        fact("lesson-ask-legal", throw=throw_name(throw), play=Moves(str(tried))),
        Asks.CHOICE,
        (key,),
        (refused.fact if refused else fact("lesson-why-legal", play=Moves(str(tried))),),
        tuple((each, fact(f"lesson-choice-{each}")) for each in offered),
        seen=1 if refused is None or refused.example is None else 2,
    )


def _others(position: Position, tried: Play, key: RefusalKind | None) -> list[str]:
    """Rules that this play surely does not break, in an order of its own: wrong answers to be chosen from."""
    ends = [end for _, end in tried.moves]
    camp = position.mover
    after = tried.apply(camp.dames) if tried.moves else camp.dames
    clear = {
        RefusalKind.OCCUPIED: not any(end < OUT and position.other.on(25 - end) for end in ends),
        RefusalKind.OTHER_COIN: COIN + 1 not in ends,
        RefusalKind.LONE_COIN: after[COIN - 1] != 1,
        RefusalKind.FORBIDDEN_GRAND: not any(COIN < end <= 18 for end in ends),
        RefusalKind.FORBIDDEN_PETIT: not any(18 < end <= CASES for end in ends),
        RefusalKind.NOT_ALL_IN: OUT not in ends,
        RefusalKind.NOT_FARTHEST: OUT not in ends,
        RefusalKind.MUST_KEEP: all(lacking(camp.dames, plein.first) for plein in Plein),
        RefusalKind.MUST_FILL: all(lacking(camp.dames, plein.first) > 2 for plein in Plein),
        RefusalKind.BOTH_NUMBERS: len(tried.moves) == 2,
        RefusalKind.PUISSANCE_OTHER_HOLDS: COIN not in ends,
    }
    free = [kind.value for kind, is_clear in clear.items() if kind is not key and (is_clear or key is None)]
    random.Random(f"{position} {tried}").shuffle(free)
    return free


def attempts(position: Position) -> Iterator[Play]:
    """What a beginner's hand might try with the throw: every dame by every number, law or no law."""
    high, low = _throw_of(position)
    starts = list(position.mover.occupied())
    for first, second in {(high, low), (low, high)}:
        for start in starts:
            for end in _ends(start, first):
                yield Play(((start, end),))
                follows = [end] if end < OUT else []
                for other in [*starts, *follows]:
                    if other != start or position.mover.on(start) > 1 or other in follows:
                        yield from (Play(((start, end), (other, last))) for last in _ends(other, second))


def _ends(start: int, number: int) -> tuple[int, ...]:
    """Where a hand may put a dame down: on the corner as well, when the number reaches just beyond it."""
    end = min(start + number, OUT)
    return (end, COIN) if end == COIN + 1 else (end,)


def _throw_of(position: Position) -> Throw:
    assert position.throw is not None, "an exercise of this kind has its dice"
    return position.throw


def _throw_name(position: Position) -> Fact:
    return throw_name(_throw_of(position))
