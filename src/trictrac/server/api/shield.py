"""What stands before every request: headers, origins, sizes, rates."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trictrac.errors import TrictracError
from trictrac.server.api.limits import Limits
from trictrac.server.refusals import ServerRefused
from trictrac.server.settings import Settings
from trictrac.server.tables.views import refusal

LONGEST_BODY = 64 * 1024
LONGEST_RECORD = 256 * 1024
"""Whole sessions are longer than messages."""
RECORDS = ("/api/replay", "/api/verify")
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; "
    "form-action 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_REFUSED_WITH = {
    401: ("sign_in", "wrong_login"),
    403: ("banned", "not_a_player", "not_invited", "wrong_origin"),
    404: ("unknown_table", "unknown_address"),
    413: ("too_long",),
    422: ("bad_message", "bad_conventions", "bad_action", "bad_name", "weak_password", "bad_code"),
    429: ("too_fast",),
    503: ("unavailable", "busy"),
}
STATUS = {code: status for status, codes in _REFUSED_WITH.items() for code in codes}
"""The status of a refusal; the others are 409: the table stands otherwise."""
_SAFE = ("GET", "HEAD", "OPTIONS")


def refused(error: TrictracError) -> JSONResponse:
    body = refusal(error)
    headers = {"Retry-After": "1"} if body.code in ("too_fast", "unavailable", "busy") else None
    return JSONResponse(body.model_dump(exclude_none=True), STATUS.get(body.code, 409), headers)


def right_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a page of this server, or a program that is no browser, is talking."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin in settings.origins or urlsplit(origin).netloc == headers.get("host")


class Shield:
    """Lets through what is small, not too frequent, and asked by our own pages."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._limits = Limits(settings.rate, 6 * settings.rate)
        self._headers = dict(HEADERS)
        if settings.public:
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        why = self._refuses(scope)
        if why is not None:
            await refused(ServerRefused(why))(scope, receive, sending)
            return
        await self.app(scope, _limited(receive, _longest(scope)), sending)

    def _refuses(self, scope: Scope) -> str | None:
        headers = Headers(scope=scope)
        if not self._limits.allows(address_of(scope)):
            return "too_fast"
        if scope["method"] not in _SAFE and not right_origin(headers, self.settings):
            return "wrong_origin"
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > _longest(scope):
            return "too_long"
        return None


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else "?"


def _longest(scope: Scope) -> int:
    return LONGEST_RECORD if scope["path"] in RECORDS else LONGEST_BODY


def _limited(receive: Receive, longest: int) -> Receive:
    total = 0

    async def receiving() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > longest:
            raise HTTPException(413)  # the framework passes on no other kind
        return message

    return receiving
