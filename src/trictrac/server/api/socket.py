"""A table over a websocket: everything that happens, as it happens; messages the other way.

A connection is one task that waits for its reader, and a second task only while there is something to send.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from urllib.parse import parse_qs

from fastapi import FastAPI
from fastapi.requests import HTTPConnection
from pydantic import BaseModel, ValidationError
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.datastructures import Headers
from starlette.routing import Match, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send

from trictrac.dice_proof import TABLE
from trictrac.errors import TrictracError
from trictrac.server.api.shield import address_of, right_host, right_origin
from trictrac.server.api.state import House
from trictrac.server.api.tables import take
from trictrac.server.identity import KnownVisitor
from trictrac.server.messages import incoming as say
from trictrac.server.messages import outgoing as out
from trictrac.server.messages.facts import FactView
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import StoreError
from trictrac.server.tables.room import Room
from trictrac.server.tables.views import refusal, table_view, wire

MOST_MISSED = 200
"""Entries that are sent one by one after a broken connection; beyond, everything at once."""
MOST_QUEUED = 200
"""Messages that may wait for a slow reader before they are cut off; they come back and say what they saw last."""
MOST_HELD = 5
"""Messages in a row whose sender had to wait for their refusal; then the connection ends."""
_POLICY, _TRY_LATER = 1008, 1013


class TableName(StringConvertor):
    """The name of a table in an address."""

    regex = TABLE


register_url_convertor("table", TableName())


class TableSocket:
    """Plays and watches; ``after`` is the last entry that the client has."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its handshake to its end."""
        connection = await _admit(scope["app"].state.house, scope, receive, send, scope["path_params"]["table"])
        if connection is None:
            return
        scope.clear()
        try:
            while await connection.takes(await receive()):
                pass
        finally:
            connection.stop()


_SOCKETS = WebSocketRoute("/api/tables/{table:table}/socket", TableSocket())


class WithSockets(FastAPI):
    """An application that gives the websockets of tables to their route before any other layer.

    Nearly all connections wait nearly all the time: through the framework's nine layers each would keep a frame of
    every one, and an idle table would cost 54 kB instead of 44.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match, found = _SOCKETS.matches(scope)
        if match is Match.NONE:
            await super().__call__(scope, receive, send)
        else:
            scope.update(found, app=self)
            await _SOCKETS.app(scope, receive, send)


class Connection:
    """One websocket at a table: what is for it waits in a list, so that nobody waits for it."""

    __slots__ = ("_address", "_held", "_house", "_room", "_send", "_sending", "_texts", "_visitor")

    def __init__(self, house: House, room: Room, visitor: KnownVisitor | None, address: str, send: Send) -> None:
        self._house = house
        self._address = address
        self._held = 0
        self._room = room
        self._visitor = visitor
        self._send = send
        self._texts: list[str] = []
        self._sending: asyncio.Task[None] | None = None
        house.quotas.sockets.enter(address)
        house.metrics.sockets.inc()

    @property
    def user(self) -> str | None:
        return self._visitor.person.id if self._visitor else None

    # To the reader

    def deliver(self, text: str) -> None:
        """Queues a text; a reader too slow is cut off."""
        if len(self._texts) <= MOST_QUEUED:
            self._texts.append(text)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    def tell(self, message: BaseModel) -> None:
        self.deliver(message.model_dump_json(exclude_none=True))

    async def _send_all(self) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # closed meanwhile
            while self._texts:
                texts, self._texts = self._texts, []
                if len(texts) > MOST_QUEUED:
                    await self._send({"type": "websocket.close", "code": _TRY_LATER})
                    return  # and no other task: nothing more is sent
                for text in texts:
                    await self._send({"type": "websocket.send", "text": text})
            self._sending = None

    async def greet(self, after: int | None) -> None:
        """Sends exactly what was missed, or everything; from now on the reader is told what happens."""
        live = self._room.seen_by(self.user)
        if after is None or not live.seq - MOST_MISSED <= after <= live.seq:
            self.tell(self._room.snapshot(self.user))
        else:
            missed = [entry for entry in await self._house.store.read(live.id, after) if entry.seq <= live.seq]
            you = self._room.live.player_of(self.user)
            self.tell(out.Entries(you=you, entries=[wire(entry, live) for entry in missed], view=table_view(live)))
            self.tell(out.Presence(here=sorted(self._room.present)))
        self._house.tables.presence.enter(self._room, self)
        self._house.tables.watched(self._room, self._address)

    async def check(self) -> None:
        """Hangs up on people who may not stay; those whose cookie is merely old come back with another."""
        try:
            await self._house.admit(self._visitor)
        except ServerRefused as error:
            self._house.tables.presence.leave(self._room, self)
            await _hang_up(self._send, error, come_back=error.code == "sign_in")

    def stop(self) -> None:
        """Nobody reads any more."""
        self._house.tables.presence.leave(self._room, self)
        self._house.quotas.sockets.leave(self._address)
        self._house.metrics.sockets.dec()
        if self._sending is not None:
            self._sending.cancel()

    # From the reader

    async def takes(self, message: Message) -> bool:
        """Answers what came; False: it was the last."""
        if message["type"] == "websocket.disconnect":
            return False
        quotas = self._house.quotas
        enough = quotas.messages.allows(self.user, self._address)
        self._held = self._held + 1 if not enough and await quotas.hold(self._address) else 0
        if self._held > MOST_HELD:
            await _hang_up(self._send, ServerRefused("too_fast"), come_back=True)
            return False
        self.tell(await self._answer(message.get("text"), enough))
        return True

    async def _answer(self, text: str | None, enough: bool) -> BaseModel:
        ref = None
        try:
            if text is None:
                raise ServerRefused("bad_message", why="text")
            if len(text) > say.LONGEST:
                raise ServerRefused("too_long")
            ref = _ref(text)
            said = _read(text)
            if not enough:
                raise ServerRefused("too_fast")
            await self._house.admit(self._visitor)
            return await take(self._house, self._room.live.id, self._visitor, said, self._address)
        except TrictracError as error:
            return refusal(error, ref)


async def _admit(house: House, scope: Scope, receive: Receive, send: Send, table: str) -> Connection | None:
    """Lets somebody in, or says why not: over the socket, since a refused handshake would tell a browser nothing."""
    await receive()  # websocket.connect
    with contextlib.suppress(OSError), contextlib.ExitStack() as undone:  # they are gone again
        await send({"type": "websocket.accept"})
        try:
            after = _after(scope)
            address = address_of(scope)
            house.quotas.handshakes.check(address)
            headers = Headers(scope=scope)
            if not right_host(headers, house.settings):
                raise ServerRefused("wrong_host")
            if not right_origin(headers, house.settings):
                raise ServerRefused("wrong_origin")
            visitor = await house.visitor(HTTPConnection(scope))
            user = visitor.person.id if visitor else None
            await house.show(table, user, _asked(scope, "invitation")[:100], address)
            async with house.tables.at(table) as room:
                connection = Connection(house, room, visitor, address, send)
                undone.callback(connection.stop)
                await connection.greet(after)
            await house.admit(visitor)  # banned while they came in: the doorkeeper did not see them yet
            undone.pop_all()
            return connection
        except (ServerRefused, StoreError) as error:
            undone.close()
            refused = error if isinstance(error, ServerRefused) else ServerRefused("unavailable")
            if refused.code == "too_fast":
                await house.quotas.hold(address_of(scope))
            await _hang_up(send, refused, come_back=refused.code in ("unavailable", "too_fast"))
    return None


async def _hang_up(send: Send, error: ServerRefused, come_back: bool = False) -> None:
    """Says why and closes; a client that should come back in a moment is told nothing, so that it does."""
    with contextlib.suppress(OSError, RuntimeError):  # closed meanwhile
        if not come_back:
            bye = out.Bye(code=error.code, told=FactView.of(error.told)).model_dump_json()
            await send({"type": "websocket.send", "text": bye})
        await send({"type": "websocket.close", "code": _TRY_LATER if come_back else _POLICY})


def _asked(scope: Scope, name: str) -> str:
    asked: dict[str, list[str]] = parse_qs(scope["query_string"].decode("latin-1"))
    return asked.get(name, [""])[0]


def _after(scope: Scope) -> int | None:
    text = _asked(scope, "after")
    if text and not re.fullmatch(r"[0-9]{1,12}", text):
        raise ServerRefused("bad_message", why="after")
    return int(text) if text else None


def _ref(text: str) -> str | None:
    """The name of a message, even of one that cannot be read otherwise: its sender waits for an answer by that name."""
    with contextlib.suppress(ValidationError):
        return say.Named.model_validate_json(text).ref
    return None


def _read(text: str) -> say.Message:
    try:
        return say.READER.validate_json(text)
    except ValidationError as error:
        raise ServerRefused.unreadable(error.errors(include_url=False, include_input=False)) from None
