"""Who sits for each marque of the written game and who begins it (V.5, XIX.2–XIX.6).

With three, the one who stays after the first marque is S, the one who gives way G, the third T; the
seats go S–T, T–G, G–S and round again, the first named having stayed. In teams it is S–G′, G′–S′,
S′–G, G–S: G′ and S′ are the partners. So each plays two marques running, one against each opponent,
and only G plays one at the beginning and one at the end. Four and five a tourner do the same along a
longer round, in which everybody meets everybody equally often.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trictrac.forms.result import Pairing, PlayedPartie
from trictrac.rules import Rules


@dataclass(frozen=True, slots=True)
class Kind:
    """A way of playing the written game."""

    players: int
    marques: int
    """The number of marques is a multiple of this."""
    sides: tuple[tuple[int, ...], ...]
    """Who win and lose together."""
    usual: tuple[int, ...]
    """Numbers of marques that are often agreed; the first one where nobody said."""
    round: tuple[int, ...] = ()
    """Who stays for each marque and who enters for it, one after the other: 0 is the one who gives way, 1 the one
    who stays, then the others as they were drawn, in teams the partners of 0 and 1. Empty: the seats do not turn."""

    @property
    def each_alone(self) -> bool:
        """Whether more than two play, each for themselves: a tourner."""
        return self.players == len(self.sides) > 2


def _alone(players: int) -> tuple[tuple[int, ...], ...]:
    return tuple((player,) for player in range(players))


KINDS = {
    "deux": Kind(2, 2, ((0,), (1,)), (8, 2, 4, 6, 12)),
    "tourner": Kind(3, 3, _alone(3), (6, 3, 9, 12), (0, 1, 2)),
    "equipes": Kind(4, 4, ((0, 1), (2, 3)), (8, 4, 12), (0, 1, 2, 3)),
    "chouette": Kind(3, 2, ((0,), (1, 2)), (8, 4, 12)),
    "tourner-quatre": Kind(4, 12, _alone(4), (12, 24), (0, 1, 2, 3, 0, 1, 3, 2, 0, 3, 1, 2)),
    "tourner-cinq": Kind(5, 10, _alone(5), (10, 20), (0, 1, 2, 3, 4, 0, 2, 4, 1, 3)),
}
"""Players are listed as they were drawn: the first two of a side-less game begin; teams are players 0 and 1
against 2 and 3, and 0 meets 2 first; the chouette is player 0, and associate 1 begins."""

TURNING = tuple(name for name, kind in KINDS.items() if kind.round)
"""The kinds in which somebody gives way after the first marque."""


def next_pairing(kind: str, history: Sequence[PlayedPartie], rules: Rules, order: Sequence[int] = ()) -> Pairing:
    """Who sits after this history; ``order`` is that of the lots, if any were drawn."""
    limit = rules.marque_limit
    if not history:
        if kind == "chouette":
            return Pairing((0, 1), 0, limit)
        one, other = order[:2] if order else (0, KINDS[kind].sides[1][0])
        return Pairing((one, other), None, limit)
    last = history[-1]
    if last.is_refait:
        return Pairing(last.pairing.sits, last.first, limit)
    number = last.number + 1
    if kind == "deux":
        return Pairing((0, 1), last.winner if rules.primaute == "winner" else 1 - last.first, limit)
    if kind == "chouette":
        associate = 1 + (number - 1) // 2 % 2
        return Pairing((0, associate), associate if number % 2 == 0 else 0, limit)
    turns, ring = KINDS[kind].round, _ring(kind, first_decided(history), rules, order)
    stays, enters = (ring[turns[place % len(turns)]] for place in (number - 1, number))
    return Pairing((stays, enters), stays, limit)


def first_decided(history: Sequence[PlayedPartie]) -> PlayedPartie:
    """The first marque that was no refait."""
    return next(played for played in history if not played.is_refait)


def _ring(kind: str, opening: PlayedPartie, rules: Rules, order: Sequence[int]) -> list[int]:
    """The players in the order that ``Kind.round`` counts them in."""
    pair = [opening.winner, opening.loser]
    if rules.gives_way == "loser":
        pair.reverse()
    if kind == "equipes":
        return [*pair, *map(partner, pair)]
    return [*pair, *(player for player in order or range(KINDS[kind].players) if player not in pair)]


def partner(player: int) -> int:
    return player ^ 1
