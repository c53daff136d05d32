"""What is drawn once and put down many times: paints, shadows, one dame of each colour, a jeton, the dice."""

from __future__ import annotations

import math

from trictrac.side import Side
from trictrac.svg.geometry import DAME, FLECHE_HALF, FLECHE_LENGTH, HEIGHT, JETON, WIDTH, Point
from trictrac.svg.pen import Element, Pen, Value, line, number

DIE = 46.0
"""The width of a die."""
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_ROUND, _STRAIGHT = "radialGradient", "linearGradient"
_GRADIENTS: dict[str, tuple[str, dict[str, Value]]] = {
    "leather": (_ROUND, {"cx": "50%", "cy": "46%", "r": "68%"}),  # one lamp over each table
    **{name: (_ROUND, {"cx": "36%", "cy": "30%", "r": "76%"}) for name in ("white", "black", "jeton")},
    "wood": (
        _STRAIGHT,
        {"gradientUnits": "userSpaceOnUse", "x1": 0, "y1": 0, "x2": WIDTH * 0.8, "y2": HEIGHT * 1.1},
    ),
    **{name: (_STRAIGHT, {"x1": "0", "y1": "0", "x2": "1", "y2": "1"}) for name in ("die", "flag")},
    **{name: (_STRAIGHT, {"x1": "0", "y1": "1", "x2": "0", "y2": "0"}) for name in ("ivory", "oxblood")},
}
"""How the light falls on each paint that has more than one colour."""


def define(pen: Pen, root: Element, faces: tuple[int, ...]) -> None:
    """Writes ``<defs>``: every paint of the palette and every piece, with the dice faces this drawing shows."""
    defs = pen.draw(root, "defs")
    _paints(pen, defs)
    _fleches(pen, defs)
    for side in Side:
        _dame(pen, defs, side)
        _fichet(pen, defs, side)
    _hole(pen, defs)
    _jeton(pen, defs)
    _pavillon(pen, defs)
    for face in sorted(set(faces)):
        _die(pen, defs, face)


def piece(side: Side) -> str:
    """The word for a side in class names and ids."""
    return side.name.lower()


def _paints(pen: Pen, defs: Element) -> None:
    for name, (tag, shape) in _GRADIENTS.items():
        stops = getattr(pen.palette, name)
        if len(stops) == 1:
            continue
        gradient = pen.draw(defs, tag, "", id=pen.id(f"paint-{name}"), **shape)
        for index, colour in enumerate(stops):
            pen.draw(gradient, "stop", offset=f"{100 * index / (len(stops) - 1):.0f}%", stop_color=colour)
    if pen.palette.shadow:
        _shadows(pen, defs)
    if pen.palette.speckle:
        _speckle(pen, defs)
    if pen.palette.hatched:
        pattern = pen.draw(defs, "pattern", id=pen.id("hatch"), patternUnits="userSpaceOnUse", width=4.5, height=4.5)
        pattern.set("patternTransform", "rotate(38)")
        pen.draw(pattern, "path", "ruling", d="M2 0v5", stroke=pen.palette.fleche_edge[1], stroke_width=1.3)


def _shadows(pen: Pen, defs: Element) -> None:
    strength = pen.palette.shadow
    # A soft disc: dark under the piece, gone at the rim. Cheaper than a filter, and every renderer draws it.
    disc = pen.draw(defs, "radialGradient", id=pen.id("shade"))
    for offset, share in (("62%", 1.0), ("84%", 0.42), ("100%", 0.0)):
        pen.draw(disc, "stop", offset=offset, stop_opacity=f"{strength * share:.2f}")
    for name, x2, y2 in (("fall-down", "0", "1"), ("fall-right", "1", "0")):
        fall = pen.draw(defs, "linearGradient", id=pen.id(name), x1="0", y1="0", x2=x2, y2=y2)
        for offset, share in (("0%", 1.0), ("35%", 0.36), ("100%", 0.0)):
            pen.draw(fall, "stop", offset=offset, stop_opacity=f"{strength * share:.2f}")


def _speckle(pen: Pen, defs: Element) -> None:
    pattern = pen.draw(defs, "pattern", id=pen.id("speckle"), patternUnits="userSpaceOnUse", width=37, height=31)
    # Short pits on a lattice that no eye follows: steps of a low-discrepancy pair.
    pits = "".join(f"M{number(37 * (i * 0.7548 % 1))} {number(31 * (i * 0.5698 % 1))}h{i % 3}" for i in range(1, 52))
    pen.draw(pattern, "path", "speckle", d=pits, **line(pen.palette.speckle, 1.2, "0.22"), stroke_linecap="round")


def _fleches(pen: Pen, defs: Element) -> None:
    outline = _blade(FLECHE_HALF, FLECHE_LENGTH)
    for index, name in enumerate(("ivory", "oxblood")):
        group, edge = pen.draw(defs, "g", id=pen.id(f"fleche-{name}")), pen.palette.fleche_edge[index]
        fill, inner = pen.paint(name), _blade(FLECHE_HALF - 9, FLECHE_LENGTH - 74)
        pen.draw(
            group, "path", f"blade {name}", d=outline, fill=fill, stroke=edge, stroke_width=1.2, stroke_linejoin="round"
        )
        pen.draw(group, "path", "filet", d=inner, fill="none", stroke=edge, stroke_width=1, stroke_opacity="0.6")
        if pen.palette.hatched and name == "oxblood":
            pen.draw(group, "path", "hatch", d=outline, fill=pen.url("hatch"))


def _blade(half: float, length: float) -> str:
    """A blade on its foot: sides a hair hollow, so that the point stays fine."""
    x, y = number(half * 0.34), number(-length * 0.56)
    return f"M{number(-half)} 0Q-{x} {y} 0 {number(-length)}Q{x} {y} {number(half)} 0Z"


def _dame(pen: Pen, defs: Element, side: Side) -> None:
    name, palette, light = piece(side), pen.palette, side is Side.WHITE
    rim, ring = getattr(palette, f"{name}_rim"), getattr(palette, f"{name}_ring")
    group = pen.draw(defs, "g", id=pen.id(f"dame-{name}"))
    if palette.shadow:
        pen.circle(group, "shade", (3, 5), DAME + 5, fill=pen.url("shade"))
    pen.circle(group, "face", (0, 0), DAME - 0.7, fill=pen.paint(name), stroke=rim, stroke_width=1.4)
    if palette.shadow:
        glow, faint = ("#fff", "0.9") if light else ("#d8c8b4", "0.35")
        arc, lit = _arc(DAME - 2.6, 190, 280), line(glow, 1.8, faint)
        pen.draw(group, "path", "glint", d=arc, fill="none", **lit, stroke_linecap="round")
    for radius in (DAME * 0.74, DAME * 0.36):
        if palette.shadow:
            # The far wall of a turned groove takes the light.
            wall = line("#fff" if light else "#000", 1.6, "0.7")
            pen.circle(group, "ring lit", (0.7, 0.9), radius, fill="none", **wall)
        pen.circle(group, "ring", (0, 0), radius, fill="none", stroke=ring, stroke_width=1.5)
    edge = pen.draw(defs, "g", id=pen.id(f"slab-{name}"))
    pen.rect(edge, "face", (-20, -6.5), 40, 13, rx=2.5, fill=pen.paint(name), stroke=ring, stroke_width=1)
    pen.draw(edge, "path", "ring", d="M-19 0h38", stroke=ring, stroke_width=0.8, stroke_opacity="0.6")


def _arc(radius: float, start: float, end: float) -> str:
    """An arc about the origin between two angles in degrees, clockwise from the right."""
    points = [
        f"{number(radius * math.cos(math.radians(angle)))} {number(radius * math.sin(math.radians(angle)))}"
        for angle in (start, end)
    ]
    return f"M{points[0]}A{number(radius)} {number(radius)} 0 0 1 {points[1]}"


def _fichet(pen: Pen, defs: Element, side: Side) -> None:
    name, palette, light = piece(side), pen.palette, side is Side.WHITE
    rim, ring = getattr(palette, f"{name}_rim"), getattr(palette, f"{name}_ring")
    group = pen.draw(defs, "g", id=pen.id(f"fichet-{name}"))
    if palette.shadow:
        pen.circle(group, "shade", (3, 5), 17, fill=pen.url("shade"))
    pen.circle(group, "face", (0, 0), 13, fill=pen.paint(name), stroke=rim, stroke_width=1.4)
    pen.circle(group, "ring", (0, 0), 8, fill=pen.paint(name), stroke=ring, stroke_width=1.3)
    if palette.shadow:
        pen.circle(group, "glint", (-2.6, -3), 2.2, fill="#fff", fill_opacity="0.85" if light else "0.5")


def _hole(pen: Pen, defs: Element) -> None:
    group = pen.draw(defs, "g", id=pen.id("hole"))
    # Light catches the far wall; without light, a plain ring.
    pen.circle(group, "rim", (0.6, 0.9) if pen.palette.shadow else (0, 0), 7, fill=pen.palette.hole_rim)
    pen.circle(group, "pit", (0, 0), 6, fill=pen.palette.hole)


def _jeton(pen: Pen, defs: Element) -> None:
    palette = pen.palette
    group = pen.draw(defs, "g", id=pen.id("jeton"))
    if palette.shadow:
        pen.circle(group, "shade", (2, 3.5), JETON + 4, fill=pen.url("shade"))
    pen.circle(group, "face", (0, 0), JETON - 0.7, fill=pen.paint("jeton"), stroke=palette.jeton_line, stroke_width=1.4)
    # A milled edge, then a lozenge struck in the middle.
    ink = palette.jeton_line
    pen.circle(group, "ring", (0, 0), JETON - 4, fill="none", stroke=ink, stroke_width=1.2, stroke_dasharray="1.2 1.5")
    lozenge = "M0-8.5Q1.7-1.7 8.5 0 1.7 1.7 0 8.5-1.7 1.7-8.5 0-1.7-1.7 0-8.5Z"
    pen.draw(group, "path", "device", d=lozenge, fill=ink, fill_opacity="0.85")


def _pavillon(pen: Pen, defs: Element) -> None:
    palette = pen.palette
    group = pen.draw(defs, "g", id=pen.id("pavillon"))
    if palette.shadow:
        pen.draw(group, "path", "shade", d="M1 2L22-22", **line("#000", 5, "0.22"), stroke_linecap="round")
    cloth, edge = "M1-52Q8-56 13-51T26-51L20-42 26-33Q19-29 13-34T1-33Z", palette.flag_edge
    pen.draw(
        group, "path", "flag", d=cloth, fill=pen.paint("flag"), stroke=edge, stroke_width=1, stroke_linejoin="round"
    )
    pen.draw(group, "path", "pole", d="M0 0V-55", stroke=palette.pole, stroke_width=3.4, stroke_linecap="round")
    pen.circle(group, "foot", (0, 0), 6, fill=palette.pole, stroke=palette.jeton_line, stroke_width=1.2)


def _die(pen: Pen, defs: Element, face: int) -> None:
    palette = pen.palette
    half = DIE / 2
    group = pen.draw(defs, "g", id=pen.id(f"die-{face}"))
    if palette.shadow:
        for spread, opacity in ((5.0, "0.14"), (2.5, "0.2"), (0.0, "0.3")):
            corner = (3 - half - spread, 5 - half - spread)
            pen.rect(group, "shade", corner, DIE + 2 * spread, DIE + 2 * spread, rx=9 + spread, fill_opacity=opacity)
    pen.rect(
        group, "face", (-half, -half), DIE, DIE, rx=9, fill=pen.paint("die"), stroke=palette.die_edge, stroke_width=1.4
    )
    for x, y in _PIPS[face]:
        place: Point = (x * 12.0, y * 12.5)
        pen.circle(group, "pip", place, 4.6, fill=palette.pip)
