"""Who somebody is: a signed cookie, made at once for a guest; accounts have sessions that can be taken back."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
from dataclasses import dataclass
from typing import Any

from trictrac.server.refusals import ServerRefused
from trictrac.server.tables.seats import Person

LIFE = 400 * 86_400
"""Seconds a cookie is good for."""
CODE_LIFE = 600
"""Seconds in which another device may take a code up."""
NAME = 40


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody with a cookie; ``session`` is that of an account."""

    person: Person
    session: str | None = None


class Signer:
    """Signs and reads what the server hands out and wants back unchanged."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(f"trictrac-cookies-1/{secret}".encode()).digest()

    def sign(self, purpose: str, data: dict[str, Any]) -> str:
        """A text that :meth:`read` understands."""
        body = base64.urlsafe_b64encode(json.dumps(data, separators=(",", ":")).encode()).decode().rstrip("=")
        return f"{body}.{self._mac(purpose, body)}"

    def read(self, purpose: str, text: str, now: float, life: float) -> dict[str, Any] | None:
        """The data, if this server signed it for this purpose and not too long ago."""
        body, _, mac = text.rpartition(".")
        if len(text) > 2000 or not text.isascii() or not hmac.compare_digest(mac, self._mac(purpose, body)):
            return None
        data = json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))
        return data if isinstance(data, dict) and 0 <= now - data["t"] + 60 <= life + 60 else None

    def invitation(self, table: str, player: int) -> str:
        """What lets whoever has it sit down in one seat."""
        return self._mac("invitation", f"{table}/{player}")[:32]

    def is_invitation(self, text: str | None, table: str, player: int) -> bool:
        """Whether somebody was invited to a seat."""
        return text is not None and text.isascii() and hmac.compare_digest(text, self.invitation(table, player))

    def _mac(self, purpose: str, body: str) -> str:
        return hmac.new(self._key, f"{purpose}/{body}".encode(), hashlib.sha256).hexdigest()

    def cookie(self, visitor: Visitor, now: float) -> str:
        """The cookie of a visitor."""
        person = visitor.person
        return self.sign("cookie", {"u": person.id, "n": person.name, "s": visitor.session, "t": int(now)})

    def visitor(self, cookie: str | None, now: float) -> Visitor | None:
        """Whose cookie it is, if it is good. Whether a session still stands is for the accounts to say."""
        data = self.read("cookie", cookie, now, LIFE) if cookie else None
        return Visitor(Person(data["u"], data["n"]), data["s"]) if data else None

    def code(self, person: Person, now: float) -> str:
        """What lets another device of a guest be the same guest."""
        return self.sign("code", {"u": person.id, "n": person.name, "t": int(now), "j": secrets.token_urlsafe(9)})

    def adopt(self, code: str, now: float) -> Visitor:
        """The guest who made a code."""
        data = self.read("code", code, now, CODE_LIFE)
        if data is None:
            raise ServerRefused("bad_code")
        return Visitor(Person(data["u"], data["n"]))


def new_guest(languages: str = "") -> Visitor:
    """Somebody who has just come in, and the languages his browser asks for."""
    number = secrets.randbelow(9000) + 1000
    name = "Guest" if languages and not languages.lower().startswith("fr") else "Invité"
    return Visitor(Person(f"g-{secrets.token_urlsafe(12)}", f"{name} {number}"))


def clean_name(text: str) -> str:
    """A name as tables take it."""
    name = " ".join(text.split())
    if not 1 <= len(name) <= NAME or not name.isprintable() or name.lower() in ("queue", "pot"):
        raise ServerRefused("bad_name")
    return name
