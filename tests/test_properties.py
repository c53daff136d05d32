"""Properties that hold in every position: mirror, conservation, undo, text, parity of points."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.naive import positions
from trictrac import Camp, Decision, Game, Phase, Play, Position, Rules, Side, Throw
from trictrac.marks import Marks

pytestmark = [pytest.mark.nojit, pytest.mark.bounds]

EXAMPLES = settings(max_examples=150, deadline=None, derandomize=True)
dice = st.integers(1, 6)
seeds = st.integers(0, 2**32)


@st.composite
def tables(draw):
    """A set-up position with marks: dames from the generator of hard places."""
    mover, other, _, _ = positions.synthetic(random.Random(draw(seeds)))
    marks = []
    for _ in range(2):
        points = draw(st.sampled_from(range(0, 12, 2)))
        trous = draw(st.integers(0, 11))
        marks.append(
            {
                "points": points,
                "bredouille": draw(st.booleans()) and points > 0,
                "trous": trous,
                "serie": draw(st.booleans()) and trous > 0,
            }
        )
    white, black = (
        Camp(tuple(dames), Marks(**mark), draw(st.integers(0, 60)))
        for dames, mark in zip((mover, other), marks, strict=True)
    )
    position = Position(white, black, Side.WHITE, draw(st.none() | st.builds(Throw, dice, dice)))
    return position.mirror() if draw(st.booleans()) else position


def random_action(game, rng):
    if game.phase is Phase.OPENING:
        game.push_opening(rng.randint(1, 6), rng.randint(1, 6))
    elif game.phase is Phase.THROW:
        game.push_throw(Throw(rng.randint(1, 6), rng.randint(1, 6)))
    elif game.phase is Phase.DECIDE:
        game.push_decision(rng.choice(list(Decision)))
    else:
        game.push_play(rng.choice(game.legal_plays))


@EXAMPLES
@given(tables(), dice, dice)
def test_the_mirrored_table_is_judged_alike(position, a, b):
    throw = Throw(a, b)
    here, there = position.score(throw), position.mirror().score(throw)
    assert [(m.jan, m.points, m.ways, m.case, m.how) for m in here] == [
        (m.jan, m.points, m.ways, m.case, m.how) for m in there
    ]
    assert [m.side.other for m in here] == [m.side for m in there]
    assert position.legal_plays(throw) == position.mirror().legal_plays(throw)


@EXAMPLES
@given(tables(), dice, dice)
def test_the_order_of_the_dice_does_not_matter(position, a, b):
    assert position.score(Throw(a, b)) == position.score(Throw(b, a))


@EXAMPLES
@given(tables(), dice, dice)
def test_points_are_even_and_every_reason_counts(position, a, b):
    for mark in position.score(Throw(a, b)):
        assert mark.points > 0
        assert mark.points % 2 == 0
        assert 1 <= mark.ways <= (2 if a == b else 3)


@EXAMPLES
@given(tables(), dice, dice)
def test_plays_keep_fifteen_dames_and_differ(position, a, b):
    before = sum(position.mover.dames)
    seen = set()
    for play in position.legal_plays(Throw(a, b)):
        after = position.after(play)
        out = sum(end == 25 for _, end in play.moves)
        assert sum(after.mover.dames) == before - out
        assert all(count >= 0 for count in after.mover.dames)
        assert not [fault for fault in after.status() if fault.kind.fatal and sum(after.mover.dames)]
        seen.add(after.mover.dames)
    assert len(seen) == len(position.legal_plays(Throw(a, b)))


@EXAMPLES
@given(tables())
def test_a_position_is_read_as_it_was_written(position):
    text = str(position)
    assert Position.parse(text) == position
    assert all(character.isalnum() or character in "-_." for character in text), "a URL takes it as it is"
    assert eval(repr(position)) == position


@EXAMPLES
@given(tables(), dice, dice)
def test_throws_and_plays_are_read_as_they_were_written(position, a, b):
    throw = Throw(a, b)
    assert Throw.parse(str(throw)) == throw
    assert eval(repr(throw)) == throw
    for play in position.legal_plays(throw):
        assert Play.parse(str(play)) == play
        assert eval(repr(play)) == play
        assert play in position.legal_plays(throw)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seeds, st.sampled_from(["loi-2013", "usage-19e"]))
def test_everything_pushed_can_be_popped(seed, rules):
    rng = random.Random(seed)
    game = Game(Rules.of(rules))
    seen = []
    while game.phase is not Phase.OVER and len(seen) < 120:
        seen.append((game.position, game.phase, game.score, game.legal_plays))
        random_action(game, rng)
        for side in Side:
            camp = game.position.camp(side)
            assert sum(camp.dames) + camp.out == 15
            assert 0 <= camp.trous <= 12
    again = Game(Rules.of(rules))
    for action in game:
        again.push(action)
    assert (again.position, again.phase, again.score) == (game.position, game.phase, game.score)
    while seen:
        game.pop()
        assert (game.position, game.phase, game.score, game.legal_plays) == seen.pop()
    assert game.history == ()
