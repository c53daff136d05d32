"""Tables and their logs, seats, people and their sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes everything."""
    op.create_table(
        "tables",
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
    op.create_index("tables_by_wake", "tables", ["wake"])
    op.create_index("tables_by_status", "tables", ["status", "listed", "created"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("player", sa.Integer),
        sa.Column("ref", sa.String(64)),
        sa.Column("data", sa.JSON, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_index("seats_by_user", "seats", ["user_id"])
    op.create_index("seats_by_name", "seats", ["name"])
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("banned", sa.Boolean, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("device", sa.String(200), nullable=False),
    )
    op.create_index("sessions_by_user", "sessions", ["user_id"])
