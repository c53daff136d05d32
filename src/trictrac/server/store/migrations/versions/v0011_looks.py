"""Names of accounts are compared by their looks too; cookies of guests can come to an end."""

import sqlalchemy as sa
from alembic import op

from trictrac.server.names import looks_of

revision = "0011"
down_revision = "0010"

_users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("looks"))


def upgrade() -> None:
    """Makes the column and fills it; makes the list of guests whose cookies count no more."""
    op.add_column("users", sa.Column("looks", sa.String(80)))
    op.create_index("users_by_looks", "users", ["looks"])
    op.create_table(
        "ended_guests",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("ended", sa.Double, nullable=False),
    )
    connection, u = op.get_bind(), _users.c
    for row in connection.execute(sa.select(u.id, u.name).where(u.login.is_not(None))).all():
        connection.execute(sa.update(_users).where(u.id == row.id).values(looks=looks_of(row.name)))
