"""The few who are banned are found at once among all people: a server on SQLite asks every second."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Makes an index of those who are banned."""
    op.create_index(
        "users_banned", "users", ["id"], sqlite_where=sa.text("banned = 1"), postgresql_where=sa.text("banned")
    )
