"""Settings from the environment; a server that everybody can reach does not start with an unsafe secret."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Self

from pydantic import Field, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from trictrac.errors import TrictracError
from trictrac.folders import data_folder
from trictrac.journal import sync_folder
from trictrac.server.mail import read_url
from trictrac.words import fact

PREFIX = "TRICTRAC_"
SHORTEST_SECRET = 32
_EVERYWHERE = {"*": ("0.0.0.0/0", "::/0")}
LOCAL = ("127.0.0.1", "::1", "localhost")


class SettingsError(TrictracError):
    """A setting with which the server does not start."""


class Storage(BaseSettings):
    """Where everything is kept: all that the operator's commands need."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, frozen=True)

    data: Path = Field(default_factory=data_folder)
    """The folder of the database file and of the secret."""
    database_url: str = Field(default_factory=lambda known: f"sqlite:///{known['data'] / 'server.sqlite'}")
    database_patience: Annotated[float, Field(ge=0.1, le=600)] = 5.0
    """Seconds that one statement, one lock or a silent transaction may take before the database ends it."""


class Settings(Storage):
    """Everything that can be set, each as ``TRICTRAC_…`` in the environment; docs/deploy.md lists it."""

    public: bool = False
    """Whether people elsewhere reach it: cookies only over TLS, metrics only with their token."""
    secret: str = Field(default_factory=lambda known: "" if known["public"] else _own_secret(known["data"]), repr=False)
    host: str = "127.0.0.1"
    port: int = Field(8000, ge=0, le=65535)
    origins: Annotated[tuple[str, ...], NoDecode] = ()
    """Other origins whose pages may talk to it, such as ``https://trictrac.example``."""
    former_keys: Annotated[tuple[str, ...], NoDecode] = ()
    """Public keys with which the house signed records before its secret was changed."""
    proxies: str = ""
    """Addresses of proxies that are believed about who calls."""
    workers: int = Field(2, ge=1, le=256)
    """Processes that think for computers."""
    thinking: float = Field(10.0, ge=0.1, le=600)
    """Seconds a computer may think."""
    rate: float = Field(20.0, ge=1, le=1e6)
    """Requests per second that one address may make for long; six times as many at once."""
    metrics_token: str = Field("", repr=False)
    smtp: str = Field("", repr=False)
    """The mail server, such as ``smtps://user:password@mail.example``; without one no mail is sent."""
    mail_from: str = ""
    """Whom letters come from."""

    @classmethod
    def load(cls, **given: object) -> Self:
        """Reads the environment; what is given counts more. A setting that is wrong or unsafe is one sentence."""
        try:
            return cls(**given)  # type: ignore[arg-type]
        except ValidationError as error:
            raise SettingsError(_sentence(error)) from None

    @property
    def proxy_networks(self) -> tuple[IPv4Network | IPv6Network, ...]:
        """The proxies, each as a network; ``*`` is every address."""
        named = (each.strip() for each in self.proxies.split(",") if each.strip())
        return tuple(ip_network(each, strict=False) for name in named for each in _EVERYWHERE.get(name, (name,)))

    @field_validator("proxies")
    @classmethod
    def _check_proxies(cls, value: str) -> str:
        for each in filter(None, map(str.strip, value.split(","))):
            if each != "*":
                ip_network(each, strict=False)  # its error says what is wrong
        return value

    @field_validator("origins", "former_keys", mode="before")
    @classmethod
    def _separate(cls, value: object) -> object:
        return value.replace(",", " ").split() if isinstance(value, str) else value

    @model_validator(mode="after")
    def _check(self) -> Self:
        """Refuses what is not safe."""
        if self.host not in LOCAL and not self.public:
            raise ValueError(
                f"{self.host} can be reached from elsewhere: set TRICTRAC_PUBLIC=1, with all that goes with it"
            )
        if len(self.secret) < SHORTEST_SECRET or len(set(self.secret)) < 10:
            raise ValueError(
                f"TRICTRAC_SECRET must be a random text of at least {SHORTEST_SECRET} characters, "
                "for example from: openssl rand -hex 32"
            )
        if self.public and not self.origins:
            raise ValueError("a public server names its own origin: TRICTRAC_ORIGINS=https://trictrac.example")
        if self.smtp and not (self.mail_from and self.origins):
            raise ValueError("TRICTRAC_SMTP needs TRICTRAC_MAIL_FROM, and TRICTRAC_ORIGINS for the links in letters")
        if self.smtp:
            try:
                read_url(self.smtp)
            except TrictracError as error:
                raise ValueError(str(error)) from None
        for origin in self.origins:
            if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
                raise ValueError(f"an origin looks like https://trictrac.example, not {origin}")
            if self.public and not origin.startswith("https://"):
                raise ValueError(f"a public server is reached over https, not {origin}")
        return self


def _sentence(error: ValidationError) -> str:
    first: Mapping[str, Any] = error.errors(include_url=False)[0]
    if not first["loc"]:
        return str(first["ctx"]["error"])
    return f"{PREFIX}{str(first['loc'][0]).upper()} cannot be {first['input']!r}: {first['msg']}"


def _own_secret(folder: Path) -> str:
    """The secret of a private server, made at its first start and kept beside the database."""
    path = folder / "server.secret"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "w") as file:
                file.write(secrets.token_hex(32) + "\n")
                file.flush()
                os.fsync(file.fileno())
            sync_folder(path)
        return path.read_text().strip()
    except OSError as error:
        raise SettingsError(fact("secret-closed", why=str(error))) from None
