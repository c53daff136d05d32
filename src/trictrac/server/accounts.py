"""Accounts: a name and a password (argon2id), revocable sessions, personal data to export and to delete."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from trictrac.server.forgetting import forget
from trictrac.server.identity import CODE_LIFE, KnownVisitor, clean_name
from trictrac.server.messages.entries import Talk
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import Database, Feed, schema
from trictrac.server.store.feed import PEOPLE, notify
from trictrac.server.tables.seats import Person

Found = TypeVar("Found")
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


class Said(Talk):
    """Something that somebody said, and where."""

    table_id: str
    at: float


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
        hashed = await self._slowly(partial(self._hasher.hash, password))
        values = {"id": guest.person.id, "name": name, "login": name.casefold(), "password": hashed}
        try:
            async with self._database.writing.begin() as connection:
                await connection.execute(insert(schema.users).values(**values, created=self._now(), banned=False))
                await connection.run_sync(notify, PEOPLE, guest.person.id)  # the guest's cookie no longer counts
        except IntegrityError:
            raise ServerRefused("name_taken") from None
        self._tell_here(guest)
        return await self._enter(Person(guest.person.id, name), device)

    async def login(self, login: str, password: str, device: str) -> KnownVisitor:
        """Signs somebody in; an unknown name takes as long as a wrong password."""
        u = schema.users.c
        query = select(u.id, u.name, u.password, u.banned).where(u.login == " ".join(login.split()).casefold())
        row = await self._database.first(query)
        hashed = row.password if row is not None and row.password else self._nobody
        right = await self._slowly(partial(self._matches, hashed, password[: LONGEST + 1]))
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

    async def _slowly(self, work: Callable[[], Found]) -> Found:
        async with self._hashing:
            return await asyncio.to_thread(work)

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
        mine = (s.user_id == u.id) & (s.id == _hashed(visitor.session or ""))
        query = select(u.banned, u.login, s.id.label("session")).outerjoin_from(schema.users, schema.sessions, mine)
        user = await self._database.first(query.where(u.id == visitor.person.id))
        if user is not None and user.banned:
            return "banned"
        if visitor.session is None:  # a guest's cookie from before the account no longer counts
            return "sign_in" if user is not None and user.login is not None else None
        return None if user is not None and user.session is not None else "sign_in"

    async def sessions(self, visitor: KnownVisitor) -> list[SignedIn]:
        """Where somebody is signed in."""
        s = schema.sessions.c
        query = select(s.id, s.created, s.device).where(s.user_id == visitor.person.id).order_by(s.created)
        own = _hashed(visitor.session) if visitor.session else ""
        rows = await self._database.read(query)
        return [SignedIn(row.id[:16], row.created, row.device, row.id == own) for row in rows]

    async def revoke(self, visitor: KnownVisitor, session: str | None = None) -> None:
        """Ends a session by the start of its id; without one, the visitor's own."""
        s = schema.sessions.c
        mine = s.user_id == visitor.person.id
        which = s.id.startswith(session, autoescape=True) if session else s.id == _hashed(visitor.session or "")
        async with self._database.writing.begin() as connection:
            await connection.execute(delete(schema.sessions).where(mine, which))
            await connection.run_sync(notify, PEOPLE, visitor.person.id)
        self._tell_here(visitor)

    def _tell_here(self, visitor: KnownVisitor) -> None:
        """After the transaction that told every other process: this one need not wait for its own word to come back."""
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
        u, s, t, e = schema.users.c, schema.seats.c, schema.tables.c, schema.entries.c
        read, person = self._database.read, visitor.person
        account = await self._database.first(select(u.name, u.created).where(u.id == person.id))
        seats = await read(
            select(s.table_id, s.player, s.name, s.total, t.created, t.form, t.status)
            .join(schema.tables, t.id == s.table_id)
            .where(s.user_id == person.id)
        )
        words = await read(
            select(e.table_id, e.at, e.data)
            .join(schema.seats, (s.table_id == e.table_id) & (s.player == e.player))
            .where(s.user_id == person.id, e.kind == "said")
        )
        return PersonalData(
            person.id,
            person.name,
            AccountKept(*account) if account else None,
            await self.sessions(visitor),
            games=[SeatKept(*row) for row in seats],
            said=[Said(table_id=row.table_id, at=row.at, **row.data) for row in words],
        )

    async def delete(self, visitor: KnownVisitor) -> list[str]:
        """Forgets somebody; returns the tables whose logs named them."""
        tables = await self._database.write(partial(forget, visitor.person.id))
        self._tell_here(visitor)
        return tables


def _hashed(session: str) -> str:
    return hashlib.sha256(session.encode()).hexdigest()
