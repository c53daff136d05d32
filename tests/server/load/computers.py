"""A hundred people against the master without search, all at once: is everybody answered, the computers included?"""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

from tests.server.load.acting import EVERY, Pair, choose
from tests.server.load.server import Loaded, in_turn


class Single(Pair):
    """One person; the other seat thinks."""

    async def begin(self, server: Loaded) -> Single:
        seats = [{"kind": "person"}, {"kind": "computer", "level": "net"}]
        await self.sit_alone(server, options={"games": 100}, seats=seats)
        self.answers: list[float] = []
        return self

    async def play(self, seconds: float) -> None:
        """Acts when it is their turn, with a pause like a person's; notes how long the computer took to answer.

        It goes on until the computer has played once, however slow the machine. People do not act in step: everybody
        begins at a moment of their own.
        """
        await asyncio.sleep(random.random() * EVERY / 2)
        end = time.monotonic() + seconds
        while time.monotonic() < end or not self.answers:
            start = time.perf_counter()
            if not self._is_mine:
                plays = self.view["board"]["phase"] != "opening"
                async with asyncio.timeout(60):
                    while not self._is_mine:
                        await self.change()
                if plays:
                    self.answers.append(time.perf_counter() - start)
                await asyncio.sleep(EVERY / 2)
                continue
            board = self.view["board"]
            answer = await self.send(*((0, "throw", {}) if board["phase"] == "opening" else choose(board)))
            if answer["type"] == "ack":
                self.times.append(time.perf_counter() - start)
            if self._is_mine:
                await asyncio.sleep(EVERY / 2)

    @property
    def _is_mine(self) -> bool:
        board = self.view["board"]
        return "0" not in board["opening"] if board["phase"] == "opening" else board["turn"] == 0


async def measure(server: Loaded, tables: int, seconds: float) -> dict[str, Any]:
    """Everybody plays for a while; nobody is left waiting, and no computer plays without thinking."""
    singles = await in_turn([Single(number).begin(server) for number in range(tables)])
    await singles[0].play(1)  # the worker is a process that starts with the first question
    for single in singles:
        single.times.clear()
        single.answers.clear()
    used, thinking = server.cpu(), server.workers_cpu()
    await asyncio.gather(*(single.play(seconds) for single in singles))
    used, thinking = server.cpu() - used, server.workers_cpu() - thinking
    metrics = (await server.http.get("/metrics")).text
    figures = dict(line.rsplit(" ", 1) for line in metrics.splitlines() if not line.startswith("#"))
    assert float(figures["trictrac_thought_failures"]) == 0, "a computer played without thinking"
    thoughts = float(figures["trictrac_thoughts"])
    assert thoughts > tables, "the computers did not think"
    for single in singles:
        single.leave()
    times = sorted(each for single in singles for each in single.times)
    answers = sorted(each for single in singles for each in single.answers)
    return {
        "games": tables,
        "messages": len(times),
        "thoughts": int(thoughts),
        "p50_ms": round(1000 * times[len(times) // 2], 1),
        "p99_ms": round(1000 * times[int(0.99 * len(times))], 1),
        "computer_p50_ms": round(1000 * answers[len(answers) // 2], 1),
        "computer_p99_ms": round(1000 * answers[int(0.99 * len(answers))], 1),
        "cpu_ms_per_message": round(1000 * used / len(times), 3),
        "thinking_ms_per_message": round(1000 * thinking / len(times), 3),
    }
