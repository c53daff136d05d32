"""The colours of the instrument. A tuple of one colour is flat; of several, a gradient."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from trictrac.errors import TrictracError

Stops = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Palette:
    """Every colour and every drawing habit of one way to show the instrument."""

    wood: Stops
    """The frame, from the lit corner to the dark one."""
    grain: str
    """The veins of the wood; empty for none."""
    rails: tuple[float, float, float, float]
    """How dark each rail lies under the light: top, right, bottom, left."""
    inlay: str
    lip: str
    """The edge of the frame around the leather."""
    edge: str
    """The outline of the whole instrument."""
    hole: str
    hole_rim: str
    label: str
    """Numbers engraved in the frame."""
    leather: Stops
    speckle: str
    """The tooth of the leather; empty for none."""
    ivory: Stops
    oxblood: Stops
    hatched: bool
    """Whether the oxblood fleches are ruled with fine lines over their colour."""
    fleche_edge: tuple[str, str]
    """The outline of an ivory and of an oxblood fleche."""
    white: Stops
    white_rim: str
    white_ring: str
    white_ink: str
    """A count on an ivory dame."""
    black: Stops
    black_rim: str
    black_ring: str
    black_ink: str
    jeton: Stops
    jeton_line: str
    die: Stops
    die_edge: str
    pip: str
    flag: Stops
    flag_edge: str
    pole: str
    mark: str
    """Arrows, rings and dots: look here."""
    mark_edge: str
    shadow: float
    """The strength of shadows, 0 for none."""


CLASSIC = Palette(
    wood=("#8a5a34", "#70421f", "#5a3219"),
    grain="#2a1206",
    rails=(0.0, 0.12, 0.2, 0.04),
    inlay="#dcbf8a",
    lip="#2c160a",
    edge="#2e180b",
    hole="#140904",
    hole_rim="#8d5f38",
    label="#efdcb4",
    leather=("#3b5145", "#2e4138", "#24352d"),
    speckle="#0f1a15",
    ivory=("#e9dbb9", "#d8c59b"),
    oxblood=("#8a352f", "#71231f"),
    hatched=False,
    fleche_edge=("#a8925f", "#4c1512"),
    white=("#fffdf6", "#f5ebd5", "#d9c7a0"),
    white_rim="#a58d5e",
    white_ring="#b49a66",
    white_ink="#3a2a14",
    black=("#57504b", "#2f2a28", "#171413"),
    black_rim="#40372f",
    black_ring="#94826c",
    black_ink="#f2e4c4",
    jeton=("#fbeebb", "#dcb75c", "#a67c28"),
    jeton_line="#7d5a17",
    die=("#fffdf7", "#eadfc6"),
    die_edge="#a99775",
    pip="#221a15",
    flag=("#c8382f", "#8f1d1d"),
    flag_edge="#5f1212",
    pole="#d9b25a",
    mark="#e6b84c",
    mark_edge="#3f2a08",
    shadow=0.55,
)
"""The art direction: walnut, green leather, ivory and oxblood, brass."""

NIGHT = replace(
    CLASSIC,
    wood=("#8d5b33", "#643919", "#472512"),
    edge="#b98a55",
    leather=("#456154", "#2f453b", "#1d2c25"),
    mark="#f0c65e",
    shadow=0.65,
)
"""The room darkens, the instrument stays lit: a warmer lamp, and an edge of light that parts it from the dark."""

_INK, _PAPER = "#111111", "#ffffff"
_LINES = ("inlay", "lip", "edge", "hole_rim", "label", "white_rim", "white_ring", "white_ink", "jeton_line", "die_edge")
_ON_PAPER: dict[str, Any] = {
    **dict.fromkeys((*_LINES, "pip", "flag_edge", "pole", "mark"), _INK),
    **dict.fromkeys(("hole", "black_rim", "black_ring", "black_ink", "mark_edge"), _PAPER),
    **dict.fromkeys(("wood", "leather", "ivory", "oxblood", "white", "jeton", "die"), (_PAPER,)),
    **dict.fromkeys(("black", "flag"), (_INK,)),
    **dict.fromkeys(("grain", "speckle"), ""),
}
PRINT = Palette(**_ON_PAPER, rails=(0, 0, 0, 0), hatched=True, fleche_edge=(_INK, _INK), shadow=0)
"""Ink on paper: lines and rulings only, for a book."""

PALETTES = {"classic": CLASSIC, "print": PRINT, "night": NIGHT}


def palette_named(name: str) -> Palette:
    """Gets a palette by its name, or says which names there are."""
    if name not in PALETTES:
        raise TrictracError(f"unknown palette {name!r}: choose one of {', '.join(PALETTES)}", str(name))
    return PALETTES[name]
