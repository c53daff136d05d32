"""Both players see the same instrument, and those who cannot see it are told."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from tests.svg.drawing import BLACK, CROWDED, EXIT, MIDGAME, POSITIONS, SVG, WHITE, drawn, place
from trictrac.svg import Arrow, board
from trictrac.throw import Throw


def without_words(svg: str) -> str:
    svg = re.sub(r"<title.*?</desc>", "", svg, flags=re.S)
    return svg.replace(ET.fromstring(svg).attrib["id"], "")


@pytest.mark.parametrize("position", POSITIONS)
def test_both_players_see_the_same_instrument(position):
    """Colours exchanged and seen from the other side, every piece keeps its place on the page."""
    here, there = board(position), board(position.mirror(), orientation=BLACK)

    def pieces(svg: str, swap: bool) -> list[tuple[str, float, float]]:
        names = {"white": "black", "black": "white"} if swap else {}
        found = []
        for kind in ("dame", "jeton", "fichet", "pavillon", "die"):
            for element in drawn(svg, kind):
                words = [names.get(word, word) for word in element.attrib["class"].split()]
                found.append((" ".join(words), *place(element)))
        return sorted(found)

    assert pieces(here, False) == pieces(there, True)
    assert without_words(here) != without_words(board(position, orientation=BLACK))


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize(
    ("lang", "names", "case"),
    [("en", ("White:", "Black:"), "on case"), ("fr", ("Blancs\u00a0:", "Noirs\u00a0:"), "en case")],
)
def test_the_description_names_every_occupied_case(position, lang, names, case):
    desc = ET.fromstring(board(position, lang=lang)).findtext(f"{SVG}desc") or ""
    for side, name in zip((WHITE, BLACK), names, strict=True):
        sentence = desc[desc.index(name) :].split(".")[0]
        named = {int(c): int(n) for n, c in re.findall(rf"(\d+) dames? {case} (\d+)", sentence)}
        assert named == position.camp(side).occupied()
        assert re.search(rf"\b{position.camp(side).points} points?\b", sentence)
        assert re.search(rf"\b{position.camp(side).trous} trous?\b", sentence)


def test_the_description_tells_the_dice_the_pavillon_and_what_is_out():
    english = ET.fromstring(board(replace(CROWDED, throw=Throw(3, 1)))).findtext(f"{SVG}desc") or ""
    assert "Black has the pavillon." in english
    assert "White has thrown 3-1." in english
    french = ET.fromstring(board(EXIT, lang="fr", arrows=[Arrow(BLACK, 24, 25)])).findtext(f"{SVG}desc") or ""
    assert "7 dames sorties" in french
    assert "Pavillon au trou central." in french
    assert "Aux Blancs de jeter." in french
    assert "Flèche des Noirs\u00a0: de 24 à la sortie." in french


def test_each_language_has_its_title():
    assert ET.fromstring(board(MIDGAME)).findtext(f"{SVG}title") == "Trictrac board, White has thrown 6-4"
    assert ET.fromstring(board(MIDGAME, lang="fr")).findtext(f"{SVG}title") == "Trictrac, les Blancs ont jeté 6-4"
