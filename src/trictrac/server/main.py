"""Runs the server until it is told to stop: for everybody, or for the person at this machine (``trictrac play``)."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import resource
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn

from trictrac.errors import INTERRUPTED
from trictrac.server import logs
from trictrac.server.app import create_app
from trictrac.server.connections import Doors, TimelySocket, timely
from trictrac.server.messages.incoming import LONGEST
from trictrac.server.settings import Settings
from trictrac.server.store import Database

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
    asyncio.run(_open_database(settings))
    _allow_many_connections()
    sys.setswitchinterval(SWITCH)
    server = _Server(configured(settings, SLOWEST_STOP))
    _collect_seldom()
    return server.run_to_the_end()


async def _open_database(settings: Settings) -> None:
    """Opens and upgrades it once before anything else: what is wrong with it is one sentence, not a traceback."""
    database = Database(settings.database_url)
    try:
        await database.upgrade()
    finally:
        await database.close()


def serve_here(listening: socket.socket, started: Callable[[], None]) -> int:
    """Serves this machine alone on a socket that is bound already, and tells when it does.

    Warnings only: the terminal is the player's. It ends at once when they stop it; every event is on disk already.
    """
    settings = Settings.load(host="127.0.0.1", public=False)
    logs.set_up(logging.WARNING)
    asyncio.run(_open_database(settings))
    return _Server(configured(settings, 1), started).run_to_the_end([listening])


class _Server(uvicorn.Server):
    """A server that says when it is ready and why it ended."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._ready = ready
        self._is_interrupted = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then says so."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Notes a Ctrl-C: the signal that follows once everything has stopped may come too late to be raised."""
        self._is_interrupted |= sig == signal.SIGINT
        super().handle_exit(sig, frame)

    def run_to_the_end(self, sockets: list[socket.socket] | None = None) -> int:
        """Serves, and gives the exit status: 3 where it could not begin."""
        with contextlib.suppress(KeyboardInterrupt):
            self.run(sockets)
        if self._is_interrupted:
            return INTERRUPTED
        return 0 if self.started else 3


def configured(settings: Settings, slowest_stop: int) -> uvicorn.Config:
    """The web server under the application; connections get so many seconds to end by themselves."""
    return uvicorn.Config(
        create_app(settings),
        http=timely(Doors(settings)),
        ws=TimelySocket,
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
