"""Whom the operator keeps out, guests and accounts: found by a name or by a seat, banned, let in again, listed.

Written by a process of its own (``trictrac serve ban``) while servers run; how they hear of it is up to the feed,
what they do then the doorkeeper's.
"""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, insert, select, update

from trictrac.errors import TrictracError
from trictrac.server.moderation import audit
from trictrac.server.names import folded
from trictrac.server.store import Database, schema
from trictrac.server.store.feed import PEOPLE, notify
from trictrac.words import Fact, fact

_u, _s, _t = schema.users.c, schema.seats.c, schema.tables.c
_USERS = select(_u.id, _u.name, _u.login)


class UnknownPersonError(TrictracError):
    """Nobody is meant, or it is not clear who."""


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody the server knows: an account, or a guest who sat at a table."""

    id: str
    name: str
    is_account: bool

    @property
    def told(self) -> Fact:
        """Who they are, in a few words."""
        return fact("ban-person", name=self.name, account=self.is_account, id=self.id)


# Who is meant


async def find(database: Database, who: str) -> Known:
    """Somebody by their id or by the name of their account; the name a guest plays under belongs to nobody.

    An id comes first: anybody may call an account like somebody's id, and would be found in that person's place.
    """
    with contextlib.suppress(UnknownPersonError):
        return await find_id(database, who)
    user = await database.first(_USERS.where(_u.login == folded(who)))
    if user is None:
        raise UnknownPersonError(fact("ban-no-account", given=repr(who)))
    return Known(user.id, user.name, True)


async def find_id(database: Database, who: str) -> Known:
    """Somebody by their id alone."""
    user = await database.first(_USERS.where(_u.id == who))
    if user is not None:
        return Known(user.id, user.name, user.login is not None)
    guest = await database.first(select(_s.user_id, _s.name).where(_s.user_id == who).limit(1))
    if guest is None:
        raise UnknownPersonError(fact("ban-no-account", given=repr(who)))
    return Known(guest.user_id, guest.name, False)


async def at_table(database: Database, table: str) -> dict[int, Known | None]:
    """Who sits at a table, by seats counted from 1; None: a computer, or somebody who was forgotten."""
    name = urlsplit(table).path.rstrip("/").rpartition("/")[2]  # its address is understood as well
    query = (
        select(_s.player, _s.user_id, _s.name, _u.login)
        .join_from(schema.seats, schema.users, _u.id == _s.user_id, isouter=True)
        .where(_s.table_id == name)
        .order_by(_s.player)
    )
    if not await database.first(select(_t.id).where(_t.id == name)):
        raise UnknownPersonError(fact("ban-no-table", given=repr(name)))
    return {
        row.player + 1: Known(row.user_id, row.name, row.login is not None) if row.user_id else None
        for row in await database.read(query)
    }


async def in_seat(database: Database, table: str, seat: int) -> Known:
    """Who sits in one seat of a table."""
    found = (await at_table(database, table)).get(seat)
    if found is None:
        raise UnknownPersonError(fact("ban-empty-seat", seat=seat))
    return found


# What the operator does


async def ban(database: Database, person: Known, by: str = audit.CONSOLE) -> None:
    """Keeps somebody out and ends their sessions; every running server hears of it, the audit log says who did it."""

    def work(connection: Connection) -> None:
        done = connection.execute(update(schema.users).where(_u.id == person.id).values(banned=True))
        if not done.rowcount:  # guests have no line of their own before
            values = {"id": person.id, "name": person.name, "created": time.time(), "banned": True}
            connection.execute(insert(schema.users).values(**values))
        connection.execute(delete(schema.sessions).where(schema.sessions.c.user_id == person.id))
        audit.record(connection, by, "ban", person.id)
        notify(connection, PEOPLE, person.id)

    await database.write(work)


async def unban(database: Database, who: str, by: str = audit.CONSOLE) -> Known:
    """Lets somebody in again, by name or id; what they gave up stays given up."""
    everybody = await banned(database)
    named = [each for each in everybody if who == each.id]
    named = named or [each for each in everybody if folded(who) == folded(each.name)]
    if not named:
        raise UnknownPersonError(fact("ban-not-banned", given=repr(who)))
    if len(named) > 1:
        raise UnknownPersonError(fact("ban-several", given=repr(who)))
    person = named[0]

    def work(connection: Connection) -> None:
        if person.is_account:
            connection.execute(update(schema.users).where(_u.id == person.id).values(banned=False))
        else:
            connection.execute(delete(schema.users).where(_u.id == person.id))
        audit.record(connection, by, "unban", person.id)
        notify(connection, PEOPLE, person.id)

    await database.write(work)
    return person


async def banned(database: Database) -> list[Known]:
    """Everybody who is kept out."""
    rows = await database.read(_USERS.where(_u.banned).order_by(_u.name, _u.id))
    return [Known(row.id, row.name, row.login is not None) for row in rows]


async def seats_of_banned(database: Database) -> list[tuple[str, str]]:
    """Where tables that are not over still have somebody who is banned: table and person."""
    query = (
        select(_s.table_id, _s.user_id)
        .join_from(schema.users, schema.seats, _s.user_id == _u.id)
        .join(schema.tables, _t.id == _s.table_id)
        .where(_u.banned, _t.status != "over")
    )
    return [(row.table_id, row.user_id) for row in await database.read(query)]
