"""Eight levels, from somebody who learned the moves last week to the master.

People err in three ways, and so do the levels: they overlook plays, they misjudge
what they see, and at a table where players mark for themselves they forget
points and do not notice the opponent's faults. The misjudgement of each level was
set by ``scripts/calibrate_levels.py`` so that it wins about three ordinary games
in ten against the next one; docs/players.md has the figures.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from trictrac.errors import TrictracError
from trictrac.players.net_player import NetPlayer
from trictrac.players.search import TWO_PLIES, Depth
from trictrac.table.robot import Attention
from trictrac.words import LANGUAGES, fact, say


@dataclass(frozen=True, slots=True)
class Level:
    """How well somebody plays."""

    key: str
    misjudgement: float
    """The spread of the error on every value, in games."""
    oversight: float
    """How often a play that one could make is not seen."""
    attention: Attention
    depths: tuple[Depth, ...] = ()

    def name(self, lang: str) -> str:
        return say(f"level-{self.key}", lang)

    def player(self) -> NetPlayer:
        return NetPlayer(self.key, self.depths, self.misjudgement, self.oversight)


LEVELS = (
    Level("novice", 0.215, 0.12, Attention(0.70, 0.10)),
    Level("apprenti", 0.1453, 0.10, Attention(0.80, 0.25)),
    Level("amateur", 0.101, 0.08, Attention(0.88, 0.40)),
    Level("habitue", 0.0693, 0.06, Attention(0.93, 0.60)),
    Level("joueur", 0.0509, 0.04, Attention(0.96, 0.75)),
    Level("fin-joueur", 0.0361, 0.02, Attention(0.985, 0.88)),
    Level("expert", 0.0197, 0.01, Attention(0.995, 0.96)),
    Level("maitre", 0.0, 0.0, Attention(), TWO_PLIES),
)
BY_KEY = {level.key: level for level in LEVELS}
_LEAST = 2
"""Letters that stand for a name."""


def named(text: str) -> Level | None:
    """The level of a number from 1, a name in any language, or the beginning of one; None if it is none or several.

    >>> [named(text).key for text in ("8", "master", "Maître", "fine player", "nov")]
    ['maitre', 'maitre', 'maitre', 'fin-joueur', 'novice']
    """
    wanted, begun = _plain(text), set()
    for number, each in enumerate(LEVELS, 1):
        names = [_plain(name) for name in (each.key, *map(each.name, LANGUAGES))]
        if wanted == str(number) or wanted in names:
            return each
        if len(wanted) >= _LEAST and any(name.startswith(wanted) for name in names):
            begun.add(each)
    return begun.pop() if len(begun) == 1 else None


def _plain(text: str) -> str:
    """Without case, accents and hyphens."""
    letters = unicodedata.normalize("NFKD", text.strip().casefold().replace("-", " "))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def level(key: str) -> Level:
    """The level of that key, or a sentence with all of them."""
    if key not in BY_KEY:
        keys = ", ".join(BY_KEY)
        raise TrictracError(fact("level-unknown", given=repr(key), known=keys), key)
    return BY_KEY[key]
