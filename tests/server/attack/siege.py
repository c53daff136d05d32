"""One address does its worst against a server with its usual limits, while somebody else plays: what do they notice?

``python -m tests.server.attack.siege`` besieges a server of its own for a minute, on this machine only, floods another
one for as long with what is refused, and prints what an innocent person waited for. The attackers come without a
cookie, or as somebody else each time, all from one address; a proxy's header says which (`TRICTRAC_PROXIES`). Bounded
in time, and in how much is asked at once.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.records.driver import forms_of_play, play_session
from tests.server.load.server import Loaded, running
from trictrac.dice_proof import new_secret, seal
from trictrac.position import Position
from trictrac.records import Header, write
from trictrac.table import Mode, Setting

ATTACKER = "192.0.2.66"
INNOCENT = "198.51.100.7"
AT_ONCE = 8
"""Requests of one kind that are under way together."""
ACKNOWLEDGED = 0.150
"""Seconds for an acknowledgement, ninety-nine times in a hundred (issue 14)."""
ANSWERED = 2.0
"""Seconds for a computer's answer, at most."""
FIRST = 10
"""Answers before the siege begins."""
WRITTEN = 5.0
"""Megabytes of disk in a minute."""


@dataclass
class Seen:
    """What the innocent waited for, and what the attackers were answered."""

    acknowledged: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    attacks: dict[str, dict[int, int]] = field(default_factory=dict)
    first_answer: float = 0.0
    written: float = 0.0
    seconds: float = 0.0

    def report(self) -> dict[str, Any]:
        return {
            "acknowledgements": len(self.acknowledged),
            "p50_ms": round(1000 * _share(self.acknowledged, 0.5), 1),
            "p99_ms": round(1000 * _share(self.acknowledged, 0.99), 1),
            "computer_answers": len(self.answered),
            "first_answer_s": round(self.first_answer, 2),
            "slowest_answer_s": round(max(self.answered, default=0.0), 2),
            "megabytes_per_minute": round(self.written / self.seconds * 60, 2),
            "attacks": self.attacks,
        }

    def holds(self) -> bool:
        return (
            _share(self.acknowledged, 0.99) <= ACKNOWLEDGED
            and max(self.answered) <= ANSWERED
            and self.written / self.seconds * 60 <= WRITTEN
        )


def _share(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


class Attack:
    """All from one address; no cookie is ever sent back."""

    def __init__(self, url: str) -> None:
        self.answers: dict[str, dict[int, int]] = {}
        self._url = url
        self._table = ""
        self._http = httpx.AsyncClient(base_url=url, timeout=30, headers={"X-Forwarded-For": ATTACKER}, cookies=None)
        form = forms_of_play()["deux"]
        setting = Setting((Mode.AUTOMATIC,) * 2)
        self._record = "".join(write(Header(form, setting), play_session(form, setting, seed=1).events))[: 250 * 1024]

    async def __aenter__(self) -> Attack:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    def floods(self) -> dict[str, Callable[[], Awaitable[int]]]:
        """As much as goes over the line, whatever is answered: these use up what the address may ask otherwise."""
        return {"requests": self._requests, "messages": self._messages}

    async def _requests(self) -> int:
        """Over one connection, ten at once, and one more whenever one is answered."""
        reader, writer = await asyncio.open_connection("127.0.0.1", int(self._url.rpartition(":")[2]))
        try:
            request = f"GET /api/house HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {ATTACKER}\r\n\r\n".encode()
            writer.write(request * 10)
            async with asyncio.timeout(5):
                while await reader.read(65536):
                    writer.write(request)
        except (OSError, TimeoutError):
            pass
        finally:
            writer.close()
        return 0

    async def _messages(self) -> int:
        """To a table that there is, as fast as they are taken."""
        if not self._table:
            opened = await self._http.post("/api/tables", json={"options": {}})
            self._table = opened.json().get("view", {}).get("id", "")
        said = json.dumps({"do": "say", "ref": "f", "seen": 1, "text": "x" * 300})
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            address = f"ws{self._url[4:]}/api/tables/{self._table or 'none'}/socket"
            async with connect(address, additional_headers={"X-Forwarded-For": ATTACKER}) as socket, asyncio.timeout(5):
                while True:
                    await socket.send(said)
        return 0

    def kinds(self) -> dict[str, Callable[[], Awaitable[int]]]:
        return {
            "tables of masters": self._table_of("maitre"),
            "tables of random players": self._table_of("random"),
            "replays": lambda: self._post("/api/replay", content=self._record.encode()),
            "verifications": lambda: self._post("/api/verify", content=self._record.encode()),
            "hints": lambda: self._post("/api/hint", json={"position": _some_position(), "throw": "6-5"}),
            "judgements": lambda: self._post("/api/judge", json={"position": _some_position(), "throw": "6-5"}),
            "throws": lambda: self._post("/api/throws", json={"position": _some_position()}),
            "guests": lambda: self._post("/api/me", json={"name": f"guest {random.random()}"}),
            "talk": self._talk,
            "logins": lambda: self._post("/api/login", json={"name": "Anne", "password": "a guess of many"}),
        }

    async def _post(self, path: str, **body: Any) -> int:
        self._http.cookies.clear()
        return (await self._http.post(path, **body)).status_code

    def _table_of(self, level: str) -> Callable[[], Awaitable[int]]:
        async def one() -> int:
            """Opened, and watched for a while so that its computers play."""
            self._http.cookies.clear()
            seats = [{"kind": "computer", "level": level}] * 2
            opened = await self._http.post("/api/tables", json={"options": {"games": 50}, "seats": seats})
            if opened.status_code == 201:
                await self._watch(opened.json()["view"]["id"], 20)
            return opened.status_code

        return one

    async def _watch(self, table: str, seconds: float) -> None:
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            address = f"ws{self._url[4:]}/api/tables/{table}/socket"
            async with connect(address, additional_headers={"X-Forwarded-For": ATTACKER}) as socket:
                async with asyncio.timeout(seconds):
                    async for _ in socket:
                        pass

    async def _talk(self) -> int:
        """A table of one's own, filled with words."""
        self._http.cookies.clear()
        opened = await self._http.post("/api/tables", json={"options": {}})
        if opened.status_code != 201:
            return opened.status_code
        table, cookie = opened.json()["view"]["id"], opened.headers.get("set-cookie", "").partition(";")[0]
        status = 0
        for number in range(100):
            said = {"do": "say", "ref": f"t{number}", "seen": 1, "text": "x" * 300}
            answer = await self._http.post(f"/api/tables/{table}/messages", json=said, headers={"Cookie": cookie})
            status = answer.status_code
        return status

    async def go_on(self, kind: str, attack: Callable[[], Awaitable[int]], until: float) -> None:
        answers = self.answers.setdefault(kind, {})
        while time.monotonic() < until:
            try:
                status = await attack()
            except (httpx.HTTPError, OSError, WebSocketException, AttributeError):
                status = 0  # AttributeError: websockets aborts a transport that the server has cut off already
            answers[status] = answers.get(status, 0) + 1
            await asyncio.sleep(0.01)


def _some_position() -> str:
    """Another one each time: no cache helps."""
    out = random.randint(1, 5)
    return f"1x{14 - out}-{random.randint(2, 11)}x{out}_1x15_w" if random.random() < 0.9 else str(Position())


class Innocent:
    """A person who plays an amateur, one coup after another."""

    def __init__(self, server: Loaded, seen: Seen) -> None:
        self._server = server
        self._seen = seen
        self._refs = 0

    async def play(self, seconds: float, begun: asyncio.Event) -> None:
        """So long from the first coups on: a server that has just started loads its computers then."""
        headers = {"X-Forwarded-For": INNOCENT}
        async with httpx.AsyncClient(base_url=self._server.url, timeout=60, headers=headers) as http:
            (await http.post("/api/me", json={"name": "Anne"})).raise_for_status()
            seats = [{"kind": "person"}, {"kind": "computer", "level": "amateur"}]
            opened = await http.post("/api/tables", json={"options": {"games": 50}, "seats": seats})
            opened.raise_for_status()
            table = opened.json()["view"]["id"]
            cookie = "; ".join(f"{each.name}={each.value}" for each in http.cookies.jar)
            address = f"ws{self._server.url[4:]}/api/tables/{table}/socket"
            async with connect(address, additional_headers={"Cookie": cookie, **headers}, max_size=None) as socket:
                await self._sit(socket, table)
                while len(self._seen.answered) < FIRST:
                    await self._coup(socket)
                self._seen.first_answer = max(self._seen.answered)
                self._seen.answered.clear()
                self._seen.acknowledged.clear()
                begun.set()
                until = time.monotonic() + seconds
                while time.monotonic() < until:
                    await self._coup(socket)

    async def _sit(self, socket: Any, table: str) -> None:
        self.view: dict[str, Any] = {}
        seed = new_secret()
        await self._hear(socket)
        await self._say(socket, "sit", player=0, seal=seal(table, 0, seed))
        await self._say(socket, "reveal", seed=seed)

    async def _hear(self, socket: Any) -> dict[str, Any]:
        heard: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
        self.view = heard.get("view", self.view)
        return heard

    async def _say(self, socket: Any, do: str, **more: Any) -> None:
        self._refs += 1
        ref = f"i{self._refs}"
        start = time.monotonic()
        await socket.send(json.dumps({"do": do, "ref": ref, "seen": self.view["seq"], **more}))
        while (heard := await self._hear(socket)).get("ref") != ref:
            pass
        if heard["type"] == "ack":
            self._seen.acknowledged.append(time.monotonic() - start)
            while self.view["seq"] < heard["seq"]:
                await self._hear(socket)

    async def _coup(self, socket: Any) -> None:
        """Does what is to be done, or waits for the computer to do it."""
        board = self.view["board"]
        if board["phase"] == "opening" and "0" not in board["opening"]:
            await self._say(socket, "throw")
        elif board["phase"] != "opening" and board["turn"] == 0:
            if board["phase"] == "throw":
                await self._say(socket, "throw")
            elif board["may_decide"]:
                await self._say(socket, "stay")
            else:
                await self._say(socket, "play", play=random.choice(board["plays"]))
        else:
            start = time.monotonic()
            seq = self.view["seq"]
            while self.view["seq"] == seq:
                await self._hear(socket)
            self._seen.answered.append(time.monotonic() - start)
        await asyncio.sleep(0.05)


async def _attack(url: str, seconds: float, is_flood: bool) -> dict[str, dict[int, int]]:
    async with Attack(url) as attack, asyncio.TaskGroup() as group:
        until = time.monotonic() + seconds
        kinds = attack.floods() if is_flood else attack.kinds()
        for kind, one in kinds.items():
            for _ in range(AT_ONCE * (10 if is_flood else 1)):
                group.create_task(attack.go_on(kind, one, until))
    return attack.answers


def attack(url: str, seconds: float, is_flood: bool = False) -> dict[str, dict[int, int]]:
    """Everything at once, in a process of its own that takes only what the server leaves of this machine."""
    os.nice(19)
    return asyncio.run(_attack(url, seconds, is_flood))


async def besiege(seconds: float, alone: bool = False, is_flood: bool = False) -> Seen:
    """Plays for so long, besieged, flooded or alone."""
    seen = Seen(seconds=seconds)
    async with running(TRICTRAC_RATE="20", TRICTRAC_PROXIES="127.0.0.1") as server:
        folder = Path(server.database.removeprefix("sqlite:///")).parent
        with ProcessPoolExecutor(1, get_context("spawn")) as pool:
            begun = asyncio.Event()
            innocent = asyncio.create_task(Innocent(server, seen).play(seconds, begun))
            await begun.wait()
            before = _size(folder)
            if not alone:
                seen.attacks = await asyncio.get_running_loop().run_in_executor(
                    pool, attack, server.url, seconds, is_flood
                )
            await innocent
        seen.written = (_size(folder) - before) / 1e6
    return seen


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.glob("*.sqlite*"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.attack.siege", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--alone", action="store_true", help="without the attack, to compare")
    args = parser.parse_args()
    every = [asyncio.run(besiege(args.seconds, args.alone))]
    print(json.dumps(every[0].report(), indent=2), flush=True)
    if not args.alone:
        every.append(asyncio.run(besiege(args.seconds, is_flood=True)))
        print("flooded:", json.dumps(every[1].report(), indent=2))
    if not all(seen.holds() for seen in every):
        sys.exit("the innocent noticed it")


if __name__ == "__main__":
    main()
