"""Count these throws: ten a day, the same for everybody everywhere, from the date alone.

The browser chooses in the same way (``web/src/learn/daily.ts``), so the choice uses a hash that takes three lines in
any language.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from trictrac.lessons.exercise import Item
from trictrac.lessons.pool import items
from trictrac.words import Fact, fact

THEMES_OF_A_DAY = (
    *("beat-once", "beat-once", "beat-price", "beat-price", "corner-beaten"),
    *("beat-faux", "keep", "opening-jans", "keep-helpless", "beat-faux"),
)
"""What is counted, from easy to hard."""
RIGHT, WRONG = "●", "○"


def daily_set(day: date) -> list[tuple[str, Item]]:
    """The ten exercises of a day: their themes and items; none stands twice."""
    found: list[tuple[str, Item]] = []
    for number, theme in enumerate(THEMES_OF_A_DAY):
        pool = items(theme)
        place = fnv(f"{day.isoformat()} {number} {theme}") % len(pool)
        while (theme, pool[place]) in found:
            place = (place + 1) % len(pool)
        found.append((theme, pool[place]))
    return found


def fnv(text: str) -> int:
    """FNV-1a, 32 bits."""
    found = 0x811C9DC5
    for byte in text.encode():
        found = ((found ^ byte) * 0x01000193) & 0xFFFFFFFF
    return found


def shared(day: date, right: Sequence[bool]) -> Fact:
    """A result to be shown around; it gives nothing away."""
    dots = "".join(RIGHT if each else WRONG for each in right)
    return fact("learn-daily-shared", day=day.isoformat(), dots=dots, right=sum(right), count=len(right))
