"""A sample of the evenings of `make proof`."""

import pytest

from tests.evenings import run_evening


@pytest.mark.parametrize("seed", range(40))
def test_an_evening_runs_to_its_end(seed):
    assert run_evening(seed).events[-1].kind == "finished"
