"""Mail to people who gave an address, over the operator's mail server; without one, no mail is sent."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import SplitResult, unquote, urlsplit

from trictrac.errors import TrictracError
from trictrac.server.refusals import ServerRefused

TIMEOUT = 20.0
MOST_WAITING = 100
"""Letters under way: a mail server that hangs fills no memory."""
_LOCAL = ("127.0.0.1", "::1", "localhost")
_PORTS = {"smtp": 587, "smtps": 465}
_ADDRESS = re.compile(r"[!-~]{1,64}@[A-Za-z0-9.-]{1,189}")
_NOT_IN_ADDRESSES = frozenset('@<>,;:"()[]\\')
_log = logging.getLogger(__name__)


class Mailer:
    """Sends letters in threads, one after the other; what cannot be sent is counted in the log, without an address."""

    def __init__(self, url: str, sender: str) -> None:
        parts, self._host, self._port = read_url(url)
        self._at_once = parts.scheme == "smtps"
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        self._sender = sender
        self._tasks: set[asyncio.Task[None]] = set()
        self._one = asyncio.Semaphore(1)

    def send(self, to: str, subject: str, text: str) -> None:
        """Sends a letter soon: how long it takes tells nobody whether there was one to send."""
        if len(self._tasks) >= MOST_WAITING:
            _log.error("a letter was not sent: too many are waiting")
            return
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._sender, to, subject
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        task = asyncio.create_task(self._send(letter), name="mail")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Waits for the letters that are under way."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=TIMEOUT)

    async def _send(self, letter: EmailMessage) -> None:
        async with self._one:
            try:
                await asyncio.to_thread(self._post, letter)
            except (OSError, smtplib.SMTPException) as error:  # their texts repeat the address
                _log.error("a letter was not sent: %s", type(error).__name__)

    def _post(self, letter: EmailMessage) -> None:
        context = ssl.create_default_context()
        if self._at_once:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=TIMEOUT, context=context)
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=TIMEOUT)
        with server:
            if not self._at_once and self._host not in _LOCAL:
                server.starttls(context=context)  # an exception, where the mail server cannot
            if self._user:
                server.login(self._user, self._password)
            server.send_message(letter)


def read_url(url: str) -> tuple[SplitResult, str, int]:
    """The address of a mail server, with its name and its port; an error does not repeat the password in it."""
    try:
        parts = urlsplit(url)
        if parts.scheme in _PORTS and parts.hostname:
            return parts, parts.hostname, parts.port or _PORTS[parts.scheme]
    except ValueError:  # no port, no host
        pass
    raise TrictracError("TRICTRAC_SMTP looks like smtps://user:password@mail.example")


def clean_address(text: str) -> str:
    """An address as letters take it."""
    address = text.strip()
    name = address.rpartition("@")[0]
    if not _ADDRESS.fullmatch(address) or _NOT_IN_ADDRESSES & set(name):
        raise ServerRefused("bad_email")
    return address
