"""Many boards on one page: what all of them share is drawn once, the rest is a few kilobytes each."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

from trictrac import svg
from trictrac.records import story
from trictrac.records.steps import Step
from trictrac.side import Side
from trictrac.words import say

_SHARED = ("frame", "holes", "ground")
_COORDINATES = re.compile(r'<g class="coordinates.*?</g>', re.DOTALL)
_NUMBER = re.compile(r">(\d+)<")
_XMLNS = ' xmlns="http://www.w3.org/2000/svg"'


def drawing(step: Step, lang: str) -> svg.Svg:
    """The board of a step by itself: the table before the coup, its dice, and arrows for the play.

    White sits below throughout; the cases are numbered on the march of whoever throws, as his play is written.
    """
    number = f"{step.where.game}.{step.where.coup}"
    who = story.thrower(step)
    board = svg.board(
        step.before,
        arrows=step.arrows,
        title=f"{number}  {who + ', ' if who else ''}{say(story.title(step), lang).lower()}",
        lang=lang,
        coordinates=True,
    )
    return svg.Svg(_COORDINATES.sub(_renumber, board)) if step.before.turn is Side.BLACK else board


def _renumber(group: re.Match[str]) -> str:
    return _NUMBER.sub(lambda number: f">{25 - int(number[1])}<", group[0])


class Plates:
    """Takes the wood, the leather, the holes and all patterns out of each drawing and keeps one of them."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._patterns: dict[str, str] = {}
        self._shared: dict[str, str] = {}
        self._count = 0

    def plate(self, step: Step) -> str:
        """The board of a step, to stand in a page together with :meth:`common`."""
        text = str(drawing(step, self.lang))
        start = text.index(' id="') + 5
        prefix = text[start : text.index('"', start)]
        root = ET.fromstring(text.replace(_XMLNS, "", 1).replace(prefix, "tt"))
        self._count += 1
        for child in list(root):
            name = (child.get("class") or "").split(" ")[0]
            if child.tag == "defs":
                for pattern in child:
                    self._patterns[pattern.get("id", "")] = _text(pattern)
                root.remove(child)
            elif child.tag == "g" and name in _SHARED:
                kept = self._shared.setdefault(_text(child), f"tt-all-{name}-{len(self._shared)}")
                place = list(root).index(child)
                root.remove(child)
                root.insert(place, ET.Element("use", {"href": f"#{kept}"}))
        page = f"plate-{self._count}"
        root.set("id", page)
        root.set("aria-labelledby", f"{page}-title {page}-desc")
        for name in ("title", "desc"):
            found = root.find(name)
            if found is not None:
                found.set("id", f"{page}-{name}")
        return _text(root)

    def common(self) -> str:
        """What all plates need, once, anywhere in the page."""
        shared = "".join(f'<g id="{name}">{text}</g>' for text, name in self._shared.items())
        patterns = "".join(self._patterns.values())
        return f'<svg class="common" width="0" height="0" aria-hidden="true"><defs>{patterns}{shared}</defs></svg>'


def _text(element: ET.Element) -> str:
    return ET.tostring(element, encoding="unicode")
