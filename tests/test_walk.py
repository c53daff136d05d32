"""The walk of one throw in docs/architecture.md names files and functions that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
STEP = re.compile(r"^\| \d+ \| `([^`]+)`(?: `(\w+)`)? \|", re.MULTILINE)
STEPS = STEP.findall((ROOT / "docs/architecture.md").read_text("utf-8"))


def test_the_walk_is_there():
    assert len(STEPS) >= 12


@pytest.mark.parametrize(("file", "name"), STEPS)
def test_a_step_exists(file, name):
    text = (ROOT / file).read_text("utf-8")
    assert not name or re.search(rf"\b(?:def|function|async)? ?{name}\(", text)
