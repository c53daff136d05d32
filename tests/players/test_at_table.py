"""Players at a table: every level, form and marking mode; the row of a moment; stay, leave and play."""

from __future__ import annotations

import random

import numpy as np
import pytest

from trictrac import LOI_2013, USAGE_19E, Position, Rules
from trictrac.forms import a_ecrire, ordinary, poule
from trictrac.kernel import candidates, coup
from trictrac.kernel import state as rows
from trictrac.players.at_table import AtTable, row_at, seat
from trictrac.players.levels import LEVELS
from trictrac.players.player import Player
from trictrac.players.registry import make
from trictrac.table import Attention, Mode, Robot, Setting, Table, TablePhase
from trictrac.table import actions as do
from trictrac.table.events import Claimed, Played

NAMES = ("Anne", "Bruno", "Claire", "Denis")
FORMS = {
    "ordinary": lambda: ordinary(NAMES[:2], Rules(trous=2)),
    "deux": lambda: a_ecrire(NAMES[:2], 2),
    "tourner": lambda: a_ecrire(NAMES[:3], 3, USAGE_19E),
    "equipes": lambda: a_ecrire(NAMES[:4], 4),
    "chouette": lambda: a_ecrire(NAMES[:3], 4, LOI_2013, "chouette"),
    "poule": lambda: poule(NAMES[:3], Rules(trous=1)),
}
QUICK = [each.key for each in LEVELS[:-1]]
"""All but the master, who looks ahead."""
TROU = Position.parse("1x13-8-10_1x15_w_8b.0.2_0.0.2")
"""4-3 brings White a trou."""


def evening(form, names, mode=Mode.AUTOMATIC, seed=1, dice=7, most=100_000, **setting) -> Table:
    """Computers of these levels until nobody has anything to do; an illegal action would be refused, loudly."""
    chance = random.Random(dice)
    players = range(len(form.players))
    table = Table(form, Setting((mode,) * len(players), **setting), lambda: chance.randint(1, 6))
    robots = [seat(player, seed * 100 + player, names[player % len(names)]) for player in players]
    for _ in range(most):
        action = next(filter(None, (robot.next_action(table) for robot in robots)), None)
        if action is None:
            break
        table.act(action)
    return table


# Whole games


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("name", QUICK)
def test_every_level_plays_a_game_to_its_end_in_every_mode(name: str, mode: Mode) -> None:
    table = evening(ordinary(NAMES[:2], Rules(trous=1)), (name,), mode)
    assert table.state.phase is TablePhase.OVER


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("form", FORMS)
def test_levels_play_together_in_every_form_and_mode(form: str, mode: Mode) -> None:
    mixed = random.Random(f"{form} {mode}").sample(QUICK, 4)
    table = evening(FORMS[form](), mixed, mode, most=60)
    assert table.state.phase is TablePhase.OVER or len(table.events) >= 60


def test_a_whole_written_game_reaches_its_settlement() -> None:
    table = evening(FORMS["deux"](), ("expert", "apprenti"), Mode.STRICT)
    assert table.state.phase is TablePhase.OVER
    assert sum(table.state.form.account().totals) == 0


def test_the_master_beats_the_novice_at_a_table() -> None:
    """Short games with marking by hand, either seat; the expert, who looks less far, plays longer ones."""
    won = {"maitre": 0, "expert": 0}
    lost = dict.fromkeys(won, 0)
    for strong, trous, games in (("maitre", 2, (4, 6, 7)), ("expert", 3, range(4))):
        for dice in games:
            names = ("novice", strong) if dice % 2 == 0 else (strong, "novice")
            table = evening(ordinary(NAMES[:2], Rules(trous=trous)), names, Mode.STRICT, dice=dice)
            mine = names.index(strong)
            result = table.state.form.history[-1].result.trous
            won[strong] += result[mine]
            lost[strong] += result[1 - mine]
    assert all(won[strong] >= 2 * lost[strong] for strong in won), (won, lost)


def test_the_same_seed_plays_the_same_game() -> None:
    form = ordinary(NAMES[:2], Rules(trous=1))
    one, two, other = (evening(form, ("novice",), Mode.STRICT, seed) for seed in (1, 1, 2))
    assert one.events == two.events
    assert one.events != other.events


def test_a_level_marks_with_its_attention() -> None:
    robots = [seat(0, 1, each.key) for each in LEVELS]
    assert [robot.attention for robot in robots] == [each.attention for each in LEVELS]
    assert seat(0, 1, "careful").attention == Attention()
    assert seat(0, 1, "novice", Attention(1.0, 0.5)).attention == Attention(1.0, 0.5)
    novices = evening(a_ecrire(NAMES[:2], 2), ("novice",), Mode.STRICT, most=250)
    due = sum(fault.points for fault in novices.state.faults)
    assert due or Claimed in [type(event) for event in novices.events]


def test_any_player_of_the_registry_can_sit_down() -> None:
    table = evening(ordinary(NAMES[:2], Rules(trous=1)), ("careful", "random"))
    assert table.state.phase is TablePhase.OVER


# The row of a moment


@pytest.mark.parametrize("form", ["ordinary", "deux", "poule"])
def test_the_row_is_what_the_kernel_makes_of_the_throw(form: str) -> None:
    """Where the program marks, table and kernel are at the same point after a throw, byte for byte."""
    chance = random.Random(3)
    rules = Rules.of("usage-19e", trous=3, stakes="double") if form != "deux" else LOI_2013
    evening_form = {"ordinary": ordinary, "poule": poule, "deux": lambda n, r: a_ecrire(n, 2, r)}[form]
    players = NAMES[: 3 if form == "poule" else 2]
    table = Table(evening_form(players, rules), Setting((Mode.AUTOMATIC,) * len(players)), lambda: chance.randint(1, 6))
    robots = [Robot(player, player) for player in range(len(players))]
    plays, sheet = np.empty(rows.MAX_PLAYS, np.int32), np.empty(rows.MAX_REASONS, np.int32)
    compared = decided = 0
    for _ in range(2000):
        action = next(filter(None, (robot.next_action(table) for robot in robots)), None)
        if action is None:
            break
        before = table.state.position
        table.act(action)
        state = table.state
        if isinstance(action, do.ThrowDice) and state.phase is TablePhase.PLAY:
            row = before.to_row(rules)
            row[rows.TARGET] = state.target
            row[rows.SEAT] = state.turn
            count, _ = coup.throw_dice(row, state.throw.high, state.throw.low, plays, sheet)
            if row[rows.PHASE] == rows.OVER:
                continue
            row[rows.SEAT] = state.turn
            mine = row_at(state, int(row[rows.PHASE]))
            assert mine.tolist() == row.tolist()
            assert tuple(plays[:count].tolist()) == state.plays.packed
            assert candidates.count_candidates(mine, count) == len(state.plays) + (row[rows.PHASE] == rows.DECIDE)
            compared += 1
            decided += row[rows.PHASE] == rows.DECIDE
    assert compared > 40
    assert decided


def test_the_row_holds_the_marks_as_they_stand() -> None:
    """Art. XVII: what was forgotten, or marked too much, is what the game goes on with."""
    table = start(Mode.STRICT)
    table.act(do.ThrowDice(0))
    row = row_at(table.state, rows.PLAY)
    assert row[rows.MINE : rows.MINE + rows.COUPS].tolist() == [8, 1, 0, 0]  # four more are due and not marked
    table.act(do.MarkPoints(0, 2))
    assert row_at(table.state, rows.PLAY)[rows.MINE + rows.POINTS] == 10
    assert (row[rows.TARGET], row[rows.DIE_A], row[rows.DIE_B]) == (12, 4, 3)


# Staying, leaving and playing


def start(mode: Mode = Mode.AUTOMATIC) -> Table:
    dice = iter([4, 3, 6, 5])
    table = Table(ordinary(NAMES[:2]), Setting((mode,) * 2, start=TROU), lambda: next(dice))
    for player in (0, 1):
        table.act(do.Join(player))
    return table


class Fixed(Player):
    """Chooses by the number it was given, the last candidate if there are fewer; remembers what it was asked."""

    name = "fixed"

    def __init__(self, number: int) -> None:
        self.number = number
        self.asked: list[int] = []

    def choose(self, rows_, rng):
        plays = np.empty(rows.MAX_PLAYS, np.int32)
        row = rows_[0].copy()
        self.asked.append(int(row[rows.PHASE]))
        count = candidates.judge(row, plays, np.empty(rows.MAX_REASONS, np.int32))
        return np.array([min(self.number, candidates.count_candidates(row, count) - 1)])


def fixed(number: int) -> tuple[Fixed, Robot]:
    player = Fixed(number)
    return player, Robot(0, 1, None, AtTable(player, 1))


def test_who_stays_makes_the_play_it_stayed_for() -> None:
    table = start()
    player, robot = fixed(1)
    table.act(do.ThrowDice(0))
    assert robot.next_action(table) == do.Stay(0)
    table.act(do.Stay(0))
    action = robot.next_action(table)
    assert action == do.PlayDames(0, table.state.plays[1], confirmed=True)
    assert player.asked == [rows.DECIDE]  # it thought once


def test_who_prefers_leaving_leaves() -> None:
    table = start()
    _, robot = fixed(255)
    table.act(do.ThrowDice(0))
    assert robot.next_action(table) == do.Leave(0, confirmed=True)


def test_who_would_leave_and_may_not_chooses_among_the_plays() -> None:
    """XVII.23: leaving with too much marked is announced like any other; once the opponent objects, it is barred."""
    table = start(Mode.STRICT)
    player, robot = fixed(255)
    table.act(do.ThrowDice(0))
    excess = 12 - table.state.worth[0]
    table.act(do.MarkPoints(0, 12))
    assert robot.next_action(table) == do.Leave(0, confirmed=True)
    table.act(do.Leave(0, confirmed=True))
    table.act(do.Claim(1, excess))
    assert robot.next_action(table) == do.Stay(0)
    table.act(do.Stay(0))
    action = robot.next_action(table)
    assert action == do.PlayDames(0, table.state.plays[-1], confirmed=True)
    assert player.asked == [rows.DECIDE, rows.DECIDE, rows.PLAY]  # the école moved the marks


def test_a_choice_does_not_depend_on_what_was_asked_before() -> None:
    """A robot that sits down in the middle of a game plays on as the one before it would have."""
    whole = evening(ordinary(NAMES[:2], Rules(trous=1)), ("novice",))
    plays = [event for event in whole.events if isinstance(event, Played)]
    for cut in (len(plays) // 3, len(plays) // 2):
        events = whole.events[: whole.events.index(plays[cut])]
        table = Table.replay(ordinary(NAMES[:2], Rules(trous=1)), whole.state.setting, events, lambda: 1)
        chooser = AtTable(make("novice"), 100 + plays[cut].player)
        assert chooser.play(table.state) == plays[cut].play
