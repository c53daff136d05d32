"""Who has a worker next: addresses take turns, and none has all workers while there are several."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

Place = TypeVar("Place")


class TooManyError(Exception):
    """So many wait already that this one need not begin to."""


class Turns(Generic[Place]):
    """A few places for many who ask; whoever asks often waits behind their own questions, not others behind theirs."""

    def __init__(self, places: Iterable[Place], most_waiting: int, most_of_one: int) -> None:
        self._free = list(places)
        self._most_waiting = most_waiting
        self._most_of_one = most_of_one
        """Questions of one address that may wait."""
        self._most_places = max(1, len(self._free) - 1)
        """Places that one address may have at once."""
        self._taken: Counter[str] = Counter()
        self._queues: dict[str, deque[asyncio.Future[Place]]] = {}
        """By address, the next in turn first."""
        self.waiting = 0

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[Place]:
        """A place, once it is this address's turn."""
        queue = self._queues.setdefault(address, deque())
        if self.waiting >= self._most_waiting or len(queue) >= self._most_of_one:
            if not queue:
                del self._queues[address]
            raise TooManyError
        waiting: asyncio.Future[Place] = asyncio.get_running_loop().create_future()
        queue.append(waiting)
        self.waiting += 1
        self._hand_out()
        try:
            place = await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # handed out in the same moment
                self._give_back(waiting.result(), address)
            else:
                self._leave(address, waiting)
            raise
        try:
            yield place
        finally:
            self._give_back(place, address)

    def _hand_out(self) -> None:
        while self._free:
            address = next((each for each in self._queues if self._taken[each] < self._most_places), None)
            if address is None:
                return
            queue = self._queues.pop(address)
            waiting = queue.popleft()
            if queue:
                self._queues[address] = queue  # behind the others
            self.waiting -= 1
            if waiting.cancelled():
                continue
            self._taken[address] += 1
            waiting.set_result(self._free.pop())

    def _give_back(self, place: Place, address: str) -> None:
        self._free.append(place)  # the next takes it first: places that nobody needs are never begun
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]
        self._hand_out()

    def _leave(self, address: str, waiting: asyncio.Future[Place]) -> None:
        queue = self._queues.get(address, deque())
        if waiting in queue:
            self.waiting -= 1
            queue.remove(waiting)
            if not queue:
                del self._queues[address]
