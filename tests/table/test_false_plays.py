"""Fausse case: with free hands it is made and may be put right, elsewhere it is refused (XVII.14)."""

from __future__ import annotations

import pytest

from tests.table.hands import free
from tests.table.helpers import ASSISTED, AUTOMATIC, CHOICE, FILLING, STRICT, Scene
from trictrac import Play
from trictrac.table import Refused
from trictrac.table import actions as do


def test_with_free_hands_a_false_play_is_made_and_is_a_fault():
    """XVII.14: fausse case exists in strict mode with free hands."""
    scene = free(CHOICE)
    scene.mark(0, 2)
    scene.play("1-4 1-5")
    assert scene.faults(0) == [("fausse case", 0)]
    assert scene.state.turn == 1
    assert scene.state.position.white.on(4) == 1


def test_the_other_may_leave_a_false_play_as_it_is():
    """XVII.14: before throwing, the other may leave it; then it stands for good."""
    scene = free(CHOICE)
    scene.mark(0, 2)
    scene.play("1-4 1-5")
    scene.throw("2-1")
    assert scene.faults(0) == []
    assert scene.state.position.white.on(4) == 1
    with scene.refused("nothing_to_replay"):
        scene.act(do.Replay(1, Play.parse("1-7 1-6")))


def test_the_other_may_have_it_replayed_as_he_chooses():
    """XVII.14: or have it replayed legally as he chooses among the legal plays."""
    scene = free(CHOICE)
    scene.mark(0, 2)
    scene.play("1-4 1-5")
    scene.act(do.Replay(1, Play.parse("1-7 2-7")))
    assert scene.faults(0) == []
    assert scene.state.turn == 1
    assert scene.state.position.white.occupied() == {1: 8, 2: 2, 3: 3, 7: 2}
    with scene.refused("nothing_to_replay"):
        scene.act(do.Replay(1, Play.parse("1-7 1-6")))


def test_the_false_play_may_not_be_replaced_by_another_false_play():
    """XVII.14: legally."""
    scene = free()
    scene.play("5-11 1-4")
    with scene.refused("nothing_to_replay"):
        scene.act(do.Replay(1, Play.parse("1-7 1-6")))


def test_nobody_replays_his_own_false_play():
    """XVII.14: the other chooses."""
    scene = free()
    scene.play("5-11 1-4")
    with scene.refused("nothing_to_replay"):
        scene.act(do.Replay(0, Play.parse("5-11 1-6")))


@pytest.mark.parametrize("text", ["2-8 1-6", "1-13 1-6", "12-13 1-6", "1-24 1-6", "1-1"])
def test_what_no_hand_could_do_is_refused_even_with_free_hands(text):
    """XVII.25: no dame there, a case that the opponent holds, a dame that stays where it is."""
    scene = free()
    with scene.refused("impossible_play"):
        scene.play(text)


def test_even_free_hands_make_two_moves_at_most():
    """A throw has two numbers; a log with more could not be read again."""
    scene = free()
    play = Play(((1, 2), (1, 3), (1, 4)))
    with scene.refused("impossible_play"):
        scene.act(do.PlayDames(0, play))


# The other modes


@pytest.mark.parametrize(
    ("mode", "hands"), [(STRICT, False), (ASSISTED, False), (ASSISTED, True), (AUTOMATIC, False), (AUTOMATIC, True)]
)
@pytest.mark.parametrize("text", ["1-7 1-6", "5-11 1-4", "5-11", "--", "2-8 3-8", "1-13 1-6"])
def test_elsewhere_an_illegal_play_is_refused_with_its_reason(mode, hands, text):
    """XVII.14: in the other modes an illegal play is refused with its reason."""
    scene = Scene(mode, STRICT, free_hands=hands)
    scene.board(*FILLING)
    scene.throw()
    with scene.refused("illegal_play"):
        scene.play(text, confirmed=True)
    with pytest.raises(Refused) as caught:
        scene.play(text, confirmed=True)
    assert "art." in caught.value.sentence("fr")
    assert "art." in caught.value.sentence("en")
    assert caught.value.sentence("fr") != caught.value.sentence("en")
