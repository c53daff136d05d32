"""Servers that really run: in a thread of the tests, or as processes that can be killed."""

from __future__ import annotations

import atexit
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Set
from pathlib import Path
from typing import ClassVar, Self

import httpx
import uvicorn

from trictrac.server.main import configured
from trictrac.server.settings import Settings

SECRET = "0123456789abcdefghijklmnopqrstuvwxyz"
USUAL = {"rate": 1e5, "proxies": "127.0.0.1"}
"""Tests are in a hurry, and say themselves which address they come from."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerThread:
    """A server in a thread, with its own event loop."""

    def __init__(self, database: str, **more) -> None:
        self.settings = Settings(database_url=database, secret=SECRET, port=free_port(), **{**USUAL, **more})
        config = configured(self.settings, slowest_stop=2)
        self.app = config.app
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        end = time.monotonic() + 60
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.01)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def house(self):
        return self.app.state.house

    @property
    def doors(self):
        return self._server.config.http.doors

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()


class ServerProcess:
    """``trictrac serve`` as its user starts it; whatever a test does, none is left behind (``conftest``)."""

    running: ClassVar[set[ServerProcess]] = set()

    def __init__(self, database: str, folder: Path, port: int | None = None, **environment: str) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        variables = {
            **os.environ,
            "TRICTRAC_DATABASE_URL": database,
            "TRICTRAC_SECRET": SECRET,
            "TRICTRAC_RATE": "100000",
            "TRICTRAC_DATA": str(folder),
            **environment,
        }
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "trictrac", "serve", "--port", str(self.port)]
            self.process = subprocess.Popen(command, env=variables, stderr=log, stdout=log)
        self.running.add(self)
        self._wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Ended whatever happens; in order, if all went well."""
        if kind is None and self.process.poll() is None:
            self.stop()
        self.kill()

    def _wait(self) -> None:
        end = time.monotonic() + 120  # a machine with much else to do
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.url}/healthz", timeout=1).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def kill(self) -> None:
        """As rude as a power cut of this one process."""
        self.process.kill()
        self.process.wait()
        self.running.discard(self)

    def stop(self) -> None:
        self.process.terminate()
        assert self.process.wait(20) in (0, -15)
        self.running.discard(self)

    @classmethod
    def end_all(cls, but: Set[ServerProcess] = frozenset()) -> None:
        for server in cls.running - but:
            server.kill()


atexit.register(ServerProcess.end_all)
