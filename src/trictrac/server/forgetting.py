"""Forgets somebody: their name, id and words leave every log; the games stay, for the others who played them.

Logs are append-only for everybody else. What is taken out here changes no die, no play and no mark, so that a game
still folds, and still verifies.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select, update

from trictrac.server.moderation import reports
from trictrac.server.store import schema
from trictrac.server.store.feed import PEOPLE, TABLES, notify
from trictrac.server.tables.conventions import distinct
from trictrac.server.tables.seats import NAMELESS, NOBODY, UNSAID

AT_ONCE = 0.0
"""The time of a table that should have been looked at already."""
_CHANGE = (
    update(schema.entries)
    .where(schema.entries.c.table_id == bindparam("table"), schema.entries.c.seq == bindparam("number"))
    .values(data=bindparam("now"))
)


def forget(user: str, connection: Connection) -> list[str]:
    """Takes somebody out of the database; returns the tables that changed.

    Tables that are not over and have a seat for them are due at once, so that whichever process looks first, even after
    a crash, makes sure that nobody waits for them there.
    """
    s, e = schema.seats.c, schema.entries.c
    connection.execute(delete(schema.sessions).where(schema.sessions.c.user_id == user))
    reports.forget(connection, user)
    connection.execute(delete(schema.recovery_codes).where(schema.recovery_codes.c.user_id == user))
    connection.execute(delete(schema.progress).where(schema.progress.c.user_id == user))
    connection.execute(delete(schema.users).where(schema.users.c.id == user))
    played = connection.execute(select(s.table_id, s.player).where(s.user_id == user))
    seats = {row.table_id: row.player for row in played}
    # Where they sat and rose again, or opened a table without playing, only the log names them.
    named = select(e.table_id).where(schema.OF_A_PERSON, e.user_id == user).distinct()
    tables = {*seats, *connection.execute(named).scalars()}
    # A return match keeps a seat for them, whether they came or not.
    moved = connection.execute(select(e.data).where(e.table_id.in_(tables), e.kind == "moved")).scalars()
    tables |= {data["table"] for data in moved}
    deserted = set(seats)
    for table in sorted(tables):
        columns = e.seq, e.kind, e.data, (e.user_id == user).label("theirs")
        rows = connection.execute(select(*columns).where(e.table_id == table, e.kind != "event"))
        changes = [
            {"table": table, "number": row.seq, "now": changed}
            for row in rows
            if (changed := _without(user, seats.get(table), row.kind, bool(row.theirs), row.data)) != row.data
        ]
        if changes:
            connection.execute(_CHANGE, changes)
        if any(NOBODY in change["now"].get("reserved", ()) for change in changes):
            deserted.add(table)
    theirs = update(schema.entries).where(e.table_id.in_(tables), e.user_id == user)
    connection.execute(theirs.values(user_id=None))
    t = schema.tables.c
    connection.execute(update(schema.tables).where(t.id.in_(deserted), t.status != "over").values(wake=AT_ONCE))
    connection.execute(update(schema.seats).where(s.user_id == user).values(user_id=None, name=NAMELESS))
    notify(connection, PEOPLE, user)
    for table in sorted(tables):
        notify(connection, TABLES, f"{table} !")
    return sorted(tables)


def _without(user: str, seat: int | None, kind: str, theirs: bool, data: Mapping[str, Any]) -> dict[str, Any]:
    """The data of an entry without them; ``seat`` is where they played, ``theirs`` whether they sent the message."""
    found = dict(data)
    if kind == "opened":
        if found.get("host") == user:
            found["host"] = None
        if "reserved" in found:
            found["reserved"] = [NOBODY if each == user else each for each in found["reserved"]]
    elif kind == "sat" and found["user"] == user:
        found.update(user=NOBODY, name=NAMELESS)
    elif kind == "begun" and seat is not None:
        names = [NAMELESS if number == seat else name for number, name in enumerate(found["players"])]
        found["players"] = distinct(names)
    elif kind == "said" and theirs and "text" in found:
        found["text"] = UNSAID
    return found
