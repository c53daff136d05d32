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
    sa.Column("standing", sa.String(16)),  # the dames of a table where people must find out what throws are worth
)
sa.Index("tables_by_standing", tables.c.standing)
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
    sa.Column("user_id", sa.String(32)),  # who sent the message that caused it
)

OF_A_PERSON = sa.text("kind IN ('opened', 'sat', 'said')")
"""Entries that are a person's own, few among many: what they export, and where they are found to be forgotten."""
sa.Index("entries_of_a_person", entries.c.user_id, sqlite_where=OF_A_PERSON, postgresql_where=OF_A_PERSON)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.String(32)),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("total", sa.BigInteger),  # what they won or lost, once the table is over
    sa.Column("trous", sa.Integer),  # what they made, where one game was all
)
sa.Index("seats_by_user", seats.c.user_id)
sa.Index("seats_by_name", seats.c.name)

users = sa.Table(
    "users",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("login", sa.String(40), unique=True),  # None: a guest
    sa.Column("looks", sa.String(80)),  # what the name looks like
    sa.Column("password", sa.String(200)),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("banned", sa.Boolean, nullable=False),
    sa.Column("totp", sa.String(64)),  # None: no second factor
    sa.Column("totp_step", sa.BigInteger),  # the thirty seconds of the last code that was used
    sa.Column("email", sa.String(254)),  # confirmed by its owner
    sa.Column("operator", sa.Boolean, nullable=False, server_default=sa.false()),
)
sa.Index("users_by_looks", users.c.looks)
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

house = sa.Table(  # what the house knows of itself
    "house",
    metadata,
    sa.Column("key", sa.String(20), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)

ended_guests = sa.Table(  # whose cookies count no more: they signed out, or were forgotten
    "ended_guests",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of the guest's id
    sa.Column("ended", sa.Double, nullable=False),
)

used_codes = sa.Table(
    "used_codes",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of the code
    sa.Column("used", sa.Double, nullable=False),
)

recovery_codes = sa.Table(
    "recovery_codes",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of user and code
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
)
sa.Index("recovery_codes_by_user", recovery_codes.c.user_id)

progress = sa.Table(  # what the owner of an account has learned
    "progress",
    metadata,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("revision", sa.Integer, nullable=False),  # who read an older one reads again before they write
    sa.Column("changed", sa.Double, nullable=False),
    sa.Column("file", sa.LargeBinary, nullable=False),
)

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("user_id", sa.String(32), nullable=False),  # a guest may block, and be blocked
    sa.Column("blocked_id", sa.String(32), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.UniqueConstraint("user_id", "blocked_id", name="blocks_once"),
)
sa.Index("blocks_of", blocks.c.blocked_id)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("reporter_id", sa.String(32)),
    sa.Column("reporter_name", sa.String(40), nullable=False),
    sa.Column("accused_id", sa.String(32)),
    sa.Column("accused_name", sa.String(40), nullable=False),
    sa.Column("reason", sa.String(20), nullable=False),
    sa.Column("words", sa.String(500), nullable=False),
    sa.Column("talk", sa.JSON, nullable=False),  # what was said at the table last
    sa.Column("closed", sa.Double),
    sa.Column("outcome", sa.String(20)),
    sa.UniqueConstraint("reporter_id", "accused_id", "table_id", name="reports_once"),
)
sa.Index("reports_by_time", reports.c.closed, reports.c.at)

audit = sa.Table(  # triggers keep anybody from changing a line
    "audit",
    metadata,
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("operator", sa.String(32), nullable=False),
    sa.Column("action", sa.String(20), nullable=False),
    sa.Column("target", sa.String(32)),
    sa.Column("detail", sa.JSON, nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),
)
