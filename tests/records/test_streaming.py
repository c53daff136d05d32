"""Long records: memory stays flat, and the speed is what it should be."""

from __future__ import annotations

import gc
import time
import tracemalloc

import pytest

from tests.clocks import slowness
from trictrac.records import Checker, Header, check, read, write
from trictrac.table import Mode, Setting

from .driver import NAMES, play_session
from .scale import Counter, Long

MEGABYTE = 1 << 20
SECONDS_A_THOUSAND_GAMES = 10


@pytest.mark.slow
def test_sixty_thousand_coups_are_read_in_flat_memory() -> None:
    long = Long(60_000)
    assert long.coups >= 60_000
    tracemalloc.start()
    try:
        (events,) = read(iter(long), Counter())
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert events > 2 * long.coups
    assert peak < MEGABYTE


class Weighed(Checker):
    """Knows what is alive when the session is over."""

    def end_session(self, where) -> None:
        super().end_session(where)
        gc.collect()
        self.alive, self.peak = tracemalloc.get_traced_memory()


@pytest.mark.slow
def test_a_check_does_not_grow_with_the_record() -> None:
    alive = []
    for coups in (500, 500, 7_000):
        long, checker = Long(coups), Weighed()
        tracemalloc.start()
        try:
            (verdict,) = read(iter(long), checker)
        finally:
            tracemalloc.stop()
        assert verdict.right
        assert checker.peak < 8 * MEGABYTE
        alive.append(checker.alive)
    # The first pays for what is made once; beyond that only the form grows, by the result of each game.
    assert alive[2] < alive[1] + 100_000


def test_the_writer_holds_no_more_than_a_coup() -> None:
    from trictrac import forms

    form, setting = forms.ordinary(NAMES[:2], games=3), Setting((Mode.AUTOMATIC,) * 2)
    events = play_session(form, setting, 1).events
    fed = 0

    def counted():
        nonlocal fed
        for event in events:
            fed += 1
            yield event

    lines = write(Header(form, setting), counted())
    for line in lines:
        if line.startswith("   9. "):
            break
    assert fed < 60


@pytest.mark.slow
def test_a_thousand_games_are_checked_in_ten_seconds(capsys) -> None:
    """The best of some short runs, since the machine may be busy: it stands at six seconds where this was written."""
    long = Long(2_000)
    spent = []
    for _ in range(6):
        slow, began = slowness(), time.process_time()
        assert [verdict.right for verdict in check(iter(long))] == [True]
        spent.append((time.process_time() - began) * 1000 / long.games / slow)
    with capsys.disabled():
        print(f"\nreplay --check: {min(spent):.1f} s per thousand games (the bar is {SECONDS_A_THOUSAND_GAMES})")
    assert min(spent) < SECONDS_A_THOUSAND_GAMES
