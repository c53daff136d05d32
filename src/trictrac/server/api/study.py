"""Away from the table: positions examined, games replayed, dice verified."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Body

from trictrac.server import history
from trictrac.server.api.positions import Question
from trictrac.server.api.state import Guest, InHouse
from trictrac.server.api.tables import TableId, session_of
from trictrac.server.refusals import ServerRefused
from trictrac.server.study import checking, examining, touring
from trictrac.words import fact

router = APIRouter(prefix="/api", tags=["study"])
Text = Annotated[str, Body(media_type="text/plain", max_length=250_000)]


@router.post("/examine")
async def examine(question: Question) -> examining.Examined:
    """Everything wrong with a position that somebody sets up; and its throw judged, if it can be."""
    return examining.examine(*question.read())


@router.get("/tables/{table}/replay")
async def replay(table: TableId, house: InHouse) -> touring.TourView:
    """A session coup by coup, as soon as its record may be read."""
    live = await house.tables.stored(table)
    text = history.record_of(live, await house.store.read(table))
    return await asyncio.to_thread(touring.tour_of_text, text.encode())


@router.post("/replay")
async def replay_text(text: Text, house: InHouse, visitor: Guest) -> touring.TourView:
    """A record that somebody brings, judged coup by coup."""
    house.advice.check(f"study {visitor.person.id}")
    found = await asyncio.to_thread(touring.tour_of_text, _bytes(text))
    if not found.sessions:
        raise ServerRefused("bad_action", fact("record-none"))
    return found


@router.get("/tables/{table}/checks")
async def checks(table: TableId, house: InHouse) -> checking.CheckedView:
    """The dice of a finished session, every check in words."""
    return await asyncio.to_thread(checking.check, *await session_of(house, table))


@router.post("/verify")
async def verify_text(text: Text, house: InHouse, visitor: Guest) -> list[checking.CheckedView]:
    """The dice of a record, or of a proof, that somebody brings."""
    house.advice.check(f"study {visitor.person.id}")
    return await asyncio.to_thread(checking.check_text, _bytes(text))


def _bytes(text: str) -> bytes:
    """As a file would hold it; JSON can carry halves of signs that no file can."""
    return text.encode("utf-8", "replace")
