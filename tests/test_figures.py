"""The figures of a position, one by one, with positions of Lelasseux-Lafosse where the treatise gives them.

Its fleche *n* is our case *n* + 1.
"""

from __future__ import annotations

import json

import pytest

from tests.terminal_helpers import lines_too_long
from trictrac import Camp, InvalidPositionError, Position, Side, explain
from trictrac.cli import main
from trictrac.figures import Figure, FigureKind
from trictrac.words import say

WHITE, BLACK = Side.WHITE, Side.BLACK
GRAND_JANS = "4-6-7x3-8x2-9x2-10x2-11x2-12x2_1x3-7x2-8x2-9x2-10x2-11x2-12x2_w"
"""Figure 4 of the treatise, the opponent's grand jan full as well."""


def found(text: str, kind: FigureKind, side: Side = WHITE, throw: str | None = None) -> list[Figure]:
    figures = Position.parse(text).figures(throw)
    return [figure for figure in figures if figure.kind is kind and figure.side is side]


def cases(text: str, kind: FigureKind, side: Side = WHITE, throw: str | None = None) -> list[tuple[int, ...]]:
    return [figure.cases for figure in found(text, kind, side, throw)]


def test_nothing_has_a_name_at_the_start():
    assert Position().figures() == ()


@pytest.mark.parametrize(
    ("kind", "case"), [(FigureKind.CASE_DU_DIABLE, 8), (FigureKind.CASE_DE_L_ECOLIER, 11)], ids=["diable", "ecolier"]
)
def test_two_dames_make_the_cases_that_have_names(kind, case):
    """LL 66: the seventh fleche is the devil's, the tenth the schoolboy's."""
    assert cases(f"1x13-{case}x2_1x15_w", kind) == [(case,)]
    assert cases(f"1x13-{case}x2_1x15_w", kind, BLACK) == []
    assert cases(f"1x15_1x12-{case}x3_w", kind, BLACK) == [(case,)]
    assert cases(f"1x14-{case}_1x15_w", kind) == []
    assert kind.source == "LL 66"


def test_four_dames_are_a_double_surcase():
    """LL 40; figure 7 of LL 54 has one on the third fleche."""
    assert cases("1x3-2x3-3x3-4x4-5-6_1x15_w", FigureKind.DOUBLE_SURCASE) == [(4,)]
    assert cases("1x2-2x4-3x2-4x4-5x3_1x15_w", FigureKind.DOUBLE_SURCASE) == [(2, 4)]
    assert cases("1x10-2x5_1x15_w", FigureKind.DOUBLE_SURCASE) == []


def test_the_passage_is_closed_where_no_case_of_the_second_table_is_free():
    """LL 61, 90: a dame passes by a free fleche of the opponent's second table."""
    assert cases(GRAND_JANS, FigureKind.PASSAGE_FERME) == [(13, 14, 15, 16, 17, 18)]
    # Figure 13: their seventh and their tenth case are free.
    assert cases("7x2-8x3-9x3-10x2-11x3-12x2_5-8x4-10x3-11x3-12x4_w", FigureKind.PASSAGE_FERME) == []


def test_an_empty_corner_is_a_passage_only_with_a_six_beyond():
    """LL 42, 61: on the opponent's corner a dame rests and does not stop."""
    assert cases("1x9-7x2-8x2-9x2_7x3-8x3-9x3-10x3-11x3_w", FigureKind.PASSAGE_FERME) == []
    closed = cases("1x9-7x2-8x2-9x2_6x2-7x3-8x3-9x3-10x2-11x2_w", FigureKind.PASSAGE_FERME)
    assert closed == [(14, 15, 16, 17, 18, 19)]


def test_nothing_is_closed_to_dames_that_have_all_passed():
    assert cases("19x5-20x5-21x5_7x3-8x3-9x3-10x2-11x2-12x2_w", FigureKind.PASSAGE_FERME) == []


def test_enfilade_is_a_jan_lost_before_a_closed_passage():
    """LL 88: they cannot pass, and can no longer fill; their dames end on the corner."""
    broken = "9x2-10x3-11x4-12x6_1x3-7x2-8x2-9x2-10x2-11x2-12x2_w"
    assert cases(broken, FigureKind.ENFILADE) == [(13, 14, 15, 16, 17, 18)]
    assert cases(broken, FigureKind.ENFILADE, BLACK) == []
    assert cases(GRAND_JANS, FigureKind.ENFILADE) == []  # the jan stands
    # One case more in hand: the grand jan can still be filled.
    assert cases("1x4-9x2-10x3-11x2-12x4_1x3-7x2-8x2-9x2-10x2-11x2-12x2_w", FigureKind.ENFILADE) == []
    # The passage is open at their seventh.
    assert cases("9x2-10x3-11x4-12x6_1x5-8x2-9x2-10x2-11x2-12x2_w", FigureKind.ENFILADE) == []


def test_numbers_for_playing_are_the_room_of_the_spare_dames():
    """LL 84: figure 4 has 8, 6 and 5; a third dame on the corner has none; the talon has ten, or eleven."""
    (mine,) = found(GRAND_JANS, FigureKind.NOMBRES_POUR_JOUER)
    assert (mine.cases, mine.numbers) == ((4, 6, 7), (8, 6, 5))
    (theirs,) = found(GRAND_JANS, FigureKind.NOMBRES_POUR_JOUER, BLACK)
    assert (theirs.cases, theirs.numbers) == ((1, 1, 1), (11, 11, 11))
    (on_corner,) = found("7x2-8x2-9x2-10x2-11x2-12x5_1x3-7x2-8x2-9x2-10x2-11x2-12x2_w", FigureKind.NOMBRES_POUR_JOUER)
    assert (on_corner.cases, on_corner.numbers) == ((12, 12, 12), (0, 0, 0))
    (untaken,) = found("1x5-7x2-8x2-9x2-10x2-11x2_1x15_w", FigureKind.NOMBRES_POUR_JOUER)
    assert untaken.numbers == (10, 10, 10, 10, 10)
    assert found("1x13-8x2_1x15_w", FigureKind.NOMBRES_POUR_JOUER) == []


def test_numbers_for_playing_end_with_the_board_in_the_return():
    (spare,) = found("17-18-19x3-20x2-21x2-22x2-23x2-24x2_19x5-20x5-21x5_w", FigureKind.NOMBRES_POUR_JOUER)
    assert (spare.cases, spare.numbers) == ((17, 18, 19), (7, 6, 5))


def test_numbers_to_play_are_those_of_the_dice():
    """LL 84: there are never more than two."""
    assert found("1x15_1x15_w", FigureKind.NOMBRES_A_JOUER) == []
    assert [each.numbers for each in found("1x15_1x15_w_6-4", FigureKind.NOMBRES_A_JOUER)] == [(6, 4)]
    assert [each.numbers for each in found("1x15_1x15_w", FigureKind.NOMBRES_A_JOUER, throw="5-5")] == [(5, 5)]
    assert found("1x15_1x15_w_6-4_over.w", FigureKind.NOMBRES_A_JOUER) == []


def test_a_revirade_undoes_one_case_to_make_another():
    """LL 85: 5-1 leaves the sixth fleche for the seventh, which makes the case du diable."""
    position = "1x11-6-7x2-8_1x9-2x2-5x2-11x2_w"
    assert cases(position, FigureKind.REVIRADE, throw="5-1") == [(7, 8)]
    assert cases(position, FigureKind.REVIRADE) == []
    # A third dame leaves its case whole.
    assert cases("1x10-6-7x3-8_1x9-2x2-5x2-11x2_w", FigureKind.REVIRADE, throw="5-1") == []


@pytest.mark.parametrize("throw", ["5-5", "5-4", "5-3", "5-2", "5-1"])
def test_a_revirade_takes_the_corner(throw):
    """LL 85: the jan is full but for the corner, one surcase on the sixth fleche, the rest in the first table."""
    revirades = cases("2-3-4-5-7x3-8x2-9x2-10x2-11x2_1x9-2x2-5x2-11x2_w", FigureKind.REVIRADE, throw=throw)
    assert (12 - int(throw[2]), 12) in revirades


def test_a_double_revirade_undoes_two_cases_for_one_or_pushes_one_whole():
    """LL 86: the cases of the sixth and seventh fleches for the tenth; a case pushed to an empty fleche."""
    two = "2-3-4-5-6-7x2-8x2-9x2-10x2-12x2_1x15_w"
    assert (7, 8, 11) in cases(two, FigureKind.DOUBLE_REVIRADE, throw="4-3")
    pushed = cases("1x13-7x2_1x15_w", FigureKind.DOUBLE_REVIRADE, throw="3-3")
    assert pushed == [(7, 10)]
    # From a case of three one dame stays: a revirade, and not the whole case.
    assert cases("1x12-7x3_1x15_w", FigureKind.DOUBLE_REVIRADE, throw="3-3") == []
    assert cases("1x12-7x3_1x15_w", FigureKind.REVIRADE, throw="3-3") == [(7, 10)]


def test_a_position_that_cannot_be_judged_has_no_figures():
    with pytest.raises(InvalidPositionError, match="lone dame"):
        Position(Camp.of({1: 14, 12: 1})).figures()


# In words


def test_every_figure_has_its_name_in_both_languages_on_the_throwers_march():
    names = {
        FigureKind.CASE_DU_DIABLE: ("White: case du diable made, on 8", "Blanc : case du diable faite, en 8"),
        FigureKind.CASE_DE_L_ECOLIER: ("White: case de l’écolier made, on 8", "Blanc : case de l’écolier faite, en 8"),
        FigureKind.DOUBLE_SURCASE: ("White: double surcase on 8", "Blanc : double surcase en 8"),
        FigureKind.PASSAGE_FERME: ("White: passage closed by 8", "Blanc : passage fermé par 8"),
    }
    for kind, sentences in names.items():
        told = explain.figure(Figure(kind, WHITE, (8,)), Position())
        assert (say(told, "en"), say(told, "fr").replace("\u00a0", " ")) == sentences
    theirs = explain.figure(Figure(FigureKind.CASE_DU_DIABLE, BLACK, (8,)), Position())
    assert say(theirs, "en") == "Black: case du diable made, on 17"
    for kind in FigureKind:
        told = explain.figure(Figure(kind, WHITE, (7, 8), (1, 2)), Position())
        assert say(told, "fr") != say(told, "en")


@pytest.mark.parametrize("command", ["show", "throws"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_figures_are_shown(command, lang, capsys):
    assert main([command, GRAND_JANS, "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert "\nFigures\n" in out
    text = " ".join(out.split())
    assert ("8 from 4, 6 from 6 and 5 from 7" if lang == "en" else "8 de 4, 6 de 6 et 5 de 7") in text
    assert ("3 × 11 from 24" if lang == "en" else "3 × 11 de 24") in text
    assert lines_too_long(out) == []
    assert main([command, "start", "--lang", lang]) == 0
    assert "Figures" not in capsys.readouterr().out


def test_figures_are_among_the_data(capsys):
    assert main(["throws", "1x13-8x2_1x15_w", "--json"]) == 0
    written = {"figure": "case_du_diable", "side": "w", "cases": [8], "numbers": []}
    assert json.loads(capsys.readouterr().out)["figures"] == [written]
