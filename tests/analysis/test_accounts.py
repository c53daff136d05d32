"""Luck and skill close the account, in every form and marking mode."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.analysis.closing import check_account, close, evening, tour_of, tour_of_events
from tests.evenings import KINDS
from trictrac import forms
from trictrac.analysis import analyse, analyse_file
from trictrac.analysis.report import MILLION
from trictrac.position import Position
from trictrac.records import Header, Stepper, read_any
from trictrac.rules import Rules
from trictrac.table import Mode, Robot, Setting, Table, TablePhase
from trictrac.table.events import Exchanged

RECORDS = Path(__file__).parents[2] / "examples/records"


@pytest.mark.parametrize("seed", range(4))
def test_result_is_start_and_skill_and_luck(seed: int) -> None:
    """To the last digit, whoever marks and whatever the form."""
    close(seed)


def test_a_marque_played_again_has_its_own_releves() -> None:
    """A refait keeps the number of its marque; its relevés were added to those played before it."""
    tour = evening(1_000_047_005, KINDS["a-ecrire"])
    report = analyse(tour)
    check_account(report, tour)
    places = [(each.game, each.releve) for each in report.releves]
    assert len(places) > len(set(places))


@pytest.mark.parametrize("name", ["ecole", "lepeintre-1", "lepeintre-2", "lepeintre-3", "tourner"])
def test_the_examples_close(name: str) -> None:
    """The records of the examples, the treatise's relevés among them."""
    with (RECORDS / f"{name}.txt").open("rb") as file:
        tour = next(iter(read_any(file, Stepper())))
    check_account(analyse(tour), tour)


def test_a_game_of_the_program_changes_nothing_by_marking() -> None:
    """At an automatic table every table before a throw is the candidate that was taken."""
    report = analyse_file(RECORDS / "tourner.txt")[0]
    assert {each.kind for each in report.decisions} <= {"play", "stay"}


def test_giving_up_is_the_doing_of_whoever_gives_up() -> None:
    """A resignation costs the one who resigns what the game was still worth."""
    text = "format: trictrac-record-1\nA: Anne\nB: Bruno\nform: ordinary\nrules: loi-2013 trous=3\n\n"
    text += "game 1  white A, black B\n"
    text += "opening  A 3  B 5\n  1. B 5-3  1-6 1-4\n  A resigns\n"
    report = analyse(tour_of(text))
    resigned = [each for each in report.decisions if each.kind == "resignation"]
    assert [each.player for each in resigned] == [0], report.problem
    assert resigned[0].loss > 0
    assert report.players[0].result == -MILLION


def test_the_account_goes_on_when_the_players_change_colours() -> None:
    """LL 120, `exchange_dames`: after an exit each keeps the dames on their side; nothing else changes hands."""
    form = forms.ordinary(["Anne", "Bruno"], Rules.of("loi-2013", trous=3, exchange_dames=True))
    setting = Setting((Mode.AUTOMATIC, Mode.AUTOMATIC), start=Position.parse("22-23_6x8-7x7_w"))
    dice = random.Random(3)
    table = Table(form, setting, lambda: dice.randint(1, 6))
    robots = [Robot(player, player) for player in range(2)]
    while table.state.phase is not TablePhase.OVER:
        for robot in robots:
            action = robot.next_action(table)
            if action is not None:
                table.act(action)
    assert any(isinstance(event, Exchanged) for event in table.events)
    tour = tour_of_events(Header(form, setting), table.events)
    report = analyse(tour)
    check_account(report, tour)
    assert {each.kind for each in report.decisions} <= {"play", "stay"}
