"""How fast a table is (issue 3, section 5)."""

from __future__ import annotations

import random
import time
from functools import partial

import pytest

from tests.clocks import slowness
from tests.table.helpers import AUTOMATIC, two
from trictrac.forms import ordinary
from trictrac.table import Robot, Table, TablePhase

BAR = 20_000
"""Events per second where this was written; a table takes three times as many there, and the best of four counts."""


@pytest.mark.slow
def test_an_automatic_table_takes_twenty_thousand_events_a_second(capsys):
    """Issue 3: 20 000 table events/s per core in automatic mode. Only ``act`` is measured, not the robots."""
    best = 0.0
    for seed in range(4):
        roll = partial(random.Random(seed).randint, 1, 6)
        table = Table(ordinary(("A", "B"), games=20), two((AUTOMATIC, AUTOMATIC)), roll)
        robots = [Robot(0, 1), Robot(1, 2)]
        spent, slow = 0.0, slowness()
        while table.state.phase is not TablePhase.OVER:
            action = next(filter(None, (robot.next_action(table) for robot in robots)))
            start = time.process_time()
            table.act(action)
            spent += time.process_time() - start
        best = max(best, len(table.events) / spent * slow)
    with capsys.disabled():
        print(f"\ntable: {best:,.0f} events/s in automatic mode (the bar is {BAR:,})")
    assert best >= BAR
