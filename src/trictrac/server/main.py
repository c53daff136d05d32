"""Runs the server until it is told to stop: for everybody, or for the person at this machine (``trictrac play``)."""

from __future__ import annotations

import gc
import logging
import resource
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from trictrac.server import logs
from trictrac.server.app import create_app
from trictrac.server.messages.incoming import LONGEST
from trictrac.server.settings import Settings

SLOWEST_STOP = 10
SWITCH = 0.0005
"""Seconds for which the thread that writes to SQLite may wait for the one that answers, at each statement; Python's
usual value is ten times as much."""
PING = 45.0
"""Seconds between two questions whether a silent connection is still there; proxies cut silent ones after a minute."""


def serve(host: str | None = None, port: int | None = None) -> int:
    """Serves; with unsafe settings it says one sentence and does not start."""
    given = {"host": host, "port": port}
    settings = Settings.load(**{name: value for name, value in given.items() if value is not None})
    logs.set_up()
    logging.getLogger(__name__).info("serving on http://%s:%d", settings.host, settings.port)
    _allow_many_connections()
    sys.setswitchinterval(SWITCH)
    server = uvicorn.Server(configured(settings, SLOWEST_STOP))
    _collect_seldom()
    with suppress(KeyboardInterrupt):  # raised again once everything has stopped
        server.run()
    return 0 if server.started else 3


def serve_here(listening: socket.socket, started: Callable[[], None]) -> None:
    """Serves this machine alone on a socket that is bound already, and tells when it does.

    Warnings only: the terminal is the player's. It ends at once when they stop it; every event is on disk already.
    """
    settings = Settings.load(host="127.0.0.1", public=False)
    logs.set_up(logging.WARNING)
    _Announced(configured(settings, 1), started).run(sockets=[listening])


class _Announced(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then says so."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def configured(settings: Settings, slowest_stop: int) -> uvicorn.Config:
    """The web server under the application; connections get so many seconds to end by themselves."""
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws_max_size=4 * LONGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=slowest_stop,
    )


def _allow_many_connections() -> None:
    """Each watcher is an open file; the usual limit of 1024 is for programs of another kind."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _collect_seldom() -> None:
    """Looks for circular garbage seldom, and never among the modules and models that stay for good.

    A full look visits every object of every table while nobody is answered: with a thousand tables, for a quarter of
    a second. The service asks for one every ten minutes.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000_000)
