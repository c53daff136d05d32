"""Tables of two people that act every two seconds: from a message to its acknowledgement, which is on disk."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import statistics
import time
from collections.abc import Sequence
from typing import Any, Self

from tests.server.load.line import Line
from tests.server.load.server import Loaded, cookie_of, in_turn, logs
from trictrac.dice_proof import new_secret, seal

EVERY = 2.0
_refs = itertools.count()


class Pair:
    """Two people at a table; the first one's line says how it stands."""

    def __init__(self, number: int) -> None:
        self.names = [f"{letter}{number}" for letter in "AB"]
        self.view: dict[str, Any] = {}
        self.times: list[float] = []
        self.acknowledged: list[int] = []
        self.refused: list[str] = []
        self.lines: list[Line] = []
        self._waiting: asyncio.Future[dict[str, Any]] | None = None
        self._news = asyncio.Event()

    async def sit(self, server: Loaded) -> Self:
        """Both sit down, and the game begins."""
        return await self._sit(server, (0, 1), options={"games": 100})

    async def sit_alone(self, server: Loaded, **wish: Any) -> Self:
        """The first one sits down; computers have the other seats."""
        return await self._sit(server, (0,), **wish)

    async def _sit(self, server: Loaded, players: Sequence[int], **wish: Any) -> Self:
        opened = await server.open(self.names[0], **wish)
        self.table = opened["view"]["id"]
        hear = (self._follow, self._answer)
        self.lines = [
            await Line.connect(server.url, self.table, cookie_of(self.names[player]), hear[player])
            for player in players
        ]
        seeds = {player: new_secret() for player in players}
        for player, seed in seeds.items():
            invitation = opened["invitations"][str(player)]
            more = {"player": player, "seal": seal(self.table, player, seed), "invitation": invitation}
            assert (await self.send(player, "sit", more))["type"] == "ack"
        for player, seed in seeds.items():
            assert (await self.send(player, "reveal", {"seed": seed}))["type"] == "ack"
        async with asyncio.timeout(60):
            while self.view.get("status") != "playing":
                await self.change()
        return self

    async def change(self) -> None:
        """Waits for the next news of the table."""
        self._news.clear()
        await self._news.wait()

    def _follow(self, text: bytes) -> None:
        if text.startswith((b'{"type":"entries"', b'{"type":"snapshot"')):
            self.view = json.loads(text)["view"]
            self._news.set()
        else:
            self._answer(text)

    def _answer(self, text: bytes) -> None:
        if text.startswith((b'{"type":"ack"', b'{"type":"refused"')) and self._waiting and not self._waiting.done():
            self._waiting.set_result(json.loads(text))

    async def send(self, player: int, do: str, more: dict[str, Any]) -> dict[str, Any]:
        self._waiting = asyncio.get_running_loop().create_future()
        seen = self.view.get("seq", 0)
        self.lines[player].send({"do": do, "ref": f"r{next(_refs)}", "seen": seen, **more})
        async with asyncio.timeout(60):
            return await self._waiting

    async def act(self, seconds: float) -> None:
        await asyncio.sleep(random.random() * EVERY)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            start = time.perf_counter()
            answer = await self.send(*choose(self.view["board"]))
            taken = time.perf_counter() - start
            if answer["type"] == "ack":
                self.times.append(taken)
                self.acknowledged.append(answer["seq"])
            else:
                self.refused.append(answer["code"])
            await asyncio.sleep(max(0.0, EVERY - taken))

    def leave(self) -> None:
        for line in self.lines:
            line.close()


def choose(board: dict[str, Any]) -> tuple[int, str, dict[str, Any]]:
    """Who does what next, from what the server shows."""
    if board["phase"] == "opening":
        return (0 if "0" not in board["opening"] else 1), "throw", {}
    if board["phase"] == "throw":
        return board["turn"], "throw", {}
    if board["may_decide"]:
        return board["turn"], "stay", {}
    return board["turn"], "play", {"play": random.choice(board["plays"])}


async def seat_all(server: Loaded, tables: int) -> list[Pair]:
    """So many tables with both people connected, the games begun."""
    return await in_turn([Pair(number).sit(server) for number in range(tables)])


async def measure(server: Loaded, tables: int, seconds: float) -> dict[str, Any]:
    """Lets them play, checks every log on the disk, and tells how long the acknowledgements took."""
    pairs = await seat_all(server, tables)
    await asyncio.gather(*(pair.act(EVERY) for pair in pairs[:10]))  # what is loaded with the first coups is loaded
    for pair in pairs[:10]:
        pair.times.clear()
    used, mine, start = server.cpu(), time.process_time(), time.monotonic()
    await asyncio.gather(*(pair.act(seconds) for pair in pairs))
    wall = time.monotonic() - start
    used, mine = server.cpu() - used, time.process_time() - mine
    for pair in pairs:
        pair.leave()
    by_table = {pair.table: pair for pair in pairs}
    async for table, entries, live in logs(server.database, list(by_table)):
        pair = by_table[table]
        assert set(pair.acknowledged) <= {entry.seq for entry in entries if entry.ref}, "an acknowledged entry is gone"
        assert live.status == "playing"
    times = sorted(each for pair in pairs for each in pair.times)
    refused = sum(len(pair.refused) for pair in pairs)
    due = tables * seconds / EVERY
    assert refused <= 0.01 * due, f"{refused} messages were refused"
    assert len(times) >= 0.9 * due, f"{len(times)} messages of {due:.0f}: the tables did not act every {EVERY:g} s"
    return {
        "tables": tables,
        "messages": len(times),
        "p50_ms": round(1000 * statistics.median(times), 1),
        "p99_ms": round(1000 * times[int(0.99 * len(times))], 1),
        "worst_ms": round(1000 * times[-1], 1),
        "cpu_ms_per_message": round(1000 * used / len(times), 3),
        "server_cores": round(used / wall, 2),
        "generator_cores": round(mine / wall, 2),
        "load_of_the_machine": round(os.getloadavg()[0], 1),
    }
