"""The table in the browser: a server for this machine alone, and a window on it."""

from __future__ import annotations

import importlib.util
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from importlib.resources import files
from urllib.parse import urlsplit

from trictrac.cli.compile import ensure_compiled
from trictrac.errors import TrictracError
from trictrac.words import fact, say

USUAL_PORT = 8000
HOST = "127.0.0.1"
NEEDED = ("fastapi", "uvicorn", "sqlalchemy")


class PortTakenError(TrictracError):
    """Another program listens where the player wanted to."""


def has_server() -> bool:
    """Whether the extra ``server`` is installed."""
    return all(importlib.util.find_spec(module) for module in NEEDED)


def obstacle() -> str | None:
    """The message that says why the table cannot be served here, or None: it can."""
    if not has_server():
        return "cli-web-no-server"
    if not (files("trictrac") / "web" / "index.html").is_file():
        return "cli-web-no-pages"
    return None


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a window could be opened.

    >>> has_display({}, "linux"), has_display({"WAYLAND_DISPLAY": "wayland-0"}, "linux"), has_display({}, "darwin")
    (False, True, True)
    """
    if platform in ("darwin", "win32"):
        return True
    # WSL_DISTRO_NAME: Windows opens its own browser. BROWSER: the person said which.
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER"))


def listen(port: int | None) -> socket.socket:
    """A socket on the wanted port; the usual one, or any that is free, if the player wants none."""
    for wanted in (port,) if port is not None else (USUAL_PORT, 0):
        listening = socket.socket()
        # A port whose last server has just gone is free again at once.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((HOST, wanted))
        except OSError:
            listening.close()
            continue
        return listening
    raise PortTakenError(fact("cli-web-taken", port=str(port)), str(port))


def announce(url: str, lang: str, browser: bool, display: bool) -> None:
    """Opens the browser, if it is wanted and there is a screen for it; else says the address, as Jupyter does."""
    opened = browser and display and _open(url)
    print(say("cli-web-opened" if opened else "cli-web-open-it", lang, url=url), flush=True)
    if not display:
        port = str(urlsplit(url).port)
        print(say("cli-web-from-afar", lang, port=port, host=HOST, machine=socket.gethostname()), flush=True)
    print(say("cli-web-stop", lang), flush=True)


def play_in_browser(lang: str, port: int | None, browser: bool) -> int:
    """Serves until Ctrl-C."""
    from trictrac.server.main import serve_here

    listening = listen(port)
    url = f"http://{HOST}:{listening.getsockname()[1]}/"
    display = has_display(os.environ, sys.platform)

    def started() -> None:
        # Beside the server: a browser that starts slowly, or in this terminal, must not keep it waiting.
        threading.Thread(target=announce, args=(url, lang, browser, display), daemon=True).start()

    ensure_compiled()
    status = serve_here(listening, started)
    print(say("cli-web-bye", lang))
    return status


def _open(url: str) -> bool:
    try:
        return webbrowser.open(url)
    except (webbrowser.Error, OSError):
        return False
