"""What all tests share."""

import pytest

from trictrac.players.evaluator import use_one_core


@pytest.fixture(autouse=True, scope="session")
def _one_core():
    """As the commands do: workers of the test run do not wait for each other's BLAS threads."""
    use_one_core()
