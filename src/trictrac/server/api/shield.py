"""What stands before every request: headers, origins, sizes, rates."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trictrac.errors import TrictracError
from trictrac.server.api.limits import Limits
from trictrac.server.api.quotas import customer
from trictrac.server.pupils import MOST_KEPT
from trictrac.server.refusals import ServerRefused
from trictrac.server.settings import LOCAL, Settings
from trictrac.server.tables.views import refusal

LONGEST_BODY = 64 * 1024
LONGEST_RECORD = 256 * 1024
"""Whole sessions are longer than messages."""
BODY_WITHIN = 20.0
"""Seconds for the whole body of a request."""
RECORDS = ("/api/moments", "/api/recorded", "/api/replay", "/api/verify")
PROGRESS = "/api/me/progress"
# The kernel's module runs in the browser: 'wasm-unsafe-eval' lets WebAssembly be compiled, and no script.
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; "
    "form-action 'self'; img-src 'self' data:; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "connect-src 'self'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_REFUSED_WITH = {
    401: ("sign_in", "wrong_login", "second_factor", "wrong_code"),
    403: ("banned", "not_a_player", "not_invited", "wrong_origin", "blocked", "operators_only", "operator_factor"),
    404: ("unknown_table", "unknown_address", "unknown_report", "unknown_person"),
    408: ("too_slow",),
    413: ("too_long",),
    421: ("wrong_host",),
    422: (
        "bad_message",
        "bad_conventions",
        "bad_action",
        "bad_name",
        "weak_password",
        "bad_code",
        "bad_email",
        "bad_progress",
    ),
    429: ("too_fast", "too_many_tables", "too_many_sockets", "talk_full"),
    503: ("unavailable", "unreadable", "busy"),
}
STATUS = {code: status for status, codes in _REFUSED_WITH.items() for code in codes}
"""The status of a refusal; the others are 409: the table stands otherwise."""
_SAFE = ("GET", "HEAD", "OPTIONS")
_OPERATIONS = ("/healthz", "/readyz", "/metrics")
"""What whoever watches the server asks for by any of its addresses."""


def refused(error: TrictracError) -> JSONResponse:
    body = refusal(error)
    headers = {"Retry-After": "1"} if body.code in ("too_fast", "unavailable", "busy") else None
    return JSONResponse(body.model_dump(exclude_none=True), STATUS.get(body.code, 409), headers)


def right_host(headers: Headers, settings: Settings) -> bool:
    """Whether a request is meant for this server: another name may be a page's that was made to point here."""
    try:
        host = urlsplit(f"//{headers.get('host', '')}").hostname
    except ValueError:  # no browser says this
        return False
    return host in ({urlsplit(origin).hostname for origin in settings.origins} if settings.public else LOCAL)


def right_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a page of this server, or a program that is no browser, is talking; to a public one over https only."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    if settings.public:
        return False
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no browser says this
        return False


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
            if why == "too_fast":
                await scope["app"].state.house.quotas.hold(address_of(scope))
            await refused(ServerRefused(why))(scope, receive, sending)
            return
        await self.app(scope, _limited(receive, _longest(scope)), sending)

    def _refuses(self, scope: Scope) -> str | None:
        headers = Headers(scope=scope)
        if not self._limits.allows(address_of(scope)):
            return "too_fast"
        if scope["path"] not in _OPERATIONS and not right_host(headers, self.settings):
            return "wrong_host"
        if scope["method"] not in _SAFE and not right_origin(headers, self.settings):
            return "wrong_origin"
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > _longest(scope):
            return "too_long"
        return None


def address_of(scope: Scope) -> str:
    """Where a request comes from; addresses of one customer are one."""
    client = scope.get("client")
    return customer(client[0]) if client else "?"


def _longest(scope: Scope) -> int:
    if scope["path"] == PROGRESS:
        return MOST_KEPT
    return LONGEST_RECORD if scope["path"] in RECORDS else LONGEST_BODY


def _limited(receive: Receive, longest: int) -> Receive:
    """Reads no more than that, and for no longer; what comes after the body may take its time."""
    total = 0
    end: float | None = asyncio.get_running_loop().time() + BODY_WITHIN

    async def receiving() -> Message:
        nonlocal total, end
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError:
            raise HTTPException(408, headers={"Connection": "close"}) from None  # the framework passes on no other kind
        total += len(message.get("body", b""))
        if total > longest:
            raise HTTPException(413)
        if not message.get("more_body"):
            end = None
        return message

    return receiving
