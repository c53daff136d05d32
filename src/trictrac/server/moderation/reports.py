"""What people report to the operator: a person at a table, with the table and what was said there last."""

from __future__ import annotations

import secrets
import time
from dataclasses import asdict, dataclass
from typing import Any, Literal

from sqlalchemy import Connection, String, cast, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from trictrac.server.moderation import audit
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import Database, schema
from trictrac.server.tables.live import TALK_SHOWN, LiveTable
from trictrac.server.tables.seats import NAMELESS, NOBODY, UNSAID, Person

Reason = Literal["insult", "cheating", "name", "spam", "other"]
Outcome = Literal["banned", "dismissed"]
PAGE = 50
KEPT = 90 * 86_400.0
"""Seconds a report is kept after it was closed."""
_r = schema.reports.c


@dataclass(frozen=True, slots=True)
class SaidLine:
    """Something said at the table, as a report keeps it."""

    player: int | None
    user: str | None
    name: str
    at: float
    phrase: str | None = None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """A report as the operator reads it."""

    id: str
    at: float
    table_id: str
    reporter_name: str
    accused_id: str | None
    accused_name: str
    reason: str
    words: str
    talk: list[dict[str, Any]]
    closed: float | None
    outcome: str | None


class Reports:
    """Kept until ninety days after an operator closed them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, reporter: Person, live: LiveTable, player: int, reason: Reason, words: str) -> None:
        """Takes a report about whoever sits in a seat; one per reporter, person and table."""
        accused = person_in(live, player)
        if accused.id == reporter.id:
            raise ServerRefused("no_such_seat")
        row = {
            "id": secrets.token_urlsafe(12),
            "at": time.time(),
            "table_id": live.id,
            "reporter_id": reporter.id,
            "reporter_name": reporter.name,
            "accused_id": accused.id,
            "accused_name": accused.name,
            "reason": reason,
            "words": "".join(sign if sign.isprintable() else " " for sign in words).strip(),
            "talk": [asdict(line) for line in await self._talk(live.id)],
        }
        old = delete(schema.reports).where(_r.closed < time.time() - KEPT)
        try:
            async with self._database.begin() as connection:
                await connection.execute(old)
                await connection.execute(insert(schema.reports).values(**row))
        except IntegrityError:
            raise ServerRefused("already_reported") from None

    async def _talk(self, table: str) -> list[SaidLine]:
        """What was said at a table last, by whoever sat there then."""
        e = schema.entries.c
        sat = await self._database.read(select(e.user_id, e.data).where(e.table_id == table, e.kind == "sat"))
        names = {row.user_id: row.data["name"] for row in sat}
        said = select(e.player, e.user_id, e.at, e.data).where(e.table_id == table, e.kind == "said")
        lines = await self._database.read(said.order_by(e.seq.desc()).limit(TALK_SHOWN))
        return [
            SaidLine(row.player, row.user_id, names.get(row.user_id, NAMELESS), row.at, **row.data)
            for row in reversed(lines)
        ]

    async def listed(self, closed: bool, before: float | None = None) -> list[Report]:
        """Reports, the newest first."""
        columns = [_r[name] for name in Report.__dataclass_fields__]
        query = select(*columns).where(_r.closed.is_not(None) if closed else _r.closed.is_(None))
        if before is not None:
            query = query.where(_r.at < before)
        return [Report(*row) for row in await self._database.read(query.order_by(_r.at.desc()).limit(PAGE))]

    async def find(self, report: str) -> Report:
        """One of them."""
        columns = [_r[name] for name in Report.__dataclass_fields__]
        row = await self._database.first(select(*columns).where(_r.id == report))
        if row is None:
            raise ServerRefused("unknown_report")
        return Report(*row)

    async def waiting(self) -> int:
        """How many nobody has closed."""
        row = await self._database.first(select(func.count().label("number")).where(_r.closed.is_(None)))
        return int(row.number) if row is not None else 0

    async def close(self, report: Report, outcome: Outcome, by: str) -> None:
        """Closes a report; the audit log says who did, in the same transaction."""

        def work(connection: Connection) -> None:
            closed = update(schema.reports).where(_r.id == report.id, _r.closed.is_(None))
            if connection.execute(closed.values(closed=time.time(), outcome=outcome)).rowcount:
                audit.record(connection, by, "report", report.accused_id, {"report": report.id, "outcome": outcome})

        await self._database.write(work)

    async def of(self, user: str) -> list[dict[str, Any]]:
        """What somebody has reported, in their own words."""
        query = select(_r.at, _r.table_id, _r.reason, _r.words).where(_r.reporter_id == user).order_by(_r.at)
        return [row._asdict() for row in await self._database.read(query)]


def person_in(live: LiveTable, player: int) -> Person:
    """Who sits in a seat; computers and empty seats are nobody."""
    if not 0 <= player < len(live.seats) or not (user := live.seats[player].user):
        raise ServerRefused("no_such_seat")
    return Person(user, live.names[player])


def forget(connection: Connection, user: str) -> None:
    """Takes somebody who is deleted out of all reports and blocks."""
    b = schema.blocks.c
    connection.execute(delete(schema.blocks).where(or_(b.user_id == user, b.blocked_id == user)))
    named = or_(_r.reporter_id == user, _r.accused_id == user, cast(_r.talk, String).contains(user, autoescape=True))
    for row in connection.execute(select(schema.reports).where(named)).all():
        values: dict[str, Any] = {"talk": [_without(user, line) for line in row.talk]}
        if row.reporter_id == user:
            values |= {"reporter_id": None, "reporter_name": NAMELESS, "words": UNSAID}
        if row.accused_id == user:
            values |= {"accused_id": None, "accused_name": NAMELESS}
        connection.execute(update(schema.reports).where(_r.id == row.id).values(**values))


def _without(user: str, line: dict[str, Any]) -> dict[str, Any]:
    if line["user"] != user:
        return line
    return {**line, "user": NOBODY, "name": NAMELESS, "text": UNSAID if line["text"] else None}
