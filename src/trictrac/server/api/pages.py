"""The web application: its files, already compressed, and its one page for every address that it knows.

The build (``make web``) writes them into the package, so that an installed wheel has them. They are few and small, and
are kept in memory: no request reads from the disk, and no path of a request is ever joined to a folder.
"""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass, field
from html import escape
from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from trictrac.server.api.previews import origin_of, preview_of
from trictrac.server.api.state import house_of
from trictrac.server.refusals import ServerRefused
from trictrac.words import LANGUAGES, say

PAGE = "index.html"
FOLDER = Path(str(files("trictrac"))) / "web"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Compressed forms beside a file, the better first."""
SCREENS = (
    "/lobby",
    "/editor",
    "/first",
    "/learn",
    "/learn/{rest:path}",
    "/history",
    "/about",
    "/account",
    "/operator",
    "/glossary",
    "/rules",
    "/rules/{rest:path}",
    "/replay",
    "/replay/{table}",
    "/analysis",
    "/analysis/{record}",
    "/mistakes",
    "/mistakes/{record}",
    "/trend",
    "/verify",
    "/verify/{table}",
    "/table",
    "/table/{table}",
)
"""Where the application has a screen; it reads the address itself."""
HASHED = "assets/"
"""Names here carry a hash of the content, so that a browser never asks for one twice."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
"""Kept, but asked for each time whether it has changed."""
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class Asset:
    """One file of the application in all its forms."""

    kind: str
    cache: str
    tag: str
    forms: dict[str, bytes] = field(repr=False)
    """By content encoding; the empty one is the file itself."""

    def answer(self, request: Request, status: int = 200) -> Response:
        """The form that the browser reads, or the word that it has it already."""
        headers = {"Cache-Control": self.cache, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        encoding = self._best(request.headers.get("accept-encoding", ""))
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(self.forms[encoding], status, headers, self.kind)

    def _best(self, accepted: str) -> str:
        """
        >>> asset = Asset("text/css", FOREVER, "x", {"": b"", "br": b"", "gzip": b""})
        >>> asset._best("gzip, deflate, br"), asset._best("gzip;q=1.0, br;q=0"), asset._best("identity")
        ('br', 'gzip', '')
        """
        takes = set()
        for part in accepted.split(","):
            name, _, weight = part.partition(";")
            if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
                takes.add(name.strip())
        return next((name for name in ENCODINGS if name in takes and name in self.forms), "")


class Application:
    """The built files of a folder, read again when a build has replaced them."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or FOLDER
        self._assets: dict[str, Asset] = {}
        self._stamp: int | None = None

    def find(self, path: str) -> Asset | None:
        self._refresh()
        return self._assets.get(path)

    def page(self, request: Request, status: int) -> Response:
        """The one page, or how to build it."""
        index = self.find(PAGE)
        if index is None:
            return HTMLResponse(_not_built(), 503 if status == 200 else status)
        return index.answer(request, status)

    def _refresh(self) -> None:
        try:
            stamp = (self.folder / PAGE).stat().st_mtime_ns
        except FileNotFoundError:
            stamp = None
        if stamp == self._stamp:
            return
        try:
            self._assets = {} if stamp is None else _read(self.folder)
        except FileNotFoundError:  # a build is being put in place just now: the next request sees it whole
            return
        self._stamp = stamp


def _not_built() -> str:
    """What people see in place of the application, in every language: nobody chose one yet."""
    told = "".join(f'<p lang="{lang}">{escape(say("server-not-built", lang))}</p>' for lang in LANGUAGES)
    return f'<!doctype html><meta charset="utf-8"><title>Trictrac</title><h1>Trictrac</h1>{told}'


def _read(folder: Path) -> dict[str, Asset]:
    assets = {}
    for file in folder.rglob("*"):
        if not file.is_file() or file.suffix in ENCODINGS.values():
            continue
        name = file.relative_to(folder).as_posix()
        forms = {"": file.read_bytes()}
        for encoding, suffix in ENCODINGS.items():
            compressed = file.with_name(file.name + suffix)
            if compressed.is_file():
                forms[encoding] = compressed.read_bytes()
        kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        tag = f'"{hashlib.sha256(forms[""]).hexdigest()[:20]}"'
        assets[name] = Asset(kind, FOREVER if name.startswith(HASHED) else ASK_AGAIN, tag, forms)
    return assets


def router_of(application: Application) -> APIRouter:
    """What is mounted last, under everything else that the server answers."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/api/{path:path}", methods=["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"])
    async def nothing(path: str) -> Response:
        """Programs get a refusal, never the page."""
        raise ServerRefused("unknown_address")

    async def screen(request: Request) -> Response:
        """The page, which shows the screen of its address; with a preview in its head, where there is one."""
        index, preview = application.find(PAGE), await preview_of(request)
        if index is None or preview is None:
            return application.page(request, 200)
        text = preview.into(index.forms[""].decode(), origin_of(request, house_of(request)))
        return HTMLResponse(text, headers={"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language"})

    for address in ("/", *SCREENS, *(f"{screen}/" for screen in SCREENS)):
        router.add_api_route(address, screen, methods=["GET", "HEAD"])

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def file(path: str, request: Request) -> Response:
        """A file; where there is none, people get the page, which tells them, and programs a refusal."""
        if path != PAGE and (asset := application.find(path)) is not None:
            return asset.answer(request)
        if "text/html" not in request.headers.get("accept", ""):
            raise ServerRefused("unknown_address")
        return application.page(request, 404)

    return router
