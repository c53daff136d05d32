"""A soak: whole games between computers through the real server, every record judged again afterwards.

``python -m tests.server.soak`` plays the 20 000 games of `make proof`; the tests play some tens. Tables of all forms
and marking modes stand side by side. Nothing may be stuck, nothing may leak, no record and no die may be wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import sys
import time
from dataclasses import dataclass, field
from typing import Any

from tests.server.load.line import Line
from tests.server.load.server import Loaded, running
from trictrac.records.check import check
from trictrac.verify import verify_text

STUCK = 120.0
"""Seconds without news after which a table counts as stuck."""
LEAK = 2.0
"""Kilobytes that a finished game may leave behind in the server, caches and the allocator's holes included."""
TABLES: list[tuple[str, dict[str, Any], list[str]]] = [
    ("ordinary", {}, ["random", "random"]),
    ("several games", {"games": 3, "rules": "usage-19e trous=4 stakes=quadruple"}, ["random", "greedy"]),
    ("by hand", {"modes": ["strict", "strict"]}, ["novice", "novice"]),
    ("assisted", {"modes": ["assisted", "strict"], "rules": "loi-2013 trous=6"}, ["random", "novice"]),
    ("against the net", {"rules": "loi-2013 trous=6"}, ["net", "random"]),
    ("written", {"form": "a-ecrire", "marques": 4}, ["random", "random"]),
    ("written, three", {"form": "a-ecrire", "players": 3, "marques": 6}, ["random"] * 3),
    ("chouette", {"form": "a-ecrire", "kind": "chouette", "players": 3, "marques": 4}, ["random"] * 3),
    ("written, four", {"form": "a-ecrire", "players": 4, "marques": 4}, ["random"] * 4),
    ("poule", {"form": "poule", "players": 4, "rules": "loi-2013 trous=4"}, ["random"] * 4),
]


@dataclass
class Soak:
    """What was seen so far."""

    server: Loaded
    games: int = 0
    tables: int = 0
    dice: int = 0
    by_kind: dict[str, int] = field(default_factory=dict)
    memory: list[tuple[int, int]] = field(default_factory=list)
    """Games played, and kilobytes of the process then."""

    async def table(self, number: int) -> None:
        """One table from its opening to its judgement."""
        kind, options, levels = TABLES[number % len(TABLES)]
        seats = [{"kind": "computer", "level": level} for level in levels]
        opened = await self.server.open(f"soak{number}", options=options, seats=seats)
        table = opened["view"]["id"]
        await self._until_over(table, kind)
        await self._judge(table)
        self.by_kind[kind] = self.by_kind.get(kind, 0) + 1

    async def _until_over(self, table: str, kind: str) -> None:
        over, news = asyncio.Event(), [time.monotonic()]

        def heard(text: bytes) -> None:
            news[0] = time.monotonic()
            if b'"status":"over"' in text:
                over.set()

        line = await Line.connect(self.server.url, table, "", heard)
        try:
            while not over.is_set():
                try:
                    await asyncio.wait_for(over.wait(), 5)
                except TimeoutError:
                    quiet = time.monotonic() - news[0]
                    assert not line.broken, f"the line to {table} ({kind}) broke"
                    assert quiet < STUCK, f"{table} ({kind}) has been stuck for {quiet:.0f} s"
        finally:
            line.close()

    async def _judge(self, table: str) -> None:
        """The record is judged coup by coup, as ``replay --check`` does, and every die is derived again."""
        answer = await self.server.http.get(f"/api/tables/{table}/record")
        answer.raise_for_status()
        (verdict,) = check(answer.text.splitlines(keepends=True))
        assert verdict.right, f"{table}: {verdict.sentence()}"
        assert verdict.finished, f"{table} stopped in the middle"
        (found,) = verify_text(answer.content)
        assert found.finished
        self.games += verdict.games
        self.tables += 1
        self.dice += found.dice

    def sample(self) -> None:
        """Notes the memory."""
        self.memory.append((self.games, self.server.memory()))

    def grown(self) -> float:
        """Kilobytes a game, from a third of the way on: what starts up and fills caches is over by then."""
        later = [each for each in self.memory if each[0] >= self.games / 3]
        (first, before), (last, after) = later[0], later[-1]
        return (after - before) / max(1, last - first)


async def soak(games: int, at_once: int = 20) -> Soak:
    """Plays until there were so many games."""
    async with running(TRICTRAC_WORKERS="1") as server:
        found = Soak(server)
        numbers = itertools.count()

        async def one_after_another() -> None:
            while found.games < games:
                await found.table(next(numbers))

        async def watch() -> None:
            while True:
                found.sample()
                print(json.dumps({"games": found.games, "tables": found.tables, "memory_kb": found.memory[-1][1]}))
                await asyncio.sleep(10)

        watching = asyncio.create_task(watch())
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(at_once):
                    group.create_task(one_after_another())
        finally:
            watching.cancel()
        found.sample()
        metrics = (await server.http.get("/metrics")).text
        assert 'trictrac_tables{status="playing"}' not in metrics or (
            'trictrac_tables{status="playing"} 0.0' in metrics
        ), "a table is left in the middle"
        assert "trictrac_thought_failures 0.0" in metrics, "a computer played without thinking"
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    args = parser.parse_args()
    start = time.monotonic()
    found = asyncio.run(soak(args.games))
    grown = found.grown()
    print(
        f"{found.games} games at {found.tables} tables in {time.monotonic() - start:.0f} s: all records right, "
        f"{found.dice} dice as promised, {grown:.2f} kB a game left behind; {found.by_kind}"
    )
    if grown > LEAK:
        sys.exit(f"{grown:.2f} kB a game is a leak")


if __name__ == "__main__":
    main()
