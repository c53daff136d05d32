"""``scripts/make_dataset.py`` on a few positions."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from trictrac import Phase, Position

SCRIPT = Path(__file__).resolve().parents[2] / "scripts/make_dataset.py"


@pytest.fixture
def script(monkeypatch):
    spec = importlib.util.spec_from_file_location("make_dataset", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "GAMES", 2)
    monkeypatch.setattr(module, "MOST_COUPS", 60)
    return module


def test_positions_differ_and_wait_for_a_throw(script):
    texts = script.sample(12, seed=3)
    assert len(set(texts)) == 12
    assert texts == script.sample(12, seed=3)
    for position in map(Position.parse, texts):
        assert position.is_valid()
        assert (position.phase, position.throw) == (Phase.THROW, None)


def test_each_line_says_what_a_position_is_worth(script):
    texts = ["1x15_1x15_w", "1x14-2_1x15_b"]
    found = list(script.lines(texts, 4, 1, 1, None))
    assert [line[0] for line in found] == texts
    for _, value, error, net in found:
        assert -1 <= float(value) <= 1
        assert float(error) >= 0
        assert abs(float(net)) <= 1
