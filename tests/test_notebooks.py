"""The notebooks of ``docs/notebooks`` show what their cells give."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
RUNNER = runpy.run_path(str(ROOT / "scripts" / "notebooks.py"))
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_is_as_it_runs(notebook):
    stored = notebook.read_text("utf-8")
    assert RUNNER["written"](RUNNER["run"](json.loads(stored))) == stored
    assert len(stored) < 200_000
    sources = ["".join(cell["source"]) for cell in json.loads(stored)["cells"]]
    assert not [source for source in sources if "kernel" in source]


def test_a_stale_output_is_seen(tmp_path, monkeypatch, capsys):
    cell = {"cell_type": "code", "metadata": {}, "source": ["print(1)\n", "1 + 1"], "outputs": []}
    file = tmp_path / "sum.ipynb"
    file.write_text(json.dumps({"cells": [cell]}), "utf-8")
    monkeypatch.setitem(RUNNER["main"].__globals__, "NOTEBOOKS", tmp_path)
    assert RUNNER["main"](["--check"]) == 1
    assert "sum.ipynb is stale" in capsys.readouterr().err
    assert RUNNER["main"]([]) == 0
    assert RUNNER["main"](["--check"]) == 0
    printed, value = json.loads(file.read_text("utf-8"))["cells"][0]["outputs"]
    assert (printed["text"], value["data"]["text/plain"]) == (["1\n"], ["2"])
