"""The server in this process, spoken to over HTTP and websockets (ASGI): what everybody at a table is sent.

Tables of the same name have the same dice: the chance of the operating system, from which the server draws names and
secrets, is replaced while a table is opened.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import secrets
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol
from unittest import mock

import httpx

from tests.answers.recorded import PROSE, TIMES, only, plain

PLAYERS = ("Anne", "Bruno", "Claire", "Denis")
SECRET = "0123456789abcdefghijklmnopqrstuvwxyz"
PATIENCE = 20.0
Step = tuple[int, dict[str, Any]]
"""Who sends (a player) and what: a message without its ``ref`` and ``seen``."""


class Hands(Protocol):
    """Whoever decides what the players do."""

    async def next(self, table: Table) -> Step | None:
        """The next message; None: it is enough."""


@contextmanager
def chance_of(name: str) -> Iterator[None]:
    """Whatever the operating system's chance is asked for comes from the name."""

    def some(count: int | None = None) -> bytes:
        return hashlib.shake_256(f"{name}/{count}".encode()).digest(count or 32)

    def text(count: int | None = None) -> str:
        return base64.urlsafe_b64encode(some(count)).rstrip(b"=").decode()

    with (
        mock.patch.object(secrets, "token_bytes", some),
        mock.patch.object(secrets, "token_hex", lambda count=None: some(count).hex()),
        mock.patch.object(secrets, "token_urlsafe", text),
        mock.patch.object(secrets, "randbelow", lambda most: int.from_bytes(some(8)) % most),
    ):
        yield


class Socket:
    """A websocket of one reader."""

    def __init__(self, app: Any, table: str, cookie: str, query: str = "") -> None:
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        headers = [(b"host", b"localhost")] + ([(b"cookie", cookie.encode())] if cookie else [])
        path = f"/api/tables/{table}/socket"
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "path": path,
            "raw_path": path.encode(), "query_string": query.encode(), "root_path": "", "headers": headers,
            "client": ("127.0.0.1", 1), "server": ("test", 80), "subprotocols": [], "state": {}, "extensions": {},
        }  # fmt: skip
        self._task = asyncio.create_task(app(scope, self._in.get, self._out.put))
        self.seq = -1

    async def until(self, seq: int) -> list[str]:
        """The messages up to an entry, those about presence left out: when they come is chance."""
        found = []
        while self.seq < seq:
            sent = await asyncio.wait_for(self._out.get(), PATIENCE)
            assert sent["type"] != "websocket.close", "the server hangs up"
            if sent["type"] == "websocket.send":
                message = _read(sent["text"])
                if message["type"] in ("snapshot", "entries"):
                    self.seq = message["view"]["seq"]
                    found.append(sent["text"])
        return found

    async def close(self) -> None:
        """Hangs up."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, PATIENCE)


class Table:
    """One table with its players and a spectator."""

    def __init__(self, app: Any, name: str, scene: dict[str, Any], known: set[str] | None = None) -> None:
        """``known``: the fields of a view that are looked at, if not all."""
        self.app = app
        self.known = known
        self.name = name
        self.scene = scene
        self.people = [
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost", timeout=PATIENCE)
            for _ in range(scene["players"])
        ]
        self.view: dict[str, Any] = {}
        self.steps: list[Step] = []
        self.told: list[dict[str, Any]] = []
        self._shown: dict[str, Any] = {}

    async def play(self, hands: Hands) -> dict[str, Any]:
        """The whole table: opened, played as the hands wish, looked at once more."""
        for player, person in enumerate(self.people):
            with chance_of(f"{self.name} {PLAYERS[player]}"):
                await person.post("/api/me", json={"name": PLAYERS[player]})
        with chance_of(self.name):
            opened = await self.people[0].post("/api/tables", json=self.scene["wish"])
        if opened.status_code != 201:
            return {"refused": _answer(opened)}
        self.view = opened.json()["view"]
        self.id = self.view["id"]
        invitations = opened.json()["invitations"]
        cookies = ["; ".join(f"{key}={value}" for key, value in person.cookies.items()) for person in self.people]
        self.sockets = [Socket(self.app, self.id, cookie) for cookie in (*cookies, "")]
        self.told.append({"answer": _answer(opened)["status"]})
        await self._hear(self.view["seq"])
        for player in range(len(self.people)):
            await self.send(player, {"do": "sit", "player": player, "seal": self._seal(player)}, invitations)
        for player in range(len(self.people)):
            await self.send(player, {"do": "reveal", "seed": self._seed(player)})
        while (step := await hands.next(self)) is not None:
            await self.send(*step)
            self.steps.append(step)
        return await self._end(cookies[0])

    async def send(self, player: int, message: dict[str, Any], invitations: dict[str, str] | None = None) -> None:
        """Sends a message of a player; keeps the answer and what everybody is told."""
        data = {"ref": f"r{len(self.told)}", "seen": self.view["seq"], **message}
        if invitations:
            data["invitation"] = invitations[str(player)]
        answer = await self.people[player].post(f"/api/tables/{self.id}/messages", json=data)
        self.told.append({"answer": _answer(answer)})
        if answer.status_code == 200:
            await self._hear(answer.json()["seq"])

    async def ask(self, path: str, body: Any = None) -> Any:
        """Whatever else the server answers."""
        person = self.people[0]
        answer = await (person.get(path) if body is None else person.post(path, json=body))
        return answer.json() if answer.status_code == 200 else None

    async def _hear(self, seq: int) -> None:
        """What everybody at the table is told up to an entry; views as what has changed in them."""
        readers = self.sockets if not self.scene["wish"].get("delayed") else self.sockets[:-1]
        heard = [await socket.until(seq) for socket in readers]
        if not heard[0]:
            return
        self.view = _read(heard[0][-1])["view"]
        told = [_told(tuple(texts)) for texts in heard]
        assert all(each["view"] == told[0]["view"] for each in told), "two readers see two tables"
        shown = _flat(told[0]["view"] if self.known is None else only(told[0]["view"], self.known))
        found = {
            "entries": told[0]["entries"],
            "others": [each["entries"] for each in told[1:] if each["entries"] != told[0]["entries"]],
            "view": {key: value for key, value in shown.items() if self._shown.get(key, "") != value},
            "gone": sorted(set(self._shown) - set(shown)),
        }
        self._shown = shown
        self.told[-1] |= found

    async def _end(self, cookie: str) -> dict[str, Any]:
        seq = self.view["seq"]
        again = [Socket(self.app, self.id, cookie, query) for query in (f"after={seq - 4}", "")]
        back = [_told(tuple(await socket.until(seq))) for socket in again]
        delayed = self.scene["wish"].get("delayed")
        late = _told(tuple(await self.sockets[-1].until(seq)))["entries"] if delayed else []
        account = await self.ask(f"/api/tables/{self.id}/account?lang=en")
        record = await self.people[0].get(f"/api/tables/{self.id}/record")
        clocked = "clock" in self.scene["wish"]["options"]  # then the times stand in it
        for socket in (*self.sockets, *again):
            await socket.close()
        for person in self.people:
            await person.aclose()
        return {
            "steps": self.told,
            "back": [{"you": each["you"], "entries": each["entries"]} for each in back],
            "late": late,
            "account": plain(account),
            "record": {"status": record.status_code, "text": None if clocked else _undated(record.text)},
        }

    def _seed(self, player: int) -> str:
        return hashlib.sha256(f"{self.name} {player}".encode()).hexdigest()

    def _seal(self, player: int) -> str:
        """As docs/dice.md says."""
        text = f"trictrac-dice-1/seal/{self.id}/{player}/{self._seed(player)}"
        return hashlib.sha256(text.encode()).hexdigest()


class Recorded:
    """Hands that do again what was done."""

    def __init__(self, steps: Sequence[Sequence[Any]]) -> None:
        self._steps = iter(steps)

    async def next(self, _table: Table) -> Step | None:
        """The next step."""
        step = next(self._steps, None)
        return None if step is None else (step[0], step[1])


def _answer(response: httpx.Response) -> dict[str, Any]:
    return {"status": response.status_code, **_clean(response.json())}


def _clean(value: Any) -> Any:
    return _without_nothing(plain(value, PROSE | TIMES))


def _without_nothing(value: Any) -> Any:
    """On the wire a field without a value may be left out."""
    if isinstance(value, dict):
        return {key: _without_nothing(item) for key, item in value.items() if item is not None}
    return [_without_nothing(item) for item in value] if isinstance(value, list) else value


@lru_cache(8)
def _read(text: str) -> Any:
    """A message; all readers are sent the same text, which is read once."""
    return json.loads(text)


@lru_cache(8)
def _told(texts: tuple[str, ...]) -> dict[str, Any]:
    """Several messages as one: how many entries go into one is chance."""
    messages = [_read(text) for text in texts]
    entries = [_clean(entry) for message in messages for entry in message.get("entries", ())]
    you = next((message["you"] for message in messages if message.get("you") is not None), None)
    return {"entries": entries, "view": _clean(messages[-1]["view"]), "you": you}


def _flat(value: Any, place: str = "") -> dict[str, Any]:
    """Every leaf by its path; lists of numbers and words are leaves."""
    if isinstance(value, dict) and value:
        items = value.items()
    elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        items = {str(number): item for number, item in enumerate(value)}.items()
    else:
        return {place: value}
    found: dict[str, Any] = {}
    for key, item in items:
        found |= _flat(item, f"{place}/{key}")
    return found


def _undated(record: str) -> str:
    """Without the day, and without the signature, which is of the day too."""
    undated = ("date:", "signed-by:", "signature:")
    return "".join(line for line in record.splitlines(keepends=True) if not line.startswith(undated))


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Any]:
    """A server on its own database."""
    from trictrac.server.app import create_app
    from trictrac.server.settings import Settings

    database = "database_url" if hasattr(Settings, "model_fields") else "database"  # as the release called it
    app = create_app(Settings(**{database: f"sqlite:///{folder}/tables.sqlite", "secret": SECRET, "rate": 1e5}))
    async with app.router.lifespan_context(app):
        yield app


def play_all(
    folder: Path, scenes: Sequence[tuple[dict[str, Any], Hands]], known: set[str] | None = None
) -> list[tuple[Any, Any]]:
    """All tables, one after the other: the messages that were sent, and what came back."""

    async def every() -> list[tuple[Any, Any]]:
        found = []
        async with serving(folder) as app:
            for number, (scene, hands) in enumerate(scenes):
                table = Table(app, f"table {number}", scene, known)
                answer = await table.play(hands)
                found.append(({**scene, "steps": table.steps}, answer))
        return found

    return asyncio.run(every())
