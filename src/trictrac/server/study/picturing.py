"""A board as PNG: what programs show of a link before anybody follows it. Many of them read no SVG.

resvg makes it of the same drawing as everywhere, without a display and without any library of the system. Its only
typeface is ``svg/figures.ttf``, the figures of EB Garamond (SIL OFL 1.1): the picture is the same on every machine.
"""

from __future__ import annotations

from importlib.resources import as_file, files

from trictrac.position import Position
from trictrac.svg import board
from trictrac.svg.geometry import HEIGHT, WIDTH
from trictrac.throw import Throw

SIZE = (800, 420)
"""The shape that link previews have; small enough to be sent at once."""
MARGIN = 12
PAPER = "#f3ead8"


def picture(position: str, throw: str | None) -> bytes:
    """The board in the middle of a sheet of paper."""
    import resvg_py  # noqa: PLC0415  # the server's own process draws nothing

    width, height = SIZE
    tall = height - 2 * MARGIN
    wide = tall * WIDTH / HEIGHT
    drawn = board(Position.parse(position), throw=Throw.parse(throw) if throw else None, size=wide)
    placed = drawn.replace("<svg ", f'<svg x="{(width - wide) / 2:.1f}" y="{MARGIN}" ', 1)
    sheet = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{placed}</svg>'
    )
    with as_file(files("trictrac.svg") / "figures.ttf") as figures:
        return bytes(resvg_py.svg_to_bytes(svg_string=sheet, skip_system_fonts=True, font_files=[str(figures)]))
