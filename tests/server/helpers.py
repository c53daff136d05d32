"""People at tables of the service, without HTTP."""

from __future__ import annotations

import asyncio
import itertools
import random

from trictrac.dice_proof import new_secret, seal
from trictrac.play import Play
from trictrac.server.messages.incoming import READER
from trictrac.server.store import Database, EventStore, feed_of
from trictrac.server.tables.computers import Computers
from trictrac.server.tables.conventions import Conventions
from trictrac.server.tables.live import LiveTable
from trictrac.server.tables.seats import Person, SeatPlan
from trictrac.server.tables.service import TableService
from trictrac.table import Robot

_refs = itertools.count()
COMPUTER = SeatPlan("computer", "random")
PERSON = SeatPlan()


class AnyPlay:
    """Chooses at random, at once, without workers."""

    async def leaves(self, _level: str, live: LiveTable) -> bool:
        return random.Random(live.seq).random() < 0.5

    async def play(self, _level: str, live: LiveTable) -> Play:
        assert live.table is not None
        assert live.table.state.plays is not None
        return random.Random(live.seq).choice(list(live.table.state.plays))


async def new_service(url: str, patience: float = 5.0, **more) -> TableService:
    store = EventStore(Database(url, patience))
    await store.start()
    service = TableService(store, feed_of(store.database), Computers(AnyPlay()), **more)
    await service.start()
    return service


async def stop(service: TableService) -> None:
    await service.stop()
    await service.store.stop()


def message(do: str, seen: int = 0, ref: str | None = None, **more):
    return READER.validate_python({"do": do, "ref": ref or f"r{next(_refs)}", "seen": seen, **more})


class Guest:
    """Somebody who sits at a table and plays at random, through messages."""

    def __init__(self, service: TableService, name: str) -> None:
        self.service = service
        self.person = Person(f"id-{name}", name)
        self.seeds: dict[str, str] = {}
        self.robots: dict[str, Robot] = {}

    async def send(self, table: str, do: str, **more) -> int:
        live = (await self.service.room(table)).live
        return await self.service.send(table, self.person, message(do, live.seq, **more), invited=True)

    async def sit(self, table: str, player: int) -> int:
        seed = self.seeds[table] = new_secret()
        return await self.send(table, "sit", player=player, seal=seal(table, player, seed))

    async def reveal(self, table: str) -> int:
        return await self.send(table, "reveal", seed=self.seeds[table])

    async def move(self, table: str) -> bool:
        """Does what a robot would in this place; False: nothing to do."""
        live = (await self.service.room(table)).live
        player = live.player_of(self.person.id)
        if live.table is None or player is None or live.status == "over":
            return False
        robot = self.robots.setdefault(table, Robot(player, 7 + player))
        action = robot.next_action(live.table)
        if action is None:
            return False
        data = action.to_data()
        data.pop("player")
        await self.send(table, data.pop("do"), **data)
        return True


async def seated(service: TableService, *names: str, plans=None, listed=False, delayed=False, **options):
    """A table with people (and computers where ``plans`` says), the game begun."""
    guests = [Guest(service, name) for name in names]
    plans = plans or [PERSON] * len(names)
    conventions = Conventions.of({"players": len(plans), **options})
    live = await service.open(guests[0].person, conventions, plans, listed=listed, delayed=delayed)
    places = [player for player, plan in enumerate(plans) if plan is not COMPUTER]
    for guest, player in zip(guests, places, strict=True):
        await guest.sit(live.id, player)
    for guest in guests:
        await guest.reveal(live.id)
    return live.id, guests


class Spectator:
    """A connection of nobody in particular, which looks on."""

    user = None

    def deliver(self, _text: str) -> None:
        """Looks on."""

    async def check(self) -> None:
        """May stay."""


async def watch(service: TableService, table: str) -> Spectator:
    """Somebody begins to watch, as through a websocket: where only computers sit, they play from now on."""
    spectator = Spectator()
    async with service.at(table) as room:
        service.presence.enter(room, spectator)
        service.watched(room, "192.0.2.7")
    return spectator


async def agree(service: TableService, table: str, guests: list[Guest]) -> None:
    """Everybody consents to go on at a table that was restored from a copy: new seals, then new seeds."""
    live = await service.stored(table)
    for guest in guests:
        guest.service = service
        guest.robots.clear()
        await guest.sit(table, live.player_of(guest.person.id))
    for guest in guests:
        await guest.reveal(table)


async def play_out(service: TableService, table: str, guests: list[Guest], most: int = 20_000) -> LiveTable:
    """Plays to the end."""
    for _ in range(most):
        live = await service.stored(table)
        if live.status == "over":
            return live
        moved = [await guest.move(table) for guest in guests]
        if not any(moved):
            await asyncio.sleep(0.001)
    raise AssertionError(f"the table has no end: {live.table.state.phase}")
