"""The house remembers which database it is, to notice that it was restored from a copy."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Makes the list of what the house knows of itself."""
    op.create_table(
        "house",
        sa.Column("key", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
