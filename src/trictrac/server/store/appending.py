"""One transaction that appends to many tables: few statements, whatever the number of changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from trictrac.server.store import schema
from trictrac.server.store.entries import Change
from trictrac.server.store.errors import StoreError
from trictrac.server.store.feed import NOTIFY, TABLES

_LAST = (
    select(schema.tables.c.id, schema.tables.c.last_seq)
    .where(schema.tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(schema.tables.c.id)
    .with_for_update()
)
_ADVANCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(last_seq=bindparam("seq"), last_at=bindparam("at"), wake=bindparam("time"))
)
_ADVANCE_AND_SET = _ADVANCE.values(status=bindparam("now"))
_SEAT = (schema.seats.c.table_id == bindparam("table"), schema.seats.c.player == bindparam("number"))
_RISE = delete(schema.seats).where(*_SEAT)
_TOTAL = update(schema.seats).where(*_SEAT).values(total=bindparam("won"))
_NOTIFY = text(NOTIFY)


def append(changes: Sequence[Change], notify: bool, connection: Connection) -> list[bool]:
    """Does all changes; says of each whether it won. Who knew another end of its log changes nothing."""
    last = _lock(connection, changes)
    won, done = [], []
    for change in changes:
        together = [change] if change.also is None else [change, change.also]
        wins = all(each.create is not None or last.get(each.table) == each.after for each in together)
        if change.also is not None and not wins and last.get(change.table) == change.after:
            raise StoreError("two tables cannot change together", change.table)
        won.append(wins)
        if wins:
            done += together
            last |= {each.table: each.entries[-1].seq for each in together}
    if done:
        _advance(connection, done)
        connection.execute(insert(schema.entries), [row for change in done for row in _rows(change)])
        _seat(connection, done)
        _settle(connection, done)
        if notify:
            payload = "\n".join(f"{change.table} {change.entries[-1].seq}" for change in done)
            connection.execute(_NOTIFY, {"channel": TABLES, "payload": payload})
    return won


def _lock(connection: Connection, changes: Sequence[Change]) -> dict[str, int]:
    """The last entry of each table; no other process moves it on before this transaction is over.

    On SQLite a writer is alone from its first word. On PostgreSQL rows are locked in one order, so that two processes
    cannot lock each other out.
    """
    wanted = [each.table for change in changes for each in (change, change.also) if each and each.create is None]
    if not wanted:
        return {}
    return {row.id: row.last_seq for row in connection.execute(_LAST, {"ids": wanted})}


def _advance(connection: Connection, changes: Sequence[Change]) -> None:
    """Moves the ends of the logs on, and makes new tables."""
    new, moved, kept = [], [], []
    for change in changes:
        last = change.entries[-1]
        if change.create is not None:
            made = change.create
            row = {"id": made.id, "created": made.created, "form": made.form, "listed": made.listed}
            row |= {"secret": made.secret, "status": change.status or "open", "wake": change.wake}
            new.append({**row, "last_seq": last.seq, "last_at": last.at})
            continue
        found: dict[str, Any] = {"table": change.table, "seq": last.seq, "at": last.at, "time": change.wake}
        if change.status is None:
            kept.append(found)
        else:
            moved.append({**found, "now": change.status})
    for statement, rows in ((insert(schema.tables), new), (_ADVANCE_AND_SET, moved), (_ADVANCE, kept)):
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
        {"table_id": change.table, "player": player, "user_id": user, "name": change.names[player]}
        for change in changes
        for player, user in change.seats.items()
        if player in change.names
    ]
    if taken:
        connection.execute(insert(schema.seats), taken)


def _settle(connection: Connection, changes: Sequence[Change]) -> None:
    totals = [
        {"table": change.table, "number": player, "won": total}
        for change in changes
        for player, total in enumerate(change.totals)
    ]
    if totals:
        connection.execute(_TOTAL, totals)
