"""How commands end: Ctrl-C, a reader that has gone, no streams at all, an extra that is missing."""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from trictrac.cli import COMMANDS, main
from trictrac.cli.ending import soon_after_ctrl_c

ROOT = Path(__file__).resolve().parents[1]
RECORDS = [str(ROOT / f"examples/records/{name}.txt") for name in ("tourner", "lepeintre-1")]
LONGEST_S = 6.0
"""A second on a machine of its own; these tests share two slow cores with others."""

LONG = {
    "play": ["--terminal", "--level", "novice"],
    "judge": [],
    "mark": [],
    "score": [],
    "settle": ["-"],
    "replay": ["-"],
    "analyse": [*RECORDS, "--depth", "rollout", "--workers", "2"],
    "learn": ["1"],
    "engine": ["random"],
    "benchmark-player": ["maitre"],
    "arena": ["maitre", "maitre", "--games", "200", "--workers", "2"],
    "serve": ["--port", "0"],
    "verify": ["-"],
    "bench": [],
    "compile": [],
}
SHORT = {"show", "throws", "hint", "lessons", "completion"}
NEEDS_TORCH = {"train"}
"""Tested where torch is: tests/training."""

HARNESS = """
import json, os, signal, sys, threading, time
import trictrac.cli as cli

def child(arguments, mode, delay, told):
    silent, _ = os.pipe() if mode == "interrupt" else (os.open(os.devnull, os.O_RDONLY), None)
    os.dup2(silent, 0)
    log = os.open(told, os.O_CREAT | os.O_WRONLY | os.O_TRUNC)
    os.dup2(log, 2)
    os.dup2(log, 1)
    if mode == "gone":
        reading, writing = os.pipe()
        os.close(reading)
        os.dup2(writing, 1)
    if mode == "none":
        sys.stdin = sys.stdout = sys.stderr = None
    if mode == "interrupt":
        def interrupt():
            with open(told + ".at", "w") as file:
                file.write(str(time.monotonic()))
            os.kill(os.getpid(), signal.SIGINT)
        signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
        run = cli._run
        def begun(arguments):
            threading.Timer(delay, interrupt).start()
            return run(arguments)
        cli._run = begun
    sys.exit(cli.main(arguments))

folder, tasks = json.load(sys.stdin)
answers = []
for number, (arguments, mode, delay) in enumerate(tasks):
    told = f"{folder}/{number}"
    pid = os.fork()
    if not pid:
        child(arguments, mode, delay, told)
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    took = time.monotonic() - float(open(told + ".at").read()) if mode == "interrupt" else 0
    answers.append([status, took, open(told, errors="replace").read()])
print(json.dumps(answers))
"""


def run(tasks, folder, **environment):
    """The exit status of each command, the seconds it took to end, and what it said."""
    folder.mkdir()
    kept = {
        "XDG_DATA_HOME": str(folder),
        "XDG_STATE_HOME": str(folder),
        "TRICTRAC_DATABASE_URL": f"sqlite:///{folder}/house.db",
    }
    found = subprocess.run(
        [sys.executable, "-c", HARNESS],
        input=json.dumps([str(folder), tasks]),
        env={**os.environ, "LANG": "C.UTF-8", **kept, **environment},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
        timeout=240,
    )
    return json.loads(found.stdout)


@pytest.fixture(scope="module")
def interrupted(tmp_path_factory):
    """Every command that may run long, a moment after its start; the kernel is compiled anew for ``compile``."""
    folder = tmp_path_factory.mktemp("interrupted")
    names = [name for name in LONG if name != "compile"]
    answers = run([[[name, *LONG[name]], "interrupt", 0.4] for name in names], folder / "long")
    cold = run([[["compile"], "interrupt", 1.0]], folder / "cold", NUMBA_CACHE_DIR=str(folder / "numba"))
    return dict(zip([*names, "compile"], [*answers, *cold], strict=True))


def test_every_command_is_short_or_interrupted_here():
    assert set(LONG) | SHORT | NEEDS_TORCH == set(COMMANDS)


def test_ctrl_c_while_a_class_is_being_made_is_ctrl_c(monkeypatch, capsys):
    """Python 3.11 wraps it in a RuntimeError."""

    def run(_arguments):
        try:
            raise KeyboardInterrupt
        except KeyboardInterrupt as error:
            raise RuntimeError("Error calling __set_name__") from error

    monkeypatch.setattr("trictrac.cli._run", run)
    assert main(["verify"]) == 130
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("trictrac.cli._run", lambda _: (_ for _ in ()).throw(RuntimeError("ours")))
    with pytest.raises(RuntimeError, match="ours"):
        main(["verify"])


@pytest.mark.parametrize("name", LONG)
def test_ctrl_c_ends_a_command_soon_and_quietly(name, interrupted):
    status, took, said = interrupted[name]
    assert status == 130, said
    assert took < LONGEST_S
    assert "Traceback" not in said
    assert "KeyboardInterrupt" not in said


@pytest.mark.parametrize("interrupt", ["os.kill(os.getpid(), signal.SIGINT)", "os.killpg(0, signal.SIGINT)"])
def test_ctrl_c_while_the_processes_of_a_pool_start_leaves_no_traceback(interrupt):
    """A process whose start was interrupted found nothing to read; one still importing heard Ctrl-C itself."""
    program = f"""
import os, signal
from multiprocessing import util
from trictrac.players.bulk import in_order, processes

signal.signal(signal.SIGINT, signal.default_int_handler)
start = util.spawnv_passfds
def started(path, arguments, passed):
    pid = start(path, arguments, passed)
    if b"--multiprocessing-fork" in map(os.fsencode, arguments):
        {interrupt}
    return pid
util.spawnv_passfds = started
try:
    with processes(2) as executor:
        in_order(abs, [(-1,), (-2,)], executor)
except KeyboardInterrupt:
    print("interrupted")
"""
    found = subprocess.run(
        [sys.executable, "-c", program],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
        start_new_session=True,
    )
    assert (found.returncode, found.stdout, found.stderr) == (0, "interrupted\n", "")


def test_ctrl_c_within_a_callback_of_the_compiler_is_told_to_nobody(monkeypatch):
    """llvmlite calls back while it compiles; an exception there can only be complained about."""
    complaints = []
    monkeypatch.setattr(sys, "unraisablehook", lambda what: complaints.append(what.exc_type))
    with soon_after_ctrl_c():
        for callback in (_interrupt, _fail):
            ctypes.CFUNCTYPE(None)(callback)()
    assert complaints == [ZeroDivisionError]


def _interrupt():
    raise KeyboardInterrupt


def _fail():
    raise ZeroDivisionError


@pytest.fixture(scope="module")
def unheard(tmp_path_factory):
    commands = (["show", "start"], ["completion", "bash"], ["settle", "--help"])
    tasks = [[command, mode, 0] for command in commands for mode in ("gone", "none")]
    return list(zip(tasks, run(tasks, tmp_path_factory.mktemp("unheard") / "long"), strict=True))


def test_a_reader_that_has_gone_and_closed_streams_are_no_fault(unheard):
    for task, (status, _, said) in unheard:
        assert (status, said) == (0, ""), task


@pytest.mark.parametrize("command", [["train", "x.toml", "--out", "x"], ["bench", "--gpu"], ["serve"]])
def test_a_missing_extra_is_one_sentence_and_status_2(command, monkeypatch, capsys):
    for module in ("torch", "trictrac.training.run", "trictrac.training.benchmark", "trictrac.training.curves"):
        monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setattr("trictrac.cli.play_web.NEEDED", ("no_such_module",))
    monkeypatch.setenv("LANG", "C")
    assert main(command) == 2
    told = capsys.readouterr().err
    assert told.startswith("trictrac: ")
    assert "pip install 'trictrac[" in told
    assert told.count("\n") == 1
