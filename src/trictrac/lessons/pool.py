"""The shipped positions of each theme: one gzip file of lines, easiest first, which a browser can read as well."""

from __future__ import annotations

import gzip
import random
from collections.abc import Iterable
from functools import cache
from importlib import resources
from pathlib import Path

from trictrac.errors import TrictracError
from trictrac.lessons.exercise import Exercise, Item
from trictrac.lessons.kinds import ask
from trictrac.lessons.themes import THEMES
from trictrac.words import fact

_POOLS = resources.files("trictrac.lessons") / "pools"


class UnknownThemeError(TrictracError):
    """A theme that nobody teaches."""


@cache
def items(theme: str) -> tuple[Item, ...]:
    """The shipped items of a theme, easiest first."""
    check_theme(theme)
    file = _POOLS / f"{theme}.txt.gz"
    if not file.is_file():
        return ()
    return tuple(map(Item.parse, gzip.decompress(file.read_bytes()).decode().splitlines()))


def check_theme(theme: str) -> None:
    """Refuses a name that no theme has."""
    if theme not in THEMES:
        raise UnknownThemeError(fact("lesson-no-theme", given=repr(theme), known=", ".join(THEMES)), theme)


def write(folder: Path, theme: str, found: Iterable[Item]) -> int:
    """Writes the pool of a theme; the number of bytes."""
    lines = sorted(str(item) for item in found)
    packed = gzip.compress("".join(f"{line}\n" for line in lines).encode(), 9, mtime=0)
    (folder / f"{theme}.txt.gz").write_bytes(packed)
    return len(packed)


def draw(theme: str, seed: int | str, easiest: float = 0.0, hardest: float = 1.0) -> Exercise:
    """The exercise of a theme that a seed stands for; from a part of the pool, 0 the easiest and 1 the hardest."""
    item = draw_item(theme, seed, easiest, hardest)
    return ask(THEMES[theme].kind, item)


def draw_item(theme: str, seed: int | str, easiest: float = 0.0, hardest: float = 1.0) -> Item:
    """What :func:`draw` makes its exercise of."""
    check_theme(theme)
    made = THEMES[theme]
    chance = random.Random(f"{theme} {seed}")
    if made.draw is not None:
        return made.draw(chance)
    pool = items(theme)
    if not pool:
        raise UnknownThemeError(fact("lesson-no-pool", theme=theme), theme)
    first, last = int(easiest * len(pool)), max(int(easiest * len(pool)) + 1, int(hardest * len(pool)))
    return chance.choice(pool[first:last])
