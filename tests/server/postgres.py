"""A PostgreSQL of the tests' own, from Debian's packages, in a temporary folder."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import asyncpg


def find_binaries() -> Path | None:
    """The folder of initdb and pg_ctl, the newest version first."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda f: int(f.parent.name), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


class Postgres:
    """Runs until stopped; may be killed and started again."""

    def __init__(self, binaries: Path) -> None:
        self._binaries = binaries
        self.folder = Path(tempfile.mkdtemp(prefix="trictrac-pg-"))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        # PostgreSQL does not run as root.
        self._as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._as:
            shutil.chown(self.folder, "postgres")
        self._run("initdb", "-D", self.folder / "data", "-A", "trust", "-U", "trictrac", "--no-sync", "-E", "UTF8")
        self.start()

    def start(self) -> None:
        """Starts it and waits until it answers. The machine does not go down in a test: no need to wait for disks."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200"
        self._run("pg_ctl", "-D", self.folder / "data", "-w", "-o", options, "-l", self.folder / "log", "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stops it; ``immediate`` is as rude as a power cut."""
        self._run("pg_ctl", "-D", self.folder / "data", "-w", "-m", mode, "stop")

    def remove(self) -> None:
        """Stops it and takes everything away."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str = "postgres") -> str:
        """Its address."""
        return f"postgresql://trictrac@127.0.0.1:{self.port}/{database}"

    async def new_database(self, name: str) -> str:
        """A fresh database; its address."""
        connection = await asyncpg.connect(self.url())
        try:
            await connection.execute(f'CREATE DATABASE "{name}"')
        finally:
            await connection.close()
        return self.url(name)

    def _run(self, program: str, *arguments: object) -> None:
        command = [*self._as, str(self._binaries / program), *map(str, arguments)]
        with tempfile.TemporaryFile() as output:  # a pipe would be held open by the server it starts
            done = subprocess.run(command, check=False, stdout=output, stderr=subprocess.STDOUT, cwd="/")
            if done.returncode:
                output.seek(0)
                raise RuntimeError(f"{program}: {output.read().decode(errors='replace')}")
