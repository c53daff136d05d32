"""What the terminal can show: which characters, and whether in colour."""

from __future__ import annotations

import os
import shutil
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Protocol

WIDTH = 80
"""No line is longer."""
LEAST_WIDTH = 40
"""Narrower than this nothing is laid out."""


@dataclass(frozen=True, slots=True)
class Glyphs:
    """The characters of the board."""

    white: str
    black: str
    ring: str
    """The turned ring on a dame, in colour."""
    white_fichet: str
    black_fichet: str
    pavillon: str
    jeton: str
    hole: str
    light: str
    """The five rows of an ivory fleche from its foot to its point."""
    dark: str
    pip: str
    mover: str
    rule: str
    edge: str
    """The line along the fleches' feet."""
    side: str
    corners: str
    """Top left, top right, bottom left, bottom right."""
    hinge: str
    """The hinge at the top, in the middle, at the bottom: three characters each."""
    die: str
    """Top left, top, top right, side, bottom left, bottom right of a die."""

    def everything(self) -> str:
        """All characters, to ask an encoding about."""
        return "".join(getattr(self, name) for name in self.__slots__)


UNICODE = Glyphs(
    white="○",
    black="●",
    ring="◎",
    white_fichet="◇",
    black_fichet="◆",
    pavillon="⚑",
    jeton="◉",
    hole="·",
    light="┊┊┊┊┊",
    dark="│││││",
    pip="●",
    mover="▸",
    rule="─",
    edge="═",
    side="║",
    corners="╔╗╚╝",
    hinge="╦═╦║ ║╩═╩",
    die="╭─╮│╰╯",
)
ASCII = Glyphs(
    white="O",
    black="X",
    ring="O",
    white_fichet="o",
    black_fichet="x",
    pavillon="P",
    jeton="@",
    hole=".",
    light=":::::",
    dark="|||||",
    pip="*",
    mover=">",
    rule="-",
    edge="=",
    side="|",
    corners="++++",
    hinge="+=+| |+=+",
    die="+-+|++",
)

COLOURS: dict[str, tuple[tuple[int, int, int], int]] = {
    # A colour where the terminal has them all, and its nearest of the 256.
    "wood": ((92, 56, 32), 94),
    "hole": ((34, 18, 10), 16),
    "leather": ((58, 104, 82), 65),
    "ivory": ((184, 170, 130), 144),
    "oxblood": ((128, 52, 46), 88),
    "white": ((255, 250, 236), 231),
    "black": ((16, 14, 14), 16),
    "white_ring": ((190, 170, 130), 180),
    "black_ring": ((120, 112, 108), 243),
    "brass": ((240, 200, 90), 221),
    "scale": ((126, 164, 144), 108),
    "flag": ((236, 70, 60), 203),
    "die": ((250, 244, 228), 230),
}

ROLES = {
    # Words outside the board use the terminal's own colours, which its owner can read.
    "title": "1",
    "strong": "1",
    "dim": "2",
    "gain": "1;32",
    "loss": "1;31",
    "prompt": "1;36",
    "refusal": "33",
}

_PLAIN_SIGNS = str.maketrans("\u202fµ«»’′“”—–·×−÷", ' u""\'\'""---x-/') | str.maketrans(
    {"…": "...", "œ": "oe", "→": "->"}
)


class Output(Protocol):
    """What is asked of a stream."""

    def isatty(self) -> bool:
        """Whether a person looks at it."""

    @property
    def encoding(self) -> str | None:
        """How it writes characters."""


@dataclass(frozen=True, slots=True)
class Style:
    """How to write: the characters, the colours (0, 256 or 2**24 of them) and the encoding."""

    glyphs: Glyphs = UNICODE
    colours: int = 0
    encoding: str = "utf-8"
    width: int = WIDTH
    """Columns of a page that is printed and not played on."""

    @property
    def text_width(self) -> int:
        """Columns of its sentences."""
        return self.width - 2

    @classmethod
    def of(cls, stream: Output, environ: Mapping[str, str] = os.environ) -> Style:
        """The best style a stream can take: colour only for a terminal whose owner wants it (NO_COLOR, TERM)."""
        encoding = stream.encoding or "ascii"
        glyphs = UNICODE if _can_write(UNICODE.everything(), encoding) else ASCII
        wanted = stream.isatty() and not environ.get("NO_COLOR") and environ.get("TERM", "dumb") != "dumb"
        full = environ.get("COLORTERM", "").lower() in ("truecolor", "24bit")
        return cls(glyphs, (1 << 24 if full else 256) if wanted else 0, encoding)

    @classmethod
    def of_page(cls, stream: Output) -> Style:
        """The same, as wide as the terminal is, from forty columns to eighty."""
        columns = shutil.get_terminal_size((WIDTH, 24)).columns
        return replace(cls.of(stream), width=max(LEAST_WIDTH, min(WIDTH, columns)))

    def paint(self, text: str, role: str) -> str:
        """Words in the colour of their role, where there is colour."""
        return f"\x1b[{ROLES[role]}m{text}\x1b[0m" if self.colours and text else text

    def code(self, colour: str, background: bool = False) -> str:
        """The number of a colour in an ANSI sequence."""
        (red, green, blue), index = COLOURS[colour]
        place = 48 if background else 38
        return f"{place};5;{index}" if self.colours == 256 else f"{place};2;{red};{green};{blue}"

    def fit(self, text: str) -> str:
        """The text as the encoding can write it: accents go before anything is lost."""
        if _can_write(text, self.encoding):
            return text
        quoted = text.replace("«\u202f", "«").replace("\u202f»", "»")  # plain quotes have no spaces inside
        return "".join(_fallback(character, self.encoding) for character in quoted)


PLAIN = Style()


def _can_write(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _fallback(character: str, encoding: str) -> str:
    if _can_write(character, encoding):
        return character
    word = unicodedata.normalize("NFKD", character.translate(_PLAIN_SIGNS))
    return word.encode("ascii", "ignore").decode() or "?"
