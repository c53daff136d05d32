"""Who somebody is: a signed cookie, made at once for a guest; accounts have sessions that can be revoked."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
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
NAME = 40
_SIGNED_BY: dict[str, Any] = {"key_derivation": "hmac", "digest_method": hashlib.sha256}


@dataclass(frozen=True, slots=True)
class KnownVisitor:
    """Somebody with a cookie; ``session`` is that of an account."""

    person: Person
    session: str | None = None


class Signer:
    """Signs and reads what the server hands out and wants back unchanged: cookies, codes, invitations."""

    def __init__(self, secret: str) -> None:
        self._cookies = itsdangerous.URLSafeTimedSerializer(secret, b"trictrac cookie", signer_kwargs=_SIGNED_BY)
        self._codes = itsdangerous.URLSafeTimedSerializer(secret, b"trictrac code", signer_kwargs=_SIGNED_BY)
        self._invitations = itsdangerous.Signer(secret, b"trictrac invitation", **_SIGNED_BY)
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
        return KnownVisitor(Person(data["u"], data["n"]), data["s"]) if data else None

    def code(self, person: Person) -> str:
        """What lets another device of a guest be the same guest."""
        return str(self._codes.dumps({"u": person.id, "n": person.name, "j": secrets.token_urlsafe(9)}))

    def adopt(self, code: str, now: float) -> tuple[KnownVisitor, str]:
        """The guest who made a code, and its number: the same signature can be spelled in several ways."""
        data = _read(self._codes, code, now, CODE_LIFE)
        if data is None:
            raise ServerRefused("bad_code")
        return KnownVisitor(Person(data["u"], data["n"])), data["j"]

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
    lang = "en" if languages and not languages.lower().startswith(HOUSE_LANGUAGE) else HOUSE_LANGUAGE
    name = say("guest-name", lang, number=secrets.randbelow(9000) + 1000)
    return KnownVisitor(Person(f"g-{secrets.token_urlsafe(12)}", name))


def clean_name(text: str) -> str:
    """A name as tables take it."""
    name = " ".join(text.split())
    if not 1 <= len(name) <= NAME or not name.isprintable() or name.lower() in ("queue", "pot"):
        raise ServerRefused("bad_name")
    return name
