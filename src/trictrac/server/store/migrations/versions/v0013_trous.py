"""The list of games played says the score of a game, not only who won what."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Makes the column; games played before have no score in the list."""
    op.add_column("seats", sa.Column("trous", sa.Integer))
