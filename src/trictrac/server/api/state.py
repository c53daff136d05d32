"""What every request may need: one object for the whole application, and who is asking."""

from __future__ import annotations

import logging
import time
from typing import Annotated

from fastapi import Depends, Request, Response
from fastapi.requests import HTTPConnection

from trictrac.server.accounts import Accounts
from trictrac.server.api.limits import Limits
from trictrac.server.doorkeeper import Doorkeeper
from trictrac.server.identity import LIFE, KnownVisitor, Signer, new_guest
from trictrac.server.metrics import Metrics
from trictrac.server.refusals import ServerRefused
from trictrac.server.settings import Settings
from trictrac.server.store import Database, EventStore, feed_of
from trictrac.server.tables.computers import Computers
from trictrac.server.tables.service import TableService
from trictrac.server.thinking import Thinker

_log = logging.getLogger(__name__)


class House:
    """The whole server: store, tables, workers, accounts."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.signer = Signer(settings.secret)
        self.metrics = Metrics()
        self.logins = Limits(0.1, 5)
        """By address and by name: five tries at once, then one every ten seconds."""
        self.handshakes = Limits(settings.rate, 6 * settings.rate)
        """Websockets that one address opens, as many as other requests."""
        self.messages = Limits(10, 40)
        """Over all websockets of one person: coming back after each message gives no more of them."""
        self.openings = Limits(0.2, 20)
        """Tables that one person opens."""
        self.advice = Limits(0.5, 10)
        """Hints for one person."""
        database = Database(settings.database_url)
        self.store = EventStore(database)
        self.thinker = Thinker(settings.workers, settings.thinking)
        feed = feed_of(database)
        self.tables = TableService(self.store, feed, Computers(self.thinker))
        self.accounts = Accounts(database, feed)
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

    def remember(self, response: Response, visitor: KnownVisitor) -> None:
        response.set_cookie(
            self.cookie,
            self.signer.cookie(visitor),
            max_age=LIFE,
            path="/",
            secure=self.settings.public,
            httponly=True,
            samesite="strict",
        )

    def forget(self, response: Response) -> None:
        response.delete_cookie(self.cookie, path="/", secure=self.settings.public, httponly=True, samesite="strict")


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


InHouse = Annotated[House, Depends(house_of)]


async def _somebody(connection: HTTPConnection, house: InHouse) -> KnownVisitor | None:
    return await house.visitor(connection)


async def _guest(request: Request, response: Response, house: InHouse) -> KnownVisitor:
    visitor = await house.visitor(request)
    if visitor is None:
        visitor = new_guest(request.headers.get("accept-language", ""))
        house.remember(response, visitor)
    return visitor


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
