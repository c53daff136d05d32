"""Operators, blocks, reports, and an audit log that the database itself lets nobody change."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Adds them; triggers guard the audit log."""
    op.add_column("users", sa.Column("operator", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("blocked_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.UniqueConstraint("user_id", "blocked_id", name="blocks_once"),
    )
    op.create_index("blocks_of", "blocks", ["blocked_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("reporter_id", sa.String(32)),
        sa.Column("reporter_name", sa.String(40), nullable=False),
        sa.Column("accused_id", sa.String(32)),
        sa.Column("accused_name", sa.String(40), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("talk", sa.JSON, nullable=False),
        sa.Column("closed", sa.Double),
        sa.Column("outcome", sa.String(20)),
        sa.UniqueConstraint("reporter_id", "accused_id", "table_id", name="reports_once"),
    )
    op.create_index("reports_by_time", "reports", ["closed", "at"])
    op.create_table(
        "audit",
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("operator", sa.String(32), nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("target", sa.String(32)),
        sa.Column("detail", sa.JSON, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
    )
    if op.get_context().dialect.name == "postgresql":
        op.execute(
            "CREATE FUNCTION audit_only_grows() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'the audit log only grows'; END $$"
        )
        op.execute(
            "CREATE TRIGGER audit_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON audit "
            "FOR EACH STATEMENT EXECUTE FUNCTION audit_only_grows()"
        )
    else:
        for deed in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER audit_no_{deed.lower()} BEFORE {deed} ON audit "
                "BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END"
            )
