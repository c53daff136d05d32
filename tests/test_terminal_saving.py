"""Tables that are saved and resumed: nothing that was told is lost."""

from __future__ import annotations

import io
import json
import os
import random
import re
import signal
import subprocess
import sys
import time

import pytest

from tests.terminal_helpers import (
    ASSISTED,
    AUTOMATIC,
    BEFORE,
    STRICT,
    Keyboard,
    Typist,
    a_form,
    attentive,
    first_answers,
    own_folder,  # noqa: F401
    run_play,
    table,
)
from trictrac.cli import main
from trictrac.players.levels import BY_KEY
from trictrac.table import Attention, Setting, TableLog, TablePhase
from trictrac.table.events import Thrown
from trictrac.terminal import Computer, Deal, Session, TableBook, shelf


def test_a_table_is_resumed_where_it_stopped(tmp_path) -> None:
    path = tmp_path / "evening.jsonl"
    deal = Deal(a_form("tourner"), Setting((STRICT, ASSISTED, AUTOMATIC)), {1: Computer(Attention(0.5, 0.5))}, "11")
    choices = random.Random(3)
    play = attentive(choices, 0.8)
    left = 80

    def answer(session: Session, prompt: str) -> str | None:
        nonlocal left
        left -= 1
        return play(session, prompt) if left else None

    keyboard = Keyboard(answer, deal=deal, path=path)
    keyboard.play()
    logged = TableLog.resume(path, lambda: 1)  # any reader of logs can
    assert logged.table.state.summary() == keyboard.state.summary()
    logged.close()
    again = TableBook.reopen(path, clock=lambda: 0.0)
    assert again.table.state.summary() == keyboard.state.summary()
    assert again.deal == deal
    pages: list[str] = []
    session = Session(again, lambda prompt: play(session, prompt), pages.append, resumed=True)
    session.run()
    assert session.state.phase is TablePhase.OVER
    assert f"The table goes on from {path}" in " ".join(pages)
    finished = TableBook.reopen(path)
    assert finished.table.state.phase is TablePhase.OVER
    finished.close()


def test_the_dice_and_the_computers_are_the_same_after_resuming(tmp_path) -> None:
    deal = Deal(a_form("ordinary"), Setting((AUTOMATIC,) * 2), {1: Computer()}, "12")
    straight = Keyboard(first_answers(300), deal=deal)
    straight.play()
    path = tmp_path / "table.jsonl"
    Keyboard(first_answers(60), deal=deal, path=path).play()
    while True:  # stopped and resumed again and again
        book = TableBook.reopen(path, clock=lambda: 0.0)
        stop = min(300, book.table.state.seq + 40)
        session = Session(book, Typist(first_answers(stop)), lambda line: None, resumed=True)
        session._read.session = session  # type: ignore[attr-defined]
        session.run()
        if stop == 300 or session.state.phase is TablePhase.OVER:
            break
    assert book.table.events == straight.session.book.table.events


def test_taking_back_rewrites_the_file_and_nothing_is_thrown_anew(tmp_path) -> None:
    path = tmp_path / "table.jsonl"
    keyboard = Keyboard(["", "1", "", "u", "y", "u"], seed=5, path=path)
    keyboard.play()
    happened = keyboard.happened()
    assert len(path.read_text().splitlines()) == 1 + len(keyboard.session.book.table.events)
    again = TableBook.reopen(path)
    lines = iter(["1", "", "q", "y"])
    Session(again, lambda prompt: next(lines), lambda line: None).run()
    thrown = [event.dice for event in again.table.events if isinstance(event, Thrown)]
    straight = Keyboard(["", "1", ""], seed=5)
    straight.play()
    assert thrown == [e.dice for e in straight.session.book.table.events if isinstance(e, Thrown)]
    assert straight.happened()[: len(happened)] == happened


def test_a_torn_last_line_is_cut(tmp_path) -> None:
    path = tmp_path / "table.jsonl"
    keyboard = Keyboard(["", "1"], seed=5, path=path)
    keyboard.play()
    whole = path.read_bytes()
    for cut in range(1, 30):
        path.write_bytes(whole + b'{"seq":7,"kind":"thrown","player":1,"dice":[3'[:cut])
        book = TableBook.reopen(path)
        assert book.table.state.summary() == keyboard.state.summary()
        book.close()
        assert path.read_bytes() == whole


def test_a_table_saved_before_is_resumed(tmp_path) -> None:
    """The first format, word for word: whatever changes, it stays readable."""
    header = (
        '{"format":"trictrac-table-1","form":{"form":"ordinary","players":["White","Black"],"rules":"loi-2013",'
        '"stake":1,"games":1,"results":[]},"setting":{"modes":["automatic","automatic"],"free_hands":false},'
        '"keyboard":{"seed":"4","computers":{"1":[1.0,1.0]},"from":"1x11-2-3-5-7_1x11-6-8-9-11_w"}}'
    )
    path = tmp_path / "old.jsonl"
    path.write_text(
        f'{header}\n{{"seq":1,"kind":"joined","player":0,"at":1.5}}\n{{"seq":2,"kind":"joined","player":1}}\n'
        '{"seq":3,"kind":"seated","sits":[0,1]}\n{"seq":4,"kind":"thrown","player":0,"dice":[4,3]}\n'
        '{"seq":5,"kind":"marked","player":0,"points":2}\n'
    )
    before = path.read_bytes()
    book = TableBook.reopen(path)
    assert (book.deal.seed, book.deal.computers, book.deal.setting.start) == (
        "4",
        {1: Computer(Attention(1.0, 1.0))},
        BEFORE,
    )
    assert book.table.state.marks(0).points == 2
    assert book.witness.state.summary() == book.table.state.summary()
    book.close()
    assert path.read_bytes() == before


def test_a_table_nobody_threw_at_is_kept_if_it_was_resumed(
    tmp_path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "table.jsonl"
    TableBook.begin(table(AUTOMATIC), path).close()
    assert run_play(monkeypatch, "", "--resume", str(path)) == 0
    assert f"--resume {path}" in capsys.readouterr().out
    assert path.exists()


def test_a_table_is_open_in_one_terminal_only(tmp_path) -> None:
    path = tmp_path / "table.jsonl"
    book = TableBook.begin(table(AUTOMATIC), path)
    with pytest.raises(shelf.SaveError) as refused:
        TableBook.reopen(path)
    assert refused.value.key == "table_in_use"
    book.close()
    TableBook.reopen(path).close()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "not json\n",
        '{"format":"trictrac-table-1"}\n',
        '{"format":"trictrac-table-1","form":{"form":"ordinary","players":["A","B"],"results":[]},"setting":'
        '{"modes":["strict"]}}\n',
        '{"format":"trictrac-table-1","form":{"form":"ordinary","players":["A","B"],"results":[]},"setting":'
        '{"modes":["strict","strict"]}}\n{"seq":5,"kind":"joined","player":0}\n',
        '{"format":"trictrac-table-1","form":{"form":"ordinary","players":["A","B"],"results":[]},"setting":'
        '{"modes":["strict","strict"]},"keyboard":{"computers":{"7":[1,1]}}}\n',
    ],
)
def test_what_is_no_table_is_refused_in_one_sentence(
    text: str, tmp_path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_text(text)
    assert run_play(monkeypatch, "", "--resume", str(path)) == 2
    err = capsys.readouterr().err
    assert err == f"trictrac: {path} is not the log of a table\n"
    assert path.read_text() == text


def test_resume_alone_takes_the_newest_unfinished(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_play(monkeypatch, "", "--resume") == 2
    assert "no unfinished table is kept in" in capsys.readouterr().err
    assert run_play(monkeypatch, "\n1\n", "--seed", "3", "--computer") == 0
    first = capsys.readouterr().out.splitlines()[-1]
    assert run_play(monkeypatch, "\nresign\n\n", "--seed", "4") == 0  # over: not to be resumed
    assert run_play(monkeypatch, "", "--seed", "4") == 0  # nothing thrown: not kept
    assert len(list(shelf.folder().iterdir())) == 2
    capsys.readouterr()
    assert run_play(monkeypatch, "", "--resume") == 0
    out = capsys.readouterr().out
    assert out.splitlines()[-1] == first
    assert "The table goes on from" in out
    assert "White (you)" in out
    name = first.split("--resume ")[1].split()[0]
    assert run_play(monkeypatch, "", "--resume", name) == 0
    assert run_play(monkeypatch, "", "--resume", "no-such") == 2
    assert run_play(monkeypatch, "", "--resume", name, "--form", "poule") == 2
    assert "leave out --form" in capsys.readouterr().err


def test_save_names_the_file(tmp_path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "my evening.jsonl"
    assert run_play(monkeypatch, "\n", "--save", str(path)) == 0
    assert f"--resume '{path}'" in capsys.readouterr().out
    assert run_play(monkeypatch, "\n", "--save", str(path)) == 2
    assert "exists already" in capsys.readouterr().err
    assert run_play(monkeypatch, "", "--resume", str(path)) == 0
    assert run_play(monkeypatch, "\n", "--save", str(tmp_path / "no" / "where")) == 2


def test_a_table_that_cannot_be_kept_is_played_all_the_same(
    tmp_path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert run_play(monkeypatch, "\n", "--seed", "1") == 0
    out = capsys.readouterr().out
    assert "Nothing can be saved in" in out
    assert "This table was not saved." in out
    assert "--from " in out


def test_kill_9_loses_nothing_that_was_told(
    tmp_path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "killed.jsonl"
    command = [sys.executable, "-u", "-m", "trictrac", "play", "--terminal", "--computer", "--mode", "strict"]
    command += ["--level", "regular", "--seed", "9", "--lang", "en", "--save", str(path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=dict(os.environ), bufsize=0
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        os.set_blocking(process.stdout.fileno(), False)
        told = b""
        deadline = time.monotonic() + 120
        typed = 0
        while told.count(b"White plays") < 6 and time.monotonic() < deadline:
            told += process.stdout.read() or b""
            if told.count(b"? help] > ") > typed:
                prompt = told.rsplit(b"\n", 1)[-1]
                process.stdin.write(b"1\n" if b"play " in prompt or b"stay" in prompt else b"\n")
                typed += 1
            else:
                time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
        os.set_blocking(process.stdout.fileno(), True)
        told += process.stdout.read() or b""
    text = told.decode()
    plays = re.findall(r"(White|Black) plays (\S+(?: \S+)?)\.", text)
    assert len(plays) >= 11
    events = [json.loads(line) for line in path.read_bytes().splitlines()[1:]]
    logged = [(["White", "Black"][event["player"]], event["play"]) for event in events if event["kind"] == "played"]
    assert logged[: len(plays)] == [(name, play.removesuffix(" (par puissance)")) for name, play in plays]
    thrown = [event for event in events if event["kind"] == "thrown"]
    assert len(thrown) >= len(re.findall(r"^── (?:White|Black) throws", text, re.MULTILINE)) >= 11
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "--terminal", "--resume", str(path), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert f"The table goes on from {path}" in " ".join(out.split())
    book = TableBook.reopen(path)
    assert book.table.state.seq >= len(events)
    assert book.deal.computers == {1: Computer.of(BY_KEY["habitue"])}
    book.close()
