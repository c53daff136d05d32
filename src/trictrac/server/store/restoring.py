"""A database that was put back from a copy: dice may have been seen that its logs do not know.

Such a database finds out by itself, where it can: it remembers which file it is, or which database of which PostgreSQL.
Every table that is not over then gets a fresh commitment, and all seals are void (docs/deploy.md, docs/dice.md).
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, exists, insert, select, text, update

from trictrac.dice_proof import BYTES, commitment
from trictrac.server.store import schema
from trictrac.server.store.feed import TABLES, notify

IDENTITY = "identity"
COPY = "a copy"
"""The identity that a backup gets: no database has it."""
PATIENCE = 86_400.0
"""Seconds that a restored table waits for the consent of its players."""
_CONTROL = "pg_control_system()", "pg_control_checkpoint()"
_t, _s, _h = schema.tables.c, schema.seats.c, schema.house.c


def look(connection: Connection) -> int:
    """Marks the tables of a restored database, once; returns how many. A new database only remembers what it is.

    Several processes may start at once: they look one after the other, as SQLite's writers do anyhow.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE house IN SHARE ROW EXCLUSIVE MODE"))
    identity = _identity(connection)
    known = connection.execute(select(_h.value).where(_h.key == IDENTITY)).scalar()
    if known == identity:
        return 0
    if known is None:
        connection.execute(insert(schema.house).values(key=IDENTITY, value=identity))
        return 0
    connection.execute(update(schema.house).where(_h.key == IDENTITY).values(value=identity))
    return mark(connection)


def mark(connection: Connection) -> int:
    """Every table that is not over makes all promises about its dice anew."""
    now = time.time()
    seated = exists().where(_s.table_id == _t.id, _s.user_id.is_not(None)).label("seated")
    query = select(_t.id, _t.status, _t.secret, _t.last_seq, _t.last_at, _t.wake, seated).where(_t.status != "over")
    rows = connection.execute(query.with_for_update(of=schema.tables)).all()
    for row in rows:
        secret, at = secrets.token_bytes(BYTES), max(now, row.last_at)
        promised = {"commitment": commitment(row.id, secret.hex())}
        entry = {"table_id": row.id, "seq": row.last_seq + 1, "kind": "restored", "at": at, "data": promised}
        connection.execute(insert(schema.entries).values(**entry))
        wake = row.wake if row.status == "open" else at + PATIENCE if row.seated else at
        values = {"secret": row.secret + secret, "last_seq": row.last_seq + 1, "last_at": at, "wake": wake}
        connection.execute(update(schema.tables).where(_t.id == row.id).values(**values))
        notify(connection, TABLES, f"{row.id} !")
    return len(rows)


def copy_sqlite(file: Path, copy: Path) -> None:
    """Copies the file of a server that may be running; the copy is its owner's alone to read, and knows what it is."""
    copy.touch(0o600, exist_ok=False)
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as connection:
        connection.execute("VACUUM INTO ?", (str(copy),))
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE house SET value = ? WHERE key = ?", (COPY, IDENTITY))


def _identity(connection: Connection) -> str:
    """What changes when a database is put back from a copy: its file, or its place in PostgreSQL."""
    if connection.dialect.name != "postgresql":
        file = connection.engine.url.database
        return f"file {Path(file).stat().st_ino}" if file else "memory"
    place = "SELECT oid, 'house'::regclass::oid FROM pg_database WHERE datname = current_database()"
    parts = [*connection.execute(text(place)).one()]
    asked = " AND ".join(f"has_function_privilege('{name}', 'execute')" for name in _CONTROL)
    if connection.execute(text(f"SELECT {asked}")).scalar():
        control = "SELECT system_identifier, timeline_id FROM pg_control_system(), pg_control_checkpoint()"
        parts += connection.execute(text(control)).one()
    return f"postgresql {'/'.join(map(str, parts))}"
