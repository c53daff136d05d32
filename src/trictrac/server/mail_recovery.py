"""An address for mail: confirmed by a link, used to bring back an owner who lost the password, and to warn them.

Nothing of this is kept but the confirmed address: links carry what they are for, signed and dated.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy import update

from trictrac.server.accounts import Accounts, Member
from trictrac.server.api.limits import Limits
from trictrac.server.credentials import Credentials, fingerprint
from trictrac.server.identity import KnownVisitor, Signer
from trictrac.server.mail import Mailer, clean_address
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import Database, schema
from trictrac.words import say

LINK_LIFE = 3600.0
"""Seconds for which a link in a letter is good."""
_CONFIRM, _RECOVER = "address", "password"


class MailRecovery:
    """Letters with links; ``origin`` is where the links lead, and never what a request says of itself."""

    def __init__(
        self,
        database: Database,
        accounts: Accounts,
        credentials: Credentials,
        signer: Signer,
        mailer: Mailer | None,
        origin: str,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._database = database
        self._accounts = accounts
        self._credentials = credentials
        self._signer = signer
        self._mailer = mailer
        self._origin = origin
        self._now = now
        self._letters = Limits(1 / 600, 3)
        """By letter box: nobody's is filled from here."""

    @property
    def is_there(self) -> bool:
        """Whether the operator lets the server send mail."""
        return self._mailer is not None

    async def set_address(self, visitor: KnownVisitor, password: str, code: str | None, email: str, lang: str) -> None:
        """Asks a new address for its consent; without one, forgets the one there was."""
        member = await self._credentials.prove(visitor, password, code)
        if not email:
            await self._keep(member, None)
            self.warn(member, "address", lang)
            return
        if self._mailer is None:
            raise ServerRefused("no_mail")
        address = clean_address(email)
        self._letters.check(_box_of(address))
        data = {"u": member.id, "e": address, "p": fingerprint(member), "o": member.email or ""}
        self._write(address, "confirm", f"confirm={self._signer.promise(_CONFIRM, data)}", member.name, lang)

    async def confirm(self, token: str, lang: str) -> None:
        """An address counts once its link is followed: once, and with the password of the time it was asked for."""
        data = self._signer.kept(_CONFIRM, token, self._now(), LINK_LIFE)
        member = await self._accounts.find_id(data["u"])
        if member is None or data["p"] != fingerprint(member) or data["o"] != (member.email or ""):
            raise ServerRefused("bad_code")
        await self._keep(member, data["e"])
        self.warn(member, "address", lang)

    async def _keep(self, member: Member, email: str | None) -> None:
        async with self._database.begin() as connection:
            await connection.execute(update(schema.users).where(schema.users.c.id == member.id).values(email=email))

    async def send_link(self, login: str, lang: str) -> None:
        """Sends a link to the owner of an account; who asks is not told whether there is one."""
        if self._mailer is None:
            raise ServerRefused("no_mail")
        member = await self._accounts.find(login)
        if member is None or member.email is None or member.banned or not self._letters.allows(_box_of(member.email)):
            return
        token = self._signer.promise(_RECOVER, {"u": member.id, "p": fingerprint(member), "e": member.email})
        self._write(member.email, "recover", f"recover={token}", member.name, lang)

    async def recover(self, token: str, new: str, code: str | None, device: str) -> KnownVisitor:
        """Sets a new password by a link and signs in; the link is good until then."""
        data = self._signer.kept(_RECOVER, token, self._now(), LINK_LIFE)
        member = await self._accounts.find_id(data["u"])
        if member is None or data["p"] != fingerprint(member) or data["e"] != member.email:
            raise ServerRefused("bad_code")
        return await self._credentials.come_back(member, new, code, device)

    def warn(self, member: Member, what: str, lang: str) -> None:
        """Tells the owner of an account at the address they had that something about it has changed."""
        if self._mailer is not None and member.email is not None:
            text = say(f"mail-changed-{what}", lang, name=member.name)
            self._mailer.send(member.email, say("mail-changed", lang), f"{text}\n\n{self._origin}/account\n")

    def _write(self, to: str, what: str, fragment: str, name: str, lang: str) -> None:
        """A link has its token behind ``#``, which browsers send to nobody."""
        assert self._mailer is not None
        text = say(f"mail-{what}-text", lang, name=name)
        self._mailer.send(to, say(f"mail-{what}", lang), f"{text}\n\n{self._origin}/account#{fragment}\n")


def _box_of(address: str) -> str:
    """The letter box behind an address: most houses take capitals and what follows a ``+`` for the same one."""
    name, _, house = address.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{house}"
