"""The second factor of an account: codes of an authenticator (TOTP, RFC 6238), or a recovery code in their place."""

from __future__ import annotations

import hmac
import time
from collections.abc import Callable

import pyotp
from sqlalchemy import or_, update

from trictrac.server.api.limits import Limits
from trictrac.server.recovery_codes import RecoveryCodes
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import Database, schema

ISSUER = "Trictrac"
WINDOW = 1
"""Codes of thirty seconds before and after count as well: clocks differ, and fingers are slow."""


class SecondFactor:
    """Asks for a code where an account wants one."""

    def __init__(self, database: Database, codes: RecoveryCodes, now: Callable[[], float] = time.time) -> None:
        self._database = database
        self._codes = codes
        self._now = now
        self._tries = Limits(1 / 900, 5)
        """By account: only somebody who knows the password gets here, so nobody else can use them up."""

    async def demand(self, user: str, secret: str | None, code: str | None) -> None:
        """Refuses whoever has a second factor and does not show it. A code of either kind is good once."""
        if secret is None:
            return
        if not code:
            raise ServerRefused("second_factor")
        self._tries.check(user)
        if not await self._shows(user, secret, code) and not await self._codes.use(user, code):
            raise ServerRefused("wrong_code")
        self._tries.forget(user)

    async def _shows(self, user: str, secret: str, code: str) -> bool:
        step = step_of(secret, code, self._now())
        if step is None:
            return False
        u = schema.users.c
        newer = or_(u.totp_step.is_(None), u.totp_step < step)  # seen over a shoulder, it is of no use
        async with self._database.begin() as connection:
            shown = update(schema.users).where(u.id == user, newer).values(totp_step=step)
            return (await connection.execute(shown)).rowcount == 1


def new_secret() -> str:
    """What an authenticator and the server share."""
    return pyotp.random_base32()


def address_of(secret: str, name: str) -> str:
    """The secret as authenticators read it from a picture: ``otpauth://…``."""
    return pyotp.TOTP(secret).provisioning_uri(name, issuer_name=ISSUER)


def step_of(secret: str, code: str, now: float) -> int | None:
    """The thirty seconds that a code belongs to, if it is a code of now."""
    given = "".join(code.split()).encode()
    totp = pyotp.TOTP(secret)
    this = int(now) // totp.interval
    for step in range(this - WINDOW, this + WINDOW + 1):
        if hmac.compare_digest(totp.generate_otp(step).encode(), given):
            return step
    return None
