"""Load on a real server, loopback only: ``python -m tests.server.load --tables 250 500 1000 [--postgres]``.

Each table has two people on websockets and acts every two seconds. What is measured is the time from a
message to its acknowledgement, which comes when its entries are on disk; every log is checked afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.postgres import Postgres, find_binaries
from tests.server.running import ServerProcess
from trictrac.client import Client, RefusedError, SeatAtTable
from trictrac.server.store import Database, EventStore
from trictrac.server.tables.live import LiveTable

EVERY = 2.0


class Pair:
    """Two people at a table."""

    def __init__(self) -> None:
        self.seats: list[SeatAtTable] = []
        self.times: list[float] = []
        self.acknowledged: list[int] = []

    async def sit(self, stack: contextlib.AsyncExitStack, url: str, number: int) -> Pair:
        clients = [await stack.enter_async_context(Client(url, f"{name} {number}")) for name in ("A", "B")]
        opened = await clients[0].open(options={"games": 100})
        self.table = opened["view"]["id"]
        self.seats = [await stack.enter_async_context(client.table(self.table)) for client in clients]
        await self.seats[0].sit(0)
        await self.seats[1].sit(1, opened["invitations"]["1"])
        await self.seats[0].until(lambda: self.seats[0].view["status"] == "playing", 120)
        return self

    async def act(self, seconds: float) -> None:
        await asyncio.sleep(random.random() * EVERY)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            start = time.monotonic()
            await self._one()
            await asyncio.sleep(max(0.0, EVERY - (time.monotonic() - start)))

    async def _one(self) -> None:
        view = max((seat.view for seat in self.seats), key=lambda view: view["seq"])
        you, do, more = choose(view["board"])
        start = time.perf_counter()
        with contextlib.suppress(RefusedError):
            self.acknowledged.append(await self.seats[you].send(do, **more))
            self.times.append(time.perf_counter() - start)


def choose(board: dict[str, Any]) -> tuple[int, str, dict[str, Any]]:
    """Who does what next."""
    if board["phase"] == "opening":
        return (0 if "0" not in board["opening"] else 1), "throw", {}
    if board["phase"] == "throw":
        return board["turn"], "throw", {}
    if board["may_decide"]:
        return board["turn"], "stay", {}
    return board["turn"], "play", {"play": random.choice(board["plays"])}


def memory_of(pid: int) -> int:
    """Kilobytes a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def cpu_of(pid: int) -> float:
    """Seconds of processor a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def check(database: str, pairs: list[Pair]) -> int:
    store = EventStore(Database(database))
    await store.start()
    total = 0
    for pair in pairs:
        entries = await store.read(pair.table)
        assert set(pair.acknowledged) <= {entry.seq for entry in entries}
        LiveTable.fold(pair.table, (await store.find(pair.table)).secret, entries)
        total += len(entries)
    await store.stop()
    return total


async def measure(database: str, tables: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(database, Path(folder))
        before = memory_of(server.process.pid)
        async with contextlib.AsyncExitStack() as stack:
            pairs: list[Pair] = []
            for first in range(0, tables, 25):
                numbers = range(first, min(first + 25, tables))
                pairs += await asyncio.gather(*(Pair().sit(stack, server.url, n) for n in numbers))
            idle = memory_of(server.process.pid)
            used, mine, start = cpu_of(server.process.pid), time.process_time(), time.monotonic()
            await asyncio.gather(*(pair.act(seconds) for pair in pairs))
            wall = time.monotonic() - start
            used, mine = cpu_of(server.process.pid) - used, time.process_time() - mine
            after = memory_of(server.process.pid)
        server.stop()
        entries = await check(database, pairs)
    times = sorted(each for pair in pairs for each in pair.times)
    return {
        "tables": tables,
        "messages": len(times),
        "entries_checked": entries,
        "p50_ms": round(1000 * statistics.median(times), 1),
        "p99_ms": round(1000 * times[int(0.99 * len(times))], 1),
        "worst_ms": round(1000 * times[-1], 1),
        "server_cpu": round(used / wall, 2),
        "generator_cpu": round(mine / wall, 2),
        "others_load": round(os.getloadavg()[0], 1),
        "kb_per_table": round((idle - before) / tables, 1),
        "kb_after": round((after - before) / tables, 1),
    }


async def run() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[250])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--postgres", action="store_true")
    args = parser.parse_args()
    for tables in args.tables:
        with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
            database = f"sqlite:///{folder}/load.sqlite"
            if args.postgres:
                binaries = find_binaries()
                assert binaries is not None
                postgres = Postgres(binaries)
                stack.callback(postgres.remove)
                database = await postgres.new_database("load")
            print(json.dumps(await measure(database, tables, args.seconds)), flush=True)


if __name__ == "__main__":
    asyncio.run(run())
