"""Who sits for each marque of the written game and who begins it (V.5, XIX.2–XIX.6).

With three, the one who stays after the first marque is S, the one who gives way G, the third T; the
seats go S–T, T–G, G–S and round again, the first named having stayed. With four it is S–G′, G′–S′,
S′–G, G–S: G′ and S′ are the partners. So each plays two marques running, one against each opponent,
and only G plays one at the beginning and one at the end.
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


KINDS = {
    "deux": Kind(2, 2, ((0,), (1,)), (8, 2, 4, 6, 12)),
    "tourner": Kind(3, 3, ((0,), (1,), (2,)), (6, 3, 9, 12)),
    "equipes": Kind(4, 4, ((0, 1), (2, 3)), (8, 4, 12)),
    "chouette": Kind(3, 2, ((0,), (1, 2)), (8, 4, 12)),
}
"""Players are listed as they were drawn: the first two of a side-less game begin; teams are players 0 and 1
against 2 and 3, and 0 meets 2 first; the chouette is player 0, and associate 1 begins."""


def next_pairing(kind: str, history: Sequence[PlayedPartie], rules: Rules) -> Pairing:
    """Who sits after this history."""
    if not history:
        if kind == "chouette":
            return Pairing((0, 1), 0, 0)
        return Pairing((0, KINDS[kind].sides[1][0]), None, 0)
    last = history[-1]
    if last.is_refait:
        return Pairing(last.pairing.sits, last.first, 0)
    number = last.number + 1
    if kind == "deux":
        return Pairing((0, 1), last.winner if rules.primaute == "winner" else 1 - last.first, 0)
    if kind == "chouette":
        associate = 1 + (number - 1) // 2 % 2
        return Pairing((0, associate), associate if number % 2 == 0 else 0, 0)
    seats = _round(kind, first_decided(history), rules)
    stays, enters = seats[(number - 2) % len(seats)]
    return Pairing((stays, enters), stays, 0)


def first_decided(history: Sequence[PlayedPartie]) -> PlayedPartie:
    """The first marque that was no refait."""
    return next(played for played in history if not played.is_refait)


def _round(kind: str, opening: PlayedPartie, rules: Rules) -> list[tuple[int, int]]:
    """The seats from the second marque on, repeated to the end."""
    gives_way, stays = opening.winner, opening.loser
    if rules.gives_way == "loser":
        gives_way, stays = stays, gives_way
    if kind == "tourner":
        third = 3 - gives_way - stays
        return [(stays, third), (third, gives_way), (gives_way, stays)]
    his_partner, other_partner = partner(gives_way), partner(stays)
    return [(stays, his_partner), (his_partner, other_partner), (other_partner, gives_way), (gives_way, stays)]


def partner(player: int) -> int:
    """The partner in the game of four."""
    return player ^ 1
