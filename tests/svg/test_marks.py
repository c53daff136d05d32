"""Jetons, fichets, the pavillon and the dice."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from tests.svg.drawing import BLACK, CROWDED, EXIT, MIDGAME, POSITIONS, WHITE, count_text, drawn, only, place
from trictrac.marks import Marks
from trictrac.position import Position
from trictrac.side import Side
from trictrac.svg import board
from trictrac.svg.geometry import BAND, HEIGHT, MIDDLE, WIDTH
from trictrac.throw import ALL_THROWS, Throw


@pytest.mark.parametrize("position", POSITIONS)
def test_art_iii_there_are_three_jetons_in_all(position):
    assert len(drawn(board(position), "jeton")) == 3


def test_art_iv_at_the_start_the_jetons_lie_between_the_talons_and_the_fichets_beside_the_pavillon():
    svg = board(Position())
    assert {place(jeton)[0] for jeton in drawn(svg, "jeton", "rest")} == {BAND + 24}
    heights = [
        place(only(drawn(svg, *names)))[1] for names in (("fichet", "black"), ("pavillon",), ("fichet", "white"))
    ]
    assert heights == sorted(heights)
    assert heights[1] == MIDDLE
    assert {place(only(drawn(svg, *n)))[0] for n in (("fichet", "black"), ("pavillon",), ("fichet", "white"))} == {
        place(hole)[0] for hole in drawn(svg, "hole") if place(hole)[0] < BAND
    }


@pytest.mark.parametrize(
    ("points", "after", "before"),
    [(2, "white-2", "white-3"), (4, "white-4", "white-5"), (6, "white-6", "white-7"), (8, "white-6", "white-7")],
)
def test_art_xv_a_jeton_marks_its_points_along_the_march(points, after, before):
    svg = board(Position(white=replace(Position().white, marks=Marks(points))))
    x, y = place(only(drawn(svg, "jeton", "white", f"points-{points}")))
    left, right = (place(only(drawn(svg, "fleche", name)))[0] for name in (after, before))
    assert left < x < right
    assert y > MIDDLE
    if points in (6, 8):
        assert (x < WIDTH / 2) == (points == 6)


def test_art_xv_ten_points_lie_against_the_band_of_the_corner():
    svg = board(Position(black=replace(Position().black, marks=Marks(10))))
    x, y = place(only(drawn(svg, "jeton", "black", "points-10")))
    assert x == WIDTH - BAND - 24
    assert y < MIDDLE


def test_art_xv_the_second_to_mark_in_bredouille_has_two_jetons():
    svg = board(MIDGAME)
    assert len(drawn(svg, "jeton", "black", "points-4")) == 2
    assert len(drawn(svg, "jeton", "white", "points-10")) == 1
    assert drawn(svg, "jeton", "rest") == []


@pytest.mark.parametrize("trous", range(13))
@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("orientation", Side)
def test_art_xv_a_fichet_stands_in_the_hole_of_its_trou(trous, side, orientation):
    camp = replace(Position().white, marks=Marks(trous=trous))
    position = Position(white=camp) if side is WHITE else Position(black=camp)
    svg = board(position, orientation=orientation)
    name = side.name.lower()
    x, y = place(only(drawn(svg, "fichet", name)))
    assert (x, y) in {place(hole) for hole in drawn(svg, "hole")}
    assert (y > MIDDLE) == (side is orientation)
    if trous:
        assert x == place(only(drawn(svg, "fleche", f"{name}-{trous}")))[0]
        assert y < BAND or y > HEIGHT - BAND
    else:
        assert x < BAND
    assert drawn(svg, "count", name, "trous") == []


def test_beyond_twelve_trous_the_fichet_goes_round_again_and_the_number_is_shown():
    svg = board(EXIT)
    assert place(only(drawn(svg, "fichet", "black")))[0] == place(only(drawn(svg, "fleche", "black-2")))[0]
    assert count_text(svg, "black", "trous") == "14"


@pytest.mark.parametrize("orientation", Side)
def test_art_xv_a_taken_pavillon_stands_where_its_owners_fichet_began(orientation):
    assert CROWDED.pavillon is BLACK
    taken = place(only(drawn(board(CROWDED, orientation=orientation), "pavillon", "black")))
    start = place(only(drawn(board(Position(), orientation=orientation), "fichet", "black")))
    assert taken == start


@pytest.mark.parametrize("throw", ALL_THROWS, ids=str)
def test_the_dice_show_their_numbers_and_lie_on_the_leather(throw):
    svg = board(Position(), throw=throw)
    dice = drawn(svg, "die")
    assert [die.attrib["class"].split()[1] for die in dice] == [f"die-{throw.high}", f"die-{throw.low}"]
    root = ET.fromstring(svg)
    for number, die in zip(throw, dice, strict=True):
        shape = only([e for e in root.iter() if e.get("id") == die.attrib["href"][1:]])
        assert sum(e.get("class") == "pip" for e in shape) == number
        x, y = place(die)
        assert WIDTH / 2 < x < WIDTH - BAND
        assert abs(y - MIDDLE) < 30


def test_a_throw_given_to_the_board_overrides_the_position():
    assert len(drawn(board(MIDGAME, throw=Throw(1, 1)), "die-1")) == 2
    assert len(drawn(board(MIDGAME), "die-6")) == 1
    assert drawn(board(Position()), "die") == []
