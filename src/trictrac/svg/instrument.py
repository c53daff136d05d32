"""The ground the game is played on: two tables of leather, twenty-four fleches, the hinge, the cases' numbers."""

from __future__ import annotations

from trictrac.position import CASES, COIN
from trictrac.side import Side
from trictrac.svg.defs import piece
from trictrac.svg.geometry import BAND, FIELD, HEIGHT, HINGE, HINGE_LEFT, HINGE_RIGHT, LEFT, MIDDLE, RIGHT, TABLE, View
from trictrac.svg.pen import Element, Pen, number

_LABEL = 24.0
"""From the outer edge of the frame to the middle of a case's number."""


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
    pen.use(fleches, f"fleche-{colour}", classes, view.foot(view.bottom, low), 0 if low <= COIN else 180)


def _hinge(pen: Pen, ground: Element) -> None:
    palette = pen.palette
    hinge = pen.draw(ground, "g", "hinge")
    pen.rect(hinge, "wood", (HINGE_LEFT, BAND), HINGE, FIELD, fill=pen.paint("wood"))
    middle = HINGE_LEFT + HINGE / 2
    if palette.shadow:
        for x, opacity in ((HINGE_LEFT, "0.1"), (middle, "0.3")):
            pen.rect(hinge, "shade", (x, BAND), HINGE / 2, FIELD, fill_opacity=opacity)
    if palette.grain:
        clip = pen.draw(hinge, "clipPath", id=pen.id("clip-hinge"))
        pen.rect(clip, "", (HINGE_LEFT, BAND), HINGE, FIELD)
        veined = pen.draw(hinge, "g", "rail", clip_path=pen.url("clip-hinge"))
        turn = f"translate({number(HINGE_RIGHT + 8)} 0) rotate(90)"
        pen.draw(veined, "use", "grain", href=f"#{pen.id('grain-short')}", transform=turn)
    lines = f"M{number(HINGE_LEFT)} {number(BAND)}v{number(FIELD)}M{number(HINGE_RIGHT)} {number(BAND)}v{number(FIELD)}"
    pen.draw(hinge, "path", "edge", d=lines, stroke=palette.lip, stroke_width=2)
    pen.draw(
        hinge,
        "path",
        "joint",
        d=f"M{number(middle)} {number(BAND)}v{number(FIELD)}",
        stroke=palette.lip,
        stroke_width=2.4,
    )
    for y in (BAND + 130, HEIGHT - BAND - 130):
        brass, line = pen.paint("jeton"), palette.jeton_line
        pen.rect(hinge, "plate", (middle - 13, y - 30), 26, 60, rx=3, fill=brass, stroke=line, stroke_width=1)
        knuckles = "".join(f"M{number(middle - 4)} {number(y + shift)}h8" for shift in (-18, -6, 6, 18))
        barrel = f"M{number(middle - 4)} {number(y - 30)}v60M{number(middle + 4)} {number(y - 30)}v60{knuckles}"
        pen.draw(hinge, "path", "knuckle", d=barrel, stroke=line, stroke_width=1)
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
