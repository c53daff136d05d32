"""Tables over HTTP: open, look, act."""

from __future__ import annotations

import time
from typing import Annotated, Self

from fastapi import APIRouter, Depends, Path, Query
from pydantic import BaseModel, Field, model_validator

from trictrac.dice_proof import TABLE
from trictrac.errors import TrictracError
from trictrac.players.registry import check_name
from trictrac.server.api.state import WATCHING, Address, Guest, House, InHouse, User
from trictrac.server.identity import KnownVisitor
from trictrac.server.messages import incoming as say
from trictrac.server.messages import outgoing as out
from trictrac.server.messages.entries import SeatKind, WireEntry
from trictrac.server.moderation.blocks import people_at
from trictrac.server.refusals import ServerRefused
from trictrac.server.tables.conventions import Conventions
from trictrac.server.tables.live import LiveTable
from trictrac.server.tables.seats import SeatPlan
from trictrac.server.tables.views import head_view, table_view, wire
from trictrac.words import language

router = APIRouter(prefix="/api/tables", tags=["tables"])
TableId = Annotated[str, Path(pattern=f"^{TABLE}$")]
Invitation = Annotated[str | None, Query(max_length=100)]


async def _shown(table: TableId, house: InHouse, user: User, address: Address, invitation: Invitation = None) -> str:
    await house.show(table, user, invitation, address)
    return table


ShownTable = Annotated[str, Depends(_shown)]
"""A table that the visitor may look at; a private one with an ``invitation``, unless they play there."""


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
    private: bool = False
    """Whether only those who were invited may look; for everybody else there is no such table."""

    @model_validator(mode="after")
    def _not_both(self) -> Self:
        if self.listed and self.private:
            raise ValueError("a private table is not listed")
        return self


class Opened(BaseModel):
    """A new table; an invitation is good for its seat and secret to everybody else."""

    view: out.TableView
    invitations: dict[int, str]


class Watching(BaseModel):
    """Lets whoever has it look on at a private table."""

    invitation: str


class EntriesPage(BaseModel):
    """Entries of a log."""

    entries: list[WireEntry]
    last: int


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
async def open_table(wish: OpenTable, house: InHouse, visitor: Guest, address: Address) -> Opened:
    """Opens a table."""
    house.quotas.openings.check(visitor.person.id, address)
    await house.quotas.tables.check(address)
    conventions = Conventions.asked(wish.options.model_dump(exclude_unset=True))
    plans = [seat.plan() for seat in wish.seats] if wish.seats is not None else [SeatPlan()] * conventions.players
    manner = {"listed": wish.listed, "delayed": wish.delayed, "private": wish.private}
    live = await house.tables.open(visitor.person, conventions, plans, **manner)
    house.quotas.tables.add(address, live.id)
    if any(seat.is_computer for seat in live.seats):
        house.thinker.get_ready()
    return Opened(view=table_view(live), invitations=_invitations(house, live))


def _invitations(house: House, live: LiveTable) -> dict[int, str]:
    people = [number for number, seat in enumerate(live.seats) if not seat.is_computer]
    return {number: house.signer.invitation(live.id, number) for number in people}


@router.get("")
async def lobby(house: InHouse, user: User) -> list[out.HeadView]:
    """Open tables that wait for players, but for those of people who block the visitor, or whom the visitor blocks."""
    apart = await house.blocks.apart_from(user) if user is not None else set()
    tables = await house.tables.readable(await house.store.open_tables())
    return [head_view(live) for live in tables if not apart & people_at(live)]


@router.get("/{table}")
async def look(table: ShownTable, house: InHouse, user: User) -> out.Snapshot:
    """The table as the visitor may see it."""
    async with house.tables.at(table) as room:
        return room.snapshot(user)


@router.get("/{table}/invitations")
async def invitations(table: ShownTable, house: InHouse, user: User) -> dict[int, str]:
    """The invitations again, for the person who opened the table."""
    live = await house.tables.stored(table)
    if user is None or live.host != user:
        raise ServerRefused("not_invited")
    return _invitations(house, live)


@router.get("/{table}/watching")
async def watching(table: ShownTable, house: InHouse, user: User) -> Watching:
    """What lets others look on at a private table; for those who play there and the person who opened it."""
    live = await house.tables.stored(table)
    if user is None or (live.host != user and live.player_of(user) is None):
        raise ServerRefused("not_invited")
    return Watching(invitation=house.signer.invitation(table, WATCHING))


@router.get("/{table}/entries")
async def entries(
    table: ShownTable, house: InHouse, user: User, after: Annotated[int, Query(ge=0, le=10**9)] = 0
) -> EntriesPage:
    """What happened after an entry, up to five hundred at a time."""
    async with house.tables.at(table) as room:
        live = room.seen_by(user)
        last = live.seq
    found = await house.store.read(table, after, 500)
    return EntriesPage(entries=[wire(entry, live) for entry in found if entry.seq <= last], last=last)


@router.post("/{table}/messages")
async def message(table: TableId, said: say.Incoming, house: InHouse, visitor: Guest, address: Address) -> out.Ack:
    """A message to the table, as over the websocket. What is acknowledged is on disk."""
    house.quotas.messages.check(visitor.person.id, address)
    return await take(house, table, visitor, said, address)


async def take(house: House, table: str, visitor: KnownVisitor | None, said: say.Message, address: str) -> out.Ack:
    """Gives a message to a table; counts it."""
    start = time.perf_counter()
    house.quotas.check_message(said, visitor.person.id if visitor else None, address)
    person = visitor.person if visitor else None
    live = (await house.room(table, address)).live
    if not house.may_see(live, person.id if person else None, said.invitation if isinstance(said, say.Sit) else None):
        raise ServerRefused("unknown_table")
    if person is not None:
        await house.blocks.check(person.id, said, live)
    invited = isinstance(said, say.Sit) and house.signer.is_invitation(said.invitation, table, said.player)
    try:
        seq = await house.tables.send(table, person, said, invited, address)
    except TrictracError:
        house.metrics.messages.labels(said.do, "refused").inc()
        raise
    house.metrics.messages.labels(said.do, "done").inc()
    house.metrics.acknowledged.observe(time.perf_counter() - start)
    return out.Ack(ref=said.ref, seq=seq)


@router.get("/{table}/account")
async def account(table: ShownTable, house: InHouse, user: User, lang: str = "en") -> AccountView:
    """Who owes what to whom, with reasons."""
    async with house.tables.at(table) as room:
        live = room.seen_by(user)
    if live.table is None:
        raise ServerRefused("not_begun")
    return AccountView.model_validate(live.table.state.form.account().to_data(language(lang)))
