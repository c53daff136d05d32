"""The players as the library shows them."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import trictrac
from trictrac import Decision, Game, Position, TrictracError, WrongPhaseError
from trictrac.players.evaluator import WEIGHTS
from trictrac.players.registry import make


@pytest.fixture(scope="module")
def net():
    return trictrac.engine("net")


@pytest.fixture(scope="module")
def opened():
    game = Game()
    game.push("6-4")
    return game


def test_it_chooses_what_it_ranks_first(net, opened):
    ranked = net.analyse(Position(), "6-4")
    assert {choice.play for choice in ranked} == set(opened.legal_plays)
    assert [choice.loss for choice in ranked] == sorted(choice.loss for choice in ranked)
    assert net.choose(opened) == ranked[0].play


def test_the_master_is_a_level_and_a_file_a_player(net, opened):
    assert trictrac.engine("master").player.depths == make("maitre").depths
    mine = trictrac.engine(WEIGHTS / "ordinary.npz")
    assert mine.choose(opened) in opened.legal_plays
    with pytest.raises(TrictracError, match="judges the ordinary game"):
        mine.analyse(Position(), "6-4", form="a-ecrire")


def test_a_rollout_does_not_depend_on_who_does_it(net):
    start = Position()
    alone = net.rollout(start, 36, coups=2)
    with ThreadPoolExecutor(2) as pool:
        assert net.rollout(start, 36, pool, coups=2) == alone
    assert alone.low <= alone.mean <= alone.high


def test_after_a_trou_it_stays_or_leaves(net):
    game = Game(position=Position.parse("1x13-8-10_1x15_w_0.1s.3_0.0.2_6-5_decide"))
    assert net.choose(game) in tuple(Decision)
    game.push(net.choose(game))


def test_what_cannot_be_asked_is_refused(opened):
    with pytest.raises(WrongPhaseError):
        trictrac.engine("random").choose(Game())
    assert trictrac.engine("random").choose(opened) in opened.legal_plays
    for ask in (trictrac.engine("greedy").analyse, trictrac.engine("greedy").rollout):
        with pytest.raises(TrictracError, match="judges by no net"):
            ask(Position())
