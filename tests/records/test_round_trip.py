"""Events to text and back, text to events and back: nothing is lost, nothing is added."""

from __future__ import annotations

import random

import pytest

from trictrac import forms
from trictrac.forms import PartieResult
from trictrac.records import Comment, EventBuilder, Header, Record, check, read, write
from trictrac.rules import Rules
from trictrac.table import Attention, Clock, Mode, Setting, Table
from trictrac.table import actions as do
from trictrac.table.events import KINDS, Accepted, ColourChosen, Event, Exchanged, Finished, Replayed, from_data

from .driver import NAMES, forms_of_play, kinds, play_session, settings

FORMS = forms_of_play()


def lines_of(header: Header, items) -> list[str]:
    return list(write(header, items))


def read_one(lines: list[str]) -> Record:
    (record,) = read(lines, EventBuilder())
    return record


def assert_round_trip(header: Header, table: Table) -> list[str]:
    lines = lines_of(header, table.events)
    record = read_one(lines)
    assert record.errors == []
    assert record.header == header
    assert record.events == table.events
    assert lines_of(record.header, record.items) == lines
    rebuilt = Table.replay(header.form, header.setting, record.events, lambda: 1)
    assert rebuilt.state.summary() == table.state.summary()
    (verdict,) = check(lines)
    assert verdict.right, verdict.sentence()
    return lines


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.parametrize("seed", [1, 2])
def test_robot_sessions_of_every_form_and_mode(name: str, seed: int) -> None:
    form = FORMS[name]
    for setting in settings(len(form.players)):
        assert_round_trip(Header(form, setting), play_session(form, setting, seed, Attention(0.5, 0.7)))


@pytest.mark.parametrize("name", FORMS)
def test_free_hands_that_do_whatever_comes_to_mind(name: str) -> None:
    form = FORMS[name]
    for seed in range(2):
        for setting in settings(len(form.players), Clock(1.0, 90.0) if seed else None):
            table = play_session(form, setting, seed, Attention(0.6, 0.6), mischief=0.3, most=1500)
            assert_round_trip(Header(form, setting), table)


def test_the_sessions_of_these_tests_hold_nearly_everything_that_can_happen() -> None:
    seen: set[type[Event]] = set()
    for seed in range(12):
        for name in ("ordinary", "deux", "poule", "equipes"):
            form = FORMS[name]
            setting = Setting((Mode.STRICT,) * len(form.players), True, Clock(1.0, 20.0) if seed % 2 else None)
            table = play_session(form, setting, seed, Attention(0.5, 0.5), mischief=0.5, most=1500)
            assert_round_trip(Header(form, setting), table)
            seen |= kinds(table)
    assert set(KINDS.values()) - seen <= {Replayed, Accepted, ColourChosen, Exchanged}  # the last two are options


def test_without_times_the_same_events_at_no_time() -> None:
    form, setting = FORMS["ordinary"], Setting((Mode.AUTOMATIC, Mode.STRICT))
    table = play_session(form, setting, 5, Attention(0.7, 0.7))
    text = list(write(Header(form, setting), table.events, times=False))
    assert not any("@" in line for line in text)
    record = read_one(text)
    assert [event.to_data() | {"at": 0} for event in record.events] == [
        event.to_data() | {"at": 0} for event in table.events
    ]
    assert next(check(text)).right


def test_every_rarer_event_has_its_words() -> None:
    """Whatever a table can write is read back, even where no legal game would bring it about."""
    form, setting = forms.poule(NAMES[:4]), Setting((Mode.STRICT,) * 4, True)
    play = "22-s 19-s"
    data = [
        {"kind": "joined", "player": 3},
        {"kind": "seated", "sits": [2, 0]},
        {"kind": "die", "player": 2, "dice": [6], "at": 12.125},
        {"kind": "die", "player": 0, "dice": [6], "at": 13},
        {"kind": "colour_chosen", "player": 2, "colour": "black", "at": 13},
        {"kind": "thrown", "player": 2, "dice": [6, 4], "at": 1714550400.123456},
        {"kind": "marked", "player": 2, "points": 12, "trous": 0, "at": 1714550400.123456},
        {"kind": "adoube", "player": 2, "at": 1e9},
        {"kind": "touched", "player": 2, "case": 7, "at": 1e9},
        {"kind": "leaving", "player": 2, "at": 1e9},
        {"kind": "corrected", "player": 0, "at": 1e9},
        {"kind": "obliged", "player": 0, "at": 1e9},
        {"kind": "contested", "player": 0, "points": 8, "right": False, "at": 1e9},
        {"kind": "contested", "player": 2, "points": 8, "right": True, "at": 1e9},
        {"kind": "played", "player": 2, "play": "--", "at": 1e9},
        {"kind": "exchanged", "player": 2, "at": 1e9},
        {"kind": "replayed", "player": 0, "play": play, "at": 1e9},
        {"kind": "replayed", "player": 0, "play": "1-7-11", "at": 1e9},
        {"kind": "proposed", "player": 3, "what": "stop"},
        {"kind": "proposed", "player": 3, "what": "exit", "first": 2},
        {"kind": "accepted", "player": 0, "what": "exit"},
        {"kind": "accepted", "player": 1, "what": "stop"},
        {"kind": "declined", "player": 1},
        {"kind": "flag", "player": 0},
        {"kind": "ended", "result": [12, 3], "series": [True, False]},
        {"kind": "seated", "sits": [2, 1], "first": 1},
        {"kind": "resigned", "player": 1},
        {"kind": "ended", "result": [7, 6], "series": [False, False], "first": 1},
        {"kind": "finished"},
    ]
    events = [from_data({"seq": seq, **each}) for seq, each in enumerate(data, 1)]
    lines = lines_of(Header(form, setting), events)
    record = read_one(lines)
    assert record.errors == []
    assert record.events == events
    assert lines_of(record.header, record.items) == lines


def test_comments_survive_wherever_they_stand() -> None:
    form, setting = FORMS["ordinary"], Setting((Mode.STRICT, Mode.STRICT))
    events = play_session(form, setting, 8, Attention(0.5, 0.7)).events
    rng = random.Random(8)
    items = []
    for event in events:
        if rng.random() < 0.2:
            text = rng.choice(("bien joué", "a } brace" * 12, "two; parts {here", "long " * 25, "12. A 6-4", "A: @5"))
            items.append(Comment(text, own_line=rng.random() < 0.4))
        items.append(event)
    lines = lines_of(Header(form, setting), items)
    record = read_one(lines)
    assert record.errors == []
    assert record.events == events
    assert record.comments == [item.text for item in items if isinstance(item, Comment)]
    assert lines_of(record.header, record.items) == lines


def test_a_comment_is_one_line() -> None:
    assert Comment(" two\nlines\u2028and\x00 more ").text == "two lines and more"


@pytest.mark.parametrize(
    "header",
    [
        Header(
            forms.ordinary(["A: b", "{x} ; y  z"], Rules.of("usage-19e", stakes="double"), 7, 3),
            Setting((Mode.STRICT,) * 2),
        ),
        Header(
            forms.a_ecrire(NAMES[:3], 3)
            .record(PartieResult((9, 8), (False, False), 0, 1))
            .record(PartieResult((7, 7))),
            Setting((Mode.AUTOMATIC, Mode.ASSISTED, Mode.STRICT), True, Clock(30.5, 600.0)),
            {"date": "2024-05-01", "dice": "sha256:0a1b ; revealed {later}", "note": "k: v"},
        ),
        Header(forms.poule(NAMES[:4], order=[3, 1, 0, 2], stake=4), Setting((Mode.AUTOMATIC,) * 4)),
        Header(forms.poule(NAMES[:3]).record(PartieResult((12, 1))).stop(), Setting((Mode.AUTOMATIC,) * 3)),
        Header(forms.a_ecrire(NAMES[:3], 4, kind="chouette"), Setting((Mode.STRICT,) * 3)),
    ],
)  # fmt: skip
def test_heads_survive(header: Header) -> None:
    assert Header.of(header.pairs()) == header
    record = read_one(lines_of(header, []))
    assert record.errors == []
    assert record.header == header


def test_agreements_are_recorded_and_judged() -> None:
    """A sortie de convention, then the poule is stopped: the account of a stopped poule stands in the record."""
    form, setting = forms.poule(NAMES[:3], stake=2), Setting((Mode.AUTOMATIC,) * 3)
    dice = iter((6, 2, 5, 4, 3, 1))
    table = Table(form, setting, lambda: next(dice))
    for player in range(3):
        table.act(do.Join(player), 1.0)
    table.act(do.ThrowDice(0), 2.0)
    table.act(do.ThrowDice(1), 3.0)
    table.act(do.ThrowDice(0), 4.0)
    assert table.state.plays is not None
    table.act(do.PlayDames(0, table.state.plays[0]), 5.0)
    table.act(do.Propose(1, "exit", first=0), 6.0)
    table.act(do.Accept(0), 7.0)
    table.act(do.Propose(2, "stop"), 8.0)
    table.act(do.Decline(0), 9.0)
    table.act(do.Propose(2, "stop"), 10.0)
    table.act(do.Accept(0), 11.0)
    table.act(do.Accept(1), 12.0)
    assert isinstance(table.events[-1], Finished)
    lines = assert_round_trip(Header(form, setting), table)
    assert "B proposes exit first A @6  accepts exit @7" in "".join(lines)
    assert lines[-1].startswith("total")
