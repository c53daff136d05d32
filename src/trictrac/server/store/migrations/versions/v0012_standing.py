"""Positions that stand on strict tables are found at once: nobody is told what they must find out themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Makes the column; tables under way say where they stand with their next entry."""
    op.add_column("tables", sa.Column("standing", sa.String(16)))
    op.create_index("tables_by_standing", "tables", ["standing"])
