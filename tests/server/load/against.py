"""This server and an earlier one in turn, in one run: ``python -m tests.server.load.against EARLIER/src``.

On a machine with other work the times scatter more than two versions differ. So does processor time per message: the
busier the machine, the more messages share a transaction, and each then costs a tenth. What does not scatter is the
processor time of the parts of one action (``parts``): it fails where they cost this server more than the earlier one.
The figures are medians over the rounds, and are kept in ``docs/data/server_load_against.json``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

import trictrac
from tests.server.load import acting, computers, idle
from tests.server.load.server import running

DATA = Path(__file__).parents[3] / "docs" / "data" / "server_load_against.json"
KEPT = (
    *("p50_ms", "p99_ms", "cpu_ms_per_message", "kb_per_table"),
    *("computer_p50_ms", "computer_p99_ms", "thinking_ms_per_message"),
)
MORE = 1.05
"""By how much the processor time of two equal servers may differ."""
PARTS = Path(__file__).with_name("parts.py")
SERVERS = ("earlier", "now")


async def measure(earlier: Path, args: argparse.Namespace) -> dict[str, dict[str, list[dict[str, Any]]]]:
    """Every figure of both servers, each on a server of its own."""
    works = {
        "people": lambda server: acting.measure(server, args.tables, args.seconds),
        "computers": lambda server: computers.measure(server, args.computers, args.seconds),
        "idle": lambda server: idle.measure(server, args.idle),
    }
    found: dict[str, dict[str, list[dict[str, Any]]]] = {kind: {whose: [] for whose in SERVERS} for kind in works}
    for number in range(args.rounds):
        for kind, work in works.items():
            if kind == "idle" and number:
                continue  # memory does not scatter
            for whose, environment in zip(SERVERS, ({"PYTHONPATH": str(earlier)}, {}), strict=True):
                async with running(**environment) as server:
                    found[kind][whose].append(await work(server))
                print(kind, whose, json.dumps(found[kind][whose][-1]), flush=True)
    return found


def parts(earlier: Path, rounds: int) -> dict[str, dict[str, float]]:
    """What each part of one action costs in milliseconds of a core, and all of them together."""
    found: dict[str, list[dict[str, float]]] = {whose: [] for whose in SERVERS}
    for _ in range(rounds):
        for whose, path in zip(SERVERS, (earlier, Path(trictrac.__file__).parents[1]), strict=True):
            command = [sys.executable, str(PARTS)]
            told = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(path)}, check=True, capture_output=True)
            found[whose].append(json.loads(told.stdout))
            print("parts", whose, found[whose][-1], flush=True)
    figures = {
        whose: {name: round(statistics.median(each[name] for each in every), 3) for name in every[0]}
        for whose, every in found.items()
    }
    return {whose: {**each, "all_ms": round(sum(each.values()), 3)} for whose, each in figures.items()}


def medians(rounds: list[dict[str, Any]]) -> dict[str, float]:
    return {key: statistics.median(each[key] for each in rounds) for key in KEPT if key in rounds[0]}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.load.against", description=__doc__)
    parser.add_argument("earlier", type=Path, help="the folder src of the earlier version, its kernel compiled")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--computers", type=int, default=100)
    parser.add_argument("--idle", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3, help="of whole servers; 0: the parts alone")
    parser.add_argument("--parts", type=int, default=5, help="rounds of the parts of an action")
    parser.add_argument("--only-look", action="store_true", help="print figures, assert nothing, write nothing")
    args = parser.parse_args()
    assert (args.earlier / "trictrac").is_dir(), "that folder has no trictrac"
    earlier = args.earlier.resolve()
    found: dict[str, Any] = json.loads(DATA.read_text()) if DATA.exists() else {}
    found["parts"] = parts(earlier, args.parts)
    if args.rounds:
        rounds = asyncio.run(measure(earlier, args))
        found |= {kind: {whose: medians(each) for whose, each in both.items()} for kind, both in rounds.items()}
        found["run"] = {key: getattr(args, key) for key in ("tables", "computers", "idle", "seconds", "rounds")}
    print(json.dumps(found, indent=1))
    if args.only_look:
        return
    DATA.write_text(json.dumps(found, indent=1) + "\n")
    now, before = (found["parts"][whose]["all_ms"] for whose in ("now", "earlier"))
    if now > MORE * before:
        sys.exit(f"an action costs {now} ms of a core, not {before}")


if __name__ == "__main__":
    main()
