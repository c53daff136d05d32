"""Article XVI: staying or leaving (XVI.1–XVI.5)."""

from __future__ import annotations

import pytest

from tests.law.helpers import at_table, marked, pos
from trictrac import Decision, Game, Phase, Play, Side, Throw, WrongPhaseError
from trictrac.position import STACKED

pytestmark = pytest.mark.law

A, B = Side.WHITE, Side.BLACK
THROW = Throw(6, 5)


def thrown(points: int, gain: int = 4, give: int = 0, his: dict[str, object] | None = None, **mine: object) -> Game:
    """White has so many points and throws."""
    game = at_table(pos({1: 15}, mine={"points": points, **mine}, his=his), gain, give)
    game.push_throw(THROW)
    return game


def test_a_trou_by_ones_own_throw_gives_the_choice() -> None:
    """Art. XVI: stay or leave, before playing."""
    game = thrown(8)
    assert game.phase is Phase.DECIDE
    assert game.turn is A
    assert marked(game.position, A) == (1, 0)


@pytest.mark.parametrize(("points", "gain"), [(6, 4), (0, 4), (0, 10), (10, 0)])
def test_without_a_trou_there_is_no_choice(points: int, gain: int) -> None:
    """Art. XVI: the numbers are played at once."""
    game = thrown(points, gain)
    assert game.phase is Phase.PLAY
    with pytest.raises(WrongPhaseError):
        game.leave()
    with pytest.raises(WrongPhaseError):
        game.stay()


def test_a_trou_given_by_the_others_throw_gives_no_choice() -> None:
    """XVI.2; Lep. III: B makes a trou by A's coup; he must go on and throw."""
    game = thrown(0, gain=0, give=4, his={"points": 8})
    assert game.phase is Phase.PLAY
    game.push_play(game.legal_plays[0])
    assert marked(game.position, B) == (1, 0)
    assert (game.turn, game.phase) == (B, Phase.THROW)
    with pytest.raises(WrongPhaseError):
        game.leave()


def test_the_trou_given_to_the_other_does_not_let_the_thrower_leave() -> None:
    """Art. XVI: it is not his."""
    game = thrown(0, gain=4, give=12)
    assert game.phase is Phase.PLAY


def test_the_choice_does_not_come_back_by_the_next_throw_without_a_trou() -> None:
    """Art. XVI: only the throw that makes the trou."""
    game = thrown(0, gain=0, give=4, his={"points": 8})
    game.push_play(game.legal_plays[0])
    game.push_throw(Throw(2, 1))
    assert game.phase is Phase.PLAY


@pytest.mark.parametrize("turned", [False, True], ids=["white", "black"])
def test_leaving_wipes_all_points_and_restacks_all_dames(turned: bool) -> None:
    """XVI.4: only the trous stay; no reste is marked; coups are counted anew."""
    start = pos({1: 15}, mine={"points": 10, "trous": 3}, his={"points": 8, "trous": 2})
    game = at_table(start.mirror() if turned else start, gain=8)
    game.push_throw(THROW)
    leaver = game.turn
    game.leave()
    position = game.position
    assert marked(position, leaver) == (4, 0)
    assert marked(position, leaver.other) == (2, 0)
    assert position.white.dames == position.black.dames == STACKED.dames
    assert position.white.coups == position.black.coups == 0
    assert not position.white.bredouille
    assert not position.black.bredouille


@pytest.mark.parametrize("turned", [False, True], ids=["white", "black"])
def test_the_leaver_throws_and_plays_first(turned: bool) -> None:
    """Art. XVI: with new dice."""
    start = pos({1: 15}, mine={"points": 8})
    game = at_table(start.mirror() if turned else start, gain=4)
    game.push_throw(THROW)
    leaver = game.turn
    game.push_decision(Decision.LEAVE)
    assert (game.turn, game.phase) == (leaver, Phase.THROW)
    assert game.position.throw is None
    game.push_throw(Throw(2, 1))
    game.push_play(Play.parse("1-3 1-2"))
    assert game.turn is leaver.other


@pytest.mark.parametrize("give", [4, 12])
def test_the_other_marks_nothing_of_the_coup_on_which_one_leaves(give: int) -> None:
    """XVI.4: neither points nor trous."""
    game = thrown(8, gain=4, give=give, his={"points": 6})
    game.leave()
    assert marked(game.position, B) == (0, 0)
    game.push_throw(Throw(2, 1))
    game.push_play(Play.parse("1-3 1-2"))
    assert marked(game.position, B) == (0, 0)


def test_by_staying_the_other_marks_what_the_coup_gives_him() -> None:
    """Art. XVI: the contrast of the case above."""
    game = thrown(8, gain=4, give=4, his={"points": 6})
    game.stay()
    game.push_play(game.legal_plays[0])
    assert marked(game.position, B) == (0, 4)


def test_nothing_is_played_of_the_coup_on_which_one_leaves() -> None:
    """XVI.4."""
    game = thrown(8)
    game.leave()
    with pytest.raises(WrongPhaseError):
        game.push_play(Play.parse("1-7 1-6"))


def test_nothing_is_played_before_the_choice() -> None:
    """Art. XVI and XVIII."""
    game = thrown(8)
    with pytest.raises(WrongPhaseError):
        game.push_play(game.legal_plays[0])
    with pytest.raises(WrongPhaseError):
        game.push_throw(THROW)


def test_staying_keeps_the_reste_and_the_board() -> None:
    """Art. XVI: the other is unmarked, the reste marked, and the game goes on."""
    game = thrown(10, gain=8, his={"points": 8})
    board = game.position.white.dames
    game.stay()
    assert game.phase is Phase.PLAY
    assert game.position.white.dames == board
    assert marked(game.position, A) == (1, 6)
    assert marked(game.position, B) == (0, 0)
    game.push_play(game.legal_plays[0])
    assert (game.turn, game.phase) == (B, Phase.THROW)


def test_several_trous_give_one_choice() -> None:
    """Art. XVI: 26 points, three trous, then stay or leave once."""
    game = thrown(8, gain=18, his={"points": 4})
    assert marked(game.position, A) == (3, 2)
    game.leave()
    assert marked(game.position, A) == (3, 0)
    assert game.phase is Phase.THROW


def test_the_series_of_trous_outlives_the_leaving() -> None:
    """XV.12: leaving changes neither the trous nor their series."""
    game = thrown(8, trous=4, serie=True)
    game.leave()
    assert game.position.white.trous == 5
    assert game.position.white.serie
