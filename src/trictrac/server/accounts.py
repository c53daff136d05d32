"""Accounts: a name and a password (argon2id), revocable sessions, personal data to export and to delete."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, NotRequired

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from typing_extensions import TypedDict

from trictrac.server.forgetting import forget
from trictrac.server.identity import CODE_LIFE, KnownVisitor, clean_name
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import Database, Feed, schema
from trictrac.server.store.feed import NOTIFY, PEOPLE
from trictrac.server.tables.seats import Person

SHORTEST, LONGEST = 10, 200
TRUSTED_FOR = 300.0
"""Seconds for which an answer about a session is believed; what any process revokes counts at once (the feed)."""
AT_ONCE = 2
"""Passwords hashed at the same time: each takes 64 MiB and a core."""


@dataclass(frozen=True, slots=True)
class SignedIn:
    """A session of an account; ``this`` is the one that asks."""

    id: str
    created: float
    device: str
    this: bool


@dataclass(frozen=True, slots=True)
class AccountKept:
    """What is kept of an account."""

    name: str | None
    created: float


@dataclass(frozen=True, slots=True)
class SeatKept:
    """A seat that somebody had at a table."""

    table_id: str
    player: int
    name: str
    total: int | None
    created: float
    form: str
    status: str


class Said(TypedDict):
    """Something that somebody said: a phrase of the house, or words of their own."""

    table_id: str
    at: float
    phrase: NotRequired[str]
    text: NotRequired[str]


@dataclass(frozen=True, slots=True)
class PersonalData:
    """Everything kept about somebody."""

    id: str
    name: str
    account: AccountKept | None
    sessions: list[SignedIn]
    games: list[SeatKept]
    said: list[Said]


class Accounts:
    """People with a password."""

    def __init__(self, database: Database, feed: Feed, now: Callable[[], float] = time.time) -> None:
        self._database = database
        self._feed = feed
        feed.listen(PEOPLE, lambda _text: self._ask_again())
        self._now = now
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(16))
        self._hashing = asyncio.Semaphore(AT_ONCE)
        self._known: dict[str, tuple[float, str | None]] = {}
        self._asked_again = 0

    async def register(self, guest: KnownVisitor, login: str, password: str, device: str) -> KnownVisitor:
        """Turns a guest into an account, which keeps their games."""
        if guest.session is not None:
            raise ServerRefused("guests_only")
        name = clean_name(login)
        if not SHORTEST <= len(password) <= LONGEST or password.casefold() == name.casefold():
            raise ServerRefused("weak_password")
        hashed = await self._slowly(self._hasher.hash, password)
        values = {"id": guest.person.id, "name": name, "login": name.casefold(), "password": hashed}
        try:
            async with self._database.writing.begin() as connection:
                await connection.execute(insert(schema.users).values(**values, created=self._now(), banned=False))
                await self._tell_others(connection, guest)  # the guest's cookie no longer counts
        except IntegrityError:
            raise ServerRefused("name_taken") from None
        self._tell_here(guest)
        return await self._enter(Person(guest.person.id, name), device)

    async def login(self, login: str, password: str, device: str) -> KnownVisitor:
        """Signs somebody in; an unknown name takes as long as a wrong password."""
        u = schema.users.c
        query = select(u.id, u.name, u.password, u.banned).where(u.login == " ".join(login.split()).casefold())
        async with self._database.reading.connect() as connection:
            row = (await connection.execute(query)).first()
        hashed = row.password if row is not None and row.password else self._nobody
        right = await self._slowly(self._matches, hashed, password[: LONGEST + 1])
        if row is None or not right:
            raise ServerRefused("wrong_login")
        if row.banned:
            raise ServerRefused("banned")
        return await self._enter(Person(row.id, row.name), device)

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _slowly(self, work: Callable[..., Any], *values: Any) -> Any:
        async with self._hashing:
            return await asyncio.to_thread(work, *values)

    async def _enter(self, person: Person, device: str) -> KnownVisitor:
        session = secrets.token_urlsafe(24)
        now = self._now()
        values = {"id": _hashed(session), "user_id": person.id, "created": now, "seen": now, "device": device[:200]}
        async with self._database.writing.begin() as connection:
            await connection.execute(insert(schema.sessions).values(**values))
        return KnownVisitor(person, session)

    async def objection(self, visitor: KnownVisitor) -> str | None:
        """Why a cookie no longer counts: its session was revoked, its user banned. None: it counts."""
        key = visitor.session or visitor.person.id
        known = self._known.get(key)
        now = time.monotonic()
        if known is None or now - known[0] > TRUSTED_FOR or not self._feed.whole:
            before = self._asked_again
            known = now, await self._look_up(visitor)
            if before == self._asked_again:  # else it may be the answer from before somebody was banned
                if len(self._known) > 10_000:
                    self._known.clear()
                self._known[key] = known
        return known[1]

    def _ask_again(self) -> None:
        """Somebody was banned or signed out: no answer from before is believed."""
        self._known.clear()
        self._asked_again += 1

    async def _look_up(self, visitor: KnownVisitor) -> str | None:
        u, s = schema.users.c, schema.sessions.c
        async with self._database.reading.connect() as connection:
            user = (await connection.execute(select(u.banned, u.login).where(u.id == visitor.person.id))).first()
            if user is not None and user.banned:
                return "banned"
            if visitor.session is None:  # a guest's cookie from before the account no longer counts
                return "sign_in" if user is not None and user.login is not None else None
            query = select(s.user_id).where(s.id == _hashed(visitor.session))
            return None if (await connection.execute(query)).scalar() == visitor.person.id else "sign_in"

    async def sessions(self, visitor: KnownVisitor) -> list[SignedIn]:
        """Where somebody is signed in."""
        s = schema.sessions.c
        query = select(s.id, s.created, s.seen, s.device).where(s.user_id == visitor.person.id).order_by(s.created)
        own = _hashed(visitor.session) if visitor.session else ""
        async with self._database.reading.connect() as connection:
            rows = await connection.execute(query)
            return [SignedIn(row.id[:16], row.created, row.device, row.id == own) for row in rows]

    async def revoke(self, visitor: KnownVisitor, session: str | None = None) -> None:
        """Ends a session by the start of its id; without one, the visitor's own."""
        s = schema.sessions.c
        mine = s.user_id == visitor.person.id
        which = s.id.startswith(session, autoescape=True) if session else s.id == _hashed(visitor.session or "")
        async with self._database.writing.begin() as connection:
            await connection.execute(delete(schema.sessions).where(mine, which))
            await self._tell_others(connection, visitor)
        self._tell_here(visitor)

    async def _tell_others(self, connection: AsyncConnection, visitor: KnownVisitor) -> None:
        """In the same transaction: who was trusted a moment ago is looked up again, in every process."""
        if self._database.is_postgres:
            await connection.execute(text(NOTIFY), {"channel": PEOPLE, "payload": visitor.person.id})

    def _tell_here(self, visitor: KnownVisitor) -> None:
        """After it: this process need not wait for its own word to come back."""
        self._ask_again()
        if not self._database.is_postgres:
            self._feed.hear(PEOPLE, visitor.person.id)

    async def use(self, number: str) -> None:
        """The code of that number is good once, whichever process is asked."""
        values = {"id": _hashed(number), "used": self._now()}
        c = schema.used_codes.c
        try:
            async with self._database.writing.begin() as connection:
                await connection.execute(delete(schema.used_codes).where(c.used < self._now() - 2 * CODE_LIFE))
                await connection.execute(insert(schema.used_codes).values(**values))
        except IntegrityError:
            raise ServerRefused("bad_code") from None

    async def export(self, visitor: KnownVisitor) -> PersonalData:
        """Everything kept about somebody."""
        u, s, t = schema.users.c, schema.seats.c, schema.tables.c
        e = schema.entries.c
        words = (
            select(e.table_id, e.at, e.data)
            .join(schema.seats, (s.table_id == e.table_id) & (s.player == e.player))
            .where(s.user_id == visitor.person.id, e.kind == "said")
        )
        async with self._database.reading.connect() as connection:
            user = (await connection.execute(select(u.name, u.created).where(u.id == visitor.person.id))).first()
            said = [_said(row.table_id, row.at, row.data) for row in await connection.execute(words)]
            seats = await connection.execute(
                select(s.table_id, s.player, s.name, s.total, t.created, t.form, t.status)
                .join(schema.tables, t.id == s.table_id)
                .where(s.user_id == visitor.person.id)
            )
            games = [SeatKept(**row._mapping) for row in seats]
        account = AccountKept(user.name, user.created) if user else None
        person = visitor.person
        return PersonalData(person.id, person.name, account, await self.sessions(visitor), games, said)

    async def delete(self, visitor: KnownVisitor) -> list[str]:
        """Forgets somebody; returns the tables whose logs named them."""
        tables = await self._database.write(partial(forget, visitor.person.id, self._database.is_postgres))
        self._tell_here(visitor)
        return tables


def _said(table: str, at: float, words: Mapping[str, Any]) -> Said:
    said = Said(table_id=table, at=at)
    if "phrase" in words:
        said["phrase"] = words["phrase"]
    if "text" in words:
        said["text"] = words["text"]
    return said


def _hashed(session: str) -> str:
    return hashlib.sha256(session.encode()).hexdigest()
