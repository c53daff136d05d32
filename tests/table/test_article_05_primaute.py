"""Article V at the table: who opens a marque, and with which dice (V.1–V.6)."""

from __future__ import annotations

from tests.table.helpers import Scene
from trictrac import Throw
from trictrac.table import TablePhase
from trictrac.table import actions as do


def test_a_marque_whose_primaute_is_known_opens_with_two_dice_of_one_player_doublets_included():
    """Art. V: one die each is for the beginning of a partie; the second marque is the other's by right."""
    scene = Scene(written=True)
    scene.act(do.Resign(0))
    assert (scene.state.phase, scene.state.turn) == (TablePhase.THROW, 1)
    with scene.refused("not_your_turn"):
        scene.act(do.ThrowDice(0))
    scene.throw("4-4")
    assert scene.state.throw == Throw(4, 4)
    assert scene.state.phase is TablePhase.PLAY
