"""``trictrac score`` from the command line, and docs/scorekeeping.md."""

from __future__ import annotations

import doctest
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scorekeeper_helpers import (
    DOCS,
    RUN,
    Process,
    score,
)
from trictrac.errors import TrictracError
from trictrac.scorekeeper import store

# The command


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_command_resumes(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    score("--players Anne Paul", ["a 4", "b 6"], monkeypatch)
    assert "trictrac score --lang en" in capsys.readouterr().out
    score("", ["h"], monkeypatch)
    said = capsys.readouterr().out
    assert "Here is where you were: 2 entries written down" in said
    assert "   2  Paul marks 6" in said
    score("--form a-ecrire", ["a 4"], monkeypatch)
    assert "trictrac score --form a-ecrire --lang en" in capsys.readouterr().out
    files = sorted(path.name for path in (home / "state" / "trictrac").iterdir())
    assert files == ["score-a-ecrire.json", "score-ordinary.json"]


def test_another_game_does_not_take_an_unfinished_one_away(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    score("--file g.json --players Anne Paul --trous 3", ["a 4"], monkeypatch)
    for other in ("--players Jean Luc", "--form a-ecrire", "--trous 4", "--rules usage-19e"):
        with pytest.raises(TrictracError, match="unfinished game: Anne and Paul, to 3 trous, loi-2013"):
            score(f"--file g.json {other}", [], monkeypatch)
    score("--file g.json --players Anne Paul", ["b 2"], monkeypatch)  # the same players: it goes on
    score("--file g.json --players Anne Paul", ["b 24"], monkeypatch)
    capsys.readouterr()
    score("--file g.json --players Jean Luc", ["a 2"], monkeypatch)  # finished: set aside
    assert "The game before is kept in g-1.json" in capsys.readouterr().out
    score("--file g.json --new", [], monkeypatch)
    assert "The game before is kept in g-2.json" in capsys.readouterr().out
    old = [store.load(home / name) for name in ("g-1.json", "g-2.json", "g.json")]
    assert [book.setup.players for book in old if book] == [("Anne", "Paul"), ("Jean", "Luc"), ("A", "B")]
    assert [len(book.entries) for book in old if book] == [3, 1, 0]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--marques 8", "--form a-ecrire"),
        ("--form a-ecrire --trous 12", "ordinary"),
        ("--form a-ecrire --marques 7", "even number"),
        ("--players Anne anne", "two names"),
        ("--trous 0", "1 to 100 trous"),
        ("--rules loi-1699", "rule set"),
        ("--rules stakes=triple", "stakes"),
        ("--players queue Anne", "queue"),
    ],
)
def test_options_that_cannot_be_are_one_sentence(
    arguments: str, said: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(TrictracError, match=said):
        score(arguments, [], monkeypatch)
    assert list(home.rglob("*.json")) == []


def test_stray_bytes_do_not_end_the_session(tmp_path: Path) -> None:
    process = Process(tmp_path, "--file", "g.json")
    assert process.process.stdin
    process.process.stdin.write(b"a \xff\xfe 4\n\x00\nb 4\n")
    process.process.stdin.flush()
    process.read_until("B marks 4")
    process.kill()
    assert json.loads((tmp_path / "g.json").read_text())["entries"] == [["B", 4]]


# docs/scorekeeping.md


# docs/scorekeeping.md
def examples() -> list[tuple[str, str]]:
    blocks = re.findall(r"```console\n\$ (.*?)\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    return [(command_line, output) for command_line, output in blocks]


@pytest.mark.parametrize(("line", "output"), examples(), ids=[line[:60] for line, _ in examples()])
def test_the_examples_of_the_page_are_true(line: str, output: str, tmp_path: Path) -> None:
    environ = os.environ | {"PYTHONIOENCODING": "utf-8"}
    piped = re.fullmatch(r"echo '(.*)' \| trictrac (.*)", line)
    if piped:
        typed, arguments, expected = piped[1] + "\n", piped[2], output
    else:
        typed = "".join(f"{answer}\n" for answer in re.findall(r"\] > (.*)\n", output))
        arguments, expected = line.removeprefix("trictrac "), re.sub(r"(?<=\] > ).*\n", "", output)
    done = subprocess.run(
        [sys.executable, "-c", RUN, *arguments.split()],
        input=typed.encode(), capture_output=True, cwd=tmp_path, env=environ, check=False,
    )  # fmt: skip
    assert done.stdout.decode() == expected
    assert done.returncode == ('"error"' in expected)


def test_the_page_has_its_examples() -> None:
    assert len(examples()) == 5
    results = doctest.testfile(str(DOCS), module_relative=False, encoding="utf-8")
    assert (results.failed, results.attempted) == (0, 8)
