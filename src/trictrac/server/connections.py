"""Connections that dawdle or never stop are closed, and no address opens or holds too many of them.

uvicorn waits for the head of a request however long it takes and however long it gets, reads on however many requests
are not answered yet, and answers every ping. A proxy in front usually does not, but the server stands alone too.
"""

from __future__ import annotations

import asyncio
import ipaddress

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from trictrac.server.api.limits import Limits
from trictrac.server.api.quotas import USUAL_RATE, Sockets, customer
from trictrac.server.refusals import ServerRefused
from trictrac.server.settings import Settings

HEAD_WITHIN = 10.0
"""Seconds for the head of a request, from the connection or from its first byte."""
LONGEST_HEAD = 64 * 1024
LINGER = 2.0
"""Seconds for the rest of a body that was answered before it ended: the client can read why."""
MOST = 300
"""Connections of one address at the usual rate; a websocket is counted by its own quota from the handshake on."""
AT_A_TIME = 4096
"""Bytes that are read before somebody else has a turn to be refused: a quarter of a megabyte may come at once."""
MOST_AHEAD = 20
"""Requests that a connection may send before the first of them is answered; browsers send one."""
MOST_FRAMES, FRAMES = 100, 1.0
"""Pings and pieces of messages that a websocket may send at once, and per second for long. All pings are answered,
whether the answers are read or not."""


class Doors:
    """The connections of one server. Those of a proxy are everybody's, so that they are not counted."""

    def __init__(self, settings: Settings, head_within: float = HEAD_WITHIN) -> None:
        self.head_within = head_within
        self.held = Sockets(int(MOST * settings.rate / USUAL_RATE))
        self.opened = Limits(2 * settings.rate, 30 * settings.rate)
        self._proxies = settings.proxy_networks

    def is_proxy(self, address: str) -> bool:
        """Whether it is believed about who calls."""
        return any(ipaddress.ip_address(address) in network for network in self._proxies)


class TimelyHttp(HttpToolsProtocol):
    """One connection; subclasses name their doors (see :func:`timely`)."""

    doors: Doors
    _held: str | None = None
    _waits: asyncio.TimerHandle | None = None
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Counts it; one too many is closed at once."""
        super().connection_made(transport)
        address = self.client[0] if self.client else None
        if address is not None and not self.doors.is_proxy(address):
            try:
                self.doors.opened.check(customer(address))
                self.doors.held.enter(customer(address))
            except ServerRefused:
                transport.abort()
                return
            self._held = customer(address)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A head that does not end is no request, and whoever does not wait for answers gets none."""
        for start in range(0, len(data), AT_A_TIME):
            if self._head > LONGEST_HEAD or len(self.pipeline) > MOST_AHEAD:
                self.transport.abort()
            if self.parser is None or self.transport.is_closing():
                return
            part = data[start : start + AT_A_TIME]
            if self._waits is not None:
                self._head += len(part)
            super().data_received(part)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait_for_head()

    def on_headers_complete(self) -> None:
        self._head_is_read()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a websocket, with a quota of its own."""
        self._let_go()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # their circle would last until garbage is collected

    def on_response_complete(self) -> None:
        """Whoever was answered before the end of their body is not waited for."""
        if self.cycle.more_body:
            self.loop.call_later(LINGER, self.transport.close)
        super().on_response_complete()

    def _wait_for_head(self) -> None:
        self._head_is_read()
        self._waits = self.loop.call_later(self.doors.head_within, self.transport.abort)

    def _head_is_read(self) -> None:
        self._head = 0
        if self._waits is not None:
            self._waits.cancel()
            self._waits = None

    def _let_go(self) -> None:
        self._head_is_read()
        if self._held is not None:
            self.doors.held.leave(self._held)
            self._held = None


class TimelySocket(WebSocketsSansIOProtocol):
    """A websocket on which there is little beside messages, which have a quota of their own."""

    _frames = 0.0
    _since = 0.0

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), AT_A_TIME):
            super().data_received(data[start : start + AT_A_TIME])
            if self.transport.is_closing():
                return

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)

    def _count(self) -> None:
        now = self.loop.time()
        self._frames = max(0.0, self._frames - (now - self._since) * FRAMES) + 1
        self._since = now
        if self._frames > MOST_FRAMES:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Bytes that are no text end the connection, as the protocol has it, and leave no traceback in the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()


def timely(doors: Doors) -> type[TimelyHttp]:
    """The protocol of one server."""
    return type("TimelyHttp", (TimelyHttp,), {"doors": doors})
