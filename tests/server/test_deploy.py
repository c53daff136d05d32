"""As docs/deploy.md says: two processes on PostgreSQL behind nginx, with the very file that it gives."""

import asyncio
import contextlib
import os
import re
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.server.running import ServerProcess, free_port
from tests.server.test_faults import Bot, all_go_on, check_logs, come_to_rest

pytestmark = pytest.mark.anyio
EXAMPLES = Path(__file__).parents[2] / "examples" / "deploy"


def find_nginx():
    nginx = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if nginx is None:
        reason = "no nginx here: python3 scripts/services.py installs it (in CI this is a failure)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return nginx


class Nginx:
    """The example as it is, but for ports, and without TLS."""

    def __init__(self, folder, ports):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        site = (EXAMPLES / "nginx.conf").read_text()
        site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{self.port}")
        for written, port in zip((8001, 8002), ports, strict=True):
            site = site.replace(f"127.0.0.1:{written}", f"127.0.0.1:{port}")
        (folder / "site.conf").write_text(site)
        temporary = "".join(f"{each}_temp_path {folder}/{each};\n" for each in _TEMPORARY)
        (folder / "nginx.conf").write_text(
            f"pid {folder}/nginx.pid;\ndaemon off;\nerror_log {folder}/error.log;\n"
            f"events {{}}\nhttp {{\naccess_log off;\n{temporary}include {folder}/site.conf;\n}}\n"
        )
        self.process = subprocess.Popen([find_nginx(), "-p", str(folder), "-c", str(folder / "nginx.conf")])

    async def ready(self):
        async with httpx.AsyncClient() as http:
            for _ in range(200):
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"{self.url}/healthz")).status_code == 200:
                        return self
                await asyncio.sleep(0.05)
        raise AssertionError("nginx does not answer")

    def stop(self):
        self.process.terminate()
        self.process.wait(10)


_TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


async def test_games_go_through_nginx_to_two_processes_and_on_when_one_dies(postgres, tmp_path):
    find_nginx()
    url = await postgres.new_database("behind_nginx")
    servers = [ServerProcess(url, tmp_path, TRICTRAC_PROXIES="127.0.0.1") for _ in range(2)]
    nginx = Nginx(tmp_path, [server.port for server in servers])
    try:
        await nginx.ready()
        async with contextlib.AsyncExitStack() as stack:
            bots = await asyncio.gather(*(Bot(nginx.url, f"bot{n}").open(stack) for n in range(4)))
            enough = asyncio.Event()
            playing = [asyncio.create_task(bot.play(enough)) for bot in bots]
            await asyncio.sleep(1.5)
            sockets = [_sockets(server) for server in servers]
            assert all(sockets), f"nginx gave everything to one process: {sockets}"
            servers[0].kill()
            await all_go_on(bots)
            await come_to_rest(playing, enough)
        servers[1].stop()
    finally:
        nginx.stop()
    await check_logs(url, bots)


def _sockets(server):
    """Open websockets of a process, as it counts them itself."""
    text = httpx.get(f"{server.url}/metrics").text
    return float(re.search(r"^trictrac_sockets (\S+)", text, re.MULTILINE)[1])


def test_the_documents_give_the_files_that_are_tried():
    page = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text()
    for name in ("nginx.conf", "Caddyfile", "trictrac@.service"):
        assert f"examples/deploy/{name}" in page
