"""The instrument without its pieces: frame, holes, hinge, leather, fleches."""

from __future__ import annotations

import math

from trictrac.position import CASES, CORNER, Side
from trictrac.svg.defs import piece
from trictrac.svg.geometry import (
    BAND,
    FIELD,
    HEIGHT,
    HINGE,
    HINGE_LEFT,
    HINGE_RIGHT,
    LEFT,
    MIDDLE,
    RIGHT,
    TABLE,
    WIDTH,
    View,
    all_holes,
)
from trictrac.svg.pen import Element, Pen, number

CORNER_RADIUS = 20.0
_INLAY = 12.0
_LABEL = 24.0


def draw_frame(pen: Pen, root: Element) -> None:
    """Four mitred rails of wood with their grain, an inlay line, thirty holes."""
    palette = pen.palette
    frame = pen.draw(root, "g", "frame")
    pen.rect(frame, "wood", (0, 0), WIDTH, HEIGHT, rx=CORNER_RADIUS, fill=pen.paint("wood"))
    if palette.grain:
        _rails(pen, frame)
    _mitres(pen, frame)
    inlay = pen.draw(frame, "g", "inlay", fill="none")
    if palette.shadow:
        pen.rect(
            inlay,
            "groove",
            (_INLAY, _INLAY),
            WIDTH - 2 * _INLAY,
            HEIGHT - 2 * _INLAY,
            rx=CORNER_RADIUS - 8,
            stroke=palette.lip,
            stroke_width=4,
            stroke_opacity="0.55",
        )
    pen.rect(
        inlay,
        "line",
        (_INLAY, _INLAY),
        WIDTH - 2 * _INLAY,
        HEIGHT - 2 * _INLAY,
        rx=CORNER_RADIUS - 8,
        stroke=palette.inlay,
        stroke_width=1.8,
    )
    pen.rect(
        frame,
        "edge",
        (1, 1),
        WIDTH - 2,
        HEIGHT - 2,
        rx=CORNER_RADIUS - 1,
        fill="none",
        stroke=palette.edge,
        stroke_width=2,
    )
    holes = pen.draw(root, "g", "holes")
    for place in all_holes():
        pen.use(holes, "hole", "hole", place)


def _rails(pen: Pen, frame: Element) -> None:
    """Shades each rail by its side of the light and lets the grain run along it."""
    palette = pen.palette
    corners = ((0.0, 0.0), (WIDTH, 0.0), (WIDTH, HEIGHT), (0.0, HEIGHT))
    inner = ((BAND, BAND), (WIDTH - BAND, BAND), (WIDTH - BAND, HEIGHT - BAND), (BAND, HEIGHT - BAND))
    defs = pen.draw(frame, "defs")
    names = ("top", "right", "bottom", "left")
    round_clip = pen.draw(defs, "clipPath", id=pen.id("round"))
    pen.rect(round_clip, "", (0, 0), WIDTH, HEIGHT, rx=CORNER_RADIUS)
    for name, length in (("long", WIDTH), ("short", HEIGHT)):
        _grain(pen, defs, name, length)
    rails = pen.draw(frame, "g", "rails", clip_path=pen.url("round"))
    for index, name in enumerate(names):
        after = (index + 1) % 4
        outline = (corners[index], corners[after], inner[after], inner[index])
        path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in outline) + "Z"
        clip = pen.draw(defs, "clipPath", id=pen.id(f"clip-{name}"))
        pen.draw(clip, "path", d=path)
        rail = pen.draw(rails, "g", f"rail {name}", clip_path=pen.url(f"clip-{name}"))
        if palette.rails[index]:
            pen.draw(rail, "path", "shade", d=path, fill_opacity=f"{palette.rails[index]:.2f}")
        turn = {
            "top": "",
            "right": f"translate({number(WIDTH)} 0) rotate(90)",
            "bottom": f"translate({number(WIDTH)} {number(HEIGHT)}) rotate(180)",
            "left": f"translate(0 {number(HEIGHT)}) rotate(-90)",
        }[name]
        veins = pen.draw(rail, "use", "grain", href=f"#{pen.id('long' if index % 2 == 0 else 'short')}")
        if turn:
            veins.set("transform", turn)


def _grain(pen: Pen, defs: Element, name: str, length: float) -> None:
    """Veins along a rail: slow waves that close up and open, some fine, some broad."""
    group = pen.draw(defs, "g", id=pen.id(name), fill="none", stroke=pen.palette.grain, stroke_linecap="round")
    waves = 5
    stride = length / waves
    for index in range(15):
        seed = index * 2.399963 + len(name)
        y = 2.0 + index * 4.2 + 1.6 * math.sin(seed * 3)
        bend = 2.6 * math.sin(index * 0.5 + len(name))
        path = f"M-9 {number(y)}q{number(stride / 2)} {number(bend)} {number(stride)} {number(1.5 * math.sin(seed))}"
        for wave in range(1, waves + 1):
            path += f"t{number(stride)} {number(2.2 * math.sin(seed + wave * 1.9))}"
        broad = index % 4 == 1
        pen.draw(
            group,
            "path",
            "vein",
            d=path,
            stroke_width=3.2 if broad else 0.8 + 0.6 * abs(math.sin(seed)),
            stroke_opacity=f"{0.13 if broad else 0.16 + 0.16 * abs(math.sin(seed * 1.7)):.2f}",
        )


def _mitres(pen: Pen, frame: Element) -> None:
    path = ""
    for x, y, dx, dy in ((0, 0, 1, 1), (WIDTH, 0, -1, 1), (WIDTH, HEIGHT, -1, -1), (0, HEIGHT, 1, -1)):
        start = CORNER_RADIUS * 0.3
        path += f"M{number(x + dx * start)} {number(y + dy * start)}L{number(x + dx * BAND)} {number(y + dy * BAND)}"
    pen.draw(frame, "path", "mitre", d=path, stroke=pen.palette.lip, stroke_width=1, stroke_opacity="0.7")


def draw_ground(pen: Pen, root: Element, view: View) -> None:
    """Two tables of leather with their twenty-four fleches, and the hinge between."""
    palette = pen.palette
    ground = pen.draw(root, "g", "ground")
    pen.rect(ground, "lip", (LEFT - 3, BAND - 3), RIGHT - LEFT + 6, FIELD + 6, rx=4, fill=palette.lip)
    for name, x in (("petit-jan", LEFT), ("grand-jan", HINGE_RIGHT)):
        pen.rect(ground, f"leather {name}", (x, BAND), TABLE, FIELD, fill=pen.paint("leather"))
        if palette.speckle:
            pen.rect(ground, "speckle", (x, BAND), TABLE, FIELD, fill=pen.url("speckle"))
    fleches = pen.draw(ground, "g", "fleches")
    for low in range(1, CASES + 1):
        _fleche(pen, fleches, view, low)
    if palette.shadow:
        for x in (LEFT, HINGE_RIGHT):
            pen.rect(ground, "fall", (x, BAND), TABLE, 22, fill=pen.url("fall-down"))
            pen.rect(ground, "fall", (x, BAND), 18, FIELD, fill=pen.url("fall-right"))
    _hinge(pen, ground)


def _fleche(pen: Pen, fleches: Element, view: View, low: int) -> None:
    case = {view.bottom: low, view.bottom.other: CASES + 1 - low}
    # Colours alternate along a march, so what faces an ivory fleche is oxblood (LL 10).
    colour = "oxblood" if case[Side.WHITE] % 2 else "ivory"
    classes = f"fleche {colour} case-{low} " + " ".join(f"{piece(side)}-{case[side]}" for side in Side)
    pen.use(fleches, f"fleche-{colour}", classes, view.foot(view.bottom, low), 0 if low <= CORNER else 180)


def _hinge(pen: Pen, ground: Element) -> None:
    palette = pen.palette
    hinge = pen.draw(ground, "g", "hinge")
    pen.rect(hinge, "wood", (HINGE_LEFT, BAND), HINGE, FIELD, fill=pen.paint("wood"))
    middle = HINGE_LEFT + HINGE / 2
    if palette.shadow:
        for x, opacity in ((HINGE_LEFT, "0.1"), (middle, "0.3")):
            pen.rect(hinge, "shade", (x, BAND), HINGE / 2, FIELD, fill_opacity=opacity)
    lines = f"M{number(HINGE_LEFT)} {number(BAND)}v{number(FIELD)}M{number(HINGE_RIGHT)} {number(BAND)}v{number(FIELD)}"
    pen.draw(hinge, "path", "edge", d=lines, stroke=palette.lip, stroke_width=2)
    pen.draw(
        hinge, "path", "joint", d=f"M{number(middle)} {number(BAND)}v{number(FIELD)}", stroke=palette.lip, stroke_width=2.4
    )
    for y in (BAND + 130, HEIGHT - BAND - 130):
        pen.rect(
            hinge,
            "plate",
            (middle - 13, y - 30),
            26,
            60,
            rx=3,
            fill=pen.paint("jeton"),
            stroke=palette.jeton_line,
            stroke_width=1,
        )
        knuckles = "".join(f"M{number(middle - 4)} {number(y + shift)}h8" for shift in (-18, -6, 6, 18))
        pen.draw(
            hinge,
            "path",
            "knuckle",
            d=f"M{number(middle - 4)} {number(y - 30)}v60M{number(middle + 4)} {number(y - 30)}v60{knuckles}",
            stroke=palette.jeton_line,
            stroke_width=1,
        )
        for dx in (-8.5, 8.5):
            for dy in (-22, 0, 22):
                pen.circle(hinge, "screw", (middle + dx, y + dy), 1.7, fill=palette.jeton_line)


def draw_coordinates(pen: Pen, root: Element, view: View) -> None:
    """The number of each case on the march of the side at the bottom, engraved beyond its hole."""
    group = pen.draw(root, "g", "coordinates", fill_opacity="0.85")
    for low in range(1, CASES + 1):
        x, y = view.foot(view.bottom, low)
        y = HEIGHT - _LABEL if y > MIDDLE else _LABEL
        pen.text(group, f"coordinate case-{low}", str(low), (x, y), 19, pen.palette.label)
