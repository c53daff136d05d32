"""The one call: a position in, an SVG picture of the whole instrument out."""

from __future__ import annotations

import xml.etree.ElementTree as ET
import zlib
from collections.abc import Iterable
from typing import Protocol

from trictrac.errors import WrongTypeError, expect
from trictrac.play import Play
from trictrac.position import Position
from trictrac.side import Side
from trictrac.svg import defs, describe, instrument, marks, pieces, wood
from trictrac.svg.geometry import BAND, FIELD, HEIGHT, WIDTH, View
from trictrac.svg.marks import Arrow
from trictrac.svg.palette import palette_named
from trictrac.svg.pen import Pen, number
from trictrac.throw import Throw, ThrowLike
from trictrac.words import language

FONT = "'EB Garamond', Georgia, serif"


class Shown(Protocol):
    """Whatever has a position to show: a game."""

    @property
    def position(self) -> Position:
        """The table now."""


class Svg(str):
    """An SVG document as text that notebooks show as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def board(
    position: Position | Shown,
    *,
    orientation: Side = Side.WHITE,
    throw: ThrowLike | None = None,
    arrows: Iterable[Arrow] = (),
    highlights: Iterable[tuple[Side, int]] = (),
    size: float | None = None,
    coordinates: bool = False,
    palette: str = "classic",
    title: str | None = None,
    lang: str = "en",
    frame: bool = True,
) -> Svg:
    """Draws a position, or that of a game, on the whole instrument; :func:`trictrac.svg.arrows` draws a play on it.

    The side of ``orientation`` sits at the bottom with its talon on the left. ``throw`` overrides the position's.
    ``highlights`` are ``(side, case)``: a ring on the top dame there, on the empty place, or, where an arrow of
    that side ends, on the place it arrives at. ``size`` is the width in pixels; without it the drawing fills its
    container. ``frame=False`` shows the two tables alone, without what stands in the wood: holes, fichets,
    pavillon, dames that are out. Every element has classes and only presentation attributes, so any rule of the
    page restyles it.

    >>> board(Position(), palette="print").startswith("<svg")
    True
    """
    found = getattr(position, "position", position)  # a game has one
    position = expect(found, Position, "what is drawn is a Position or a Game; Position.parse reads one from text")
    expect(orientation, Side, "the side at the bottom is a Side, such as trictrac.WHITE")
    if isinstance(arrows, Play):
        raise WrongTypeError("a play is drawn by its arrows: svg.arrows(play, side)", arrows)
    colours = palette_named(palette)
    lang = language(lang)
    arrows, highlights = tuple(arrows), tuple(highlights)
    throw = position.throw if throw is None else Throw.of(throw)
    everything = (position, orientation, throw, arrows, highlights, size, coordinates, palette, title, lang, frame)
    # The prefix is made of all that decides the drawing: the same call gives the same text, two calls do not clash.
    pen = Pen(f"tt{zlib.crc32(repr(everything).encode()):08x}", colours)
    view = View(orientation)

    lip = 3.0
    x, y, width, height = (0.0, 0.0, WIDTH, HEIGHT)
    if not frame:
        x, y, width, height = BAND - lip, BAND - lip, WIDTH - 2 * BAND + 2 * lip, FIELD + 2 * lip
    root = ET.Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "class": f"trictrac {palette} {'low-' + defs.piece(orientation)}",
            "id": pen.prefix,
            "viewBox": " ".join(number(value) for value in (x, y, width, height)),
            "width": "100%" if size is None else number(size),
            "role": "img",
            "lang": lang,
            "aria-labelledby": f"{pen.id('title')} {pen.id('desc')}",
            "font-family": FONT,
            "font-weight": "500",
            # Figures that stand up, where the font has two kinds; SVG 1.1 has no attribute for it.
            "style": "font-variant-numeric:lining-nums",
        },
    )
    if size is not None:
        root.set("height", number(size * height / width))
    pen.draw(root, "title", id=pen.id("title")).text = (
        describe.title_of(position, throw, lang) if title is None else title
    )
    pen.draw(root, "desc", id=pen.id("desc")).text = describe.describe(position, orientation, throw, arrows, lang)

    defs.define(pen, root, tuple(throw) if throw else ())
    wood.define_grain(pen, root)
    if frame:
        wood.draw_frame(pen, root)
    instrument.draw_ground(pen, root, view)
    if frame and coordinates:
        instrument.draw_coordinates(pen, root, view)
    pieces.draw_jetons(pen, root, view, position)
    pieces.draw_dice(pen, root, view, position.turn, throw)
    pieces.draw_dames(pen, root, view, position)
    if frame:
        pieces.draw_out(pen, root, view, position)
        pieces.draw_fichets(pen, root, view, position)
        pieces.draw_pavillon(pen, root, view, position)
    marks.draw_marks(pen, root, view, position, arrows, highlights)
    pieces.draw_counts(pen, root, view, position)
    return Svg(ET.tostring(root, encoding="unicode"))
