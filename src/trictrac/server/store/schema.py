"""The tables of the database. ``migrations`` brings an older database here; a test holds the two together."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Double, nullable=False),
    Column("form", String(20), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("last_seq", Integer, nullable=False),
    Column("last_at", Double, nullable=False),
    Column("wake", Double),
    Column("secret", LargeBinary(32), nullable=False),
)
Index("tables_by_wake", tables.c.wake)
Index("tables_by_status", tables.c.status, tables.c.listed, tables.c.created)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("at", Double, nullable=False),
    Column("player", Integer),
    Column("ref", String(64)),
    Column("data", JSON, nullable=False),
)

NAMES_SOMEBODY = text("kind IN ('opened', 'sat')")
"""Entries with the id of a person, few among many; somebody who wants to be forgotten is looked for here."""
Index(
    "entries_naming_somebody",
    entries.c.table_id,
    entries.c.seq,
    sqlite_where=NAMES_SOMEBODY,
    postgresql_where=NAMES_SOMEBODY,
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("user_id", String(32)),
    Column("name", String(40), nullable=False),
    Column("total", Integer),  # what they won or lost, once the table is over
)
Index("seats_by_user", seats.c.user_id)
Index("seats_by_name", seats.c.name)

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # None: a guest
    Column("password", String(200)),
    Column("created", Double, nullable=False),
    Column("banned", Boolean, nullable=False),
)
Index("users_banned", users.c.id, sqlite_where=text("banned = 1"), postgresql_where=text("banned"))

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("device", String(200), nullable=False),
)
Index("sessions_by_user", sessions.c.user_id)

used_codes = Table(
    "used_codes",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the code
    Column("used", Double, nullable=False),
)
