"""What each player won or lost is found beside their name; tables that were over before say nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Makes the column."""
    op.add_column("seats", sa.Column("total", sa.Integer))
