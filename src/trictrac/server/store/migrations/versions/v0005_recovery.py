"""Accounts can have a second factor, an address for mail, and codes to come back with."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds what accounts did not have."""
    op.add_column("users", sa.Column("totp", sa.String(64)))
    op.add_column("users", sa.Column("totp_step", sa.BigInteger))
    op.add_column("users", sa.Column("email", sa.String(254)))
    op.create_table(
        "recovery_codes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
    )
    op.create_index("recovery_codes_by_user", "recovery_codes", ["user_id"])
