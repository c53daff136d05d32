"""One transaction that appends to many tables: few statements, whatever the number of changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, text, update

from trictrac.server.store import schema
from trictrac.server.store.entries import Change
from trictrac.server.store.errors import StoreError
from trictrac.server.store.feed import NOTIFY, TABLES

_ADVANCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.last_seq == bindparam("after"))
    .values(last_seq=bindparam("seq"), last_at=bindparam("at"), wake=bindparam("time"))
)
_ADVANCE_AND_SET = _ADVANCE.values(status=bindparam("now"))
_RISE = delete(schema.seats).where(
    schema.seats.c.table_id == bindparam("table"), schema.seats.c.player == bindparam("number")
)
_NOTIFY = text(NOTIFY)


def append(changes: Sequence[Change], notify: bool, connection: Connection) -> list[bool]:
    """Does all changes; says of each whether it won. Who knew another end of its log changes nothing."""
    won = []
    done: list[Change] = []
    for change in changes:
        wins = _advance(connection, change)
        won.append(wins)
        if wins:
            done.append(change)
            if change.also is not None:
                if not _advance(connection, change.also):
                    raise StoreError("two tables cannot change together", change.table)
                done.append(change.also)
    if done:
        connection.execute(insert(schema.entries), [row for change in done for row in _rows(change)])
        _seat(connection, done)
        if notify:
            payload = "\n".join(f"{change.table} {change.entries[-1].seq}" for change in done)
            connection.execute(_NOTIFY, {"channel": TABLES, "payload": payload})
    return won


def _advance(connection: Connection, change: Change) -> bool:
    """Moves the end of the log on: of two writers that know the same end, the second finds another one."""
    last = change.entries[-1]
    if change.create is not None:
        new = change.create
        values = {"id": new.id, "created": new.created, "form": new.form, "listed": new.listed, "secret": new.secret}
        values |= {"status": change.status or "open", "wake": change.wake, "last_seq": last.seq, "last_at": last.at}
        connection.execute(insert(schema.tables), values)
        return True
    found: dict[str, Any] = {"table": change.table, "after": change.after, "seq": last.seq, "at": last.at}
    found["time"] = change.wake
    if change.status is None:
        return connection.execute(_ADVANCE, found).rowcount == 1
    return connection.execute(_ADVANCE_AND_SET, {**found, "now": change.status}).rowcount == 1


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
