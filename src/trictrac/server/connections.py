"""HTTP connections that dawdle are closed, and no address holds too many of them.

uvicorn waits for the head of a request however long it takes and however long it gets. A proxy in front usually does
not, but the server stands alone too.
"""

from __future__ import annotations

import asyncio
import ipaddress

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

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


class Doors:
    """The connections of one server. Those of a proxy are everybody's, so that they are not counted."""

    def __init__(self, settings: Settings, head_within: float = HEAD_WITHIN) -> None:
        self.head_within = head_within
        self.held = Sockets(int(MOST * settings.rate / USUAL_RATE))
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
        """A head that does not end is no request."""
        if self._head > LONGEST_HEAD:
            self.transport.abort()
            return
        if self._waits is not None:
            self._head += len(data)
        super().data_received(data)

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


def timely(doors: Doors) -> type[TimelyHttp]:
    """The protocol of one server."""
    return type("TimelyHttp", (TimelyHttp,), {"doors": doors})
