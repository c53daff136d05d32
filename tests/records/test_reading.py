"""Tolerant reading: whatever comes, only clean errors with their line; and what a hand may leave out."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trictrac.records import Checker, EventBuilder, Flow, HeaderOnly, Transcriber, Visitor, check, read, read_log
from trictrac.table import TableLog
from trictrac.table import actions as do
from trictrac.table.events import DieThrown, Finished, Joined, Leaving, Played, Rolled, Seated, Stayed, Thrown

from . import driver
from .driver import forms_of_play, play_session
from .make_examples import FOLDER

ECOLE = (FOLDER / "ecole.txt").read_text(encoding="utf-8")
BY_HAND = """\
format: trictrac-record-1
A: Anne
B: Bruno
rules: loi-2013 trous=1

partie 1: blanc A, noir B
début: A 5, B 3
1. A 5-3  1-6 1-4       ; the program marks: nothing is written of that
2. B sonnez 1-7 1-7
"""


def read_all(text: str, visitor: Visitor | None = None) -> list:
    return list(read(text.splitlines(keepends=True), visitor or EventBuilder()))


def test_a_record_written_by_hand_may_leave_out_what_follows() -> None:
    (record,) = read_all(BY_HAND)
    assert record.errors == []
    assert record.header.form.players == ("Anne", "Bruno")
    assert [type(event) for event in record.events][:3] == [Seated, DieThrown, DieThrown]
    (verdict,) = check(BY_HAND.splitlines())
    assert verdict.right, verdict.sentence()
    assert not verdict.finished


def test_several_sessions_in_one_file() -> None:
    three = f"{ECOLE}\n{BY_HAND}\n; between\n{ECOLE}"
    records = read_all(three)
    assert [len(record.errors) for record in records] == [0, 0, 0]
    assert records[0] == records[2]
    assert [header.form.players for header in read_all(three, HeaderOnly())] == [("Anne", "Bruno")] * 3
    assert [verdict.session for verdict in check(three.splitlines())] == [1, 2, 3]
    assert all(verdict.right for verdict in check(three.splitlines()))


def test_a_visitor_that_wants_only_heads_is_told_nothing_else() -> None:
    class Heads(HeaderOnly):
        def visit_event(self, event, where) -> None:
            raise AssertionError("the body was read")

    assert len(read_all(ECOLE * 2, Heads())) == 2


def test_what_a_visitor_is_told_in_order() -> None:
    told = []

    class Listener(Visitor):
        def __getattribute__(self, name):
            if name.startswith(("begin", "end", "visit", "handle")):
                return lambda *_: told.append(name) or Flow.GO_ON
            return object.__getattribute__(self, name)

        def result(self) -> None:
            return None

    read_all(ECOLE, Listener())
    assert told[0] == "begin_session"
    assert told[-1] == "end_session"
    assert told.index("end_header") < told.index("begin_game") < told.index("end_game")
    assert "handle_error" not in told
    assert {"visit_header", "visit_comment", "visit_event", "visit_worth", "visit_totals"} <= set(told)


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        ("   3. B 7-4  1-7 1-11", "two numbers from 1 to 6", "jet illisible"),
        ("   3. B 6-4  1-7 x-11", "says nothing here", "ne dit rien ici"),
        ("   3. B 6-4  1-7-11-12", "at most two moves", "jeu illisible"),
        ("   3. ? 6-4", "a player is a letter", "un joueur est une lettre"),
        ("   3. B", "dice of the coup are missing", "les dés du coup manquent"),
        ("   3. B 6-4  +4x", "a mark is written +4", "une marque s’écrit +4"),
        ("   3. B 6-4  ecole", "needs one word more", "veut un mot de plus"),
        ("   3. B 6-4  1-7-11  {never closed", "not closed", "n’est pas fermée"),
        ("   3. B 6-4  1-7-11 @soon", "in seconds", "en secondes"),
        ("   9. B 6-4  1-7-11", "should be coup 3, not 9", "devrait être le coup 3, non 9"),
        ("A: Anne", "belongs to the head", "est de l’en-tête"),
        ("x" * 5000, "too long", "trop longue"),
        ("   3. B 6-4  1-7-11  proposes tea", "exit or stop", "exit ou stop"),
        ("   3. B 6-4  1-7-11  [4]", "is written [8:2]", "s’écrit [8:2]"),
    ],
)
def test_a_bad_line_is_one_error_and_the_reading_goes_on(line: str, english: str, french: str) -> None:
    lines = ECOLE.splitlines()
    place = next(number for number, text in enumerate(lines) if text.startswith("   3. "))
    lines[place] = line
    (record,) = read_all("\n".join(lines))
    first = record.errors[0]
    assert first.line == place + 1
    assert english in first.sentence("en")
    assert french in first.sentence("fr")
    assert isinstance(record.events[-1], Finished)
    (verdict,) = check(lines)
    assert not verdict.right
    assert verdict.problem.line in (place + 1, place + 2)


@pytest.mark.parametrize(
    ("head", "english"),
    [
        ("A: Anne", "for 2 players"),
        ("A: Anne\nC: Claire", "without a gap"),
        ("A: Anne\nA: Bruno", "given twice"),
        ("A: Anne\nB: Bruno\nform: chess", "form is one of"),
        ("A: Anne\nB: Bruno\nrules: mine", "no rule set"),
        ("A: Anne\nB: Bruno\nmarking: A badly, B strict", "a player marks"),
        ("A: Anne\nB: Bruno\nstake: lots", "a number from"),
        ("A: Anne\nB: Bruno\nclock: -3", "delay above zero"),
        ("A: Anne\nB: Bruno\nclock: nan", "in seconds"),
        ("A: Anne\nB: Bruno\nhands: tied", "hands are free"),
        ("A: Anne\nB: Bruno\nplayed: A 3, B 2", "trou number 12"),
        ("", "nobody plays"),
    ],
)
def test_a_bad_head_is_an_error_and_no_header(head: str, english: str) -> None:
    text = f"format: trictrac-record-1\n{head}\n\ngame 1 white A, black B\n"
    (record,) = read_all(text)
    assert record.header is None
    assert english in str(record.errors[0])
    assert len(record.events) == 1
    (verdict,) = check(text.splitlines())
    assert english in verdict.sentence()


def test_a_file_of_nothing_has_no_session() -> None:
    assert read_all("") == []
    assert read_all("\n\n; only a remark\n") == []


def test_errors_are_counted_and_not_all_kept() -> None:
    (record,) = read_all("format: trictrac-record-1\n" + "nonsense\n" * 5000)
    assert len(record.errors) == 100
    assert record.error_count == 5001  # the head names nobody


def test_the_log_of_a_table_reads_as_the_same_record(tmp_path: Path) -> None:
    form = forms_of_play()["tourner"]
    setting = next(driver.settings(3))
    events = play_session(form, setting, 3).events
    path = tmp_path / "table.log"
    dice = iter([die for event in events for die in _rolled(event, events)])
    log = TableLog.create(path, form, setting, lambda: next(dice))
    for event in events:
        action = _action(event)
        if action:
            log.act(action, event.at)
    log.close()
    with path.open(encoding="utf-8") as handle:
        (record,) = read_log(handle, EventBuilder())
    assert record.errors == []
    assert record.events == events == log.table.events
    with path.open(encoding="utf-8") as handle:
        (verdict,) = read_log(handle, Checker())
    assert verdict.right, verdict.sentence()
    torn = path.read_text()[:-20]
    path.write_text(torn)
    with path.open(encoding="utf-8") as handle:
        (record,) = read_log(handle, EventBuilder())
    assert record.events == events[:-1]
    assert record.errors == []


def _rolled(event, events) -> tuple[int, ...]:
    before = events[event.seq - 2] if event.seq > 1 else None
    opening = isinstance(event, Thrown) and before is not None and isinstance(before, DieThrown)
    return event.dice if isinstance(event, Rolled) and not opening else ()


def _action(event):
    return {
        Joined: lambda: do.Join(event.player),
        DieThrown: lambda: do.ThrowDice(event.player),
        Thrown: lambda: do.ThrowDice(event.player),
        Stayed: lambda: do.Stay(event.player),
        Leaving: lambda: do.Leave(event.player),
        Played: lambda: do.PlayDames(event.player, event.play),
    }.get(type(event), lambda: None)()


# Fuzz

VISITORS = (EventBuilder, HeaderOnly, Checker)


@pytest.mark.bounds
@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=600))
def test_any_bytes_give_only_clean_errors(data: bytes) -> None:
    text = data.decode("utf-8", errors="replace")
    for visitor in VISITORS:
        for _ in read(text.splitlines(keepends=True), visitor()):
            pass


SIGNS = ["\n", "{", "}", ";", "@", "#3", "#-1", "A", "Z", "+", "--", "game", "end", "total", "s", "²", "7."]
WORDS = [*ECOLE.split(), *SIGNS]


@pytest.mark.bounds
@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=120))
def test_words_in_any_order_give_only_clean_errors(words: list[str]) -> None:
    text = "format: trictrac-record-1\nA: Anne\nB: Bruno\n\n" + " ".join(words)
    for visitor in VISITORS:
        for _ in read(text.splitlines(keepends=True), visitor()):
            pass


@st.composite
def mutated(draw) -> str:
    lines = ECOLE.splitlines()
    for _ in range(draw(st.integers(1, 6))):
        place = draw(st.integers(0, len(lines) - 1))
        line = lines[place]
        match draw(st.integers(0, 5)):
            case 0:
                del lines[place]
            case 1:
                lines.insert(place, lines[draw(st.integers(0, len(lines) - 1))])
            case 2:
                at = draw(st.integers(0, len(line)))
                lines[place] = line[:at] + draw(st.text(max_size=3)) + line[at + draw(st.integers(0, 3)) :]
            case 3:
                words = line.split()
                lines[place] = " ".join(draw(st.permutations(words))) if len(words) < 9 else line
            case 4:
                lines[place] = line.replace(draw(st.sampled_from("AB123456+")), draw(st.sampled_from("AB123456+")))
            case _:
                lines = lines[:place] or lines
        if not lines:
            break
    return "\n".join(lines)


@pytest.mark.bounds
@settings(max_examples=250, deadline=None)
@given(mutated())
def test_a_mutated_record_gives_only_clean_errors(text: str) -> None:
    from io import StringIO

    for visitor in (*VISITORS, lambda: Transcriber(StringIO())):
        for _ in read(text.splitlines(keepends=True), visitor()):
            pass


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=300))
def test_any_log_gives_only_clean_errors(text: str) -> None:
    from io import StringIO

    for start in ("", '{"format":"trictrac-table-1","form":{},"setting":{}}\n'):
        for visitor in VISITORS:
            for _ in read_log(StringIO(start + text), visitor()):
                pass
