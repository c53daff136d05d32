"""What a teacher points at: arrows and rings."""

from __future__ import annotations

import re

import pytest

from tests.svg.drawing import BLACK, EXIT, MIDGAME, SVG, WHITE, drawn, only, place
from trictrac.side import Side
from trictrac.svg import Arrow, board
from trictrac.svg.geometry import BAND, MIDDLE


def shaft_ends(svg: str, *classes: str) -> tuple[tuple[float, ...], tuple[float, ...]]:
    arrow = only(drawn(svg, "arrow", *classes))
    path = next(e for e in arrow.iter() if "shaft" in e.get("class", "").split()).attrib["d"]
    numbers = [float(text) for text in re.findall(r"-?\d+(?:\.\d+)?", path)]
    return tuple(numbers[:2]), tuple(numbers[-2:])


@pytest.mark.parametrize("orientation", Side)
def test_an_arrow_goes_from_the_top_dame_to_where_it_will_lie(orientation):
    svg = board(MIDGAME, orientation=orientation, arrows=[Arrow(WHITE, 7, 11)], highlights=[(WHITE, 11)])
    start, end = shaft_ends(svg, "white", "from-7", "to-11")
    assert start == place(drawn(svg, "dame", "white", "case-7")[-1])
    ring = only(drawn(svg, "highlight", "white", "case-11"))
    circle = next(ring.iter(f"{SVG}circle"))
    centre = float(circle.attrib["cx"]), float(circle.attrib["cy"])
    lying = place(only(drawn(svg, "dame", "white", "case-11")))
    assert centre[0] == lying[0]
    assert abs(centre[1] - MIDDLE) < abs(lying[1] - MIDDLE) - 39
    assert abs(end[0] - centre[0]) + abs(end[1] - centre[1]) < 20


def test_an_arrow_through_a_rest_has_a_dot_there():
    svg = board(MIDGAME, arrows=[Arrow(WHITE, 7, 17, rest=11)])
    dot = only(drawn(svg, "rest", "case-11"))
    assert float(dot.attrib["cx"]) == place(only(drawn(svg, "dame", "white", "case-11")))[0]
    assert drawn(board(MIDGAME, arrows=[Arrow(WHITE, 7, 17)]), "rest", "case-11") == []


def test_an_arrow_out_ends_in_the_band_of_exit():
    _, end = shaft_ends(board(EXIT, arrows=[Arrow(WHITE, 20, 25)]), "out", "to-25")
    assert end[0] < BAND
    assert end[1] < MIDDLE


@pytest.mark.parametrize(
    ("highlight", "dame"),
    [((WHITE, 7), ("white", "case-7")), ((WHITE, 15), ("black", "case-10")), ((BLACK, 9), ("black", "case-9"))],
)
def test_a_ring_lies_on_the_top_dame_whoever_owns_it(highlight, dame):
    svg = board(MIDGAME, highlights=[highlight])
    circle = next(only(drawn(svg, "highlight")).iter(f"{SVG}circle"))
    assert circle.get("stroke-dasharray")
    assert (float(circle.attrib["cx"]), float(circle.attrib["cy"])) == place(drawn(svg, "dame", *dame)[-1])


def test_a_ring_on_an_empty_case_lies_where_a_dame_would_arrive():
    svg = board(MIDGAME, highlights=[(WHITE, 6)])
    circle = next(only(drawn(svg, "highlight")).iter(f"{SVG}circle"))
    first = place(drawn(svg, "dame", "white", "case-7")[0])
    assert float(circle.attrib["cx"]) == place(only(drawn(svg, "fleche", "white-6")))[0]
    assert float(circle.attrib["cy"]) == first[1]


def test_no_marks_no_group():
    assert drawn(board(MIDGAME), "marks") == []
