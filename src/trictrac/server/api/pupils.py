"""What the visitor has learned, kept with their account and taken along to every device."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from trictrac.lessons.progress import Progress, written
from trictrac.server.api.people import member_of
from trictrac.server.api.state import Address, InHouse, Known
from trictrac.server.api.tables import ShownTable
from trictrac.server.refusals import ServerRefused
from trictrac.server.study import learning

router = APIRouter(prefix="/api", tags=["people"])
Coups = Annotated[list[Annotated[int, Query(ge=0, le=100_000)]], Query(max_length=500)]
_FILE: dict[str, Any] = {"content": {"application/json": {"schema": {"type": "object"}}}}
_ANSWER: dict[int | str, dict[str, Any]] = {200: {**_FILE, "description": "The file (docs/teaching.md)."}}


@router.get("/me/progress", response_class=Response, responses=_ANSWER)
async def progress(house: InHouse, visitor: Known) -> Response:
    """What is kept of the visitor's lessons; a new account has learned nothing yet."""
    file = await house.pupils.file_of(member_of(visitor).person.id)
    return Response(written(Progress()) if file is None else file, media_type="application/json")


@router.post(
    "/me/progress",
    response_class=Response,
    responses=_ANSWER,
    openapi_extra={"requestBody": {**_FILE, "required": True}},
)
async def take_in(request: Request, house: InHouse, visitor: Known, address: Address) -> Response:
    """Merges what a device knows into what is kept, and tells the whole; a file that is none changes nothing."""
    person = member_of(visitor).person.id
    house.quotas.progress.check(person, address)
    file = await request.body()
    house.quotas.kept.check(address, len(file) / 2**20)
    return Response(await house.pupils.take_in(person, file), media_type="application/json")


@router.get("/tables/{table}/learned")
async def learned(
    table: ShownTable,
    house: InHouse,
    visitor: Known,
    address: Address,
    aided: Coups = [],  # noqa: B006
) -> learning.LearnedView:
    """What a finished game taught the visitor; in ``aided`` coups the page had told them what the throw was worth."""
    house.quotas.studies.check(visitor.person.id, address)
    live = await house.tables.stored(table)
    player = live.player_of(visitor.person.id)
    if player is None:
        raise ServerRefused("not_a_player")
    if live.status != "over":
        raise ServerRefused("not_over")
    if live.table is None:
        raise ServerRefused("not_begun")
    entries = await house.store.read(table)
    return await asyncio.to_thread(learning.learned, live, entries, player, frozenset(aided))
