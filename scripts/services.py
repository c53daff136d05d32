"""Installs what the server is tested beside, from Debian's packages: PostgreSQL, nginx and Caddy, if missing.

In CI (``CI`` or ``TRICTRAC_REQUIRE_POSTGRES`` is set) a missing one is a failure; elsewhere a sentence says what
will not be tested. Standard library only: the Makefile calls it with whatever ``python3`` the machine has.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


def has_postgresql() -> bool:
    """Whether the server's own programs are there; the client alone is not enough."""
    return any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def has_nginx() -> bool:
    """Debian puts it where only root's path looks."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin") is not None


def has_caddy() -> bool:
    """The other server of docs/deploy.md."""
    return shutil.which("caddy") is not None


PACKAGES = {"postgresql": has_postgresql, "nginx-light": has_nginx, "caddy": has_caddy}


def missing() -> list[str]:
    """The packages whose programs are not there."""
    return [package for package, there in PACKAGES.items() if not there()]


def install(packages: list[str]) -> str | None:
    """Asks apt for them; returns why that did not work."""
    apt = shutil.which("apt-get")
    if apt is None:
        return "there is no apt-get here"
    prefix: list[str] = []
    if os.geteuid() != 0:
        sudo = shutil.which("sudo")
        if sudo is None or subprocess.call([sudo, "-n", "true"], stderr=subprocess.DEVNULL):
            return "that needs root, or sudo without a password"
        prefix = [sudo, "-n", "env", "DEBIAN_FRONTEND=noninteractive"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print(f"Installing {' and '.join(packages)} from Debian's packages…", flush=True)
    last = ""
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            [*prefix, apt, "-q", *arguments],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        last = (done.stdout.strip().splitlines() or ["?"])[-1]
    return None if not missing() else f"apt-get says: {last}"


def main() -> None:
    """Installs what is missing; a sentence says what could not be had."""
    wanted = missing()
    why = install(wanted) if wanted else None
    if why is None:
        return
    names = " and ".join(missing())
    required = os.environ.get("CI") or os.environ.get("TRICTRAC_REQUIRE_POSTGRES")
    print(f"{names} cannot be installed ({why}): apt install {' '.join(missing())}", file=sys.stderr)
    if required:
        sys.exit("In CI the server is tested on PostgreSQL, behind nginx and behind Caddy.")
    print("Their tests are passed over.", file=sys.stderr)


main()
