"""What each player won or lost is found beside their name; tables that were over before say nothing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the column."""
    op.add_column("seats", sa.Column("total", sa.Integer))
