"""What keeps strangers out of an account, changed by its owner; and the ways back in for an owner who lost it.

Whoever is signed in shows their password again before any of this changes, and a code where the account has a second
factor. Whoever lost the password shows a recovery code, or a link sent to their address; a second factor is asked for
all the same.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass

from trictrac.server.accounts import Accounts, Member
from trictrac.server.identity import KnownVisitor, Signer
from trictrac.server.refusals import ServerRefused
from trictrac.server.second_factor import address_of, new_secret, step_of
from trictrac.server.tables.seats import Person

SET_UP = 900.0
"""Seconds in which an authenticator shows its first code."""
_SET_UP = "second factor"


@dataclass(frozen=True, slots=True)
class NewFactor:
    """A second factor that is not confirmed yet: the server keeps nothing of it, ``token`` brings it back."""

    secret: str
    address: str
    token: str


class Credentials:
    """Passwords, second factors and recovery codes of accounts."""

    def __init__(self, accounts: Accounts, signer: Signer, now: Callable[[], float] = time.time) -> None:
        self._accounts = accounts
        self._signer = signer
        self._now = now

    async def prove(self, visitor: KnownVisitor, password: str, code: str | None) -> Member:
        """The account of somebody who is signed in and shows once more that it is theirs."""
        member = await self._accounts.member(visitor)
        if not await self._accounts.passwords.match(member.password, password):
            raise ServerRefused("wrong_login")
        await self._accounts.second_factor.demand(member.id, member.totp, code)
        return member

    async def change_password(self, visitor: KnownVisitor, old: str, new: str, code: str | None) -> Member:
        """Sets a new password; other devices have to sign in again."""
        hashed = await self._accounts.passwords.hash(new, visitor.person.name)
        member = await self.prove(visitor, old, code)
        await self._accounts.change(member, visitor.session, password=hashed)
        return member

    async def recover(self, login: str, recovery_code: str, new: str, code: str | None, device: str) -> KnownVisitor:
        """Sets a new password by a recovery code and signs in; every other session ends.

        The recovery code is looked at first and used up last: nobody without one learns anything, or uses up the tries
        that the second factor allows.
        """
        codes = self._accounts.recovery_codes
        member = await self._accounts.find(login)
        if member is None or not await codes.is_good(member.id, recovery_code):
            raise ServerRefused("wrong_code")
        return await self.come_back(member, new, code, device, recovery_code)

    async def come_back(
        self, member: Member, new: str, code: str | None, device: str, recovery_code: str | None = None
    ) -> KnownVisitor:
        """Sets a new password for an owner who has shown that they are the owner, and signs them in."""
        if member.banned:
            raise ServerRefused("banned")
        hashed = await self._accounts.passwords.hash(new, member.name)
        await self._accounts.second_factor.demand(member.id, member.totp, code)
        if recovery_code is not None and not await self._accounts.recovery_codes.use(member.id, recovery_code):
            raise ServerRefused("wrong_code")
        await self._accounts.change(member, None, password=hashed)
        return await self._accounts.enter(Person(member.id, member.name), device)

    # The second factor

    async def begin_second_factor(self, visitor: KnownVisitor, password: str) -> NewFactor:
        """A secret for an authenticator; it counts once the authenticator has shown a code."""
        member = await self._accounts.member(visitor)
        if member.totp is not None:
            raise ServerRefused("second_factor_on")
        await self.prove(visitor, password, None)
        secret = new_secret()
        token = self._signer.promise(_SET_UP, {"u": member.id, "s": secret, "p": fingerprint(member)})
        return NewFactor(secret, address_of(secret, member.name), token)

    async def confirm_second_factor(self, visitor: KnownVisitor, token: str, code: str) -> list[str]:
        """Turns the second factor on; returns new recovery codes, for the day the authenticator is lost."""
        member = await self._accounts.member(visitor)
        data = self._signer.kept(_SET_UP, token, self._now(), SET_UP)
        if data["u"] != member.id or data["p"] != fingerprint(member) or member.totp is not None:
            raise ServerRefused("bad_code")
        step = step_of(data["s"], code, self._now())
        if step is None:
            raise ServerRefused("wrong_code")
        await self._accounts.change(member, visitor.session, totp=data["s"], totp_step=step)
        return await self._accounts.recovery_codes.renew(member.id)

    async def end_second_factor(self, visitor: KnownVisitor, password: str, code: str | None) -> Member:
        """Turns the second factor off."""
        member = await self.prove(visitor, password, code)
        await self._accounts.change(member, visitor.session, totp=None, totp_step=None)
        return member

    async def renew_recovery_codes(self, visitor: KnownVisitor, password: str, code: str | None) -> list[str]:
        """New recovery codes in place of the old."""
        member = await self.prove(visitor, password, code)
        return await self._accounts.recovery_codes.renew(member.id)


def fingerprint(member: Member) -> str:
    """Changes with the password: what was promised before it counts no more, and a link is good once."""
    return hashlib.sha256((member.password or "").encode()).hexdigest()[:32]
