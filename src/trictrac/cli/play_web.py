"""The table in the browser: a server for this machine alone, and a window on it."""

from __future__ import annotations

import importlib.util
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from importlib.resources import files
from urllib.parse import urlsplit

from trictrac.cli.compile import ensure_compiled
from trictrac.errors import TrictracError

USUAL_PORT = 8000
HOST = "127.0.0.1"
NEEDED = ("fastapi", "uvicorn", "sqlalchemy")

TEXTS = {
    "fr": {
        "no_server": "Dans le navigateur : pip install 'trictrac[server]'. Voici la partie dans le terminal.",
        "no_pages": "Les pages n'ont pas été construites (make web). Voici la partie dans le terminal.",
        "opened": "Trictrac est ouvert dans votre navigateur : {url}",
        "open_it": "Ouvrez cette adresse dans un navigateur : {url}",
        "from_afar": "Depuis une autre machine, d'abord : ssh -L {port}:{host}:{port} {machine}",
        "stop": "Ctrl-C arrête le serveur ; les parties sont gardées.",
        "bye": "À bientôt ; les parties sont gardées.",
        "taken": "le port {port} est déjà pris",
    },
    "en": {
        "no_server": "In the browser: pip install 'trictrac[server]'. Here is the game in the terminal.",
        "no_pages": "The pages were not built (make web). Here is the game in the terminal.",
        "opened": "Trictrac is open in your browser: {url}",
        "open_it": "Open this address in a browser: {url}",
        "from_afar": "From another machine, first: ssh -L {port}:{host}:{port} {machine}",
        "stop": "Ctrl-C stops the server; the games are kept.",
        "bye": "Until next time; the games are kept.",
        "taken": "port {port} is taken already",
    },
}


class PortTakenError(TrictracError):
    """Another program listens where the player wanted to."""


def obstacle() -> str | None:
    """The name of the text that says why the table cannot be served here, or None: it can."""
    if any(importlib.util.find_spec(module) is None for module in NEEDED):
        return "no_server"
    if not (files("trictrac") / "web" / "index.html").is_file():
        return "no_pages"
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


def listen(port: int | None, lang: str) -> socket.socket:
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
    raise PortTakenError(TEXTS[lang]["taken"].format(port=port))


def announce(url: str, lang: str, browser: bool, display: bool) -> None:
    """Opens the browser, if it is wanted and there is a screen for it; else says the address, as Jupyter does."""
    texts = TEXTS[lang]
    opened = browser and display and _open(url)
    print(texts["opened" if opened else "open_it"].format(url=url), flush=True)
    if not display:
        port = urlsplit(url).port
        print(texts["from_afar"].format(port=port, host=HOST, machine=socket.gethostname()), flush=True)
    print(texts["stop"], flush=True)


def play_in_browser(lang: str, port: int | None, browser: bool) -> int:
    """Serves until Ctrl-C."""
    from trictrac.server.here import serve_here

    listening = listen(port, lang)
    url = f"http://{HOST}:{listening.getsockname()[1]}/"
    display = has_display(os.environ, sys.platform)

    def started() -> None:
        # Beside the server: a browser that starts slowly, or in this terminal, must not keep it waiting.
        threading.Thread(target=announce, args=(url, lang, browser, display), daemon=True).start()

    ensure_compiled()
    with suppress(KeyboardInterrupt):
        serve_here(listening, started)
    print(TEXTS[lang]["bye"])
    return 0


def _open(url: str) -> bool:
    try:
        return webbrowser.open(url)
    except (webbrowser.Error, OSError):
        return False
