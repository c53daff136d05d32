"""HTTP: who one is, tables to open and to find."""

from __future__ import annotations

from typing import Any, Self, TypeAlias

import httpx

from trictrac.client.errors import ClientError, RefusedError
from trictrac.client.seat import SeatAtTable

Answer: TypeAlias = Any
"""JSON as docs/server.md has it; the models of it are the server's."""


class Client:
    """One visitor of a server; the cookie makes them the same person in every request.

    ::

        async with Client("http://127.0.0.1:8000", name="Anne") as anne:
            opened = await anne.open(seats=[{"kind": "person"}, {"kind": "computer", "level": "maitre"}])
            async with anne.table(opened["view"]["id"]) as table:
                await table.sit(0)
                await table.send("throw")
    """

    def __init__(self, url: str, name: str | None = None, timeout: float = 30.0) -> None:
        self.url = url.rstrip("/")
        self.name = name
        self.http = httpx.AsyncClient(base_url=self.url, timeout=timeout)

    async def __aenter__(self) -> Self:
        await (self.call("POST", "/api/me", {"name": self.name}) if self.name else self.call("GET", "/api/me"))
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, body: object = None, **query: str | float) -> Answer:
        """One request; a refusal is an exception."""
        try:
            answer = await self.http.request(method, path, json=body, params=query or None)
        except httpx.HTTPError as error:
            raise ClientError(f"the server does not answer: {error!r}") from None
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        data = answer.json() if is_json and answer.content else answer.text
        if answer.is_success:
            return data
        if isinstance(data, dict) and "code" in data:
            raise RefusedError(data)
        raise ClientError(f"the server answers {answer.status_code}", str(data)[:200])

    async def open(self, **wish: object) -> Answer:
        """Opens a table: ``options``, ``seats``, ``listed``, ``delayed``."""
        return await self.call("POST", "/api/tables", wish)

    async def lobby(self) -> Answer:
        return await self.call("GET", "/api/tables")

    async def look(self, table: str) -> Answer:
        return await self.call("GET", f"/api/tables/{table}")

    def table(self, table: str, after: int | None = None) -> SeatAtTable:
        """A connection to a table, to play or to watch."""
        cookie = "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)
        return SeatAtTable(self.url, table, cookie, after)
