"""Recovery codes: ten per account, shown once, kept as hashes, each good once."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import delete, func, insert, select

from trictrac.server.store import Database, schema

NUMBER = 10
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""32 signs, without 0, 1, I and O, which hands and eyes confuse."""
_LENGTH = 16
"""Of five bits each: 80 bits can neither be guessed nor found from a hash."""
_c = schema.recovery_codes.c


class RecoveryCodes:
    """The codes of all accounts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def renew(self, user: str) -> list[str]:
        """A new set; the old codes no longer count. This is the only time that anybody sees them."""
        codes = ["".join(secrets.choice(_LETTERS) for _ in range(_LENGTH)) for _ in range(NUMBER)]
        rows = [{"id": _hashed(user, code), "user_id": user} for code in codes]
        async with self._database.begin() as connection:
            await connection.execute(delete(schema.recovery_codes).where(_c.user_id == user))
            await connection.execute(insert(schema.recovery_codes), rows)
        return ["-".join(code[start : start + 4] for start in range(0, _LENGTH, 4)) for code in codes]

    async def left(self, user: str) -> int:
        """How many have not been used."""
        row = await self._database.first(select(func.count().label("number")).where(_c.user_id == user))
        return int(row.number) if row is not None else 0

    async def is_good(self, user: str, code: str) -> bool:
        """Whether a code counts; it still does afterwards."""
        return await self._database.first(select(_c.id).where(_c.id == _hashed(user, code))) is not None

    async def use(self, user: str, code: str) -> bool:
        """Uses a code up, whichever process is asked first; False: it was not good."""
        async with self._database.begin() as connection:
            done = await connection.execute(delete(schema.recovery_codes).where(_c.id == _hashed(user, code)))
        return done.rowcount == 1


def _hashed(user: str, code: str) -> str:
    """Its hash, however it is written: in small letters, with or without hyphens."""
    plain = "".join(sign for sign in code.upper() if sign.isalnum())
    return hashlib.sha256(f"{user}/{plain}".encode()).hexdigest()
