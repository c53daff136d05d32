"""A websocket that costs the load generator little: one protocol object, no task."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri


class Line(asyncio.Protocol):
    """Calls ``heard`` with every text; ``send`` never waits."""

    def __init__(self, address: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._ws = ClientProtocol(parse_uri(address), max_size=None)
        self._cookie = cookie
        self._heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.broken = False

    @classmethod
    async def connect(cls, url: str, table: str, cookie: str, heard: Callable[[bytes], None]) -> Line:
        where = urlsplit(url)
        address = f"ws://{where.netloc}/api/tables/{table}/socket"
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(address, cookie, heard), where.hostname, where.port)
        await line.opened
        return line

    def connection_made(self, transport) -> None:
        self._transport = transport
        request = self._ws.connect()
        if self._cookie:
            request.headers["Cookie"] = self._cookie
        self._ws.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._ws.receive_data(data)
        for event in self._ws.events_received():
            if not isinstance(event, Frame):
                if self._ws.handshake_exc is None:
                    self.opened.set_result(None)
                else:
                    self.opened.set_exception(self._ws.handshake_exc)
            elif event.opcode is Opcode.TEXT:
                self._heard(event.data)
        self._flush()

    def connection_lost(self, exc) -> None:
        self.broken = True

    def send(self, message: dict) -> None:
        self._ws.send_text(json.dumps(message).encode())
        self._flush()

    def close(self) -> None:
        self._transport.close()

    def _flush(self) -> None:
        self._transport.write(b"".join(self._ws.data_to_send()))
