"""Blocks and reports: people are named by their seat at a table, since nobody learns anybody's id."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import Field

from trictrac.server.api.shield import address_of
from trictrac.server.api.state import Guest, InHouse, Known
from trictrac.server.api.tables import ShownTable
from trictrac.server.messages.incoming import Asked
from trictrac.server.moderation.blocks import Block
from trictrac.server.moderation.reports import Reason, person_in

router = APIRouter(prefix="/api", tags=["moderation"])
Seat = Annotated[int, Path(ge=0, le=5)]


class ReportRequest(Asked):
    """What is wrong, in a word and in one's own."""

    reason: Reason
    words: str = Field("", max_length=500)


@router.post("/tables/{table}/seats/{player}/block", status_code=204)
async def block(table: ShownTable, player: Seat, house: InHouse, visitor: Guest) -> None:
    """Blocks whoever sits there: they cannot sit with the visitor, invite or talk to them any more."""
    person = person_in(await house.tables.stored(table), player)
    await house.blocks.add(visitor.person.id, person.id, person.name)


@router.get("/me/blocks")
async def blocks(house: InHouse, visitor: Known) -> list[Block]:
    """Whom the visitor blocks."""
    return await house.blocks.of(visitor.person.id)


@router.delete("/me/blocks/{block}", status_code=204)
async def unblock(block: str, house: InHouse, visitor: Known) -> None:
    """Lets somebody come near again."""
    await house.blocks.remove(visitor.person.id, block)


@router.post("/tables/{table}/seats/{player}/report", status_code=204)
async def report(
    table: ShownTable, player: Seat, wish: ReportRequest, request: Request, house: InHouse, visitor: Guest
) -> None:
    """Tells the operator about whoever sits there; the table and what was said there last go along."""
    house.reporting.check(address_of(request.scope))
    live = await house.tables.stored(table)
    await house.reports.add(visitor.person, live, player, wish.reason, wish.words)
