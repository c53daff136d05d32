"""Answers are read by meaning, and every kind is judged."""

from __future__ import annotations

import pytest

from trictrac.errors import TrictracError
from trictrac.lessons.exercise import BadAnswerError, Item, Skill
from trictrac.lessons.kinds import ask
from trictrac.lessons.pool import UnknownThemeError, draw
from trictrac.lessons.themes import THEMES
from trictrac.position import Position
from trictrac.words import LANGUAGES, say

THREE_WAYS = "1x12-3-8-9_1x13-2-11_w_6-5"
FILLS = "1x2-4-6-7x3-8x2-9x2-11x2-12x2_1x15_w"


def made(kind: Skill, board: str, detail: str = ""):
    return ask(kind, Item(Position.parse(board), detail))


def test_a_set_is_right_in_any_order_and_spelling():
    assert made(Skill.WAYS, THREE_WAYS).judge("14:11, 14:5 14.6").right
    fills = made(Skill.THROWS, FILLS, "fills")
    assert fills.judge("4-6 34 6-3").right


def test_nothing_missed_and_nothing_too_many():
    verdict = made(Skill.THROWS, FILLS, "fills").judge("6-4 6-3 6-6")
    assert not verdict.right
    assert (verdict.missed, verdict.extra) == (("4-3",), ("6-6",))


def test_every_play_that_leaves_the_same_board_is_right():
    play = made(Skill.PLAY, "1x15_1x15_w_6-4", "tout_d_une")
    assert play.judge("1-5-11").right
    assert play.judge("1-7-11").right
    assert not play.judge("1-7 1-5").right


def test_points_of_both_are_asked():
    count = made(Skill.COUNT, "1x5-6x2-7x2-8x2-11x2-12x2_1x4-2-3-6-7x2-8x2-11x2-12x2_w_6-5")
    assert count.judge("4 8").right
    assert not count.judge("4").right


def test_a_wrong_play_is_refused_for_its_reason_and_no_choice_is_half_true():
    refused = made(Skill.LEGAL, "1x14-7_1x15_w_5-1", "7-12 1-2")
    assert refused.key == ("lone_coin",)
    assert {"legal", "lone_coin"} < set(dict(refused.choices))
    assert "art. IX" in say(refused.why[0], "en")


def test_an_ecole_is_a_signed_number():
    assert made(Skill.ECOLE, THREE_WAYS, "4").judge("-2").right
    assert made(Skill.ECOLE, THREE_WAYS, "6").judge("0").right
    assert made(Skill.ECOLE, THREE_WAYS, "8").judge("+2").right


@pytest.mark.parametrize(
    ("detail", "key"), [("claim 4 2", "right"), ("claim 6 2", "false"), ("claim 2 2", "whole"), ("claim 4 4", "beyond")]
)
def test_what_becomes_of_a_claim(detail, key):
    assert made(Skill.ECOLE, THREE_WAYS, detail).key == (key,)


@pytest.mark.parametrize(
    ("kind", "board", "detail", "answer"),
    [
        (Skill.COUNT, THREE_WAYS, "", "many"),
        (Skill.COUNT, THREE_WAYS, "", ""),
        (Skill.WAYS, THREE_WAYS, "", "fourteen by six"),
        (Skill.LEGAL, "1x14-7_1x15_w_5-1", "7-12 1-2", "perhaps"),
        (Skill.THROWS, FILLS, "fills", "7-1"),
        (Skill.PLAY, "1x15_1x15_w_6-4", "any", "e2e4"),
    ],
)
def test_what_cannot_be_read_is_refused(kind, board, detail, answer):
    with pytest.raises(TrictracError):
        made(kind, board, detail).judge(answer)


def test_no_answer_is_no_ways():
    assert made(Skill.WAYS, "1x15_1x15_w_6-4").judge("").right
    with pytest.raises(BadAnswerError):
        made(Skill.COUNT, "1x15_1x15_w_6-4").judge(" ")


def test_a_seed_reproduces_an_exercise():
    for theme in THEMES:
        assert draw(theme, 7) == draw(theme, 7)
    assert len({draw("numbers", seed).question for seed in range(40)}) > 20
    with pytest.raises(UnknownThemeError, match="there is no theme 'chess'"):
        draw("chess", 1)


@pytest.mark.parametrize("theme", THEMES)
def test_everything_can_be_said(theme):
    exercise = draw(theme, "words")
    told = [exercise.question, *exercise.why, *(words for _, words in exercise.choices)]
    for lang in LANGUAGES:
        assert all(say(each, lang) for each in told)
    joined = " ".join(exercise.key) if exercise.asks.value != "play" else exercise.key[0]
    assert exercise.judge(joined).right
