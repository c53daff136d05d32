"""What clients are told of a throw and of what may be done now."""

from __future__ import annotations

import random

import pytest

from trictrac import Position, Throw
from trictrac.explain import lines
from trictrac.forms import ordinary
from trictrac.server.messages.facts import FactView
from trictrac.server.tables.may import what_may_be_done
from trictrac.server.tables.sheet import sheet
from trictrac.server.tables.views import board_view
from trictrac.table import Mode, Setting, Table, TablePhase
from trictrac.table import actions as do
from trictrac.words import say

FILLING = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.3.12_4b.5.12_6-4"


def table_from(start: str, *modes: str) -> Table:
    setting = Setting(tuple(Mode(mode) for mode in modes), start=Position.parse(start))
    table = Table(ordinary(("Anne", "Bruno")), setting, lambda: 3)
    for player in (0, 1):
        table.act(do.Join(player))
    return table


def test_a_reason_has_its_heading_and_the_ways_of_its_dames():
    position = Position.parse("1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w")
    throw = Throw(6, 4)
    found = lines(position.score(throw), position, position.legal_plays(throw))
    filled = next(line for line in found if line.mark.jan.value == "remplir_grand")
    assert [(way.start, way.rest, way.end) for way in filled.ways] == [(5, None, 11), (7, None, 11), (1, 7, 11)]
    assert say(filled.title, "fr") == "Grand jan rempli en 11"
    assert say(filled.detail, "fr") == "par le 6 de 5, le 4 de 7 et 6 + 4 de 1 (repos en 7) · 3\u00a0façons × 4"
    assert filled.mark.points == 12


def test_the_player_opposite_reads_the_cases_of_his_own_march():
    position = Position.parse("1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w")
    throw = Throw(6, 4)
    found = sheet(position.score(throw), position, position.legal_plays(throw))
    *beaten, filled = lines(position.score(throw), position, position.legal_plays(throw))
    opposite = say(filled.detail, "fr", facing=True)
    assert opposite == "par le 6 de 20, le 4 de 18 et 6 + 4 de 24 (repos en 18) · 3\u00a0façons × 4"
    assert say(beaten[0].title, "fr") == "Dame battue en 14"
    assert say(beaten[0].title, "en", facing=True) == "Lone dame beaten on 11"
    assert found.score[-1].detail == FactView.of(filled.detail)
    assert found.score[0].title.model_dump() == {"key": "reason-battre-title", "args": {"case": {"case": 14}}}


def test_a_sheet_travels_as_the_facts_that_were_found():
    """Numbers, yes and no, cases, lists and facts within facts come out of the wire as they went in."""
    position = Position.parse(FILLING)
    found = lines(position.score(), position, position.legal_plays())
    for line, view in zip(found, sheet(position.score(), position, position.legal_plays()).score, strict=True):
        assert view.text.model_dump(exclude_defaults=True) == line.text.to_data()


def test_a_sheet_says_why_nothing_is_scored():
    position = Position.parse("7x2-8x4-9x4-10x2-11-12x2_1-3-4-7x2-8x2-9x2-10x2-11x2-12x2_w")
    throw = Throw(5, 3)
    found = sheet(position.score(throw), position, position.legal_plays(throw)).unscored
    assert [told.key for told in found] == ["unscored-in-passing"]


@pytest.mark.parametrize(("marks", "double"), [("4b", True), ("4", False)])
def test_the_sum_says_whether_the_first_trou_is_double(marks, double):
    table = table_from(FILLING.replace("_10.3.12_4b.", f"_{marks}.3.12_0."), "automatic", "automatic")
    table.act(do.ThrowDice(0))
    throw = board_view(table.state).throw
    assert throw is not None
    assert (throw.trous, throw.double) == (6 - (not double), double)
    assert throw.given == 0


def test_ways_never_leave_from_an_empty_case():
    rng = random.Random(5)
    table = Table(ordinary(("Anne", "Bruno")), Setting((Mode.AUTOMATIC,) * 2), lambda: rng.randint(1, 6))
    for player in (0, 1):
        table.act(do.Join(player))
    drawn = 0
    while drawn < 400 and table.state.phase is not TablePhase.OVER:
        state = table.state
        if state.phase is TablePhase.OPENING:
            for player in (0, 1):
                table.act(do.ThrowDice(player))
            continue
        player = state.sits[state.turn]
        if state.phase is TablePhase.THROW:
            table.act(do.ThrowDice(player))
            continue
        view = board_view(state)
        assert view.score is not None
        for reason in view.score:
            for way in reason.routes:
                assert state.position.mover.on(way.start) > 0, (str(state.position), reason)
                drawn += 1
        table.act(do.PlayDames(player, rng.choice(state.plays)))
    assert drawn >= 100


def test_the_sum_and_the_choice_after_a_trou():
    table = table_from(FILLING, "automatic", "automatic")
    table.act(do.ThrowDice(0))
    board = board_view(table.state)
    assert board.throw is not None
    assert board.throw.before is not None
    assert (board.throw.before.points, board.throw.gained) == (10, 38)
    assert board.throw.trous == table.state.marks(0).trous - 3 > 0
    assert board.throw.asked == FILLING
    assert board.decision is not None
    assert board.decision.trous == table.state.marks(0).trous
    assert board.decision.ends is False
    assert {"stay", "leave", "play", "resign"} <= set(board.may[0])
    assert board.may[1] == ["resign"]


def test_the_coup_before_keeps_its_sheet():
    table = table_from(FILLING, "automatic", "automatic")
    table.act(do.ThrowDice(0))
    sheet = board_view(table.state).score
    table.act(do.PlayDames(0, table.state.plays[0]))
    board = board_view(table.state)
    assert board.throw is None
    assert board.last is not None
    assert board.last.score == sheet
    assert (board.last.player, board.last.dice) == (0, (6, 4))


@pytest.mark.parametrize("modes", [("strict", "automatic"), ("automatic", "strict"), ("strict", "strict")])
def test_no_sheet_where_somebody_marks_strictly(modes):
    table = table_from(FILLING, *modes)
    table.act(do.ThrowDice(0))
    board = board_view(table.state)
    assert board.score is None
    assert board.throw is not None
    assert board.throw.gained is None
    table.act(do.PlayDames(0, table.state.plays[0]))
    last = board_view(table.state).last
    assert last is not None
    assert last.score is None


def test_calling_an_ecole_is_offered_whether_or_not_there_is_one():
    for forgets in (True, False):
        table = table_from(FILLING, "strict", "strict")
        table.act(do.ThrowDice(0))
        if not forgets:
            table.act(do.MarkPoints(0, 38))
        table.act(do.PlayDames(0, table.state.plays[0]))
        assert {"claim", "correct", "oblige", "throw", "mark"} <= set(what_may_be_done(table.state)[1])


def test_a_touched_dame_leaves_something_to_play():
    table = table_from(FILLING, "strict", "strict")
    table.act(do.ThrowDice(0))
    last = table.state.plays[-1]
    touched = next(case for case in last.starts if case not in table.state.plays[0].starts)
    table.act(do.Touch(0, touched))
    may = what_may_be_done(table.state)[0]
    assert "play" in may
    assert "mark" not in may


def test_who_stays_is_told_so_until_he_has_played():
    table = table_from(FILLING, "strict", "strict")
    table.act(do.ThrowDice(0))
    assert not board_view(table.state).stayed
    table.act(do.MarkPoints(0, 38))
    assert board_view(table.state).may_decide
    assert not board_view(table.state).stayed
    table.act(do.Stay(0))
    view = board_view(table.state)
    assert view.stayed
    assert not view.may_decide
    table.act(do.PlayDames(0, table.state.plays[0]))
    assert not board_view(table.state).stayed
