"""The players by name, as the arena and its worker processes ask for them."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from trictrac.errors import BilingualError

if TYPE_CHECKING:
    from trictrac.players.player import Player

PLAYERS = {
    # name: module and factory without arguments, imported when first asked for
    "random": ("trictrac.players.random_player", "RandomPlayer"),
    "greedy": ("trictrac.players.greedy", "greedy"),
    "careful": ("trictrac.players.careful", "careful"),
    "tuned": ("trictrac.players.careful", "tuned"),
    "net": ("trictrac.players.net_player", "net"),
    "1ply": ("trictrac.players.net_player", "one_ply"),
    "2ply": ("trictrac.players.net_player", "two_plies"),
}
LEVEL_KEYS = ("novice", "apprenti", "amateur", "habitue", "joueur", "fin-joueur", "expert", "maitre")
"""The levels, weakest first (``players.levels`` says what each is)."""
NAMES = (*PLAYERS, *LEVEL_KEYS)
SLOW = frozenset({"1ply", "2ply", "maitre"})
"""Players that look ahead: seconds a game instead of milliseconds."""


class UnknownPlayerError(BilingualError):
    """A name that no player has."""


def check_name(name: str) -> None:
    """Refuses a name that no player has."""
    if name not in NAMES:
        names = ", ".join(NAMES)
        raise UnknownPlayerError(
            f"there is no player {name!r}; the players are {names}",
            f"il n'y a pas de joueur {name!r} ; les joueurs sont {names}",
            name,
        )


def make(name: str) -> Player:
    """A new player of that name. Players have scratch arrays of their own: threads do not share one."""
    check_name(name)
    if name in LEVEL_KEYS:
        from trictrac.players.levels import LevelPlayer, level  # noqa: PLC0415

        return LevelPlayer(level(name))
    module, factory = PLAYERS[name]
    player: Player = getattr(importlib.import_module(module), factory)()
    return player
