"""Passwords: argon2id, a few at a time; an unknown name costs as much as a wrong password."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from trictrac.server.names import folded
from trictrac.server.refusals import ServerRefused

Found = TypeVar("Found")
SHORTEST, LONGEST = 10, 200
AT_ONCE = 2
"""Passwords hashed at the same time: each takes 64 MiB and a core."""


class Passwords:
    """Makes and checks the hashes of passwords in threads, so that nobody else waits."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(16))
        self._hashing = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str, name: str) -> str:
        """The hash of a new password; refuses one that is too short, too long, or the name."""
        if not SHORTEST <= len(password) <= LONGEST or folded(password) == folded(name):
            raise ServerRefused("weak_password")
        return await self._slowly(partial(self._hasher.hash, password))

    async def match(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password; without a hash it is not, after as much work."""
        right = await self._slowly(partial(self._verify, hashed or self._nobody, password[: LONGEST + 1]))
        return right and hashed is not None

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _slowly(self, work: Callable[[], Found]) -> Found:
        async with self._hashing:
            return await asyncio.to_thread(work)
