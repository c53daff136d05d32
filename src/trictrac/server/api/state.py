"""What every request may need: one object for the whole application, and who is asking."""

from __future__ import annotations

import logging
import time
from typing import Annotated

from fastapi import Depends, Request, Response
from fastapi.requests import HTTPConnection

from trictrac.server.accounts import Accounts
from trictrac.server.api.limits import Limits
from trictrac.server.api.quotas import USUAL_RATE, Quotas
from trictrac.server.api.shield import address_of
from trictrac.server.credentials import Credentials
from trictrac.server.doorkeeper import Doorkeeper
from trictrac.server.identity import LIFE, Device, KnownVisitor, Signer, new_guest
from trictrac.server.mail import Mailer
from trictrac.server.mail_recovery import MailRecovery
from trictrac.server.metrics import Metrics
from trictrac.server.moderation.blocks import Blocks
from trictrac.server.moderation.reports import Reports
from trictrac.server.pupils import Pupils
from trictrac.server.refusals import ServerRefused
from trictrac.server.settings import Settings
from trictrac.server.store import Database, EventStore, Readiness, feed_of
from trictrac.server.tables.computers import Computers, Sessions
from trictrac.server.tables.live import LiveTable
from trictrac.server.tables.room import Room
from trictrac.server.tables.service import TableService
from trictrac.server.thinking.thinker import Thinker
from trictrac.signatures import SigningKey

WATCHING = -1
"""The place to which somebody is invited who is to look on and not to play."""
_log = logging.getLogger(__name__)


class House:
    """The whole server: store, tables, workers, accounts."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.signer = Signer(settings.secret)
        self.key = SigningKey(settings.secret)
        """Signs records and proofs."""
        self.keys = self.key.public, *settings.former_keys
        self.metrics = Metrics()
        self.logins = Limits(0.1, 5)
        """By address and by name: five tries at once, then one every ten seconds."""
        database = Database(settings.database_url, settings.database_patience)
        self.store = EventStore(database)
        self.readiness = Readiness(database)
        self.quotas = Quotas(settings.rate, self.store.unfinished)
        self.thinker = Thinker(settings.workers, settings.thinking)
        feed = feed_of(database)
        share = settings.rate / USUAL_RATE
        sessions = Sessions(most=max(1, int(4 * share)), pause=0.25 / share)
        self.tables = TableService(self.store, feed, Computers(self.thinker), sessions=sessions)
        self.accounts = Accounts(database, feed)
        self.pupils = Pupils(database)
        self.blocks = Blocks(database)
        self.reports = Reports(database)
        self.reporting = Limits(1 / 300, 5)
        """Reports by one address."""
        self.credentials = Credentials(self.accounts, self.signer)
        self.mailer = Mailer(settings.smtp, settings.mail_from) if settings.smtp else None
        origin = settings.origins[0] if settings.origins else ""
        self.mail = MailRecovery(database, self.accounts, self.credentials, self.signer, self.mailer, origin)
        self.doorkeeper = Doorkeeper(database, feed, self.tables)
        self.stopping = False

    async def start(self) -> None:
        await self.store.start()
        await self.tables.start()
        await self.doorkeeper.start()

    async def stop(self) -> None:
        """Closes in order: no new work, then what is under way, then the store."""
        self.stopping = True
        await self.doorkeeper.stop()
        await self.tables.stop()
        await self.thinker.stop()
        if self.mailer is not None:
            await self.mailer.stop()
        await self.store.stop()
        _log.info("stopped: everything is on disk")

    @property
    def cookie(self) -> str:
        """The cookie's name; browsers hold the one with the prefix to its promises."""
        return "__Host-trictrac" if self.settings.public else "trictrac"

    async def visitor(self, connection: HTTPConnection) -> KnownVisitor | None:
        """Who is there, if the cookie is good and still counts."""
        visitor = self.cookie_of(connection)
        await self.admit(visitor)
        return visitor

    def cookie_of(self, connection: HTTPConnection) -> KnownVisitor | None:
        """Who the cookie says is there, whether it still counts or not."""
        return self.signer.visitor(connection.cookies.get(self.cookie), time.time())

    async def admit(self, visitor: KnownVisitor | None) -> None:
        """Refuses people who are banned, or were signed out elsewhere."""
        if visitor is not None and (why := await self.accounts.objection(visitor)) is not None:
            raise ServerRefused(why)

    def device_of(self, connection: HTTPConnection) -> Device:
        """The device that asks; a new one where it has no good cookie."""
        return self.signer.device(connection.cookies.get(f"{self.cookie}-device"), time.time())

    async def room(self, table: str, address: str) -> Room:
        """The room of a table; reading a long log again costs time, which whoever wants it is charged for."""
        if table not in self.tables.rooms:
            self.quotas.loads.check(address)
        return await self.tables.room(table)

    async def show(self, table: str, user: str | None, invitation: str | None, address: str) -> None:
        """Refuses to show a private table to those who were not invited: for them there is none."""
        live = (await self.room(table, address)).live
        if not self.may_see(live, user, invitation):
            raise ServerRefused("unknown_table")

    def may_see(self, live: LiveTable, user: str | None, invitation: str | None) -> bool:
        """Whether somebody may look at a table: a private one is for its players, its host and whoever was invited."""
        if not live.private:
            return True
        if user is not None and (user == live.host or live.player_of(user) is not None or user in live.reserved):
            return True
        places = (WATCHING, *range(len(live.seats)))
        return any(self.signer.is_invitation(invitation, live.id, place) for place in places)

    def remember(self, response: Response, visitor: KnownVisitor) -> None:
        self._set(response, self.cookie, self.signer.cookie(visitor))

    def remember_device(self, response: Response, device: Device) -> None:
        self._set(response, f"{self.cookie}-device", self.signer.device_cookie(device))

    def forget(self, response: Response) -> None:
        self._delete(response, self.cookie)

    def forget_device(self, response: Response) -> None:
        self._delete(response, f"{self.cookie}-device")

    def _set(self, response: Response, name: str, value: str) -> None:
        secure = self.settings.public
        response.set_cookie(name, value, max_age=LIFE, path="/", secure=secure, httponly=True, samesite="strict")

    def _delete(self, response: Response, name: str) -> None:
        response.delete_cookie(name, path="/", secure=self.settings.public, httponly=True, samesite="strict")


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


InHouse = Annotated[House, Depends(house_of)]


async def _somebody(connection: HTTPConnection, house: InHouse) -> KnownVisitor | None:
    return await house.visitor(connection)


async def _guest(request: Request, response: Response, house: InHouse) -> KnownVisitor:
    visitor = await house.visitor(request)
    if visitor is None:
        house.quotas.guests.check(address_of(request.scope))
        visitor = new_guest(request.headers.get("accept-language", ""))
        house.remember(response, visitor)
    return visitor


def _address(connection: HTTPConnection) -> str:
    return address_of(connection.scope)


Address = Annotated[str, Depends(_address)]
"""Where the request comes from."""
Somebody = Annotated[KnownVisitor | None, Depends(_somebody)]
"""The person who asks, known or not."""
Guest = Annotated[KnownVisitor, Depends(_guest)]
"""The person who asks; at their first visit they become a guest."""


def _user(visitor: Somebody) -> str | None:
    return visitor.person.id if visitor else None


def _known(visitor: Somebody) -> KnownVisitor:
    if visitor is None:
        raise ServerRefused("sign_in")
    return visitor


User = Annotated[str | None, Depends(_user)]
"""The id of the person who asks."""
Known = Annotated[KnownVisitor, Depends(_known)]
"""The person who asks; nobody else may."""
