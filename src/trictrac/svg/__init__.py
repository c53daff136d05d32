"""The instrument as a picture: ``board(position)`` draws a whole trictrac as SVG, by the standard library alone.

>>> from trictrac.position import Position
>>> board(Position(), size=480)[:4]
'<svg'
"""

from trictrac.svg.drawing import Shown, Svg, board
from trictrac.svg.marks import Arrow, arrows
from trictrac.svg.palette import PALETTES, Palette

__all__ = ["PALETTES", "Arrow", "Palette", "Shown", "Svg", "arrows", "board"]
