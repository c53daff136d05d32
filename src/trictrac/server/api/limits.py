"""How much anybody may ask: buckets that fill with time, for addresses, connections and logins."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from trictrac.server.refusals import ServerRefused

MOST_KEYS = 50_000
"""Buckets remembered, so that a flood of addresses cannot fill the memory; the longest unused is forgotten first."""


class Bucket:
    """``rate`` per second for long, ``burst`` at once."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Takes one out, if one is left."""
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Limits:
    """A bucket for each key."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Whether there is one more for a key."""
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, now)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now, cost)

    def check(self, key: str) -> None:
        """Refuses when there is none left for a key."""
        if not self.allows(key):
            raise ServerRefused("too_fast")
