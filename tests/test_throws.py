"""The twenty-one throws of a position: the tables of Lelasseux-Lafosse, the counts, the page and the data.

The treatise numbers fleches from 1 after the talon: its fleche *n* is our case *n* + 1.
"""

from __future__ import annotations

import json
import random
import time

import pytest

from tests.terminal_helpers import lines_too_long
from trictrac import ALL_THROWS, Camp, Game, InvalidPositionError, Phase, Position, Side, Throw
from trictrac.cli import main
from trictrac.kernel.prospects import BEATEN, BLOCKED, JAN, POINTS_GAINED, POINTS_GIVEN, TROU, prospects
from trictrac.throws import CHANCES, Effect, Plein

STACKED = "1x15_w"
"""An opponent who has not moved hinders nobody in their own two tables."""
AWAY = "19x5-20x5-21x5_w"
"""An opponent who has passed, out of the way of a jan de retour."""

TABLES = [
    # number, dames, opponent, jan, throws that fill, of 36
    (
        "53, fig. 6: one case",
        "1x3-2x3-3x3-4x3-5x3",
        STACKED,
        Plein.PETIT,
        "54 53 52 51 43 42 41 32 31 21",
        20,
    ),
    ("53, the spare dames paired", "1x2-2x4-3x2-4x4-5x3", STACKED, Plein.PETIT, "42 41 21 44 22", 8),
    (
        "54, fig. 7: two half-cases",
        "1x3-2x3-3x3-4x4-5-6",
        STACKED,
        Plein.PETIT,
        "44 43 42 33 32 22  53 52 51 41 31  21",
        21,
    ),
    ("68, fig. 10: one case", "1x2-4-6-7x3-8x2-9x2-11x2-12x2", STACKED, Plein.GRAND, "64 63 43", 6),
    (
        "68, the talon's dames on the fourth and the seventh",
        "4-5-6-7x3-8x3-9x2-11x2-12x2",
        STACKED,
        Plein.GRAND,
        "65 64 63 62 54 53 52 43 42 32",
        20,
    ),
    (
        "69, fig. 11: two half-cases",
        "2-3-4-5-6-7-8-9x2-10x2-11x2-12x2",
        STACKED,
        Plein.GRAND,
        "55 54 53 52 44 43 42 33 32 22  64 63 62 61 51 41 31",
        30,
    ),
    (
        "70: half-cases apart",
        "3-4-5-6x2-7-8x2-9-10x2-11x2-12x2",
        STACKED,
        Plein.GRAND,
        "54 44 43 33 32  63 62 61 52 51 41  31",
        22,
    ),
    (
        "99, fig. 14: one case",
        "17-18-19x3-20x3-21x3-23x2-24x2",
        AWAY,
        Plein.RETOUR,
        "54 53 52 51 43 42 41 32 31 21",
        20,
    ),
    (
        "100, fig. 15: two half-cases",
        "17-18-19x3-20x3-21x3-22-23-24x2",
        AWAY,
        Plein.RETOUR,
        "55 54 53 52 44 43 42 33 32 22  64 63 62 61 51 41 31",
        30,
    ),
    (
        # The natural order as printed ends with 3-3 and drops 3-2: the fourth spare dame to the first half-case
        # by 2, the fifth to the second by 3, as in 69.
        "101: half-cases apart, and the 3-2 that the print drops",
        "17-18-19x3-20x3-21x3-22-23x2-24",
        AWAY,
        Plein.RETOUR,
        "65 55 54 53 44 43 33  63 62 61 52 51 41  32",
        25,
    ),
]

HALF_CASES = [
    # number, dames, opponent, jan, throws that do not fill, of 36 that do
    # Printed "6-6, 6-3, 6-1, 5-5": a five covers the half-case from the talon; the doublet meant is 3-3.
    ("55, fig. 8", "1x3-2x4-3x2-4x3-5x2-6", STACKED, Plein.PETIT, "66 63 61 33", 30),
    # A six, a four, a two, or the sums six, four, two, seven.
    ("72, fig. 12", "4-5-7x3-8x2-9x3-10x2-11-12x2", STACKED, Plein.GRAND, "55 53", 33),
    ("103, fig. 16", "16-17-19x3-20x2-21x3-22x2-23-24x2", AWAY, Plein.RETOUR, "55 53", 33),
]


def throws_of(words: str) -> set[Throw]:
    return {Throw.parse(word) for word in words.split()}


@pytest.mark.cases
@pytest.mark.parametrize(("number", "dames", "opponent", "jan", "fill", "chances"), TABLES, ids=[t[0] for t in TABLES])
def test_the_throws_that_fill_are_those_of_the_treatise(number, dames, opponent, jan, fill, chances):
    throws = Position.parse(f"{dames}_{opponent}").throws()
    assert set(throws.having(Effect.FILLS)) == throws_of(fill)
    assert {outlook.fills for outlook in throws} == {jan, None}
    assert throws.chances(Effect.FILLS) == chances


@pytest.mark.cases
@pytest.mark.parametrize(
    ("number", "dames", "opponent", "jan", "fail", "chances"), HALF_CASES, ids=[h[0] for h in HALF_CASES]
)
def test_a_half_case_is_filled_by_all_but_a_few(number, dames, opponent, jan, fail, chances):
    throws = Position.parse(f"{dames}_{opponent}").throws()
    assert set(ALL_THROWS) - set(throws.having(Effect.FILLS)) == throws_of(fail)
    assert {outlook.fills for outlook in throws} == {jan, None}
    assert throws.chances(Effect.FILLS) == chances


@pytest.mark.cases
@pytest.mark.parametrize(
    ("table", "play"),
    [
        # 71 speaks of "the figure of the preceding number", but its six comes from the first fleche, which 70 empties:
        # the figure is that of 69.
        ("69", "2-8 5-7"),
        ("100", "17-23 20-22"),
    ],
    ids=["71", "102"],
)
def test_six_and_two_fill_in_the_inverse_order(table, play):
    dames, opponent = next(row[1:3] for row in TABLES if row[0].startswith(table))
    outlook = Position.parse(f"{dames}_{opponent}").throws()["6-2"]
    assert Effect.FILLS in outlook.effects
    assert list(map(str, outlook.plays)) == [play]


@pytest.mark.cases
def test_the_full_petit_jan_is_kept_or_broken_as_figure_9_says():
    """LL 61, 62: it is kept with an ace, a two or the sum seven; 6-3, 5-4 and 5-3 break it."""
    throws = Position.parse("1x2-2x2-3x2-4x3-5x2-6x2-9x2_1x3-7x4-8x4-9x4_w").throws()
    for outlook in throws:
        if {1, 2} & set(outlook.throw) or sum(outlook.throw) == 7:
            assert outlook.keeps is Plein.PETIT
            assert outlook.breaks is None
    for text in ("6-3", "5-4", "5-3"):
        assert throws[text].breaks is Plein.PETIT
        assert throws[text].keeps is None
    assert throws.chances(Effect.KEEPS) + throws.chances(Effect.BREAKS) == CHANCES


@pytest.mark.cases
def test_what_cannot_be_played_is_named():
    """LL 76: with both grands jans full the grand jan is kept without playing any six."""
    throws = Position.parse("7x3-8x2-9x2-10x3-11x2-12x3_1x3-7x2-8x2-9x2-10x2-11x2-12x2_w").throws()
    assert throws["6-6"].unplayed == (6, 6)
    assert throws["6-1"].unplayed == (6,)
    assert throws["1-1"].unplayed == ()
    assert throws["6-6"].keeps is Plein.GRAND
    assert (throws["6-6"].gains, throws["6-6"].gives) == (6, 4)


def test_dames_the_corner_and_dames_in_vain_are_counted_apart():
    throws = Position.parse("4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-12x3_w_10.3.9_4b.5.9").throws()
    best = throws["6-4"]
    assert (best.chances, best.gains, best.gives, best.beats, best.beats_in_vain) == (2, 28, 0, 5, 0)
    assert best.trou
    assert (throws["5-5"].beats, throws["5-5"].beats_in_vain) == (2, 3)
    corner = Position.parse("1x11-7-9-12x2_1x15_w").throws()  # LL 45
    assert corner.having(Effect.BEATS_CORNER) == (Throw(6, 4),)
    assert corner.chances(Effect.BEATS_CORNER) == 2


def test_the_counts_are_those_of_the_kernels_prospects():
    rng = random.Random(53)
    game = Game()
    for _ in range(600):
        if game.is_over:
            game = Game()
        position = Position(game.position.white, game.position.black, game.position.turn)
        throws, kernel = position.throws(), prospects(position.to_row()[None])[0]
        assert throws.points(position.turn) == kernel[POINTS_GAINED]
        assert throws.points(position.turn.other) == kernel[POINTS_GIVEN]
        assert throws.chances(Effect.TROU) == kernel[TROU]
        assert throws.chances(Effect.FILLS) + throws.chances(Effect.KEEPS) == kernel[JAN]
        assert sum(each.chances for each in throws if each.beats or each.beats_corner) == kernel[BEATEN]
        assert throws.chances(Effect.UNPLAYED) == kernel[BLOCKED]
        go_on(game, rng)


def go_on(game: Game, rng: random.Random) -> None:
    """One step of a random game."""
    if game.position.phase is Phase.OPENING:
        game.push((6, 5))
    elif game.position.phase is Phase.THROW:
        game.push(game.position.throw or (rng.randint(1, 6), rng.randint(1, 6)))
    elif game.position.phase is Phase.DECIDE:
        game.push("stay")
    else:
        game.push(rng.choice(list(game.legal_plays)))


def test_every_throw_is_there_once_and_all_make_thirty_six():
    throws = Position().throws()
    assert tuple(outlook.throw for outlook in throws) == ALL_THROWS
    assert sum(outlook.chances for outlook in throws) == CHANCES
    assert all(outlook.score == Position().score(outlook.throw) for outlook in throws)
    assert all(outlook.plays == Position().legal_plays(outlook.throw) for outlook in throws)


def test_nobody_throws_when_the_game_is_over_or_the_position_has_no_sense():
    with pytest.raises(InvalidPositionError, match="nobody throws"):
        Position.parse("1x15_1x15_w_over.w").throws()
    with pytest.raises(InvalidPositionError, match="lone dame"):
        Position(Camp.of({1: 14, 12: 1}), turn=Side.WHITE).throws()


def test_all_throws_take_less_than_a_millisecond():
    position = Position.parse("4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-12x3_w")

    def measured() -> float:
        begun = time.perf_counter()
        position.throws()
        return time.perf_counter() - begun

    assert min(measured() for _ in range(50)) < 1e-3


# The command


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 40])
def test_the_page_fits_the_terminal(lang, width, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", str(width))
    middle = "4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-12x3_w"
    assert main(["throws", middle, "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert max(len(line) for line in out.splitlines()) <= width
    assert lines_too_long(out) == []
    assert all(str(throw) in out for throw in ALL_THROWS)
    assert ("28  fill the grand jan" if lang == "en" else "28  remplissent le grand jan") in out
    assert ("neither number" in out) == ("aucun des deux" in out)


def test_the_page_says_what_is_broken_and_what_cannot_be_played(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["throws", "7x3-8x3-9x3-10x2-11x2-12x2_1-3-4-7x2-8x2-9x2-10x2-11x2-12x2_w", "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "Grand jan rompu" in " ".join(out.split())
    assert "le 6 ne peut se jouer (−2)" in " ".join(out.split())
    assert "  1  rompt le grand jan" in out
    assert " 35  conservent le grand jan" in out


def test_the_data_have_every_throw_with_its_reasons(capsys):
    assert main(["throws", "1x3-2x3-3x3-4x3-5x3_1x15_w", "--json", "--lang", "en"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["throws"]) == 21
    assert data["chances"]["fills"] == 20
    found = next(each for each in data["throws"] if each["throw"] == "5-4")
    assert (found["chances"], found["fills"], found["points"]) == (2, "petit", {"mover": 4, "other": 0})
    assert found["items"][0]["jan"] == "remplir_petit"
    assert found["items"][0]["for"] == "mover"
    assert found["items"][0]["text"].endswith("(art. XIII).")


def test_the_rules_decide_and_a_bad_position_gets_one_sentence(capsys):
    pile = "12x15_1x2-2x2-3x2-4x2-5x2-6x2-7x3_w"
    for rules, points in (("loi-2013", 6), ("usage-19e", 0)):
        assert main(["throws", pile, "--json", "--rules", rules]) == 0
        assert json.loads(capsys.readouterr().out)["throws"][0]["points"]["mover"] == points
    assert main(["throws", "1x14-12_1x15_w", "--lang", "fr"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "dame seule sur son coin" in captured.err
