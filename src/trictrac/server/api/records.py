"""Records and proofs of games: those of the house, and those that people bring; read, replayed, verified.

All of it is charged to the address, and what takes long is done in a worker.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Body, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from trictrac.server import history
from trictrac.server.api.state import Address, Guest, House, InHouse
from trictrac.server.api.tables import ShownTable
from trictrac.server.refusals import ServerRefused
from trictrac.server.study import checking, recording, remembering, touring
from trictrac.server.tables.standing import refuse_keys
from trictrac.verify import to_data

router = APIRouter(prefix="/api", tags=["records"])
Text = Annotated[str, Body(media_type="text/plain", max_length=250_000)]


class RenewedView(BaseModel):
    """Fresh envelopes in the middle of a session, and the dice thrown before them."""

    after: int
    commitment: str
    secret: str
    seeds: list[str | None]
    seals: list[str | None]


class ProofView(BaseModel):
    """A session and the proof of its dice (docs/dice.md)."""

    format: str
    scheme: str
    table: str
    commitment: str
    secret: str
    seeds: list[str | None]
    seals: list[str | None]
    drawn: bool
    before: int
    renewals: list[RenewedView]
    date: str | None
    form: dict[str, Any]
    setting: dict[str, Any]
    events: list[dict[str, Any]]
    signed_by: str = Field(alias="signed-by")
    signature: str


@router.get("/tables/{table}/record", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def record(table: ShownTable, house: InHouse, address: Address) -> Response:
    """The session as readable text."""
    text = await _record(house, table, address)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{table}.trictrac"'})


@router.get("/tables/{table}/proof")
async def proof(table: ShownTable, house: InHouse, address: Address) -> ProofView:
    """Everything about the dice, once the table is over: input of ``trictrac verify``."""
    house.quotas.studies.check(None, address)
    live = await house.tables.stored(table)
    entries = await house.store.read(table)

    def signed() -> ProofView:
        return ProofView.model_validate(house.key.sign_proof(to_data(*history.session_of(live, entries))))

    return await asyncio.to_thread(signed)


@router.get("/tables/{table}/verify", response_model=checking.VerifiedView)
async def verify(table: ShownTable, house: InHouse, address: Address) -> Response:
    """Re-derives every die; whoever does not believe it can do so themselves."""
    text = await _record(house, table, address, over=True)
    return await _studied(house, address, study="dice", text=text, keys=list(house.keys))


@router.get("/tables/{table}/checks", response_model=checking.CheckedView)
async def checks(table: ShownTable, house: InHouse, address: Address) -> Response:
    """The dice of a finished session, every check in words."""
    text = await _record(house, table, address, over=True)
    return await _studied(house, address, study="checks", text=text, keys=list(house.keys))


@router.get("/tables/{table}/replay", response_model=touring.TourView)
async def replay(table: ShownTable, house: InHouse, address: Address) -> Response:
    """A session coup by coup, as soon as its record may be read."""
    return await _studied(house, address, study="replay", text=await _record(house, table, address))


@router.get("/tables/{table}/moments", response_model=remembering.MomentsView)
async def moments(table: ShownTable, house: InHouse, address: Address) -> Response:
    """The coups of a finished session that are worth seeing again, with what they were worth."""
    text = await _record(house, table, address, over=True)
    return await _studied(house, address, study="moments", text=text)


@router.post("/replay", response_model=touring.TourView)
async def replay_text(text: Text, house: InHouse, visitor: Guest, address: Address) -> Response:
    """A record that somebody brings, judged coup by coup."""
    house.quotas.studies.check(visitor.person.id, address)
    return await _studied(house, address, study="judge", text=text)


@router.post("/recorded", response_model=list[recording.RecordedView])
async def recorded(text: Text, house: InHouse, visitor: Guest, address: Address) -> Response:
    """A record that somebody brings, as an analysis needs it: every throw, and what was made of it."""
    house.quotas.studies.check(visitor.person.id, address)
    return await _studied(house, address, study="recorded", text=text)


@router.post("/moments", response_model=remembering.MomentsView)
async def moments_of_text(text: Text, house: InHouse, visitor: Guest, address: Address) -> Response:
    """The coups worth seeing again of a record that somebody brings: a game that was played in their browser."""
    house.quotas.studies.check(visitor.person.id, address)
    return await _studied(house, address, study="brought", text=text)


@router.post("/verify", response_model=list[checking.CheckedView])
async def verify_text(text: Text, house: InHouse, visitor: Guest, address: Address) -> Response:
    """The dice of a record, or of a proof, that somebody brings."""
    house.quotas.studies.check(visitor.person.id, address)
    return await _studied(house, address, study="verify", text=text, keys=list(house.keys))


async def _record(house: House, table: str, address: str, over: bool = False) -> str:
    """The signed record of a table, once it may be read; or only once its dice may be told."""
    house.quotas.studies.check(None, address)
    live = await house.tables.stored(table)
    if over and live.proof is None:
        raise ServerRefused("not_over")
    return await asyncio.to_thread(history.record_of, live, await house.store.read(table), house.key)


async def _studied(house: House, address: str, **question: object) -> Response:
    """What a worker makes of it goes on as it is, for the answer may be long; unless it judges what is being played."""
    found = await house.thinker.study(question, address)
    await refuse_keys(house.store.database, found.get("standing", ()))
    return Response(found["data"], media_type="application/json")
