"""Five thousand who watch one game: how long until the last of them has seen a coup."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from tests.server.load.acting import Pair, choose
from tests.server.load.line import Line
from tests.server.load.server import Loaded, in_turn


class Crowd:
    """Counts who has heard of an entry; a spectator notes nothing else."""

    def __init__(self) -> None:
        self.texts = 0
        self.sizes: set[int] = set()

    def heard(self, text: bytes) -> None:
        if text.startswith(b'{"type":"entries"'):
            self.texts += 1
            self.sizes.add(len(text))


async def measure(server: Loaded, spectators: int, coups: int) -> dict[str, Any]:
    """One pair plays; each coup is sent when the one before has reached everybody."""
    pair = await Pair(0).sit(server)
    crowd = Crowd()
    before = server.memory()
    lines = await in_turn(
        [Line.connect(server.url, pair.table, "", crowd.heard) for _ in range(spectators)], at_once=50
    )
    await asyncio.sleep(1)
    memory = server.memory() - before
    used, took = server.cpu(), []
    for _ in range(coups):
        crowd.texts = 0
        crowd.sizes.clear()
        start = time.perf_counter()
        answer = await pair.send(*choose(pair.view["board"]))
        assert answer["type"] == "ack", answer
        async with asyncio.timeout(60):
            while crowd.texts < spectators:
                await asyncio.sleep(0.002)
        took.append(time.perf_counter() - start)
        assert len(crowd.sizes) == 1, "not everybody was told the same"
        await asyncio.sleep(0.2)
        assert crowd.texts == spectators, "somebody was told twice"
    used = server.cpu() - used
    assert not any(line.broken for line in lines), "a spectator was lost"
    for line in lines:
        line.close()
    pair.leave()
    took.sort()
    return {
        "spectators": spectators,
        "coups": coups,
        "median_ms": round(1000 * took[len(took) // 2]),
        "worst_ms": round(1000 * took[-1]),
        "cpu_us_per_spectator": round(1e6 * used / coups / spectators, 1),
        "kb_per_spectator": round(memory / spectators, 1),
    }
