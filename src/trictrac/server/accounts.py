"""Accounts: a name and a password, revocable sessions, personal data to export and to delete."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from trictrac.server.forgetting import forget
from trictrac.server.identity import CODE_LIFE, LIFE, KnownVisitor
from trictrac.server.messages.entries import Talk
from trictrac.server.moderation.blocks import Block, Blocks
from trictrac.server.moderation.reports import Reports
from trictrac.server.names import clean_name, folded, looks_of
from trictrac.server.passwords import Passwords
from trictrac.server.pupils import Pupils
from trictrac.server.recovery_codes import RecoveryCodes
from trictrac.server.refusals import ServerRefused
from trictrac.server.second_factor import SecondFactor
from trictrac.server.store import Database, Feed, schema
from trictrac.server.store.feed import PEOPLE, notify
from trictrac.server.tables.seats import Person

TRUSTED_FOR = 300.0
"""Seconds for which an answer about a session is believed; what any process revokes counts at once (the feed)."""


@dataclass(frozen=True, slots=True)
class SignedIn:
    """A session of an account; ``this`` is the one that asks."""

    id: str
    created: float
    device: str
    this: bool


@dataclass(frozen=True, slots=True)
class Member:
    """An account and what keeps strangers out of it."""

    id: str
    name: str
    password: str | None = field(repr=False)
    banned: bool
    totp: str | None = field(repr=False)
    """What the authenticator shares with the server; None: there is no second factor."""
    email: str | None = field(repr=False)
    """An address that its owner confirmed."""
    operator: bool
    """Whether they run the house."""


@dataclass(frozen=True, slots=True)
class AccountKept:
    """What is kept of an account."""

    name: str | None
    created: float
    email: str | None
    second_factor: bool


@dataclass(frozen=True, slots=True)
class SeatKept:
    """A seat that somebody had at a table."""

    table_id: str
    player: int
    name: str
    total: int | None
    trous: int | None
    created: float
    form: str
    status: str


class Said(Talk):
    """Something that somebody said, and where."""

    table_id: str
    at: float


@dataclass(frozen=True, slots=True)
class ReportMade:
    """What somebody told the operator."""

    at: float
    table_id: str
    reason: str
    words: str


@dataclass(frozen=True, slots=True)
class PersonalData:
    """Everything kept about somebody."""

    id: str
    name: str
    account: AccountKept | None
    sessions: list[SignedIn]
    games: list[SeatKept]
    said: list[Said]
    blocks: list[Block]
    reports: list[ReportMade]
    progress: dict[str, Any] | None
    """What they have learned, as its file has it."""


class Accounts:
    """People with a password."""

    def __init__(self, database: Database, feed: Feed, now: Callable[[], float] = time.time) -> None:
        self._database = database
        self._feed = feed
        feed.listen(PEOPLE, lambda _text: self._ask_again())
        self._now = now
        self.passwords = Passwords()
        self.recovery_codes = RecoveryCodes(database)
        self.second_factor = SecondFactor(database, self.recovery_codes, now)
        self._known: dict[str, tuple[float, str | None]] = {}
        self._asked_again = 0

    async def register(self, guest: KnownVisitor, login: str, password: str, device: str) -> KnownVisitor:
        """Turns a guest into an account, which keeps their games."""
        if guest.session is not None:
            raise ServerRefused("guests_only")
        name = clean_name(login)
        hashed = await self.passwords.hash(password, name)
        values = {"id": guest.person.id, "name": name, "login": folded(name), "password": hashed}
        values["looks"] = looks_of(name)
        try:
            async with self._database.begin() as connection:
                if (await connection.execute(_looking_like(name))).first():
                    raise ServerRefused("name_taken")
                await connection.execute(insert(schema.users).values(**values, created=self._now(), banned=False))
                await connection.run_sync(notify, PEOPLE, guest.person.id)  # the guest's cookie no longer counts
        except IntegrityError:
            raise ServerRefused("name_taken") from None
        self.tell_here(guest.person.id)
        return await self.enter(Person(guest.person.id, name), device)

    async def guest_name(self, text: str) -> str:
        """The name that a guest takes: no account may have it, or one that looks like it."""
        name = clean_name(text)
        if await self._database.first(_looking_like(name)):
            raise ServerRefused("name_taken")
        return name

    async def login(self, login: str, password: str, device: str, code: str | None = None) -> KnownVisitor:
        """Signs somebody in; an unknown name takes as long as a wrong password."""
        member = await self.find(login)
        right = await self.passwords.match(member.password if member else None, password)
        if member is None or not right:
            raise ServerRefused("wrong_login")
        if member.banned:
            raise ServerRefused("banned")
        await self.second_factor.demand(member.id, member.totp, code)
        return await self.enter(Person(member.id, member.name), device)

    async def find(self, login: str) -> Member | None:
        """The account of a name."""
        return await self._member(schema.users.c.login == folded(login))

    async def member(self, visitor: KnownVisitor) -> Member:
        """The account that somebody is signed in to."""
        found = await self.find_id(visitor.person.id) if visitor.session else None
        if found is None:
            raise ServerRefused("sign_in")
        return found

    async def find_id(self, user: str) -> Member | None:
        """The account of an id."""
        u = schema.users.c
        return await self._member((u.id == user) & u.login.is_not(None))

    async def _member(self, which: ColumnElement[bool]) -> Member | None:
        u = schema.users.c
        row = await self._database.first(
            select(u.id, u.name, u.password, u.banned, u.totp, u.email, u.operator).where(which)
        )
        return Member(*row) if row is not None else None

    async def enter(self, person: Person, device: str) -> KnownVisitor:
        session = secrets.token_urlsafe(24)
        now = self._now()
        values = {"id": _hashed(session), "user_id": person.id, "created": now, "seen": now, "device": device[:200]}
        async with self._database.begin() as connection:
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
        g = schema.ended_guests.c
        if user is None and await self._database.first(select(g.id).where(g.id == _hashed(visitor.person.id))):
            return "sign_in"  # they signed out, or were forgotten
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
        async with self._database.begin() as connection:
            await connection.execute(delete(schema.sessions).where(mine, which))
            await connection.run_sync(notify, PEOPLE, visitor.person.id)
        self.tell_here(visitor.person.id)

    def tell_here(self, user: str) -> None:
        """After the transaction that told every other process: this one need not wait for its own word to come back."""
        self._ask_again()
        if not self._database.is_postgres:
            self._feed.hear(PEOPLE, user)

    async def change(self, member: Member, session: str | None, **values: str | int | None) -> None:
        """Changes what keeps strangers out of an account, and ends every session but the one that asks."""
        s = schema.sessions.c
        others = delete(schema.sessions).where(s.user_id == member.id, s.id != _hashed(session or ""))
        async with self._database.begin() as connection:
            await connection.execute(update(schema.users).where(schema.users.c.id == member.id).values(**values))
            await connection.execute(others)
            await connection.run_sync(notify, PEOPLE, member.id)
        self.tell_here(member.id)

    async def end_guest(self, visitor: KnownVisitor) -> None:
        """A guest signs out: whoever kept the cookie cannot use it any more."""
        await self._database.write(partial(_end, visitor.person.id, self._now()))
        self.tell_here(visitor.person.id)

    async def use(self, number: str) -> None:
        """The code of that number is good once, whichever process is asked."""
        values = {"id": _hashed(number), "used": self._now()}
        c = schema.used_codes.c
        try:
            async with self._database.begin() as connection:
                await connection.execute(delete(schema.used_codes).where(c.used < self._now() - 2 * CODE_LIFE))
                await connection.execute(insert(schema.used_codes).values(**values))
        except IntegrityError:
            raise ServerRefused("bad_code") from None

    async def export(self, visitor: KnownVisitor) -> PersonalData:
        """Everything kept about somebody."""
        u, s, t, e = schema.users.c, schema.seats.c, schema.tables.c, schema.entries.c
        read, person = self._database.read, visitor.person
        kept = select(u.name, u.created, u.email, u.totp.is_not(None)).where(u.id == person.id)
        account = await self._database.first(kept)
        seats = await read(
            select(s.table_id, s.player, s.name, s.total, s.trous, t.created, t.form, t.status)
            .join(schema.tables, t.id == s.table_id)
            .where(s.user_id == person.id)
        )
        theirs = schema.OF_A_PERSON, e.user_id == person.id, e.kind == "said"
        words = await read(select(e.table_id, e.at, e.data).where(*theirs).order_by(e.at))
        return PersonalData(
            person.id,
            person.name,
            AccountKept(*account) if account else None,
            await self.sessions(visitor),
            games=[SeatKept(*row) for row in seats],
            blocks=await Blocks(self._database).of(person.id),
            reports=[ReportMade(**made) for made in await Reports(self._database).of(person.id)],
            progress=await Pupils(self._database).data_of(person.id),
            said=[Said(table_id=row.table_id, at=row.at, **row.data) for row in words],
        )

    async def delete(self, visitor: KnownVisitor) -> list[str]:
        """Forgets somebody; returns the tables whose logs named them."""

        def work(connection: Connection) -> list[str]:
            _end(visitor.person.id, self._now(), connection)
            return forget(visitor.person.id, connection)

        tables = await self._database.write(work)
        self.tell_here(visitor.person.id)
        return tables


def _looking_like(name: str) -> Select[tuple[str]]:
    return select(schema.users.c.id).where(schema.users.c.looks == looks_of(name)).limit(1)


def _end(user: str, now: float, connection: Connection) -> None:
    """No cookie of a guest counts any more; those that are too old are forgotten."""
    g = schema.ended_guests.c
    connection.execute(delete(schema.ended_guests).where((g.ended < now - 2 * LIFE) | (g.id == _hashed(user))))
    connection.execute(insert(schema.ended_guests).values(id=_hashed(user), ended=now))
    notify(connection, PEOPLE, user)


def _hashed(session: str) -> str:
    return hashlib.sha256(session.encode()).hexdigest()
