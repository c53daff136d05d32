"""The operator's page: reports, bans, tables, limits, and the audit log of what operators did."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query
from pydantic import BaseModel, Field
from sqlalchemy import or_, select

from trictrac.server import bans
from trictrac.server.accounts import Member
from trictrac.server.api.limits import Limits
from trictrac.server.api.quotas import Shared
from trictrac.server.api.state import House, InHouse, Known
from trictrac.server.history import Moment
from trictrac.server.messages.incoming import Asked
from trictrac.server.moderation import audit
from trictrac.server.moderation.reports import Outcome, Report
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import schema

router = APIRouter(prefix="/api/operator", tags=["operator"])
MOST_TABLES = 100


async def _operator(house: InHouse, visitor: Known) -> Member:
    """An operator with a second factor; the command line appoints them (``trictrac serve operator``)."""
    member = await house.accounts.member(visitor)
    if not member.operator:
        raise ServerRefused("operators_only")
    if member.totp is None:
        raise ServerRefused("operator_factor")
    return member


Operator = Annotated[Member, Depends(_operator)]


class LimitView(BaseModel):
    """How much somebody may ask: ``burst`` at once, ``rate`` per second for long."""

    name: str
    rate: float
    burst: float


class OverviewView(BaseModel):
    """The house at a glance."""

    tables: dict[str, int]
    reports: int
    banned: int
    limits: list[LimitView]


class BannedView(BaseModel):
    """Somebody who is kept out."""

    id: str
    name: str
    account: bool


class BanRequest(Asked):
    """Whom to keep out: an account by its name, or whoever sits at a table, by seats counted from 1."""

    name: str | None = Field(None, max_length=200)
    table: str | None = Field(None, max_length=200)
    seat: int | None = Field(None, ge=1, le=6)


class ReportVerdict(Asked):
    """What becomes of a report."""

    outcome: Outcome


class TableLine(BaseModel):
    """A table that is not over. Of those that are neither listed nor reported nobody's name is shown."""

    id: str
    created: float
    last: float
    form: str
    status: str
    listed: bool
    players: list[str] | None


class AuditLineView(BaseModel):
    """One thing that an operator did, with the names that people have now."""

    seq: int
    at: float
    operator: str
    action: str
    target: str | None
    detail: dict[str, Any]


class AuditView(BaseModel):
    """Lines of the audit log, the newest first; ``whole``: their seals hold."""

    lines: list[AuditLineView]
    whole: bool


@router.get("")
async def overview(house: InHouse, _operator: Operator) -> OverviewView:
    """Tables, reports, bans and limits in numbers."""
    return OverviewView(
        tables=await house.store.count(),
        reports=await house.reports.waiting(),
        banned=len(await bans.banned(house.store.database)),
        limits=list(_limits_of(house)),
    )


@router.get("/reports")
async def reports(
    house: InHouse, _operator: Operator, closed: bool = False, before: Annotated[Moment | None, Query()] = None
) -> list[Report]:
    """Reports that wait, or that were closed, the newest first."""
    return await house.reports.listed(closed, before)


@router.post("/reports/{report}", status_code=204)
async def decide(report: str, wish: ReportVerdict, house: InHouse, operator: Operator) -> None:
    """Closes a report; ``banned`` keeps the person out as well."""
    found = await house.reports.find(report)
    if wish.outcome == "banned":
        if found.accused_id is None:
            raise ServerRefused("unknown_person")
        await _ban(house, operator, await _meant(bans.find_id(house.store.database, found.accused_id)))
    await house.reports.close(found, wish.outcome, operator.id)


@router.get("/bans")
async def banned(house: InHouse, _operator: Operator) -> list[BannedView]:
    """Everybody who is kept out."""
    people = await bans.banned(house.store.database)
    return [BannedView(id=person.id, name=person.name, account=person.is_account) for person in people]


@router.post("/bans", status_code=204)
async def ban(wish: BanRequest, house: InHouse, operator: Operator) -> None:
    """Keeps somebody out, at once and everywhere."""
    database = house.store.database
    if wish.table is not None and wish.seat is not None:
        person = await _meant(bans.in_seat(database, wish.table, wish.seat))
    else:
        person = await _meant(bans.find(database, wish.name or ""))
    await _ban(house, operator, person)


@router.delete("/bans/{user}", status_code=204)
async def unban(user: str, house: InHouse, operator: Operator) -> None:
    """Lets somebody in again."""
    await _meant(bans.unban(house.store.database, user, operator.id))
    house.accounts.tell_here(user)


@router.get("/tables")
async def tables(house: InHouse, _operator: Operator) -> list[TableLine]:
    """Tables that are not over, the latest first."""
    t, s, r = schema.tables.c, schema.seats.c, schema.reports.c
    reported = t.id.in_(select(r.table_id))
    query = select(t.id, t.created, t.last_at, t.form, t.status, t.listed, or_(t.listed, reported).label("shown"))
    rows = await house.store.database.read(
        query.where(t.status != "over").order_by(t.last_at.desc()).limit(MOST_TABLES)
    )
    names: dict[str, list[str]] = {row.id: [] for row in rows if row.shown}
    seats = select(s.table_id, s.name).where(s.table_id.in_(names)).order_by(s.table_id, s.player)
    for seat in await house.store.database.read(seats):
        names[seat.table_id].append(seat.name)
    return [
        TableLine(
            id=row.id,
            created=row.created,
            last=row.last_at,
            form=row.form,
            status=row.status,
            listed=row.listed,
            players=names.get(row.id),
        )
        for row in rows
    ]


@router.get("/audit")
async def audited(
    house: InHouse, _operator: Operator, before: Annotated[int | None, Query(ge=1, le=10**9)] = None
) -> AuditView:
    """What operators did, the newest first, a hundred at a time."""
    lines, whole = await audit.page(house.store.database, before)
    u = schema.users.c
    ids = {each for line in lines for each in (line.operator, line.target) if each}
    rows = await house.store.database.read(select(u.id, u.name).where(u.id.in_(ids)))
    names = {row.id: row.name for row in rows}
    told = [
        asdict(line) | {"operator": names.get(line.operator, line.operator), "target": names.get(line.target or "")}
        for line in lines
    ]
    return AuditView(lines=[AuditLineView.model_validate(each) for each in told], whole=whole)


def _limits_of(house: House) -> Iterator[LimitView]:
    """Every limit of the house by its name; one that is shared has a part for each person and one for each address."""
    for name, limit in {**vars(house), **vars(house.quotas)}.items():
        parts = {name: limit}
        if isinstance(limit, Shared):
            parts = {f"{name} / person": limit.people, f"{name} / address": limit.addresses}
        for part, each in parts.items():
            if isinstance(each, Limits):
                yield LimitView(name=part, rate=each.rate, burst=each.burst)


async def _ban(house: House, operator: Member, person: bans.Known) -> None:
    if person.id == operator.id:
        raise ServerRefused("unknown_person")
    await bans.ban(house.store.database, person, operator.id)
    house.accounts.tell_here(person.id)


async def _meant(found: Awaitable[bans.Known]) -> bans.Known:
    """Whoever is meant; nobody is a refusal."""
    try:
        return await found
    except bans.UnknownPersonError:
        raise ServerRefused("unknown_person") from None
