"""Positions to draw, and where things stand in a drawing."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

from trictrac.marks import Marks
from trictrac.position import Camp, Position
from trictrac.side import Side
from trictrac.throw import Throw

SVG = "{http://www.w3.org/2000/svg}"
WHITE, BLACK = Side.WHITE, Side.BLACK

MIDGAME = Position(
    Camp.of({1: 1, 4: 1, 5: 1, 7: 3, 8: 2, 9: 2, 10: 2, 11: 1, 12: 2}, Marks(points=10, trous=3)),
    Camp.of({1: 2, 2: 1, 3: 1, 4: 1, 5: 1, 7: 1, 8: 1, 9: 2, 10: 2, 11: 1, 12: 2}, Marks(4, True, 5)),
    WHITE,
    Throw(6, 4),
)
EXIT = Position(
    Camp.of({19: 2, 20: 2, 22: 3, 24: 1}, Marks(points=2, trous=7)),
    Camp.of({20: 1, 21: 4, 23: 2, 24: 5}, Marks(points=8, trous=14)),
)
CROWDED = Position(
    Camp.of({12: 9, 11: 4, 8: 2}, Marks(points=6, trous=12)),
    Camp.of({12: 6, 10: 5, 3: 4}, Marks(8, trous=2, serie=True)),
)
POSITIONS = [Position(), MIDGAME, EXIT, CROWDED]


def drawn(svg: str, *classes: str) -> list[ET.Element]:
    """The elements outside ``<defs>`` that carry all these classes."""
    root = ET.fromstring(svg)
    hidden = {id(element) for defs in root.iter(f"{SVG}defs") for element in defs.iter()}
    wanted = set(classes)
    return [e for e in root.iter() if id(e) not in hidden and wanted <= set(e.get("class", "").split())]


def place(element: ET.Element) -> tuple[float, float]:
    """Where a ``<use>`` is put down, turned or not."""
    if "transform" in element.attrib:
        found = re.match(r"translate\((\S+) (\S+)\)", element.attrib["transform"])
        assert found
        return float(found[1]), float(found[2])
    return float(element.attrib["x"]), float(element.attrib["y"])


def only(elements: list[ET.Element]) -> ET.Element:
    assert len(elements) == 1
    return elements[0]


def count_text(svg: str, *classes: str) -> str | None:
    return only(drawn(svg, "count", *classes)).text
