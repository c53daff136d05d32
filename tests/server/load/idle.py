"""What a table costs that waits: its two people connected, nobody acting."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.load.acting import Pair, choose
from tests.server.load.server import Loaded, in_turn

FIRST = 300
"""Tables after which caches are full and pools have grown; memory is counted from there."""


async def measure(server: Loaded, tables: int) -> dict[str, Any]:
    """The growth of the process from 300 tables on, a few coups played at each."""
    pairs = await _seat(server, range(FIRST))
    before = server.memory()
    pairs += await _seat(server, range(FIRST, FIRST + tables))
    await asyncio.sleep(1)
    after = server.memory()
    assert all(pair.view["status"] == "playing" for pair in pairs)
    assert not any(line.broken for pair in pairs for line in pair.lines)
    for pair in pairs:
        pair.leave()
    return {"tables": tables, "kb_per_table": round((after - before) / tables, 1)}


async def _seat(server: Loaded, numbers: range) -> list[Pair]:
    pairs = await in_turn([Pair(number).sit(server) for number in numbers])
    await in_turn([_play_a_little(pair) for pair in pairs])
    return pairs


async def _play_a_little(pair: Pair) -> None:
    for _ in range(6):
        await pair.send(*choose(pair.view["board"]))
        await asyncio.sleep(0)
