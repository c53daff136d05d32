"""The frame: four mitred rails of veined wood, an inlaid line, thirty holes."""

from __future__ import annotations

import math

from trictrac.svg.geometry import BAND, HEIGHT, WIDTH, all_holes
from trictrac.svg.pen import Element, Pen, Value, line, number

CORNER_RADIUS = 20.0
_INLAY = 10.0


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
        _line(pen, inlay, "groove", _INLAY, CORNER_RADIUS - 8, **line(palette.lip, 4, "0.55"))
    _line(pen, inlay, "line", _INLAY, CORNER_RADIUS - 8, stroke=palette.inlay, stroke_width=1.8)
    if palette.shadow:
        _line(pen, frame, "bevel", 3, CORNER_RADIUS - 3, fill="none", **line("#ffe2b0", 2, "0.16"))
    _line(pen, frame, "edge", 1, CORNER_RADIUS - 1, fill="none", stroke=palette.edge, stroke_width=2)
    holes = pen.draw(root, "g", "holes")
    for place in all_holes():
        pen.use(holes, "hole", "hole", place)


def _line(pen: Pen, parent: Element, classes: str, inset: float, radius: float, **attributes: Value) -> None:
    """A line round the frame, so far from its edge."""
    pen.rect(parent, classes, (inset, inset), WIDTH - 2 * inset, HEIGHT - 2 * inset, rx=radius, **attributes)


def define_grain(pen: Pen, root: Element) -> None:
    """Writes the veins of a long and of a short rail, for the frame and the hinge."""
    if pen.palette.grain:
        defs = pen.draw(root, "defs")
        for name, length in (("long", WIDTH), ("short", HEIGHT)):
            _grain(pen, defs, name, length)


def _rails(pen: Pen, frame: Element) -> None:
    """Shades each rail by its side of the light and lets the grain run along it."""
    palette = pen.palette
    corners = ((0.0, 0.0), (WIDTH, 0.0), (WIDTH, HEIGHT), (0.0, HEIGHT))
    inner = ((BAND, BAND), (WIDTH - BAND, BAND), (WIDTH - BAND, HEIGHT - BAND), (BAND, HEIGHT - BAND))
    defs = pen.draw(frame, "defs")
    names = ("top", "right", "bottom", "left")
    round_clip = pen.draw(defs, "clipPath", id=pen.id("round"))
    pen.rect(round_clip, "", (0, 0), WIDTH, HEIGHT, rx=CORNER_RADIUS)
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
        grain = pen.id(("grain-long", "grain-short")[index % 2])
        veins = pen.draw(rail, "use", "grain", href=f"#{grain}")
        if turn:
            veins.set("transform", turn)


def _grain(pen: Pen, defs: Element, name: str, length: float) -> None:
    """Veins along a rail: slow waves that close up and open, some fine, some broad."""
    group = pen.draw(
        defs, "g", id=pen.id(f"grain-{name}"), fill="none", stroke=pen.palette.grain, stroke_linecap="round"
    )
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
        width = 3.2 if broad else 0.8 + 0.6 * abs(math.sin(seed))
        opacity = 0.13 if broad else 0.16 + 0.16 * abs(math.sin(seed * 1.7))
        pen.draw(group, "path", "vein", d=path, stroke_width=width, stroke_opacity=f"{opacity:.2f}")


def _mitres(pen: Pen, frame: Element) -> None:
    path = ""
    for x, y, dx, dy in ((0, 0, 1, 1), (WIDTH, 0, -1, 1), (WIDTH, HEIGHT, -1, -1), (0, HEIGHT, 1, -1)):
        start = CORNER_RADIUS * 0.3
        path += f"M{number(x + dx * start)} {number(y + dy * start)}L{number(x + dx * BAND)} {number(y + dy * BAND)}"
    # The box folds: its long rails are cut in the middle.
    path += f"M{number(WIDTH / 2)} 0v{number(BAND)}M{number(WIDTH / 2)} {number(HEIGHT)}v{number(-BAND)}"
    pen.draw(frame, "path", "mitre", d=path, stroke=pen.palette.lip, stroke_width=1, stroke_opacity="0.7")
