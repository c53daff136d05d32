"""All figures of docs/server.md in one command; every bar is an assertion unless ``--only-look`` is given."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
from pathlib import Path
from typing import Any

from tests.server.load import acting, computers, idle, spectators
from tests.server.load.server import running

DATA = Path(__file__).parents[3] / "docs" / "data" / "server_load.json"
BARS = {
    "p99_ms": ("acknowledgement at 1000 tables, 99 of 100", 100.0),
    "kb_per_table": ("memory of an idle table with its two people", 50.0),
    "spectators_ms": ("a coup seen by 5000 spectators", 1000.0),
    "computers_ms": ("acknowledgement beside 100 games against the net, 99 of 100", 100.0),
}


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    """Each figure on a server of its own."""
    found: dict[str, Any] = {"machine": {"cores": os.cpu_count(), "python": platform.python_version()}, "growth": []}
    for tables in args.tables:
        async with running() as server:
            found["growth"].append(await acting.measure(server, tables, args.seconds))
        print(json.dumps(found["growth"][-1]), flush=True)
    async with running() as server:
        found["idle"] = await idle.measure(server, args.idle)
    print(json.dumps(found["idle"]), flush=True)
    async with running() as server:
        found["spectators"] = await spectators.measure(server, args.spectators, 20)
    print(json.dumps(found["spectators"]), flush=True)
    async with running() as server:
        found["computers"] = await computers.measure(server, args.computers, args.seconds)
    print(json.dumps(found["computers"]), flush=True)
    return found


def judge(found: dict[str, Any]) -> list[str]:
    """The bars that were missed, in words."""
    thousand = [each["p99_ms"] for each in found["growth"] if each["tables"] == 1000]
    seen = {
        "p99_ms": thousand[0] if thousand else 0.0,
        "kb_per_table": found["idle"]["kb_per_table"],
        "spectators_ms": found["spectators"]["worst_ms"],
        "computers_ms": found["computers"]["p99_ms"],
    }
    return [f"{what}: {seen[key]:g}, not {bar:g}" for key, (what, bar) in BARS.items() if seen[key] > bar]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.load", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[250, 500, 1000, 2000])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--spectators", type=int, default=5000)
    parser.add_argument("--computers", type=int, default=100)
    parser.add_argument("--only-look", action="store_true", help="print figures, assert no bar, write nothing")
    args = parser.parse_args()
    found = asyncio.run(measure(args))
    missed = judge(found)
    if not args.only_look:
        DATA.write_text(json.dumps(found, indent=1) + "\n")
        if missed:
            sys.exit("\n".join(missed))
    print("\n".join(missed) or "Every bar is met.")


main()
