"""Hundreds of thousands of requests that nobody should send: every one is answered, and the server stays as it is.

``python -m tests.server.attack.fuzz`` sends them to a server of its own on this machine: messages over websockets, as
players and as passers-by, and HTTP to every address that the server publishes, with bodies of the wrong shape and size.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import string
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.load.server import Loaded, cookie_of, running
from trictrac.dice_proof import new_secret, seal
from trictrac.server.messages.incoming import MESSAGES

LINES = 8
"""Tables, each with its own socket and its own stream of HTTP requests."""
PER_SOCKET = 400
"""Messages over one socket; then another table is opened."""
GROWN = 30_000
"""Kilobytes that the second half of the requests may add to the process: what is kept is bounded, whatever comes."""
COMMON = ("do", "ref", "seen")
FIELDS = sorted({name for model in MESSAGES.values() for name in model.model_fields})
WORDS = [
    "1-5 1-4",
    "1-7-11",
    "exit",
    "6-4",
    "0",
    "-",
    "25-25",
    "a" * 64,
    "\u0000",
    "é" * 30,
    "\ud800",
    "_w",
    "loi-2013",
]


@dataclass
class Answers:
    """How everything was answered."""

    messages: Counter[str] = field(default_factory=Counter)
    requests: Counter[int] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    memory: list[tuple[int, int]] = field(default_factory=list)

    @property
    def count(self) -> int:
        return self.messages.total() + self.requests.total()

    def grown(self) -> int:
        """Kilobytes from half of the way to the end."""
        half = next(kilobytes for count, kilobytes in self.memory if count >= self.count / 2)
        return self.memory[-1][1] - half


def anything(rng: random.Random, depth: int = 0) -> Any:
    """Some value of JSON."""
    kind = rng.randrange(9 if depth < 2 else 6)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice([rng.randint(-3, 30), rng.randint(-(2**70), 2**70)])
    if kind == 2:
        return rng.uniform(-1e6, 1e6)
    if kind in (3, 4):
        return rng.choice(WORDS)
    if kind == 5:
        return "".join(rng.choices(string.printable, k=rng.randrange(60)))
    if kind == 6:
        return [anything(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice([*FIELDS, "x", "position", "throw"]): anything(rng, depth + 1) for _ in range(rng.randrange(5))}


class Fuzzing:
    """Everything that is sent to one server."""

    def __init__(self, server: Loaded, count: int, seed: int) -> None:
        self._server = server
        self._count = count
        self._seed = seed
        self._paths: dict[str, list[str]] = {}
        self.answers = Answers()

    async def run(self) -> Answers:
        schema = (await self._server.http.get("/api/openapi.json")).json()
        self._paths = {path: [method.upper() for method in methods] for path, methods in schema["paths"].items()}
        async with asyncio.TaskGroup() as group:
            for line in range(LINES):
                rng = random.Random(f"{self._seed} {line}")
                group.create_task(self._over_sockets(rng, line))
                group.create_task(self._over_http(rng, line))
            group.create_task(self._watch())
        return self.answers

    @property
    def _enough(self) -> bool:
        return self.answers.count >= self._count or bool(self.answers.wrong)

    async def _watch(self) -> None:
        while not self._enough:
            self.answers.memory.append((self.answers.count, self._server.memory()))
            print(f"\r{self.answers.count:,} of {self._count:,} ", end="", file=sys.stderr, flush=True)
            await asyncio.sleep(1)
        self.answers.memory.append((self.answers.count, self._server.memory()))

    async def _over_sockets(self, rng: random.Random, line: int) -> None:
        while not self._enough:
            name = f"fuzz{line}-{rng.randrange(10**9)}"
            options = {"modes": ["strict", "strict"], "free_hands": True}
            seats = [{"kind": "person"}, {"kind": "computer", "level": "random"}]
            table = (await self._server.open(name, options=options, seats=seats))["view"]["id"]
            address = f"ws{self._server.url[4:]}/api/tables/{table}/socket"
            cookie = {"Cookie": cookie_of(name)} if rng.random() < 0.8 else {}
            with contextlib.suppress(WebSocketException):  # what it will not have, it may hang up on
                async with connect(address, additional_headers=cookie, max_size=None) as socket:
                    seed = new_secret()
                    for said in (
                        {"do": "sit", "player": 0, "seal": seal(table, 0, seed)},
                        {"do": "reveal", "seed": seed},
                    ):
                        await self._send(socket, json.dumps({"ref": said["do"], "seen": 1, **said}))
                    for _ in range(PER_SOCKET):
                        if self._enough:
                            return
                        await self._message(rng, socket)

    async def _message(self, rng: random.Random, socket: ClientConnection) -> None:
        said: Any = anything(rng)
        if rng.random() < 0.8:
            do = rng.choice([*MESSAGES, "nothing"])
            known = [*MESSAGES[do].model_fields] if do in MESSAGES and rng.random() < 0.8 else FIELDS
            names = [name for name in known if name not in COMMON and rng.random() < 0.8][:4]
            said = {"do": do, "ref": f"f{rng.randrange(10**12)}", "seen": rng.randrange(50)}
            said |= {name: anything(rng, 1) for name in names}
        broken = rng.random() < 0.03
        await self._send(
            socket, "".join(rng.choices(string.printable, k=rng.randrange(99))) if broken else json.dumps(said)
        )

    async def _send(self, socket: ClientConnection, text: str) -> None:
        await socket.send(text)
        async with asyncio.timeout(30):
            while (heard := json.loads(await socket.recv()))["type"] not in ("ack", "refused", "bye"):
                pass
        self.answers.messages[heard.get("code", heard["type"])] += 1
        if heard.get("code") == "unavailable":
            self.answers.wrong.append(f"{text} is answered {heard}")

    async def _over_http(self, rng: random.Random, line: int) -> None:
        async with httpx.AsyncClient(base_url=self._server.url, timeout=60) as http:
            while not self._enough:
                path = rng.choice(list(self._paths))
                method = rng.choice([*self._paths[path], "POST", "DELETE"])
                address = "/".join(
                    quote(str(anything(rng, 2)), safe="", errors="surrogatepass")[:60] if part.startswith("{") else part
                    for part in path.split("/")
                )
                body = json.dumps(anything(rng)) if rng.random() < 0.9 else "x" * rng.randrange(70_000)
                headers = {"Cookie": cookie_of(f"http{line}")} if rng.random() < 0.7 else {}
                # What is too long is hung up on while it is being sent, and a connection that was used before may end.
                with contextlib.suppress(httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError):
                    answer = await http.request(method, address, content=body, headers=headers)
                    self.answers.requests[answer.status_code] += 1
                    if answer.status_code >= 500 and answer.status_code != 503:
                        self.answers.wrong.append(f"{method} {address} {body[:200]} is answered {answer.status_code}")


async def fuzz(count: int, seed: int = 1) -> tuple[Answers, str]:
    """So many requests to a server of its own; how they were answered, and its log."""
    async with running() as server:
        answers = await Fuzzing(server, count, seed).run()
        assert (await server.http.get("/readyz")).status_code == 200
        log = server.process.log.read_text()
    return answers, log


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.attack.fuzz", description=__doc__)
    parser.add_argument("--requests", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    start = time.monotonic()
    answers, log = asyncio.run(fuzz(args.requests, args.seed))
    print(f"\n{answers.count:,} requests in {time.monotonic() - start:.0f} s: {dict(answers.requests)}")
    print(f"messages: {dict(answers.messages.most_common())}")
    print(
        f"memory in kB: {answers.memory[0][1]} at first, {answers.memory[-1][1]} at last, "
        f"{answers.grown()} more in the second half"
    )
    if answers.wrong:
        sys.exit("\n".join(answers.wrong))
    if "traceback" in log.lower():
        sys.exit(log[max(0, log.lower().index("traceback") - 500) :][:3000])
    if answers.grown() > GROWN:
        sys.exit("something stays")


if __name__ == "__main__":
    main()
