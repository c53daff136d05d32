"""Who somebody is: a signed cookie, made at once for a guest; accounts have sessions that can be revoked."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import itsdangerous

from trictrac.server.refusals import ServerRefused
from trictrac.server.tables.seats import HOUSE_LANGUAGE, Person
from trictrac.words import say

LIFE = 400 * 86_400
"""Seconds a cookie is good for."""
CODE_LIFE = 600
"""Seconds in which another device may use a code."""
SKEW = 60
"""Seconds by which the clocks of two servers of one house may differ."""
MOST_NAMES = 5
"""Accounts that a device is known for."""
_SIGNED_BY: dict[str, Any] = {"key_derivation": "hmac", "digest_method": hashlib.sha256}


@dataclass(frozen=True, slots=True)
class KnownVisitor:
    """Somebody with a cookie; ``session`` is that of an account."""

    person: Person
    session: str | None = None


@dataclass(frozen=True, slots=True)
class Device:
    """A browser in which people signed in, known again by a cookie of its own that outlives their sessions."""

    id: str
    known: tuple[str, ...] = ()
    """For which accounts, each as a hash of its name."""

    @classmethod
    def new(cls) -> Device:
        return cls(secrets.token_urlsafe(12))

    def knows(self, login: str) -> bool:
        """Whether somebody signed in here under this name (``names.folded``)."""
        return _mark(login) in self.known

    def after(self, login: str) -> Device:
        """The device after somebody signed in under a name."""
        others = (each for each in self.known if each != _mark(login))
        return Device(self.id, (_mark(login), *others)[:MOST_NAMES])


def _mark(login: str) -> str:
    return hashlib.sha256(login.encode()).hexdigest()[:16]


class Signer:
    """Signs and reads what the server hands out and wants back unchanged: cookies, codes, invitations."""

    def __init__(self, secret: str) -> None:
        self._cookies = itsdangerous.URLSafeTimedSerializer(secret, b"trictrac cookie", signer_kwargs=_SIGNED_BY)
        self._codes = itsdangerous.URLSafeTimedSerializer(secret, b"trictrac code", signer_kwargs=_SIGNED_BY)
        self._devices = itsdangerous.URLSafeTimedSerializer(secret, b"trictrac device", signer_kwargs=_SIGNED_BY)
        self._invitations = itsdangerous.Signer(secret, b"trictrac invitation", **_SIGNED_BY)
        self._secret = secret
        self._former_key = hashlib.sha256(f"trictrac-cookies-1/{secret}".encode()).digest()

    def invitation(self, table: str, player: int) -> str:
        """What lets whoever has it sit down in one seat."""
        return self._invitations.get_signature(f"{table}/{player}").decode()

    def is_invitation(self, text: str | None, table: str, player: int) -> bool:
        """Whether somebody was invited to a seat."""
        return text is not None and self._invitations.verify_signature(f"{table}/{player}", text)

    def cookie(self, visitor: KnownVisitor) -> str:
        person = visitor.person
        return str(self._cookies.dumps({"u": person.id, "n": person.name, "s": visitor.session}))

    def visitor(self, cookie: str | None, now: float) -> KnownVisitor | None:
        """Whose cookie it is, if it is good. Whether a session still stands is for the accounts to say."""
        if not cookie:
            return None
        data = _read(self._cookies, cookie, now, LIFE) or self._former(cookie, now)
        return KnownVisitor(Person(data["u"], data["n"], data["s"] is None), data["s"]) if data else None

    def device_cookie(self, device: Device) -> str:
        return str(self._devices.dumps({"d": device.id, "k": device.known}))

    def device(self, cookie: str | None, now: float) -> Device:
        """The device of a cookie; without a good one, a new device."""
        data = _read(self._devices, cookie, now, LIFE) if cookie else None
        return Device(data["d"], tuple(data["k"])) if data else Device.new()

    def code(self, person: Person) -> str:
        """What lets another device of a guest be the same guest."""
        return str(self._codes.dumps({"u": person.id, "n": person.name, "j": secrets.token_urlsafe(9)}))

    def adopt(self, code: str, now: float) -> tuple[KnownVisitor, str]:
        """The guest who made a code, and its number: the same signature can be spelled in several ways."""
        data = _read(self._codes, code, now, CODE_LIFE)
        if data is None:
            raise ServerRefused("bad_code")
        return KnownVisitor(Person(data["u"], data["n"], guest=True)), data["j"]

    def promise(self, purpose: str, data: Mapping[str, str | None]) -> str:
        """What the server hands out for one purpose and keeps nowhere."""
        return str(self._for(purpose).dumps(data))

    def kept(self, purpose: str, text: str, now: float, life: float) -> dict[str, str]:
        """What a promise holds, within so many seconds."""
        data = _read(self._for(purpose), text, now, life)
        if data is None:
            raise ServerRefused("bad_code")
        return dict(data)

    def _for(self, purpose: str) -> itsdangerous.URLSafeTimedSerializer:
        return itsdangerous.URLSafeTimedSerializer(self._secret, f"trictrac {purpose}", signer_kwargs=_SIGNED_BY)

    def _former(self, cookie: str, now: float) -> dict[str, Any] | None:
        """Reads a cookie as houses signed them before: a guest's games hang on nothing else."""
        body, _, mac = cookie.rpartition(".")
        right = hmac.new(self._former_key, f"cookie/{body}".encode(), hashlib.sha256).hexdigest()
        if not hmac.compare_digest(mac.encode(), right.encode()):
            return None
        data: dict[str, Any] = json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))
        return data if -SKEW <= now - data["t"] <= LIFE else None


def _read(signed: itsdangerous.URLSafeTimedSerializer, text: str, now: float, life: float) -> Any:
    """The data, if this house signed it for this purpose and not too long ago."""
    try:
        data, at = signed.loads(text, return_timestamp=True)
    except itsdangerous.BadData:
        return None
    return data if -SKEW <= now - at.timestamp() <= life else None


def new_guest(languages: str = "") -> KnownVisitor:
    """Somebody who has just come in, and the languages their browser asks for."""
    name = say("guest-name", language_of(languages), number=secrets.randbelow(9000) + 1000)
    return KnownVisitor(Person(f"g-{secrets.token_urlsafe(12)}", name, guest=True))


def language_of(languages: str) -> str:
    """The language to address somebody in, of those their browser asks for (``Accept-Language``)."""
    return "en" if languages and not languages.lower().startswith(HOUSE_LANGUAGE) else HOUSE_LANGUAGE
