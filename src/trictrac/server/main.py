"""Runs the server until it is told to stop."""

from __future__ import annotations

import logging
import os

import uvicorn

from trictrac.server import logs
from trictrac.server.app import create_app
from trictrac.server.messages.incoming import LONGEST
from trictrac.server.settings import Settings

SLOWEST_STOP = 10
"""Seconds that connections get to end by themselves."""


def serve(host: str | None = None, port: int | None = None) -> int:
    """Serves; settings that are not safe are one sentence and no server."""
    environment = dict(os.environ)
    if host is not None:
        environment["TRICTRAC_HOST"] = host
    if port is not None:
        environment["TRICTRAC_PORT"] = str(port)
    settings = Settings.of(environment)
    logs.set_up()
    logging.getLogger(__name__).info("serving on http://%s:%d", settings.host, settings.port)
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws_max_size=4 * LONGEST,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=SLOWEST_STOP,
    )
    return 0
