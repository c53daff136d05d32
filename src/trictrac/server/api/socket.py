"""A table over a websocket: everything that happens, as it happens; messages the other way."""

from __future__ import annotations

import asyncio
import contextlib
import time

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError

from trictrac.errors import TrictracError
from trictrac.server.api.limits import Bucket
from trictrac.server.api.shield import right_origin
from trictrac.server.api.state import House, house_of
from trictrac.server.api.tables import take
from trictrac.server.identity import Visitor
from trictrac.server.messages import incoming as say
from trictrac.server.messages import outgoing as out
from trictrac.server.refusals import ServerRefused
from trictrac.server.tables.room import Room
from trictrac.server.tables.views import refusal, table_view, wire

router = APIRouter()
MOST_MISSED = 200
"""Entries that are sent one by one after a broken connection; beyond, everything at once."""
MOST_QUEUED = 200
"""Messages that may wait for a slow reader before he is cut off; he comes back and says what he saw last."""
_RATE, _BURST = 10.0, 40.0
_POLICY, _GOING_AWAY, _TRY_LATER = 1008, 1001, 1013


class Connection:
    """One websocket: what is for it waits in a queue, so that nobody waits for it."""

    def __init__(self, socket: WebSocket, visitor: Visitor | None) -> None:
        self.user = visitor.person.id if visitor else None
        self._socket = socket
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()

    def deliver(self, text: str) -> None:
        """Queues a text; too slow a reader is cut off."""
        if self._queue.qsize() < MOST_QUEUED:
            self._queue.put_nowait(text)
        else:
            self._queue.put_nowait(None)

    def tell(self, message: BaseModel) -> None:
        """Queues a message."""
        self.deliver(message.model_dump_json(exclude_none=True))

    async def send_all(self) -> None:
        """Sends what is queued until it is over."""
        while (text := await self._queue.get()) is not None:
            await self._socket.send_text(text)
        await self._socket.close(_TRY_LATER)


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str, after: int | None = None) -> None:
    """Plays and watches; ``after`` is the last entry the client has."""
    house = house_of(websocket)
    try:
        if not right_origin(websocket.headers, house.settings):
            raise ServerRefused("wrong_origin")
        visitor = await house.visitor(websocket)
        await house.tables.stored(table)
    except ServerRefused as error:
        await _turn_away(websocket, error)
        return
    await websocket.accept()
    connection = Connection(websocket, visitor)
    house.metrics.sockets.inc()
    sending = asyncio.create_task(connection.send_all())
    room: Room | None = None
    try:
        async with house.tables.at(table) as room:
            await _greet(house, room, connection, after)
            room.watchers.add(connection)
        listening = asyncio.create_task(_listen(house, websocket, connection, table, visitor))
        done, _ = await asyncio.wait((listening, sending), return_when=asyncio.FIRST_COMPLETED)
        listening.cancel()
        for task in (listening, *done):
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await task
    except ServerRefused:  # the database is away for a moment: he comes back
        with contextlib.suppress(RuntimeError):
            await websocket.close(_TRY_LATER)
    finally:
        if room is not None:
            room.watchers.discard(connection)
        sending.cancel()
        house.metrics.sockets.dec()


async def _turn_away(websocket: WebSocket, error: ServerRefused) -> None:
    """Says why, then hangs up: a refused handshake would tell a browser nothing."""
    await websocket.accept()
    sentence = out.Sentence(fr=error.sentence("fr"), en=error.sentence("en"))
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await websocket.send_text(out.Bye(code=error.code, sentence=sentence).model_dump_json())
        await websocket.close(_POLICY)


async def _greet(house: House, room: Room, connection: Connection, after: int | None) -> None:
    """Sends exactly what was missed, or everything."""
    live = room.seen_by(connection.user)
    if after is None or not live.seq - MOST_MISSED <= after <= live.seq:
        connection.tell(room.snapshot(connection.user))
        return
    missed = [entry for entry in await house.store.read(live.id, after) if entry.seq <= live.seq]
    over = live.status == "over"
    you = room.live.player_of(connection.user)
    connection.tell(out.Entries(you=you, entries=[wire(entry, over) for entry in missed], view=table_view(live)))


async def _listen(
    house: House, websocket: WebSocket, connection: Connection, table: str, visitor: Visitor | None
) -> None:
    bucket = Bucket(_RATE, _BURST, time.monotonic())
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        ref = None
        try:
            text = message.get("text")
            if text is None:
                raise ServerRefused("bad_message", why="text")
            if len(text) > say.LONGEST:
                raise ServerRefused("too_long")
            enough = bucket.take(time.monotonic())
            said = _read(text)
            ref = said.ref
            if not enough:
                raise ServerRefused("too_fast")
            if visitor is not None and not await house.accounts.admits(visitor):
                raise ServerRefused("banned" if visitor.session is None else "sign_in")
            connection.tell(await take(house, table, visitor, said))
        except TrictracError as error:
            connection.tell(refusal(error, ref))


def _read(text: str) -> say.Message:
    try:
        return say.READER.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(map(str, first["loc"]))[:60]
        raise ServerRefused("bad_message", why=f"{where} {first['msg']}"[:160].strip()) from None
