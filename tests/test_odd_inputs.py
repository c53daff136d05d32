"""The engines, pictures and records of the library refuse what they cannot take in one sentence."""

import pickle

import numpy as np
import pytest

import trictrac
from trictrac import Game, Position, TrictracError, records, svg
from trictrac.players.evaluator import WEIGHTS

START = Position()


@pytest.fixture(scope="module")
def net():
    return trictrac.engine("net")


@pytest.mark.parametrize("wrong", [None, 3, b"net"])
def test_an_engine_is_a_name_or_a_file(wrong):
    with pytest.raises(TypeError, match="name of a player, such as"):
        trictrac.engine(wrong)


def test_a_file_that_is_no_net_is_told(tmp_path):
    broken, other = tmp_path / "broken.npz", tmp_path / "other.npz"
    broken.write_bytes(b"PK\x03\x04 and no more")
    with other.open("wb") as file:
        np.save(file, np.zeros(3))
    for file in (broken, other):
        with pytest.raises(TrictracError, match="is no file of trictrac weights"):
            trictrac.engine(file)


@pytest.mark.parametrize(
    "ask",
    [
        lambda net: net.analyse("1x15_1x15_w", "6-4"),
        lambda net: net.analyse(START, "6-4", "usage-19e"),
        lambda net: net.decide("1x15_1x15_w", "6-4"),
        lambda net: net.rollout(Game()),
        lambda net: net.rollout(START, 0),
        lambda net: net.rollout(START, 1.5),
        lambda net: net.rollout(START, coups=-1),
        lambda net: net.rollout(START, seed=2**70),
        lambda net: net.choose(START),
        lambda net: net.decide(START, "6-4", seed=-1),
    ],
)
def test_an_engine_refuses_what_it_cannot_take(ask, net):
    with pytest.raises(TrictracError):
        ask(net)


def test_engines_go_to_other_processes(net):
    for engine in (net, trictrac.engine("novice"), trictrac.engine(WEIGHTS / "ordinary.npz")):
        twin = pickle.loads(pickle.dumps(engine))
        assert (repr(twin), twin.decide(START, "6-4")) == (repr(engine), engine.decide(START, "6-4"))


def test_weights_of_one_form_roll_out_no_other():
    with pytest.raises(TrictracError, match="judges the ordinary game"):
        trictrac.engine(WEIGHTS / "ordinary.npz").rollout(START, 36, form="a-ecrire", coups=1)


def test_pictures_take_texts_for_throws_and_plays():
    drawn = svg.board(START, throw="6-4", arrows=svg.arrows("1-7-11", trictrac.WHITE))
    play = trictrac.Play.parse("1-7-11")
    assert drawn == svg.board(START, throw=trictrac.Throw(6, 4), arrows=svg.arrows(play, trictrac.WHITE))


@pytest.mark.parametrize(
    "draw",
    [
        lambda: svg.board(None),
        lambda: svg.board("1x15_1x15_w"),
        lambda: svg.board(START, orientation="white"),
        lambda: svg.board(START, throw="9-9"),
        lambda: svg.board(START, arrows=trictrac.Play.parse("1-7-11")),
        lambda: svg.arrows(None, trictrac.WHITE),
        lambda: svg.arrows("1-7-11", "w"),
        lambda: records.from_game(START),
    ],
)
def test_pictures_and_records_refuse_what_they_cannot_take(draw):
    with pytest.raises(TrictracError):
        draw()


def test_a_record_is_checked_from_its_text_as_from_its_lines():
    game = Game()
    for action in ("6-4", "1-7 1-5", "2-1", "1-3-4"):
        game.push(action)
    text = str(records.from_game(game))
    (verdict,) = records.check(text)
    assert verdict == next(records.check(text.splitlines(keepends=True)))
    assert verdict.right
