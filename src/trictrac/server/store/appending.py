"""One transaction that appends to many tables: few statements, whatever the number of changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from enum import Enum, auto
from itertools import zip_longest
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from trictrac.server.store import schema
from trictrac.server.store.entries import Change
from trictrac.server.store.errors import StoreError
from trictrac.server.store.feed import TABLES, notify

_LAST = (
    select(schema.tables.c.id, schema.tables.c.last_seq)
    .where(schema.tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(schema.tables.c.id)
    .with_for_update(skip_locked=True)
)
_EXISTING = select(schema.tables.c.id).where(schema.tables.c.id.in_(bindparam("ids", expanding=True)))
_ADVANCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(
        last_seq=bindparam("seq"),
        last_at=bindparam("at"),
        wake=bindparam("time"),
        status=bindparam("now"),
        standing=bindparam("stand"),
    )
)
_SEAT = (schema.seats.c.table_id == bindparam("table"), schema.seats.c.player == bindparam("number"))
_RISE = delete(schema.seats).where(*_SEAT)
_TOTAL = update(schema.seats).where(*_SEAT).values(total=bindparam("won"), trous=bindparam("made"))


class AppendOutcome(Enum):
    """What became of a change."""

    WON = auto()
    LOST = auto()
    """The log is longer than its writer thought; nothing was written."""
    LOCKED = auto()
    """Another process is at that table, perhaps frozen; nothing was written."""


def append(changes: Sequence[Change], connection: Connection) -> list[AppendOutcome]:
    """Does all changes; says of each what became of it."""
    last, locked = _lock(connection, changes)
    outcomes, done = [], []
    for change in changes:
        together = [change] if change.also is None else [change, change.also]
        if any(each.table in locked for each in together):
            outcomes.append(AppendOutcome.LOCKED)
            continue
        wins = all(each.create is not None or last.get(each.table) == each.after for each in together)
        if change.also is not None and not wins and last.get(change.table) == change.after:
            raise StoreError("two tables cannot change together", change.table)
        outcomes.append(AppendOutcome.WON if wins else AppendOutcome.LOST)
        if wins:
            done += together
            last |= {each.table: each.entries[-1].seq for each in together}
    if done:
        _advance(connection, done)
        connection.execute(insert(schema.entries), [row for change in done for row in _rows(change)])
        _seat(connection, done)
        _settle(connection, done)
        notify(connection, TABLES, "\n".join(f"{change.table} {change.entries[-1].seq}" for change in done))
    return outcomes


def _lock(connection: Connection, changes: Sequence[Change]) -> tuple[dict[str, int], set[str]]:
    """The last entry of each table, which no other process moves on before this transaction is over; and the tables
    that another process holds.

    On SQLite a writer is alone from its first word. On PostgreSQL nobody waits here: a process that is frozen in the
    middle of a transaction must not hold up the tables of everybody else.
    """
    wanted = {each.table for change in changes for each in (change, change.also) if each and each.create is None}
    if not wanted:
        return {}, set()
    last = {row.id: row.last_seq for row in connection.execute(_LAST, {"ids": list(wanted)})}
    missing = wanted - last.keys()
    return last, set(connection.execute(_EXISTING, {"ids": list(missing)}).scalars()) if missing else set()


def _advance(connection: Connection, changes: Sequence[Change]) -> None:
    """Moves the ends of the logs on, and makes new tables."""
    new, moved = [], []
    for change in changes:
        last = change.entries[-1]
        if change.create is not None:
            stands = {"last_seq": last.seq, "last_at": last.at, "status": change.status, "wake": change.wake}
            stands["standing"] = change.standing
            new.append({**asdict(change.create), **stands})
        else:
            stands = {"seq": last.seq, "at": last.at, "now": change.status, "time": change.wake}
            stands["stand"] = change.standing
            moved.append({"table": change.table, **stands})
    for statement, rows in ((insert(schema.tables), new), (_ADVANCE, moved)):
        if rows:
            connection.execute(statement, rows)


def _rows(change: Change) -> list[dict[str, Any]]:
    return [
        {
            "table_id": change.table,
            "seq": entry.seq,
            "kind": entry.kind,
            "at": entry.at,
            "player": entry.player,
            "ref": entry.ref,
            "user_id": entry.user,
            "data": dict(entry.data),
        }
        for entry in change.entries
    ]


def _seat(connection: Connection, changes: Sequence[Change]) -> None:
    left = [{"table": change.table, "number": player} for change in changes for player in change.seats]
    if not left:
        return
    connection.execute(_RISE, left)
    taken = [
        {"table_id": change.table, "player": player, "user_id": seat[0], "name": seat[1]}
        for change in changes
        for player, seat in change.seats.items()
        if seat is not None
    ]
    if taken:
        connection.execute(insert(schema.seats), taken)


def _settle(connection: Connection, changes: Sequence[Change]) -> None:
    totals = [
        {"table": change.table, "number": player, "won": total, "made": made}
        for change in changes
        for player, (total, made) in enumerate(zip_longest(change.totals, change.trous))
    ]
    if totals:
        connection.execute(_TOTAL, totals)
