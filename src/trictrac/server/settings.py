"""Settings by environment; a server that everybody can reach does not start with an unsafe secret."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from trictrac.errors import TrictracError
from trictrac.journal import sync_folder

SHORTEST_SECRET = 32
_LOCAL = ("127.0.0.1", "::1", "localhost")


class SettingsError(TrictracError):
    """A setting with which the server does not start."""


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; docs/deploy.md lists it."""

    database: str
    secret: str
    host: str = "127.0.0.1"
    port: int = 8000
    public: bool = False
    """Whether people elsewhere reach it: cookies only over TLS, metrics only with their token."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may talk to it, such as ``https://trictrac.example``."""
    proxies: str = ""
    """Addresses of proxies that are believed about who calls."""
    workers: int = 1
    """Processes that think for computers."""
    thinking: float = 10.0
    """Seconds a computer may think."""
    rate: float = 20.0
    """Requests a second that one address may make for long; six times as many at once."""
    metrics_token: str = ""

    @classmethod
    def of(cls, environment: Mapping[str, str]) -> Settings:
        """Reads ``TRICTRAC_…``."""
        data = _data_folder(environment)
        public = _flag(environment, "TRICTRAC_PUBLIC")
        settings = cls(
            database=database_of(environment),
            secret=environment.get("TRICTRAC_SECRET", "") or ("" if public else _own_secret(data)),
            host=environment.get("TRICTRAC_HOST", "127.0.0.1"),
            port=int(_number(environment, "TRICTRAC_PORT", 8000, 0, 65535)),
            public=public,
            origins=tuple(environment.get("TRICTRAC_ORIGINS", "").replace(",", " ").split()),
            proxies=environment.get("TRICTRAC_PROXIES", ""),
            workers=int(_number(environment, "TRICTRAC_WORKERS", 1, 1, 256)),
            thinking=_number(environment, "TRICTRAC_THINKING", 10, 0.1, 600),
            rate=_number(environment, "TRICTRAC_RATE", 20, 1, 1e6),
            metrics_token=environment.get("TRICTRAC_METRICS_TOKEN", ""),
        )
        settings.check()
        return settings

    def check(self) -> None:
        """Refuses what is not safe."""
        if self.host not in _LOCAL and not self.public:
            raise SettingsError(
                f"{self.host} can be reached from elsewhere: set TRICTRAC_PUBLIC=1, with all that goes with it"
            )
        weak = len(self.secret) < SHORTEST_SECRET or len(set(self.secret)) < 10
        if weak:
            raise SettingsError(
                f"TRICTRAC_SECRET must be a random text of at least {SHORTEST_SECRET} characters, "
                "for example from: openssl rand -hex 32"
            )
        if self.public and not self.origins:
            raise SettingsError("a public server names its own origin: TRICTRAC_ORIGINS=https://trictrac.example")
        for origin in self.origins:
            if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
                raise SettingsError(f"an origin looks like https://trictrac.example, not {origin}")
            if self.public and not origin.startswith("https://"):
                raise SettingsError(f"a public server is reached over https, not {origin}")


def database_of(environment: Mapping[str, str]) -> str:
    """The address of the database, which the operator's commands need alone."""
    return environment.get("TRICTRAC_DATABASE_URL") or f"sqlite:///{_data_folder(environment) / 'server.sqlite'}"


def _data_folder(environment: Mapping[str, str]) -> Path:
    if environment.get("TRICTRAC_DATA"):
        return Path(environment["TRICTRAC_DATA"])
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "trictrac"


def _own_secret(folder: Path) -> str:
    """The secret of a private server, made at its first start and kept beside the database."""
    path = folder / "server.secret"
    try:
        return path.read_text().strip()
    except FileNotFoundError:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return path.read_text().strip()
        with os.fdopen(handle, "w") as file:
            secret = secrets.token_hex(32)
            file.write(secret + "\n")
            file.flush()
            os.fsync(file.fileno())
        sync_folder(path)
        return secret


def _flag(environment: Mapping[str, str], name: str) -> bool:
    value = environment.get(name, "").lower()
    if value not in ("", "0", "1", "no", "yes", "false", "true"):
        raise SettingsError(f"{name} is 0 or 1, not {value!r}")
    return value in ("1", "yes", "true")


def _number(environment: Mapping[str, str], name: str, usual: float, least: float, most: float) -> float:
    text = environment.get(name, "")
    try:
        value = float(text) if text else usual
    except ValueError:
        value = least - 1
    if not least <= value <= most:
        raise SettingsError(f"{name} is a number from {least:g} to {most:g}, not {text!r}")
    return value
