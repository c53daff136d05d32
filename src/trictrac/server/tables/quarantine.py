"""Tables that fail are left alone for a while, longer each time, so that they harm no other and do not fill the log."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

FIRST, LONGEST = 2.0, 600.0
"""Seconds for which a table is left alone after its first failure, and at most."""
_log = logging.getLogger(__name__)


class Quarantine:
    """Which tables failed, how often, and until when nobody looks at them."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._held: dict[str, tuple[int, float]] = {}
        self.failures = 0
        """How often any table failed."""

    def __len__(self) -> int:
        """Tables that failed and have not been well since."""
        return len(self._held)

    def holds(self, table: str) -> bool:
        """Whether a table is left alone now."""
        return table in self._held and self._clock() < self._held[table][1]

    def failed(self, table: str, error: BaseException) -> None:
        """Leaves a table alone, twice as long as the last time; each failure is one line of the log."""
        times = self._held.get(table, (0, 0.0))[0] + 1
        pause = min(FIRST * 2 ** (times - 1), LONGEST)
        self._held[table] = times, self._clock() + pause
        self.failures += 1
        _log.error("table %s failed (%d) and is left alone for %.0f s", table, times, pause, exc_info=error)

    def well(self, table: str) -> None:
        """It could be looked at."""
        self._held.pop(table, None)
