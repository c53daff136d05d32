"""Whom somebody does not want to meet: a blocked person cannot sit with them, invite them or talk to them."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass

from sqlalchemy import BindParameter, bindparam, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from trictrac.server.messages import incoming as say
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import Database, schema
from trictrac.server.tables.live import LiveTable

MOST = 500
"""People whom one person may block."""
_b = schema.blocks.c
_user: BindParameter[str] = bindparam("user")
_others: BindParameter[list[str]] = bindparam("others", expanding=True)
# Made once: whoever sits down is asked about, and a query leaves circular garbage behind.
_BY_OTHERS = select(_b.id).where(_b.blocked_id == _user, _b.user_id.in_(_others)).limit(1)
_BY_USER = select(_b.id).where(_b.user_id == _user, _b.blocked_id.in_(_others)).limit(1)


@dataclass(frozen=True, slots=True)
class Block:
    """Somebody who is blocked, under the name they had then; ``id`` is the block's and says nothing of them."""

    id: str
    name: str
    created: float


class Blocks:
    """Who blocks whom. Asked where people sit down, talk or want a return match."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, user: str, other: str, name: str) -> None:
        """Blocks somebody; twice is once."""
        if user == other:
            raise ServerRefused("no_such_seat")
        number = await self._database.first(select(func.count().label("number")).where(_b.user_id == user))
        if number is not None and number.number >= MOST:
            raise ServerRefused("too_many_blocks")
        row = {"id": secrets.token_urlsafe(12), "user_id": user, "blocked_id": other, "name": name}
        try:
            async with self._database.begin() as connection:
                await connection.execute(insert(schema.blocks).values(**row, created=time.time()))
        except IntegrityError:
            return

    async def remove(self, user: str, block: str) -> None:
        """Lets somebody come near again."""
        async with self._database.begin() as connection:
            await connection.execute(delete(schema.blocks).where(_b.id == block, _b.user_id == user))

    async def of(self, user: str) -> list[Block]:
        """Whom somebody blocks, the latest first."""
        query = select(_b.id, _b.name, _b.created).where(_b.user_id == user).order_by(_b.created.desc())
        return [Block(*row) for row in await self._database.read(query)]

    async def apart_from(self, user: str) -> set[str]:
        """Everybody who blocks somebody or whom they block: they see nothing of each other in the lobby."""
        query = select(_b.user_id, _b.blocked_id).where(or_(_b.user_id == user, _b.blocked_id == user))
        return {each for row in await self._database.read(query) for each in (row.user_id, row.blocked_id)} - {user}

    async def check(self, user: str, message: say.Message, live: LiveTable) -> None:
        """Refuses a seat, a word or a return match between people of whom one blocks the other.

        Talk is refused where anybody who sits there blocks the speaker, as anybody there can turn free talk off.
        """
        if message.do not in ("sit", "say", "rematch"):
            return
        asked = {"user": user, "others": list(people_at(live) - {user})}
        if await self._database.first(_BY_OTHERS, asked):
            raise ServerRefused("blocked")
        if message.do != "say" and await self._database.first(_BY_USER, asked):
            raise ServerRefused("you_blocked")


def people_at(live: LiveTable) -> set[str]:
    """Who opened a table and who sits there."""
    return {each for each in (live.host, *(seat.user for seat in live.seats)) if each}
