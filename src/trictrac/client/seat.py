"""A table over a websocket: follows everything, sends messages once, brings its own seed to the dice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import Callable
from typing import Any, Self

import websockets
from websockets.asyncio.client import ClientConnection

from trictrac.client.errors import ClientError, RefusedError
from trictrac.dice_proof import new_secret, seal

_AGAIN = 0.2
TRIES = 300
"""How often a broken connection is tried again before anything is heard, for about a minute."""
PATIENCE = 60.0
"""Seconds to wait for an answer, broken connections included."""


class SeatAtTable:
    """A connection that comes back by itself; ``view`` is how the table stands.

    A message is sent again after a broken connection, with the same reference: it is done once.
    """

    def __init__(self, url: str, table: str, cookie: str, after: int | None = None) -> None:
        self.table = table
        self.view: dict[str, Any] = {}
        self.you: int | None = None
        self.seq = after or 0
        self.entries: list[dict[str, Any]] = []
        """Everything received, in order, each once."""
        self.here: list[int] = []
        """The people at the table who are connected."""
        self.lost: str | None = None
        """Why the server will not have us."""
        self._refusal: RefusedError | None = None
        self._url = "ws" + url.removeprefix("http") + f"/api/tables/{table}/socket"
        self._cookie = cookie
        self._after = after
        self._seed: str | None = None
        self._waiting: dict[str, tuple[str, asyncio.Future[int]]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._tries = 0

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: bool(self.view))
        return self

    async def __aexit__(self, *_error: object) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    # Talking

    async def send(self, do: str, *, ref: str | None = None, **more: object) -> int:
        """Sends a message; returns its entry once it is on disk at the server. A refusal is an exception."""
        if self.lost is not None:
            raise self._hung_up()
        ref = ref or secrets.token_urlsafe(12)
        text = json.dumps({"do": do, "ref": ref, "seen": self.seq, **more})
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting[ref] = text, done
        await self.raw(text)
        try:
            async with asyncio.timeout(PATIENCE):
                return await done
        except TimeoutError:
            raise ClientError(f"no answer to {do} within {PATIENCE:g} s") from None
        finally:
            self._waiting.pop(ref, None)

    async def raw(self, text: str) -> None:
        """Sends a text as it is, if there is a connection."""
        if self._socket is not None:
            with contextlib.suppress(websockets.ConnectionClosed):
                await self._socket.send(text)

    async def sit(self, player: int, invitation: str | None = None) -> int:
        """Sits down, with the seal of a fresh seed; it is opened by itself when all seals are there.

        At a table that was restored from a copy, it agrees to go on.
        """
        self._seed = new_secret()
        more = {"invitation": invitation} if invitation else {}
        return await self.send("sit", player=player, seal=seal(self.table, player, self._seed), **more)

    async def until(self, true: Callable[[], object], timeout: float = 30.0) -> None:
        """Waits until something is true of the table."""
        async with asyncio.timeout(timeout):
            while not true():
                if self.lost is not None:
                    raise ClientError(f"the server hung up: {self.lost}")
                self._news.clear()
                await self._news.wait()

    async def change(self, timeout: float = 30.0) -> None:
        """Waits until something happens after what is known now."""
        seq = self.seq
        await self.until(lambda: self.seq > seq, timeout)

    # Listening

    async def _run(self) -> None:
        while self._tries < TRIES:
            self._tries += 1
            try:
                await self._connected()
            except (OSError, websockets.WebSocketException):
                self._socket = None
            if self.lost is not None:
                break
            await asyncio.sleep(_AGAIN)
        self.lost = self.lost or "the server is gone"
        for _, done in list(self._waiting.values()):
            if not done.done():
                done.set_exception(self._hung_up())
        self._news.set()

    def _hung_up(self) -> ClientError:
        return self._refusal or ClientError(f"the server hung up: {self.lost}")

    async def _connected(self) -> None:
        after = f"?after={self.seq}" if self.seq or self._after is not None else ""
        headers = {"Cookie": self._cookie} if self._cookie else {}
        async with websockets.connect(self._url + after, additional_headers=headers, max_size=None) as socket:
            self._socket = socket
            for text, done in list(self._waiting.values()):
                if not done.done():
                    await self.raw(text)  # if they have hung up already, why they did is still to be read
            async for heard in socket:
                self._hear(json.loads(heard))
                await self._open_seal()

    def _hear(self, message: dict[str, Any]) -> None:
        self._tries = 0
        kind = message["type"]
        if kind in ("snapshot", "entries"):
            for entry in message.get("entries", ()):
                if entry["seq"] > self.seq:
                    self.entries.append(entry)
            self.view = message["view"]
            self.seq = self.view["seq"]
            self.you = message.get("you", self.you if kind == "entries" else None)
            self.here = message.get("here", self.here)
        elif kind == "presence":
            self.here = message["here"]
        elif kind == "ack":
            self._answer(message["ref"], message["seq"])
        elif kind == "refused":
            self._answer(message.get("ref"), RefusedError(message))
        elif kind == "bye":
            self.lost = message["code"]
            self._refusal = RefusedError(message)
        self._news.set()

    def _answer(self, ref: str | None, what: int | RefusedError) -> None:
        if ref not in self._waiting:
            return
        done = self._waiting[ref][1]
        if done.done():
            return
        if isinstance(what, int):
            done.set_result(what)
        else:
            done.set_exception(what)

    async def _open_seal(self) -> None:
        """All seals are on the table: ours is opened."""
        if self._seed is None or (self.view["status"] != "open" and not self.view["restored"]):
            return
        seats = self.view["seats"]
        sealed = all(seat.get("seal") for seat in seats if seat["kind"] == "person")
        mine = next((s for n, s in enumerate(seats) if s.get("seal") == seal(self.table, n, self._seed)), None)
        if mine is None or not sealed or mine.get("seed"):
            return
        message = {"do": "reveal", "ref": secrets.token_urlsafe(12), "seen": self.seq, "seed": self._seed}
        await self.raw(json.dumps(message))
