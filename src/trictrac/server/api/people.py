"""Visitors, accounts, their games and their data."""

from __future__ import annotations

import re
import time
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from trictrac.server import history
from trictrac.server.accounts import PersonalData, SignedIn
from trictrac.server.api.shield import address_of
from trictrac.server.api.state import Guest, House, InHouse, Known, User
from trictrac.server.identity import KnownVisitor
from trictrac.server.messages.incoming import Asked
from trictrac.server.names import folded
from trictrac.server.refusals import ServerRefused
from trictrac.server.tables.seats import Person

router = APIRouter(prefix="/api", tags=["people"])


class Me(BaseModel):
    """Who one is."""

    id: str
    name: str
    account: bool


class NewName(Asked):
    """How a guest wants to be called."""

    name: str = Field(max_length=200)


class SignUp(Asked):
    """Name and password."""

    name: str = Field(max_length=200)
    password: str = Field(max_length=1000)


class SignIn(SignUp):
    """Name and password, and a code where the account has a second factor."""

    code: str | None = Field(None, max_length=40)


class Code(Asked):
    """What one device tells another."""

    code: str = Field(max_length=2000)


@router.get("/me")
async def me(visitor: Guest) -> Me:
    """Who the visitor is; at a first visit they become a guest."""
    return me_of(visitor)


@router.post("/me")
async def rename(wish: NewName, response: Response, house: InHouse, visitor: Guest) -> Me:
    """A guest takes a name."""
    if visitor.session is not None:
        raise ServerRefused("guests_only")
    name = await house.accounts.guest_name(wish.name)
    visitor = KnownVisitor(Person(visitor.person.id, name, guest=True))
    house.remember(response, visitor)
    return me_of(visitor)


@router.post("/me/code")
async def code(house: InHouse, visitor: Known) -> Code:
    """A code by which another device of a guest takes their seats, within ten minutes. Accounts just sign in there."""
    if visitor.session is not None:
        raise ServerRefused("guests_only")
    return Code(code=house.signer.code(visitor.person))


@router.post("/me/adopt")
async def adopt(wish: Code, request: Request, response: Response, house: InHouse) -> Me:
    """This device becomes the guest who made the code."""
    _slow_down(house, request)
    visitor, number = house.signer.adopt(wish.code, time.time())
    if await house.accounts.objection(visitor) is not None:
        raise ServerRefused("bad_code")
    await house.accounts.use(number)
    house.remember(response, visitor)
    return me_of(visitor)


@router.post("/account", status_code=201)
async def register(wish: SignUp, request: Request, response: Response, house: InHouse, visitor: Guest) -> Me:
    """A guest makes an account and keeps their games."""
    _slow_down(house, request)
    visitor = await house.accounts.register(visitor, wish.name, wish.password, device_of(request))
    signed_in(house, request, response, visitor)
    return me_of(visitor)


@router.post("/login")
async def login(wish: SignIn, request: Request, response: Response, house: InHouse) -> Me:
    """Signs in."""
    _slow_down(house, request, folded(wish.name)[:80])
    visitor = await house.accounts.login(wish.name, wish.password, device_of(request), wish.code)
    signed_in(house, request, response, visitor)
    return me_of(visitor)


@router.post("/logout", status_code=204)
async def logout(request: Request, response: Response, house: InHouse) -> None:
    """Ends this session."""
    visitor = house.cookie_of(request)
    if visitor is not None and visitor.session is not None:
        if await house.accounts.objection(visitor) == "banned":
            raise ServerRefused("banned")
        await house.accounts.revoke(visitor)  # revoked elsewhere or not, its cookie goes
    elif visitor is not None and await house.accounts.objection(visitor) is None:
        await house.accounts.end_guest(visitor)
    house.forget(response)


@router.get("/sessions")
async def sessions(house: InHouse, visitor: Known) -> list[SignedIn]:
    """Where one is signed in."""
    return await house.accounts.sessions(member_of(visitor))


@router.delete("/sessions/{session}", status_code=204)
async def revoke(session: str, house: InHouse, visitor: Known) -> None:
    """Revokes a session."""
    if re.fullmatch("[0-9a-f]{16,64}", session) is None:
        raise ServerRefused("bad_code")
    await house.accounts.revoke(member_of(visitor), session)


@router.get("/me/data")
async def export(house: InHouse, visitor: Known) -> PersonalData:
    """Everything kept about the visitor."""
    return await house.accounts.export(visitor)


@router.delete("/me", status_code=204)
async def forget(response: Response, house: InHouse, visitor: Known) -> None:
    """Gives up what is under way, then deletes account and sessions, name and words; the games stay without them."""
    playing = await history.unfinished(house.store, visitor.person.id)
    for table in await house.accounts.delete(visitor):
        await house.tables.read_again(table)
    for table in playing:
        await house.tables.settle(table)
    house.forget(response)
    house.forget_device(response)


@router.get("/games")
async def games(
    house: InHouse, user: User, wanted: Annotated[history.GamesWanted, Query()]
) -> list[history.PlayedGame]:
    """Games that are over, or under way: the visitor's own, and those of listed tables."""
    if wanted.mine and user is None:
        raise ServerRefused("sign_in")
    return await history.search(house.store, user, wanted)


def me_of(visitor: KnownVisitor) -> Me:
    return Me(id=visitor.person.id, name=visitor.person.name, account=visitor.session is not None)


def member_of(visitor: KnownVisitor) -> KnownVisitor:
    if visitor.session is None:
        raise ServerRefused("sign_in")
    return visitor


def _slow_down(house: House, request: Request, name: str | None = None) -> None:
    """Guessing takes its time, for one address and for one name; what others guess keeps nobody out who signed in on
    this device before."""
    device, address = house.device_of(request), address_of(request.scope)
    if name is not None and device.knows(name):
        house.logins.check(f"device {device.id}")
    else:
        house.logins.check(f"address {address}")
        if name is not None:
            house.logins.check(f"name {name}")
    house.quotas.passwords.check(address)


def signed_in(house: House, request: Request, response: Response, visitor: KnownVisitor) -> None:
    house.remember(response, visitor)
    house.remember_device(response, house.device_of(request).after(folded(visitor.person.name)))


def device_of(request: Request) -> str:
    return "".join(sign for sign in request.headers.get("user-agent", "?") if sign.isprintable())[:200]
