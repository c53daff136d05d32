"""Computer players that mark like people (issue 3, section 2)."""

from __future__ import annotations

import random

import pytest

from trictrac import LOI_2013, USAGE_19E, Rules
from trictrac.errors import TrictracError
from trictrac.forms import a_ecrire, ordinary, poule
from trictrac.table import Attention, Mode, Robot, Setting, Table, TableFaultKind, TablePhase
from trictrac.table import actions as do
from trictrac.table.events import Claimed

NAMES = ("Anne", "Bruno", "Claire", "Denis", "Eve", "Felix")
FORMS = {
    "ordinary": lambda: ordinary(NAMES[:2], games=2),
    "ordinary-old": lambda: ordinary(NAMES[:2], USAGE_19E, games=2),
    "deux": lambda: a_ecrire(NAMES[:2], 4),
    "tourner": lambda: a_ecrire(NAMES[:3], 3, USAGE_19E),
    "equipes": lambda: a_ecrire(NAMES[:4], 4, LOI_2013),
    "chouette": lambda: a_ecrire(NAMES[:3], 4, LOI_2013, "chouette"),
    "poule": lambda: poule(NAMES[:4], Rules.of("loi-2013", trous=4), 5),
}


class Evening:
    """Robots at a table until nobody has anything to do."""

    def __init__(self, form, modes=Mode.STRICT, attention=None, seed=1, dice=7, **robot):
        self.dice = random.Random(dice)
        self.rolled = []
        players = range(len(form.players))
        self.table = Table(form, Setting((modes,) * len(players)), self.roll)
        self.robots = [Robot(player, seed * 100 + player, attention, **robot) for player in players]
        self.faults = []

    def roll(self):
        self.rolled.append(self.dice.randint(1, 6))
        return self.rolled[-1]

    def run(self, most=200_000):
        for _ in range(most):
            action = next(filter(None, (robot.next_action(self.table) for robot in self.robots)), None)
            if action is None:
                break
            self.table.act(action)
            for fault in self.table.state.faults:
                if not any(fault is seen for seen in self.faults):
                    self.faults.append(fault)
        return self


@pytest.mark.parametrize("mode", [Mode.STRICT, Mode.ASSISTED, Mode.AUTOMATIC])
@pytest.mark.parametrize("form", FORMS)
def test_whole_evenings_run_to_the_end_and_perfect_attention_makes_no_ecole(form, mode):
    """Issue 3: marks perfectly; every form reaches its account."""
    evening = Evening(FORMS[form](), mode).run()
    assert evening.table.state.phase is TablePhase.OVER
    assert evening.faults == []
    assert not [event for event in evening.table.events if isinstance(event, Claimed)]
    account = evening.table.state.form.account()
    assert account.final
    assert sum(account.totals) == 0


@pytest.mark.parametrize("form", FORMS)
def test_perfect_robots_mark_what_the_program_marks(form):
    """XVII.1: with perfect attention a strict evening is the automatic one, result for result."""
    strict, automatic = Evening(FORMS[form](), Mode.STRICT).run(), Evening(FORMS[form](), Mode.AUTOMATIC).run()
    assert strict.rolled == automatic.rolled
    assert strict.table.state.form.to_data() == automatic.table.state.form.to_data()


def test_little_attention_makes_ecoles_and_some_are_claimed():
    """Issue 3: it may forget points and overlook the other's ecoles."""
    evening = Evening(a_ecrire(NAMES[:2], 6), attention=Attention(0.6, 0.5)).run()
    kinds = [type(event) for event in evening.table.events]
    less = [fault for fault in evening.faults if fault.kind is TableFaultKind.LESS]
    claims = kinds.count(Claimed)
    assert evening.table.state.phase is TablePhase.OVER
    assert 0 < claims < len(less)
    assert all(event.right for event in evening.table.events if isinstance(event, Claimed))


@pytest.mark.parametrize("form", FORMS)
def test_evenings_of_absent_minds_end_too(form):
    """Issue 3: whole evenings run to the end."""
    evening = Evening(FORMS[form](), attention=Attention(0.5, 0.8), seed=3).run()
    assert evening.table.state.phase is TablePhase.OVER
    assert sum(evening.table.state.form.account().totals) == 0


def test_the_same_seed_plays_the_same_evening():
    """Issue 3: from its own random stream."""
    one, two = (Evening(a_ecrire(NAMES[:2], 2), attention=Attention(0.8, 0.8)).run() for _ in range(2))
    other = Evening(a_ecrire(NAMES[:2], 2), attention=Attention(0.8, 0.8), seed=9).run()
    assert one.table.events == two.table.events
    assert one.table.events != other.table.events


def test_robots_take_nothing_from_the_dice():
    """Issue 3: its own random stream; the dice come as the table's stream gives them."""
    evening = Evening(ordinary(NAMES[:2]), attention=Attention(0.5, 0.5)).run()
    stream = random.Random(7)
    assert evening.rolled == [stream.randint(1, 6) for _ in evening.rolled]


def test_robots_leave_the_global_random_numbers_alone():
    """Issue 3: its own random stream."""
    random.seed(4)
    before = random.getstate()
    Evening(ordinary(NAMES[:2], Rules.of("loi-2013", trous=3)), attention=Attention(0.5, 0.5)).run()
    assert random.getstate() == before


def test_no_ecole_is_claimed_by_who_sees_none():
    """Issue 3: rates are parameters."""
    evening = Evening(a_ecrire(NAMES[:2], 2), attention=Attention(0.5, 0.0)).run()
    assert evening.faults
    assert Claimed not in [type(event) for event in evening.table.events]


def test_a_robot_knows_a_wrong_claim():
    """XVII.10: it contests what it notices to be wrong."""
    evening = Evening(ordinary(NAMES[:2]))
    table, robot = evening.table, evening.robots[0]
    while table.state.coup < 2 or table.state.phase is not TablePhase.THROW or table.state.turn != 1:
        table.act(next(filter(None, (each.next_action(table) for each in evening.robots))))
    table.act(do.Claim(1, 4))
    assert robot.next_action(table) == do.Contest(0)


def test_a_robot_answers_a_proposal_even_when_it_waits():
    """XIX.16: stopping a poule asks everybody, also those who do not sit."""
    evening = Evening(poule(NAMES[:3]))
    for player in range(3):
        evening.table.act(do.Join(player))
    evening.table.act(do.Propose(0, "stop"))
    assert evening.robots[2].next_action(evening.table) is not None


@pytest.mark.parametrize("rate", [-0.1, 1.1, float("nan")])
def test_attention_is_a_rate(rate):
    """One sentence for a wrong parameter."""
    with pytest.raises(TrictracError):
        Attention(rate)
    with pytest.raises(TrictracError):
        Attention(1.0, rate)
