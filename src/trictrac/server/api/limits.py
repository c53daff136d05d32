"""How much anybody may ask: buckets that fill with time, for addresses, connections and logins."""

from __future__ import annotations

import time
from collections.abc import Callable

from trictrac.server.refusals import ServerRefused

MOST_KEYS = 50_000
"""Buckets remembered, so that a flood of addresses cannot fill the memory; the longest unused is forgotten first."""


class Limits:
    """A bucket for each key: ``rate`` per second for long, ``burst`` at once."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}
        """What is left in each, and since when; the longest unused first."""

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Takes one out for a key, or as much as it costs, if that is left."""
        now = self._clock()
        left, since = self._buckets.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        allowed = left >= cost
        self._buckets[key] = left - allowed * cost, now
        if len(self._buckets) > MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
        return allowed

    def check(self, key: str, cost: float = 1.0) -> None:
        """Refuses when there is not enough left for a key."""
        if not self.allows(key, cost):
            raise ServerRefused("too_fast")

    def forget(self, key: str) -> None:
        """A full bucket again for a key that has shown that it may."""
        self._buckets.pop(key, None)
