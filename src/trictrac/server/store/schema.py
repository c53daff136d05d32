"""The tables of the database. ``migrations`` brings an older database here; a test holds the two together."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("form", sa.String(20), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("last_seq", sa.Integer, nullable=False),
    sa.Column("last_at", sa.Double, nullable=False),
    sa.Column("wake", sa.Double),
    sa.Column("secret", sa.LargeBinary(32), nullable=False),
)
sa.Index("tables_by_wake", tables.c.wake)
sa.Index("tables_by_status", tables.c.status, tables.c.listed, tables.c.created)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("player", sa.Integer),
    sa.Column("ref", sa.String(64)),
    sa.Column("data", sa.JSON, nullable=False),
)

NAMES_SOMEBODY = sa.text("kind IN ('opened', 'sat')")
"""Entries with the id of a person, few among many; somebody who wants to be forgotten is looked for here."""
sa.Index(
    "entries_naming_somebody",
    entries.c.table_id,
    entries.c.seq,
    sqlite_where=NAMES_SOMEBODY,
    postgresql_where=NAMES_SOMEBODY,
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.String(32)),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("total", sa.Integer),  # what they won or lost, once the table is over
)
sa.Index("seats_by_user", seats.c.user_id)
sa.Index("seats_by_name", seats.c.name)

users = sa.Table(
    "users",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("login", sa.String(40), unique=True),  # None: a guest
    sa.Column("password", sa.String(200)),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("banned", sa.Boolean, nullable=False),
)
sa.Index("users_banned", users.c.id, sqlite_where=sa.text("banned = 1"), postgresql_where=sa.text("banned"))

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of what the cookie holds
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Column("device", sa.String(200), nullable=False),
)
sa.Index("sessions_by_user", sessions.c.user_id)

used_codes = sa.Table(
    "used_codes",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of the code
    sa.Column("used", sa.Double, nullable=False),
)
