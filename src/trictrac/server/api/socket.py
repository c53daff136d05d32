"""A table over a websocket: everything that happens, as it happens; messages the other way.

Tables live on their sockets, so this one address is answered before the framework's layers: a connection is one
task that waits for its reader, and a second one only while there is something to send.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from urllib.parse import parse_qs

from fastapi import FastAPI
from fastapi.requests import HTTPConnection
from pydantic import BaseModel, ValidationError
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from trictrac.errors import TrictracError
from trictrac.server.api.limits import Bucket
from trictrac.server.api.shield import right_origin
from trictrac.server.api.state import House
from trictrac.server.api.tables import take
from trictrac.server.identity import Visitor
from trictrac.server.messages import incoming as say
from trictrac.server.messages import outgoing as out
from trictrac.server.refusals import ServerRefused
from trictrac.server.tables.room import Room
from trictrac.server.tables.views import refusal, table_view, wire

MOST_MISSED = 200
"""Entries that are sent one by one after a broken connection; beyond, everything at once."""
MOST_QUEUED = 200
"""Messages that may wait for a slow reader before he is cut off; he comes back and says what he saw last."""
_PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/socket")
_RATE, _BURST = 10.0, 40.0
_POLICY, _TRY_LATER = 1008, 1013


class WithSockets(FastAPI):
    """An application that takes the websockets of tables itself."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Plays and watches; ``after`` is the last entry the client has."""
        found = _PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await super().__call__(scope, receive, send)
            return
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        with contextlib.suppress(OSError):  # the reader is gone
            await _serve(self.state.house, scope, receive, send, found[1])


class Connection:
    """One websocket: what is for it waits in a list, so that nobody waits for it."""

    __slots__ = ("_send", "_sending", "_texts", "user")

    def __init__(self, send: Send, visitor: Visitor | None) -> None:
        self.user = visitor.person.id if visitor else None
        self._send = send
        self._texts: list[str] = []
        self._sending: asyncio.Task[None] | None = None

    def deliver(self, text: str) -> None:
        """Queues a text; too slow a reader is cut off."""
        if len(self._texts) <= MOST_QUEUED:
            self._texts.append(text)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    def tell(self, message: BaseModel) -> None:
        """Queues a message."""
        self.deliver(message.model_dump_json(exclude_none=True))

    async def _send_all(self) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # closed meanwhile
            while self._texts:
                texts, self._texts = self._texts, []
                if len(texts) > MOST_QUEUED:
                    await self._send({"type": "websocket.close", "code": _TRY_LATER})
                    return  # and no other task: nothing more goes to him
                for text in texts:
                    await self._send({"type": "websocket.send", "text": text})
            self._sending = None

    def stop(self) -> None:
        """Nobody reads any more."""
        if self._sending is not None:
            self._sending.cancel()


async def _serve(house: House, scope: Scope, receive: Receive, send: Send, table: str) -> None:
    try:
        after = _after(scope)
        if not right_origin(Headers(scope=scope), house.settings):
            raise ServerRefused("wrong_origin")
        visitor = await house.visitor(HTTPConnection(scope))
        await house.tables.room(table)
    except ServerRefused as error:
        # Said over the socket: a refused handshake would tell a browser nothing.
        sentence = out.Sentence(fr=error.sentence("fr"), en=error.sentence("en"))
        await send({"type": "websocket.send", "text": out.Bye(code=error.code, sentence=sentence).model_dump_json()})
        await send({"type": "websocket.close", "code": _POLICY})
        return
    scope.clear()  # thousands of connections wait for a long time: each keeps what it needs
    connection = Connection(send, visitor)
    room: Room | None = None
    house.metrics.sockets.inc()
    try:
        async with house.tables.at(table) as room:
            await _greet(house, room, connection, after)
            house.tables.enter(room, connection)
        await _listen(house, receive, connection, table, visitor)
    except ServerRefused:  # the database is away for a moment: he comes back
        await send({"type": "websocket.close", "code": _TRY_LATER})
    finally:
        if room is not None:
            house.tables.leave(room, connection)
        connection.stop()
        house.metrics.sockets.dec()


def _after(scope: Scope) -> int | None:
    text = parse_qs(scope["query_string"].decode("latin-1")).get("after", [""])[0]
    if text and not re.fullmatch(r"-?[0-9]{1,12}", text):
        raise ServerRefused("bad_message", why="after")
    return int(text) if text else None


async def _greet(house: House, room: Room, connection: Connection, after: int | None) -> None:
    """Sends exactly what was missed, or everything."""
    live = room.seen_by(connection.user)
    if after is None or not live.seq - MOST_MISSED <= after <= live.seq:
        connection.tell(room.snapshot(connection.user))
        return
    missed = [entry for entry in await house.store.read(live.id, after) if entry.seq <= live.seq]
    you = room.live.player_of(connection.user)
    connection.tell(out.Entries(you=you, entries=[wire(entry, live) for entry in missed], view=table_view(live)))
    connection.tell(out.Presence(here=sorted(room.present)))


async def _listen(house: House, receive: Receive, connection: Connection, table: str, visitor: Visitor | None) -> None:
    bucket = Bucket(_RATE, _BURST, time.monotonic())
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        enough = bucket.take(time.monotonic())
        connection.tell(await _answer(house, table, visitor, message.get("text"), enough))
        del message  # a connection that waits holds on to nothing


async def _answer(house: House, table: str, visitor: Visitor | None, text: str | None, enough: bool) -> BaseModel:
    ref = None
    try:
        if text is None:
            raise ServerRefused("bad_message", why="text")
        if len(text) > say.LONGEST:
            raise ServerRefused("too_long")
        said = _read(text)
        ref = said.ref
        if not enough:
            raise ServerRefused("too_fast")
        if visitor is not None and not await house.accounts.admits(visitor):
            raise ServerRefused("banned" if visitor.session is None else "sign_in")
        return await take(house, table, visitor, said)
    except TrictracError as error:
        return refusal(error, ref)


def _read(text: str) -> say.Message:
    try:
        return say.READER.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(map(str, first["loc"]))[:60]
        raise ServerRefused("bad_message", why=f"{where} {first['msg']}"[:160].strip()) from None
