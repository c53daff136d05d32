"""What one person, and one address, may ask of the house: a cookie is free, so the address is charged as well.

What an address may do grows with ``TRICTRAC_RATE`` (docs/deploy.md lists all of it).
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Awaitable, Callable, Sequence

from trictrac.server.api.limits import MOST_KEYS, Limits
from trictrac.server.messages import incoming as say
from trictrac.server.refusals import ServerRefused

USUAL_RATE = 20.0
"""The rate for which the shares below are written."""
NETWORK = 64
"""Bits of an IPv6 address that are one customer's; the others they choose themselves."""
HELD = 1.0
"""Seconds that somebody waits for a refusal who was refused often and asks on."""
Unfinished = Callable[[Sequence[str]], Awaitable[set[str]]]


def customer(address: str) -> str:
    """Whom an address stands for: of IPv6 the network, and IPv4 written as IPv6 is IPv4."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, NETWORK), strict=False))
    return str(found)


class Shared:
    """A limit for each person, and a larger one for each address with all who come from it."""

    def __init__(self, person: tuple[float, float], address: tuple[float, float]) -> None:
        self.people = Limits(*person)
        self.addresses = Limits(*address)

    def allows(self, person: str | None, address: str) -> bool:
        """Takes one out of both, if each has one left."""
        return self.addresses.allows(address) and (person is None or self.people.allows(person))

    def check(self, person: str | None, address: str) -> None:
        """Refuses when either has none left."""
        if not self.allows(person, address):
            raise ServerRefused("too_fast")


class Holdings:
    """Tables that each address has opened in this process and not finished."""

    def __init__(self, most: int, unfinished: Unfinished) -> None:
        self._most = most
        self._unfinished = unfinished
        self._opened: dict[str, set[str]] = {}

    async def check(self, address: str) -> None:
        """Refuses when too many are not over."""
        held = self._opened.get(address, set())
        if len(held) >= self._most:
            held &= await self._unfinished(sorted(held))
            if len(held) >= self._most:
                raise ServerRefused("too_many_tables")

    def add(self, address: str, table: str) -> None:
        """A table was opened."""
        held = self._opened.pop(address, set())
        self._opened[address] = held | {table}
        if len(self._opened) > MOST_KEYS:
            del self._opened[next(iter(self._opened))]


class Sockets:
    """Websockets that each address has open in this process."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> None:
        """One more, or a refusal."""
        if self._open.get(address, 0) >= self._most:
            raise ServerRefused("too_many_sockets")
        self._open[address] = self._open.get(address, 0) + 1

    def leave(self, address: str) -> None:
        """One less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Quotas:
    """All of them, for a rate."""

    def __init__(self, rate: float, unfinished: Unfinished) -> None:
        share = rate / USUAL_RATE
        self.handshakes = Limits(rate, 6 * rate)
        """Websockets that one address opens, as many as other requests."""
        self.refusals = Limits(rate, 6 * rate)
        """Times that an address is told at once that it asks too much."""
        self.guests = Limits(0.2 * share, 60 * share)
        """Guests that one address becomes."""
        self.passwords = Limits(0.5 * share, 20 * share)
        """Passwords that are hashed: many accounts, or many known devices, have no more of them."""
        self.messages = Shared((10, 40), (40 * share, 160 * share))
        """Messages to tables: coming back after each gives no more of them."""
        self.talk = Shared((1, 30), (2 * share, 80 * share))
        """Among them those that do not move the game on, but make its log longer."""
        self.loads = Limits(2 * share, 80 * share)
        """Tables that are read from their logs because nobody has looked at them for a while."""
        self.openings = Shared((0.2, 20), (0.4 * share, 40 * share))
        """Tables that are opened."""
        self.advice = Shared((0.5, 10), (1 * share, 20 * share))
        """Hints."""
        self.studies = Shared((0.5, 10), (0.5 * share, 20 * share))
        """Records that are written, replayed and verified."""
        self.progress = Shared((0.2, 20), (0.4 * share, 40 * share))
        """What people have learned, taken in."""
        self.kept = Limits(0.05 * share, 5 * share)
        """Megabytes of it: accounts are many where one address makes them."""
        self.pictures = Limits(0.5 * share, 40 * share)
        """Boards that are drawn for link previews."""
        self.tables = Holdings(int(40 * share), unfinished)
        self.sockets = Sockets(int(200 * share))

    def check_message(self, said: say.Message, person: str | None, address: str) -> None:
        """Refuses a message to a table that comes too soon."""
        if not isinstance(said, say.TableAction | say.Reveal):
            self.talk.check(person, address)

    async def hold(self, address: str) -> bool:
        """Lets whoever was refused often and asks on wait for the next refusal, so that it costs the server little that
        they do; whether they waited."""
        if self.refusals.allows(address):
            return False
        await asyncio.sleep(HELD)
        return True
