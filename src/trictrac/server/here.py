"""Serves the person at this machine: ``trictrac play``."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable

import uvicorn

from trictrac.server import logs
from trictrac.server.main import configured
from trictrac.server.settings import Settings


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
