"""Article XIX at the table: who does not play may advise, but touches nothing of the game."""

from __future__ import annotations

import pytest

from tests.table.helpers import Scene
from trictrac import Play
from trictrac.forms import a_ecrire
from trictrac.table import actions as do

IDLE = 2
HANDS_OFF = [
    do.ThrowDice(IDLE),
    do.MarkPoints(IDLE, 4),
    do.Adoube(IDLE),
    do.Touch(IDLE, 1),
    do.Stay(IDLE),
    do.Leave(IDLE),
    do.Agree(IDLE),
    do.PlayDames(IDLE, Play.parse("1-7 1-6")),
    do.Claim(IDLE, 4),
    do.Correct(IDLE),
    do.Oblige(IDLE),
    do.Contest(IDLE),
    do.Replay(IDLE, Play.parse("1-7 1-6")),
    do.Resign(IDLE),
    do.Propose(IDLE, "exit", 0),
]


@pytest.mark.parametrize("thrown", [False, True], ids=["before the throw", "after it"])
@pytest.mark.parametrize("action", HANDS_OFF, ids=lambda action: action.do)
def test_the_resting_player_touches_nothing(action, thrown):
    """Art. XIX: dice, dames, jetons and fichets, and all that is said about them, belong to the two who sit."""
    scene = Scene(form=a_ecrire(("Anne", "Bruno", "Claire"), 3))
    assert IDLE not in scene.state.sits
    scene.coup(gain=4, marks=6)
    if thrown:
        scene.lab(gain=4)
    with scene.refused("not_seated"):
        scene.act(action)


@pytest.mark.parametrize("answer", [do.Accept(IDLE), do.Decline(IDLE)], ids=lambda action: action.do)
def test_the_resting_player_does_not_answer_for_those_who_sit(answer):
    """Art. XIX: a sortie de convention is agreed between the two."""
    scene = Scene(form=a_ecrire(("Anne", "Bruno", "Claire"), 3))
    scene.act(do.Propose(0, "exit", 0))
    with scene.refused("not_seated"):
        scene.act(answer)
