"""The application: FastAPI over the house, with its operations."""

from __future__ import annotations

import hmac
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, Literal

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from starlette.exceptions import HTTPException

from trictrac import __version__
from trictrac.errors import TrictracError
from trictrac.server.api import (
    account,
    house,
    moderation,
    operator,
    pages,
    people,
    positions,
    previews,
    pupils,
    records,
    tables,
)
from trictrac.server.api.shield import Shield, refused
from trictrac.server.api.socket import WithSockets
from trictrac.server.api.state import House, InHouse
from trictrac.server.messages import incoming, outgoing
from trictrac.server.refusals import ServerRefused
from trictrac.server.settings import Settings
from trictrac.server.store import StoreError
from trictrac.server.tables.views import refusal

_log = logging.getLogger(__name__)
_REFUSALS: dict[int | str, dict[str, Any]] = {
    422: {"model": outgoing.Refusal, "description": "It cannot be read, or asks for what cannot be."},
    "4XX": {"model": outgoing.Refusal, "description": "It is refused, and why."},
    503: {"model": outgoing.Refusal, "description": "Not now: nothing was done."},
}


class Health(BaseModel):
    """Whether the server is alive, or can do its work."""

    status: Literal["ok", "stopping", "nothing can be kept"]
    version: str = __version__


class MessageSchema(BaseModel):
    """JSON schemas of what is said over a websocket."""

    incoming: JsonSchemaValue
    outgoing: JsonSchemaValue


def create_app(settings: Settings) -> FastAPI:
    """The whole server for one set of settings."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = app.state.house = House(settings)
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    app = WithSockets(
        title="Trictrac",
        version=__version__,
        description="Tables of trictrac: HTTP and websockets (docs/server.md).",
        lifespan=lifespan,
        docs_url=None,  # their pages ask other servers for scripts
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=_REFUSALS,
    )
    app.add_middleware(Shield, settings=settings)
    for module in (tables, people, account, pupils, moderation, operator, positions, records, previews, house):
        app.include_router(module.router)
    _add_operations(app)
    app.include_router(pages.router_of(pages.Application()))  # last: it answers whatever nobody else does
    _add_errors(app)
    return app


def _add_operations(app: FastAPI) -> None:
    @app.get("/healthz", tags=["operations"])
    async def healthz(house: InHouse) -> Health:
        """Whether the server lives: a process that does not answer this is to be started again."""
        return Health(status="stopping" if house.stopping else "ok")

    @app.get("/readyz", tags=["operations"], responses={503: {"model": Health}})
    async def readyz(house: InHouse, response: Response) -> Health:
        """Whether it can do its work: a write reaches the database. While it cannot, send people elsewhere."""
        if house.stopping:
            response.status_code = 503
            return Health(status="stopping")
        if not await house.readiness.holds():
            response.status_code = 503
            return Health(status="nothing can be kept")
        return Health(status="ok")

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request, house: InHouse) -> Response:
        """Figures for Prometheus; on a public server with the token only."""
        token = house.settings.metrics_token
        given = request.headers.get("authorization", "")
        if (house.settings.public or token) and not (
            token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
        ):
            raise ServerRefused("sign_in")
        await _measure(house)
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/api/schema", tags=["operations"], response_model=MessageSchema)
    async def schema() -> Response:
        """JSON schema of the messages of the websocket, both directions."""
        return Response(_schema_as_sent(), media_type="application/json")


@cache
def _schema_as_sent() -> str:
    """Made once: it takes a twentieth of a second."""
    return message_schema().model_dump_json()


def message_schema() -> MessageSchema:
    server: TypeAdapter[outgoing.ServerMessage] = TypeAdapter(outgoing.ServerMessage)
    return MessageSchema(incoming=incoming.READER.json_schema(), outgoing=server.json_schema(mode="serialization"))


async def _measure(house: House) -> None:
    figures = house.metrics
    figures.rooms.set(len(house.tables.rooms))
    figures.quarantined.set(len(house.tables.quarantine))
    figures.broken.set(house.tables.quarantine.failures)
    figures.waiting.set(house.thinker.waiting)
    figures.thoughts.set(house.thinker.thoughts)
    figures.failures.set(house.thinker.failures)
    for status, number in (await house.store.count()).items():
        figures.tables.labels(status).set(number)


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(TrictracError)
    async def of_ours(_request: Request, error: TrictracError) -> Response:
        if isinstance(error, StoreError):
            _log.error("the store failed: %s", error)  # whoever asks is told that they may try again, and no more
        return refused(error)

    @app.exception_handler(HTTPException)
    async def of_the_framework(_request: Request, error: HTTPException) -> Response:
        code = {404: "unknown_address", 405: "wrong_method", 408: "too_slow", 413: "too_long"}.get(error.status_code)
        why = ServerRefused(code) if code else ServerRefused("bad_message", why=error.detail)
        return JSONResponse(refusal(why).model_dump(exclude_none=True), error.status_code, error.headers)

    @app.exception_handler(RequestValidationError)
    async def unreadable(_request: Request, error: RequestValidationError) -> Response:
        return refused(ServerRefused.unreadable(error.errors()))
