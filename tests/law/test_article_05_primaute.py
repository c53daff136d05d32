"""Article V: who begins, and with which dice (V.1–V.6)."""

from __future__ import annotations

import pytest

from tests.law.helpers import GONE, at_table, pos, these
from trictrac import Game, Phase, Play, Position, Side, Throw, WrongPhaseError
from trictrac.position import STACKED

pytestmark = pytest.mark.law


@pytest.mark.parametrize(
    ("white", "black", "first"),
    [(6, 4, Side.WHITE), (4, 6, Side.BLACK), (2, 1, Side.WHITE), (1, 2, Side.BLACK), (6, 5, Side.WHITE)],
)
def test_the_higher_die_begins_and_plays_both_numbers(white: int, black: int, first: Side) -> None:
    """V.1: each throws one die, the higher begins and plays those two numbers."""
    game = Game()
    assert game.push_opening(white, black)
    assert game.turn is first
    assert game.phase is Phase.PLAY
    assert game.position.throw == Throw(white, black)


@pytest.mark.parametrize("die", range(1, 7))
def test_equal_dice_are_thrown_again(die: int) -> None:
    """V.2: equal dice decide nothing, so no game opens with a doublet."""
    game = Game()
    assert not game.push_opening(die, die)
    assert game.phase is Phase.OPENING
    assert game.position.white.dames == game.position.black.dames == STACKED.dames
    assert game.push_opening(3, 2)
    assert game.position.throw == Throw(3, 2)


def test_no_game_begins_with_two_dice_of_one_player() -> None:
    """Art. V: the dice of the primaute come first."""
    with pytest.raises(WrongPhaseError):
        Game().push_throw(Throw(6, 6))


def test_the_opening_dice_are_thrown_once() -> None:
    """Art. V: once decided, the primaute is not thrown for again."""
    game = Game()
    game.push_opening(6, 4)
    with pytest.raises(WrongPhaseError):
        game.push_opening(6, 4)


@pytest.mark.parametrize(("white", "black"), [(6, 5), (5, 6)])
def test_the_first_coup_is_played_by_the_ordinary_rules(white: int, black: int) -> None:
    """Art. V and IX, Lep. II: six-five cannot be played tout d'une from the talon, since it would end on the corner."""
    game = Game()
    game.push_opening(white, black)
    found = {str(play) for play in game.legal_plays}
    assert len(found) == 1
    assert Play.parse("1-7 1-6") in game.legal_plays


def test_nothing_is_gained_by_the_opening_dice() -> None:
    """Art. V and XII: with all dames on the talons the first coup scores nothing."""
    game = Game()
    game.push_opening(5, 2)
    assert game.score is not None
    assert not game.score


def test_after_the_first_coup_the_other_throws() -> None:
    """Art. V, LL 28: then both throw and play in turn."""
    game = Game()
    game.push_opening(2, 5)
    game.push_play(Play.parse("1-6 1-3"))
    assert (game.turn, game.phase) == (Side.WHITE, Phase.THROW)
    game.push_throw(Throw(1, 1))
    game.push_play(Play.parse("1-2 1-2"))
    assert (game.turn, game.phase) == (Side.BLACK, Phase.THROW)


@pytest.mark.parametrize("first", Side)
def test_he_who_leaves_throws_two_dice_afresh_and_may_open_with_a_doublet(first: Side) -> None:
    """Art. XVI; V.3: the releve opens with two dice of one player, doublets included."""
    start = pos({1: 15}, mine={"points": 8})
    game = at_table(start if first is Side.WHITE else start.mirror(), gain=4)
    game.push_throw(Throw(6, 5))
    game.leave()
    assert (game.turn, game.phase) == (first, Phase.THROW)
    game.push_throw(Throw(6, 6))
    assert {str(play) for play in game.legal_plays} == {"1-7 1-7"}


@pytest.mark.parametrize("first", Side)
def test_he_who_finishes_his_exit_throws_two_dice_afresh(first: Side) -> None:
    """Art. VIII; V.3: the primaute of the releve is his, by two new dice."""
    start = pos({24: 1}, GONE)
    game = Game(position=start if first is Side.WHITE else start.mirror())
    game.push_throw(Throw(6, 5))
    game.push_play(Play.parse("24-s"))
    assert (game.turn, game.phase) == (first, Phase.THROW)
    assert game.position.throw is None
    game.push_throw(Throw(4, 4))
    assert these(*map(str, game.legal_plays)) == these("1-5 1-5", "1-5-9")


def test_a_new_game_has_all_dames_on_the_talons() -> None:
    """Art. IV: fifteen dames each on case 1, nothing marked."""
    position = Game().position
    assert position.white == position.black == STACKED
    assert Position() == Position(STACKED, STACKED)
