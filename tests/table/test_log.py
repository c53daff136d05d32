"""A table kept on disk: durable, resumable, and clean errors for other files (issue 3)."""

from __future__ import annotations

import json
import os
import random
import signal
import stat
import subprocess
import sys
import textwrap
import time

import pytest

from trictrac import Rules
from trictrac.errors import TrictracError
from trictrac.forms import a_ecrire, ordinary, poule
from trictrac.table import Attention, Mode, Robot, Setting, TableLog, TablePhase
from trictrac.table import actions as do
from trictrac.table.log import LogFile

NAMES = ("Anne", "Bruno", "Claire", "Denis")


def rolls(seed=1):
    """Dice."""
    rng = random.Random(seed)
    return lambda: rng.randint(1, 6)


def start(path, form=None, mode=Mode.STRICT):
    """A new log."""
    form = form or ordinary(NAMES[:2], Rules.of("loi-2013", trous=2), games=2)
    return TableLog.create(path, form, Setting((mode,) * len(form.players)), rolls())


def robots(log, seed=5):
    """A robot for every player."""
    return [Robot(player, seed + player, Attention(0.8, 0.8)) for player in range(len(log.table.state.players))]


def go_on(log, steps, them=None):
    """Plays; returns the acknowledged events."""
    them = them or robots(log)
    done = []
    for _ in range(steps):
        action = next(filter(None, (robot.next_action(log.table) for robot in them)), None)
        if action is None:
            break
        done += log.act(action, at=float(len(done)))
    return done


@pytest.mark.parametrize(
    "form",
    [
        ordinary(NAMES[:2], Rules.of("usage-19e", trous=3), games=2),
        a_ecrire(NAMES[:4], 4),
        poule(NAMES[:3], Rules.of("loi-2013", trous=2), 7),
    ],
    ids=["ordinary", "equipes", "poule"],
)
def test_a_log_opened_again_is_the_same_table(tmp_path, form):
    """DESIGN: a table is an event log."""
    path = tmp_path / "table.jsonl"
    log = start(path, form)
    go_on(log, 300)
    log.close()
    again = TableLog.resume(path, rolls(2))
    assert again.table.events == log.table.events
    assert again.table.state.summary() == log.table.state.summary()
    assert again.table.state.setting == log.table.state.setting
    go_on(again, 100_000)
    assert again.table.state.phase is TablePhase.OVER
    again.close()


def test_every_event_is_on_disk_when_act_returns(tmp_path):
    """Issue 3: durable before it is acknowledged."""
    path = tmp_path / "table.jsonl"
    log = start(path)
    for _ in range(30):
        go_on(log, 1)
        lines = path.read_bytes().splitlines()
        assert len(lines) == 1 + len(log.table.events)
        assert json.loads(lines[-1]) == log.table.events[-1].to_data()
    log.close()


def test_a_refused_action_writes_nothing(tmp_path):
    """Issue 3: an illegal action changes nothing."""
    path = tmp_path / "table.jsonl"
    log = start(path)
    go_on(log, 10)
    before = path.read_bytes()
    with pytest.raises(TrictracError):
        log.act(do.Join(0))
    assert path.read_bytes() == before
    log.close()


def test_a_log_is_never_overwritten(tmp_path):
    """A file that exists already stays."""
    path = tmp_path / "table.jsonl"
    start(path).close()
    with pytest.raises(FileExistsError):
        start(path)


def test_a_torn_last_line_is_cut(tmp_path):
    """Issue 3: a last line torn by a crash was never acknowledged."""
    path = tmp_path / "table.jsonl"
    log = start(path)
    go_on(log, 40)
    log.close()
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"seq":999,"kind":"thro')
    again = TableLog.resume(path, rolls(3))
    assert again.table.events == log.table.events
    go_on(again, 5)
    again.close()
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    assert [line["seq"] for line in lines[1:]] == list(range(1, len(lines)))


@pytest.mark.parametrize("mode", [Mode.AUTOMATIC, Mode.STRICT])
def test_a_log_cut_anywhere_goes_on(tmp_path, mode):
    """Issue 3: resumes with nothing lost, also if the crash tore the events of one action apart."""
    path = tmp_path / "table.jsonl"
    form = ordinary(NAMES[:2], Rules.of("loi-2013", trous=1), games=2)
    log = start(path, form, mode)
    go_on(log, 100_000)
    log.close()
    lines = path.read_bytes().splitlines(keepends=True)
    stuck = []
    cuts = [*range(1, 12), *range(len(lines) - 8, len(lines))]
    cuts += [n for n, line in enumerate(lines) if json.loads(line).get("kind") in ("seated", "die")]
    for cut in sorted(set(cuts)):
        torn = tmp_path / f"cut{cut}.jsonl"
        torn.write_bytes(b"".join(lines[:cut]))
        again = TableLog.resume(torn, rolls(4))
        go_on(again, 100_000)
        if again.table.state.phase is not TablePhase.OVER:
            stuck.append((cut, json.loads(lines[cut - 1])))
        again.close()
    assert stuck == []


CHILD = """
    import random, sys
    from pathlib import Path
    from trictrac.forms import a_ecrire
    from trictrac.table import Attention, Mode, Robot, Setting, TableLog
    rng = random.Random(1)
    form = a_ecrire(("Anne", "Bruno"), 200)
    log = TableLog.create(Path(sys.argv[1]), form, Setting((Mode.STRICT, Mode.STRICT)), lambda: rng.randint(1, 6))
    robots = [Robot(p, p, Attention(0.8, 0.8)) for p in (0, 1)]
    while True:
        action = next(filter(None, (robot.next_action(log.table) for robot in robots)))
        events = log.act(action)
        sys.stdout.write(f"{events[-1].seq}\\n")
        sys.stdout.flush()
"""


def test_kill_9_loses_no_acknowledged_event(tmp_path):
    """Issue 3: resumes after kill -9 with nothing lost."""
    path = tmp_path / "table.jsonl"
    child = subprocess.Popen([sys.executable, "-c", textwrap.dedent(CHILD), str(path)], stdout=subprocess.PIPE)
    assert child.stdout is not None
    seen = [int(child.stdout.readline()) for _ in range(50)]
    time.sleep(0.05)
    os.kill(child.pid, signal.SIGKILL)
    seen += [int(line) for line in child.stdout.read().splitlines(keepends=True) if line.endswith(b"\n")]
    child.stdout.close()
    child.wait()
    log = TableLog.resume(path, rolls(6))
    assert len(log.table.events) >= seen[-1] >= 50
    length = len(log.table.events)
    assert go_on(log, 200)[0].seq == length + 1
    log.close()


HEADER = {
    "format": "trictrac-table-1",
    "form": ordinary(NAMES[:2]).to_data(),
    "setting": Setting((Mode.STRICT, Mode.STRICT)).to_data(),
}


def lines_of(*lines):
    """The bytes of a log."""
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


SEATED = [
    {"seq": 1, "kind": "joined", "player": 0},
    {"seq": 2, "kind": "joined", "player": 1},
    {"seq": 3, "kind": "seated", "sits": [0, 1]},
]
BAD = {
    "empty": b"",
    "no newline": b"{}",
    "text": b"Bonjour.\nIl fait beau.\n",
    "binary": bytes(range(256)) + b"\n",
    "number": b"12\n",
    "list": b"[]\n",
    "deep": b"[" * 100_000 + b"\n",
    "other format": lines_of({"format": "pdf"}),
    "no form": lines_of({"format": "trictrac-table-1"}),
    "bad form": lines_of({**HEADER, "form": {"form": "chess", "results": []}}),
    "form list": lines_of({**HEADER, "form": []}),
    "bad setting": lines_of({**HEADER, "setting": 3}),
    "bad mode": lines_of({**HEADER, "setting": {"modes": ["strict", "lazy"]}}),
    "one mode": lines_of({**HEADER, "setting": {"modes": ["strict"]}}),
    "bad clock": lines_of({**HEADER, "setting": {"modes": ["strict"] * 2, "clock": ["x"]}}),
    "zero clock": lines_of({**HEADER, "setting": {"modes": ["strict"] * 2, "clock": [0, 1]}}),
    "event is no json": lines_of(HEADER) + b"xx\n",
    "event is a list": lines_of(HEADER, []),
    "no kind": lines_of(HEADER, {"seq": 1}),
    "unknown kind": lines_of(HEADER, {"seq": 1, "kind": "sneezed"}),
    "unknown field": lines_of(HEADER, {"seq": 1, "kind": "joined", "player": 0, "hat": 1}),
    "a gap": lines_of(HEADER, SEATED[0], SEATED[2]),
    "twice": lines_of(HEADER, SEATED[0], SEATED[0]),
    "seq is text": lines_of(HEADER, {"seq": "1", "kind": "joined", "player": 0}),
    "no player": lines_of(HEADER, {"seq": 1, "kind": "joined"}),
    "player is text": lines_of(HEADER, *SEATED, {"seq": 4, "kind": "marked", "player": "x", "points": 2}),
    "player not there": lines_of(HEADER, *SEATED, {"seq": 4, "kind": "marked", "player": 9, "points": 2}),
    "no dice": lines_of(HEADER, *SEATED, {"seq": 4, "kind": "thrown", "player": 0}),
    "bad dice": lines_of(HEADER, *SEATED, {"seq": 4, "kind": "thrown", "player": 0, "dice": [7, 1]}),
    "three dice": lines_of(HEADER, *SEATED, {"seq": 4, "kind": "thrown", "player": 0, "dice": [1, 1, 1]}),
    "bad play": lines_of(HEADER, *SEATED, {"seq": 4, "kind": "played", "player": 0, "play": "x"}),
    "play out of order": lines_of(HEADER, *SEATED, {"seq": 4, "kind": "played", "player": 0, "play": "1-7 1-6"}),
    "contest of nothing": lines_of(HEADER, *SEATED, {"seq": 4, "kind": "contested", "player": 0}),
    "points are text": lines_of(HEADER, *SEATED, {"seq": 4, "kind": "marked", "player": 0, "points": "2"}),
    "huge points": lines_of(HEADER, *SEATED, {"seq": 4, "kind": "marked", "player": 0, "points": 10**30}),
    "bad result": lines_of(HEADER, *SEATED, {"seq": 4, "kind": "ended", "result": [1, 1], "series": [True, True]}),
    "bad sits": lines_of(HEADER, *SEATED[:2], {"seq": 3, "kind": "seated", "sits": [0, 9]}),
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_is_no_log_is_refused_in_one_sentence(tmp_path, name):
    """Issue 3: only clean errors."""
    path = tmp_path / "bad"
    path.write_bytes(BAD[name])
    with pytest.raises(TrictracError) as caught:
        TableLog.resume(path, rolls()).close()
    assert "\n" not in str(caught.value)
    assert 0 < len(str(caught.value)) < 400
    assert path.read_bytes() == BAD[name], "the file was not touched"


def test_a_table_is_open_in_one_place_only(tmp_path):
    """Two writers would lose events."""
    path = tmp_path / "table"
    log = TableLog.create(path, ordinary(("A", "B")), Setting((Mode.AUTOMATIC, Mode.AUTOMATIC)), rolls())
    with pytest.raises(TrictracError, match="open elsewhere"):
        TableLog.resume(path, rolls())
    log.close()
    TableLog.resume(path, rolls()).close()


def test_a_new_file_is_on_disk_with_its_name(tmp_path, monkeypatch):
    """A power cut, which no kill can stand for: the header, then the folder that names the file."""
    order = []
    fsync = os.fsync

    def synced(number):
        order.append("folder" if stat.S_ISDIR(os.fstat(number).st_mode) else "file")
        fsync(number)

    monkeypatch.setattr(os, "fsync", synced)
    log = start(tmp_path / "table")
    assert order == ["file", "folder"]
    order.clear()
    log.act(do.Join(0))
    assert order == ["file"]
    log.close()


def test_what_a_full_disk_refused_is_written_with_the_next_action(tmp_path, monkeypatch):
    """A line torn by it is cut, and no event is missing between two others."""
    path = tmp_path / "table"
    log = start(path)
    go_on(log, 12)
    real = os.fsync

    def full(number):
        os.ftruncate(number, os.fstat(number).st_size - 5)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        go_on(log, 1)
    assert not path.read_bytes().endswith(b"\n")
    monkeypatch.setattr(os, "fsync", real)
    go_on(log, 5)
    log.close()
    again = TableLog.resume(path, rolls())
    assert again.table.events == log.table.events
    again.close()


def test_a_file_that_cannot_be_begun_is_not_left_behind(tmp_path, monkeypatch):
    """An empty file would be taken for a table."""

    def full(number):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        start(tmp_path / "table")
    assert list(tmp_path.iterdir()) == []


def test_the_header_keeps_what_else_its_writer_needs(tmp_path):
    """The keyboard keeps its seed there, and any reader of logs passes it over."""
    path = tmp_path / "table"
    form = ordinary(NAMES[:2])
    LogFile.create(path, form, Setting((Mode.STRICT,) * 2), {"keyboard": {"seed": "é"}}).close()
    file, events = LogFile.open(path)
    assert (file.extra, events) == ({"keyboard": {"seed": "é"}}, [])
    file.rewrite([])
    file.close()
    file, _ = LogFile.open(path)
    assert file.extra == {"keyboard": {"seed": "é"}}
    file.close()
    TableLog.resume(path, rolls()).close()


def test_whoever_opens_a_file_while_it_is_replaced_does_not_write_into_the_old_one(tmp_path, monkeypatch):
    """The lock of the old file is free, but the table lives in the new one."""
    path = tmp_path / "table"
    log = start(path)
    old = path.open("r+b")
    log.close()
    path.replace(tmp_path / "elsewhere")
    start(path).close()
    monkeypatch.setattr("trictrac.journal.FileIO", lambda place, mode: old)
    with pytest.raises(TrictracError, match="open elsewhere"):
        TableLog.resume(path, rolls())
