"""The aim of a throw: one fact for somebody who learns, true of the best play, with the cases it speaks of."""

from itertools import product

import pytest

from trictrac.players.hint import Choice, Hint, aim, hint
from trictrac.position import COIN, Position, is_full
from trictrac.throw import Throw
from trictrac.words import LANGUAGES, say

FILLS = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_0.3.12_4b.5.12_6-4"
KEEPS = "4-5-6-7x2-8x2-9x2-10x2-11x2-12x2_3-6-7x2-8x3-9x3-10x3-12x2_w_4b.0.16_2.3s.16_4-1"
HARMLESS = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.3.12_4b.5.12_6-4"
CORNER = "1x13-7-10_1x11-3-6x2-7_w_0.0.2_0.0.2_5-2"
LEAVES = "1x3-3x2-4x2-5-7x2-8x2-9-12x2_1x2-2x2-3x2-4x2-5x2-6x4-11_b_8.0.9_8.0.8_3-1"
EXIT = "20x2-22x3-23_4x2-6x2_w_4.5.44_0.3.44_4-2"
WINS = "7x3-8x3-9x3-10x3-12x3_2-7x2-8x2-9x2-10x2-11x2-12x3-20_b_0.3.18_8b.11.18_6-3"
EARLY = "1x9-4-5-6x2-8-9_1x10-3-5-7-8-11_w_4.1.4_2.0.4"


def of(text: str) -> Hint:
    return hint(Position.parse(text))


@pytest.mark.parametrize(
    ("text", "keys"),
    [(FILLS, {"aim-fill"}), (KEEPS, {"aim-keep"}), (CORNER, {"aim-corner"}), (EXIT, {"aim-out", "aim-safe"})],
)
def test_the_largest_thing_that_the_best_play_does_is_named(text: str, keys: set[str]) -> None:
    found = aim(of(text))
    assert found is not None
    assert found.told.key in keys


def test_leaving_is_told_with_what_staying_would_allow() -> None:
    found = aim(of(LEAVES))
    assert found is not None
    assert found.leaving is not None
    assert found.leaving.key == "aim-leave-why"
    assert not found.told.key.startswith("aim-leave")


def test_a_harmless_next_throw_is_no_reason_to_leave() -> None:
    found = aim(of(HARMLESS))
    assert found is not None
    assert found.leaving is not None
    assert found.leaving.key == "aim-leave-worth"
    assert say(found.leaving, "en").endswith("% if you stay")


def test_a_throw_that_ends_the_game_has_no_aim() -> None:
    assert aim(of(WINS)) is None


@pytest.mark.parametrize("dice", ["6-5", "4-3", "2-1", "5-5", "3-2", "6-1"])
def test_what_is_said_is_true_of_the_best_play_and_has_words(dice: str) -> None:
    found = of(f"{EARLY}_{dice}")
    told = aim(found)
    assert told is not None
    best = found.staying or found.best
    before, after = found.position.mover, found.camp(best, "mine")
    match told.told.key:
        case "aim-cover":
            assert all(before.on(case) == 1 and after.on(case) >= 2 for case in told.cases)
        case "aim-case":
            assert all(before.on(case) == 0 and after.on(case) >= 2 for case in told.cases)
        case "aim-corner":
            assert after.on(COIN) >= 2
        case "aim-fill" | "aim-keep":
            assert is_full(after.dames, told.cases[0])
        case "aim-wait":
            assert dict(told.told.args)["count"] == corner_throws(found, best)
        case "aim-safe":
            assert dict(told.told.args)["count"] == best.theirs.beats
    for lang in LANGUAGES:
        assert say(told.told, lang)


def corner_throws(found: Hint, best: Choice) -> int:
    """Of the 36 throws those by which two dames reach the corner, counted one by one."""
    after = best.after
    mine = Position(after.white, after.black, found.position.turn)
    return sum(
        any([end for _, end in play.moves].count(COIN) == 2 for play in mine.legal_plays(Throw(a, b)))
        for a, b in product(range(1, 7), repeat=2)
    )
