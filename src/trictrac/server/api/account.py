"""An account's locks: password, second factor, recovery codes, an address for mail."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, Field

from trictrac.server.api.people import Me, device_of, me_of, signed_in
from trictrac.server.api.shield import address_of
from trictrac.server.api.state import Address, House, InHouse, Known
from trictrac.server.credentials import NewFactor
from trictrac.server.identity import KnownVisitor, language_of
from trictrac.server.messages.incoming import Asked

router = APIRouter(prefix="/api", tags=["account"])
Password = Annotated[str, Field(max_length=1000)]


def _language(request: Request) -> str:
    return language_of(request.headers.get("accept-language", ""))


Lang = Annotated[str, Depends(_language)]
"""The language in which letters are written: the browser's."""
OneTime = Annotated[str, Field(max_length=40)]


class LocksView(BaseModel):
    """How an account is kept."""

    second_factor: bool
    recovery_codes: int
    """How many are left."""
    email: str | None
    mail: bool
    """Whether this server sends mail at all."""


class OwnerProof(Asked):
    """Shows once more that an account is one's own: the password, and a code where there is a second factor."""

    password: Password
    code: OneTime | None = None


class NewPassword(OwnerProof):
    """Another password in place of the one shown."""

    new: Password


class Recovery(Asked):
    """A recovery code and a new password; a code of the second factor, or another recovery code, where there is one."""

    name: str = Field(max_length=200)
    recovery_code: OneTime
    new: Password
    code: OneTime | None = None


class Confirmation(Asked):
    """The first code of an authenticator, and what the server gave out for it."""

    token: str = Field(max_length=2000)
    code: OneTime


class NewAddress(OwnerProof):
    """An address for mail; empty: none any more."""

    email: str = Field(max_length=254)


class Token(Asked):
    """What a link in a letter carries."""

    token: str = Field(max_length=2000)


class LinkWanted(Asked):
    """Whose password is lost."""

    name: str = Field(max_length=200)


class MailedRecovery(Token):
    """A link from a letter and a new password; a code where there is a second factor."""

    new: Password
    code: OneTime | None = None


class CodesView(BaseModel):
    """Recovery codes, shown this once: the server keeps only their hashes."""

    codes: list[str]


@router.get("/me/locks")
async def locks(house: InHouse, visitor: Known) -> LocksView:
    """How the visitor's account is kept."""
    member = await house.accounts.member(visitor)
    left = await house.accounts.recovery_codes.left(member.id)
    is_on = member.totp is not None
    return LocksView(second_factor=is_on, recovery_codes=left, email=member.email, mail=house.mail.is_there)


@router.post("/me/password", status_code=204)
async def change_password(wish: NewPassword, house: InHouse, visitor: Known, address: Address, lang: Lang) -> None:
    """A new password; other devices have to sign in again."""
    _slow_down(house, visitor, address)
    member = await house.credentials.change_password(visitor, wish.password, wish.new, wish.code)
    house.mail.warn(member, "password", lang)


@router.post("/me/recovery-codes")
async def renew_recovery_codes(wish: OwnerProof, house: InHouse, visitor: Known, address: Address) -> CodesView:
    """Ten new recovery codes; the old ones no longer count."""
    _slow_down(house, visitor, address)
    return CodesView(codes=await house.credentials.renew_recovery_codes(visitor, wish.password, wish.code))


@router.post("/me/second-factor")
async def begin_second_factor(wish: OwnerProof, house: InHouse, visitor: Known, address: Address) -> NewFactor:
    """A secret for an authenticator, as text and as the address in a QR code; it does not count yet."""
    _slow_down(house, visitor, address)
    return await house.credentials.begin_second_factor(visitor, wish.password)


@router.post("/me/second-factor/confirm")
async def confirm_second_factor(wish: Confirmation, house: InHouse, visitor: Known, address: Address) -> CodesView:
    """Turns the second factor on with the authenticator's first code; gives new recovery codes."""
    _slow_down(house, visitor, address)
    return CodesView(codes=await house.credentials.confirm_second_factor(visitor, wish.token, wish.code))


@router.post("/me/second-factor/end", status_code=204)
async def end_second_factor(wish: OwnerProof, house: InHouse, visitor: Known, address: Address, lang: Lang) -> None:
    """Turns the second factor off."""
    _slow_down(house, visitor, address)
    member = await house.credentials.end_second_factor(visitor, wish.password, wish.code)
    house.mail.warn(member, "second-factor", lang)


@router.post("/recover")
async def recover(wish: Recovery, request: Request, response: Response, house: InHouse) -> Me:
    """A new password by a recovery code; every other session ends."""
    house.logins.check(f"address {address_of(request.scope)}")
    device = device_of(request)
    visitor = await house.credentials.recover(wish.name, wish.recovery_code, wish.new, wish.code, device)
    signed_in(house, request, response, visitor)
    return me_of(visitor)


@router.post("/me/email", status_code=204)
async def set_address(wish: NewAddress, house: InHouse, visitor: Known, address: Address, lang: Lang) -> None:
    """Sends a link to a new address, which counts once it is followed; an empty one is forgotten at once."""
    _slow_down(house, visitor, address)
    await house.mail.set_address(visitor, wish.password, wish.code, wish.email, lang)


@router.post("/email/confirm", status_code=204)
async def confirm_address(wish: Token, house: InHouse, lang: Lang) -> None:
    """The link in the letter was followed: the address counts."""
    await house.mail.confirm(wish.token, lang)


@router.post("/recover/mail", status_code=202)
async def send_link(wish: LinkWanted, request: Request, house: InHouse, lang: Lang) -> None:
    """Sends a link to the address of an account, if it has one; the answer is the same if not."""
    house.logins.check(f"address {address_of(request.scope)}")
    await house.mail.send_link(wish.name, lang)


@router.post("/recover/link")
async def recover_by_link(wish: MailedRecovery, request: Request, response: Response, house: InHouse) -> Me:
    """A new password by the link in a letter; every other session ends."""
    house.logins.check(f"address {address_of(request.scope)}")
    visitor = await house.mail.recover(wish.token, wish.new, wish.code, device_of(request))
    signed_in(house, request, response, visitor)
    return me_of(visitor)


def _slow_down(house: House, visitor: KnownVisitor, address: str) -> None:
    """Whoever found an open browser cannot guess its owner's password for long."""
    house.logins.check(f"member {visitor.person.id}")
    house.quotas.passwords.check(address)
