"""Tables over HTTP: open, look, act, download."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from trictrac.dice_proof import TABLE
from trictrac.errors import TrictracError
from trictrac.players.registry import check_name
from trictrac.server import history
from trictrac.server.api.state import Guest, House, InHouse, Somebody, User
from trictrac.server.identity import KnownVisitor
from trictrac.server.messages import incoming as say
from trictrac.server.messages import outgoing as out
from trictrac.server.messages.entries import SeatKind, WireEntry
from trictrac.server.messages.facts import FactView
from trictrac.server.refusals import ServerRefused
from trictrac.server.tables.conventions import Conventions
from trictrac.server.tables.live import LiveTable
from trictrac.server.tables.seats import SeatPlan
from trictrac.server.tables.views import head_view, table_view, wire
from trictrac.verify import Session, to_data
from trictrac.verify import verify as check
from trictrac.words import language

router = APIRouter(prefix="/api/tables", tags=["tables"])
TableId = Annotated[str, Path(pattern=f"^{TABLE}$")]


class SeatRequest(say.Asked):
    """What a seat is for."""

    kind: SeatKind = "person"
    level: str = Field("habitue", max_length=20)
    attention: float | None = Field(None, ge=0, le=1)

    def plan(self) -> SeatPlan:
        """As tables keep it."""
        if self.kind == "person":
            return SeatPlan()
        try:
            check_name(self.level)
        except TrictracError as error:
            raise ServerRefused.of(error, "bad_conventions") from None
        return SeatPlan("computer", self.level, self.attention)


class OpenTable(say.Asked):
    """A table to open; without seats, all are for people."""

    options: say.TableOptions = Field(default_factory=say.TableOptions)  # type: ignore[arg-type]
    seats: list[SeatRequest] | None = Field(None, max_length=6)
    listed: bool = False
    """Whether it stands in the lobby, open to everybody."""
    delayed: bool = False
    """Whether spectators are one coup behind."""


class Opened(BaseModel):
    """A new table; an invitation is good for its seat and secret to everybody else."""

    view: out.TableView
    invitations: dict[int, str]


class EntriesPage(BaseModel):
    """Entries of a log."""

    entries: list[WireEntry]
    last: int


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
    form: dict[str, Any]
    setting: dict[str, Any]
    events: list[dict[str, Any]]


class VerifiedView(BaseModel):
    """What re-deriving the dice found."""

    right: Literal[True]
    dice: int
    throws: int
    told: FactView


class PaymentView(BaseModel):
    """Who pays whom, how much, and why."""

    marque: int | None
    payer: str = Field(alias="from")
    payee: str = Field(alias="to")
    jetons: int
    reason: str
    numbers: dict[str, int]
    text: str


class TotalView(BaseModel):
    """What a player won or lost."""

    player: str
    jetons: int
    fiches: int


class AccountView(BaseModel):
    """The account of a session so far."""

    final: bool
    fiche: int
    entries: list[PaymentView]
    totals: list[TotalView]


@router.post("", status_code=201)
async def open_table(wish: OpenTable, house: InHouse, visitor: Guest) -> Opened:
    """Opens a table."""
    house.openings.check(visitor.person.id)
    conventions = Conventions.of(wish.options.model_dump(exclude_unset=True))
    plans = [seat.plan() for seat in wish.seats] if wish.seats is not None else [SeatPlan()] * conventions.players
    live = await house.tables.open(visitor.person, conventions, plans, listed=wish.listed, delayed=wish.delayed)
    return Opened(view=table_view(live), invitations=_invitations(house, live))


def _invitations(house: House, live: LiveTable) -> dict[int, str]:
    people = [number for number, seat in enumerate(live.seats) if not seat.is_computer]
    return {number: house.signer.invitation(live.id, number) for number in people}


@router.get("")
async def lobby(house: InHouse) -> list[out.HeadView]:
    """Open tables that wait for players."""
    return [head_view(await house.tables.stored(table)) for table in await house.store.open_tables()]


@router.get("/{table}")
async def look(table: TableId, house: InHouse, user: User) -> out.Snapshot:
    """The table as the visitor may see it."""
    async with house.tables.at(table) as room:
        return room.snapshot(user)


@router.get("/{table}/invitations")
async def invitations(table: TableId, house: InHouse, user: User) -> dict[int, str]:
    """The invitations again, for the person who opened the table."""
    live = await house.tables.stored(table)
    if user is None or live.host != user:
        raise ServerRefused("not_invited")
    return _invitations(house, live)


@router.get("/{table}/entries")
async def entries(
    table: TableId, house: InHouse, user: User, after: Annotated[int, Query(ge=0, le=10**9)] = 0
) -> EntriesPage:
    """What happened after an entry, up to five hundred at a time."""
    async with house.tables.at(table) as room:
        live = room.seen_by(user)
        last = live.seq
    found = await house.store.read(table, after, 500)
    return EntriesPage(entries=[wire(entry, live) for entry in found if entry.seq <= last], last=last)


@router.post("/{table}/messages")
async def message(table: TableId, said: say.Incoming, house: InHouse, visitor: Guest) -> out.Ack:
    """A message to the table, as over the websocket. What is acknowledged is on disk."""
    return await take(house, table, visitor, said)


async def take(house: House, table: str, visitor: KnownVisitor | None, said: say.Message) -> out.Ack:
    """Gives a message to a table; counts it."""
    start = time.perf_counter()
    invited = isinstance(said, say.Sit) and house.signer.is_invitation(said.invitation, table, said.player)
    try:
        seq = await house.tables.send(table, visitor.person if visitor else None, said, invited)
    except TrictracError:
        house.metrics.messages.labels(said.do, "refused").inc()
        raise
    house.metrics.messages.labels(said.do, "done").inc()
    house.metrics.acknowledged.observe(time.perf_counter() - start)
    return out.Ack(ref=said.ref, seq=seq)


@router.get("/{table}/record", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def record(table: TableId, house: InHouse) -> Response:
    """The session as readable text."""
    live = await house.tables.stored(table)
    text = history.record_of(live, await house.store.read(table))
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{table}.trictrac"'})


async def session_of(house: House, table: str) -> Session:
    """A session with the proof of its dice, once the table is over."""
    live = await house.tables.stored(table)
    return history.session_of(live, await house.store.read(table))


@router.get("/{table}/proof")
async def proof(table: TableId, house: InHouse) -> ProofView:
    """Everything about the dice, once the table is over: input of ``trictrac verify``."""
    return ProofView.model_validate(to_data(*await session_of(house, table)))


@router.get("/{table}/verify")
async def verify(table: TableId, house: InHouse, visitor: Somebody) -> VerifiedView:
    """Re-derives every die here; whoever does not believe it can do so themselves."""
    found = await asyncio.to_thread(check, *await session_of(house, table))
    return VerifiedView(right=True, dice=found.dice, throws=found.throws, told=FactView.of(found.told))


@router.get("/{table}/account")
async def account(table: TableId, house: InHouse, user: User, lang: str = "en") -> AccountView:
    """Who owes what to whom, with reasons."""
    async with house.tables.at(table) as room:
        live = room.seen_by(user)
    if live.table is None:
        raise ServerRefused("not_begun")
    return AccountView.model_validate(live.table.state.form.account().to_data(language(lang)))
