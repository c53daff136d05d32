"""A pen: makes SVG elements whose ids carry the drawing's prefix and whose paints come from its palette."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import dataclass

from trictrac.svg.geometry import Point
from trictrac.svg.palette import Palette, Stops

Element = ET.Element
Value = str | float


def number(value: float) -> str:
    """Writes a number with at most one decimal: ``12``, ``-0.5``."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def at(point: Point) -> str:
    """Writes a point as it stands in a path."""
    return f"{number(point[0])} {number(point[1])}"


def line(colour: str, width: float, opacity: str) -> dict[str, Value]:
    """The attributes of a line."""
    return {"stroke": colour, "stroke_width": width, "stroke_opacity": opacity}


@dataclass(frozen=True, slots=True)
class Pen:
    """Draws with one palette under one id prefix."""

    prefix: str
    palette: Palette

    def draw(self, parent: Element, tag: str, classes: str = "", **attributes: Value) -> Element:
        """Adds an element; ``stroke_width`` becomes ``stroke-width`` and numbers are shortened."""
        written = {"class": classes} if classes else {}
        for name, value in attributes.items():
            text = value if isinstance(value, str) else number(value)
            written[name.rstrip("_").replace("_", "-")] = text
        return ET.SubElement(parent, tag, written)

    def circle(self, parent: Element, classes: str, centre: Point, radius: float, **attributes: Value) -> Element:
        return self.draw(parent, "circle", classes, cx=centre[0], cy=centre[1], r=radius, **attributes)

    def rect(
        self, parent: Element, classes: str, corner: Point, width: float, height: float, **attributes: Value
    ) -> Element:
        """Adds a rectangle from its upper left corner."""
        return self.draw(parent, "rect", classes, x=corner[0], y=corner[1], width=width, height=height, **attributes)

    def use(self, parent: Element, name: str, classes: str, place: Point, turn: float = 0) -> Element:
        """Puts down something from ``<defs>``."""
        href = f"#{self.id(name)}"
        if turn:
            moved = f"translate({at(place)}) rotate({number(turn)})"
            return self.draw(parent, "use", classes, href=href, transform=moved)
        return self.draw(parent, "use", classes, href=href, x=place[0], y=place[1])

    def text(self, parent: Element, classes: str, words: str, centre: Point, size: float, fill: str) -> Element:
        """Adds a number centred on a point. The baseline is set by hand: renderers disagree on the keyword."""
        x, y = centre[0], centre[1] + size * 0.33
        element = self.draw(parent, "text", classes, x=x, y=y, font_size=size, fill=fill, text_anchor="middle")
        element.text = words
        return element

    def id(self, name: str) -> str:
        return f"{self.prefix}-{name}"

    def url(self, name: str) -> str:
        """A reference to a definition in this drawing."""
        return f"url(#{self.id(name)})"

    def paint(self, name: str) -> str:
        """The fill for a palette entry: its colour when flat, else its gradient."""
        stops: Stops = getattr(self.palette, name)
        return stops[0] if len(stops) == 1 else self.url(f"paint-{name}")
