"""What the redesign brought down stays down: the table of docs/architecture.md and the sources."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| (.+) \| (\d+) \| (\d+) \| (\d+) \|$", re.MULTILINE)
TABLE = {name: tuple(map(int, counted)) for name, *counted in ROW.findall((ROOT / "docs/architecture.md").read_text())}
SIZES = ("lines of Python", "lines of TypeScript and Svelte", "lines together", "files")


def test_every_figure_went_down():
    assert TABLE.keys() >= set(SIZES)
    assert all(after < before for before, after, _ in TABLE.values())
    assert all(now < before for name, (before, _, now) in TABLE.items() if name not in SIZES)


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="the sources are those that git keeps")
def test_none_comes_back_to_where_it_was():
    counted = runpy.run_path(str(ROOT / "scripts/house.py"))["count"](ROOT)
    assert counted.keys() == TABLE.keys()
    for name, (before, after, _) in TABLE.items():
        if name not in SIZES:
            assert counted[name] == 0 if after == 0 else counted[name] < before, name
