"""The reports of golden games, line by line (tests/analysis/golden.py writes them)."""

import pytest

from tests.analysis import golden


@pytest.mark.parametrize("name", golden.GAMES)
def test_the_report_of_a_golden_game(name: str) -> None:
    kept = (golden.FOLDER / f"{name}.txt").read_text("utf-8")
    assert golden.report(name).splitlines() == kept.splitlines()
