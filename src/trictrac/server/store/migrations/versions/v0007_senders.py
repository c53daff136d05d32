"""Every entry says who sent the message that caused it: words and references belong to people, not to seats."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_entries = sa.table(
    "entries",
    *(sa.column(name) for name in ("table_id", "seq", "kind", "player", "ref", "user_id")),
    sa.column("data", sa.JSON),
)
_tables = sa.table("tables", sa.column("id"), sa.column("status"))


def upgrade() -> None:
    """Makes the column, with an index in place of the one by which people were looked for; fills it from the logs."""
    op.add_column("entries", sa.Column("user_id", sa.String(32)))
    op.drop_index("entries_naming_somebody", "entries")
    of_a_person = sa.text("kind IN ('opened', 'sat', 'said')")
    op.create_index(
        "entries_of_a_person", "entries", ["user_id"], sqlite_where=of_a_person, postgresql_where=of_a_person
    )
    _fill(op.get_bind())


def _fill(connection: sa.Connection) -> None:
    """Words of all tables; references of those that are not over: nobody repeats a message to the others."""
    e, t = _entries.c, _tables.c
    under_way = sa.select(t.id).where(t.status != "over")
    wanted = e.kind.in_(("opened", "sat", "rose", "said")) | (e.ref.is_not(None) & e.table_id.in_(under_way))
    query = sa.select(e.table_id, e.seq, e.kind, e.player, e.data).where(wanted).order_by(e.table_id, e.seq)
    sits: dict[tuple[str, int | None], str | None] = {}
    found = []
    for row in connection.execute(query).all():
        seat = row.table_id, row.player
        if row.kind == "sat":
            sits[seat] = row.data["user"] or None
        user = row.data["host"] if row.kind == "opened" else sits.get(seat)
        if user is not None:
            found.append({"table": row.table_id, "number": row.seq, "who": user})
        if row.kind == "rose":
            sits[seat] = None
    if found:
        theirs = e.table_id == sa.bindparam("table"), e.seq == sa.bindparam("number")
        connection.execute(sa.update(_entries).where(*theirs).values(user_id=sa.bindparam("who")), found)
