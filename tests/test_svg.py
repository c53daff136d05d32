"""The drawn instrument: everything stands where the law puts it, and the text is fit to be put in any page."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from trictrac.position import Camp, Position
from trictrac.side import Side
from trictrac.svg import Arrow, Svg, board
from trictrac.svg.geometry import BAND, HEIGHT, MIDDLE, WIDTH, View
from trictrac.throw import ALL_THROWS, Throw

SVG = "{http://www.w3.org/2000/svg}"
WHITE, BLACK = Side.WHITE, Side.BLACK

MIDGAME = Position(
    Camp.of({1: 1, 4: 1, 5: 1, 7: 3, 8: 2, 9: 2, 10: 2, 11: 1, 12: 2}, points=10, trous=3),
    Camp.of({1: 2, 2: 1, 3: 1, 4: 1, 5: 1, 7: 1, 8: 1, 9: 2, 10: 2, 11: 1, 12: 2}, points=4, bredouille=True, trous=5),
    WHITE,
    Throw(6, 4),
)
EXIT = Position(
    Camp.of({19: 2, 20: 2, 22: 3, 24: 1}, points=2, trous=7), Camp.of({20: 1, 21: 4, 23: 2, 24: 5}, points=8, trous=14)
)
CROWDED = Position(
    Camp.of({12: 9, 11: 4, 8: 2}, points=6, trous=12), Camp.of({12: 6, 10: 5, 3: 4}, points=8, trous=2, serie=True)
)
POSITIONS = [Position(), MIDGAME, EXIT, CROWDED]


def drawn(svg: str, *classes: str) -> list[ET.Element]:
    """The elements outside ``<defs>`` that carry all these classes."""
    root = ET.fromstring(svg)
    hidden = {id(element) for defs in root.iter(f"{SVG}defs") for element in defs.iter()}
    wanted = set(classes)
    return [e for e in root.iter() if id(e) not in hidden and wanted <= set(e.get("class", "").split())]


def place(element: ET.Element) -> tuple[float, float]:
    """Where a ``<use>`` is put down, turned or not."""
    if "transform" in element.attrib:
        found = re.match(r"translate\((\S+) (\S+)\)", element.attrib["transform"])
        assert found
        return float(found[1]), float(found[2])
    return float(element.attrib["x"]), float(element.attrib["y"])


def only(elements: list[ET.Element]) -> ET.Element:
    assert len(elements) == 1
    return elements[0]


def count_text(svg: str, *classes: str) -> str | None:
    return only(drawn(svg, "count", *classes)).text


# The document


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
        ({"lang": "de"}, "unknown language 'de': choose one of en, fr"),
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


# The instrument


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


# The marks


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
    svg = board(Position(white=replace(Position().white, points=points)))
    x, y = place(only(drawn(svg, "jeton", "white", f"points-{points}")))
    left, right = (place(only(drawn(svg, "fleche", name)))[0] for name in (after, before))
    assert left < x < right
    assert y > MIDDLE
    if points in (6, 8):
        assert (x < WIDTH / 2) == (points == 6)


def test_art_xv_ten_points_lie_against_the_band_of_the_corner():
    svg = board(Position(black=replace(Position().black, points=10)))
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
    camp = replace(Position().white, trous=trous)
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


# What a teacher points at


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


# Symmetry and words


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
    ("lang", "names", "case"), [("en", ("White:", "Black:"), "on case"), ("fr", ("Blancs :", "Noirs :"), "en case")]
)
def test_the_description_names_every_occupied_case(position, lang, names, case):
    desc = ET.fromstring(board(position, lang=lang)).findtext(f"{SVG}desc") or ""
    for side, name in zip((WHITE, BLACK), names, strict=True):
        sentence = desc[desc.index(name) :].split(".")[0]
        named = {int(c): int(n) for n, c in re.findall(rf"(\d+) dames? {case} (\d+)", sentence)}
        assert named == position.camp(side).as_dict()
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
    assert "Flèche des Noirs : de 24 à la sortie." in french


def test_each_language_has_its_title():
    assert ET.fromstring(board(MIDGAME)).findtext(f"{SVG}title") == "Trictrac board, White has thrown 6-4"
    assert ET.fromstring(board(MIDGAME, lang="fr")).findtext(f"{SVG}title") == "Trictrac, les Blancs ont jeté 6-4"
