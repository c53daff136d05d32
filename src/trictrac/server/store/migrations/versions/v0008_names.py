"""Names of accounts are compared in their compatible form: widths and ligatures make no difference."""

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

_users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("login"))


def upgrade() -> None:
    """Folds the names anew; of two accounts that have become one name, the second keeps its former form."""
    connection, u = op.get_bind(), _users.c
    query = sa.select(u.id, u.name, u.login).where(u.login.is_not(None)).order_by(u.id)
    rows = connection.execute(query).all()
    taken = {row.login for row in rows}
    for row in rows:
        login = _folded(row.name)
        if login not in taken and len(login) <= 40:
            connection.execute(sa.update(_users).where(u.id == row.id).values(login=login))
            taken.add(login)


def _folded(name: str) -> str:
    folded = unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())
