"""The strict table equals its naive twin (tests/naive/table.py), act by act."""

import pytest

from tests import table_parity

CI_SEQUENCES = 400
BLOCKS = 8


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_table_and_the_twin_show_the_same_after_every_act(block):
    assert table_parity.compare(block, CI_SEQUENCES // BLOCKS) == []
