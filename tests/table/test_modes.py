"""Automatic, assisted and strict marking, and the three together (XVII.1)."""

from __future__ import annotations

import random

import pytest

from tests.table.helpers import ASSISTED, AUTOMATIC, NOTHING, STRICT, Scene, jeton, two
from trictrac import LOI_2013, USAGE_19E, Decision, Game, Phase, Throw
from trictrac.forms import ordinary
from trictrac.table import Refused, Table, TablePhase
from trictrac.table import actions as do

# Assisted


def assisted(gain=0, **options):
    """Seat 0, assisted, has thrown."""
    scene = Scene(ASSISTED, STRICT, **options)
    scene.lab(gain=gain)
    return scene


@pytest.mark.parametrize("how", ["touch", "play"])
def test_assisted_warns_before_too_little_is_complete(how):
    """XVII.1: the program warns before it is too late."""
    scene = assisted(gain=8)
    scene.mark(0, 4)
    action = {"touch": lambda sure: scene.touch(1, sure), "play": lambda sure: scene.play(confirmed=sure)}[how]
    with scene.refused("warn_less"):
        action(False)
    action(True)
    assert scene.faults(0) == [("par moins", 4)]


def test_assisted_warns_with_the_number_of_points():
    """XVII.1: how many are missing, how many would be too many."""
    scene = assisted(gain=8)
    scene.mark(0, 4)
    with pytest.raises(Refused, match="4 points are still to be marked"):
        scene.touch(1)
    with pytest.raises(Refused, match="2 points too many"):
        scene.mark(0, 6)


def test_assisted_warns_before_leaving_with_too_little():
    """XVII.2: announcing that one leaves completes the fault."""
    scene = assisted(gain=8, mine=jeton(8))
    scene.mark(0, 4)
    with scene.refused("warn_less"):
        scene.act(do.Leave(0))
    scene.act(do.Leave(0, confirmed=True))
    assert scene.state.phase is TablePhase.LEAVING


def test_assisted_warns_before_throwing_with_points_unmarked():
    """XVII.2: points received, before throwing."""
    scene = Scene(STRICT, ASSISTED)
    scene.coup(give=8)
    with scene.refused("warn_less"):
        scene.throw()
    scene.lab(confirmed=True)
    assert scene.faults(1) == [("par moins", 8)]


def test_assisted_warns_before_marking_too_much():
    """XVII.3: par trop is complete at once, so the warning comes before the mark."""
    scene = assisted(gain=4)
    with scene.refused("warn_more"):
        scene.mark(0, 6)
    scene.mark(0, 6, confirmed=True)
    assert scene.faults(0) == [("par trop", 2)]


def test_assisted_does_not_warn_when_all_is_right():
    """XVII.1: no word without need."""
    scene = assisted(gain=8)
    scene.mark(0, 8)
    scene.touch(1)
    scene.play()


def test_assisted_does_not_warn_of_a_dame_straightened():
    """XVII.15: «j'adoube» completes nothing."""
    scene = assisted(gain=8)
    scene.act(do.Adoube(0))
    scene.touch(1)


def test_assisted_warns_before_the_last_moment_of_a_coup_without_play():
    """XVII.12: nothing playable: he may mark until his own next throw, and is warned then."""
    scene = Scene(ASSISTED, STRICT)
    scene.board(*NOTHING)
    scene.throw()
    scene.play("--", confirmed=True)
    scene.mark(1, 4)
    scene.coup()
    with scene.refused("warn_less"):
        scene.throw()


@pytest.mark.parametrize("trous", [0, 1])
def test_assisted_warns_of_a_fichet_that_stays_behind(trous):
    """XVII.5, XVII.6: a forgotten double or fichet is lost once played: that too is warned of before it is too late."""
    scene = assisted(gain=8, mine=jeton(4, bredouille=True))
    with scene.refused("warn_fichet"):
        scene.mark(0, 8, trous=trous)


# Strict


def test_strict_does_not_warn():
    """XVII.1: nothing warns."""
    scene = Scene(STRICT, STRICT)
    scene.lab(gain=8)
    scene.mark(0, 4)
    scene.touch(1)
    scene.play()
    scene.lab(gain=4)
    scene.mark(1, 10)
    assert scene.faults(0) == []
    assert scene.faults(1) == [("par trop", 6)]


def test_the_modes_may_differ_per_player():
    """XVII.1: the mode is shown to both and may differ per player."""
    scene = Scene(AUTOMATIC, STRICT)
    assert scene.state.setting.modes == (AUTOMATIC, STRICT)
    scene.coup(gain=4, give=8)
    assert scene.shows(0) == (0, 4)
    assert scene.shows(1) == (0, 0)
    scene.mark(1, 8)
    assert scene.shows(1) == (0, 8)


# Automatic


def test_the_program_marks_at_once():
    """XVII.1: automatic, the program marks: the thrower's points when he throws, the gifts after the play."""
    scene = Scene(AUTOMATIC, AUTOMATIC)
    scene.lab(gain=4, give=8)
    assert scene.shows(0) == (0, 4)
    assert scene.shows(1) == (0, 0)
    scene.play()
    assert scene.shows(1) == (0, 8)
    with scene.refused("automatic"):
        scene.mark(1, 8)


def same(game, table, where):
    """The camps of a game and of a table."""
    position, mine = game.position, table.state.position
    assert (mine.white, mine.black) == (position.white, position.black), where
    assert mine.turn is position.turn, where


@pytest.mark.parametrize("rules", [LOI_2013, USAGE_19E], ids=["loi-2013", "usage-19e"])
@pytest.mark.parametrize("seed", range(12))
def test_automatic_marks_what_the_game_marks(rules, seed):
    """XVII.1: position, marks and trous are those of the engine at every coup of random games."""
    rng = random.Random(seed)
    dice = []
    game = Game(rules)
    table = Table(ordinary(("Anne", "Bruno"), rules), two((AUTOMATIC, AUTOMATIC)), lambda: dice.pop(0))
    table.act(do.Join(0))
    table.act(do.Join(1))
    while game.phase is Phase.OPENING:
        dice += [rng.randint(1, 6), rng.randint(1, 6)]
        game.push_opening(*dice)
        table.act(do.ThrowDice(0))
        table.act(do.ThrowDice(1))
    table.act(do.ThrowDice(table.state.turn))
    coups = 0
    while game.phase is not Phase.OVER:
        where = (seed, coups)
        same(game, table, where)
        player = table.state.turn
        if game.phase is Phase.THROW:
            throw = Throw(rng.randint(1, 6), rng.randint(1, 6))
            dice += list(throw)
            game.push_throw(throw)
            table.act(do.ThrowDice(player))
        elif game.phase is Phase.DECIDE:
            leave = rng.random() < 0.3
            game.push_decision(Decision.LEAVE if leave else Decision.STAY)
            table.act(do.Leave(player) if leave else do.Stay(player))
        else:
            assert tuple(game.legal_plays) == tuple(table.state.plays), where
            play = rng.choice(game.legal_plays)
            game.push_play(play)
            table.act(do.PlayDames(player, play))
            if table.state.forced and table.state.phase is TablePhase.THROW:
                table.act(do.ThrowDice(table.state.turn))  # je joue pour tout
            coups += 1
    assert table.state.phase is TablePhase.OVER
    result = table.state.form.history[-1].result
    assert result.trous == game.outcome().trous
    assert coups > 10
    assert any(result.series) == game.outcome().bredouille
