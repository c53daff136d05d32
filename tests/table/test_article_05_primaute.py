"""Article V at the table: who opens a marque, and with which dice (V.1–V.7)."""

from __future__ import annotations

import pytest

from tests.table.helpers import AUTOMATIC, Scene, two
from trictrac import Rules, Throw
from trictrac.forms import ordinary
from trictrac.records import EventBuilder, Header, check, read, write
from trictrac.table import Refused, Table, TablePhase
from trictrac.table import actions as do
from trictrac.table.events import DieThrown


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


def both_dice(*dice: int) -> Table:
    """Two players at a table where one of them throws both dice for the primaute."""
    rolls = iter(dice)
    form = ordinary(("Anne", "Bruno"), Rules(opening_dice="together"))
    table = Table(form, two((AUTOMATIC, AUTOMATIC)), lambda: next(rolls))
    for player in (0, 1):
        table.act(do.Join(player))
    return table


@pytest.mark.parametrize("thrower", [0, 1])
@pytest.mark.parametrize(("dice", "first"), [((5, 2), 0), ((2, 5), 1)])
def test_one_throw_of_both_dice_gives_the_primaute_to_whom_the_larger_lies_nearer(thrower, dice, first):
    """LL 28, V.7: whoever throws; the dice are the first coup (V.1)."""
    table = both_dice(*dice)
    (thrown,) = table.act(do.ThrowDice(thrower))
    assert thrown == DieThrown(thrown.seq, thrower, dice)
    assert (table.state.phase, table.state.turn, table.state.began) == (TablePhase.THROW, first, first)
    assert table.state.forced == Throw(5, 2)
    assert not table.state.opening


def test_after_equal_dice_the_other_player_throws():
    """LL 28: the coup is void, and the other throws the dice."""
    table = both_dice(3, 3, 6, 1)
    table.act(do.ThrowDice(1))
    assert (table.state.phase, table.state.awaited) == (TablePhase.OPENING, 0)
    with pytest.raises(Refused) as refusal:
        table.act(do.ThrowDice(1))
    assert refusal.value.code == "not_your_turn"
    table.act(do.ThrowDice(0))
    assert (table.state.phase, table.state.turn) == (TablePhase.THROW, 0)


def test_a_record_keeps_both_dice_of_the_opening():
    """docs/notation.md: ``opening  A 3/3 B 6/1``, read back and judged."""
    table = both_dice(3, 3, 6, 1)
    for player in (0, 1):
        table.act(do.ThrowDice(player))
    table.act(do.Resign(1))
    header = Header(ordinary(("Anne", "Bruno"), Rules(opening_dice="together")), two((AUTOMATIC, AUTOMATIC)))
    text = "".join(write(header, table.events))
    assert "3/3" in text
    assert "6/1" in text
    (verdict,) = check(text.splitlines())
    assert verdict.right, verdict
    (record,) = read(text.splitlines(), EventBuilder())
    assert list(record.events) == list(table.events)
