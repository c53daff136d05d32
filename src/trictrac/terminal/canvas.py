"""A sheet of characters with colours, on which the board is drawn."""

from __future__ import annotations

from itertools import groupby

from trictrac.terminal.style import Style

_Ink = tuple[str | None, str | None]


class Canvas:
    """Rows of characters, each with a colour and a background (None: the terminal's own)."""

    def __init__(self, height: int, width: int, style: Style) -> None:
        self.style = style
        self.width = width
        self._text = [[" "] * width for _ in range(height)]
        self._ink: list[list[_Ink]] = [[(None, None)] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str, colour: str | None = None, ground: str | None = None) -> None:
        """Writes a text; without a ground it keeps the one that is there."""
        for place, character in enumerate(text[: self.width - column], column):
            self._text[row][place] = character
            self._ink[row][place] = (colour, ground or self._ink[row][place][1])

    def fill(self, top: int, left: int, height: int, width: int, ground: str) -> None:
        for row in range(top, top + height):
            self.put(row, left, " " * width, None, ground)

    def lines(self) -> list[str]:
        """The rows, coloured if the style has colour, without blanks at their ends."""
        return [self._line(text, ink) for text, ink in zip(self._text, self._ink, strict=True)]

    def _line(self, text: list[str], ink: list[_Ink]) -> str:
        if not self.style.colours:
            return "".join(text).rstrip()
        end = max((place + 1 for place in range(self.width) if text[place] != " " or ink[place][1]), default=0)
        parts = []
        for colours, places in groupby(range(end), lambda place: ink[place]):
            run = "".join(text[place] for place in places)
            parts.append(self._coloured(run, colours))
        return "".join(parts)

    def _coloured(self, run: str, ink: _Ink) -> str:
        colour, ground = ink
        codes = [self.style.code(colour)] if colour else []
        if ground:
            codes.append(self.style.code(ground, background=True))
        return f"\x1b[{';'.join(codes)}m{run}\x1b[0m" if codes else run
