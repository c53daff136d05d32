"""Codes by which another device took a guest's seats are good once; people are found in logs, to be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Makes the list of used codes, and an index of the entries that name somebody."""
    names_somebody = sa.text("kind IN ('opened', 'sat')")
    op.create_index(
        "entries_naming_somebody",
        "entries",
        ["table_id", "seq"],
        sqlite_where=names_somebody,
        postgresql_where=names_somebody,
    )
    op.create_table(
        "used_codes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("used", sa.Double, nullable=False),
    )
