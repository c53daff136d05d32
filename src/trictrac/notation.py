"""Reading the treatises' diagrams (docs/notation.md)."""

from __future__ import annotations

import re

from trictrac.errors import InvalidPositionError, expect_text
from trictrac.position import CASES, DAMES, Camp, Position
from trictrac.side import Side
from trictrac.words import fact

LETTERS = "abcdefghijklmnopqrstuvxy"
"""Lepeintre's letters for the cases 1 to 24 of white's march: i and j both exist, w does not."""

_GROUP = re.compile(r"(\d{1,2}|[a-z])([WB])(\d{1,2})")


def parse_diagram(text: str, turn: Side = Side.WHITE, complete: bool = True) -> Position:
    """Reads a diagram such as ``7W2-8W3-13B4`` or ``aW3-bW1-mB2``.

    Cases, by number or by letter, are all on *white's* march. The figures draw at most three or
    four dames on a talon; with ``complete`` the dames that are missing from fifteen stand there.

    >>> str(parse_diagram("aW3-hW1-jW1-yB3-xB1-vB2-uB1"))
    '1x13-8-10_1x11-2-3x2-4_w'
    """
    counts = {Side.WHITE: [0] * CASES, Side.BLACK: [0] * CASES}
    for group in expect_text(text, "a diagram", "7W2-8W3-13B4").strip().split("-"):
        match = _GROUP.fullmatch(group)
        place = _place(match[1]) if match else 0
        if match is None or not 1 <= place <= CASES:
            raise InvalidPositionError(fact("diagram-bad-group", given=repr(text), group=repr(group)), text)
        side = Side.WHITE if match[2] == "W" else Side.BLACK
        counts[side][(place if side is Side.WHITE else 25 - place) - 1] += int(match[3])
    for side, dames in counts.items():
        missing = DAMES - sum(dames)
        if missing < 0:
            raise InvalidPositionError(
                fact("diagram-fifteen-dames", given=repr(text), side=fact(f"side-{side.name.lower()}")), text
            )
        if complete and missing:
            if counts[side.other][-1]:
                raise InvalidPositionError(
                    fact("diagram-lacks-dames", given=repr(text), side=fact(f"side-{side.name.lower()}")), text
                )
            dames[0] += missing
    return Position(Camp(tuple(counts[Side.WHITE])), Camp(tuple(counts[Side.BLACK])), turn)


def _place(word: str) -> int:
    return int(word) if word.isdigit() else LETTERS.find(word) + 1
