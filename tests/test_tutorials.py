"""The ten programs of ``docs/tutorials`` run, and print what their page shows."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

TUTORIALS = Path(__file__).resolve().parents[1] / "docs" / "tutorials"
PROGRAMS = sorted(TUTORIALS.glob("*.py"))


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda file: file.stem)
def test_a_tutorial_prints_what_its_page_shows(program, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(program), run_name="__main__")
    assert capsys.readouterr().out == program.with_suffix(".txt").read_text("utf-8")
    if program.stem == "05_a_picture":
        assert (tmp_path / "board.svg").read_text("utf-8").startswith("<svg")


def test_the_page_shows_all_ten_in_their_order():
    page = (TUTORIALS / "index.md").read_text("utf-8")
    shown = [line.split('"')[1] for line in page.splitlines() if line.startswith("--8<--")]
    assert shown == [name for program in PROGRAMS for name in (program.name, f"{program.stem}.txt")]
    assert len(PROGRAMS) == 10
    assert all(len(program.read_text("utf-8").splitlines()) <= 40 for program in PROGRAMS)


def test_a_missing_extra_is_one_sentence(monkeypatch):
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(SystemExit, match=r"needs Gymnasium: pip install 'trictrac\[rl\]'"):
        runpy.run_path(str(PROGRAMS[-1]), run_name="__main__")
