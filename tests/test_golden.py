"""Golden games are replayed and compared line by line (tests/golden.py writes them)."""

import pytest

from tests import golden


@pytest.mark.parametrize("name", golden.STYLES)
def test_golden_game(name):
    kept = (golden.FOLDER / f"{name}.txt").read_text()
    assert golden.write_game(name).splitlines() == kept.splitlines()


def test_the_golden_games_show_exits_and_fillings():
    text = "".join((golden.FOLDER / f"{name}.txt").read_text() for name in golden.STYLES)
    for sentence in ("Exit: the last dame", "Grand jan filled on", "Grand jan kept", "beaten à faux", "leaves\n"):
        assert sentence in text
