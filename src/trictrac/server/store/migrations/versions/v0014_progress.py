"""Accounts keep what their owners have learned."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """One file for each account, with the number of its last change."""
    op.create_table(
        "progress",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("file", sa.LargeBinary, nullable=False),
    )
