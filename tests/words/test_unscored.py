"""Why nothing is scored where a reader would expect it (art. VI, XIII)."""

import random

import pytest

from tests.naive import positions
from trictrac import Camp, Play, Position, Throw, explain
from trictrac.position import is_full
from trictrac.words import say

FIRST = {"petit": 1, "grand": 7, "retour": 19}


def facts(position, throw):
    return explain.unscored(position.score(throw), position, position.legal_plays(throw))


@pytest.mark.parametrize(
    ("position", "throw", "english", "french"),
    [
        (
            "7x2-8x4-9x4-10x2-11-12x2_1-3-4-7x2-8x2-9x2-10x2-11x2-12x2_w",
            Throw(5, 3),
            "The grand jan is filled only in passing: the 3 from 8 fills it, but the 5 then has to break it",
            "Le grand jan n’est rempli qu’en passant",
        ),
        (
            "6-7x2-8x3-9x2-10x4-11-12x2_1x9-5-7-8-11x3_w",
            Throw(6, 5),
            "The grand jan cannot be filled: the 5 from 6 would do it, but both numbers must be played",
            "Le grand jan ne peut se remplir",
        ),
        (
            "7x2-8x2-9x2-10x2-11x4-12x3_1x4-2x2-3x2-4-5-6-7-21x2-22_w",
            Throw(5, 1),
            "The grand jan is full, but every legal play breaks it",
            "Le grand jan est plein, mais tout jeu permis le rompt",
        ),
    ],
)
def test_the_reason_is_told(position, throw, english, french):
    (told,) = facts(Position.parse(position), throw)
    assert say(told, "en").startswith(english)
    assert say(told, "fr").startswith(french)


def test_a_jan_that_scores_is_not_missed():
    assert facts(Position.parse("1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w"), Throw(6, 4)) == []


def test_what_is_told_is_so():
    """On random positions: no legal play leaves the jan full, and the number named would fill it by itself."""
    rng = random.Random(13)
    seen = set()
    for _ in range(4000):
        mover, other, dice, _ = positions.synthetic(rng)
        position, throw = Position(Camp(tuple(mover)), Camp(tuple(other))), Throw(*dice)
        for told in facts(position, throw):
            seen.add(told.key)
            args = dict(told.args)
            first = FIRST[args["jan"]]
            plays = position.legal_plays(throw)
            assert not any(is_full(play.apply(mover), first) for play in plays)
            if told.key == "unscored-breaks":
                assert is_full(mover, first)
                continue
            number, start = dict(args["number"].args)["number"], args["start"].number
            step = (start, start + number)
            assert is_full(Play((step,)).apply(mover), first)
            assert any(step in play.moves for play in plays) == (told.key == "unscored-in-passing")
    assert seen == {"unscored-breaks", "unscored-in-passing", "unscored-both-numbers"}
