"""The instrument and its dames: everything stands where the law puts it."""

from __future__ import annotations

import pytest

from tests.svg.drawing import BLACK, EXIT, POSITIONS, WHITE, count_text, drawn, only, place
from trictrac.position import Camp, Position
from trictrac.side import Side
from trictrac.svg import board
from trictrac.svg.geometry import BAND, HEIGHT, MIDDLE, WIDTH, View


@pytest.mark.parametrize("orientation", Side)
def test_art_iii_there_are_24_fleches_and_30_holes(orientation):
    svg = board(Position(), orientation=orientation)
    assert len(drawn(svg, "fleche")) == 24
    holes = [place(hole) for hole in drawn(svg, "hole")]
    assert len(holes) == len(set(holes)) == 30
    assert sum(x < BAND for x, _ in holes) == 3
    assert sum(x > WIDTH - BAND for x, _ in holes) == 3
    feet = {place(fleche)[0] for fleche in drawn(svg, "fleche")}
    assert {x for x, y in holes if y < BAND} == {x for x, y in holes if y > HEIGHT - BAND} == feet


@pytest.mark.parametrize("orientation", Side)
def test_ll_10_the_ivory_of_one_player_faces_the_oxblood_of_the_other(orientation):
    svg = board(Position(), orientation=orientation)
    for case in range(1, 25):
        here = only(drawn(svg, "fleche", f"white-{case}")).attrib["class"].split()
        facing = only(drawn(svg, "fleche", f"black-{case}")).attrib["class"].split()
        assert {here[1], facing[1]} == {"ivory", "oxblood"}
        assert f"black-{25 - case}" in here


def test_ll_36_an_even_number_leads_to_a_fleche_of_the_same_colour():
    svg = board(Position())
    colours = [only(drawn(svg, "fleche", f"white-{case}")).attrib["class"].split()[1] for case in range(1, 25)]
    assert len(set(colours[::2])) == len(set(colours[1::2])) == 1
    assert colours[0] != colours[1]


@pytest.mark.parametrize("orientation", Side)
def test_the_player_at_the_bottom_has_his_talon_at_the_lower_left(orientation):
    svg = board(Position(), orientation=orientation)
    own, other = orientation.name.lower(), orientation.other.name.lower()
    feet = {case: place(only(drawn(svg, "fleche", f"{own}-{case}"))) for case in (1, 12, 13, 24)}
    assert feet[1][0] == feet[24][0] == min(x for x, _ in feet.values())
    assert feet[12][0] == feet[13][0] == max(x for x, _ in feet.values())
    assert feet[1][1] == feet[12][1] > MIDDLE > feet[13][1]
    assert all(place(dame)[1] > MIDDLE for dame in drawn(svg, "dame", own))
    assert all(place(dame)[1] < MIDDLE for dame in drawn(svg, "dame", other))


def test_coordinates_number_the_cases_of_the_player_at_the_bottom():
    labels = drawn(board(Position(), orientation=BLACK, coordinates=True), "coordinate")
    assert [label.text for label in labels] == [str(case) for case in range(1, 25)]
    assert drawn(board(Position()), "coordinate") == []


def test_without_frame_only_the_tables_are_shown():
    svg = board(EXIT, frame=False)
    assert len(drawn(svg, "fleche")) == 24
    for name in ("hole", "fichet", "pavillon", "out", "frame"):
        assert drawn(svg, name) == []


# The dames


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("orientation", Side)
def test_every_dame_is_drawn_on_its_case_and_within_its_half(position, orientation):
    svg = board(position, orientation=orientation)
    for side in Side:
        name, camp = side.name.lower(), position.camp(side)
        assert len(drawn(svg, "dame", name)) == 15
        for case in range(1, 25):
            dames = drawn(svg, "dame", name, f"case-{case}")
            assert len(dames) == camp.on(case)
            foot = place(only(drawn(svg, "fleche", f"{name}-{case}")))
            for dame in dames:
                x, y = place(dame)
                assert x == foot[0]
                assert (y > MIDDLE) == (foot[1] > MIDDLE)


@pytest.mark.parametrize("count", range(1, 16))
@pytest.mark.parametrize("case", [1, 12, 13, 24])
@pytest.mark.parametrize("side", Side)
def test_no_stack_passes_the_middle_or_lies_on_the_frame(count, case, side):
    places = [centre for pile in View(WHITE).piles(side, case, count) for centre in pile]
    assert len(places) == count
    assert len(set(places)) == count
    for _, y in places:
        assert 39 < abs(y - MIDDLE) <= MIDDLE - BAND - 39


@pytest.mark.parametrize("count", [5, 6, 9, 15])
def test_more_than_five_dames_carry_their_number(count):
    svg = board(Position(white=Camp.of({12: count})))
    if count > 5:
        assert count_text(svg, "white", "case-12") == str(count)
    else:
        assert drawn(svg, "count", "white", "case-12") == []


def test_ll_25_the_talon_stands_in_three_piles_of_five():
    piles = View(WHITE).piles(WHITE, 1, 15)
    assert [len(pile) for pile in piles] == [5, 5, 5]


def test_art_viii_dames_that_are_out_lie_in_the_band_they_left_by_with_their_number():
    svg = board(EXIT)
    for side, low in ((WHITE, False), (BLACK, True)):
        name = side.name.lower()
        dames = drawn(svg, "dame", name, "out")
        assert len(dames) == EXIT.camp(side).out
        assert count_text(svg, name, "out") == str(EXIT.camp(side).out)
        for dame in dames:
            x, y = place(dame)
            assert x < BAND
            # White leaves by the band beside Black's talon, at the top.
            assert (y > MIDDLE) == low
    assert drawn(board(Position()), "out") == []
