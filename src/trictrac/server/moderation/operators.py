"""Who runs the house: accounts that the command line made operators."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from trictrac.server.bans import Known, UnknownPersonError, find
from trictrac.server.moderation import audit
from trictrac.server.store import Database, schema
from trictrac.words import fact

_u = schema.users.c


async def appoint(database: Database, who: str, is_operator: bool = True) -> Known:
    """Makes an account an operator, or an operator a person like others again."""
    person = await find(database, who)
    if not person.is_account:
        raise UnknownPersonError(fact("ban-no-account", given=repr(who)))

    def work(connection: Connection) -> None:
        connection.execute(update(schema.users).where(_u.id == person.id).values(operator=is_operator))
        audit.record(connection, audit.CONSOLE, "appoint" if is_operator else "dismiss", person.id)

    await database.write(work)
    return person


async def operators(database: Database) -> list[Known]:
    """Everybody who is one."""
    rows = await database.read(select(_u.id, _u.name).where(_u.operator).order_by(_u.name))
    return [Known(row.id, row.name, True) for row in rows]
