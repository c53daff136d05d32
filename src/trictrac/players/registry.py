"""The players by name, as the arena, the tables and their worker processes ask for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from trictrac.errors import TrictracError
from trictrac.players.careful import careful, tuned
from trictrac.players.engine import Numbers
from trictrac.players.greedy import greedy
from trictrac.players.levels import LEVELS, named
from trictrac.players.net_player import NetPlayer
from trictrac.players.player import Player
from trictrac.players.random_player import RandomPlayer
from trictrac.players.search import ONE_PLY, TWO_PLIES
from trictrac.words import fact

PLAYERS: dict[str, Callable[[], Player[Numbers]]] = {
    "random": RandomPlayer,
    "greedy": greedy,
    "careful": careful,
    "tuned": tuned,
    "net": partial(NetPlayer, "net"),
    "1ply": partial(NetPlayer, "1ply", ONE_PLY),
    "2ply": partial(NetPlayer, "2ply", TWO_PLIES),
    **{level.key: level.player for level in LEVELS},
}
SLOW = frozenset({"1ply", "2ply", *(level.key for level in LEVELS if level.depths)})
"""Players that look ahead: seconds per game instead of milliseconds."""


class UnknownPlayerError(TrictracError):
    """A name that no player has."""


def check_name(name: str) -> None:
    """Refuses a name that no player has."""
    if name not in PLAYERS:
        names = ", ".join(PLAYERS)
        raise UnknownPlayerError(
            fact("player-unknown", given=repr(name), names=names),
            name,
        )


def find(name: str) -> str:
    """The player that a person means: a name of the list, or a level by its number or its name in any language.

    >>> find("careful"), find("master"), find("3")
    ('careful', 'maitre', 'amateur')
    """
    if name not in PLAYERS and (level := named(name)):
        return level.key
    check_name(name)
    return name


def make(name: str) -> Player[Numbers]:
    """A new player of that name. Players have scratch arrays of their own: threads do not share one."""
    check_name(name)
    return PLAYERS[name]()
