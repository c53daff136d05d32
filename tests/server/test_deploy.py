"""As docs/deploy.md says: two processes on PostgreSQL behind nginx or Caddy, with the very files that it gives."""

import asyncio
import configparser
import contextlib
import os
import re
import shutil
import subprocess
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.server.running import SECRET, ServerProcess, free_port
from tests.server.test_faults import Bot, all_go_on, check_logs, come_to_rest
from trictrac.server.api.shield import BODY_WITHIN
from trictrac.server.connections import HEAD_WITHIN, MOST
from trictrac.server.main import SLOWEST_STOP
from trictrac.server.pupils import MOST_KEPT
from trictrac.server.settings import PREFIX, Settings

pytestmark = pytest.mark.anyio
EXAMPLES = Path(__file__).parents[2] / "examples" / "deploy"


def find(program):
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        reason = f"no {program} here: python3 scripts/services.py installs it (in CI this is a failure)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return found


class Proxy:
    """A proxy of the examples, as its file is but for ports, and without TLS."""

    def __init__(self, folder, ports):
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen(self.command(ports), env={**os.environ, "HOME": str(folder)})

    def command(self, ports):
        raise NotImplementedError

    def site(self, name, address, ports):
        text = (EXAMPLES / name).read_text()
        assert address[0] in text
        text = text.replace(*address)
        for written, port in zip((8001, 8002), ports, strict=True):
            text = text.replace(f"127.0.0.1:{written}", f"127.0.0.1:{port}")
        return text

    async def ready(self):
        async with httpx.AsyncClient() as http:
            for _ in range(200):
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"{self.url}/healthz")).status_code == 200:
                        return self
                await asyncio.sleep(0.05)
        raise AssertionError("the proxy does not answer")

    def stop(self):
        self.process.terminate()
        self.process.wait(20)


class Nginx(Proxy):
    """nginx, without root."""

    def command(self, ports):
        folder = self.folder
        (folder / "site.conf").write_text(
            self.site("nginx.conf", ("listen 443 ssl", f"listen 127.0.0.1:{self.port}"), ports)
        )
        temporary = "".join(f"{each}_temp_path {folder}/{each};\n" for each in _TEMPORARY)
        (folder / "nginx.conf").write_text(
            f"pid {folder}/nginx.pid;\ndaemon off;\nerror_log {folder}/error.log;\n"
            f"events {{}}\nhttp {{\naccess_log off;\n{temporary}include {folder}/site.conf;\n}}\n"
        )
        return [find("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]


class Caddy(Proxy):
    """Caddy."""

    def command(self, ports):
        site = self.site("Caddyfile", ("trictrac.example {", f"{self.url} {{"), ports)
        (self.folder / "Caddyfile").write_text(site.replace("\tservers {", "\tadmin off\n\tservers {"))
        return [find("caddy"), "run", "--config", str(self.folder / "Caddyfile"), "--adapter", "caddyfile"]


_TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


async def test_games_go_through_both_proxies_to_two_processes_and_on_when_one_dies(postgres, tmp_path):
    for program in ("nginx", "caddy"):
        find(program)
    url = await postgres.new_database("behind_proxies")
    start = partial(ServerProcess, url, tmp_path, TRICTRAC_PROXIES="127.0.0.1")
    servers = await asyncio.gather(*(asyncio.to_thread(start) for _ in range(2)))
    proxies = [kind(tmp_path, [server.port for server in servers]) for kind in (Nginx, Caddy)]
    try:
        for proxy in proxies:
            await proxy.ready()
        async with contextlib.AsyncExitStack() as stack:
            bots = [Bot(proxy.url, f"bot{n}") for n, proxy in enumerate(proxies * 4)]
            await asyncio.gather(*(bot.open(stack) for bot in bots))
            enough = asyncio.Event()
            playing = [asyncio.create_task(bot.play(enough)) for bot in bots]
            await asyncio.sleep(1.5)
            sockets = [_sockets(server) for server in servers]
            assert all(sockets), f"everything went to one process: {sockets}"
            servers[0].kill()
            await all_go_on(bots)
            await come_to_rest(playing, enough)
        servers[1].stop()
    finally:
        for proxy in proxies:
            proxy.stop()
    await check_logs(url, bots)


def _sockets(server):
    """Open websockets of a process, as it counts them itself."""
    text = httpx.get(f"{server.url}/metrics").text
    return float(re.search(r"^trictrac_sockets (\S+)", text, re.MULTILINE)[1])


def test_the_documents_give_the_files_that_are_tried():
    page = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text()
    for file in EXAMPLES.iterdir():
        assert f"examples/deploy/{file.name}" in page


UNIT = EXAMPLES / "trictrac@.service"


def test_the_unit_goes_with_the_server():
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str
    unit.read(UNIT)
    service = unit["Service"]
    assert service["ExecStart"].split()[1:] == ["serve"]
    assert service["EnvironmentFile"] == "/etc/trictrac.env"
    assert service["User"] != "root"
    assert int(service["TimeoutStopSec"]) > SLOWEST_STOP  # it may stop in order before it is killed
    lines = UNIT.read_text().splitlines()
    assert "Environment=TRICTRAC_PORT=%i" in lines
    assert "Environment=TRICTRAC_DATA=/var/lib/trictrac" in lines  # the one place it may write to
    assert (service["ProtectSystem"], service["StateDirectory"]) == ("strict", "trictrac")


def test_systemd_reads_the_unit(tmp_path):
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd here")
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace("/opt/trictrac/bin/trictrac", "/bin/true"))
    done = subprocess.run([analyze, "verify", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_settings_of_the_page_start_a_public_server(monkeypatch):
    """The example of /etc/trictrac.env, with a secret in the place of its dots."""
    page = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text()
    block = page.split("# /etc/trictrac.env")[1].split("```")[0].splitlines()[1:]
    written = dict(line.split("#")[0].strip().split("=", 1) for line in block)
    written["TRICTRAC_SECRET"] = SECRET
    for name, value in written.items():
        monkeypatch.setenv(name, value)
    settings = Settings.load()
    assert settings.public
    assert settings.origins == ("https://trictrac.example",)
    every = set(re.findall(r"`(TRICTRAC_[A-Z_]+)`", page))
    assert every == {f"{PREFIX}{name.upper()}" for name in Settings.model_fields}  # the table is whole


def test_the_proxies_of_the_examples_have_the_limits_of_the_server():
    """Else one of them refuses what the other would take, or waits for what the other has given up."""
    nginx = dict(
        re.findall(
            r"^\s*(client_\w+|limit_conn trictrac_addresses) (\d+)", (EXAMPLES / "nginx.conf").read_text(), re.MULTILINE
        )
    )
    caddy = dict(
        re.findall(r"^\s*(read_header|read_body|max_size) (\d+)", (EXAMPLES / "Caddyfile").read_text(), re.MULTILINE)
    )
    limits = [HEAD_WITHIN, BODY_WITHIN, MOST_KEPT / 1024]
    names = ("client_header_timeout", "client_body_timeout", "client_max_body_size")
    assert [int(nginx[name]) for name in names] == limits
    assert [int(caddy[name]) for name in ("read_header", "read_body", "max_size")] == limits
    assert int(nginx["limit_conn trictrac_addresses"]) == MOST + 200
