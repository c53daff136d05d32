"""What somebody won or lost may be more than 32 bits hold."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Widens the column."""
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("total", type_=sa.BigInteger, existing_type=sa.Integer)
