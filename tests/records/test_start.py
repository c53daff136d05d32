"""A table begun from a set-up position is written, read, checked and replayed like any other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from trictrac import forms
from trictrac.play import Play
from trictrac.position import Position
from trictrac.records import Checker, EventBuilder, Header, RecordError, Stepper, check, read, read_log, write
from trictrac.table import (
    Attention,
    Mode,
    Setting,
    Table,
    TableLog,
    TablePhase,
    TableState,
)
from trictrac.table import actions as do
from trictrac.table.events import Agreed, Contested, DieThrown, Left, Seated, Thrown

from .driver import NAMES, forms_of_play, play_session
from .test_round_trip import assert_round_trip

MIDDLE = Position.parse("1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_b_4b.1.30_6.2s.30")
DICE_ON_IT = Position.parse("1x13-8-10_1x15_w_8b.0.2_0.0.2_4-3")
NEARLY_OUT = Position.parse("23-24_20x2-21x2_w_10b.2s.60_0.0.60")


def setting(start: Position, mode: Mode = Mode.AUTOMATIC, count: int = 2) -> Setting:
    return Setting((mode,) * count, mode is Mode.STRICT, start=start)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("start", [MIDDLE, DICE_ON_IT, NEARLY_OUT], ids=str)
@pytest.mark.parametrize("name", ["ordinary", "deux", "poule"])
def test_it_goes_round(name: str, start: Position, mode: Mode) -> None:
    form = forms_of_play()[name]
    agreed = setting(start, mode, len(form.players))
    for seed in range(3):
        mischief = 0.2 if mode is Mode.STRICT else 0.0
        table = play_session(form, agreed, seed, Attention(0.6, 0.6), mischief, most=1500)
        lines = assert_round_trip(Header(form, agreed), table)
        assert f"start: {start}\n" in lines


def test_the_first_game_begins_from_it_and_the_second_from_the_talons() -> None:
    form = forms.ordinary(NAMES[:2], games=2)
    table = play_session(form, setting(DICE_ON_IT), 4)
    first, second = (place for place, event in enumerate(table.events) if isinstance(event, Seated))
    thrown = table.events[first + 1]
    assert (type(thrown), thrown.player, thrown.dice) == (Thrown, 0, (4, 3))
    assert isinstance(table.events[second + 1], DieThrown)
    state = TableState(form, setting(DICE_ON_IT))
    for event in table.events[: first + 1]:
        state.apply(event)
    assert state.phase is TablePhase.THROW
    assert state.forced == DICE_ON_IT.throw
    assert str(state.position) == str(DICE_ON_IT).removesuffix("_4-3")


def test_the_dice_of_the_position_are_the_first_throw() -> None:
    form = forms.ordinary(NAMES[:2])
    table = play_session(form, setting(DICE_ON_IT), 4, most=20)
    lines = list(write(Header(form, setting(DICE_ON_IT)), table.events))
    wrong = [line.replace("   1. A 4-3", "   1. A 5-3") for line in lines]
    (verdict,) = check(wrong)
    assert verdict.problem is not None
    assert "dice already thrown, 4-3, not with 5-3" in verdict.sentence()


def test_without_its_position_the_same_record_is_wrong_at_its_first_coup() -> None:
    form = forms.ordinary(NAMES[:2])
    table = play_session(form, setting(MIDDLE), 4, most=60)
    lines = [line for line in write(Header(form, setting(MIDDLE)), table.events) if not line.startswith("start")]
    (verdict,) = check(lines)
    assert verdict.problem is not None
    assert verdict.problem.where.coup == 1


def test_the_steps_show_it() -> None:
    form = forms.ordinary(NAMES[:2])
    table = play_session(form, setting(MIDDLE), 4, most=60)
    (tour,) = read(write(Header(form, setting(MIDDLE)), table.events), Stepper())
    assert tour.problem is None
    sitting = next(step for step in tour.steps if step.where.game)
    assert sitting.before == MIDDLE


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("1x15-2_1x15_w", "more than fifteen dames", "plus de quinze dames"),
        ("1x13-12_1x15_w", "a lone dame on its corner", "une dame seule sur son coin"),
        ("1x15_1x15_w_0.12.0_0.0.0", "game to 12 trous is over", "la partie en 12 trous est finie"),
        ("start", "invalid position", "position illisible"),
    ],
)
def test_a_position_nobody_can_begin_from_is_one_sentence(text: str, english: str, french: str) -> None:
    with pytest.raises(RecordError) as caught:
        Header.of([("A", "Anne"), ("B", "Bruno"), ("start", text)])
    assert english in caught.value.sentence("en")
    assert french in caught.value.sentence("fr")
    if text != "start":
        with pytest.raises(forms.FormError, match=english):
            Table(forms.ordinary(NAMES[:2]), setting(Position.parse(text)), lambda: 1)


def test_trous_do_not_end_a_written_marque_before_it_begins() -> None:
    start = Position.parse("1x15_1x15_w_0.13.0_0.0.0")
    assert setting(start).check(forms.a_ecrire(NAMES[:2], 2)) is None


def test_a_setting_keeps_its_start() -> None:
    agreed = setting(DICE_ON_IT)
    assert Setting.from_data(json.loads(json.dumps(agreed.to_data()))) == agreed


def test_the_log_of_such_a_table_is_read_wherever_the_start_stands(tmp_path: Path) -> None:
    """The header of a log has it in the setting; a terminal wrote it among its own things."""
    form, plain = forms.ordinary(NAMES[:2]), Setting((Mode.AUTOMATIC,) * 2)
    path = tmp_path / "table.jsonl"
    log = TableLog.create(path, form, setting(DICE_ON_IT), lambda: 3)
    for action in (do.Join(0), do.Join(1), do.ThrowDice(0)):
        log.act(action)
    log.close()
    header, *events = path.read_text(encoding="utf-8").splitlines(keepends=True)
    header = json.dumps({**json.loads(header), "setting": plain.to_data(), "keyboard": {"from": str(DICE_ON_IT)}})
    other = tmp_path / "other.jsonl"
    other.write_text(header + "\n" + "".join(events), encoding="utf-8")
    for file in (path, other):
        with file.open(encoding="utf-8") as handle:
            (verdict,) = read_log(handle, Checker())
        assert verdict.right, verdict.sentence()
        assert verdict.coups == 1
        with file.open(encoding="utf-8") as handle:
            (record,) = read_log(handle, EventBuilder())
        assert record.header == Header(form, setting(DICE_ON_IT))
        assert record.events == log.table.events
    again = TableLog.resume(path, lambda: 3)
    assert again.table.state.summary() == log.table.state.summary()
    again.close()


LEAVING = Position.parse("1x5-8x2-9x2-10x2-11x2-12x2_1x14-2_w_8.0.9_0.0.9_6-5")
FALSE_EXIT = Position.parse("20-24_19x5-20x5-21x5_w_0.0.9_0.0.9_2-1")


def acted(start: Position, *actions: do.Action) -> tuple[forms.Form, Setting, Table]:
    """Two strict players with free hands do this, and then one gives the game up."""
    form, agreed = forms.ordinary(NAMES[:2]), setting(start, Mode.STRICT)
    table = Table(form, agreed, lambda: 6)
    for action in (do.Join(0), do.Join(1), do.ThrowDice(0), *actions, do.Resign(1)):
        table.act(action)
    return form, agreed, table


def test_a_claim_the_table_settles_before_a_leaving_goes_round() -> None:
    """Issue 3: what follows by itself after an agreement is written, and checked like the rest."""
    actions = (do.MarkPoints(0, 4), do.Leave(0), do.Claim(1, 12), do.Agree(1))
    form, agreed, table = acted(LEAVING, *actions)
    kinds = [type(event) for event in table.events]
    assert kinds[kinds.index(Agreed) :][:3] == [Agreed, Contested, Left]
    lines = assert_round_trip(Header(form, agreed), table)
    forged = [line.replace(" 12 wrongly", " 4 wrongly") for line in lines]
    assert forged != lines
    (verdict,) = check(forged)
    assert not verdict.right


@pytest.mark.parametrize("stands", [True, False])
def test_a_false_exit_and_what_the_other_said_to_it_go_round(stands: bool) -> None:
    """R.26: agreed to or replayed, and a record in which the finisher throws at once is wrong."""
    out = do.PlayDames(0, Play.parse("20-s 24-s"))
    legal = Play.parse("20-22 24-s")
    answer = do.Agree(1) if stands else do.Replay(1, legal)
    form, agreed, table = acted(FALSE_EXIT, out, answer, do.ThrowDice(0 if stands else 1))
    assert_round_trip(Header(form, agreed), table)
    if stands:
        hasty = [event for event in table.events if not isinstance(event, Agreed)]
        (verdict,) = check(list(write(Header(form, agreed), hasty)))
        assert not verdict.right
        assert "against the rules" in verdict.sentence()
