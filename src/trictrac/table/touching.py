"""Which dames a play may move (XVII.24; LL 46).

The list of legal plays has one play for each resulting position. Where a dame follows in another's steps, the same
position comes about in several ways, and a touched dame is obeyed by any of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trictrac.play import OUT, LegalPlays, Play
from trictrac.position import COIN
from trictrac.throw import Throw

Way = tuple[int, frozenset[int]]
"""A play as the kernel packs it, and the cases from which dames move in one way of making it."""


def ways(plays: LegalPlays, dames: Sequence[int], throw: Throw) -> list[Way]:
    """Every way of making the legal plays; ``dames`` are the mover's, by case from 1."""
    found = {play.change(): packed for packed, play in zip(plays.packed, plays, strict=True)}
    ways: list[Way] = [(packed, play.starts) for packed, play in zip(plays.packed, plays, strict=True)]
    held = [case for case, count in enumerate(dames, start=1) if count]
    for one, two in {(throw.high, throw.low), (throw.low, throw.high)}:
        for first in held:
            end = min(first + one, OUT)
            for second in held:
                if first == second and dames[first - 1] < 2:
                    continue
                moves = ((first, end), (second, min(second + two, OUT)))
                packed = found.get(Play(moves).change(), -1)
                if packed >= 0 and not _replaces_the_corner(moves, dames):
                    ways.append((packed, frozenset((first, second))))
    return ways


def _replaces_the_corner(moves: Iterable[tuple[int, int]], dames: Sequence[int]) -> bool:
    """One of the last two dames of the corner would go only because another takes its place: no touch asks for that."""
    starts, ends = zip(*moves, strict=True)
    return dames[COIN - 1] == 2 and COIN in starts and COIN in ends


def disobeyed(touched: Iterable[int], ways: list[Way], made: int, starts: Iterable[int]) -> int | None:
    """The first touched case that a play should move and does not; None: there is none.

    Each touch binds as far as those before it leave room (R.27). ``made`` is the packed play, or -1 for a play against
    the law, whose own ``starts`` then count.
    """
    for case in touched:
        bound = [way for way in ways if case in way[1]]
        if not bound:
            continue
        ways = bound
        if not (any(packed == made for packed, _ in ways) if made >= 0 else case in starts):
            return case
    return None
