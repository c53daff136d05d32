"""The text of a drawing is well formed and fit to be put in any page; what is asked wrongly is refused."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from tests.svg.drawing import BLACK, EXIT, MIDGAME, POSITIONS, SVG, WHITE
from trictrac.position import Position
from trictrac.side import Side
from trictrac.svg import Arrow, Svg, board
from trictrac.svg.geometry import HEIGHT, WIDTH
from trictrac.throw import Throw


@pytest.mark.parametrize("palette", ["classic", "print", "night"])
@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("orientation", Side)
@pytest.mark.parametrize("frame", [True, False])
def test_every_board_is_well_formed_self_contained_and_small(position, palette, orientation, frame):
    svg = board(
        position,
        palette=palette,
        orientation=orientation,
        frame=frame,
        coordinates=True,
        arrows=[Arrow(WHITE, 8, 18, rest=12)],
        highlights=[(BLACK, 3)],
    )
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    prefix = root.attrib["id"]
    assert all(name.startswith(prefix) for name in ids)
    used = set(re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', svg))
    assert used
    assert {a or b for a, b in used} <= set(ids)
    assert set(root.attrib["aria-labelledby"].split()) <= set(ids)
    assert len(svg.encode()) < 40_000


def test_two_drawings_in_one_page_share_no_id():
    prefixes = {
        ET.fromstring(svg).attrib["id"]
        for svg in (
            board(MIDGAME),
            board(EXIT),
            board(MIDGAME, orientation=BLACK),
            board(MIDGAME, palette="night"),
            board(MIDGAME, size=390),
            board(MIDGAME, arrows=[Arrow(WHITE, 7, 11)]),
            board(replace(MIDGAME, throw=Throw(5, 4))),
        )
    }
    assert len(prefixes) == 7


def test_the_same_call_gives_the_same_text():
    assert board(MIDGAME, coordinates=True) == board(MIDGAME, coordinates=True)


def test_a_board_is_a_string_that_notebooks_show():
    svg = board(Position())
    assert isinstance(svg, Svg)
    assert svg._repr_svg_() == svg


def test_the_size_is_a_width_and_keeps_the_proportion():
    root = ET.fromstring(board(Position(), size=390))
    assert root.get("width") == "390"
    assert float(root.attrib["height"]) == pytest.approx(390 * HEIGHT / WIDTH, abs=0.1)
    fluid = ET.fromstring(board(Position()))
    assert fluid.get("width") == "100%"
    assert "height" not in fluid.attrib


def test_a_title_is_escaped_and_comes_back_whole():
    title = '<b>A & "B"</b> </title><script>'
    svg = board(Position(), title=title)
    assert "<script" not in svg
    assert ET.fromstring(svg).findtext(f"{SVG}title") == title


def test_an_empty_title_stays_empty():
    assert ET.fromstring(board(Position(), title="")).findtext(f"{SVG}title") == ""


@pytest.mark.parametrize("position", POSITIONS)
def test_print_is_ink_on_paper_without_gradients_or_greys(position):
    svg = board(position, palette="print", arrows=[Arrow(WHITE, 8, 18)])
    assert "Gradient" not in svg
    assert set(re.findall(r"#[0-9a-f]{6}(?=\")", svg)) == {"#111111", "#ffffff"}


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"palette": "neon"}, "unknown palette 'neon': choose one of classic, print, night"),
        ({"lang": "de"}, "there is no language 'de'; the languages are en and fr"),
        ({"highlights": [(WHITE, 25)]}, "there is no case 25 to highlight: cases go from 1 to 24"),
    ],
)
def test_a_wrong_option_is_refused_in_one_clear_sentence(wrong, message):
    with pytest.raises(ValueError) as refusal:
        board(Position(), **wrong)
    assert str(refusal.value) == message


@pytest.mark.parametrize(
    ("start", "end", "rest"), [(0, 3, None), (7, 7, None), (9, 4, None), (20, 26, None), (7, 11, 12)]
)
def test_an_arrow_only_goes_forward_on_the_march(start, end, rest):
    with pytest.raises(ValueError, match="arrow"):
        Arrow(WHITE, start, end, rest)
