"""The programs of ``examples``, and that they and the tutorials ask for nothing but the public face of the package."""

from __future__ import annotations

import ast
import runpy
from pathlib import Path

import pytest

from trictrac import records

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ROOT / "examples"
PROGRAMS = [*sorted(EXAMPLES.glob("*.py")), *sorted(ROOT.glob("docs/tutorials/*.py"))]


@pytest.mark.parametrize("file", PROGRAMS, ids=lambda file: file.name)
def test_no_example_reaches_into_the_package(file):
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
        modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else names
        assert not [each for each in modules if "kernel" in each]
        assert not [each for each in (*modules, *names) if "._" in each or (each.startswith("_") and each[1] != "_")]


def test_a_game_is_played_recorded_and_drawn(tmp_path, capsys):
    record, picture = tmp_path / "game.txt", tmp_path / "game.svg"
    runpy.run_path(str(EXAMPLES / "play_a_game.py"))["main"]("novice", "greedy", str(record), str(picture))
    (verdict,) = records.check(record.read_text("utf-8").splitlines(keepends=True))
    assert verdict.right
    assert verdict.finished
    assert picture.read_text("utf-8").startswith("<svg")
    assert " played " in capsys.readouterr().out


def test_a_position_is_analysed(capsys):
    runpy.run_path(str(EXAMPLES / "analyse_a_position.py"))["main"]()
    told = capsys.readouterr().out.splitlines()
    assert "costs 0.0000" in told[0]
    assert told[2] == "the opening book plays 1-7-11"


def test_a_player_is_trained_for_a_moment(tmp_path, monkeypatch):
    """Eight minutes beat greedy (`make proof`); a second shows that every step works."""
    monkeypatch.chdir(tmp_path)
    example = runpy.run_path(str(EXAMPLES / "train_a_player.py"))
    net = example["Net"](seed=1)
    example["train"](net, 1 / 60)
    assert net.steps > 0
    assert 0 <= example["match"](net, 8) <= 1


@pytest.mark.proof
def test_eight_minutes_of_training_beat_greedy(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(EXAMPLES / "train_a_player.py"))["main"](8.0)
    share = float(capsys.readouterr().out.rsplit("wins ", 1)[1].split(" %", maxsplit=1)[0])
    assert share > 60
